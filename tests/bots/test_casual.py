"""A casual player's moves make sense for its own cards; it stands between the beginner and the rule-based player."""

import pytest

from katzentisch.bots.beginners import BEGINNER
from katzentisch.bots.casual import CASUAL

from ..games.katze_im_sack.rows import start_with
from ..games.katzenjammer_blues.blues import blues
from ..games.mau_mau.hands import PLAIN, lay
from ..tables import INTERPRETED
from .seats import advice, share_of_wins


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
