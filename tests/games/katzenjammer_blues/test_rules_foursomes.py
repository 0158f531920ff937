"""Katzenjammer Blues, 2.5 Foursomes."""

import pytest

from katzentisch.testing.table import Table

from .blues import blues, discard, hand, leave_mice, phase


def taken(cards: str, deck: str = "33") -> Table:
    """Seat 1 has won the row, paid with a 1, and has these cards and the row."""
    return blues("555555", "1" + cards, deck=deck).play("1 bid 1x1", "0 pass", "1 pay 1")


@pytest.mark.parametrize("value", range(1, 6))
def test_2_5_a_foursome_earns_its_value_in_mice(value: int) -> None:
    foursome = str(value) * 4
    table = taken(f"{foursome}2").play(f"1 show {foursome}")
    assert [seat["mice"] for seat in table.view()["seats"]] == [0, value]
    assert table.view()["mice_left"] == 20 - value
    assert discard(table) == "1" + foursome


@pytest.mark.parametrize(
    ("cards", "foursomes"),
    [
        ("22233", ["3333"]),
        ("22J33", ["3333", "333J"]),
        ("2JJ33", ["3333", "333J", "33JJ"]),
        ("22JJ3", ["22JJ", "333J", "33JJ"]),
        ("JJJ33", ["3333", "333J", "33JJ", "3JJJ"]),
        ("2JJJJ", ["JJJJ 1", "2JJJ", "JJJJ 2", "33JJ", "3JJJ", "JJJJ 3", "JJJJ 4", "JJJJ 5", "JJJJ"]),
        ("22244", []),
    ],
)
def test_2_5_four_cards_of_one_value_jokers_standing_in(cards: str, foursomes: list[str]) -> None:
    """The row, two 3s, is part of the hand."""
    assert taken(cards).legal() == [*(f"show {foursome}" for foursome in foursomes), "done"]


@pytest.mark.parametrize("jokers", [1, 2, 3])
def test_2_5_jokers_in_a_foursome_stay_on_show_the_rest_is_discarded(jokers: int) -> None:
    foursome = "4" * (4 - jokers) + "J" * jokers
    table = taken(f"{foursome}2").play(f"1 show {foursome}")
    assert table.view()["seats"][1] == {"cards": 3, "mice": 4, "jokers": jokers, "bid": "1x1", "passed": False, "penalty": 0}
    assert discard(table) == "1" + "4" * (4 - jokers)
    assert hand(table, 1) == "233"


def test_2_5_jokers_on_show_are_never_used_again() -> None:
    table = blues("111111", "44JJ22", deck="44").play("1 bid 2x5", "0 pass", "1 pay JJ")
    assert table.legal() == ["show 4444", "done"]
    table.refuses("1 show 44JJ")


def test_2_5_as_many_foursomes_as_wanted() -> None:
    table = taken("33344", deck="12345J12")
    assert hand(table, 1) == "11233334445J"
    table.play("1 show 3333", "1 show 444J")
    assert table.view()["seats"][1]["mice"] == 7
    assert phase(table) == "showing"
    assert table.legal() == ["done"]


def test_2_5_or_none() -> None:
    table = taken("33222").play("1 done")
    assert table.view()["seats"][1]["mice"] == 0
    assert hand(table, 1) == "2223333"


def test_2_5_only_the_winner_and_only_now() -> None:
    table = blues("333344", "122244", deck="5511").play("1 bid 1x1", "0 pass", "1 pay 1")
    assert "seat 1’s turn" in table.refuses("0 show 3333")
    table.play("1 done")
    assert "bid or pass" in table.refuses("0 show 3333")


@pytest.mark.parametrize("value", range(1, 6))
def test_2_5_four_jokers_declared_as_a_value(value: int) -> None:
    table = taken("JJJJ2").play(f"1 show JJJJ {value}")
    assert table.view()["seats"][1] == {"cards": 3, "mice": value, "jokers": 4, "bid": "1x1", "passed": False, "penalty": 0}
    assert table.view()["mice_left"] == 20 - value
    assert discard(table) == "1"


def test_2_5_the_joker_foursome_is_discarded_without_mice() -> None:
    table = taken("JJJJ2").play("1 show JJJJ")
    assert table.view()["seats"][1] == {"cards": 3, "mice": 0, "jokers": 0, "bid": "1x1", "passed": False, "penalty": 0}
    assert table.view()["mice_left"] == 20
    assert discard(table) == "1JJJJ"
    assert hand(table, 1) == "233"
    assert phase(table) == "showing"


def test_2_5_four_jokers_declared_and_four_discarded() -> None:
    table = blues("555555", "11JJJJ", deck="JJ5J5J").play("1 bid 1x1", "0 pass", "1 pay 1", "1 done")
    table.play("0 pass", "1 bid 1x1", "1 pay 1")
    assert hand(table, 1) == "JJJJJJJJ"
    table.play("1 show JJJJ 5", "1 show JJJJ")
    assert table.view()["seats"][1] == {"cards": 0, "mice": 5, "jokers": 4, "bid": "1x1", "passed": False, "penalty": 0}
    assert discard(table) == "11JJJJ"


@pytest.mark.parametrize("left", [1, 2, 3, 4, 5])
def test_2_5_a_foursome_earns_no_more_than_the_mice_left(left: int) -> None:
    table = leave_mice(taken("55JJ2"), left).play("1 show 55JJ")
    assert table.view()["seats"][1]["mice"] == left
    assert (table.view()["mice_left"], phase(table)) == (0, "over")


def test_2_5_the_game_continues_while_a_mouse_is_left() -> None:
    table = leave_mice(taken("55JJ2"), 6).play("1 show 55JJ")
    assert (table.view()["mice_left"], phase(table)) == (1, "showing")


def test_2_5_the_winner_is_the_next_bandleader() -> None:
    table = blues("111111", "222222", "333333", deck="5544").play("1 pass", "2 bid 1x3", "0 pass", "2 pay 3")
    assert table.view()["bandleader"] == 0
    table.play("2 done")
    assert table.view()["bandleader"] == 2
    assert table.game.turn == 0
    assert table.view()["row"] == ["4", "4"]


def test_2_5_two_joker_foursomes_are_both_discarded() -> None:
    """Seat 1 wins three rows that end with a joker and draws after each."""
    table = blues("222222", "1JJJJJ", deck="JJJ" + "JJJ" + "33")
    table.play("1 bid 1x1", "0 pass", "1 pay 1", "1 show JJJJ")
    assert discard(table) == "1JJJJ"
    table.play("1 done", "0 pass", "1 bid 1x5", "1 pay J")
    assert hand(table, 1) == "JJJJ"
    assert discard(table.play("1 show JJJJ")) == "1JJJJJJJJ"
