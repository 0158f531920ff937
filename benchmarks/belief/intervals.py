"""A mean and its 95% interval."""

import msgspec

from katzentisch.batch.summary import NORMAL_95
from katzentisch.games.arrays import Float64s


class Interval(msgspec.Struct):
    mean: float
    low: float
    high: float


def interval_of(values: Float64s) -> Interval:
    """Return the mean of independent values with its 95% interval."""
    mean, error = float(values.mean()), float(values.std(ddof=1)) / len(values) ** 0.5
    return Interval(mean, mean - NORMAL_95 * error, mean + NORMAL_95 * error)
