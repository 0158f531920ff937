"""Cheap chance for choosing moves: a whole number of 48 bits that turns into the next one. Cards are never dealt with it."""

from typing import Any

from .chance import HALF, whole
from .compiled import rule

LUCK = (1 << 48) - 1


@rule
def luck_in(block: Any, word: int) -> int:
    """48 bits of a block of ChaCha, from a word on: so that luck follows from a seed too."""
    return whole(block[word]) | (whole(block[word + 1]) & HALF) << 32


@rule
def next_luck(luck: int) -> int:
    """A linear congruential generator of 48 bits (drand48's): good enough to pick random moves, and nearly free."""
    return (luck * 0x5DEECE66D + 11) & LUCK


@rule
def pick(luck: int, count: int) -> int:
    """A number from 0 to count−1."""
    return ((luck >> 16) * count) >> 32


@rule
def uniform(luck: int) -> float:
    """A number from 0 to 1, without the 1."""
    return (luck >> 16) / 4294967296.0
