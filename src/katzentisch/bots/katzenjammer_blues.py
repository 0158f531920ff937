"""A player of Katzenjammer Blues that goes by rules of thumb. Numbers are the paragraphs of rules/katzenjammer_blues.md."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from ..games.katzenjammer_blues.notation import payment
from ..games.katzenjammer_blues.state import (
    AUCTION,
    DIFFERENT,
    DONE,
    JOKER,
    KINDS,
    PASS,
    PAYING,
    SHOW,
    SHOW_JOKERS,
    VALUES,
    bid_cards,
    bid_value,
)
from ..play.position import Position
from .katzenjammer_blues_hand import Hand, Prospects, less, more, prospects, row_of

LAST_MOUSE = 6.0  # to end the game as its winner; as much is lost by ending it for another, while there was time to change that


@dataclass(frozen=True)
class Table:
    state: Any
    prospects: Prospects
    hand: Hand
    row: Sequence[int]
    on_show: int  # own jokers

    def after_paying(self, paid: Sequence[int]) -> float:
        """2.4: jokers that were paid stay on show."""
        return self.prospects.won(more(less(self.hand, paid), self.row), self.on_show + paid[JOKER])


def seen(state: Any) -> Table:
    return Table(state, prospects(state), list(state.hands[state.viewer]), row_of(state), state.jokers[state.viewer])


def choose(masked: Position, legal: Sequence[int], luck: Random) -> int:
    if len(legal) == 1:
        return legal[0]
    table = seen(masked.plain)
    if table.state.phase == AUCTION:
        return bid(table, legal)
    if table.state.phase == PAYING:
        return max(legal, key=lambda action: table.after_paying(payment(table.state, action)))
    return max(legal, key=lambda action: after_showing(table, action))


def bid(table: Table, legal: Sequence[int]) -> int:
    """2.2: the bid that leaves most, if that is more than to pass. Of each value only the lowest: more cards cost more."""
    lowest = {bid_value(action): action for action in reversed(legal) if action != PASS}
    worth = {action: table.after_paying(cheapest(table, bid_cards(action), value)) for value, action in lowest.items()}
    worth[PASS] = table.prospects.kept(table.hand, table.on_show)
    return max(worth, key=lambda action: worth[action])


def cheapest(table: Table, cards: int, value: int) -> Hand:
    """2.4: jokers are paid last, for "different" the values that are needed least come first."""
    paid = [0] * KINDS
    if value == DIFFERENT:
        held = [each for each in range(VALUES) if table.hand[each]]
        for each in sorted(held, key=lambda each: needed(table, each))[:cards]:
            paid[each] = 1
    else:
        paid[value] = min(cards, table.hand[value])
    paid[JOKER] = cards - sum(paid)
    return paid


def needed(table: Table, value: int) -> float:
    return table.prospects.one_more(value, table.hand[value] - 1, 1.0)


def after_showing(table: Table, action: int) -> float:
    """2.5: mice now, and what the rest still promises. Four jokers as such earn nothing, but are gone."""
    if action == DONE:
        return table.prospects.kept(table.hand, table.on_show)
    if action == SHOW_JOKERS:
        return table.prospects.won(less(table.hand, [0] * VALUES + [4]), table.on_show)
    value, jokers = divmod(action - SHOW, 5)
    earned = min(value + 1, table.prospects.mice_left)
    if earned == table.prospects.mice_left:
        return earned + LAST_MOUSE * (1.0 if is_ahead(table, earned) else -table.prospects.time)
    shown = [4 - jokers if kind == value else 0 for kind in range(VALUES)]
    return earned + table.prospects.won(less(table.hand, [*shown, jokers]), table.on_show + jokers)


def is_ahead(table: Table, earned: int) -> bool:
    """3.1: the last mouse ends the game; that is good for who has most."""
    mice, me = table.state.mice, table.state.viewer
    mine = mice[me] + earned - table.prospects.fine(table.on_show + table.hand[JOKER])
    return bool(mine > max(mice[:me] + mice[me + 1 :]) - 1)
