"""Whether a quantity that was sampled over time keeps growing: a line by least squares, compared with the noise around it."""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass

Sample = tuple[float, float]  # seconds, value

ENOUGH = 24  # samples, below which nothing can be said
SPAN = 240.0  # seconds, likewise
DEVIATIONS = 3.0  # of the noise that a growth has to exceed
SHARE = 0.05  # of the mean level that it has to exceed, too: an allocator doesn't give everything back


@dataclass(frozen=True)
class Trend:
    """`growth` is what the line rises over the whole span, `noise` the standard deviation of the samples around it."""

    samples: int
    span: float
    mean: float
    growth: float
    noise: float

    @property
    def is_known(self) -> bool:
        return self.samples >= ENOUGH and self.span >= SPAN

    @property
    def allowed(self) -> float:
        return max(DEVIATIONS * self.noise, SHARE * self.mean)

    @property
    def is_flat(self) -> bool:
        return not self.is_known or self.growth <= self.allowed

    @property
    def per_hour(self) -> float:
        return 3600 * self.growth / self.span if self.span else 0.0

    def __str__(self) -> str:
        if not self.is_known:
            return f"{self.mean:.0f}, over {self.span:.0f} s: too short to say whether it grows"
        verdict = "flat" if self.is_flat else "GROWS"
        return f"{verdict}: {self.growth:+.1f} in {self.span / 60:.0f} min ({self.per_hour:+.1f} an hour), allowed {self.allowed:+.1f}"


def trend(samples: Sequence[Sample]) -> Trend:
    if len(samples) < 3 or samples[-1][0] <= samples[0][0]:
        return Trend(len(samples), 0.0, statistics.fmean([value for _, value in samples] or [0.0]), 0.0, 0.0)
    times, values = [at for at, _ in samples], [value for _, value in samples]
    slope, start = statistics.linear_regression(times, values)
    rest = [value - (start + slope * at) for at, value in samples]
    span = times[-1] - times[0]
    return Trend(len(samples), span, statistics.fmean(values), slope * span, statistics.stdev(rest))
