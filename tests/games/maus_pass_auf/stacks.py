"""Stacks for tests: only the cards that matter are given, the rest of the pack is under them."""

from collections import Counter
from typing import Any

from katzentisch.games.maus_pass_auf.notation import NAMES
from katzentisch.games.maus_pass_auf.state import COPIES, FULL, SMALL
from katzentisch.testing.table import Table, start

GAME = "maus_pass_auf"


def lay(*upper: str, top: str = "K", first: int = 0, **options: Any) -> Table:
    """A table of as many seats as there are stacks, with the small pack by default, and cheese in the middle."""
    options = {"pack": "small", **options}
    return start(GAME, len(upper), first=first, options=options, **stacks(*upper, top=top, pack=options["pack"]))


def stacks(*upper: str, top: str = "K", pack: str = "small") -> dict[str, Any]:
    """A setup: the uppermost cards of every stack are given, the others follow as cheese, cats, mice; the first seats get the odd cards."""
    copies = dict(zip(NAMES, COPIES[SMALL if pack == "small" else FULL], strict=True))
    rest = list((Counter(copies) - Counter(top + "".join(upper))).elements())
    fewest, longer = divmod(sum(copies.values()) - 1, len(upper))
    whole = []
    for seat, cards in enumerate(upper):
        missing = fewest + (seat < longer) - len(cards)
        whole.append(cards + "".join(rest[:missing]))
        rest = rest[missing:]
    return {"stacks": whole, "top": top}


def stack(table: Table, seat: int) -> str:
    """What lies in a stack, the top card first."""
    state = table.state
    place, cards = state.tops[seat], ""
    for _ in range(state.sizes[seat]):
        cards += NAMES[state.cards[place]]
        place = state.under[place]
    return cards


def turn(table: Table, times: int) -> Table:
    """The player at turn flips a card, this many times."""
    for _ in range(times):
        table.play(f"{table.state.turn} turn")
    return table


def down_to_one(lure: str, last: str, **options: Any) -> Table:
    """Seat 0 loses cheese after cheese to seat 1's mice until one card is left; seat 1's `lure` lies in front of it."""
    mice = list((Counter("333222111") - Counter(lure + last)).elements())
    trickle = 21 - sum(int(mouse) for mouse in mice)
    table = lay("K" * 21 + last, "".join(mice) + "K" * trickle + lure, first=1, **options)
    while stack(table, 0) != last or table.state.turn != 0:
        turn(table, 1)
    return table
