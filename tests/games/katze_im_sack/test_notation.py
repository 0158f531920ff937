"""The notation of Katze im Sack (5)."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from katzentisch.games.game import BadSetup, IllegalMove, UnreadableMove
from katzentisch.games.katze_im_sack.notation import read_move, write_move
from katzentisch.games.katze_im_sack.state import ACTIONS, STATE
from katzentisch.testing.table import deal, start

from .rows import start_with

DUMMY = "8 0 -5 5 3 15 -8 11 D"


def test_5_every_action_has_a_text_and_the_text_is_read_as_that_action() -> None:
    state = start_with("15 8 3 5").state
    texts = [write_move(state, action) for action in range(ACTIONS)]
    assert texts[:12] == ["lay -8", "lay -5", "lay 0", "lay 3", "lay 5", "lay 8", "lay 11", "lay 15", "lay d", "lay D", "pass", "bid 1"]
    assert texts[-1] == "bid 108"
    assert [read_move(state, text) for text in texts] == list(range(ACTIONS))


@pytest.mark.parametrize(
    "move",
    [
        "bid 03",
        "bid +3",
        "bid -1",
        "bid 3 ",
        "bid  3",
        "bid",
        "bid ٣",
        "bid 1_0",
        "bid 3\n",
        "Pass",
        "pass 1",
        "lay",
        "lay 4",
        "lay -0",
        "lay +3",
        "lay 3 5",
    ],
)
def test_anything_else_is_unreadable(move: str) -> None:
    assert "not a move in this game’s notation" in start_with("3 5 8 11").unreadable(f"0 {move}")


@pytest.mark.parametrize("bid", ["0", "109", "999", "1000", "9" * 5000])
def test_a_bid_beyond_all_mice_is_readable_and_illegal(bid: str) -> None:
    assert start_with("3 5 8 11").refuses(f"0 bid {bid}")


@given(st.text() | st.from_regex("(bid|lay|pass) ?[-0-9dD]*", fullmatch=True))
def test_reading_never_crashes(text: str) -> None:
    state = np.zeros(1, STATE)[0]
    try:
        action = read_move(state, text)
    except (UnreadableMove, IllegalMove):
        return
    assert write_move(state, action) == text


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_setup_survives_being_written(players: int) -> None:
    dealt = deal("katze_im_sack", players)
    again = start("katze_im_sack", players, **dealt.game.setup)
    for field in ("removed", "dummy", "hands"):
        assert getattr(again.state, field).tolist() == getattr(dealt.state, field).tolist()
    assert len(dealt.game.setup["removed"]) == players
    assert ("dummy" in dealt.game.setup) == (players == 3)


def test_the_dummys_missing_card_is_the_removed_one() -> None:
    table = start("katze_im_sack", players=3, removed=["3", "d", "D"], dummy=DUMMY)
    assert sorted(table.state.dummy.tolist()) == list(range(10))


def test_other_keys_of_a_setup_change_nothing() -> None:
    assert start("katze_im_sack", players=4, removed=["3"] * 4, dummy="whatever").state.turn == 0


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({"dummy": DUMMY}, "“removed” in the setup must be a list of 3 strings"),
        ({"removed": "333", "dummy": DUMMY}, "list of 3 strings"),
        ({"removed": ["3", "3"], "dummy": DUMMY}, "list of 3 strings"),
        ({"removed": ["3", "3", 3], "dummy": DUMMY}, "list of 3 strings"),
        ({"removed": ["3", "3", "00"], "dummy": DUMMY}, "“00” in “removed[2]” is not a card"),
        ({"removed": ["3", "3", ""], "dummy": DUMMY}, "“removed[2]” must have one card, not 0"),
        ({"removed": ["3", "3", "3 5"], "dummy": DUMMY}, "“removed[2]” must have one card, not 2"),
        ({"removed": ["3", "3", "3"]}, "“dummy” in the setup must be a string"),
        ({"removed": ["3", "3", "3"], "dummy": ""}, "“dummy” must have 9 cards, not 0"),
        ({"removed": ["3", "3", "3"], "dummy": DUMMY + " d"}, "“dummy” must have 9 cards, not 10"),
        ({"removed": ["3", "3", "3"], "dummy": DUMMY.replace(" ", "  ")}, "is not a card"),
        ({"removed": ["3", "3", "3"], "dummy": DUMMY.replace("15", "8")}, "The dummy has 8 twice"),
    ],
)
def test_setup_errors(setup: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup) as caught:
        start("katze_im_sack", players=3, **setup)
    assert said in str(caught.value)
