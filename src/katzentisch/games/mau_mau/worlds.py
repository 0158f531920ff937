"""Unseen cards (unseen.py) swapped until they fit what everybody can tell about the hands."""

from typing import Any

from ..chance import below, shuffle, swap
from ..compiled import rule
from .aftermath import points
from .slots import can_hold, is_anything_known
from .state import CARDS, MOST_PLAYERS
from .unseen import LABEL, lay_unseen

TRIES = 8  # random partners that a misplaced card is offered before all are looked at
SWEEPS = 4  # of mixing
DEALS = 50  # until the scores fit, at most; one is usual
STEPS = 3_000  # towards the scores, of each deal; some hundred are usual
HALF_OF_CARDS = CARDS // 2
DECK = MOST_PLAYERS  # instead of a seat


@rule
def slot_at(world: Any, start: int, place: int) -> tuple[int, int]:
    """The seat and the slot that a place stands for, or DECK."""
    slot = place - start
    for seat in range(world.players):
        if seat != world.viewer:
            if slot < world.sizes[seat]:
                return seat, slot
            slot -= int(world.sizes[seat])
    return DECK, slot


@rule
def is_fit(world: Any, start: int, place: int, card: int) -> bool:
    """5: the deck holds only cards of the last shuffle."""
    seat, slot = slot_at(world, start, place)
    if seat == DECK:
        return card >= 0
    return can_hold(world, seat, slot, card & LABEL - 1, card // LABEL)


@rule
def can_swap(world: Any, start: int, place: int, other: int) -> bool:
    return is_fit(world, start, other, int(world.deck[place])) and is_fit(world, start, place, int(world.deck[other]))


@rule
def deal_unseen(world: Any, start: int) -> None:
    """A random deal that fits."""
    others = lay_unseen(world, start)
    shuffle(world, world.deck, others, CARDS)
    if others > start:
        shuffle(world, world.deck, start, int(world.deck_next))
    if is_anything_known(world):
        fit_all(world, start)
        mix(world, start)


@rule
def deal_for_scores(world: Any, start: int) -> None:
    """A random deal that fits, and that has the points of each hand."""
    deals = DEALS
    is_found = False
    while not is_found and deals > 0:
        deals -= 1
        deal_unseen(world, start)
        is_found = fit_scores(world, start)


@rule
def fit_all(world: Any, start: int) -> None:
    """Every misplaced card is swapped with a random one so that both fit, or moved along a chain if there is none."""
    for place in range(start, CARDS):
        tries = TRIES
        while tries > 0 and not is_fit(world, start, place, int(world.deck[place])):
            tries -= 1
            other = start + below(world, CARDS - start)
            if can_swap(world, start, place, other):
                swap(world.deck, place, other)
        if not is_fit(world, start, place, int(world.deck[place])):
            other = random_partner(world, start, place)
            if other >= 0:
                swap(world.deck, place, other)
            else:
                move_in_chain(world, start, place)


@rule
def random_partner(world: Any, start: int, place: int) -> int:
    """A random place that can swap with this one; -1 if there is none."""
    found, chosen = 0, -1
    for other in range(start, CARDS):
        if can_swap(world, start, place, other):
            found += 1
            if below(world, found) == 0:
                chosen = other
    return chosen


@rule
def move_in_chain(world: Any, start: int, free: int) -> None:
    """The misplaced card moves to a random place that fits it, whose card moves on likewise, until one fits the free place.

    No place is visited twice; where that leads nowhere, the chain starts afresh from the card that is left over. Since at least one
    world fits, it ends with probability 1.
    """
    low, high = 0, 0  # visited places
    card = int(world.deck[free])
    while not is_fit(world, start, free, card):
        other = random_fit(world, start, free, card, low, high)
        if other < 0:
            low, high = 0, 0
        else:
            if other < HALF_OF_CARDS:
                low |= 1 << other
            else:
                high |= 1 << other - HALF_OF_CARDS
            moved = card
            card = int(world.deck[other])
            world.deck[other] = moved
    world.deck[free] = card


@rule
def random_fit(world: Any, start: int, free: int, card: int, low: int, high: int) -> int:
    """A random place that fits a card, visited ones aside; -1 if there is none."""
    found, chosen = 0, -1
    for place in range(start, CARDS):
        visited = low >> place & 1 if place < HALF_OF_CARDS else high >> place - HALF_OF_CARDS & 1
        if place != free and not visited and is_fit(world, start, place, card):
            found += 1
            if below(world, found) == 0:
                chosen = place
    return chosen


@rule
def mix(world: Any, start: int) -> None:
    """Random swaps among hidden hands and the deck, and among hidden hands alone."""
    for sweep in range(SWEEPS):
        stop = CARDS if sweep % 2 == 0 else int(world.deck_next)
        for place in range(start, int(world.deck_next)):
            other = start + below(world, stop - start)
            if can_swap(world, start, place, other):
                swap(world.deck, place, other)


@rule
def excess(world: Any, start: int, place: int) -> int:
    """6.2: how many points more than were scored lie in the hand that a place belongs to."""
    seat, slot = slot_at(world, start, place)
    if seat == DECK:
        return 0
    total = -int(world.scores[seat])
    for each in range(place - slot, place - slot + int(world.sizes[seat])):
        total += points(int(world.deck[each]) & LABEL - 1)
    return total


@rule
def all_excess(world: Any, start: int) -> tuple[int, int]:
    """Of all hidden hands: the sum, and the sum of the amounts."""
    total, amounts = 0, 0
    place = start
    for seat in range(world.players):
        if seat != world.viewer and world.sizes[seat] > 0:
            more = excess(world, start, place)
            total, amounts = total + more, amounts + abs(more)
            place += int(world.sizes[seat])
    return total, amounts


@rule
def fit_scores(world: Any, start: int) -> bool:
    """6.2: once points are counted, a hand is known to have that many. Swaps that don't lead away from it, and rarely one that does.

    Beside each hand all of them together count: only a swap with the deck can mend that, even if it makes one hand worse.
    """
    total, amounts = all_excess(world, start)
    steps = STEPS
    while amounts > 0 and steps > 0:
        steps -= 1
        place, other = start + below(world, int(world.deck_next) - start), start + below(world, CARDS - start)
        if can_swap(world, start, place, other):
            mine, theirs = excess(world, start, place), excess(world, start, other)
            swap(world.deck, place, other)
            mine_now, theirs_now = excess(world, start, place), excess(world, start, other)
            change = abs(mine_now) + abs(theirs_now) - abs(mine) - abs(theirs)
            total_now = total + mine_now + theirs_now - mine - theirs
            worse = change + abs(total_now) - abs(total)
            if worse > 0 and below(world, 1 << min(3 * worse, 12)) > 0:
                swap(world.deck, place, other)
            else:
                total, amounts = total_now, amounts + change
    return amounts == 0
