"""Setting up, a turn and the special cards (rules/mau_mau.md 1–3)."""

import random

import pytest

from katzentisch import Series
from katzentisch.games import GAMES
from katzentisch.games.game import BadSetup
from katzentisch.games.mau_mau.notation import ALL_CARDS, NAMES
from katzentisch.testing.table import deal

from .hands import GAME, PLAIN, deck_size, hand, lay, sizes


def test_1_1_the_cards() -> None:
    assert sum(ALL_CARDS.values()) == 110
    assert sum(copies for card, copies in ALL_CARDS.items() if card[1:].isdigit() and card[1] != "+") == 72
    assert ALL_CARDS["wild"] == 6


@pytest.mark.parametrize("players", range(2, 11))
def test_1_2_five_cards_each_and_one_turned_up(players: int) -> None:
    table = deal(GAME, players)
    assert sizes(table) == [5] * players
    assert deck_size(table) == 110 - 5 * players - 1


def test_1_3_the_first_seat_begins_clockwise() -> None:
    table = lay(*PLAIN, top="b9", first=1)
    assert table.state.turn == 1
    assert table.play("1 play b1").state.turn == 2


@pytest.mark.parametrize("top", ["rrev", "r+2", "r+4", "rstop"])
def test_1_3_a_turned_up_special_card_has_no_effect(top: str) -> None:
    table = lay("r1 g1 g2 g3 g4", "b1 b2 b3 b4 b5", "y1 y2 y3 y4 y5", top=top)
    assert table.legal() == ["play r1"]
    assert table.play("0 play r1").state.turn == 1
    assert sizes(table) == [4, 5, 5]


def test_1_3_on_a_turned_up_wild_anything_may_be_played() -> None:
    table = lay("g1 b+2 rrev ystop wild", PLAIN[1], top="wild")
    assert table.legal() == ["play g1", "play b+2", "play rrev", "play ystop", *(f"play wild {colour}" for colour in "gbry")]


@pytest.mark.parametrize("seed", range(1, 9))
def test_1_3_digit_first(seed: int) -> None:
    table = deal(GAME, 10, seed=seed, options={"first_card": "digit"})
    assert NAMES[table.state.top][1:] in "123456789"


def test_1_3_digit_first_is_asked_of_a_setup() -> None:
    with pytest.raises(BadSetup, match="number card"):
        lay(*PLAIN, top="rstop", first_card="digit")


def test_1_3_the_card_put_under_the_deck_is_the_last() -> None:
    """The same seed with and without the option: the special card on top has moved to the end."""
    seed = next(seed for seed in range(1, 99) if NAMES[deal(GAME, 2, seed=seed).state.top][1:] in ("rev", "+2", "+4", "stop"))
    quiet, digit = deal(GAME, 2, seed=seed), deal(GAME, 2, seed=seed, options={"first_card": "digit"})
    skipped = [NAMES[quiet.state.top], *quiet.game.setup["deck"].split()]
    turned = skipped.index(NAMES[digit.state.top])
    assert digit.game.setup["deck"].split() == skipped[turned + 1 :] + skipped[:turned]


def test_2_1_drawing_ends_the_turn_even_if_the_card_would_match() -> None:
    table = lay(*PLAIN, top="r9", deck="r1").play("0 draw")
    assert table.state.turn == 1
    assert hand(table, 0) == "g1 g2 g3 g4 g5 r1"


def test_2_2_the_red_8_of_the_printed_example() -> None:
    table = lay("r1 g8 b8 y8 y7", *PLAIN[1:], top="r8")
    assert table.legal() == ["play g8", "play b8", "play r1", "play y8"]


@pytest.mark.parametrize("face", ["rev", "+2", "+4", "stop"])
def test_2_2_the_same_kind_of_special_card_matches(face: str) -> None:
    assert lay(f"g{face} g1 g2 g3 g4", PLAIN[1], top=f"r{face}").legal() == [f"play g{face}"]


def test_2_2_after_a_wild_only_the_chosen_colour_and_another_wild_match() -> None:
    table = lay("wild g1 g2 g3 g4", "r8 b1 y8 wild g9", top="r8").play("0 play wild b")
    assert table.legal() == ["play b1", *(f"play wild {colour}" for colour in "gbry")]


def test_2_3_forced_draws_only_if_nothing_matches() -> None:
    table = lay("r1 g1 g2 g3 g4", PLAIN[1])
    assert "r1" in table.refuses("0 draw")
    assert lay(*PLAIN).legal() == ["draw"]


def test_2_3_forced_a_wild_always_matches() -> None:
    assert "wild" in lay("wild g1 g2 g3 g4", PLAIN[1]).refuses("0 draw")


def test_2_3_free_draws_even_if_something_matches() -> None:
    assert lay("r1 g1 g2 g3 g4", PLAIN[1], drawing="free").legal() == ["play r1", "draw"]


def test_3_1_reverse() -> None:
    """The printed example: the right neighbour is next instead of the left one, until the next Reverse."""
    table = lay("rrev r1 g1 g2 g3", "b1 b2 b3 b4 b5", "r2 rrev y1 y2 y3")
    assert table.play("0 play rrev").state.turn == 2
    assert table.play("2 play r2").state.turn == 1
    table = lay("rrev r1 g1 g2 g3", "b1 b2 b3 b4 b5", "r2 rrev y1 y2 y3").play("0 play rrev", "2 play rrev")
    assert table.state.turn == 0


@pytest.mark.parametrize(("value", "turn"), [("plain", 1), ("stop", 0)])
def test_3_1_reverse_with_two_players(value: str, turn: int) -> None:
    table = lay("rrev g1 g2 g3 g4", PLAIN[1], reverse_for_two=value).play("0 play rrev")
    assert table.state.turn == turn
    assert table.state.direction == 1


def test_3_1_the_option_is_for_two_players_only() -> None:
    assert lay("rrev g1 g2 g3 g4", *PLAIN[1:], reverse_for_two="stop").play("0 play rrev").state.turn == 2


COUNTER_CLOCKWISE = ("rrev g1 g2 g3 g4", "b1 b2 b3 b4 b5", "y1 y2 y3 y4 y5")


def test_3_3_draw_4_hits_the_right_neighbour_while_play_goes_counter_clockwise() -> None:
    table = lay(*COUNTER_CLOCKWISE, "r+4 g5 g6 g7 g8").play("0 play rrev", "3 play r+4")
    assert (sizes(table), table.state.turn) == ([4, 5, 9, 4], 1)


def test_3_4_stop_skips_the_right_neighbour_while_play_goes_counter_clockwise() -> None:
    table = lay(*COUNTER_CLOCKWISE, "rstop g5 g6 g7 g8").play("0 play rrev", "3 play rstop")
    assert (sizes(table), table.state.turn) == ([4, 5, 5, 4], 1)


def test_3_2_draw_2_is_for_the_right_neighbour_while_play_goes_counter_clockwise() -> None:
    table = lay(*COUNTER_CLOCKWISE, "r+2 g5 g6 g7 g8").play("0 play rrev", "3 play r+2", "2 draw")
    assert (sizes(table), table.state.turn) == ([4, 5, 7, 4], 1)


def test_3_2_a_draw_2_on_a_turned_up_draw_2_counts_two() -> None:
    table = lay("b+2 g1 g2 g3 g4", *PLAIN[1:], top="r+2").play("0 play b+2")
    assert table.state.stacked == 2
    assert sizes(table.play("1 draw")) == [4, 7, 5]


def test_3_2_draw_2_is_drawn_and_then_spent() -> None:
    table = lay("r+2 g1 g2 g3 g4", "r1 b1 b2 b3 b4", "r2 y1 y2 y3 y4").play("0 play r+2")
    assert table.legal() == ["draw"]
    assert table.play("1 draw").state.turn == 2
    assert sizes(table) == [4, 7, 5]
    assert table.legal() == ["play r2"]


def test_3_2_draw_2_is_passed_on_and_adds_up() -> None:
    table = lay("r+2 g1 g2 g3 g4", "b+2 b1 b2 b3 b4", "g+2 y1 y2 y3 y4").play("0 play r+2")
    assert table.legal() == ["play b+2", "draw"]
    table.play("1 play b+2", "2 play g+2")
    assert table.legal() == ["draw"]
    assert sizes(table.play("0 draw")) == [10, 4, 4]


def test_3_2_a_player_with_a_draw_2_may_still_draw() -> None:
    table = lay("r+2 g1 g2 g3 g4", "b+2 b1 b2 b3 b4").play("0 play r+2", "1 draw")
    assert sizes(table) == [4, 7]


def test_3_2_no_wild_on_a_draw_2() -> None:
    table = lay("r+2 g1 g2 g3 g4", "wild r1 b2 b3 b4").play("0 play r+2")
    assert "Draw 2" in table.refuses("1 play wild r")
    assert "2 cards" in table.refuses("1 play r1")


def test_3_3_draw_4() -> None:
    table = lay("r+4 g1 g2 g3 g4", "r+4 b1 b2 b3 b4", "r2 y1 y2 y3 y4").play("0 play r+4")
    assert sizes(table) == [4, 9, 5]
    assert table.state.turn == 2


def test_3_4_stop() -> None:
    assert lay("rstop g1 g2 g3 g4", *PLAIN[1:]).play("0 play rstop").state.turn == 2


@pytest.mark.parametrize("face", ["+4", "stop"])
def test_3_4_with_two_players_there_is_another_turn(face: str) -> None:
    assert lay(f"r{face} g1 g2 g3 g4", PLAIN[1]).play(f"0 play r{face}").state.turn == 0


@pytest.mark.parametrize("colour", "gbry")
def test_3_5_a_wild_chooses_any_colour_even_the_current_one(colour: str) -> None:
    table = lay("wild g1 g2 g3 g4", "g6 b6 r6 y6 y7", top="r8").play(f"0 play wild {colour}")
    assert table.legal() == [f"play {colour}6"] + (["play y7"] if colour == "y" else [])


def test_3_5_with_wish_new_the_colour_must_be_another() -> None:
    table = lay("wild wild g2 g3 g4", "g6 b6 y6 y7 wild", top="r8", wish="new")
    assert table.legal() == ["play wild g", "play wild b", "play wild y"]
    assert "a new one: g, b, y" in table.refuses("0 play wild r")
    assert table.play("0 play wild b").legal() == ["play b6", "play wild g", "play wild r", "play wild y"]
    assert "The colour is blue already" in table.refuses("1 play wild b")


def test_3_5_with_wish_new_any_colour_goes_where_none_counted() -> None:
    assert lay("wild g1 g2 g3 g4", PLAIN[1], top="wild", wish="new").legal()[-4:] == [f"play wild {colour}" for colour in "gbry"]


def test_3_5_with_wish_new_a_wild_still_always_matches() -> None:
    """2.3: so drawing is not allowed."""
    assert "wild" in lay("wild g1 g2 g3 g4", PLAIN[1], wish="new").refuses("0 draw")


def test_players_2_to_10() -> None:
    assert GAMES[GAME].players == range(2, 11)


def test_6_3_the_lowest_total_wins() -> None:
    """1.2: the dealer, and so the starting player, moves to the left."""
    series = Series("mau_mau", players=4, games=5, first=3, seed=1)
    rng = random.Random(1)
    while not series.over:
        play = series.next()
        while not play.over:
            play.move(rng.choice(play.legal))
    assert [play.first for play in series.plays] == [3, 0, 1, 2, 3]
    results = [play.result.scores for play in series.plays if play.result]
    assert all(min(scores) == 0 for scores in results)
    assert series.totals == [sum(scores) for scores in zip(*results, strict=True)]
    assert series.ranks[series.totals.index(min(series.totals))] == 1
    assert series.ranks == [1 + sum(other < mine for other in series.totals) for mine in series.totals]
