"""The cheap generator: 48 bits that go on, and fair picks from them."""

from collections import Counter

import numpy as np

from katzentisch.games.luck import LUCK, luck_in, next_luck, pick, uniform


def lucks(count: int) -> list[int]:
    found = [1]
    while len(found) < count:
        found.append(next_luck(found[-1]))
    return found


def test_it_goes_on_within_its_bits() -> None:
    found = lucks(500)
    assert len(set(found)) == 500
    assert all(0 <= luck <= LUCK for luck in found)


def test_every_choice_is_picked_about_as_often() -> None:
    picked = Counter(pick(luck, 5) for luck in lucks(2000)[1:])
    assert sorted(picked) == [0, 1, 2, 3, 4]
    assert min(picked.values()) > 300


def test_the_highest_luck_picks_the_last() -> None:
    assert (pick(0, 7), pick(LUCK, 7)) == (0, 6)
    assert 0.0 <= uniform(0) < 0.001
    assert 0.999 < uniform(LUCK) < 1.0


def test_a_block_of_chance_holds_luck_a_word_and_a_half_wide() -> None:
    block = np.array([0, 0x89ABCDEF, 0xFFFF4567], np.uint32)
    assert luck_in(block, 1) == 0x456789ABCDEF
    assert luck_in(block, 0) == 0xCDEF00000000
