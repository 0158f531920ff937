"""Counts of any number of games in little memory: all that a summary needs."""

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..games.arrays import Float64s, Int64s
from ..games.game import BadSetup, Game
from ..play.blank_state import blank_state, no_such_seat
from ..play.integers import as_int_within, describe_value
from ..play.play import find_game
from ..words import Said
from .results import Results


class Histogram:
    """How often each integer occurred; `counts[i]` belongs to `low + i`."""

    def __init__(self) -> None:
        self.low = 0
        self.counts = np.zeros(0, np.int64)

    def add(self, numbers: NDArray[np.integer[Any]]) -> None:
        """Count more numbers."""
        if len(numbers):
            low = int(numbers.min())
            self.add_counts(low, np.bincount(numbers - low))

    def add_counts(self, low: int, counts: Int64s) -> None:
        """Add counts of low, low + 1, …"""
        if not len(self.counts):
            self.low = low
        before, after = max(0, self.low - low), max(0, low + len(counts) - self.low - len(self.counts))
        if before or after:
            self.counts = np.pad(self.counts, (before, after))
            self.low -= before
        self.counts[low - self.low : low - self.low + len(counts)] += counts

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Histogram):
            return NotImplemented
        return self.low == other.low and np.array_equal(self.counts, other.counts)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Histogram({self.as_dict()})"

    def as_dict(self) -> dict[int, int]:
        """Return how often each number occurred, without those that didn't."""
        return {self.low + int(place): int(self.counts[place]) for place in np.flatnonzero(self.counts)}

    @property
    def games(self) -> int:
        """How many numbers were counted."""
        return int(self.counts.sum())

    @property
    def numbers(self) -> Int64s:
        """The numbers that `counts` belongs to."""
        return np.arange(self.low, self.low + len(self.counts), dtype=np.int64)

    @property
    def mean(self) -> float:
        """The mean of the numbers; NaN if there are none, like the variance and the quantiles."""
        return int(self.numbers @ self.counts) / self.games if self.games else math.nan

    @property
    def variance(self) -> float:
        return max(0.0, int(self.numbers**2 @ self.counts) / self.games - self.mean**2) if self.games else math.nan

    def quantile(self, share: float) -> float:
        """Return the number below which this share of the numbers is: interpolated linearly, as NumPy does.

        Raises
        ------
        BadSetup
            If `share` is not a number from 0 to 1.
        """
        if not isinstance(share, float | int | np.floating) or not 0 <= share <= 1:
            raise BadSetup(Said("quantile-range", {"share": str(share) if isinstance(share, float | int) else describe_value(share)}))
        if not self.games:
            return math.nan
        places = np.cumsum(self.counts)
        at = share * (self.games - 1)
        below, part = int(at), at - int(at)
        low, high = (self.low + int(np.searchsorted(places, place, side="right")) for place in (below, min(below + 1, self.games - 1)))
        return low + (high - low) * part


class Tally:
    """Counts of any number of games with the same table: what `simulate` returns with ``rows=False``.

    Tallies of parts can be added; the sum is exactly that of the whole.

    Attributes
    ----------
    game : Game
    players : int
    games : int
        How many games were counted.
    plies : Histogram
        The number of decisions: `mean`, `variance`, `quantile(share)`, `as_dict()`.
    scores : list of Histogram
        By seat.
    shared : array of int64
        ``shared[seat, k]`` is how often the seat won together with k - 1 others.
    ends : array of int64
        ``ends[end]`` is how often the game ended for the reason ``game.ends[end - 1]``.

    Examples
    --------
    >>> tally = simulate("mau_mau", players=3, games=1000, seed=1, rows=False)
    >>> tally.games, round(float(tally.win_shares.sum()), 6)
    (1000, 1.0)
    >>> halves = [simulate("mau_mau", 3, 500, seed=1, start=start, rows=False) for start in (0, 500)]
    >>> sum(halves) == tally
    True
    """

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.games = find_game(game), 0
        self.players = seats = int(blank_state(self.game, players, None, 0)["players"][0])
        self.plies = Histogram()
        self.scores = [Histogram() for _ in range(seats)]
        self.shared = np.zeros((seats, seats + 1), np.int64)
        self.ends = np.zeros(len(self.game.ends) + 1, np.int64)

    @classmethod
    def of(cls, results: Results) -> "Tally":
        """Count the games of results. Raises BadSetup if they are none."""
        tally = cls(checked_results(results).game, results.players)
        tally.add(results)
        return tally

    def add(self, results: Results) -> None:
        """Count more games. Raises BadSetup if they have another table, or are no results."""
        self.check_table(checked_results(results))
        self.games += len(results)
        self.plies.add(results.plies)
        for seat, scores in enumerate(self.scores):
            scores.add(results.scores[:, seat])
        best = results.ranks == 1
        winners = best.sum(axis=1)
        for seat in range(self.players):
            self.shared[seat] += np.bincount(winners[best[:, seat]], minlength=self.players + 1)
        self.ends += np.bincount(results.ends, minlength=len(self.ends))

    def add_tally(self, other: "Tally") -> None:
        """Add the counts of other games. Raises BadSetup if they have another table, or are no tally."""
        if not isinstance(other, Tally):
            raise BadSetup(Said("tally-tally", {"type": type(other).__name__}))
        self.check_table(other)
        self.games += other.games
        for ours, theirs in zip((self.plies, *self.scores), (other.plies, *other.scores), strict=True):
            if theirs.games:
                ours.add_counts(theirs.low, theirs.counts)
        self.shared += other.shared
        self.ends += other.ends

    def check_table(self, other: "Results | Tally") -> None:
        if (self.game, self.players) != (other.game, other.players):
            raise BadSetup(Said("join-table"))

    def __add__(self, other: object) -> "Tally":
        if not isinstance(other, Tally):
            return NotImplemented
        both = Tally(self.game, self.players)
        for each in (self, other):
            both.add_tally(each)
        return both

    def __radd__(self, other: object) -> "Tally":
        """Let `sum` begin with 0."""
        return self if isinstance(other, int) and other == 0 else NotImplemented

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Tally):
            return NotImplemented
        ours, theirs = ((each.game, each.players, each.games, each.plies, each.scores) for each in (self, other))
        return ours == theirs and np.array_equal(self.shared, other.shared) and np.array_equal(self.ends, other.ends)

    __hash__ = None  # type: ignore[assignment]

    def __len__(self) -> int:
        return self.games

    def __repr__(self) -> str:
        return f"Tally({self.game.id!r}, players={self.players}, games={self.games})"

    @property
    def wins(self) -> Float64s:
        """The number of wins by seat; seats that share a win count its fraction."""
        wins: Float64s = self.shared[:, 1:] @ (1 / np.arange(1, self.players + 1))
        return wins

    @property
    def win_shares(self) -> Float64s:
        """The share of the wins by seat: what ``results.wins.mean(axis=0)`` is for rows."""
        return self.wins / self.games if self.games else np.full(self.players, math.nan)

    def win_share(self, seat: int) -> tuple[float, float]:
        """Return mean and variance of a seat's shares of the wins; NaN without games. Raises BadSetup if there is no such seat."""
        found = as_int_within(seat, 0, self.players - 1)
        if found is None:
            raise BadSetup(no_such_seat(seat, self.players - 1))
        if not self.games:
            return math.nan, math.nan
        parts = 1 / np.arange(1, self.players + 1)
        counts = self.shared[found, 1:]
        mean = float(counts @ parts) / self.games
        return mean, max(0.0, float(counts @ parts**2) / self.games - mean * mean)

    @property
    def end_counts(self) -> dict[str, int]:
        """How many games ended in which way."""
        return dict(zip(self.game.ends, self.ends[1:].tolist(), strict=True))


def checked_results(results: object) -> Results:
    if not isinstance(results, Results):
        raise BadSetup(Said("tally-results", {"type": type(results).__name__}))
    return results
