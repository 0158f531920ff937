"""Whatever is sent over a WebSocket, the server answers, changes nothing it shouldn't, and logs no error."""

import asyncio
import gc
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from katzentisch.protocol.codec import VERSION
from katzentisch.server import sockets
from katzentisch.server.handshake import TOO_MANY
from katzentisch.server.settings import Limits
from katzentisch.testing.fuzz_client import fuzz_tables
from katzentisch.testing.running_server import RunningServer, eventually, logged_errors, quick, running
from katzentisch.testing.visitor import Visitor, framed, request

MESSAGES = 3000


def counted(server: RunningServer, what: str) -> float:
    metrics = getattr(server.server.services.metrics, what).collect()
    return sum(float(sample.value) for metric in metrics for sample in metric.samples if sample.name.endswith("_total"))


def test_malformed_messages_change_nothing(tmp_path: Path, address: str) -> None:
    with logged_errors() as errors, running(quick(tmp_path, address, share_wait=300)) as server:
        outcome = asyncio.run(fuzz_tables(server.url, address, MESSAGES, seed=1))
        failed = counted(server, "failures")
    gc.collect()  # asyncio complains of a task when it goes
    assert outcome.sent >= MESSAGES * 0.9
    assert outcome.closed == 60
    assert outcome.tables_changed == 0
    assert (errors, failed) == ([], 0)


def test_who_comes_with_something_forged_is_not_let_in(tmp_path: Path) -> None:
    async def handshakes(url: str) -> list[int]:
        async with Visitor(url, "Echt") as visitor:
            cookie = f"katzentisch={visitor.http.cookies['katzentisch']}"
            forged = [{"Cookie": each} for each in ("", "katzentisch=", cookie[:-1], cookie + "x", "katzentisch=ü", "=;=", "x" * 4000)]
            strange = [{"Cookie": cookie, "Origin": each} for each in ("http://elsewhere", "http://[", "null", "\t")]
            return [await answer(url, headers) for headers in (*forged, *strange, {"Cookie": cookie})]

    with logged_errors() as errors, running(quick(tmp_path)) as server:
        assert asyncio.run(handshakes(server.url)) == [403] * 11 + [101]
    assert errors == []


async def answer(url: str, headers: dict[str, str]) -> int:
    try:
        async with connect(url.replace("http", "ws") + "/api/socket", additional_headers=headers):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_connections_come_and_go(tmp_path: Path) -> None:
    """Some hang up before they are answered, some without a word, some in the middle of one."""

    async def crowd(url: str) -> None:
        async with Visitor(url, "Zappel") as visitor:
            table = await visitor.make_table("mau_mau", 2, public=True)
            cookie = f"Cookie: katzentisch={visitor.http.cookies['katzentisch']}\r\n"
            watch = framed(type="watch", version=VERSION, table=table["id"])
            talks = [request(url, cookie)[:end] for end in (0, 30, None)] + [request(url, cookie) + 20 * watch + watch[:9]]
            await asyncio.gather(*(hang_up(url, talk, number % 3 / 100) for number, talk in enumerate(50 * talks)))
            await visitor.connect()
            await visitor.watch(table)

    with logged_errors() as errors, running(quick(tmp_path)) as server:
        asyncio.run(crowd(server.url))
        assert eventually(lambda: not server.server.connections.open)
        failed = counted(server, "failures")
    gc.collect()
    assert (errors, failed) == ([], 0)


async def hang_up(url: str, talk: bytes, patience: float) -> None:
    host, port = url.removeprefix("http://").split(":")
    _, writer = await asyncio.open_connection(host, int(port))
    writer.write(talk)
    await asyncio.sleep(patience)
    writer.transport.abort()


def test_a_flood_is_stemmed_and_drowns_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that sends too much waits; the others don't."""

    async def scenario(url: str) -> None:
        async with Visitor(url, "Flut") as flood, Visitor(url, "Ebbe") as calm:
            for visitor in (flood, calm):
                await visitor.connect()
            assert flood.socket
            flood.socket.transport.write(5000 * (framed(type="nonsense") + 2 * framed(type="start")))
            with pytest.raises(ConnectionClosed, match=str(TOO_MANY)):
                await listen(flood, calm)

    async def listen(flood: Visitor, calm: Visitor) -> None:
        while True:
            codes[(await flood.next())["code"]] += 1
            if codes.total() % 10 == 0:
                assert (await calm.ask("ping"))["type"] == "pong"

    codes: Counter[str] = Counter()
    monkeypatch.setattr(sockets, "MOST_EXCESS", 10)
    with running(quick(tmp_path, limits=Limits(messages=10))) as server:
        asyncio.run(scenario(server.url))
    assert set(codes) == {"not-watching", "message-unreadable", "too-fast"}
    assert 100 < codes.total() < 200


def test_nobody_has_more_connections_than_allowed(tmp_path: Path) -> None:
    async def scenario(url: str) -> list[int]:
        async with Visitor(url, "Viele") as visitor:
            cookie = {"Cookie": f"katzentisch={visitor.http.cookies['katzentisch']}"}
            async with AsyncExitStack() as stack:

                async def enter() -> int:
                    try:
                        await stack.enter_async_context(connect(url.replace("http", "ws") + "/api/socket", additional_headers=cookie))
                    except InvalidStatus as refused:
                        return refused.response.status_code
                    return 101

                return await asyncio.gather(*(enter() for _ in range(60)))

    with running(quick(tmp_path, limits=Limits(connections=5))) as server:
        answers = Counter(asyncio.run(scenario(server.url)))
    assert answers == {101: 5, 403: 55}
