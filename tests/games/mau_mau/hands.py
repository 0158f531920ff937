"""Deals for tests: hands and the cards that matter are named, the rest of the deck follows by colour and face."""

from collections import Counter
from typing import Any

from katzentisch.games.mau_mau.cards import put
from katzentisch.games.mau_mau.notation import ALL_CARDS, NAMES, kinds_in
from katzentisch.games.mau_mau.state import CARDS, PILE
from katzentisch.testing.table import Table, start

GAME = "mau_mau"
PLAIN = ("g1 g2 g3 g4 g5", "b1 b2 b3 b4 b5", "y1 y2 y3 y4 y5")  # hands where it doesn't matter


def setup(*hands: str, top: str, deck: str = "") -> dict[str, Any]:
    named = " ".join([*hands, top, deck]).split()
    rest = (Counter(ALL_CARDS) - Counter(named)).elements()
    return {"hands": list(hands), "top": top, "deck": " ".join([*deck.split(), *rest])}


def lay(*hands: str, top: str = "r8", deck: str = "", first: int = 0, **options: Any) -> Table:
    return start(GAME, len(hands), first=first, options=options, **setup(*hands, top=top, deck=deck))


def hand(table: Table, seat: int) -> str:
    return " ".join(NAMES[kind] for kind in kinds_in(table.state, seat))


def sizes(table: Table) -> list[int]:
    sizes: list[int] = table.state.sizes[: table.state.players].tolist()
    return sizes


def deck_size(table: Table) -> int:
    return CARDS - int(table.state.deck_next)


def pile(table: Table) -> list[str]:
    """Return the pile without its top card, by kind."""
    cards = [NAMES[kind] for kind in kinds_in(table.state, PILE)]
    cards.remove(NAMES[table.state.top])
    return cards


def bury(table: Table, cards: int) -> Table:
    """Put this many cards of the deck under the top card of the pile, as if they had been played."""
    for _ in range(cards):
        put(table.state, PILE, int(table.state.deck[table.state.deck_next]))
        table.state.deck_next += 1
    return table


def give(table: Table, seat: int, cards: int) -> Table:
    """Give a seat this many cards of the deck, as if it had drawn them."""
    for _ in range(cards):
        put(table.state, seat, int(table.state.deck[table.state.deck_next]))
        table.state.deck_next += 1
        table.state.sizes[seat] += 1
    return table
