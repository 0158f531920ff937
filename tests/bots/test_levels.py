"""The beginner and the casual player: sensible moves for their own cards, and their strength."""

import pytest

from katzentisch.bots import BOTS
from katzentisch.bots.policies import BEGINNER, CASUAL
from katzentisch.testing.tables import INTERPRETED

from ..games.katze_im_sack.rows import start_with
from ..games.katzenjammer_blues.blues import blues
from ..games.mau_mau.hands import PLAIN, lay
from .seats import advice, share_of_wins


def test_blues_2_2_what_can_be_spared_is_bid_for_a_row_as_long() -> None:
    assert advice(blues("112233", "444413", deck="55"), bot=BEGINNER) == "bid 1x1"
    assert advice(blues("112233", "44443J", deck="55").play("1 bid 1x3", "0 bid 2d"), bot=BEGINNER) == "pass"
    assert advice(blues("123455", "222333", deck="55").play("1 bid 1x2", "0 bid 2x5"), bot=BEGINNER) == "pass"


def test_blues_2_4_jokers_are_paid_last_and_foursomes_not_at_all() -> None:
    assert advice(blues("112233", "22J345", deck="55").play("1 bid 2x2", "0 pass"), bot=BEGINNER) == "pay 22"
    assert advice(blues("112233", "111123", deck="55").play("1 bid 2d", "0 pass"), bot=BEGINNER) == "pay 23"


def test_blues_2_5_the_dearest_foursome_is_shown_first() -> None:
    table = blues("112233", "111155", deck="55").play("1 bid 1x1", "0 pass", "1 pay 1")
    assert advice(table, bot=BEGINNER) == "show 5555"
    assert advice(table.play("1 show 5555"), bot=BEGINNER) == "done"


@pytest.mark.parametrize(("cards", "move"), [("15 3 3 3", "bid 1"), ("-8 15 15 15", "pass"), ("D 15 15 15", "pass")])
def test_katze_im_sack_2_2_only_the_cards_it_knows_count(cards: str, move: str) -> None:
    assert advice(start_with(cards), bot=BEGINNER) == move


def test_katze_im_sack_2_2_nobody_pays_more_than_the_cards_it_knows_are_worth() -> None:
    assert advice(start_with("3 5 15 15").play("0 bid 6"), bot=BEGINNER) == "bid 7"
    assert advice(start_with("3 5 15 15").play("0 bid 7"), bot=BEGINNER) == "pass"


def test_mau_mau_3_special_cards_are_fun() -> None:
    assert advice(lay("wild r9 rstop b3 y4", PLAIN[1], top="r8"), bot=BEGINNER).startswith("play wild")
    assert advice(lay("r9 rstop b3 y4 r2", PLAIN[1], top="r8"), bot=BEGINNER) == "play rstop"
    assert advice(lay("r9 b3 y4 r2 r1", PLAIN[1], top="r8"), bot=BEGINNER) == "play r9"


def test_mau_mau_4_mau_is_said() -> None:
    table = lay("r1 r2 r3 r4 r5", "r6 r7 r9 r1 r2", top="r8")
    table.play("0 play r1", "1 play r1", "0 play r2", "1 play r2", "0 play r3", "1 play r6")
    assert advice(table, bot=BEGINNER) == "play r5 mau"


def test_mau_mau_2_3_nothing_fits() -> None:
    assert advice(lay("b1 b2 b3 b4 b5", PLAIN[0], top="r8"), bot=BEGINNER) == "draw"


@pytest.mark.skipif(INTERPRETED, reason="a question to the bots, not to the rules, and a hundred times slower")
@pytest.mark.parametrize(("game", "players"), [("katzenjammer_blues", 4), ("katze_im_sack", 4), ("mau_mau", 4)])
def test_wins_more_than_its_share_among_random_players_and_less_among_rule_based_ones(game: str, players: int) -> None:
    assert share_of_wins(game, players, 60, BEGINNER) > 1.2 / players
    assert share_of_wins(game, players, 60, BEGINNER, among=BOTS["rules"]) < 0.95 / players


def test_blues_2_2_a_row_is_worth_what_it_does_for_the_hand() -> None:
    assert advice(blues("112233", "155234", deck="55"), bot=CASUAL) == "bid 1x1"
    assert advice(blues("112233", "555444", deck="11"), bot=CASUAL) == "pass"


def test_blues_2_5_3_2_a_foursome_with_jokers_is_shown_without_fear_of_the_fine() -> None:
    table = blues("112233", "1JJJ23", deck="55").play("1 bid 1x1", "0 pass", "1 pay 1")
    assert advice(table, bot=CASUAL).startswith("show 55JJ")


@pytest.mark.parametrize(("cards", "move"), [("15 3 3 3", "bid 1"), ("-8 3 15 15", "pass"), ("D 3 3 3", "bid 1")])
def test_katze_im_sack_2_2_unknown_cards_are_average_and_dogs_not_feared(cards: str, move: str) -> None:
    assert advice(start_with(cards), bot=CASUAL) == move


def test_mau_mau_6_2_high_digits_go_first_and_what_is_special_is_kept() -> None:
    hand = "wild r9 rstop r1 y4"
    assert advice(lay(hand, *PLAIN[:3], top="r8"), bot=CASUAL) == "play r9"
    assert advice(lay(hand, *PLAIN[:3], top="g3"), bot=CASUAL) == "play wild r"


def test_mau_mau_3_3_a_take_four_is_for_small_tables() -> None:
    hand = "r+4 r9 b3 y4 r2"
    assert advice(lay(hand, PLAIN[1], top="r8"), bot=CASUAL) == "play r+4"
    assert advice(lay(hand, *PLAIN[:3], top="r8"), bot=CASUAL) == "play r9"


@pytest.mark.skipif(INTERPRETED, reason="a question to the bots, not to the rules, and a hundred times slower")
@pytest.mark.parametrize("game", ["katzenjammer_blues", "katze_im_sack", "mau_mau"])
def test_stands_between_the_beginner_and_the_rule_based_player(game: str) -> None:
    assert share_of_wins(game, 3, 100, CASUAL, among=BEGINNER) > 1 / 3
    assert share_of_wins(game, 3, 100, among=CASUAL) > 1 / 3


def test_katze_im_sack_3_a_dog_that_is_seen_counts() -> None:
    assert advice(start_with("15 D 3 3").play("0 bid 1"), bot=BEGINNER) == "pass"
