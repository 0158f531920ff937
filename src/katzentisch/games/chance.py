"""Chance: ChaCha20 (RFC 8439, nonce zero, block counter from 0) with a game's 256-bit seed as its key, and unbiased draws from it.

The generator is part of a game's state: `key` is the seed as eight little-endian words, `blocks` the number of blocks generated, `block`
the last of them, `spent` the number of its 32 sixteen-bit halves already used (low half of a word first). All numbers are plain integers
truncated to 32 bits, so that the same code runs compiled, on a GPU and interpreted.
"""

from typing import Annotated, Protocol

import numpy as np

from .arrays import Int8, Int8s, Int32, Words
from .compiled import inline_rule, rule

WORD = 0xFFFFFFFF
HALF = 0xFFFF
HALVES = 32


class Generator(Protocol):
    """The fields of a state that hold its generator."""

    key: Annotated[Words, 8]
    block: Annotated[Words, 16]
    blocks: Int32
    spent: Int8


@rule
def whole(word: int) -> int:
    """Return a 32-bit word as a signed 64-bit number: compiled, `int` alone would stay unsigned."""
    return int(np.int64(word))


@rule
def narrow(number: int) -> int:
    """Return a number from 0 to 2^32−1: compiled, it has only 32 bits from here on, which makes `chacha` a quarter faster."""
    return int(np.uint32(number))


@rule
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & WORD
    d ^= a
    d = ((d << 16) | (d >> 16)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 12) | (b >> 20)) & WORD
    a = (a + b) & WORD
    d ^= a
    d = ((d << 8) | (d >> 24)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 7) | (b >> 25)) & WORD
    return narrow(a), narrow(b), narrow(c), narrow(d)


@rule
def chacha(key: Words, counter: int, block: Words) -> None:
    """Write block number `counter` of the key's stream: sixteen words."""
    a0, a1, a2, a3 = narrow(0x61707865), narrow(0x3320646E), narrow(0x79622D32), narrow(0x6B206574)
    b0, b1, b2, b3 = narrow(key[0]), narrow(key[1]), narrow(key[2]), narrow(key[3])
    c0, c1, c2, c3 = narrow(key[4]), narrow(key[5]), narrow(key[6]), narrow(key[7])
    d0, d1, d2, d3 = narrow(counter & WORD), narrow(0), narrow(0), narrow(0)
    for _ in range(10):
        a0, b0, c0, d0 = quarter_round(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter_round(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter_round(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter_round(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter_round(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter_round(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter_round(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter_round(a3, b0, c1, d2)
    block[0] = (a0 + 0x61707865) & WORD
    block[1] = (a1 + 0x3320646E) & WORD
    block[2] = (a2 + 0x79622D32) & WORD
    block[3] = (a3 + 0x6B206574) & WORD
    block[4] = (b0 + whole(key[0])) & WORD
    block[5] = (b1 + whole(key[1])) & WORD
    block[6] = (b2 + whole(key[2])) & WORD
    block[7] = (b3 + whole(key[3])) & WORD
    block[8] = (c0 + whole(key[4])) & WORD
    block[9] = (c1 + whole(key[5])) & WORD
    block[10] = (c2 + whole(key[6])) & WORD
    block[11] = (c3 + whole(key[7])) & WORD
    block[12] = (d0 + (counter & WORD)) & WORD
    block[13] = d1
    block[14] = d2
    block[15] = d3


@rule
def reseed(state: Generator, key: Words, at: int) -> None:
    """Restart the state's generator with eight words of `key`, from index `at` on."""
    for word in range(8):
        state.key[word] = key[at + word]
    state.blocks = 0
    state.spent = HALVES


@inline_rule
def half_of(block: Words, number: int) -> int:
    """Return a half of one of a block's words; the low half of each counts first."""
    return (whole(block[number >> 1]) >> 16 * (number & 1)) & HALF


@rule
def next_block(state: Generator) -> None:
    chacha(state.key, int(state.blocks), state.block)
    state.blocks += 1
    state.spent = 0


@inline_rule
def next_half(state: Generator) -> int:
    """Return the next sixteen bits."""
    if state.spent == HALVES:
        next_block(state)
    state.spent += 1
    return half_of(state.block, int(state.spent) - 1)


@inline_rule
def below(state: Generator, bound: int) -> int:
    """Return a number from 0 to bound−1, all equally likely (Lemire's method on sixteen bits); bound ≤ 65536."""
    product = next_half(state) * bound
    if (product & HALF) < bound:
        product = fair_product(state, product, bound)
    return product >> 16


@rule
def fair_product(state: Generator, product: int, bound: int) -> int:
    """Return this product with the bound if it is fair, or else that of the first half after it that is."""
    unfair = (HALF + 1 - bound) % bound
    while (product & HALF) < unfair:
        product = next_half(state) * bound
    return product


@rule
def swap(cards: Int8s, one: int, other: int) -> None:
    """Exchange two cards."""
    card = cards[one]
    cards[one] = cards[other]
    cards[other] = card


@rule
def shuffle(state: Generator, cards: Int8s, start: int, stop: int) -> None:
    """Shuffle cards[start:stop] (Fisher–Yates from the end): every order is equally likely.

    It draws as `below` does, but keeps `spent` at hand: no compiler knows that writing a card leaves the state's numbers alone.
    """
    spent = int(state.spent)
    for last in range(stop - 1, start, -1):
        if spent == HALVES:
            next_block(state)
            spent = 0
        bound = last - start + 1
        product = half_of(state.block, spent) * bound
        spent += 1
        if (product & HALF) < bound:
            state.spent = spent
            product = fair_product(state, product, bound)
            spent = int(state.spent)
        swap(cards, last, start + (product >> 16))
    state.spent = spent
