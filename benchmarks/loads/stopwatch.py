"""How long moves took, from the moment when they were due until all seats had been told."""

from time import monotonic


class Stopwatch:
    """Counts moves that were due while it runs, also when they are told later."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.start()

    def start(self) -> None:
        self.started, self.stopped = monotonic(), float("inf")
        self.times: list[float] = []  # in seconds
        self.moves = 0  # told while it ran
        self.updates = self.bytes = 0

    def stop(self) -> None:
        self.stopped = monotonic()

    def told(self, begun: float) -> None:
        now = monotonic()
        if self.started <= begun < self.stopped:
            self.times.append(now - begun)
        if now < self.stopped:
            self.moves += 1

    def heard(self, size: int) -> None:
        self.updates += 1
        self.bytes += size

    @property
    def seconds(self) -> float:
        return self.stopped - self.started

    def percentile(self, percent: float) -> float:
        """In milliseconds."""
        times = sorted(self.times)
        return 1000 * times[min(len(times) - 1, int(len(times) * percent / 100))]
