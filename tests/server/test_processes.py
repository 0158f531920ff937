"""Two servers with one database: people at either are at the same table, even if messages between the servers are lost."""

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import asyncpg
import pytest

from katzentisch.play.deal_check import check
from katzentisch.server import server as server_module
from katzentisch.server.rooms.bus import Bus, ChannelsBus, bus_for
from katzentisch.testing.postgres import Cluster
from katzentisch.testing.running_server import RunningServer, eventually, logged_errors, quick, running
from katzentisch.testing.table_actions import (
    answer,
    happened,
    has_event,
    join_table,
    numbers,
    play_out,
    random_choice,
    reactions,
    record_of,
    sync,
    updates,
)
from katzentisch.testing.visitor import Message, Visitor

Servers = tuple[RunningServer, RunningServer]
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'listen%' AND datname = current_database()"


@contextmanager
def server_pair(folder: Path, database: str, **changes: object) -> Iterator[Servers]:
    """They have the same key, and none of them complains."""
    settings = quick(folder, database, **{"poll": 50, "shared_sqlite": True, **changes})
    with logged_errors() as errors, running(settings) as one, running(settings) as other:
        yield one, other
    assert errors == []


@asynccontextmanager
async def spread(servers: Servers, game: str, players: int) -> AsyncIterator[list[Visitor]]:
    """People on all seats of a new table, every other one at the other server; all of them know it."""
    async with AsyncExitStack() as stack:
        visitors = [await stack.enter_async_context(Visitor(servers[seat % 2].url, f"Gast {seat}")) for seat in range(players)]
        table = await visitors[0].make_table(game, players)
        for seat, visitor in enumerate(visitors):
            await visitor.sit_at(table, seat)
            visitor.table = table
        for visitor in visitors:
            while not all(seat["holder"] for seat in visitor.state["seats"]):
                await visitor.next()
        yield visitors


def fast_bus(database: str) -> Bus:
    """A bus that soon notices when it is cut."""
    bus = bus_for(database)
    assert isinstance(bus, ChannelsBus)
    bus.heartbeat = 0.2
    return bus


async def cut_again_and_again(database: str, until: asyncio.Event) -> int:
    """How often something was there to be cut."""
    connection = await asyncpg.connect(database)
    cuts = 0
    while not until.is_set():
        cuts += len(await connection.fetch(CUT))
        await asyncio.sleep(0.3)
    await connection.close()
    return cuts


@contextmanager
def frozen(server: RunningServer) -> Iterator[None]:
    """It stops in the middle of everything, as a process that is killed does, and cleans up nothing."""
    release = threading.Event()
    assert server.loop
    server.loop.call_soon_threadsafe(release.wait)
    yield
    release.set()


GAMES = ("katzenjammer_blues", "katze_im_sack", "maus_pass_auf")


@pytest.fixture
def database(postgres: Cluster) -> Iterator[str]:
    with postgres.database() as fresh:
        yield fresh


async def scenario(servers: Servers, game: str) -> None:
    async with spread(servers, game, 4) as visitors:
        state = await play_out(visitors, random_choice())
        for seat, visitor in enumerate(visitors):
            received = numbers(visitor, seat)
            assert received == list(range(received[0], visitor.number + 1))
        assert len({visitor.number for visitor in visitors}) == 1
        record = await record_of(visitors[0], state["finished"][0]["id"])
        assert check(json.loads(record)).over


async def scenarios(servers: Servers) -> None:
    await asyncio.gather(*(scenario(servers, game) for game in GAMES))


def test_nobody_misses_anything_though_the_bus_is_cut(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def everything(servers: Servers) -> int:
        is_over = asyncio.Event()
        cutting = asyncio.create_task(cut_again_and_again(database, is_over))
        await scenarios(servers)
        is_over.set()
        return await cutting

    monkeypatch.setattr(server_module, "bus_for", fast_bus)
    with server_pair(tmp_path, database) as servers:
        assert asyncio.run(everything(servers)) > 2


def test_nobody_misses_anything_without_a_bus(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_module, "bus_for", lambda address: Bus())
    with server_pair(tmp_path, database) as servers:
        asyncio.run(scenarios(servers))


def test_who_changes_servers_is_not_set_back(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other server doesn't know yet what the first one has told."""

    async def moving(servers: Servers) -> None:
        async with Visitor(servers[0].url, "Hin") as visitor, Visitor(servers[1].url, "Her") as other:
            table = await visitor.make_table("mau_mau", 2, public=True)
            await join_table(table, visitor, other)
            await visitor.ask("chat", text="miau")
            visitor.url = servers[1].url
            await visitor.connect()
            visitor.received.clear()
            await visitor.watch(table, visitor.number)
            assert [update["number"] for update in updates(visitor, 0)] == [visitor.number]

    monkeypatch.setattr(server_module, "bus_for", lambda address: Bus())
    with server_pair(tmp_path, database, poll=60_000) as servers:
        asyncio.run(moving(servers))


async def react_until_heard(sender: Visitor, seat: int, reaction: str, *listeners: Visitor) -> None:
    """React until the listeners have heard it: what is sent before the bus of their server is open is lost."""

    def is_heard(message: Message) -> bool:
        return (message["type"], message.get("reaction")) == ("reaction", reaction)

    listening = [asyncio.create_task(each.until(is_heard)) for each in listeners]
    while not all(each.done() for each in listening):
        assert await answer(sender, "react", seat=seat, reaction=reaction) == "done"
        await asyncio.wait(listening, timeout=0.2)
    await asyncio.gather(*listening)


def test_reactions_reach_the_other_server_except_those_who_muted_the_sender(tmp_path: Path, database: str) -> None:
    async def reacting(servers: Servers) -> None:
        async with spread(servers, "mau_mau", 3) as (anna, bert, cleo):
            await react_until_heard(anna, 0, "laugh", bert, cleo)
            assert await answer(anna, "mute", guest=bert.me["guest"], on=True) == "done"
            await react_until_heard(bert, 1, "angry", cleo)
            await sync(anna, bert, cleo)
            assert set(reactions(anna)) == {(0, "laugh")}
            assert set(reactions(bert)) == set(reactions(cleo)) == {(0, "laugh"), (1, "angry")}

    with server_pair(tmp_path, database) as servers:
        asyncio.run(reacting(servers))


def test_both_watch_over_a_table_and_everything_happens_once(tmp_path: Path, database: str) -> None:
    """Somebody doesn't come back: one warning, one bot that takes over, one move for each decision."""

    async def waiting(servers: Servers) -> list[str]:
        async with spread(servers, "katzenjammer_blues", 4) as visitors:
            playing = [asyncio.create_task(visitor.play(random_choice())) for visitor in visitors[1:]]
            await visitors[0].send("start")
            await visitors[0].until(has_event("began"))
            await visitors[0].ask("commit-share", **visitors[0].commitment(0))
            await visitors[0].until(has_event("shares-listed"))
            await visitors[0].ask("share", **visitors[0].share(0))
            await visitors[0].hang_up()
            await asyncio.gather(*playing)
            return [each["what"] for each in happened(visitors[1], 1)]

    times = {"absence": 2500, "last_call": 500, "beat": 50, "grace": 0}
    with server_pair(tmp_path, database, **times) as servers:
        received = asyncio.run(waiting(servers))
        rivalries = sum(each.server.services.metrics.conflicts._value.get() for each in servers)
    assert (received.count("warned"), received.count("away")) == (1, 1)
    assert rivalries > 0


def test_bots_continue_when_their_process_is_gone(tmp_path: Path, database: str) -> None:
    """Nobody is connected to the other one: it finds the work by itself."""

    async def begin(server: RunningServer) -> str:
        async with Visitor(server.url, "Weg") as visitor:
            table = await visitor.make_table("mau_mau", 3)
            await visitor.sit_at(table, 0)
            for seat in (1, 2):
                await visitor.ask("seat-bot", seat=seat, bot="rules")
            await visitor.send("start")
            await visitor.until(has_event("began"))
            await visitor.send("leave", seat=0)
            await visitor.commit_share(0)
            await visitor.until(has_event("shares-listed"))
            await visitor.reveal_share(0)
            await visitor.until(has_event("dealt"))
            return str(table["id"])

    with server_pair(tmp_path, database, bot_pause=(300, 300)) as (dying, living):
        table = asyncio.run(begin(dying))
        with frozen(dying):
            entries = living.server.services.store.entries
            begun = len(living.call(entries(table)))
            assert eventually(lambda: len(living.call(entries(table))) >= begun + 3)
