"""What the rule-based player of Katze im Sack thinks of (rules/katze_im_sack.md)."""

import pytest

from katzentisch.games.katze_im_sack.bots.rules import LIKELINESS, POINTS, cards_at, leaning_at, sum_of, weight, worth
from katzentisch.games.katze_im_sack.state import VALUES, WHOLE_SET
from katzentisch.testing.table import Table, start

from ..games.katze_im_sack.rows import ORDER, lay, pass_all, start_with
from .seats import advice


def worth_of(cards: str, **options: str) -> float:
    state = start_with(cards, **options).state
    state.turned = len(cards.split())
    return worth(state, 0)


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("15 8 -5 0", 18),
        ("15 8 -5 D", 3),  # 3: the big dog drives away the highest
        ("15 8 -5 d", 23),  # 3: the small one the lowest
        ("15 8 d D", 23),  # 3: two dogs leave without effect
        ("0 -5 -8 D", -13),  # 3: the rabbit may be the highest
    ],
)
def test_3_a_row_that_is_known_is_worth_what_it_brings(cards: str, points: int) -> None:
    assert worth_of(cards) == pytest.approx(points)


def test_3_dogs_may_pass_over_the_rabbit() -> None:
    assert worth_of("0 -5 -8 D", rabbit="spared") == pytest.approx(-8)
    assert worth_of("0 8 3 d", rabbit="spared") == pytest.approx(8)


def test_1_1_an_unknown_card_is_any_of_the_set_that_was_not_seen() -> None:
    table = pass_all(start_with("15 8 5 0"))
    lay(table, "11 5 8 3")
    mine, *others = (cards_at(table.game.position.observe(0).state, place, 0) for place in range(4))
    assert mine == 1 << ORDER.index("11")
    assert others == [WHOLE_SET ^ 1 << ORDER.index(gone) for gone in ("8", "5", "0")]


def test_2_3_who_bids_is_likelier_to_have_laid_a_good_card_and_who_passed_a_bad_one() -> None:
    table = start_with("15 8 5 0 3").play("0 bid 1", "1 bid 2", "2 pass", "3 bid 3")
    two, three = (leaning_at(table.game.position.observe(4).state, place) for place in (2, 3))
    mean = [sum_of(POINTS, leaning, WHOLE_SET) / weight(leaning, WHOLE_SET) for leaning in range(3)]
    assert mean[two] < VALUES.sum() / 10 < mean[three]
    assert weight(two, 0b11) == pytest.approx(LIKELINESS[two, :2].sum())


def auction(cards: str, *moves: str, **options: str) -> Table:
    return start_with(cards, **options).play(*moves)


def test_2_2_a_good_row_is_bid_for_mouse_by_mouse() -> None:
    assert advice(auction("15 8 3 5")) == "bid 1"
    assert advice(auction("15 8 3 5", "0 bid 1")) == "bid 2"


def test_2_3_for_a_bad_row_the_mice_are_taken() -> None:
    assert advice(auction("-8 -5 3 d")) == "pass"


def test_2_3_nobody_pays_what_the_row_is_not_worth() -> None:
    assert advice(auction("15 8 3 5", "0 bid 15")) == "pass"


@pytest.mark.parametrize(("high", "move"), [(2, "bid 3"), (6, "pass")])
def test_2_3_what_passing_pays_counts_against_the_row(high: int, move: str) -> None:
    """Seat 0 sees 8, −5 and 3; one card is hidden. That is more than 7 mice, but not by the 6 that passing pays now."""
    table = auction("8 -5 3 0", "0 bid 1", "1 pass", "2 pass", f"3 bid {high}")
    assert worth(table.game.position.observe(0).state, 0) > 7
    assert advice(table) == move


@pytest.mark.parametrize(("high", "move"), [(8, "bid 9"), (13, "pass")])
def test_2_3_a_bid_is_bait_if_others_are_sure_to_bid_higher(high: int, move: str) -> None:
    """Seat 3 alone knows its −8, with which the row isn't worth 9. To the others it looks like more, and passing pays more later."""
    table = auction("5 3 3 -8", "0 bid 1", "1 bid 2", f"2 bid {high}")
    assert worth(table.game.position.observe(3).state, 3) < 9
    assert advice(table) == move


@pytest.mark.parametrize(("cards", "move"), [("15 -8 3 5", "bid 1"), ("-8 -5 3 0", "pass")])
def test_2_5_the_last_one_sees_what_he_takes(cards: str, move: str) -> None:
    assert advice(auction(cards, "0 pass", "1 pass", "2 pass")) == move


def test_2_1_the_first_card_is_an_average_one_and_the_last_one_says_most() -> None:
    """It is turned up at once, or not before all but one have passed."""
    first = start("katze_im_sack", players=4, removed=["0", "0", "0", "0"])
    assert {advice(first, rng) for rng in range(9)} <= {"lay 3", "lay 5", "lay d"}
    last = lay(start("katze_im_sack", players=4, removed=["0", "0", "0", "0"]), "3 3 3")
    assert {advice(last, rng) for rng in range(9)} <= {"lay 15", "lay -8", "lay 11", "lay -5"}
