"""Moves judged: the same worlds for all, from what the seat knows and nothing else, with errors that can be believed."""

import numpy as np
import pytest

from katzentisch.bots import judging
from katzentisch.bots.judging import CHUNK, FEWEST, FIRST_WORLDS, SHORTLIST, Estimate, Judged, estimate, judge, judged_by, share_of_wins
from katzentisch.games import GAMES
from katzentisch.play.position import Position

from ..games.katzenjammer_blues.blues import blues, leave_mice
from ..tables import INTERPRETED, begun

SLOW = pytest.mark.skipif(INTERPRETED, reason="interpreted rules are slow")


def seen(game: str, players: int, seed: int = 1) -> Position:
    position = begun((GAMES[game], players, {}), seed)
    assert position.turn is not None
    return position.observe(position.turn)


@pytest.mark.parametrize("game", ["maus_pass_auf"] if INTERPRETED else GAMES)  # interpreted rules are slow
def test_every_move_is_judged_best_first_and_the_same_again(game: str) -> None:
    observation = seen(game, GAMES[game].players[-1])
    before = observation.array.tobytes()
    judged = judge(observation, worlds=CHUNK, seed=3)
    assert sorted(each.action for each in judged) == observation.legal()
    assert {each.worlds for each in judged} == {CHUNK}
    assert [each.worth.mean for each in judged] == sorted((each.worth.mean for each in judged), reverse=True)
    assert all(0 <= each.wins.mean <= 1 and 0 <= each.worth.mean <= 1 for each in judged)
    assert judge(observation, worlds=CHUNK, seed=3) == judged
    assert observation.array.tobytes() == before


@SLOW
def test_worlds_that_look_alike_are_judged_alike() -> None:
    observation = seen("katze_im_sack", 3)
    assert observation.turn is not None
    elsewhere = observation.determinize(7).observe(observation.turn)
    assert judge(observation, worlds=6) == judge(elsewhere, worlds=6)


def test_the_last_mouse_wins_and_giving_it_up_does_not() -> None:
    """2.5, 3.1: four 5s are the last mice of the game."""
    table = leave_mice(blues("111122", "555512", deck="34"), left=5).play("1 bid 1x1", "0 pass", "1 pay 1")
    table.state.mice[:2] = [4, 0]
    observation = table.game.position.observe(1)
    shown, given_up = (observation.game.read_move(observation.state, move) for move in ("show 5555", "done"))
    judged = {each.action: each for each in judge(observation, worlds=20)}
    assert next(iter(judged)) == shown
    assert (judged[shown].wins.mean, judged[shown].behind_wins) == (1, Estimate(0, 0))
    assert judged[given_up].wins.mean < 1
    assert judged[given_up].behind_wins.mean == pytest.approx(1 - judged[given_up].wins.mean)


@SLOW
def test_of_many_moves_the_best_and_those_asked_for_get_all_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "SHORTLIST", 2)
    observation = seen("katze_im_sack", 3)
    worst = judge(observation, worlds=20)[-1].action
    judged = judge(observation, [worst], worlds=20)
    assert [each.worlds for each in judged] == [20] * 3 + [FIRST_WORLDS] * (len(judged) - 3)
    assert worst in {each.action for each in judged[:3]}
    assert len(observation.legal()) < SHORTLIST


@SLOW
def test_time_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    observation = seen("mau_mau", 10)
    moments = iter(range(1000))
    monkeypatch.setattr(judging, "monotonic", lambda: next(moments))
    assert FEWEST <= judge(observation, worlds=10_000, milliseconds=0)[0].worlds < FEWEST + CHUNK
    assert 2 * FEWEST < judge(observation, worlds=10_000, milliseconds=20_000)[0].worlds < 10_000


def test_errors_are_of_the_differences() -> None:
    """Two moves that do the same in every world differ by nothing, however uncertain each is."""
    samples = np.array([[1.0, 0.9], [0.0, 0.1], [1.0, 0.9], [0.0, 0.1]])
    judged = judged_by(5, samples, samples)
    assert judged == Judged(5, 4, Estimate(0.5, pytest.approx(0.288675)), estimate(samples[:, 1]), Estimate(0, 0), Estimate(0, 0))
    assert estimate(samples[:1, 0]) == Estimate(1, 0)


def test_a_few_wins_in_a_row_are_not_certain() -> None:
    assert share_of_wins(np.ones(4)) == Estimate(1, pytest.approx(0.1531, abs=1e-4))
    assert share_of_wins(np.zeros(1000)).error < 0.002


def test_luck_among_equal_moves_is_not_taken_for_worth() -> None:
    """Of a dozen moves that are all the same by nature the best looks better than it is; measured in other worlds it doesn't."""
    rng = np.random.default_rng(1)
    gaps = []
    for _ in range(50):
        trial = judging.Trial(seen("maus_pass_auf", 2), 0)
        trial.samples = {action: rng.random((64, 2)) for action in range(12)}
        gaps.append((trial.reference(range(12)) - trial.samples[0])[:, judging.WORTH].mean())
    assert abs(np.mean(gaps)) < 0.02
