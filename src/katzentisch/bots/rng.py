"""Random numbers of bots in many games: 48 bits for each decision, derived from the seed, the deal, the seating and the ply.

So a game depends on nothing else: not on processes or chunks, nor on whether Python or a compiled loop plays it.
"""

from random import Random

from ..games.compiled import rule
from ..games.fast_random import next_rng

BITS = 48


@rule
def mix(rng: int) -> int:
    """Let high bits change low ones and the other way round."""
    rng = next_rng(rng)
    return rng ^ (rng >> 24)


@rule
def rng_of(deal: int, seating: int, ply: int) -> int:
    """Return the rng of a decision; `deal` is that of the deal."""
    return mix(mix(mix(deal) ^ (seating << 32 | ply)))


class FastRandom(Random):
    """A generator whose first 48 bits are its seed: the rng that a compiled policy gets."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.first: int | None = number

    def getrandbits(self, k: int, /) -> int:
        if k == BITS and self.first is not None:
            number, self.first = self.first, None
            return number
        return super().getrandbits(k)
