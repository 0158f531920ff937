"""A player of Katze im Sack that goes by rules of thumb. Numbers are the paragraphs of rules/katze_im_sack.md."""

from collections.abc import Sequence
from random import Random
from typing import Any

from ..games.katze_im_sack.state import FEWEST, LAYING, MOUSE_CARDS, OFFER, PASS
from ..play.position import Position
from .katze_im_sack_row import REGARD, has_dummy, places, unseen, worth

ORDINARY = 3  # a card that tells least about a row: the average one
SWAY = 1.0  # so many cards up or down, lest a hand be read from its place
CAUTION = 1.0  # mice below the worth: who outbids all others has most likely thought too well of the row
EAGERNESS = 1.0  # mice that others must seem to gain before they are trusted to bid on


def choose(masked: Position, legal: Sequence[int], luck: Random) -> int:
    if len(legal) == 1:
        return legal[0]
    state = masked.plain
    return card_to_lay(state, legal, luck) if state.phase == LAYING else bid(state)


def card_to_lay(state: Any, cards: Sequence[int], luck: Random) -> int:
    """2.3: the later a card is turned up, the longer its owner alone knows it. So the ones that change a row most lie last, good or bad."""
    behind: float = (state.laid - has_dummy(state)) / (state.players - 1)
    telling = sorted(cards, key=lambda card: abs(REGARD[card] - ORDINARY))
    last = len(telling) - 1
    return telling[max(0, min(round(last * behind + luck.uniform(-SWAY, SWAY)), last))]


def bid(state: Any) -> int:
    """2.2: one more than the highest bid, as long as that is a gain, or others are sure to bid on. 2.5: the last one sees what he takes."""
    price = state.high + 1
    row = places(state)
    gain = worth(state, row) - price
    if state.phase == OFFER:
        return PASS + 1 if gain > 0 else PASS
    is_wanted = gain > wage(state) + CAUTION or is_bait(state, row, price)
    return PASS + price if is_wanted else PASS


def wage(state: Any) -> int:
    """2.3: what passing pays now; 4.1: nothing where the mouse cards were not filled."""
    return int(MOUSE_CARDS[state.players - FEWEST, state.passes]) if state.filled else 0


def is_bait(state: Any, row: list[list[float]], price: int) -> bool:
    """2.3: passing pays more later. To whom the own card is hidden the row may look so good that a bid is safe: somebody goes higher."""
    looks = worth(state, as_others_see(state, row))
    return looks - (price + 1) > wage(state) + EAGERNESS and any_can_pay(state, price + 1)


def as_others_see(state: Any, row: list[list[float]]) -> list[list[float]]:
    """The row without what only its viewer knows."""
    place = (state.viewer - state.start) % state.players + has_dummy(state)
    if place < state.turned:
        return row
    return [*row[:place], unseen(state, state.viewer, 0.0), *row[place + 1 :]]


def any_can_pay(state: Any, price: int) -> bool:
    """2.2: one of the others who are still in has the mice."""
    others = (seat for seat in range(state.players) if seat != state.viewer and not state.passed >> seat & 1)
    return any(state.mice[seat] >= price for seat in others)
