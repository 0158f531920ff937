"""The trial of script/trial-kill in small: what was told survives when the server is killed. And whether the trial would notice."""

import asyncio
from random import Random

import pytest
from benchmarks.trials.guest import Guest
from benchmarks.trials.kill import tried
from benchmarks.trials.reckoning import of_table
from benchmarks.trials.sitting import House, Plan, Sitting
from benchmarks.trials.takeover import takeovers

from katzentisch.server.storage.rows import EntryRow
from katzentisch.server.tables.entries import AnyEntry, Began, Dealt, Moved, encode


def test_a_killed_server_loses_nothing() -> None:
    trial = asyncio.run(tried("sqlite", tables=6, kills=2))
    assert trial.reckoning.is_right
    assert trial.reckoning.repeats == 0
    assert trial.reckoning.tables == 6
    assert trial.reckoning.finished >= 6
    assert trial.reckoning.acknowledged > 100
    assert trial.pause > 0
    assert trial.complaints == []


LOG: dict[int, AnyEntry] = {1: Began("id", "00"), 2: Dealt(), 3: Moved(0, "draw"), 4: Moved(1, "pass")}


@pytest.fixture
def guest() -> Guest:
    """Of the first seat; a bot has the other."""
    guest = Guest(Sitting(Plan("mau_mau", 2, 1), {}, House([], 0)), 0, "", Random(1))
    happened = [{"number": 1, "what": "began"}, {"number": 2, "what": "dealt"}]
    guest.kept.take({"number": 2, "table_events": happened})
    guest.kept.acknowledge(guest.kept.decision(0, "draw"))
    moves = [{"number": 3, "what": "moved", "seat": 0, "move": "draw"}, {"number": 4, "what": "moved", "seat": 1, "move": "pass"}]
    guest.kept.take({"number": 4, "table_events": moves})
    return guest


def test_the_trial_finds_nothing_wrong_where_nothing_is(guest: Guest) -> None:
    found = of_table(LOG, [guest], [])
    assert (found.acknowledged, found.lost, found.twice, found.gaps, found.repeats) == (2, 0, 0, 0, 0)
    assert (found.begun, found.finished) == (1, 0)


def test_the_trial_notices_what_is_lost(guest: Guest) -> None:
    assert of_table({number: LOG[number] for number in (1, 2, 3)}, [guest], []).lost == 1
    assert of_table({1: LOG[1], 2: LOG[2]}, [guest], []).lost == 3  # the first move was also promised
    assert of_table({**LOG, 3: Moved(0, "pass")}, [guest], []).lost == 2


def test_the_trial_notices_what_is_played_twice(guest: Guest) -> None:
    assert of_table({**LOG, 5: Moved(0, "draw")}, [guest], []).twice == 1


def test_the_trial_measures_how_long_bots_stand_still() -> None:
    moves = [Moved(1, "draw"), Moved(0, "draw"), Moved(1, "pass"), Moved(1, "pass")]
    log = [
        EntryRow(number, at, encode(move).decode()) for (number, at), move in zip(enumerate((1000, 2000, 5000, 5100)), moves, strict=True)
    ]
    assert takeovers(log, 1, [1500]) == []  # a person's move
    assert takeovers(log, 1, [2100]) == [2900]
    assert takeovers(log, 1, [2100, 5050, 9000]) == [2900, 50]


def test_the_trial_notices_gaps_and_steps_back(guest: Guest) -> None:
    guest.kept.take({"number": 6, "table_events": [{"number": 6, "what": "chatted"}]})
    guest.kept.take({"number": 5, "table_events": []})
    assert (guest.kept.gaps, guest.kept.repeats) == (1, 1)
