"""The first card turned up, with option `first_card: acts` (rules/mau_mau.md 1.3)."""

from typing import Any

import pytest

from katzentisch.games.mau_mau.state import HAND
from katzentisch.play.replay import replay
from katzentisch.testing.table import Table, deal

from ..features import seen
from .hands import GAME, PLAIN, hand, lay, sizes

FOUR = (*PLAIN, "r1 r2 r3 r4 r5")


def acts(*hands: str, top: str, **how: Any) -> Table:
    return lay(*hands, top=top, first_card="acts", **how)


def opening(table: Table, seat: int = -1) -> list[Any]:
    return list(table.game.game.opening_events(table.game.position.observe_plain(seat)))


def names(events: list[Any]) -> list[str]:
    return [type(event).__name__ for event in events]


def test_1_3_a_digit_does_nothing() -> None:
    table = acts(*FOUR, top="b9", first=1)
    assert (table.state.turn, table.state.direction, sizes(table)) == (1, 1, [5, 5, 5, 5])
    assert names(opening(table)) == ["TurnedUp"]


def test_1_3_on_a_draw_2_the_first_player_faces_two_cards() -> None:
    table = acts("b+2 b1 b2 b3 b4", *PLAIN[1:], top="r+2")
    assert (table.state.turn, table.state.stacked) == (0, 2)
    assert table.legal() == ["play b+2", "draw"]
    assert names(opening(table)) == ["TurnedUp", "Facing"]
    assert sizes(table.play("0 draw")) == [7, 5, 5]
    assert table.state.turn == 1


def test_1_3_a_draw_2_on_a_turned_up_draw_2_adds_up() -> None:
    table = acts("b+2 b1 b2 b3 b4", *PLAIN[1:], top="r+2").play("0 play b+2", "1 draw")
    assert sizes(table) == [4, 9, 5]


def test_1_3_after_a_draw_4_the_first_player_has_drawn_four_and_is_skipped() -> None:
    table = acts(*FOUR, top="r+4", first=3, deck="y9 y8 y7 y6 b9")
    assert (table.state.turn, sizes(table)) == (0, [5, 5, 5, 9])
    assert hand(table, 3) == "r1 r2 r3 r4 r5 y6 y7 y8 y9"
    assert names(opening(table)) == ["TurnedUp", "Drew", "LeftOut"]
    assert opening(table)[1].count == 4
    assert table.legal() == ["draw"]


def test_1_3_the_four_cards_are_not_recorded() -> None:
    table = acts(*FOUR, top="r+4", deck="y9 y8 y7 y6 b9")
    record = table.play("1 draw").game.record()
    assert record.moves == ["1 draw"]
    assert record.setup["deck"].startswith("y9 y8 y7 y6 b9")
    assert replay(record).finish().position.array.tobytes() == table.game.position.array.tobytes()


def test_1_3_on_a_stop_the_first_player_is_skipped() -> None:
    table = acts(*FOUR, top="rstop", first=3)
    assert (table.state.turn, sizes(table)) == (0, [5, 5, 5, 5])
    assert [(type(event).__name__, getattr(event, "seat", None)) for event in opening(table)] == [("TurnedUp", None), ("LeftOut", 3)]


@pytest.mark.parametrize(("first", "turn"), [(0, 2), (1, 3), (3, 1)])
def test_1_3_on_a_reverse_the_dealer_s_right_neighbour_starts_counter_clockwise(first: int, turn: int) -> None:
    table = acts(*FOUR, top="rrev", first=first)
    assert (table.state.turn, table.state.direction) == (turn, -1)
    assert names(opening(table)) == ["TurnedUp", "DirectionChanged"]


@pytest.mark.parametrize(("value", "turn", "events"), [("plain", 1, []), ("stop", 0, ["LeftOut"])])
def test_1_3_a_reverse_with_two_players_is_that_of_3_1(value: str, turn: int, events: list[str]) -> None:
    table = acts(*PLAIN[:2], top="rrev", first=1, reverse_for_two=value)
    assert (table.state.turn, table.state.direction) == (turn, 1)
    assert names(opening(table)) == ["TurnedUp", *events]


@pytest.mark.parametrize(("top", "drawn"), [("rstop", 0), ("r+4", 4)])
def test_1_3_with_two_players_the_dealer_plays_when_the_other_is_skipped(top: str, drawn: int) -> None:
    table = acts(*PLAIN[:2], top=top, first=1)
    assert (table.state.turn, sizes(table)) == (0, [5, HAND + drawn])


def test_1_3_on_a_wild_the_first_player_names_a_colour_and_then_plays() -> None:
    table = acts("b1 b2 g1 r1 y1", *PLAIN[1:], top="wild")
    assert (table.state.turn, table.view()["phase"], table.view()["colour"]) == (0, "naming", None)
    assert table.legal() == ["name g", "name b", "name r", "name y"]
    assert table.play("0 name b").narration(seat=0) == ["You name blue."]
    assert table.narration("de", seat=1) == ["Platz 0 wünscht sich Blau."]
    assert (table.state.turn, table.view()["phase"], table.view()["colour"]) == (0, "playing", "b")
    assert table.legal() == ["play b1", "play b2"]


def test_1_3_any_colour_can_be_named_since_none_counted_before() -> None:
    assert len(acts(*PLAIN, top="wild", wish="new").legal()) == 4


def test_1_3_nothing_is_played_before_the_colour_is_named() -> None:
    table = acts("b1 b2 g1 r1 wild", *PLAIN[1:], top="wild")
    for move in ("play b1", "play wild g", "draw"):
        assert "name its colour" in table.refuses(f"0 {move}")
    assert "not seat 1’s" in table.refuses("1 name b")


def test_1_3_no_colour_is_named_otherwise() -> None:
    assert "only if a Wild was turned up first" in acts("b1 b2 g1 r1 y1", *PLAIN[1:], top="wild").play("0 name b").refuses("0 name b")
    assert "only if a Wild was turned up first" in lay(*PLAIN, top="wild").refuses("0 name b")
    assert "only if a Wild was turned up first" in lay(*PLAIN, top="r8").refuses("0 name r")


@pytest.mark.parametrize("text", ["name", "name x", "name B", "name b mau", " name b", "name b\n"])
def test_7_other_ways_to_name_a_colour_are_unreadable(text: str) -> None:
    acts(*PLAIN, top="wild").unreadable(f"0 {text}")


def test_7_a_named_colour_is_recorded() -> None:
    table = acts("b1 b2 g1 r1 y1", *PLAIN[1:], top="wild").play("0 name b", "0 play b1")
    record = table.game.record()
    assert record.moves == ["0 name b", "0 play b1"]
    assert replay(record).finish().position.array.tobytes() == table.game.position.array.tobytes()


def test_1_3_the_deal_is_that_of_quiet() -> None:
    for seed in range(20):
        assert deal(GAME, 4, seed=seed).game.setup == deal(GAME, 4, seed=seed, options={"first_card": "acts"}).game.setup


def test_features_say_that_a_colour_is_to_be_named() -> None:
    assert seen(acts(*PLAIN, top="wild")) != seen(lay(*PLAIN, top="wild"))
