"""Results of many games: arrays with a row for each game."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..games.arrays import Int32s, Int64s
from ..games.game import BadSetup, Game
from ..play.integers import as_int_within
from ..words import Said
from .table import Table

COLUMNS = ("plies", "ends", "scores", "ranks")
MOST_START = 2**63 - 1


@dataclass(frozen=True, eq=False)
class Results:
    """The results of many games with the same table; every array has a row for each game.

    Attributes
    ----------
    game : Game
    players : int
    plies : array of int32
        The number of decisions.
    ends : array of int32
        Why the game ended: ``game.ends[end - 1]``.
    scores, ranks : arrays of int32
        By game and seat. Rank 1 is best.
    start : int
        The number of the first game in its run.

    Raises
    ------
    BadSetup
        If there is no such table, or the arrays do not belong together.

    Examples
    --------
    >>> results = simulate("mau_mau", players=3, games=100, seed=1)
    >>> len(results), results.scores.shape
    (100, (100, 3))
    """

    game: Game
    players: int
    plies: NDArray[np.int32]
    ends: NDArray[np.int32]
    scores: NDArray[np.int32]
    ranks: NDArray[np.int32]
    start: int = 0

    def __post_init__(self) -> None:
        """Raise BadSetup if the arrays do not belong together."""
        seats = as_int_within(self.players, 2, self.game.players[-1]) if isinstance(self.game, Game) else None
        if seats is None or as_int_within(self.start, 0, MOST_START) is None:
            raise BadSetup(Said("results-table"))
        games = len(self.plies) if isinstance(self.plies, np.ndarray) and self.plies.ndim else 0
        shapes = (games,), (games,), (games, seats), (games, seats)
        if not all(is_integers(getattr(self, name), shape) for name, shape in zip(COLUMNS, shapes, strict=True)):
            raise BadSetup(Said("results-arrays"))

    @classmethod
    def of(cls, game: Game, players: int, rows: Int32s, start: int = 0) -> "Results":
        """Split the rows that `play_many` writes."""
        return cls(game, players, rows[:, 0], rows[:, 1], rows[:, 2 : 2 + players], rows[:, 2 + players :], start)

    @classmethod
    def join(cls, parts: "Iterable[Results]") -> "Results":
        """Join the parts of a run, in any order.

        Whether they have the same seed, options and bots is up to you: results don't know them.

        Parameters
        ----------
        parts
            Results of the same game and number of players, whose games have consecutive numbers.

        Raises
        ------
        BadSetup
            If there are no parts, they have different tables, games are missing, or some occur twice.

        Examples
        --------
        >>> parts = [simulate("mau_mau", 3, 50, seed=1, start=start) for start in (0, 50)]
        >>> Results.join(parts) == simulate("mau_mau", 3, 100, seed=1)
        True
        """
        ordered = sorted(checked_parts(parts), key=lambda part: part.start)
        first, stop = ordered[0], ordered[0].start
        for part in ordered:
            if (part.game, part.players) != (first.game, first.players):
                raise BadSetup(Said("join-table"))
            check_next(part.start, stop)
            stop += len(part)
        columns = {name: np.concatenate([getattr(part, name) for part in ordered]) for name in COLUMNS}
        return cls(first.game, first.players, **columns, start=first.start)

    def __len__(self) -> int:
        return len(self.plies)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Results):
            return NotImplemented
        is_same_run = (self.game, self.players, self.start) == (other.game, other.players, other.start)
        return is_same_run and all(np.array_equal(getattr(self, name), getattr(other, name)) for name in COLUMNS)

    __hash__ = None  # type: ignore[assignment]

    @property
    def game_numbers(self) -> Int64s:
        """The number of each game in its run."""
        return np.arange(self.start, self.start + len(self), dtype=np.int64)

    @property
    def wins(self) -> NDArray[np.float64]:
        """By game and seat: 1 for the winner; seats that share rank 1 share the win."""
        return win_shares(self.ranks)

    @property
    def end_counts(self) -> dict[str, int]:
        """How many games ended in which way."""
        counts = np.bincount(self.ends, minlength=len(self.game.ends) + 1)[1:]
        return dict(zip(self.game.ends, counts.tolist(), strict=True))

    def table(self) -> Table:
        """Return the results as columns for pandas, polars, Arrow and what else reads a dict of arrays.

        Returns
        -------
        Table
            ``game_number``, ``plies``, ``end`` (a string) and, for each seat, ``score_0``, ``rank_0`` and ``win_0``.

        Examples
        --------
        >>> table = simulate("mau_mau", players=2, games=100, seed=1).table()
        >>> list(table)
        ['game_number', 'plies', 'end', 'score_0', 'score_1', 'rank_0', 'rank_1', 'win_0', 'win_1']

        ``pandas.DataFrame(table)``, ``polars.DataFrame(table)`` and ``pyarrow.table(table)`` take it as it is.
        """
        by_seat: dict[str, NDArray[Any]] = {"score": self.scores, "rank": self.ranks, "win": self.wins}
        seats = {f"{name}_{seat}": column[:, seat].copy() for name, column in by_seat.items() for seat in range(self.players)}
        ends = np.array(["", *self.game.ends])[self.ends]
        return Table({"game_number": self.game_numbers, "plies": self.plies.copy(), "end": ends, **seats})


def is_integers(array: object, shape: tuple[int, ...]) -> bool:
    return isinstance(array, np.ndarray) and array.shape == shape and array.dtype.kind in "iu"


def checked_parts(parts: Iterable[Results]) -> list[Results]:
    try:
        listed: list[Any] = list(parts)
    except TypeError:  # not iterable, or an array without dimensions
        listed = [parts]
    if not listed:
        raise BadSetup(Said("join-empty"))
    for part in listed:
        if not isinstance(part, Results):
            raise BadSetup(Said("join-type", {"type": type(part).__name__}))
    return listed


def check_next(start: int, due: int) -> None:
    """Check that a part begins with the game that is due. Raises BadSetup."""
    if start > due:
        raise BadSetup(Said("join-gap", {"first": due, "last": start - 1}))
    if start < due:
        raise BadSetup(Said("join-overlap", {"number": start}))


def win_shares(ranks: NDArray[np.int32]) -> NDArray[np.float64]:
    """Return each seat's share of the win, by game: seats that share rank 1 share the win."""
    best = ranks == 1
    shares: NDArray[np.float64] = best / best.sum(axis=1, keepdims=True)
    return shares


def rows_for(players: int, games: int) -> Int32s:
    return np.zeros((games, 2 + 2 * players), np.int32)
