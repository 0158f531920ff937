"""A player of Katze im Sack that goes by rules of thumb. Numbers are the paragraphs of rules/katze_im_sack.md."""

from typing import Any

from ...games.compiled import rule
from ...games.fast_random import uniform
from ...games.katze_im_sack.row import has_dummy
from ...games.katze_im_sack.state import FEWEST, LAYING, MOUSE_CARDS, OFFER, PASS
from ...games.state import NOBODY
from .katze_im_sack_row import REGARD, worth

ORDINARY = 3  # a card that tells least about a row: the average one
SWAY = 1.0  # so many cards up or down, lest a hand be read from its place
CAUTION = 1.0  # mice below the worth: who outbids all others has most likely thought too well of the row
EAGERNESS = 1.0  # mice that others must seem to gain before they are trusted to bid on


@rule
def choose(state: Any, moves: Any, count: int, rng: int) -> int:
    if count == 1:
        return int(moves[0])
    return card_to_lay(state, moves, count, rng) if state.phase == LAYING else bid(state)


@rule
def card_to_lay(state: Any, moves: Any, count: int, rng: int) -> int:
    """2.3: the later a card is turned up, the longer its owner alone knows it. So the ones that change a row most lie last, good or bad."""
    behind = (int(state.laid) - (1 if has_dummy(state) else 0)) / (int(state.players) - 1)
    wanted = (count - 1) * behind + SWAY * (2 * uniform(rng) - 1)
    rank = int(max(0.0, min(wanted, count - 1.0)) + 0.5)
    move = 0
    while quieter(moves, count, move) != rank:
        move += 1
    return int(moves[move])


@rule
def quieter(moves: Any, count: int, move: int) -> int:
    """How many of the cards tell less about a row; of equals the lower one does."""
    number = 0
    for other in range(count):
        further = telling(int(moves[move])) - telling(int(moves[other]))
        if further > 0 or (further == 0 and other < move):
            number += 1
    return number


@rule
def telling(card: int) -> int:
    return abs(int(REGARD[card]) - ORDINARY)


@rule
def bid(state: Any) -> int:
    """2.2: one more than the highest bid, as long as that is a gain, or others are sure to bid on. 2.5: the last one sees what he takes."""
    price = int(state.high) + 1
    gain = worth(state, int(state.turn)) - price
    if state.phase == OFFER:
        return PASS + 1 if gain > 0 else PASS
    is_wanted = gain > wage(state) + CAUTION or is_bait(state, price)
    return PASS + price if is_wanted else PASS


@rule
def wage(state: Any) -> int:
    """2.3: what passing pays now; 4.1: nothing where the mouse cards were not filled."""
    return int(MOUSE_CARDS[int(state.players) - FEWEST, int(state.passes)]) if state.filled else 0


@rule
def is_bait(state: Any, price: int) -> bool:
    """2.3: passing pays more later. To whom the own card is hidden the row may look so good that a bid is safe: somebody goes higher."""
    if not any_can_pay(state, price + 1):
        return False
    return worth(state, NOBODY) - (price + 1) > wage(state) + EAGERNESS


@rule
def any_can_pay(state: Any, price: int) -> bool:
    """2.2: one of the others who are still in has the mice."""
    able = 0
    for seat in range(state.players):
        if seat != state.turn and not int(state.passed) >> seat & 1 and state.mice[seat] >= price:
            able += 1
    return able > 0
