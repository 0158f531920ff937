"""Chance can be checked by others: ChaCha20 as RFC 8439 has it, and shuffles without bias."""

from collections import Counter

import numpy as np

from katzentisch.games.chance import HALVES, below, chacha, next_half, shuffle
from katzentisch.games.katzenjammer_blues.state import STATE
from katzentisch.play.blank_state import key_of, seed_bytes


def test_the_block_function_is_chacha20() -> None:
    """RFC 8439, appendix A.1, test vectors 1 and 2: key and nonce zero, counters 0 and 1."""
    block = np.zeros(16, np.uint32)
    chacha(np.zeros(8, np.uint32), 0, block)
    assert block.astype("<u4").tobytes().hex().startswith("76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7")
    chacha(np.zeros(8, np.uint32), 1, block)
    assert block.astype("<u4").tobytes().hex().startswith("9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed")


def test_the_key_is_used() -> None:
    """RFC 8439, appendix A.1, test vector 4: the second byte of the key is ff, counter 2."""
    block = np.zeros(16, np.uint32)
    chacha(key_of(bytes([0, 0xFF, *[0] * 30])), 2, block)
    assert block.astype("<u4").tobytes().hex().startswith("72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca")


def state(seed: int) -> np.record:
    record: np.record = np.zeros(1, STATE)[0]
    record.key[:] = key_of(seed_bytes(seed))
    record.spent = HALVES
    return record


def test_halves_come_low_first() -> None:
    record = state(0)
    assert [next_half(record), next_half(record), next_half(record)] == [0xB876, 0xADE0, 0xF1A0]


def test_all_numbers_come_up_equally_often() -> None:
    record = state(1)
    counts = Counter(below(record, 7) for _ in range(7000))
    assert set(counts) == set(range(7))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 22.5  # chi square, 6 degrees of freedom, 0.1%


def test_unfair_halves_are_drawn_again() -> None:
    """Below 40000, the 25536 lowest products are one too many for some numbers: those are never used."""
    record, plain = state(2), state(2)
    drawn = [below(record, 40_000) for _ in range(200)]
    expected: list[int] = []
    while len(expected) < 200:
        product = next_half(plain) * 40_000
        if product & 0xFFFF >= 65_536 % 40_000:
            expected.append(product >> 16)
    assert drawn == expected


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    record = state(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cards = np.arange(6, dtype=np.int8)
        shuffle(record, cards, 1, 5)
        assert (cards[0], cards[5]) == (0, 5)
        orders[tuple(cards.tolist())] += 1
    assert len(orders) == 24
    assert sum((count - 100) ** 2 / 100 for count in orders.values()) < 49.7  # chi square, 23 degrees of freedom, 0.1%


def test_seeds_are_numbers_or_bytes() -> None:
    assert seed_bytes(258) == bytes([2, 1, *[0] * 30])
    assert seed_bytes(bytes(32)) == bytes(32)
    assert len(seed_bytes(None)) == 32
    assert seed_bytes(None) != seed_bytes(None)
