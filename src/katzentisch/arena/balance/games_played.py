"""Games of a study: arrays by deal and seating."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ...batch.results import win_shares
from ...games.arrays import Float64s, Int16s, Int32s


@dataclass(frozen=True)
class GamesPlayed:
    bots: Int16s  # by deal, seating and seat: the index of the bot
    ranks: Int32s  # by deal, seating and seat
    plies: Int32s  # by deal and seating, like the next two
    ends: Int32s
    changes: Int32s  # of the lead

    @classmethod
    def unplayed(cls, bots: Int16s) -> "GamesPlayed":
        games = bots.shape[:2]
        return cls(bots, np.zeros(bots.shape, np.int32), *(np.zeros(games, np.int32) for _ in range(3)))

    @classmethod
    def joined(cls, parts: Sequence["GamesPlayed"]) -> "GamesPlayed":
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in ("bots", "ranks", "plies", "ends", "changes")))

    @property
    def deals(self) -> int:
        return len(self.plies)

    @property
    def games(self) -> int:
        return self.plies.size

    @property
    def wins(self) -> Float64s:
        """Each seat's share of the win, by deal, seating and seat."""
        return win_shares(self.ranks.reshape(self.games, -1)).reshape(self.ranks.shape)

    def differs_from(self, other: "GamesPlayed") -> Float64s:
        """Return the share of games that took another course, by deal: another length, end or ranking."""
        same = (self.plies == other.plies) & (self.ends == other.ends) & (self.ranks == other.ranks).all(axis=2)
        shares: Float64s = 1.0 - same.mean(axis=1)
        return shares
