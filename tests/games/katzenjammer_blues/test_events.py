"""Events of Katzenjammer Blues: in order, and only what the viewer saw."""

import msgspec
import pytest

from katzentisch.games.katzenjammer_blues import GAME
from katzentisch.play.narration import narrate
from katzentisch.testing.table import Table

from .blues import all_pass, blues, leave_mice, pass_until


def happened(table: Table, seat: int | None = None) -> list[dict[str, object]]:
    return [msgspec.to_builtins(event) for event in table.events(seat)]


def opened(table: Table, seat: int | None) -> list[dict[str, object]]:
    return [msgspec.to_builtins(event) for event in table.game.opening_events(seat)]


def test_the_first_row_is_revealed() -> None:
    table = blues("111111", "222222", deck="3433", first=1)
    assert opened(table, None) == opened(table, 0) == [{"event": "revealed", "seat": 1, "cards": ["3", "4", "3"]}]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_everyone_draws_after_a_joker_in_the_first_row(viewer: int | None) -> None:
    """No event shows a card that was not drawn."""
    assert opened(blues("111111", "222222", "333333", deck="3J445", first=1), viewer) == [
        {"event": "revealed", "seat": 1, "cards": ["3", "J"]},
        {"event": "drew", "seat": 2},
        {"event": "drew", "seat": 0},
        {"event": "drew", "seat": 1},
    ]


def test_bids_passes_and_the_winner() -> None:
    table = blues("111111", "222222", deck="33").play("1 bid 1x2", "0 bid 2x1", "1 pass")
    assert happened(table) == [
        {"event": "bid", "seat": 1, "bid": "1x2"},
        {"event": "bid", "seat": 0, "bid": "2x1"},
        {"event": "passed", "seat": 1},
        {"event": "won", "seat": 0, "bid": "2x1"},
    ]


def test_the_last_player_bids_and_wins() -> None:
    table = blues("111111", "222222", deck="33").play("1 pass", "0 bid 3x1")
    assert happened(table) == [
        {"event": "passed", "seat": 1},
        {"event": "bid", "seat": 0, "bid": "3x1"},
        {"event": "won", "seat": 0, "bid": "3x1"},
    ]


def test_nobody_bids_and_a_new_row_is_revealed() -> None:
    table = blues("111111", "222222", deck="3344").play("1 pass", "0 pass")
    assert happened(table)[1:] == [
        {"event": "passed", "seat": 0},
        {"event": "discarded", "cards": ["3", "3"]},
        {"event": "revealed", "seat": 0, "cards": ["4", "4"]},
    ]


def test_paying_showing_and_the_next_row() -> None:
    table = blues("111111", "2555JJ", deck="5J34" + "3J45").play("1 bid 1x2", "0 pass")
    table.play("1 pay 2", "1 show 5555", "1 done")
    shared = [
        {"event": "paid", "seat": 1, "cards": "2"},
        {"event": "took", "seat": 1, "cards": ["5", "J"]},
        {"event": "showed", "seat": 1, "cards": "5555", "mice": 5},
        {"event": "revealed", "seat": 1, "cards": ["3", "J"]},
    ]
    assert happened(table) == [*shared, {"event": "drew", "seat": 0}, {"event": "drew", "seat": 1}]
    assert happened(table, 0) == [*shared, {"event": "drew", "seat": 0, "card": "4", "known": 1}, {"event": "drew", "seat": 1}]
    assert happened(table, 1) == [*shared, {"event": "drew", "seat": 0}, {"event": "drew", "seat": 1, "card": "5", "known": 1}]


@pytest.mark.parametrize(("foursome", "mice"), [("JJJJ", 0), ("JJJJ 4", 4), ("5JJJ", 5)])
def test_a_foursome_with_jokers(foursome: str, mice: int) -> None:
    table = blues("111111", "25JJJJ", deck="33").play("1 bid 1x2", "0 pass", "1 pay 2").play(f"1 show {foursome}")
    assert happened(table) == [{"event": "showed", "seat": 1, "cards": foursome, "mice": mice}]


def test_the_last_mouse() -> None:
    table = leave_mice(blues("111111", "255553", deck="33"), 2).play("1 bid 1x2", "0 pass", "1 pay 2").play("1 show 5555")
    assert happened(table) == [
        {"event": "showed", "seat": 1, "cards": "5555", "mice": 2},
        {"event": "over", "end": "mice", "scores": [18, 2]},
    ]


@pytest.mark.parametrize(("card", "scores"), [("5", [-5, -5]), ("J", [0, -5])])
def test_the_deck_ends_while_cards_are_drawn(card: str, scores: list[int]) -> None:
    """A joker drawn last is on show at once, and its owner still gets the event."""
    table = blues("JJJJJJ", "JJJJJJ", deck={"5": "J12J34", "J": "J12"}[card], last={"5": "J5", "J": "345JJ"}[card])
    all_pass(pass_until(table, {"5": 2, "J": 5}[card]))
    drew, over = happened(table, 1)[-2:]
    assert drew == {"event": "drew", "seat": 1, "card": card, "known": 1}
    assert over == {"event": "over", "end": "deck", "scores": scores}
    assert happened(table)[-2] == {"event": "drew", "seat": 1}


def test_everything_is_narrated_in_both_languages() -> None:
    table = blues("111111", "2JJJJ5", deck="33" + "44").play("1 bid 1x2", "0 pass", "1 pay 2", "1 show JJJJ", "1 done")
    assert table.narration("en") == [
        "Seat 1 bids 1 × 2.",
        "Seat 0 passes.",
        "Seat 1 wins the row for 1 × 2.",
        "Seat 1 pays with 2.",
        "Seat 1 picks up the row: 3, 3.",
        "Seat 1 discards four jokers.",
        "Seat 1 reveals a row: 4, 4.",
    ]
    assert len(table.narration("de")) == 7
    assert narrate(GAME, table.game.opening_events()[0], "de") == "Platz 0 deckt eine Reihe auf: 3, 3."
