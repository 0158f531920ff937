"""Results of many games: arrays with a row for each game."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..games.arrays import Int32s
from ..games.game import Game


@dataclass(frozen=True)
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

    @classmethod
    def of(cls, game: Game, players: int, rows: Int32s) -> "Results":
        """Split the rows that `play_many` writes."""
        return cls(game, players, rows[:, 0], rows[:, 1], rows[:, 2 : 2 + players], rows[:, 2 + players :])

    def __len__(self) -> int:
        return len(self.plies)

    @property
    def wins(self) -> NDArray[np.float64]:
        """By game and seat: 1 for the winner; seats that share rank 1 share the win."""
        return win_shares(self.ranks)

    @property
    def end_counts(self) -> dict[str, int]:
        """How many games ended in which way."""
        counts = np.bincount(self.ends, minlength=len(self.game.ends) + 1)[1:]
        return dict(zip(self.game.ends, counts.tolist(), strict=True))


def win_shares(ranks: NDArray[np.int32]) -> NDArray[np.float64]:
    """Return each seat's share of the win, by game: seats that share rank 1 share the win."""
    best = ranks == 1
    shares: NDArray[np.float64] = best / best.sum(axis=1, keepdims=True)
    return shares


def rows_for(players: int, games: int) -> Int32s:
    return np.zeros((games, 2 + 2 * players), np.int32)
