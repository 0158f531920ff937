"""Estimates with their 95% intervals. Games of one deal are not independent, so every interval is computed over deals."""

import math
from statistics import NormalDist

import msgspec
import numpy as np

from ....batch.summary import NORMAL_95
from ....games.arrays import Float64s

ERROR = 0.05  # probability that an interval misses, or that one of several does
INTERVAL = (2.5, 97.5)  # percentiles of resampled estimates


class Estimate(msgspec.Struct, frozen=True):
    """A figure and its 95% interval."""

    value: float
    low: float
    high: float

    def is_clear(self, comparisons: int = 1, error: float = ERROR) -> bool:
        """Return whether a difference is more than chance if several are compared (Bonferroni)."""
        wider = NormalDist().inv_cdf(1 - error / 2 / comparisons) / NORMAL_95
        return abs(self.value) > wider * (self.high - self.low) / 2


def mean_of(by_deal: Float64s) -> Estimate:
    """Return the mean over deals; its interval is symmetric."""
    mean = float(by_deal.mean())
    reach = NORMAL_95 * standard_error(by_deal)
    return Estimate(mean, mean - reach, mean + reach)


def standard_error(by_deal: Float64s) -> float:
    return float(by_deal.std(ddof=1)) / math.sqrt(len(by_deal))


def resampled(replicates: Float64s) -> Estimate:
    """Return the first of these figures; its interval comes from the others, each computed from resampled deals."""
    low, high = np.percentile(replicates[1:], INTERVAL)
    return Estimate(float(replicates[0]), float(low), float(high))
