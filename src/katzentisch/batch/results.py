"""Results of many games: arrays with a row for each game."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..games.game import Game


@dataclass(frozen=True)
class Results:
    game: Game
    players: int
    plies: Any  # decisions in each game
    ends: Any  # number of the game's end, from 1
    scores: Any  # by game and seat
    ranks: Any  # by game and seat; 1 is best

    @classmethod
    def of(cls, game: Game, players: int, rows: Any) -> "Results":
        """Split the rows that `play_many` writes."""
        return cls(game, players, rows[:, 0], rows[:, 1], rows[:, 2 : 2 + players], rows[:, 2 + players :])

    def __len__(self) -> int:
        return len(self.plies)

    @property
    def wins(self) -> Any:
        """By game and seat: 1 for the winner; seats that share rank 1 share the win."""
        best = self.ranks == 1
        return best / best.sum(axis=1, keepdims=True)

    @property
    def end_counts(self) -> dict[str, int]:
        counts = np.bincount(self.ends, minlength=len(self.game.ends) + 1)[1:]
        return dict(zip(self.game.ends, counts.tolist(), strict=True))


def rows_for(players: int, games: int) -> Any:
    return np.zeros((games, 2 + 2 * players), np.int32)
