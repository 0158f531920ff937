"""The notation of Maus, pass auf! (4)."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from katzentisch.games import GAMES
from katzentisch.games.game import BadSetup, UnreadableMove
from katzentisch.games.maus_pass_auf.notation import read_move, write_move
from katzentisch.games.maus_pass_auf.state import STATE, TURN
from katzentisch.testing.table import deal, start

from .stacks import GAME, lay, stacks


def test_4_the_only_move() -> None:
    table = lay("K", "K")
    assert read_move(table.state, "turn") == TURN
    assert write_move(table.state, TURN) == "turn"


@pytest.mark.parametrize("text", ["Turn", "turn ", " turn", "turn 1", "turns", "turn\n", "K"])
def test_4_nothing_else_is_readable(text: str) -> None:
    assert "turn" in lay("K", "K").unreadable(f"0 {text}")


@given(st.text())
def test_4_any_other_text_is_refused_and_nothing_else_happens(text: str) -> None:
    if text != "turn":
        with pytest.raises(UnreadableMove):
            read_move(np.zeros(1, STATE)[0], text)


def test_a_turn_after_the_end_is_illegal() -> None:
    assert str(GAMES[GAME].why_not(lay("K", "K").state, TURN)).startswith("The game is over")


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("pack", ["small", "full"])
def test_4_a_deal_survives_being_written(players: int, pack: str) -> None:
    dealt = deal(GAME, players, options={"pack": pack})
    laid = start(GAME, players, options={"pack": pack}, **dealt.game.setup)
    for field in ("cards", "under", "tops", "bottoms", "sizes", "fresh", "pile_first", "chips_left"):
        assert laid.state[field].tolist() == dealt.state[field].tolist()
    assert GAMES[GAME].write_setup(laid.state) == dealt.game.setup


def broken(**changes: Any) -> dict[str, Any]:
    return {**stacks("", ""), **changes}


def moved(cards: int) -> list[str]:
    """Stacks of which one has cards of the other."""
    one, other = stacks("", "")["stacks"]
    return [one + other[:cards], other[cards:]]


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({}, "stacks"),
        (broken(stacks="KC"), "list of 2 strings"),
        (broken(stacks=["K" * 44]), "list of 2 strings"),
        (broken(stacks=["K" * 22, 22]), "list of 2 strings"),
        (broken(stacks=["K" * 22, "D" + "K" * 21]), "“D”"),
        (broken(stacks=["K" * 22, "k" + "K" * 21]), "“k”"),
        (broken(top=None), "top"),
        (broken(top=1), "top"),
        (broken(top=""), "top"),
        (broken(top="KK"), "top"),
        (broken(top="C"), "× “K”"),
        (broken(stacks=moved(1)), "23, 21 cards. 44 cards are dealt: each stack must have 22"),
        (broken(stacks=["", "K" * 44]), "0, 44"),
    ],
)
def test_4_setup_errors_say_what_is_wrong(setup: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup) as caught:
        start(GAME, 2, **setup)
    assert said in str(caught.value)


def test_1_3_nobody_gets_two_cards_more() -> None:
    uneven = stacks("", "", "")
    one, two, three = uneven["stacks"]
    start(GAME, 3, stacks=[one, three, two], top="K")
    with pytest.raises(BadSetup, match="each stack must have 14, and 2 of them one more"):
        start(GAME, 3, stacks=[one + three[0], two, three[1:]], top="K")


def test_4_a_setup_for_the_other_pack_is_refused() -> None:
    with pytest.raises(BadSetup, match="89 cards are dealt"):
        start(GAME, 2, options={"pack": "full"}, **stacks("", ""))


def test_4_other_keys_change_nothing() -> None:
    assert start(GAME, 2, **broken(names=["Jan", "Tessa"])).legal() == ["turn"]
