"""Katzenjammer Blues, 2.4 Paying."""

import pytest

from katzentisch.testing.table import Table

from .blues import blues, discard, hand, phase


def won(cards: str, bid: str, deck: str = "44") -> Table:
    """Seat 1 has these cards and wins the row with this bid."""
    return blues("123451", cards, deck=deck).play(f"1 bid {bid}", "0 pass")


@pytest.mark.parametrize(
    ("cards", "bid", "payments"),
    [
        ("222333", "3x2", ["222"]),
        ("222233", "1x3", ["3"]),
        ("222JJ3", "3x2", ["222", "22J", "2JJ"]),
        ("22JJJ3", "3x2", ["22J", "2JJ", "JJJ"]),
        ("2222JJ", "6x2", ["2222JJ"]),
        ("JJJJJJ", "6x1", ["JJJJJJ"]),
        ("JJJJJJ", "1x4", ["J"]),
        ("2222JJ", "1x1", ["J"]),
    ],
)
def test_2_4_which_of_equal_cards_are_jokers_is_chosen_now(cards: str, bid: str, payments: list[str]) -> None:
    assert won(cards, bid).legal() == [f"pay {way}" for way in payments]


@pytest.mark.parametrize(
    ("cards", "bid", "payments"),
    [
        ("123451", "5d", ["12345"]),
        ("112233", "2d", ["12", "13", "23"]),
        ("112233", "3d", ["123"]),
        ("12333J", "2d", ["1J", "2J", "12", "3J", "13", "23"]),
        ("1555JJ", "2d", ["JJ", "1J", "5J", "15"]),
        ("1555JJ", "4d", ["15JJ"]),
        ("111JJJ", "3d", ["JJJ", "1JJ"]),
        ("JJJJJJ", "5d", ["JJJJJ"]),
    ],
)
def test_2_4_for_different_the_values_are_chosen_now(cards: str, bid: str, payments: list[str]) -> None:
    assert won(cards, bid).legal() == [f"pay {way}" for way in payments]


def test_2_4_the_cards_are_laid_before_taking_the_row() -> None:
    """The bid can't be paid with cards of the row."""
    table = won("2222JJ", "6x2", deck="22")
    assert table.legal() == ["pay 2222JJ"]
    assert hand(table.play("1 pay 2222JJ"), 1) == "22"


def test_2_4_the_cards_paid_are_discarded_and_the_row_is_taken() -> None:
    table = won("222333", "2x2", deck="45135").play("1 pay 22")
    assert discard(table) == "22"
    assert hand(table, 1) == "12333" + "3455"
    assert table.view()["row"] == []
    assert [seat["cards"] for seat in table.view()["seats"]] == [6, 9]
    assert phase(table) == "showing"


def test_2_4_different_cards_paid_are_discarded() -> None:
    table = won("112345", "4d").play("1 pay 1245")
    assert discard(table) == "1245"
    assert hand(table, 1) == "13" + "44"


@pytest.mark.parametrize(("bid", "paid"), [("3x2", "2JJ"), ("4d", "23JJ"), ("3d", "3JJ")])
def test_2_4_jokers_used_stay_face_up_in_front_of_the_winner(bid: str, paid: str) -> None:
    table = won("2233JJ", bid).play(f"1 pay {paid}")
    assert [seat["jokers"] for seat in table.view()["seats"]] == [0, 2]
    assert discard(table) == paid.strip("J")
    assert "J" not in hand(table, 1)
    table.play("1 done", "0 bid 1x1", "1 pass", "0 pay 1", "0 done")
    assert [seat["jokers"] for seat in table.view()["seats"]] == [0, 2]


def test_2_4_a_joker_of_the_row_goes_into_the_hand() -> None:
    table = won("222333", "1x2", deck="4J51").play("1 pay 2")
    assert hand(table, 1) == "2233345J"  # the row 4J, and a 5 drawn
    assert table.view()["seats"][1]["jokers"] == 0


@pytest.mark.parametrize("paid", ["22", "2222", "223", "333", "22J", "JJJ", "123"])
def test_2_4_nothing_but_the_cards_of_the_bid(paid: str) -> None:
    table = won("222233", "3x2")
    table.refuses(f"1 pay {paid}")
    table.play("1 pay 222")


@pytest.mark.parametrize(("cards", "bid", "paid"), [("JJ1111", "1x1", "JJ"), ("123451", "2d", "123"), ("12JJJJ", "3d", "12JJ")])
def test_2_4_not_more_than_the_bid(cards: str, bid: str, paid: str) -> None:
    assert f"{paid} doesn’t pay for {bid}" in won(cards, bid).refuses(f"1 pay {paid}")


@pytest.mark.parametrize(("bid", "paid"), [("3x2", "222"), ("3x2", "JJJ"), ("3d", "123"), ("3d", "JJJ")])
def test_2_4_only_cards_of_the_hand(bid: str, paid: str) -> None:
    assert f"The hand doesn’t hold all of {paid}" in won("1122JJ", bid).refuses(f"1 pay {paid}")


@pytest.mark.parametrize("move", ["pass", "done", "bid 6x5", "show 2222", "show JJJJ"])
def test_2_4_the_winner_must_pay_first(move: str) -> None:
    assert "pay for it first" in won("2222JJ", "1x2").refuses(f"1 {move}")


@pytest.mark.parametrize("move", ["pay 2", "done", "show 2222"])
def test_2_4_nobody_pays_or_shows_during_the_auction(move: str) -> None:
    assert "bid or pass" in blues("123451", "2222JJ", deck="44").refuses(f"1 {move}")


def test_2_4_different_paid_with_jokers_alone() -> None:
    table = blues("555555", "1111JJ", deck="33").play("1 bid 2d", "0 pass", "1 pay JJ")
    assert hand(table, 1) == "111133"
    assert discard(table) == ""
    assert table.view()["seats"][1]["jokers"] == 2
