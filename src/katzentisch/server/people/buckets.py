"""How often somebody may do something: a bucket that fills slowly and is emptied by doing it."""

from collections.abc import Callable
from math import ceil
from time import monotonic

CROWD = 10_000  # buckets; when there are more, the full ones go: they are as good as none


class Buckets:
    """One bucket for each key: `size` at once, then `rate` a second. A rate of None is no limit."""

    def __init__(self, rate: float | None, size: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate, self.size, self.clock = rate, size, clock
        self.levels: dict[str, tuple[float, float]] = {}  # what was left, and when

    def take(self, key: str) -> bool:
        """Whether there was something left."""
        if self.rate is None:
            return True
        now = self.clock()
        left = self.level(key, now)
        self.levels[key] = (left - 1 if left >= 1 else left, now)
        if len(self.levels) > CROWD:
            self.levels = {each: level for each, level in self.levels.items() if self.level(each, now) < self.size}
        return left >= 1

    def wait(self, key: str) -> int:
        """Seconds until there is something, at least one."""
        missing = 1 - self.level(key, self.clock())
        return max(1, ceil(missing / self.rate)) if self.rate else 1

    def has(self, key: str) -> bool:
        """Whether there is something left; nothing is taken."""
        return self.rate is None or self.level(key, self.clock()) >= 1

    def level(self, key: str, now: float) -> float:
        left, then = self.levels.get(key, (self.size, now))
        return min(self.size, left + (now - then) * (self.rate or 0))
