"""A small kill trial: what clients received survives when the server is killed, and the trial would notice if it didn't."""

import asyncio
from random import Random

import pytest
from benchmarks.trials.client import Conditions, Guest, Plan, TrialTable
from benchmarks.trials.comparison import compare_table, takeovers
from benchmarks.trials.kill import tried

from katzentisch.server.storage.rows import EntryRow
from katzentisch.server.tables.entries import AnyEntry, Began, Dealt, Moved, encode
from katzentisch.testing.postgres import programs


def test_a_killed_server_loses_nothing() -> None:
    trial = asyncio.run(tried("sqlite", tables=6, kills=2))
    assert trial.comparison.is_right
    assert trial.comparison.repeats == 0
    assert trial.comparison.tables == 6
    assert trial.comparison.finished >= 6
    assert trial.comparison.acknowledged > 100
    assert trial.pause > 0
    assert trial.complaints == []


@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")
def test_several_processes_lose_nothing_when_one_or_their_supervisor_is_killed() -> None:
    trial = asyncio.run(tried("processes", tables=4, kills=2))
    assert trial.comparison.is_right
    assert trial.comparison.tables == 4
    assert trial.complaints == []


LOG: dict[int, AnyEntry] = {1: Began("id", "00"), 2: Dealt(), 3: Moved(0, "draw"), 4: Moved(1, "pass")}


@pytest.fixture
def guest() -> Guest:
    """Of the first seat; a bot has the other."""
    guest = Guest(TrialTable(Plan("mau_mau", 2, 1), {}, Conditions([], 0)), 0, "", Random(1))
    events = [{"number": 1, "what": "began"}, {"number": 2, "what": "dealt"}]
    guest.log.add_update({"number": 2, "table_events": events})
    guest.log.acknowledge(guest.log.decision(0, "draw"))
    moves = [{"number": 3, "what": "moved", "seat": 0, "move": "draw"}, {"number": 4, "what": "moved", "seat": 1, "move": "pass"}]
    guest.log.add_update({"number": 4, "table_events": moves})
    return guest


def test_the_trial_finds_nothing_wrong_where_nothing_is(guest: Guest) -> None:
    found = compare_table(LOG, [guest], [])
    assert (found.acknowledged, found.lost, found.twice, found.gaps, found.repeats) == (2, 0, 0, 0, 0)
    assert (found.started, found.finished) == (1, 0)


def test_the_trial_notices_what_is_lost(guest: Guest) -> None:
    assert compare_table({number: LOG[number] for number in (1, 2, 3)}, [guest], []).lost == 1
    assert compare_table({1: LOG[1], 2: LOG[2]}, [guest], []).lost == 3  # the first move was also promised
    assert compare_table({**LOG, 3: Moved(0, "pass")}, [guest], []).lost == 2


def test_the_trial_notices_what_is_played_twice(guest: Guest) -> None:
    assert compare_table({**LOG, 5: Moved(0, "draw")}, [guest], []).twice == 1


def test_the_trial_measures_how_long_bots_stand_still() -> None:
    moves = [Moved(1, "draw"), Moved(0, "draw"), Moved(1, "pass"), Moved(1, "pass")]
    log = [
        EntryRow(number, at, encode(move).decode()) for (number, at), move in zip(enumerate((1000, 2000, 5000, 5100)), moves, strict=True)
    ]
    assert takeovers(log, 1, [1500]) == []  # a person's move
    assert takeovers(log, 1, [2100]) == [2900]
    assert takeovers(log, 1, [2100, 5050, 9000]) == [2900, 50]


def test_the_trial_notices_gaps_and_steps_back(guest: Guest) -> None:
    guest.log.add_update({"number": 6, "table_events": [{"number": 6, "what": "chatted"}]})
    guest.log.add_update({"number": 5, "table_events": []})
    assert (guest.log.gaps, guest.log.repeats) == (1, 1)
