"""The joint test of all seats, compared with SciPy and with what must come out."""

import numpy as np
import pytest
from scipy import stats  # type: ignore[import-untyped]

from katzentisch.arena.balance.statistics.f_distribution import f_tail
from katzentisch.arena.balance.statistics.fairness import fairness, furthest, joint_test
from katzentisch.games.arrays import Float64s


@pytest.mark.parametrize("top", [1, 2, 3, 5, 9])
@pytest.mark.parametrize("bottom", [1, 7, 30, 997, 1_000_000])
@pytest.mark.parametrize("value", [1e-9, 0.1, 0.9, 1.0, 2.5, 10.0, 60.0, 5000.0])
def test_f_tail_is_scipys(top: int, bottom: int, value: float) -> None:
    assert f_tail(value, top, bottom) == pytest.approx(float(stats.f.sf(value, top, bottom)), rel=1e-7, abs=1e-300)


def test_f_tail_at_the_ends() -> None:
    assert f_tail(0, 3, 10) == 1
    assert f_tail(-1, 3, 10) == 1
    assert f_tail(1e300, 3, 10) == pytest.approx(0)


def winners(deals: int, chances: list[float], seed: int) -> Float64s:
    """Return the wins of random games, a row for each."""
    seats = len(chances)
    winner = np.random.default_rng(seed).choice(seats, deals, p=chances)
    wins: Float64s = (np.arange(seats) == winner[:, None]).astype(np.float64)
    return wins


def test_with_whole_wins_the_test_is_nearly_chi_square() -> None:
    wins = winners(20_000, [0.26, 0.24, 0.25, 0.25], 1)
    assert joint_test(wins - 0.25).p == pytest.approx(stats.chisquare(wins.sum(axis=0)).pvalue, abs=0.01)


def test_fair_seats_are_rejected_as_often_as_the_level_says() -> None:
    clear = sum(joint_test(winners(300, [0.25] * 4, seed) - 0.25).is_clear() for seed in range(400))
    assert 8 <= clear <= 36  # of 400, with a probability of 5%


def test_shared_wins_and_equal_games_of_a_deal_are_no_obstacle() -> None:
    """Half of the games are shared by all, and each deal is there once only, however often it was played."""
    clear = 0
    for seed in range(400):
        wins = winners(300, [1 / 3] * 3, seed)
        wins[::2] = 1 / 3
        clear += joint_test(wins - 1 / 3).is_clear()
    assert 8 <= clear <= 36


def test_unfair_seats_are_found() -> None:
    found = fairness(winners(4000, [0.4, 0.3, 0.3], 1))
    assert found.test.p < 1e-6
    assert found.best == 0
    assert 0.03 < found.least < 0.4 - 1 / 3 < found.most < 0.1


def test_what_never_varies_is_certain() -> None:
    always_first = np.tile([1.0, 0.0, 0.0], (50, 1))
    assert joint_test(always_first - 1 / 3).p == 0
    assert joint_test(always_first - 1 / 3).statistic is None
    always_shared = np.full((50, 3), 1 / 3)
    assert (joint_test(always_shared - 1 / 3).statistic, joint_test(always_shared - 1 / 3).p) == (0, 1)


def test_a_seat_that_never_wins_is_found_though_its_wins_never_vary() -> None:
    wins = np.zeros((60, 3))
    wins[np.arange(60), np.arange(60) % 2] = 1
    assert joint_test(wins - 1 / 3).p == 0


def test_all_intervals_together_hold_as_often_as_they_say() -> None:
    held = 0
    for seed in range(300):
        least, most = furthest(winners(400, [0.3, 0.25, 0.25, 0.2], seed) - 0.25)
        held += least <= 0.05 <= most
    assert held >= 280
