"""Mau, the deck, the end and the score (rules/mau_mau.md 4–6)."""

from typing import Any

import pytest

from katzentisch.games.mau_mau.consequences import points
from katzentisch.games.mau_mau.notation import KIND_OF
from katzentisch.games.mau_mau.state import MOST_MOVES
from katzentisch.testing.table import Table

from .hands import PLAIN, bury, deck_size, give, hand, lay, pile, sizes

REDS = "r1 r2 r3 r4 r5"
MORE_REDS = "r6 r7 r9 r1 r2"


def down_to(cards: int, last: str = REDS, other: str = MORE_REDS, **how: Any) -> Table:
    """Seat 0 has played all but this many of its red cards; then both are at one of them."""
    table = lay(last, other, **how)
    for number in range(5 - cards):
        said = " mau" if number == 3 else ""
        table.play(f"0 play {last.split()[number]}{said}", f"1 play {other.split()[number]}{said}")
    return table


def test_4_mau_is_said_with_the_second_to_last_card() -> None:
    table = down_to(2)
    assert table.legal() == ["play r4", "play r5", "play r4 mau", "play r5 mau"]
    assert sizes(table.play("0 play r4 mau")) == [1, 2]


def test_4_a_player_who_forgets_draws_one_card_at_once() -> None:
    assert sizes(down_to(2).play("0 play r4")) == [2, 2]


def test_4_mau_is_not_said_earlier_or_later() -> None:
    assert "second-to-last card" in down_to(3).refuses("0 play r3 mau")
    assert "second-to-last card" in down_to(1).refuses("0 play r5 mau")


def test_4_automatic() -> None:
    table = down_to(3, mau="automatic").play("0 play r3", "1 play r1")
    assert table.legal() == ["play r4", "play r5"]
    assert "called automatically" in table.refuses("0 play r4 mau")
    assert sizes(table.play("0 play r4")) == [1, 2]


def test_4_the_forgotten_mau_is_drawn_before_the_draw_4() -> None:
    table = down_to(2, last="r1 r2 r3 r+4 r5", deck="b1 b2 b3 b4 b5")
    table.play("0 play r+4")
    assert hand(table, 0) == "b1 r5"
    assert hand(table, 1) == "b2 b3 b4 b5 r1 r2"


@pytest.mark.parametrize(("said", "left"), [(" mau", 1), ("", 2)])
def test_4_a_wild_is_the_second_to_last_card(said: str, left: int) -> None:
    table = down_to(2, last="r1 r2 r3 wild r5").play(f"0 play wild b{said}")
    assert (sizes(table), table.state.colour) == ([left, 2], 1)


def test_4_mau_with_a_stop_for_two_players_and_the_last_card_at_once() -> None:
    table = down_to(2, last="r1 r2 r3 rstop r5").play("0 play rstop mau")
    assert table.state.turn == 0
    assert table.play("0 play r5").result == {"scores": [0, 3], "ranks": [1, 2], "end": "out"}


def test_5_the_pile_is_shuffled_when_a_card_is_to_be_drawn_not_before() -> None:
    table = bury(lay(*PLAIN, top="r9"), 93)
    table.play("0 draw")
    assert deck_size(table) == 0
    assert table.state.turn == 1
    table.play("1 draw")
    assert table.state.turn == -1
    assert table.legal() == []
    deck = pile(table)
    table.play("- shuffle " + " ".join(deck))
    assert hand(table, 1).split() == sorted(["b1", "b2", "b3", "b4", "b5", deck[0]], key=lambda card: KIND_OF[card])
    assert (deck_size(table), pile(table), table.state.turn) == (len(deck) - 1, [], 2)


def test_5_the_shuffle_comes_in_the_middle_of_drawing() -> None:
    table = bury(lay("r+4 g1 g2 g3 g4", "b1 b2 b3 b4 b5", "y1 y2 y3 y4 y5"), 92).play("0 play r+4")
    assert (sizes(table), table.state.turn) == ([4, 7, 5], -1)
    table.play("- shuffle " + " ".join(pile(table)))
    assert (sizes(table), table.state.turn) == ([4, 9, 5], 2)


def test_5_the_shuffle_is_the_pile_without_its_top_card() -> None:
    table = bury(lay(*PLAIN, top="r9"), 94).play("0 draw")
    deck = pile(table)
    assert "pile" in table.refuses("- shuffle " + " ".join(deck[1:]))
    assert "pile" in table.refuses("- shuffle " + " ".join([*deck, "r9"]))
    assert "random event" in table.refuses("0 draw")
    assert table.unreadable("- shuffle")
    assert table.unreadable("- shuffle r10")


def test_5_no_shuffle_is_due_before() -> None:
    assert lay(*PLAIN).refuses("- shuffle r8")


def test_5_with_nothing_left_a_player_without_a_match_draws_nothing() -> None:
    table = give(lay("g1 g2 g3 g4 g5", "b1 b2 b3 b4 b5", "y1 y2 y3 y4 y5", top="r8"), 2, 94)
    assert table.legal() == ["draw"]
    assert (sizes(table.play("0 draw")), table.state.turn) == ([5, 5, 99], 1)


def test_5_with_nothing_left_all_drawing_ends() -> None:
    """The one card under the top is drawn, and then there is nothing more for the Draw 4."""
    table = give(lay("r+4 g1 g2 g3 g4", "b1 b2 b3 b4 b5", "y1 y2 y3 y4 y5"), 2, 94).play("0 play r+4", "- shuffle r8")
    assert (sizes(table), table.state.turn) == ([4, 6, 99], 2)


def test_2_3_free_drawing_ends_when_nothing_is_left() -> None:
    table = give(lay("r1 g1 g2 g3 g4", "b1 b2 b3 b4 b5", "y1 y2 y3 y4 y5", drawing="free"), 2, 94)
    assert table.legal() == ["play r1"]
    assert "no cards left" in table.refuses("0 draw")
    assert "draw" in table.play("0 play r1").legal()


def test_3_2_drawing_for_a_draw_2_is_allowed_even_if_nothing_is_left() -> None:
    table = give(lay("r+2 g1 g2 g3 g4", "b1 b2 b3 b4 b5", "y1 y2 y3 y4 y5", top="r+2"), 2, 94)
    table.play("0 play r+2")
    assert table.legal() == ["draw"]
    table.play("1 draw", "- shuffle r+2")
    assert (sizes(table), table.state.turn) == ([4, 6, 99], 2)


def test_6_1_playing_the_last_card_wins() -> None:
    table = down_to(1).play("0 play r5")
    assert table.result == {"scores": [0, 2], "ranks": [1, 2], "end": "out"}


@pytest.mark.parametrize(("last", "drawn"), [("r+2", 2), ("r+4", 4)])
@pytest.mark.parametrize("value", ["quiet", "draws"])
def test_6_1_draw_2_or_draw_4_as_the_last_card(last: str, drawn: int, value: str) -> None:
    table = down_to(1, last=f"r1 r2 r3 r4 {last}", deck="b9 b9 b8 b8", last_card=value).play(f"0 play {last}")
    assert sizes(table) == [0, 1 + (drawn if value == "draws" else 0)]
    assert table.result is not None
    assert table.result["scores"] == [0, 2 + (0 if value == "quiet" else (18, 34)[drawn == 4])]


def test_6_1_stacked_draw_2s_are_all_drawn_at_the_end() -> None:
    table = down_to(1, last="r1 r2 r3 r4 g+2", other="r6 r7 r9 r+2 r2", last_card="draws")
    assert sizes(table.play("0 play g+2")) == [0, 5]


def test_6_1_the_game_is_over_when_the_drawing_is_done() -> None:
    table = bury(down_to(1, last="r1 r2 r3 r4 r+4", last_card="draws"), 97).play("0 play r+4")
    assert (table.state.turn, table.result) == (-1, None)
    table.play("- shuffle " + " ".join(pile(table)))
    assert table.result is not None
    assert sizes(table) == [0, 5]


@pytest.mark.parametrize(
    ("card", "value"), [("g1", 1), ("b5", 5), ("y9", 9), *((card, 10) for card in ("rrev", "r+2", "y+4", "gstop", "wild"))]
)
def test_6_2_points(card: str, value: int) -> None:
    assert points(KIND_OF[card]) == value


def test_6_2_equal_points_share_the_rank() -> None:
    table = lay("r1 r2 r3 r4 r5", "rstop g9 g9 g1 b1", "g8 b8 g7 y7 wild", "y9 b9 y1 g5 b5", mau="automatic", top="r9")
    table.state.one[0], table.state.two[0], table.state.sizes[0] = 1 << KIND_OF["r5"], 0, 1
    assert table.play("0 play r5").result == {"scores": [0, 30, 40, 29], "ranks": [1, 3, 4, 2], "end": "out"}
    table = lay("r1 r2 r3 r4 r5", "b1 g1 g2 b2 g3", "y1 y1 y2 y2 y3", top="r9")
    table.state.one[0], table.state.two[0], table.state.sizes[0] = 1 << KIND_OF["r5"], 0, 1
    assert table.play("0 play r5").result == {"scores": [0, 9, 9], "ranks": [1, 2, 2], "end": "out"}


def test_6_2_the_limit() -> None:
    table = lay(*PLAIN, top="r9")
    table.state.plies = MOST_MOVES - 2
    assert table.play("0 draw").result is None
    table.play("1 draw")
    assert table.result is not None
    assert table.result["end"] == "limit"


def test_6_2_the_last_move_takes_effect_first() -> None:
    table = bury(lay(*PLAIN, top="r9"), 94)
    table.state.plies = MOST_MOVES - 1
    assert table.play("0 draw").result is None
    table.play("- shuffle " + " ".join(pile(table)))
    assert sizes(table) == [6, 5, 5]
    assert table.result is not None
    assert table.result["end"] == "limit"


def test_6_2_being_out_with_the_last_move_wins() -> None:
    table = down_to(1)
    table.state.plies = MOST_MOVES - 1
    table.play("0 play r5")
    assert table.result is not None
    assert table.result["end"] == "out"
