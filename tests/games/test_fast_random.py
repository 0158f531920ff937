"""The fast random number generator: 48 bits of state, and fair picks from them."""

from collections import Counter

import numpy as np

from katzentisch.games.fast_random import BITS_48, next_rng, pick, rng_from, uniform


def rngs(count: int) -> list[int]:
    found = [1]
    while len(found) < count:
        found.append(next_rng(found[-1]))
    return found


def test_it_stays_within_its_bits() -> None:
    found = rngs(500)
    assert len(set(found)) == 500
    assert all(0 <= rng <= BITS_48 for rng in found)


def test_every_choice_is_picked_about_as_often() -> None:
    picked = Counter(pick(rng, 5) for rng in rngs(2000)[1:])
    assert sorted(picked) == [0, 1, 2, 3, 4]
    assert min(picked.values()) > 300


def test_the_highest_state_picks_the_last() -> None:
    assert (pick(0, 7), pick(BITS_48, 7)) == (0, 6)
    assert 0.0 <= uniform(0) < 0.001
    assert 0.999 < uniform(BITS_48) < 1.0


def test_a_state_is_a_word_and_a_half_of_a_block() -> None:
    block = np.array([0, 0x89ABCDEF, 0xFFFF4567], np.uint32)
    assert rng_from(block, 1) == 0x456789ABCDEF
    assert rng_from(block, 0) == 0xCDEF00000000
