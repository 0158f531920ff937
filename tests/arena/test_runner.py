"""The same match gives the same games, however they are played."""

import dataclasses
from multiprocessing import TimeoutError
from typing import Any

import pytest

from katzentisch.arena import runner
from katzentisch.arena.compiled_loop import is_compiled, play_compiled
from katzentisch.arena.python_loop import play_in_python
from katzentisch.arena.rng import BITS, FastRandom, rng_of
from katzentisch.bots import BOTS, BotFailure
from katzentisch.bots.policies import policy_bot
from katzentisch.games import GAMES
from katzentisch.games.compiled import rule
from katzentisch.games.game import Refusal
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
        monkeypatch.setitem(BOTS, name, dataclasses.replace(BOTS[name], policy_of=None))


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
    (*_, last) = runner.run(match, 1, start=2)
    assert (last.start, last.games) == (2, 3)
    assert (last.ranks == played_out(match).ranks[6:]).all()


def test_nothing_starts_after_the_time() -> None:
    assert list(runner.run(match_of(), 1, until=0.0)) == []


def test_records_are_right_and_name_the_bots() -> None:
    match = match_of(games=3)
    (results,) = runner.run(match, 1, with_records=True)
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


def test_a_lost_process_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    class Never:
        def next(self, timeout: float) -> Any:
            raise TimeoutError

    with pytest.raises(Refusal, match="process died"):
        runner.next_result(Never(), lambda: False)


def test_an_rng_has_48_bits_and_differs_everywhere() -> None:
    rngs = {rng_of(deal, seating, ply) for deal in (0, 1, 2**48 - 1) for seating in range(4) for ply in range(50)}
    assert len(rngs) == 600
    assert all(0 <= rng < 1 << BITS for rng in rngs)


def test_the_first_bits_of_a_generator_are_its_seed() -> None:
    rng = FastRandom(77)
    assert rng.getrandbits(BITS) == 77
    assert rng.getrandbits(BITS) != 77
