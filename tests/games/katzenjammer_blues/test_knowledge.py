"""Katzenjammer Blues: what a seat knows, and what everyone can infer about a hand with a perfect memory."""

import pytest

from katzentisch.games.state import SPECTATOR
from katzentisch.testing.table import Table

from .blues import CARDS, all_pass, blues, leave_mice, written


def known(table: Table, seat: int) -> str:
    """The cards that are in the hand for certain."""
    return written(table.state.known[seat])


def proved(table: Table, seat: int) -> dict[str, int]:
    """How many cards the hand can pay at least: of each value, and different ones."""
    equal = {CARDS[value]: int(count) for value, count in enumerate(table.state.equal[seat]) if count}
    different = int(table.state.different[seat])
    return equal | ({"d": different} if different else {})


def overbid(cards: str, bid: str, deck: str = "4455") -> Table:
    """Seat 1 has these cards and made this bid; seat 2 won the row. In the next auction it is seat 1's turn."""
    table = blues("111111", cards, "33333J", deck=deck)
    return table.play(f"1 bid {bid}", "2 bid 6x3", "0 pass", "1 pass", "2 pay 33333J", "2 done", "0 pass")


@pytest.mark.parametrize("viewer", [SPECTATOR, *range(6)])
def test_1_4_a_seat_knows_its_own_hand_and_nobody_the_deck(viewer: int) -> None:
    hands = ["111111", "222222", "333333", "444444", "555555", "JJJJJJ"]
    observation = blues(*hands, deck="44").game.position.observe(viewer).state
    assert [written(observation.hands[seat]) for seat in range(6)] == [hand if seat == viewer else "" for seat, hand in enumerate(hands)]
    assert not observation.deck.any()
    assert (observation.deck_next, observation.deck_size, observation.viewer) == (2, 54, viewer)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_1_4_all_else_is_open(viewer: int) -> None:
    """Everyone knows the same about everything but hands and deck."""
    table = overbid("2222JJ", "4x2", deck="44355J")
    for entry in ("1 bid 1x2", "2 bid 1x4", "1 bid 3x2", "2 pass", "1 pay 22J", "1 done"):
        observation, state = table.play(entry).game.position.observe(viewer).state, table.state
        secret = {"key", "block", "blocks", "spent", "hands", "deck", "row", "viewer"}
        for field in set(state.dtype.names) - secret:
            assert (observation[field] == state[field]).all(), field
        assert observation.row[: observation.row_size].tolist() == state.row[: state.row_size].tolist()


def test_2_1_cards_drawn_are_not_known() -> None:
    table = blues("111111", "222222", deck="4J33")
    assert [known(table, seat) for seat in (0, 1)] == ["", ""]
    assert table.state.sizes[:2].tolist() == [7, 7]


def test_2_2_a_bid_proves_what_is_in_the_hand_at_least() -> None:
    table = blues("111111", "22345J", "3333JJ", deck="44").play("1 bid 1x2", "2 bid 2x3")
    assert [proved(table, seat) for seat in range(3)] == [{}, {"2": 1}, {"3": 2}]
    table.play("0 pass", "1 bid 4d", "2 bid 5x3")
    assert [proved(table, seat) for seat in range(3)] == [{}, {"2": 1, "d": 4}, {"3": 5}]
    assert [known(table, seat) for seat in range(3)] == ["", "", ""]


@pytest.mark.parametrize(("first", "then", "left"), [("5d", "2d", {"d": 5}), ("4x2", "2x2", {"2": 4}), ("3x2", "3d", {"2": 3, "d": 3})])
def test_2_2_a_lower_bid_later_takes_nothing_back(first: str, then: str, left: dict[str, int]) -> None:
    cards = {"5d": "12345J", "4x2": "2222JJ", "3x2": "222345"}[first]
    assert proved(overbid(cards, first).play(f"1 bid {then}"), 1) == left


def test_2_2_passing_proves_nothing() -> None:
    table = all_pass(blues("111111", "22345J", deck="4455"))
    assert [proved(table, seat) for seat in (0, 1)] == [{}, {}]


def test_2_4_the_row_taken_is_known() -> None:
    table = blues("111111", "222222", deck="3453").play("1 bid 1x2", "0 pass", "1 pay 2")
    assert known(table, 1) == "3345"
    assert proved(table, 1) == {"3": 2, "4": 1, "5": 1}


def test_2_4_a_joker_taken_counts_for_every_value() -> None:
    table = blues("111111", "222222", deck="3J11").play("1 bid 1x2", "0 pass", "1 pay 2")
    assert known(table, 1) == "3J"
    assert proved(table, 1) == {"1": 1, "2": 1, "3": 2, "4": 1, "5": 1, "d": 1}


@pytest.mark.parametrize(
    ("cards", "before", "bid", "paid", "left"),
    [
        # of what was proved for a value, cards of the value and jokers may have been part
        ("2222JJ", "4x2", "1x2", "2", {"2": 3}),
        ("2222JJ", "4x2", "1x2", "J", {"2": 3}),
        ("2222JJ", "4x2", "3x2", "2JJ", {"2": 1}),
        ("2222JJ", "4x2", "1x4", "J", {"2": 3}),
        ("22223J", "4x2", "1x3", "3", {"2": 4}),
        ("22222J", "4x2", "6x2", "22222J", {}),
        # of different ones, one card of each value and all jokers
        ("12345J", "5d", "1x1", "1", {"d": 4}),
        ("12345J", "5d", "1x1", "J", {"d": 4}),
        ("12345J", "5d", "3d", "12J", {"d": 2}),
        ("11234J", "5d", "2x1", "11", {"d": 4}),
        ("11234J", "5d", "2x1", "1J", {"d": 3}),
        ("1234JJ", "2d", "3x1", "1JJ", {}),
    ],
)
def test_2_4_what_was_paid_is_no_longer_in_the_hand(cards: str, before: str, bid: str, paid: str, left: dict[str, int]) -> None:
    table = overbid(cards, before).play(f"1 bid {bid}", "2 pass", f"1 pay {paid}")
    assert known(table, 1) == "55"
    assert proved(table, 1) == {**left, "5": 2}


def test_2_4_a_known_card_that_is_paid_is_no_longer_known() -> None:
    table = blues("111111", "222222", deck="5544").play("1 bid 1x2", "0 pass", "1 pay 2", "1 done")
    assert known(table, 1) == "55"
    table.play("0 pass", "1 bid 1x5", "1 pay 5")
    assert known(table, 1) == "445"
    assert proved(table, 1) == {"4": 2, "5": 1}


def test_2_5_a_foursome_shown_is_no_longer_in_the_hand() -> None:
    table = blues("111111", "1445JJ", deck="5J4355").play("1 bid 1x1", "0 pass", "1 pay 1")
    assert known(table, 1) == "5J"
    table.play("1 show 444J")
    assert known(table, 1) == "5"
    assert proved(table, 1) == {"5": 1}
    assert table.state.sizes[1] == 4


def test_2_5_four_jokers_shown_are_no_longer_in_the_hand() -> None:
    table = blues("111111", "12JJJJ", deck="5J43").play("1 bid 1x1", "0 pass", "1 pay 1", "1 show JJJJ")
    assert known(table, 1) == "5"
    assert (table.state.sizes[1], written(table.state.hands[1])) == (4, "245J")


def test_3_2_jokers_of_the_end_are_no_longer_in_a_hand() -> None:
    table = blues("111111", "12JJJJ", deck="5J43").play("1 bid 1x1", "0 pass", "1 pay 1", "1 done")
    leave_mice(table, 1).play("0 bid 1x1", "1 pass", "0 pay 1", "0 show 1111")
    assert known(table, 1) == "5"
    assert written(table.state.hands[1]) == "245"


def test_a_joker_taken_adds_to_what_a_bid_of_different_cards_proved() -> None:
    """Seat 1 proves three different and keeps them; then it pays one card for a row that is a joker."""
    table = blues("555555", "123444", deck="33" + "J12").play("1 bid 3d", "0 bid 3x5", "1 pass", "0 pay 555", "0 done")
    assert table.state.different[1] == 3
    table.play("1 bid 1x4", "0 pass", "1 pay 4")
    assert table.state.different[1] == 3 - 1 + 1
