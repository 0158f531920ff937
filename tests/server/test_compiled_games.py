"""A server whose rules are still being compiled: its other tables work, and those that wait say so."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from katzentisch.client import Client
from katzentisch.protocol.codec import VERSION
from katzentisch.server.compiled_games import CompiledGames
from katzentisch.server.rooms.scheduler import Scheduler
from katzentisch.testing.running_server import RunningServer, eventually, quick, running
from katzentisch.testing.table_actions import answer, deal, full_table, has_event, move, play_out, random_choice, updates
from katzentisch.testing.visitor import Message, Visitor

from .adjustable_clock import SECOND, adjustable_clock

READY, PENDING = "maus_pass_auf", "mau_mau"


@pytest.fixture
def wanted() -> list[str]:
    """Which games were asked for."""
    return []


@pytest.fixture
def compiled(wanted: list[str]) -> CompiledGames:
    compiled = CompiledGames(wanted.append)
    compiled.begin([PENDING])
    compiled.report(PENDING, 40)
    return compiled


@pytest.fixture
def server(tmp_path: Path, compiled: CompiledGames) -> Iterator[RunningServer]:
    with running(quick(tmp_path), compiled) as started:
        yield started


def finish(server: RunningServer, compiled: CompiledGames) -> None:
    async def done() -> None:
        compiled.set_playable(PENDING, server.server.services.now())
        compiled.finish(PENDING)

    server.call(done())


def watch(table: Message) -> Message:
    return {"version": VERSION, "table": table["id"], "invite": table["invite"], "since": 0}


@pytest.mark.parametrize(("language", "text"), [("en", "The rules of Mau Mau are being compiled: 40%."), ("de", "Die Regeln von Mau Mau")])
def test_a_table_says_that_it_waits_and_then_opens(
    server: RunningServer, compiled: CompiledGames, wanted: list[str], language: str, text: str
) -> None:
    async def scenario() -> None:
        async with Visitor(server.url, "Anna") as anna:
            table = await anna.make_table(PENDING, 2)
            await anna.connect(f"?language={language}")
            refused = await anna.ask("watch", **watch(table))
            assert (refused["code"], refused["wait"]) == ("rules-compiling", 2)
            assert refused["text"].startswith(text)
            found = await anna.http.get(f"/api/tables/{table['id']}")
            assert (found.status_code, found.json()["code"], "retry-after" in found.headers) == (503, "rules-compiling", True)
            assert wanted[0] == PENDING
            await asyncio.to_thread(finish, server, compiled)
            await anna.watch(table)

    asyncio.run(scenario())


def test_a_stranger_does_not_learn_from_it_that_a_table_exists(server: RunningServer) -> None:
    async def scenario() -> None:
        async with Visitor(server.url, "Anna") as anna, Visitor(server.url, "Fremd") as stranger:
            table = await anna.make_table(PENDING, 2)
            await stranger.connect()
            assert await answer(stranger, "watch", **watch({**table, "invite": None})) == "table-unknown"

    asyncio.run(scenario())


def test_other_games_are_played_meanwhile(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, READY, 2) as visitors:
            assert (await play_out(visitors, random_choice()))["finished"]

    asyncio.run(scenario())


def test_it_is_healthy_but_not_ready(server: RunningServer, compiled: CompiledGames) -> None:
    assert httpx.get(f"{server.url}/health").json()["status"] == "ok"
    waiting = httpx.get(f"{server.url}/ready")
    assert (waiting.status_code, waiting.json()["code"]) == (503, "rules-compiling")
    finish(server, compiled)
    assert httpx.get(f"{server.url}/ready").status_code == 200


def test_a_python_client_waits_by_itself(server: RunningServer, compiled: CompiledGames, wanted: list[str]) -> None:
    async def scenario() -> None:
        async with Client(server.url, name="Anna") as anna:
            link = await anna.make_table(PENDING, 2)
            joining = asyncio.create_task(enter(anna, link))
            assert await asyncio.to_thread(eventually, lambda: len(wanted) > 1)
            await asyncio.to_thread(finish, server, compiled)
            await joining

    async def enter(anna: Client, link: str) -> None:
        async with anna.table(link):
            pass

    asyncio.run(scenario())


def test_reviews_come_last(server: RunningServer, compiled: CompiledGames) -> None:
    """A game that is playable can be replayed; what evaluates moves is compiled later."""

    async def scenario() -> None:
        async with full_table(server.url, READY, 2) as visitors, httpx.AsyncClient(base_url=server.url, timeout=60) as stranger:
            [finished] = (await play_out(visitors, random_choice()))["finished"]
            path = f"/api/played/{finished['id']}"
            compiled.begin([READY])
            assert (await stranger.get(f"{path}/replay")).json()["code"] == "rules-compiling"
            assert (await stranger.get(f"{path}/record")).status_code == 200
            compiled.set_playable(READY, 0)
            assert (await stranger.get(f"{path}/replay")).status_code == 200
            assert (await stranger.get(f"{path}/review", params={"seat": 0})).json()["code"] == "rules-compiling"

    asyncio.run(scenario())


def test_a_bot_that_searches_waits_and_the_table_says_so(server: RunningServer, compiled: CompiledGames) -> None:
    async def scenario() -> None:
        async with Visitor(server.url, "Anna") as anna:
            compiled.set_playable(PENDING, 0)
            await anna.sit_at(await anna.make_table(PENDING, 2), 0)
            assert await answer(anna, "seat-bot", seat=1, bot="level4") == "done"
            await deal(anna)
            if updates(anna, 0)[-1].get("legal"):
                await move([anna])
            notice = await anna.until(lambda message: message["type"] == "refused")
            assert notice["code"] == "bot-compiling"
            await asyncio.to_thread(finish, server, compiled)
            await anna.until(has_event("moved"))

    asyncio.run(scenario())


def test_tables_that_are_due_wait_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart, in a game that a bot should continue: the table is not loaded, not marked as broken, and then continues."""
    settings = quick(tmp_path, bot_pause=(600_000, 600_000))

    async def begin(server: RunningServer) -> Message:
        async with Visitor(server.url, "Anna") as anna:
            table = await anna.make_table(PENDING, 2)
            await anna.sit_at(table, 0)
            assert await answer(anna, "seat-bot", seat=1, bot="level1") == "done"
            await deal(anna)
            await anna.ask("leave", seat=0)
        return table

    with running(settings) as server:
        table = asyncio.run(begin(server))
    compiled = CompiledGames()
    compiled.begin([PENDING])
    started: list[str] = []
    monkeypatch.setattr(Scheduler, "start", lambda scheduler: started.append(scheduler.room.table.id))
    with running(settings, compiled) as server:
        services = server.server.services
        services.now = lambda: 4_000_000_000_000
        server.call(server.server.rooms.sweep())
        assert table["id"] not in server.server.rooms.rooms
        assert not services.faults.known
        finish(server, compiled)
        server.call(server.server.rooms.sweep())
        assert table["id"] in started


@pytest.mark.parametrize("was_warned", [False, True])
def test_time_that_ran_out_while_nobody_could_move_is_extended(tmp_path: Path, was_warned: bool) -> None:
    async def scenario() -> None:
        seconds = {"kind": "seconds", "seconds": 30, "reserve": 60}
        async with full_table(clock.server.url, READY, 2, clock=seconds) as (anna, bert):
            await deal(anna, bert)
            services = clock.server.server.services
            deadline = updates(bert, 1)[-1]["clock"]["deadline"]
            if was_warned:
                clock.jump(anna.table, 81 * SECOND)
                await bert.until(has_event("warned"))
            clock.ahead += 100 * SECOND
            services.compiled.playable_since[READY] = services.now()
            clock.jump(anna.table, SECOND)
            warned = (await bert.until(has_event("warned")))["table_events"][0]
            assert warned["until"] >= deadline + services.settings.last_call
            clock.jump(anna.table, services.settings.last_call)
            await bert.until(has_event("away"))

    with adjustable_clock(tmp_path) as clock:
        asyncio.run(scenario())
