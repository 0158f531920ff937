"""Fairness: do all seats win equally often? One test for all seats together, because of several tests one is often wrong by chance."""

import math
from statistics import NormalDist
from typing import Literal

import msgspec
import numpy as np

from ....batch.summary import interval
from ....games.arrays import Float64s
from .estimate import ERROR, Estimate, standard_error
from .f_distribution import f_tail

NEGLIGIBLE = 1e-9  # rounding errors of shares and of variances relative to the largest
ENOUGH = 20  # deals per seat; with fewer, variances are too uncertain for Hotelling's test


class JointTest(msgspec.Struct, frozen=True):
    """A test of all seats together. `statistic` is None if something deviates that never varies."""

    statistic: float | None
    p: float
    method: Literal["hotelling", "anova"] = "hotelling"

    def is_clear(self, tests: int = 1, error: float = ERROR) -> bool:
        """Return whether this is more than chance, if there are several tests (Bonferroni)."""
        return self.p < error / tests


class Fairness(msgspec.Struct, frozen=True):
    """The wins of each seat, each with its own interval, and what holds for all seats together.

    With 95% confidence, the seat furthest from its fair share is between `least` and `most` away from it.
    """

    fair: float
    seats: list[Estimate]
    test: JointTest
    least: float
    most: float

    @property
    def best(self) -> int:
        return max(range(len(self.seats)), key=lambda seat: self.seats[seat].value)

    @property
    def worst(self) -> int:
        return min(range(len(self.seats)), key=lambda seat: self.seats[seat].value)


def fairness(wins: Float64s) -> Fairness:
    """Assess the wins, by deal and seat: each row sums to 1."""
    seats = wins.shape[1]
    least, most = furthest(wins - 1 / seats)
    return Fairness(1 / seats, [Estimate(*interval(column)) for column in wins.T], joint_test(wins - 1 / seats), least, most)


def joint_test(deviations: Float64s) -> JointTest:
    """Test whether the mean deviation is zero in all columns.

    A chi-square test of win counts would need whole wins in independent games. These tests take the covariance of the columns from the
    deals, so shared wins, several games of a deal and differences of two tables are all right. With few deals, a seat that has hardly won
    also hardly varies, and Hotelling's test would often find a difference where there is none.
    """
    deals, columns = deviations.shape
    return hotelling_test(deviations) if deals >= ENOUGH * columns else anova_type_test(deviations)


def anova_type_test(deviations: Float64s) -> JointTest:
    """Compare the mean deviations with the mean of all variances: the ANOVA-type test of Brunner, Dette and Munk (1997).

    Its degrees of freedom are Box's approximation. It needs no inverse of the covariance, so few deals are enough.
    """
    deals = len(deviations)
    mean, covariance = deviations.mean(axis=0), np.cov(deviations, rowvar=False)
    total, squares = float(np.trace(covariance)), float(np.sum(covariance**2))
    if total <= NEGLIGIBLE**2:
        deviates = bool(np.abs(mean).max() > NEGLIGIBLE)
        return JointTest(None if deviates else 0.0, 0.0 if deviates else 1.0, "anova")
    statistic, freedom = float(deals * mean @ mean) / total, total**2 / squares
    return JointTest(statistic, f_tail(statistic, freedom, freedom * (deals - 1)), "anova")


def hotelling_test(deviations: Float64s) -> JointTest:
    """Hotelling's T² test. The columns of a row sum to zero; the test works in the directions in which the rows vary."""
    deals = len(deviations)
    mean = deviations.mean(axis=0)
    variances, axes = np.linalg.eigh(np.cov(deviations, rowvar=False))
    varies = variances > NEGLIGIBLE * max(float(variances[-1]), NEGLIGIBLE)
    along = axes.T @ mean
    if np.abs(along[~varies]).max(initial=0) > NEGLIGIBLE:
        return JointTest(None, 0.0)
    rank = int(varies.sum())
    if rank == 0:
        return JointTest(0.0, 1.0)
    statistic = float(deals * np.sum(along[varies] ** 2 / variances[varies]))
    return JointTest(statistic, f_tail(statistic * (deals - rank) / (rank * (deals - 1)), rank, deals - rank))


def furthest(deviations: Float64s) -> tuple[float, float]:
    """Return the limits of the largest deviation, from intervals that hold for all seats at once (Bonferroni).

    With few deals, no seat's standard error is taken to be less than that of fair games without shared wins.
    """
    deals, seats = deviations.shape
    reach = NormalDist().inv_cdf(1 - ERROR / 2 / seats)
    least = 0.0 if deals >= ENOUGH * seats else math.sqrt((seats - 1) / deals) / seats
    means = [abs(float(column.mean())) for column in deviations.T]
    reaches = [reach * max(least, standard_error(column)) for column in deviations.T]
    pairs = list(zip(means, reaches, strict=True))
    return max(max(0.0, mean - its_reach) for mean, its_reach in pairs), max(mean + its_reach for mean, its_reach in pairs)
