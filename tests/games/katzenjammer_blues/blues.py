"""Tables of Katzenjammer Blues for tests."""

from collections import Counter
from typing import Any

from katzentisch.testing.table import Table, start

CARDS = "12345J"


def blues(*hands: str, deck: str = "", last: str = "", first: int = 0, mice: int | None = None) -> Table:
    """`deck` are the top cards of the deck and `last` its last ones; between them lie the other cards, the 1s first and the jokers last."""
    left = Counter(CARDS * 15)
    left.subtract("".join(hands) + deck + last)
    assert min(left.values()) >= 0, "more than 15 of a card"
    middle = "".join(card * left[card] for card in CARDS)
    options = {} if mice is None else {"mice": mice}
    return start("katzenjammer_blues", len(hands), first, options, hands=list(hands), deck=deck + middle + last)


def all_pass(table: Table, rows: int = 1) -> Table:
    """Nobody bids for this many rows (2.3)."""
    for _ in range(rows * table.game.players):
        table.play(f"{table.game.turn} pass")
    return table


def pass_until(table: Table, left: int) -> Table:
    """Nobody bids until this many cards are left in the deck."""
    while table.view()["deck"] > left:
        all_pass(table)
    assert table.view()["deck"] == left
    return table


def leave_mice(table: Table, left: int) -> Table:
    """Seat 0 already has all mice but this many."""
    table.state.mice[0] += table.state.mice_left - left
    table.state.mice_left = left
    return table


def hand(table: Table, seat: int) -> str:
    return written(table.state.hands[seat])


def discard(table: Table) -> str:
    return written(table.state.discard)


def written(counts: Any) -> str:
    return "".join(card * int(count) for card, count in zip(CARDS, counts, strict=True))


def row(table: Table) -> str:
    return "".join(table.view()["row"])


def phase(table: Table) -> str:
    return str(table.view()["phase"])
