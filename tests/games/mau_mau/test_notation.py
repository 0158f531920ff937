"""The notation of Mau Mau (rules/mau_mau.md 7)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from katzentisch.games import GAMES
from katzentisch.games.game import BadSetup, Refusal
from katzentisch.games.mau_mau.state import ACTIONS, DRAW
from katzentisch.testing.table import deal, start

from .hands import GAME, PLAIN, bury, lay, pile, setup

MAU = GAMES[GAME]


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("play g1", 0),
        ("play gstop", 12),
        ("play b1", 13),
        ("play y+4", 50),
        ("play wild g", 52),
        ("play wild y", 55),
        ("play g1 mau", 56),
        ("play wild y mau", 111),
        ("draw", 112),
        ("name g", 113),
        ("name y", 116),
    ],
)
def test_7_moves(text: str, action: int) -> None:
    state = lay(*PLAIN).state
    assert MAU.read_move(state, text) == action
    assert MAU.write_move(state, action) == text


def test_every_action_is_written_and_read() -> None:
    state = lay(*PLAIN).state
    assert [MAU.read_move(state, MAU.write_move(state, action)) for action in range(ACTIONS)] == list(range(ACTIONS))
    assert MAU.write_move(state, DRAW) == "draw"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play r10",
        "play r0",
        "play R8",
        "play r8  mau",
        "play r8 Mau",
        "play wild",
        "play wild x",
        "play r8 b",
        "draw 2",
        "Draw",
        "play r8\n",
        "play r٣",
        " play r8",
        "play +2",
    ],
)
def test_unreadable_moves(text: str) -> None:
    lay("r8 g1 g2 g3 g4", PLAIN[1]).unreadable(f"0 {text}")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("play r1", "not in the hand"),
        ("play g1", "doesn’t fit"),
        ("play wild b", "not in the hand"),
        ("play r8 mau", "second-to-last card"),
        ("draw", "r8"),
    ],
)
def test_readable_and_not_allowed(text: str, why: str) -> None:
    assert why in lay("r8 g1 g2 g3 g4", PLAIN[1], top="r9").refuses(f"0 {text}")


@given(st.text() | st.from_regex(r"play [gbryw][0-9a-z+]*( [a-z]+)?", fullmatch=True))
def test_any_text_is_read_or_refused(text: str) -> None:
    state = deal(GAME, 2).state
    try:
        action = MAU.read_move(state, text)
    except Refusal:
        return
    assert MAU.write_move(state, action) == text


@given(st.text() | st.from_regex(r"shuffle( [gbry][1-9])*", fullmatch=True))
def test_any_shuffle_is_refused_unless_it_is_the_pile(text: str) -> None:
    table = bury(lay(*PLAIN, top="r9"), 94).play("0 draw")
    before = table.state.tobytes()
    with pytest.raises(Refusal):
        MAU.read_chance(table.state, text)
    assert table.state.tobytes() == before


def test_a_shuffle_is_written_whole_although_cards_were_drawn_from_it() -> None:
    table = bury(lay(*PLAIN, top="r9"), 94).play("0 draw")
    shuffle = "shuffle " + " ".join(reversed(pile(table)))
    before = table.state.copy()
    MAU.read_chance(table.state, shuffle)
    assert MAU.write_chance(before, table.state) == shuffle


@pytest.mark.parametrize("players", range(2, 11))
def test_a_setup_survives_being_written(players: int) -> None:
    dealt = deal(GAME, players, seed=players)
    again = start(GAME, players, **dealt.game.setup)
    assert again.game.setup == dealt.game.setup
    assert again.legal() == dealt.legal()


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"hands": None}, "hands"),
        ({"hands": ["g1 g2 g3 g4 g5"]}, "hands"),
        ({"hands": ["g1 g2 g3 g4", "b1 b2 b3 b4 b5"]}, "must have 5 cards, not 4"),
        ({"hands": ["g1 g2 g3 g4 g5 ", "b1 b2 b3 b4 b5"]}, "is not a card"),
        ({"hands": ["g1 g2 g3 g4 x5", "b1 b2 b3 b4 b5"]}, "x5"),
        ({"hands": ["b1 g2 g3 g4 g5", "b1 b2 b3 b4 b5"]}, "1 × “g1”"),
        ({"top": None}, "top"),
        ({"top": "r8 r8"}, "one card, not 2"),
        ({"top": ""}, "one card, not 0"),
        ({"deck": ["r8"]}, "deck"),
        ({"deck": ""}, "cards, not 0"),
    ],
)
def test_setup_errors(changed: dict[str, Any], why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        start(GAME, 2, **{**setup("g1 g2 g3 g4 g5", "b1 b2 b3 b4 b5", top="r8"), **changed})
