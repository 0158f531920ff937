"""The chance that bots decide by: a number of 48 bits for each decision, which follows from the seed, the deal, the seating and the ply.

So a game depends on nothing else: not on processes, chunks, or whether Python or a compiled loop plays it.
"""

from random import Random

from ..games.compiled import rule
from ..games.luck import next_luck

BITS = 48


@rule
def stirred(luck: int) -> int:
    """High bits change low ones and the other way round."""
    luck = next_luck(luck)
    return luck ^ (luck >> 24)


@rule
def luck_of(deal: int, seating: int, ply: int) -> int:
    """`deal` is the deal's own luck."""
    return stirred(stirred(stirred(deal) ^ (seating << 32 | ply)))


class Luck(Random):
    """A generator whose first 48 bits are the number that it is made from: what a compiled policy gets without it."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.first: int | None = number

    def getrandbits(self, k: int, /) -> int:
        if k == BITS and self.first is not None:
            number, self.first = self.first, None
            return number
        return super().getrandbits(k)
