"""Limits per address and per guest."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
import websockets
from sqlalchemy import update

from katzentisch.server.settings import NO_LIMITS, Limits
from katzentisch.server.storage.schema import tables
from katzentisch.testing.running_server import RunningServer, quick, running
from katzentisch.testing.table_actions import guests, join_table

LIMITS = Limits(requests=1000, messages=3, guests=4, codes=3, tables=2, connections=2)


@pytest.fixture
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(quick(tmp_path_factory.mktemp("server"), limits=LIMITS)) as started:
        yield started


def test_guests_codes_tables_and_connections(limited: RunningServer) -> None:
    async def scenario() -> None:
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

    asyncio.run(scenario())


def made_and_closed(client: httpx.Client, times: int) -> list[httpx.Response]:
    return [client.post("/api/tables", json={"game": "mau_mau", "players": 2}) for _ in range(times)]


def close_all(server: RunningServer, guest: str) -> None:
    """As if each had been closed at once: none is left that would count as open."""
    write = server.server.services.store.database.write
    server.call(write(lambda connection: connection.execute(update(tables).where(tables.c.host == guest).values(status="closed"))))


def test_tables_that_are_closed_at_once_count_too(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, tables=2, new_tables=5)
    with running(quick(tmp_path, limits=limits)) as started, httpx.Client(base_url=started.url) as anna:
        clock = started.server.rate_limits.new_tables
        clock.clock = lambda: 0.0
        me = anna.post("/api/me", json={"name": "Anna"}).json()["guest"]
        made = []
        for _ in range(7):
            made += made_and_closed(anna, 1)
            close_all(started, me)
        assert [each.status_code for each in made] == [201] * 5 + [429] * 2
        assert made[-1].json()["code"] == "tables-fast"
        assert "12 minutes" in made[-1].json()["text"]
        assert made[-1].headers["Retry-After"] == "720"
        german = anna.post("/api/tables", json={"game": "mau_mau", "players": 2}, headers={"Accept-Language": "de"})
        assert "12 Minuten" in german.json()["text"]
        clock.clock = lambda: 719.0
        assert made_and_closed(anna, 1)[0].headers["Retry-After"] == "1"
        clock.clock = lambda: 720.0
        assert [each.status_code for each in made_and_closed(anna, 2)] == [201, 429]


def test_new_guests_do_not_help_to_make_more_tables(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, new_tables=3, tables_from=5)
    with running(quick(tmp_path, limits=limits)) as started:
        started.server.rate_limits.tables_from.clock = lambda: 0.0
        statuses = []
        for _ in range(3):
            with httpx.Client(base_url=started.url) as guest:
                guest.post("/api/me", json={"name": "x"})
                statuses += [each.status_code for each in made_and_closed(guest, 2)]
        assert statuses == [201] * 5 + [429]


def test_a_table_that_is_refused_costs_nothing(tmp_path: Path) -> None:
    with running(quick(tmp_path, limits=replace(NO_LIMITS, new_tables=1))) as started, httpx.Client(base_url=started.url) as anna:
        anna.post("/api/me", json={"name": "Anna"})
        assert anna.post("/api/tables", json={"game": "mau_mau", "players": 99}).status_code == 400
        assert [each.status_code for each in made_and_closed(anna, 2)] == [201, 429]


def test_codes_names_and_exports_of_one_guest(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, new_codes=2, renames=3, exports=1)
    with running(quick(tmp_path, limits=limits)) as started, httpx.Client(base_url=started.url) as anna:
        anna.post("/api/me", json={"name": "Anna"})
        assert [anna.post("/api/me/code").status_code for _ in range(3)] == [201, 201, 429]
        assert [anna.post("/api/me", json={"name": "Anna"}).status_code for _ in range(6)] == [201] * 6  # it is the same name
        assert [anna.post("/api/me", json={"name": f"Anna {number}"}).status_code for number in range(4)] == [201] * 3 + [429]
        refused = [anna.get("/api/me/export") for _ in range(2)][-1]
        assert (refused.status_code, refused.headers["Retry-After"]) == (429, "3600")
        assert anna.get("/api/me").json()["name"] == "Anna 2"


def test_messages_of_one_guest_over_all_connections(limited: RunningServer) -> None:
    limited.server.rate_limits.messages.clock = lambda: 0.0

    async def scenario() -> None:
        async with guests(limited.url, "Anna", "Bert") as (anna, bert):
            await join_table(await anna.make_table("mau_mau", 2, public=True), anna, bert)
            for _ in range(40):
                await anna.send("ping")
            answers = [await anna.until(lambda message: message["type"] in ("pong", "refused")) for _ in range(40)]
            refused = [each for each in answers if each["type"] == "refused"]
            assert {each["code"] for each in refused} == {"too-fast"}
            assert len(refused) == 11  # watching was one of the thirty
            assert (await bert.ask("ping"))["type"] == "pong"

    asyncio.run(scenario())


def test_chat_has_a_limit_of_its_own(tmp_path: Path) -> None:
    async def scenario(url: str) -> list[str]:
        async with guests(url, "Anna") as (anna,):
            await join_table(await anna.make_table("mau_mau", 2, public=True), anna)
            return [(await anna.ask("chat", text="hello")).get("code", "done") for _ in range(4)]

    with running(quick(tmp_path, limits=replace(NO_LIMITS, chats=3))) as started:
        assert asyncio.run(scenario(started.url)) == ["done", "done", "done", "too-fast"]


def test_requests_and_connections_of_one_address(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def scenario(url: str) -> None:
        async with guests(url, "Anna") as (anna,):
            statuses = [(await anna.http.get("/api/me")).status_code for _ in range(15)]
            assert statuses[0] == 200
            assert statuses[-1] == 429
            refused = await anna.http.get("/api/me", headers={"Accept-Language": "de"})
            assert refused.json()["code"] == "too-fast"
            with pytest.raises(websockets.InvalidStatus):
                await anna.connect()

    with running(quick(tmp_path_factory.mktemp("server"), limits=Limits(requests=1))) as started:
        started.server.rate_limits.requests.clock = lambda: 0.0
        asyncio.run(scenario(started.url))
