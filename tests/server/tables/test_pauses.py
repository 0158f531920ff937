"""The pause before automatic moves: the same in every process with the server's key, and unpredictable without it."""

import hashlib
from collections.abc import Callable, Sequence
from math import sqrt

import numpy as np
import pytest

from katzentisch.server.people.keys import derived_key
from katzentisch.server.tables.pace import draw_pause

PACE = (700, 1900)
SPAN = PACE[1] - PACE[0] + 1
KEY, OTHER = derived_key(bytes(32), "pauses"), derived_key(bytes(31) + b"\x01", "pauses")
DECISIONS = [(f"table {table:04}", game, ply) for table in range(100) for game in (1, 2) for ply in range(40)]
Decision = tuple[str, int, int]


def real(decision: Decision) -> int:
    return draw_pause(KEY, decision, PACE)


def as_it_was(decision: Decision) -> int:
    """Until it had a key."""
    chance = hashlib.sha256(" ".join(map(str, decision)).encode()).digest()
    return PACE[0] + int.from_bytes(chance[:4], "little") % SPAN


GUESSES: dict[str, Callable[[Decision], int]] = {
    "as it was": as_it_was,
    "with eight bytes": lambda each: (
        int.from_bytes(hashlib.sha256(" ".join(map(str, each)).encode()).digest()[:8], "little") % SPAN + PACE[0]
    ),
    "with the key of another server": lambda each: draw_pause(OTHER, each, PACE),
    "with no key": lambda each: draw_pause(b"", each, PACE),
    "with the server's key itself": lambda each: draw_pause(bytes(32), each, PACE),
    "with the key for something else": lambda each: draw_pause(derived_key(bytes(32), "cookies"), each, PACE),
    "the ply": lambda each: each[2],
    "the table": lambda each: int(each[0][-4:]),
    "the pause before": lambda each: real((each[0], each[1], each[2] - 1)),
    "the same ply of another game": lambda each: real((each[0], 3 - each[1], each[2])),
    "the same ply of another table": lambda each: real((each[0] + "'", each[1], each[2])),
}


def is_chance(guesses: Sequence[int], pauses: Sequence[int]) -> bool:
    """Neither correlated nor hit oftener than chance would: four standard deviations."""
    count = len(pauses)
    hits = sum(abs(guess - pause) <= 2 for guess, pause in zip(guesses, pauses, strict=True))
    most = 5 / SPAN
    expected = most * count
    return abs(np.corrcoef(guesses, pauses)[0, 1]) < 4 / sqrt(count) and hits < expected + 4 * sqrt(expected)


@pytest.mark.parametrize("name", GUESSES)
def test_no_guess_is_better_than_chance(name: str) -> None:
    assert is_chance([GUESSES[name](each) for each in DECISIONS], [real(each) for each in DECISIONS])


def test_the_key_always_gives_the_right_pause() -> None:
    """So the test above could fail."""
    assert not is_chance([real(each) for each in DECISIONS], [real(each) for each in DECISIONS])
    assert not is_chance([as_it_was(each) for each in DECISIONS], [as_it_was(each) for each in DECISIONS])


def test_all_pauses_are_as_likely() -> None:
    found, _ = np.histogram([real(each) for each in DECISIONS], bins=20, range=(PACE[0], PACE[1] + 1))
    expected = len(DECISIONS) / 20
    assert ((found - expected) ** 2 / expected).sum() < 50  # of 19 degrees of freedom; by chance more than that once in 7,000 keys
    assert {draw_pause(KEY, each, (700, 703)) for each in DECISIONS} == {700, 701, 702, 703}


def test_every_process_with_the_key_comes_to_the_same() -> None:
    assert [draw_pause(KEY, ("table", 1, ply), PACE) for ply in range(6)] == [1464, 1093, 1172, 730, 773, 1796]
