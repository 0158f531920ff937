"""The evaluation of moves: the same samples for all, from the observation alone, with reliable errors."""

import numpy as np
import pytest

from katzentisch.bots import evaluation
from katzentisch.bots.evaluation import (
    CHUNK,
    FIRST_SAMPLES,
    MIN_SAMPLES,
    SHORTLIST,
    Estimate,
    Evaluation,
    best_first,
    estimate,
    evaluate_moves,
    evaluation_of,
    share_of_wins,
    whole_percent,
)
from katzentisch.games import GAMES
from katzentisch.play.position import Position
from katzentisch.testing.tables import INTERPRETED, begun

from ..games.katzenjammer_blues.blues import blues, leave_mice

SLOW = pytest.mark.skipif(INTERPRETED, reason="interpreted rules are slow")


def seen(game: str, players: int, seed: int = 1) -> Position:
    position = begun((GAMES[game], players, {}), seed)
    assert position.turn is not None
    return position.observe(position.turn)


@pytest.mark.parametrize("game", ["maus_pass_auf"] if INTERPRETED else GAMES)  # interpreted rules are slow
def test_every_move_is_evaluated_best_first_and_the_same_again(game: str) -> None:
    observation = seen(game, GAMES[game].players[-1])
    before = observation.array.tobytes()
    evaluated = evaluate_moves(observation, samples=CHUNK, seed=3)
    assert sorted(each.action for each in evaluated) == observation.legal()
    assert {each.samples for each in evaluated} == {CHUNK}
    assert [whole_percent(each.wins) for each in evaluated] == sorted((whole_percent(each.wins) for each in evaluated), reverse=True)
    assert all(0 <= each.wins.mean <= 1 and 0 <= each.worth.mean <= 1 for each in evaluated)
    assert evaluate_moves(observation, samples=CHUNK, seed=3) == evaluated
    assert observation.array.tobytes() == before


@SLOW
def test_states_that_look_alike_are_evaluated_alike() -> None:
    observation = seen("katze_im_sack", 3)
    assert observation.turn is not None
    elsewhere = observation.determinize(7).observe(observation.turn)
    assert evaluate_moves(observation, samples=6) == evaluate_moves(elsewhere, samples=6)


def test_the_last_mouse_wins_and_giving_it_up_does_not() -> None:
    """2.5, 3.1: four 5s are the last mice of the game."""
    table = leave_mice(blues("111122", "555512", deck="34"), left=5).play("1 bid 1x1", "0 pass", "1 pay 1")
    table.state.mice[:2] = [4, 0]
    observation = table.game.position.observe(1)
    shown, given_up = (observation.game.read_move(observation.state, move) for move in ("show 5555", "done"))
    evaluated = {each.action: each for each in evaluate_moves(observation, samples=20)}
    assert next(iter(evaluated)) == shown
    assert (evaluated[shown].wins.mean, evaluated[shown].behind_wins) == (1, Estimate(0, 0))
    assert evaluated[given_up].wins.mean < 1
    assert evaluated[given_up].behind_wins.mean == pytest.approx(1 - evaluated[given_up].wins.mean)


@SLOW
def test_of_many_moves_the_best_and_those_required_get_all_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluation, "SHORTLIST", 2)
    observation = seen("katze_im_sack", 3)
    worst = evaluate_moves(observation, samples=20)[-1].action
    evaluated = evaluate_moves(observation, [worst], samples=20)
    assert [each.samples for each in evaluated] == [20] * 3 + [FIRST_SAMPLES] * (len(evaluated) - 3)
    assert worst in {each.action for each in evaluated[:3]}
    assert len(observation.legal()) < SHORTLIST


@SLOW
def test_time_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    observation = seen("mau_mau", 10)
    moments = iter(range(1000))
    monkeypatch.setattr(evaluation, "monotonic", lambda: next(moments))
    assert MIN_SAMPLES <= evaluate_moves(observation, samples=10_000, milliseconds=0)[0].samples < MIN_SAMPLES + CHUNK
    assert 2 * MIN_SAMPLES < evaluate_moves(observation, samples=10_000, milliseconds=20_000)[0].samples < 10_000


def test_errors_are_of_the_differences() -> None:
    """Two moves that do the same in every sample differ by nothing, however uncertain each is."""
    samples = np.array([[1.0, 0.9], [0.0, 0.1], [1.0, 0.9], [0.0, 0.1]])
    evaluated = evaluation_of(5, samples, samples)
    assert evaluated == Evaluation(5, 4, evaluated.wins, estimate(samples[:, 1]), Estimate(0, 0), Estimate(0, 0))
    assert evaluated.wins.mean == 0.5
    assert evaluated.wins.error == pytest.approx(0.288675)
    assert estimate(samples[:1, 0]) == Estimate(1, 0)


def evaluated(action: int, wins: float, worth: float, behind: float = 0.0, samples: int = 9) -> Evaluation:
    return Evaluation(action, samples, Estimate(wins, 0.02), Estimate(worth, 0.02), Estimate(behind, 0.01), Estimate(0, 0))


def test_the_figures_that_are_shown_decide_then_the_worth_and_the_bot_s_own_move_among_equals() -> None:
    moves = [evaluated(1, 0.301, 0.4), evaluated(2, 0.304, 0.5), evaluated(3, 0.298, 0.45, 0.015), evaluated(4, 0.32, 0.1)]
    few = evaluated(5, 0.9, 0.9, samples=4)
    assert [each.action for each in best_first([few, *moves])] == [4, 2, 3, 1, 5]
    assert [each.action for each in best_first([few, *moves], preferred=3)] == [4, 3, 2, 1, 5]
    worse = [evaluated(1, 0.301, 0.4), evaluated(3, 0.3, 0.3, behind=0.1)]
    assert [each.action for each in best_first(worse, preferred=3)] == [1, 3]


def test_a_few_wins_in_a_row_are_not_certain() -> None:
    few = share_of_wins(np.ones(4))
    assert few.mean == 1
    assert few.error == pytest.approx(0.1531, abs=1e-4)
    assert share_of_wins(np.zeros(1000)).error < 0.002


def test_chance_among_equal_moves_is_no_selection_bias() -> None:
    """Of a dozen moves that are all the same by nature the best looks better than it is; measured in other samples it doesn't."""
    rng = np.random.default_rng(1)
    gaps = []
    for _ in range(50):
        sampler = evaluation.Sampler(seen("maus_pass_auf", 2), 0)
        sampler.results = {action: rng.random((64, 2)) for action in range(12)}
        gaps.append((sampler.reference(range(12)) - sampler.results[0])[:, evaluation.WORTH].mean())
    assert abs(np.mean(gaps)) < 0.02
