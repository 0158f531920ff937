"""What the rule-based player of Mau Mau thinks of (rules/mau_mau.md)."""

from functools import partial

import pytest

from katzentisch.bots import bot_named

from ..games.mau_mau.hands import PLAIN, give, lay
from .seats import advice


def test_4_mau_is_never_forgotten() -> None:
    table = lay("r1 r2 r3 r4 r5", "r6 r7 r9 r1 r2", top="r8")
    table.play("0 play r1", "1 play r1", "0 play r2", "1 play r2", "0 play r3", "1 play r6")
    assert advice(table) == "play r5 mau"


def test_6_2_the_dearest_card_goes_first_where_all_else_is_equal() -> None:
    assert advice(lay("r1 r3 r9 b2 y4", PLAIN[0], top="r8")) == "play r9"


def test_3_5_a_colour_changer_is_kept_while_something_else_fits() -> None:
    assert advice(lay("wild r1 b3 y4 g5", PLAIN[1], top="r8")) == "play r1"


def test_3_5_the_colour_named_is_the_one_held_most() -> None:
    assert advice(lay("wild b1 b3 b7 y4", PLAIN[0], top="r8")) == "play wild b"
    assert advice(lay("wild wild y3 y7 b4", PLAIN[0], top="r8")) == "play wild y"


def test_2_2_a_card_is_better_if_others_fit_after_it() -> None:
    """Both have the same points; after the red 5 no other red is left."""
    assert advice(lay("r5 y5 y1 y2 y3", PLAIN[1], "g6 g7 g8 g9 g1", top="b5")) == "play y5"


def test_3_2_a_take_two_is_answered_with_another() -> None:
    table = lay("r+2 b1 b2 b3 b4", "y+2 r1 r2 r3 r4", top="r8").play("0 play r+2")
    assert advice(table) == "play y+2"


def test_3_1_the_turn_goes_to_whoever_is_farther_from_going_out() -> None:
    """A change of direction rids of one point more than the 9, but it hands the turn to seat 2."""
    deal = partial(lay, "rrev r9 r1 b3 y4", *PLAIN[:2], top="r8")
    assert advice(give(deal(), 1, 4)) == "play r9"
    assert advice(give(deal(), 2, 4)) == "play rrev"


def test_3_3_a_take_four_does_more_than_a_digit() -> None:
    assert advice(lay("r9 r9 r1 r+4 b9", PLAIN[1], top="r8")) == "play r+4"


def test_3_4_with_two_players_a_stop_is_played_when_a_card_fits_right_after_it() -> None:
    assert advice(lay("rstop b+2 r2 b3 y4", PLAIN[0], top="r2")) == "play rstop"


def test_2_3_who_can_play_does_not_draw_though_it_is_allowed() -> None:
    assert advice(lay("wild b1 b3 b7 y4", PLAIN[0], top="r8", drawing="free")).startswith("play")


def test_2_3_nothing_fits() -> None:
    assert advice(lay("b1 b2 b3 b4 b5", PLAIN[0], top="r8")) == "draw"


def test_2_3_the_colour_is_one_that_the_next_player_had_to_draw_on() -> None:
    """The red and the blue 9 are as good otherwise."""
    table = lay("r9 r9 b9 r1 b1", "y2 y3 y4 y5 y6", top="r8").play("0 play r9", "1 draw")
    assert advice(table) == "play r9"
    assert advice(lay("r9 y2 b9 r1 b1", "y2 y3 y4 y5 y6", top="y9")) == "play b9"


@pytest.mark.parametrize("bot", ["random", "level1", "level2", "rules", "net", "search:20", "guided:20"])
def test_1_3_every_bot_names_a_colour(bot: str) -> None:
    table = lay("b1 b2 b3 r1 y1", *PLAIN[1:], top="wild", first_card="acts")
    assert advice(table, bot=bot_named(bot)) in table.legal()


@pytest.mark.parametrize("bot", ["level2", "rules", "net"])
def test_1_3_the_colour_named_first_is_the_one_held_most(bot: str) -> None:
    assert advice(lay("y7 y8 y9 y6 b3", *PLAIN[:2], top="wild", first_card="acts"), bot=bot_named(bot)) == "name y"


@pytest.mark.parametrize("bot", ["level1", "level2", "rules", "net", "search:20", "guided:20"])
def test_3_5_with_wish_new_every_bot_picks_another_colour(bot: str) -> None:
    table = lay("wild g1 g2 g3 b4", PLAIN[1], top="r8", wish="new")
    assert advice(table, bot=bot_named(bot)) in ("play wild g", "play wild b", "play wild y")
