"""Katzenjammer Blues, 2.2 Auction."""

import pytest

from katzentisch.games.katzenjammer_blues.state import LOGGED
from katzentisch.games.katzenjammer_blues.take_back import take_back
from katzentisch.games.state import NOTHING

from .blues import blues, hand, phase

EQUAL = [f"{cards}x{value}" for cards in range(1, 8) for value in range(1, 6)]


def test_2_2_the_left_neighbour_starts_then_clockwise_including_the_bandleader() -> None:
    table = blues("111111", "222222", "333333", "444444", deck="55", first=1)
    table.play("2 bid 1x3", "3 bid 1x4", "0 bid 2x1", "1 bid 2x2", "2 bid 2x3")
    assert table.game.turn == 3


def test_2_2_only_the_player_at_turn_bids() -> None:
    table = blues("111111", "222222", "333333", deck="55")
    assert "seat 1’s turn, not seat 0’s" in table.refuses("0 bid 1x1")
    assert "seat 1’s turn, not seat 2’s" in table.refuses("2 pass")


def test_2_2_a_player_who_has_passed_is_out_for_this_round() -> None:
    table = blues("111111", "222222", "333333", "444444", deck="55")
    table.play("1 pass", "2 bid 1x3", "3 pass", "0 bid 2x1")
    assert table.game.turn == 2
    assert [seat["passed"] for seat in table.view()["seats"]] == [False, True, False, True]
    assert table.play("2 bid 2x3").game.turn == 0


ORDER = ["1x1", "1x2", "1x4", "1x5", "2d", "2x1", "2x2", "2x4", "2x5", "3d", "3x1", "3x5", "4d", "4x1", "4x5", "5d", "5x1", "5x5", "6x1"]


@pytest.mark.parametrize("place", range(len(ORDER) - 1))
def test_2_2_order_of_bids(place: int) -> None:
    """Two players with jokers only, who may bid anything: each bid beats those before it, and no bid beats itself."""
    low, high = ORDER[place : place + 2]
    table = blues("JJJJJJ", "JJJJJJ", deck="11").play(f"1 bid {low}")
    for lower in ORDER[: place + 1]:
        assert "not higher" in table.refuses(f"0 bid {lower}")
    table.play(f"0 bid {high}")
    assert table.view()["high"] == high


@pytest.mark.parametrize(
    ("cards", "bids"),
    [
        ("111111", ["1x1", "2x1", "3x1", "4x1", "5x1", "6x1"]),
        ("112555", ["1x1", "1x2", "1x5", "2d", "2x1", "2x5", "3d", "3x5"]),
        ("123455", ["1x1", "1x2", "1x3", "1x4", "1x5", "2d", "2x5", "3d", "4d", "5d"]),
        ("111112", ["1x1", "1x2", "2d", "2x1", "3x1", "4x1", "5x1"]),
        ("12345J", [*EQUAL[:5], "2d", *EQUAL[5:10], "3d", "4d", "5d"]),
        ("1234JJ", [*EQUAL[:5], "2d", *EQUAL[5:10], "3d", "3x1", "3x2", "3x3", "3x4", "4d", "5d"]),
        ("11111J", [*EQUAL[:5], "2d", "2x1", "3x1", "4x1", "5x1", "6x1"]),
        ("5555JJ", [*EQUAL[:5], "2d", *EQUAL[5:10], "3d", "3x5", "4x5", "5x5", "6x5"]),
        ("JJJJJJ", [*EQUAL[:5], "2d", *EQUAL[5:10], "3d", *EQUAL[10:15], "4d", *EQUAL[15:20], "5d", *EQUAL[20:30]]),
    ],
)
def test_2_2_a_hand_may_bid_what_it_can_pay(cards: str, bids: list[str]) -> None:
    """Equal: cards of one value; different: 2 to 5 values; a joker stands for any value, any number of them."""
    table = blues("222333", cards, deck="44")
    assert table.legal() == ["pass", *(f"bid {bid}" for bid in bids)]


@pytest.mark.parametrize(
    ("high", "bids"),
    [
        ("1x1", ["1x2", "1x4", "1x5", "2d", "2x2", "2x5", "3d", "3x5", "4d"]),
        ("1x4", ["1x5", "2d", "2x2", "2x5", "3d", "3x5", "4d"]),
        ("1x5", ["2d", "2x2", "2x5", "3d", "3x5", "4d"]),
        ("2d", ["2x2", "2x5", "3d", "3x5", "4d"]),
        ("2x1", ["2x2", "2x5", "3d", "3x5", "4d"]),
        ("2x2", ["2x5", "3d", "3x5", "4d"]),
        ("2x4", ["2x5", "3d", "3x5", "4d"]),
        ("2x5", ["3d", "3x5", "4d"]),
        ("3d", ["3x5", "4d"]),
        ("3x5", ["4d"]),
        ("4d", []),
        ("4x1", []),
        ("6x5", []),
    ],
)
def test_2_2_higher_than_the_highest_bid_or_pass(high: str, bids: list[str]) -> None:
    """The hand, with the card drawn, is 1224555."""
    table = blues("122555", "JJJJJJ", deck="J34").play(f"1 bid {high}")
    assert table.legal() == ["pass", *(f"bid {bid}" for bid in bids)]


@pytest.mark.parametrize("bid", ["2x1", "1x3", "1x5", "3d", "6x2", "30x2"])
def test_2_2_nobody_may_bid_what_the_hand_cannot_pay(bid: str) -> None:
    """The hand, without the row."""
    assert f"The hand 122222 can’t pay {bid}" in blues("555555", "122222", deck="1341").refuses(f"1 bid {bid}")


def test_2_2_within_different_a_joker_stands_for_a_value_not_yet_in_it() -> None:
    table = blues("555555", "1112JJ", deck="44")
    table.play("1 bid 4d")
    assert "can’t pay 5d" in blues("555555", "1112JJ", deck="44").refuses("1 bid 5d")


@pytest.mark.parametrize("bid", ["1d", "6d", "7d", "15d"])
def test_2_2_ruling_different_is_two_to_five_cards(bid: str) -> None:
    assert "two to five" in blues("555555", "JJJJJJ", deck="44").refuses(f"1 bid {bid}")


def test_2_2_the_auction_ends_when_all_but_one_have_passed_and_the_last_has_bid() -> None:
    table = blues("111111", "222222", "333333", deck="55")
    table.play("1 bid 1x2", "2 bid 1x3", "0 pass")
    assert phase(table) == "auction"
    table.play("1 pass")
    assert phase(table) == "paying"
    assert table.game.turn == 2
    assert table.legal() == ["pay 3"]


def test_2_2_the_only_bidder_wins_when_the_others_have_passed() -> None:
    table = blues("111111", "222222", "333333", deck="55").play("1 bid 1x2", "2 pass", "0 pass")
    assert (phase(table), table.game.turn) == ("paying", 1)


def test_2_2_ruling_the_last_player_may_still_bid() -> None:
    table = blues("111111", "222222", "333333", deck="55").play("1 pass", "2 pass")
    assert (phase(table), table.game.turn) == ("auction", 0)
    table.play("0 bid 2x1")
    assert (phase(table), table.game.turn) == ("paying", 0)
    assert table.legal() == ["pay 11"]


def test_2_2_ruling_the_last_player_may_still_pass() -> None:
    table = blues("111111", "222222", "333333", deck="5544").play("1 pass", "2 pass", "0 pass")
    assert (phase(table), table.game.turn) == ("auction", 1)
    assert table.view()["row"] == ["4", "4"]


def test_2_2_an_empty_hand_can_only_pass() -> None:
    table = blues("111222", "222JJJ", deck="JJ3").play("1 bid 4x2", "0 pass", "1 pay 222J", "1 show JJJJ")
    assert hand(table, 1) == ""
    table.play("1 done", "0 pass")
    assert table.legal() == ["pass"]


def test_2_2_an_auction_can_be_longer_than_what_is_remembered_of_it() -> None:
    """Then the moves can't be taken back, but the auction continues."""
    table = blues("JJJJJJ", "JJJJJJ", deck="11")
    bids = [f"{cards}{'d' if value == 0 else f'x{value}'}" for cards in range(1, 7) for value in range(6) if value or 2 <= cards <= 5]
    assert len(bids) > LOGGED
    for number, bid in enumerate(bids):
        table.play(f"{1 - number % 2} bid {bid}")
    assert table.state.auction_moves == len(bids)
    assert take_back(table.state) == NOTHING
