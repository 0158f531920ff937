"""How much one address and one guest may do."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
import websockets

from katzentisch.server.settings import NO_LIMITS, Limits

from .evenings import guests, look_at
from .serving import Running, quick, running

LIMITS = Limits(requests=1000, messages=3, guests=4, codes=3, tables=2, connections=2)


@pytest.fixture
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(quick(tmp_path_factory.mktemp("server"), limits=LIMITS)) as started:
        yield started


def test_guests_codes_tables_and_connections(limited: Running) -> None:
    async def evening() -> None:
        async with guests(limited.url, "Anna", "Bert") as (anna, bert), AsyncExitStack() as stack:
            for visitor in (anna, bert):
                made = [(await visitor.http.post("/api/tables", json={"game": "mau_mau", "players": 2})) for _ in range(3)]
                assert [each.status_code for each in made] == [201, 201, 429]
                assert made[-1].json()["code"] == "tables-many"
            tries = [await anna.http.post("/api/devices", json={"code": "A"}) for _ in range(4)]
            assert [each.status_code for each in tries] == [400, 400, 400, 429]
            for _ in range(2):
                await anna.connect()
                assert anna.socket
                await stack.enter_async_context(anna.socket)
            with pytest.raises(websockets.InvalidStatus):
                await anna.connect()
            await bert.connect()
            renamed = [await anna.http.post("/api/me", json={"name": f"Anna {number}"}) for number in range(6)]
            assert [each.status_code for each in renamed] == [201] * 6
        with httpx.Client(base_url=limited.url) as stranger:
            came = []
            for _ in range(3):
                stranger.cookies.clear()
                came.append(stranger.post("/api/me", json={"name": "x"}).status_code)
            assert came == [201, 201, 429]

    asyncio.run(evening())


def test_messages_of_one_guest_over_all_connections(limited: Running) -> None:
    async def evening() -> None:
        async with guests(limited.url, "Anna", "Bert") as (anna, bert):
            await look_at(await anna.make_table("mau_mau", 2, public=True), anna, bert)
            for _ in range(40):
                await anna.send("ping")
            answers = [await anna.next() for _ in range(40)]
            refused = [each for each in answers if each["type"] == "refused"]
            assert {each["code"] for each in refused} == {"too-fast"}
            assert 8 <= len(refused) <= 12
            assert (await bert.ask("ping"))["type"] == "pong"

    asyncio.run(evening())


def test_chat_has_a_limit_of_its_own(tmp_path: Path) -> None:
    async def evening(url: str) -> list[str]:
        async with guests(url, "Anna") as (anna,):
            await look_at(await anna.make_table("mau_mau", 2, public=True), anna)
            return [(await anna.ask("chat", text="hello")).get("code", "done") for _ in range(4)]

    with running(quick(tmp_path, limits=replace(NO_LIMITS, chats=3))) as started:
        assert asyncio.run(evening(started.url)) == ["done", "done", "done", "too-fast"]


def test_requests_and_connections_of_one_address(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def evening(url: str) -> None:
        async with guests(url, "Anna") as (anna,):
            statuses = [(await anna.http.get("/api/me")).status_code for _ in range(15)]
            assert statuses[0] == 200
            assert statuses[-1] == 429
            refused = await anna.http.get("/api/me", headers={"Accept-Language": "de"})
            assert refused.json()["code"] == "too-fast"
            with pytest.raises(websockets.InvalidStatus):
                await anna.connect()

    with running(quick(tmp_path_factory.mktemp("server"), limits=Limits(requests=1))) as started:
        started.server.gates.requests.clock = lambda: 0.0
        asyncio.run(evening(started.url))
