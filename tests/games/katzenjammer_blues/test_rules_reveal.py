"""Katzenjammer Blues, 2.1 Reveal and 2.3 Nobody bids."""

import pytest

from .blues import all_pass, blues, discard, hand, phase, row


@pytest.mark.parametrize(
    ("deck", "revealed"),
    [
        ("11", "11"),
        ("55", "55"),
        ("121", "121"),
        ("122", "122"),
        ("12344", "12344"),
        ("543211", "543211"),
        ("123455", "123455"),
        ("51234J", "51234J"),
        ("1J1", "1J"),
        ("J", "J"),
        ("JJ", "J"),
    ],
)
def test_2_1_the_row_ends_with_a_second_card_of_a_value_or_a_joker(deck: str, revealed: str) -> None:
    assert row(blues("111222", "333444", deck=deck)) == revealed


def test_2_1_without_a_joker_nobody_draws() -> None:
    table = blues("111222", "333444", deck="123455")
    assert [hand(table, seat) for seat in (0, 1)] == ["111222", "333444"]
    assert table.view()["deck"] == 78 - 6


def test_2_1_after_a_joker_everyone_draws_a_card() -> None:
    table = blues("111222", "333444", deck="2J5J")
    assert [hand(table, seat) for seat in (0, 1)] == ["111222J", "3334445"]
    assert [seat["cards"] for seat in table.view()["seats"]] == [7, 7]
    assert table.view()["deck"] == 78 - 4


@pytest.mark.parametrize(
    ("first", "drawn"), [(0, ["4", "1", "2", "3"]), (1, ["3", "4", "1", "2"]), (2, ["2", "3", "4", "1"]), (3, ["1", "2", "3", "4"])]
)
def test_2_1_ruling_they_draw_clockwise_the_bandleader_last(first: int, drawn: list[str]) -> None:
    table = blues("555555", "555555", "JJJJJJ", "JJJJJJ", deck="J1234", first=first)
    assert [hand(table, seat).strip("5J") for seat in range(4)] == drawn


def test_2_1_a_joker_drawn_is_not_a_joker_revealed() -> None:
    table = blues("111222", "333444", deck="JJJ55")
    assert row(table) == "J"
    assert row(all_pass(table)) == "55"


def test_2_3_if_all_pass_the_row_is_discarded() -> None:
    table = blues("111222", "333444", "555555", deck="121343")
    all_pass(table)
    assert discard(table) == "112"
    assert row(table) == "343"
    assert phase(table) == "auction"


def test_2_3_the_same_bandleader_reveals_again() -> None:
    table = blues("111222", "333444", "555555", deck="1133", first=1)
    assert table.game.turn == 2
    all_pass(table)
    assert table.view()["bandleader"] == 1
    assert table.game.turn == 2
    assert [seat["passed"] for seat in table.view()["seats"]] == [False] * 3


def test_2_3_a_joker_that_nobody_wants_is_discarded_too() -> None:
    table = all_pass(blues("111222", "333444", deck="3J5544"))
    assert discard(table) == "3J"
    assert [seat["jokers"] for seat in table.view()["seats"]] == [0, 0]


def test_2_3_everyone_may_pass_row_after_row() -> None:
    table = all_pass(blues("111222", "333444", deck="1122334455"), rows=4)
    assert row(table) == "55"
    assert discard(table) == "11223344"
    assert [hand(table, seat) for seat in (0, 1)] == ["111222", "333444"]


def test_2_3_bids_apply_to_one_row_only() -> None:
    """Players who had passed bid again, and bidding starts from the lowest bid."""
    table = blues("111222", "333444", deck="5544")
    table.play("1 bid 3x3", "0 pass", "1 pay 333", "1 done")
    assert table.view()["high"] is None
    assert [seat["bid"] for seat in table.view()["seats"]] == [None, None]
    table.play("0 bid 1x1")
