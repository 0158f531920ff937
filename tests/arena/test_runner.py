"""The same match gives the same games, however they are played."""

import dataclasses
import os
import pickle
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from katzentisch.arena import Match, MatchResults, python_loop, runner
from katzentisch.arena.compiled_loop import is_compiled, play_compiled
from katzentisch.arena.python_loop import play_in_python
from katzentisch.bots import BOTS, BotFailure, transport
from katzentisch.bots.bot import not_compiled
from katzentisch.bots.policies import policy_bot
from katzentisch.bots.rng import BITS, FastRandom, rng_of
from katzentisch.games import GAMES
from katzentisch.games.compiled import rule
from katzentisch.games.game import BadSetup, Refusal
from katzentisch.play.validation import validate
from katzentisch.testing.tables import INTERPRETED

from .small_matches import is_same, match_of, played_out

DEALS = 2 if INTERPRETED else 12


@pytest.mark.parametrize("game", list(GAMES))
def test_the_compiled_loop_plays_as_python_does(game: str) -> None:
    match = match_of(game, 3, "rules,random,random", games=3 * DEALS)
    assert is_compiled(match)
    results = play_compiled(match, 1, DEALS)
    assert results
    assert is_same(results, play_in_python(match, 1, DEALS))


def python_only(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("rules", "random"):
        monkeypatch.setitem(BOTS, name, dataclasses.replace(BOTS[name], compiled=not_compiled))


@pytest.mark.skipif(INTERPRETED, reason="processes would play compiled")
def test_jobs_and_chunks_do_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of(games=60)
    alone = played_out(match)
    monkeypatch.setattr(runner, "COMPILED_CHUNK", 3)
    assert is_same(alone, played_out(match, jobs=3))
    python_only(monkeypatch)
    assert is_same(alone, played_out(match_of(games=60), jobs=2))


def test_it_can_start_at_any_deal() -> None:
    match = match_of(games=9)
    (*_, last) = runner.play_match(match, 1, start=2)
    assert (last.start, last.games) == (2, 3)
    assert (last.ranks == played_out(match).ranks[6:]).all()


def test_nothing_starts_after_the_time() -> None:
    assert list(runner.play_match(match_of(), 1, until=0.0)) == []


def test_records_are_right_and_name_the_bots() -> None:
    match = match_of(games=3)
    (results,) = runner.play_match(match, 1, with_records=True)
    verdicts = [validate(line) for line in results.records]
    assert len(verdicts) == 3
    assert all(verdict.ok and verdict.play and verdict.play.over for verdict in verdicts)
    assert b'"bots":["random","rules","random"]' in results.records[1]


@rule
def nonsense(state: Any, moves: Any, count: int, rng: int) -> int:
    return -1


def test_a_policy_that_plays_nonsense_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "nonsense", policy_bot("nonsense", lambda game: nonsense))
    match = match_of("maus_pass_auf", 3, "rules,nonsense", games=6)
    assert play_compiled(match, 0, 2) is None
    with pytest.raises(BotFailure, match="The bot “nonsense” failed in maus_pass_auf"):
        played_out(match)


def test_only_the_clock_of_this_process_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chunks are handed out until the time is over; a worker doesn't look at its own clock."""
    clock = iter([0.0, 1.0, 2.0, 3.0])
    monkeypatch.setattr(runner, "time", lambda: next(clock))
    match = Match.of("mau_mau", 2, [lambda observation: observation.legal()[0], "random"], 20, 1)
    assert [results.start for results in runner.play_match(match, 1, until=2.5)] == [0, 1, 2]


@pytest.mark.parametrize(
    ("game", "players", "bots", "games"),
    [
        ("katzenjammer_blues", 4, "rules,rules", 3),  # equal and deterministic: one game instead of four
        ("katzenjammer_blues", 4, "level4,net", 3),  # the same player under two names
        ("katzenjammer_blues", 4, "rules,level1", 12),
        ("mau_mau", 2, "level4,level3,level4", 5),  # of three deals, level4 plays itself in one
        ("katze_im_sack", 3, "rules,rules", 9),  # they use chance
        ("maus_pass_auf", 3, "random,rules", 3),  # there is nothing to decide
    ],
)
def test_equal_games_of_a_deal_are_played_once(monkeypatch: pytest.MonkeyPatch, game: str, players: int, bots: str, games: int) -> None:
    """In three deals; the results are the same as if every game were played."""
    match = match_of(game, players, bots, games=players * 3)
    played: list[int] = []
    play_game = python_loop.play_game

    def counted(match: Match, deal: int, seating: int, results: MatchResults, row: int) -> list[int]:
        played.append(row)
        return play_game(match, deal, seating, results, row)

    with monkeypatch.context() as counting:
        counting.setattr(python_loop, "play_game", counted)
        shortened = play_in_python(match, 0, 3, with_records=True)
    assert len(played) == games
    compiled = play_compiled(match, 0, 3)
    monkeypatch.setattr(Match, "first_equals", lambda match, bots: np.arange(len(bots)))
    whole = play_in_python(match, 0, 3, with_records=True)
    assert is_same(shortened, whole)
    assert compiled
    assert is_same(compiled, whole)
    assert shortened.records == whole.records


class Unsendable:
    """A bot that can't leave this process."""

    def __call__(self, observation: Any) -> int:
        return int(observation.legal()[0])

    def __reduce__(self) -> Any:
        raise TypeError("no way out")


def test_what_can_not_be_sent_is_refused_or_stays_here() -> None:
    match = Match.of("katze_im_sack", 3, {"mine": Unsendable(), "rules": "rules"}, 9, 1)
    with pytest.raises(BadSetup, match="The bot “mine” can’t be sent to another process: TypeError: no way out"):
        runner.play_match(match, 2)
    assert is_same(played_out(match), played_out(match, jobs=None))


def test_without_cloudpickle_a_local_function_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "dumps", pickle.dumps)
    match = Match.of("katze_im_sack", 3, {"mine": lambda observation: observation.legal()[0], "rules": "rules"}, 9, 1)
    with pytest.raises(BadSetup, match=r"The bot “mine” can’t be sent to another process: .* install cloudpickle, or play with jobs=1"):
        runner.play_match(match, 2)


def vanishing_process(observation: Any) -> int:
    os._exit(7)


@pytest.mark.skipif(INTERPRETED, reason="processes would take too long")
def test_a_lost_process_is_reported() -> None:
    match = Match.of("katze_im_sack", 3, {"mine": vanishing_process, "rules": "rules"}, 9, 1)
    with pytest.raises(Refusal, match="process of the executor died"):
        played_out(match, jobs=2)


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ({"jobs": 0}, "--jobs must be"),
        ({"jobs": 1, "executor": ThreadPoolExecutor(1)}, "either jobs or an executor"),
        ({"executor": "dask"}, "must be a concurrent.futures.Executor"),
    ],
)
def test_what_can_not_play_is_refused(how: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        runner.play_match(match_of(), **how)


def test_an_rng_has_48_bits_and_differs_everywhere() -> None:
    rngs = {rng_of(deal, seating, ply) for deal in (0, 1, 2**48 - 1) for seating in range(4) for ply in range(50)}
    assert len(rngs) == 600
    assert all(0 <= rng < 1 << BITS for rng in rngs)


def test_the_first_bits_of_a_generator_are_its_seed() -> None:
    rng = FastRandom(77)
    assert rng.getrandbits(BITS) == 77
    assert rng.getrandbits(BITS) != 77


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"start": -1}, "from 0 to 2, not -1"),
        ({"start": 3}, "from 0 to 2, not 3"),
        ({"start": "1"}, "from 0 to 2, not the string “1”"),
        ({"start": 0.0}, "not a value of type float"),
        ({"until": None}, "as time.time"),
        ({"until": "soon"}, "as time.time"),
        ({"match": "rules"}, "as Match.of returns it, not the string “rules”"),
    ],
)
def test_bad_arguments_are_refused_when_called(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup, match=said) as caught:
        runner.play_match(**{"match": match_of(games=6), "jobs": 1, **arguments})
    assert caught.value.said.translate("de")


def test_a_match_that_is_finished_has_nothing_left() -> None:
    assert list(runner.play_match(match_of(games=6), 1, start=2)) == []
