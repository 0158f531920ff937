"""The checks of the soak trial can fail: memory that grows, errors without a cause, moves that are gone. A table of each game is played
on a server without faults."""

import asyncio
import json
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from random import Random
from time import monotonic

import pytest
from benchmarks.trials.soak import session as soak_session
from benchmarks.trials.soak.causes import MAY_CAUSE, Causes
from benchmarks.trials.soak.choices import TablePlan, make_plan
from benchmarks.trials.soak.faults import damage
from benchmarks.trials.soak.fleet import complaint
from benchmarks.trials.soak.lobby import Conditions
from benchmarks.trials.soak.operator import name_of
from benchmarks.trials.soak.person import Notes
from benchmarks.trials.soak.person import Person as Visitor
from benchmarks.trials.soak.run import FIRST_ROUND, after_warm_up, evaluate
from benchmarks.trials.soak.session import Session, Stalled
from benchmarks.trials.soak.trend import trend
from benchmarks.trials.soak.verification import Verification, check_table, verify

from katzentisch.client.errors import RefusedError
from katzentisch.games import GAMES
from katzentisch.protocol.holders import Person
from katzentisch.protocol.table_settings import TableSettings
from katzentisch.server.storage.hash_chain import log_digest
from katzentisch.server.storage.rows import EntryRow
from katzentisch.server.tables.entries import Opened, encode
from katzentisch.testing.running_server import quick, running


def noisy(per_minute: float, minutes: int = 20, level: float = 300.0, noise: float = 1.0) -> list[tuple[float, float]]:
    rng = Random(1)
    return [(5.0 * each, level + per_minute * each / 12 + rng.gauss(0, noise)) for each in range(12 * minutes)]


def test_memory_that_only_varies_is_flat() -> None:
    assert trend(noisy(0)).is_flat
    assert trend(noisy(0, noise=20)).is_flat
    assert trend(noisy(-5)).is_flat


def test_memory_that_grows_is_noticed() -> None:
    found = trend(noisy(2))
    assert not found.is_flat
    assert found.per_hour == pytest.approx(120, abs=2)
    assert "GROWS" in str(found)


def test_a_few_samples_say_nothing_about_memory() -> None:
    assert not trend(noisy(100, minutes=3)).is_known
    assert not trend([]).is_known


def test_the_warm_up_of_a_process_does_not_count() -> None:
    loaded = [(float(second), min(300.0, 50.0 + 10 * second)) for second in range(900)]
    assert trend(after_warm_up(loaded)).growth == pytest.approx(0)
    assert after_warm_up([]) == []


class Moment:
    at = 0.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def moment() -> Moment:
    return Moment()


@pytest.fixture
def causes(moment: Moment) -> Causes:
    return Causes(moment)


def test_an_error_within_a_fault_has_a_cause(causes: Causes, moment: Moment) -> None:
    window = causes.open("database-restart")
    moment.at = 5
    window.end = 10
    causes.note("Gast 1", "move refused: database-away", "refused")
    assert (causes.findings, causes.explained) == ([], {("database-restart", "refused"): 1})


@pytest.mark.parametrize(
    ("fault", "at", "text"),
    [
        ("database-restart", 11, "move refused: database-away"),  # too late
        ("database-restart", 5, "move refused: server-fault"),  # nothing that a database causes
        ("clock-step", 5, "move refused: database-away"),
        ("poison", 5, "table broken table=another"),
    ],
)
def test_an_error_without_a_cause_is_a_finding(causes: Causes, moment: Moment, fault: str, at: float, text: str) -> None:
    window = causes.open(fault, "poisoned" if fault == "poison" else "")
    window.end, moment.at = 10, at
    causes.note("Gast 1", text, "refused")
    assert causes.findings == [f"Gast 1: {text}"]


def test_every_fault_may_cause_something() -> None:
    assert {*FIRST_ROUND, "closing"} == set(MAY_CAUSE)


def test_a_slow_answer_that_began_in_a_fault_has_a_cause(causes: Causes, moment: Moment) -> None:
    causes.open("kill").end = 10
    moment.at = 20
    causes.note("Gast 1", "connection lost", "lost", since=9)
    causes.note("Gast 1", "connection lost", "lost", since=12)
    assert len(causes.findings) == 1
    assert causes.is_calm(12, 20)
    assert not causes.is_calm(9, 20)


def test_a_table_that_stops_between_many_faults_is_noticed(causes: Causes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak_session, "STALL", 0.2)
    monkeypatch.setattr(soak_session, "LOOK", 0.001)
    monkeypatch.setattr(Session, "situation", lambda session: "nobody moves")
    causes.now = monotonic

    async def inject_faults() -> None:
        while True:
            window = causes.open("kill")
            await asyncio.sleep(0.02)
            window.end = monotonic()
            await asyncio.sleep(0.02)

    async def watch() -> None:
        session = Session(Conditions(OneServer(""), Notes(causes), THINK), plan_for("mau_mau", 1), Random(1))
        faults = asyncio.create_task(inject_faults())
        try:
            async with asyncio.timeout(10):
                await session.watch()
        finally:
            faults.cancel()

    with pytest.raises(Stalled, match="nobody moves"):
        asyncio.run(watch())


def test_the_log_of_a_server_is_read_for_complaints() -> None:
    assert complaint(json.dumps({"level": "info", "event": "cleared away"})) is None
    assert complaint("") is None
    broken = {"level": "error", "event": "table broken", "table": "t1", "timestamp": "now", "exception": "a\nb\nc\nd"}
    assert complaint(json.dumps(broken)) == ("table broken", "table broken table=t1 b | c | d")
    assert complaint("Segmentation fault") == ("not a log line", "Segmentation fault")


def test_failed_commands_are_counted_by_their_name() -> None:
    assert name_of(("backup", "/tmp/soak.backup", "--force")) == "backup"
    assert name_of(("admin", "close", "t1", "--json")) == "admin close"


class OneServer:
    def __init__(self, url: str) -> None:
        self.address = url

    def url(self) -> str:
        return self.address


def test_tables_of_all_games_are_played_and_verify(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    notes = Notes(Causes())

    async def live(url: str) -> str:
        conditions = Conditions(OneServer(url), notes, THINK)
        sessions = [Session(conditions, plan_for(game, number), Random(number)) for number, game in enumerate(GAMES)]
        await asyncio.gather(*(session.run() for session in sessions))
        return sessions[0].id

    with running(settings) as server:
        table = asyncio.run(live(server.url))
    assert notes.causes.findings == []
    assert all(notes.counts[f"games of {game}"] for game in GAMES)
    assert notes.counts["replays"] >= 2 * len(GAMES)
    found = asyncio.run(verify(settings.database, notes.acknowledged, lambda done, of: None))
    assert (found.faults, found.lost, found.broken) == ({}, 0, set())
    assert found.games >= len(GAMES)
    assert found.moves >= len(notes.acknowledged) > 0
    check_that_damage_is_found(settings.database, table, notes)


def check_that_damage_is_found(address: str, table: str, notes: Notes) -> None:
    unknown = {("gone", 1, 0): (0, "draw")}
    asyncio.run(damage(address, table))
    found = asyncio.run(verify(address, {**notes.acknowledged, **unknown}, lambda done, of: None))
    assert set(found.faults) == {table, "gone"}
    assert found.lost == 1
    evaluate(found, {table}, set(), notes)
    assert notes.causes.findings == [
        "table gone: the table is gone, with 1 acknowledged moves",
        f"table {table} was poisoned, but no server has marked it as broken",
    ]


def plan_for(game: str, seed: int) -> TablePlan:
    """A table whose people may do everything, but no second game, and none without one."""
    return replace(make_plan(Random(seed), game, GAMES[game].players[0]), has_spectator=True, is_closed_early=False, is_played_again=False)


async def start_without_a_bot(session: Session, is_lost: bool) -> None:
    """Start after the bot has lost its seat behind the host's back, as if an earlier request of theirs had taken effect once more."""
    async with AsyncExitStack() as people, AsyncExitStack() as connections:
        await session.gather(people, connections)
        host = session.tables[0]
        if is_lost:
            host.connection.drop()
            await session.until(lambda table: host.connection.lost_at > 0)
        await host.unseat(1)
        await session.until(lambda table: session.free == [1])
        await session.start()
        await session.until(lambda table: table.state.status != "open")


def alone_with_a_bot(url: str, notes: Notes) -> Session:
    return Session(Conditions(OneServer(url), notes, THINK), replace(plan_for("mau_mau", 1), people=1), Random(1))


def test_a_seat_that_a_late_request_has_freed_is_filled_again(tmp_path: Path) -> None:
    notes = Notes(Causes())
    with running(quick(tmp_path)) as server:
        asyncio.run(start_without_a_bot(alone_with_a_bot(server.url, notes), is_lost=True))
    assert notes.causes.findings == []
    assert notes.counts["seats filled again"] == 1


def test_a_seat_that_is_free_without_a_fault_is_a_finding(tmp_path: Path) -> None:
    notes = Notes(Causes())
    with running(quick(tmp_path)) as server:
        session = alone_with_a_bot(server.url, notes)
        with pytest.raises(RefusedError):
            asyncio.run(start_without_a_bot(session, is_lost=False))
    assert notes.causes.findings == [f"Gast 1 at table {session.id}: start refused: seats-free"]
    assert notes.counts["seats filled again"] == 0


def test_the_host_starts_once_they_see_everybody(tmp_path: Path) -> None:
    """Another process serves the guest. That of the host learns of them half a second later, as after a lost hint."""
    notes, settings = Notes(Causes()), quick(tmp_path, poll=500, shared_sqlite=True)

    async def start(here: str, there: str) -> None:
        plan = replace(plan_for("mau_mau", 1), people=2)
        session = Session(Conditions(OneServer(here), notes, THINK), plan, Random(1))
        async with (
            Visitor(OneServer(here), notes, "Gast 1", Random(1)) as host,
            Visitor(OneServer(there), notes, "Gast 2", Random(2)) as guest,
        ):
            link = await host.make_table("mau_mau", 2)
            async with host.table(link) as first, guest.table(link) as second:
                session.people, session.tables = [host, guest], [first, second]
                await session.fill()
                await session.start()
                await session.until(lambda table: table.state.status != "open")

    with running(settings) as here, running(settings) as there:
        asyncio.run(start(here.url, there.url))
    assert notes.causes.findings == []


def test_a_person_without_a_seat_after_the_game_does_not_return(tmp_path: Path) -> None:
    """They had left for a moment, and the request to leave was repeated after the game, which gives up the seat."""
    notes = Notes(Causes())

    async def come_back(url: str) -> None:
        session = Session(Conditions(OneServer(url), notes, THINK), replace(plan_for("mau_mau", 1), people=2), Random(1))
        async with AsyncExitStack() as people, AsyncExitStack() as connections:
            await session.gather(people, connections)
            await session.play_series()
            await session.tables[1].leave(1)
            await session.until(lambda table: session.free == [1])
            await session.come_back(1, 1)

    with running(quick(tmp_path)) as server:
        asyncio.run(come_back(server.url))
    assert notes.causes.findings == []


def test_an_acknowledged_move_that_is_gone_is_noticed() -> None:
    rows = [EntryRow(number, number, encode(entry).decode()) for number, entry in enumerate(OPENED, 1)]
    found = Verification()
    check_table(found, "t1", rows, (len(rows), log_digest(rows)), [], {(2, 0): (0, "draw")})
    assert found.lost == 1
    assert [fault.split(":")[0] for fault in found.faults["t1"]] == [
        "1 acknowledged moves are lost, the first in the game since entry 2, ply 0"
    ]
    check_table(found, "t2", rows, (len(rows) + 1, log_digest(rows)), [], {})
    assert found.faults["t2"] == ["the log of 1 entries doesn't lead to the digest of entry 2"]


OPENED = [Opened(TableSettings("mau_mau", 2), Person("guest", "Mia"))]
THINK = 0.001  # seconds
