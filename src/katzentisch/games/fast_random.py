"""A fast random number generator for choosing moves: its state is a whole number of 48 bits. Cards are never dealt with it."""

from .arrays import Words
from .chance import HALF, whole
from .compiled import rule

BITS_48 = (1 << 48) - 1


@rule
def rng_from(block: Words, word: int) -> int:
    """Return a generator state: 48 bits of a ChaCha block, starting at `word`. It is determined by the game's seed."""
    return whole(block[word]) | (whole(block[word + 1]) & HALF) << 32


@rule
def next_rng(rng: int) -> int:
    """Advance the generator (drand48's linear congruence): good enough to pick random moves, and nearly free."""
    return (rng * 0x5DEECE66D + 11) & BITS_48


@rule
def pick(rng: int, count: int) -> int:
    """Return a number from 0 to count−1."""
    return ((rng >> 16) * count) >> 32


@rule
def uniform(rng: int) -> float:
    """Return a number from 0 to 1, excluding 1."""
    return (rng >> 16) / 4294967296.0
