"""The setup of a record of Katzenjammer Blues, rules/katzenjammer_blues.md 4."""

import re
from typing import Any

import pytest

from katzentisch.games.game import BadSetup
from katzentisch.games.katzenjammer_blues import GAME
from katzentisch.games.katzenjammer_blues.notation import write_setup
from katzentisch.play.blank_state import seed_bytes
from katzentisch.play.position import Position
from katzentisch.testing.table import deal, start

DECK = "1" * 12 + "2" * 13 + "3" * 13 + "4" * 13 + "5" * 13 + "J" * 14
SETUP: dict[str, Any] = {"hands": ["112345", "J23451"], "deck": DECK}


@pytest.mark.parametrize("players", range(2, 7))
def test_4_a_setup_is_read_as_it_was_written(players: int) -> None:
    """Byte for byte, the generator aside."""
    position = Position.deal(GAME, players, {}, 1, seed_bytes(players))
    setup = write_setup(position.state)
    again = Position.from_setup(GAME, players, {}, 1, setup)
    for array in (position.array, again.array):
        for field in ("key", "block", "blocks", "spent"):
            array[field] = 0
    assert again.array.tobytes() == position.array.tobytes()
    assert write_setup(again.state) == setup


def test_4_hands_are_written_values_ascending_jokers_last_and_read_in_any_order() -> None:
    setup = deal("katzenjammer_blues", 6, seed=2).game.setup
    assert all(re.fullmatch("1*2*3*4*5*J*", hand) for hand in setup["hands"])
    assert start("katzenjammer_blues", 2, hands=["J54321", "115432"], deck=DECK).view(0)["hand"] == "12345J"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"hands": None}, "“hands” in the setup must be a list of 2 strings"),
        ({"hands": "112345"}, "list of 2 strings"),
        ({"hands": ["112345"]}, "list of 2 strings"),
        ({"hands": ["112345", "J23451", "112345"]}, "list of 2 strings"),
        ({"hands": ["112345", 5]}, "list of 2 strings"),
        ({"hands": ["112345", "J2345"]}, "“hands[1]” must have 6 cards, not 5"),
        ({"hands": ["112345", "J23456"]}, "“6” in “hands[1]” is not a card"),
        ({"hands": ["j12345", "J23451"]}, "“j” in “hands[0]” is not a card"),
        ({"hands": ["112345", "J23452"]}, "14 × “1”"),
        ({"deck": None}, "“deck” in the setup must be a string"),
        ({"deck": list("12345")}, "“deck” in the setup must be a string"),
        ({"deck": DECK[1:]}, "“deck” must have 78 cards, not 77"),
        ({"deck": DECK + "1"}, "“deck” must have 78 cards, not 79"),
        ({"deck": "2" + DECK[1:]}, "14 × “1”"),
        ({"deck": " " + DECK[1:]}, "“ ” in “deck” is not a card"),
    ],
)
def test_4_a_wrong_setup_is_named(change: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(says)):
        start("katzenjammer_blues", 2, **{**SETUP, **change})


def test_4_other_keys_change_nothing() -> None:
    assert start("katzenjammer_blues", 2, **SETUP, shuffled_by="Mimi").view() == start("katzenjammer_blues", 2, **SETUP).view()
