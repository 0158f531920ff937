"""What the rule-based player of Katzenjammer Blues thinks of (rules/katzenjammer_blues.md). Seat 1 speaks first."""

import pytest

from katzentisch.games.katzenjammer_blues.bots.hand_value import Prospects, fine, kept, prospects, some
from katzentisch.testing.table import Table

from ..games.katzenjammer_blues.blues import blues, leave_mice
from .seats import advice


def won(hand: str, row: str, bid: str, pay: str, left: int = 20) -> Table:
    """Seat 1 has won a row and paid for it; seat 0 has all mice but those that are left."""
    table = leave_mice(blues("112233", hand, deck=row), left)
    return table.play(f"1 bid {bid}", "0 pass", f"1 pay {pay}")


def test_2_2_a_row_that_completes_a_foursome_is_bid_for_with_what_hurts_least() -> None:
    assert advice(blues("112233", "555123", deck="55")) == "bid 1x1"


def test_2_2_a_row_that_is_worth_less_than_the_cheapest_bid_is_left() -> None:
    assert advice(blues("112233", "444555", deck="11")) == "pass"


def test_2_2_nobody_goes_on_for_ever() -> None:
    assert advice(blues("123455", "555123", deck="33").play("1 bid 1x1", "0 bid 4d")) == "pass"


def test_2_4_jokers_are_paid_last() -> None:
    assert advice(blues("112233", "22J345", deck="55").play("1 bid 2x2", "0 pass")) == "pay 22"


def test_2_4_different_values_are_those_that_are_needed_least() -> None:
    assert advice(blues("112233", "555124", deck="44").play("1 bid 2d", "0 pass")) == "pay 12"


def test_2_5_a_foursome_is_shown_without_jokers_where_that_is_possible() -> None:
    assert advice(won("555J12", "55", "1x1", "1")) == "show 5555"


def test_2_5_jokers_go_to_the_dearest_foursome() -> None:
    assert advice(won("444J51", "55", "1x1", "1")) == "show 555J"


def test_2_5_jokers_are_held_back_from_a_foursome_that_earns_next_to_nothing() -> None:
    assert advice(won("1JJ235", "11", "1x2", "2")) == "done"


def test_2_5_who_has_most_jokers_gets_rid_of_four() -> None:
    assert advice(won("JJJJ12", "33", "1x1", "1")) == "show JJJJ"


@pytest.mark.parametrize(("left", "move"), [(20, "show 5555"), (4, "done")])
def test_3_1_the_last_mouse_is_not_taken_while_another_one_wins_by_it(left: int, move: str) -> None:
    assert advice(won("555412", "55", "1x1", "1", left)) == move


def test_3_1_the_last_mouse_is_taken_by_who_wins_by_it() -> None:
    table = leave_mice(blues("555412", "112233", deck="55"), 4).play("1 pass", "0 bid 1x1", "0 pay 1")
    assert advice(table) == "show 5555"


def test_3_2_a_joker_costs_the_more_the_fewer_the_others_have() -> None:
    few, many = (Prospects(time=0.5, mice_left=20, rival_jokers=jokers) for jokers in (1.0, 4.0))
    assert fine(few, 3) > fine(few, 1) > fine(many, 1) > fine(many, 0) == fine(few, 0) == 0.0


def test_3_2_the_jokers_of_the_others_are_those_seen_and_a_share_of_the_unseen() -> None:
    """Seat 0 took the first joker, which all saw; the other 14 are in the deck of 73 or among the 6 of its 7 cards that nobody knows."""
    table = blues("122233", "112233", deck="J4455").play("1 pass", "0 bid 1x1", "0 pay 1", "0 done")
    assert prospects(table.game.position.observe(1).state).rival_jokers == pytest.approx(1 + 6 * 14 / 79)


def test_3_1_a_part_of_a_foursome_is_worth_nothing_once_there_is_no_time_to_complete_it() -> None:
    early, late = (Prospects(time=time, mice_left=20, rival_jokers=1.0) for time in (1.0, 0.0))
    three_fives = some(4, 3)
    assert kept(early, three_fives, 0) > 3 > kept(late, three_fives, 0) == 0.0
