"""The bots of a study and their seats.

One bot has all seats, and every deal is played once. Several bots sit in lineups, and a lineup plays a deal from every seat: all bots move
on by one seat each time. With as many bots as seats there is one lineup. Otherwise the lineups, which follow each other from deal to deal,
give each bot the same number of seats as far as possible.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from itertools import combinations
from random import Random

import numpy as np

from ...bots.levels import bot_at_level, searches
from ...bots.net import NET, load
from ...games.arrays import Int16s, Int64s
from ...games.game import Game

LEVELS = range(1, 5)


@dataclass(frozen=True)
class Field:
    bots: tuple[str, ...]
    players: int
    seed: int

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle only the fields, not the cached properties."""
        return Field, tuple(getattr(self, field.name) for field in fields(self))

    @property
    def seatings(self) -> int:
        """How often each deal is played."""
        return 1 if len(self.bots) == 1 else self.players

    @cached_property
    def lineups(self) -> list[list[int]]:
        """The bots of each lineup, as indices."""
        everyone = range(len(self.bots))
        each, more = divmod(self.players, len(self.bots))
        return [sorted([*(bot for bot in everyone for _ in range(each)), *extra]) for extra in combinations(everyone, more)]

    def lineups_of(self, start: int, stop: int) -> Int64s:
        """Return the lineup of each of these deals, as an index."""
        return np.arange(start, stop) % len(self.lineups)

    def bots_of(self, start: int, stop: int) -> Int16s:
        """Return the bot by deal, seating and seat, as an index."""
        seats = [rotations(self.shuffled(deal))[: self.seatings] for deal in range(start, stop)]
        return np.array(seats, np.int16).reshape(stop - start, self.seatings, self.players)

    def shuffled(self, deal: int) -> list[int]:
        """Return the lineup of a deal in a random order."""
        order = list(self.lineups[deal % len(self.lineups)])
        Random(f"{self.seed}/{deal}").shuffle(order)
        return order


def rotations(order: Sequence[int]) -> list[list[int]]:
    seats = len(order)
    return [[order[(seat - shift) % seats] for seat in range(seats)] for shift in range(seats)]


def all_levels(game: Game) -> tuple[str, ...]:
    """Return bots of all strengths: the four levels, but the network instead of a level that searches, which would take too long."""
    names = []
    for level in LEVELS:
        if not searches(bot_at_level(game, level), game):
            names.append(f"level{level}")
        elif load(game.id):
            names.append(NET.id)
    return tuple(names)
