"""The joint test of all seats, compared with SciPy and with what must come out."""

import numpy as np
import pytest
from scipy import stats  # type: ignore[import-untyped]

from katzentisch.arena.balance.statistics.f_distribution import f_tail
from katzentisch.arena.balance.statistics.fairness import anova_type_test, fairness, furthest, hotelling_test, joint_test
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


def test_degrees_of_freedom_need_not_be_whole() -> None:
    assert f_tail(2.5, 2.71, 105.7) == pytest.approx(float(stats.f.sf(2.5, 2.71, 105.7)), rel=1e-7)


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


@pytest.mark.parametrize(("deals", "seats"), [(10, 4), (10, 6), (10, 10), (40, 4), (100, 10)])
def test_few_deals_raise_no_false_alarm(deals: int, seats: int) -> None:
    """Some seat often has not won yet, which proves nothing."""
    found = [fairness(winners(deals, [1 / seats] * seats, seed)) for seed in range(400)]
    assert {each.test.method for each in found} == {"anova"}
    assert sum(each.test.is_clear() for each in found) <= 36  # of 400, with a probability of at most 5%
    assert sum(each.least > 0 for each in found) <= 36
    assert min(each.test.p for each in found) > 0


def test_few_deals_are_enough_for_a_large_difference() -> None:
    found = fairness(winners(40, [0.7, 0.1, 0.1, 0.1], 1))
    assert found.test.method == "anova"
    assert found.test.is_clear()
    assert found.best == 0


def test_both_tests_agree_where_there_are_enough_deals() -> None:
    for seed in range(20):
        deviations = winners(2000, [0.26, 0.24, 0.25, 0.25], seed) - 0.25
        assert (joint_test(deviations), joint_test(deviations).method) == (hotelling_test(deviations), "hotelling")
        assert anova_type_test(deviations).p == pytest.approx(hotelling_test(deviations).p, abs=0.02)


def test_the_test_for_few_deals_at_its_limits() -> None:
    always_first = np.tile([1.0, 0.0, 0.0], (10, 1))
    assert (joint_test(always_first - 1 / 3).statistic, joint_test(always_first - 1 / 3).p) == (None, 0)
    assert (joint_test(np.zeros((10, 3))).statistic, joint_test(np.zeros((10, 3))).p) == (0, 1)
