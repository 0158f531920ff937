"""Counts of any number of games in little memory: all that a summary needs."""

import numpy as np

from ..games.arrays import Int32s
from ..games.game import Game
from .results import Results


class Histogram:
    """How often each integer occurred; `counts[i]` belongs to low + i."""

    def __init__(self) -> None:
        self.low = 0
        self.counts = np.zeros(0, np.int64)

    def add(self, numbers: Int32s) -> None:
        low, high = int(numbers.min()), int(numbers.max())
        if not len(self.counts):
            self.low = low
        before, after = max(0, self.low - low), max(0, high + 1 - self.low - len(self.counts))
        if before or after:
            self.counts = np.pad(self.counts, (before, after))
            self.low -= before
        self.counts += np.bincount(numbers - self.low, minlength=len(self.counts))

    @property
    def games(self) -> int:
        return int(self.counts.sum())

    @property
    def mean(self) -> float:
        numbers = np.arange(self.low, self.low + len(self.counts), dtype=np.int64)
        return int(numbers @ self.counts) / self.games

    def quantile(self, share: float) -> float:
        """Interpolate linearly, as NumPy's percentiles do."""
        places = np.cumsum(self.counts)
        at = share * (self.games - 1)
        below, part = int(at), at - int(at)
        low, high = (self.low + int(np.searchsorted(places, place, side="right")) for place in (below, min(below + 1, self.games - 1)))
        return low + (high - low) * part


class Tally:
    """`shared[seat, k]` is how often the seat shared a win with k - 1 others."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players, self.games = game, players, 0
        self.plies = Histogram()
        self.scores = [Histogram() for _ in range(players)]
        self.shared = np.zeros((players, players + 1), np.int64)
        self.ends = np.zeros(len(game.ends) + 1, np.int64)

    @classmethod
    def of(cls, results: Results) -> "Tally":
        tally = cls(results.game, results.players)
        tally.add(results)
        return tally

    def add(self, results: Results) -> None:
        self.games += len(results)
        self.plies.add(results.plies)
        for seat, scores in enumerate(self.scores):
            scores.add(results.scores[:, seat])
        best = results.ranks == 1
        winners = best.sum(axis=1)
        for seat in range(self.players):
            self.shared[seat] += np.bincount(winners[best[:, seat]], minlength=self.players + 1)
        self.ends += np.bincount(results.ends, minlength=len(self.ends))

    def win_share(self, seat: int) -> tuple[float, float]:
        """Mean and variance of a seat's shares of the wins."""
        parts = 1 / np.arange(1, self.players + 1)
        counts = self.shared[seat, 1:]
        mean = float(counts @ parts) / self.games
        return mean, max(0.0, float(counts @ parts**2) / self.games - mean * mean)

    @property
    def end_counts(self) -> dict[str, int]:
        return dict(zip(self.game.ends, self.ends[1:].tolist(), strict=True))
