"""Several games in a row at one table: totals, the rotating first seat, shared ranks.

Katzenjammer Blues 3.4, Katze im Sack 4.3, Mau Mau 1.2 and 6.3; Maus, pass auf! has no rule for it and goes the same way.
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from ..games.game import BadSetup, Game, Value
from ..words import Said
from .numbers import shown, whole
from .play import Play, find_game
from .position import Seed, blank, plain_options, seed_bytes


def totals_of(results: Sequence[dict[str, Any]], players: int) -> list[int]:
    """By seat, over the games that are finished."""
    return [sum(result["scores"][seat] for result in results) for seat in range(players)]


def ranks_of(totals: Sequence[int], game: Game) -> list[int]:
    """1 is best; equal totals share the rank."""
    standing = [-total for total in totals] if game.fewest_win else list(totals)
    return [1 + sum(other > mine for other in standing) for mine in standing]


class Series:
    """`next()` begins the next game once the last one is over."""

    def __init__(
        self,
        game: str,
        players: int,
        games: int,
        *,
        options: Mapping[str, Value] | None = None,
        first: int = 0,
        seed: Seed | None = None,
    ) -> None:
        self.game = find_game(game)
        number = whole(games)
        if number is None or number < 1:
            raise BadSetup(Said("series-length", {"games": shown(games)}))
        self.options = plain_options(options)
        table = blank(self.game, players, self.options, first)[0]
        self.players, self.first, self.games = int(table.players), int(table.first), number
        self.seed = seed_bytes(seed)
        self.plays: list[Play] = []

    def next(self) -> Play:
        if self.over or (self.plays and not self.plays[-1].over):
            raise BadSetup(Said("series-over" if self.over else "series-game-going-on"))
        number = len(self.plays)
        seed = hashlib.sha256(self.seed + number.to_bytes(4, "little")).digest()
        first = (self.first + number) % self.players  # the left neighbour of the game before's
        self.plays.append(Play(self.game.id, self.players, options=self.options, first=first, seed=seed))
        return self.plays[-1]

    @property
    def over(self) -> bool:
        return len(self.plays) == self.games and self.plays[-1].over

    @property
    def totals(self) -> list[int]:
        return totals_of([play.result for play in self.plays if play.result], self.players)

    @property
    def ranks(self) -> list[int]:
        return ranks_of(self.totals, self.game)
