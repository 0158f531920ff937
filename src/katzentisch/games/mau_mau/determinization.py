"""Deals the cards that a viewer does not see so that they fit what everybody can tell about the hands.

While a state is determinized, the unseen cards lie at the end of `deck`: first those of the hidden hands, slot by slot from the oldest,
seat by seat, then those of the deck itself. Each is a number: its kind, plus LABEL if it was certainly in the last shuffle, minus LABEL if
it certainly was not. A random deal is mended by swaps until every card fits its slot.
"""

from typing import Any

from ..chance import below, shuffle, swap
from ..compiled import rule
from .cards import copies
from .consequences import points
from .slots import can_hold, is_anything_known
from .state import CARDS, KINDS, MOST_PLAYERS, PILE, WILD, WILD_COPIES

LABEL = 64
TRIES = 8  # random partners that a misplaced card is offered before all are looked at
SWEEPS = 4  # of mixing
DEALS = 50  # until the scores fit, at most; one is usual
STEPS = 3_000  # towards the scores, of each deal; some hundred are usual
HALF_OF_CARDS = CARDS // 2
DECK = MOST_PLAYERS  # instead of a seat


@rule
def first_place(state: Any) -> int:
    """Where the unseen cards begin."""
    place = int(state.deck_next)
    for seat in range(state.players):
        if seat != state.viewer:
            place -= int(state.sizes[seat])
    return place


@rule
def lay_unseen(state: Any, start: int) -> int:
    """Lays them out, first those that were not in the last shuffle, which can only be in hands; returns where the others begin."""
    front, back = start, CARDS
    for kind in range(KINDS):
        number = unseen(state, kind)
        least, most = 0, number
        if state.shuffles > 0:
            least, most = least_mixed(state, kind, number), most_mixed(state, kind, number)
        for card in range(number):
            if card >= most:
                state.deck[front] = kind - LABEL
                front += 1
            else:
                back -= 1
                state.deck[back] = kind + LABEL if card < least else kind
    return front


@rule
def unseen(state: Any, kind: int) -> int:
    """How many cards of a kind are neither in the pile nor in the viewer's hand."""
    number = WILD_COPIES if kind == WILD else 2
    number -= copies(state.one[PILE], state.two[PILE], kind)
    if state.viewer >= 0:
        number -= copies(state.one[state.viewer], state.two[state.viewer], kind)
    return number


@rule
def most_mixed(state: Any, kind: int, number: int) -> int:
    """How many unseen cards of a kind can have been in the last shuffle: all that were, less those that the viewer must have seen."""
    mixed = copies(state.mixed_one, state.mixed_two, kind)
    drawn = copies(state.own_new[state.viewer], 0, kind) if state.viewer >= 0 else 0
    return mixed - max(drawn, mixed - number)


@rule
def least_mixed(state: Any, kind: int, number: int) -> int:
    """How many must have been: all that were, less as many as the viewer can have seen, those aside that it held then."""
    mixed = copies(state.mixed_one, state.mixed_two, kind)
    held = copies(state.held_one, state.held_two, kind)
    kept = copies(state.own_old[state.viewer], 0, kind) if state.viewer >= 0 else 0
    return mixed - min(mixed, mixed + held - number - kept)


@rule
def slot_at(state: Any, start: int, place: int) -> tuple[int, int]:
    """The seat and the slot that a place stands for, or DECK."""
    slot = place - start
    for seat in range(state.players):
        if seat != state.viewer:
            if slot < state.sizes[seat]:
                return seat, slot
            slot -= int(state.sizes[seat])
    return DECK, slot


@rule
def is_fit(state: Any, start: int, place: int, card: int) -> bool:
    """5: the deck holds only cards of the last shuffle."""
    seat, slot = slot_at(state, start, place)
    if seat == DECK:
        return card >= 0
    return can_hold(state, seat, slot, card & LABEL - 1, card // LABEL)


@rule
def can_swap(state: Any, start: int, place: int, other: int) -> bool:
    return is_fit(state, start, other, int(state.deck[place])) and is_fit(state, start, place, int(state.deck[other]))


@rule
def deal_unseen(state: Any, start: int) -> None:
    """A random deal that fits."""
    others = lay_unseen(state, start)
    shuffle(state, state.deck, others, CARDS)
    if others > start:
        shuffle(state, state.deck, start, int(state.deck_next))
    if is_anything_known(state):
        fit_all(state, start)
        mix(state, start)


@rule
def deal_for_scores(state: Any, start: int) -> None:
    """A random deal that fits, and that has the points of each hand."""
    deals = DEALS
    is_found = False
    while not is_found and deals > 0:
        deals -= 1
        deal_unseen(state, start)
        is_found = fit_scores(state, start)


@rule
def fit_all(state: Any, start: int) -> None:
    """Every misplaced card is swapped with a random one so that both fit, or moved along a chain if there is none."""
    for place in range(start, CARDS):
        tries = TRIES
        while tries > 0 and not is_fit(state, start, place, int(state.deck[place])):
            tries -= 1
            other = start + below(state, CARDS - start)
            if can_swap(state, start, place, other):
                swap(state.deck, place, other)
        if not is_fit(state, start, place, int(state.deck[place])):
            other = random_partner(state, start, place)
            if other >= 0:
                swap(state.deck, place, other)
            else:
                move_in_chain(state, start, place)


@rule
def random_partner(state: Any, start: int, place: int) -> int:
    """A random place that can swap with this one; -1 if there is none."""
    found, chosen = 0, -1
    for other in range(start, CARDS):
        if can_swap(state, start, place, other):
            found += 1
            if below(state, found) == 0:
                chosen = other
    return chosen


@rule
def move_in_chain(state: Any, start: int, free: int) -> None:
    """The misplaced card moves to a random place that fits it, whose card moves on likewise, until one fits the free place.

    No place is visited twice; where that leads nowhere, the chain starts afresh from the card that is left over. Since at least one
    deal fits, it ends with probability 1.
    """
    low, high = 0, 0  # visited places
    card = int(state.deck[free])
    while not is_fit(state, start, free, card):
        other = random_fit(state, start, free, card, low, high)
        if other < 0:
            low, high = 0, 0
        else:
            if other < HALF_OF_CARDS:
                low |= 1 << other
            else:
                high |= 1 << other - HALF_OF_CARDS
            moved = card
            card = int(state.deck[other])
            state.deck[other] = moved
    state.deck[free] = card


@rule
def random_fit(state: Any, start: int, free: int, card: int, low: int, high: int) -> int:
    """A random place that fits a card, visited ones aside; -1 if there is none."""
    found, chosen = 0, -1
    for place in range(start, CARDS):
        visited = low >> place & 1 if place < HALF_OF_CARDS else high >> place - HALF_OF_CARDS & 1
        if place != free and not visited and is_fit(state, start, place, card):
            found += 1
            if below(state, found) == 0:
                chosen = place
    return chosen


@rule
def mix(state: Any, start: int) -> None:
    """Random swaps among hidden hands and the deck, and among hidden hands alone."""
    for sweep in range(SWEEPS):
        stop = CARDS if sweep % 2 == 0 else int(state.deck_next)
        for place in range(start, int(state.deck_next)):
            other = start + below(state, stop - start)
            if can_swap(state, start, place, other):
                swap(state.deck, place, other)


@rule
def excess(state: Any, start: int, place: int) -> int:
    """6.2: how many points more than were scored lie in the hand that a place belongs to."""
    seat, slot = slot_at(state, start, place)
    if seat == DECK:
        return 0
    total = -int(state.scores[seat])
    for each in range(place - slot, place - slot + int(state.sizes[seat])):
        total += points(int(state.deck[each]) & LABEL - 1)
    return total


@rule
def all_excess(state: Any, start: int) -> tuple[int, int]:
    """Of all hidden hands: the sum, and the sum of the amounts."""
    total, amounts = 0, 0
    place = start
    for seat in range(state.players):
        if seat != state.viewer and state.sizes[seat] > 0:
            more = excess(state, start, place)
            total, amounts = total + more, amounts + abs(more)
            place += int(state.sizes[seat])
    return total, amounts


@rule
def fit_scores(state: Any, start: int) -> bool:
    """6.2: once points are counted, a hand is known to have that many. Swaps that don't lead away from it, and rarely one that does.

    Beside each hand all of them together count: only a swap with the deck can mend that, even if it makes one hand worse.
    """
    total, amounts = all_excess(state, start)
    steps = STEPS
    while amounts > 0 and steps > 0:
        steps -= 1
        place, other = start + below(state, int(state.deck_next) - start), start + below(state, CARDS - start)
        if can_swap(state, start, place, other):
            mine, theirs = excess(state, start, place), excess(state, start, other)
            swap(state.deck, place, other)
            mine_now, theirs_now = excess(state, start, place), excess(state, start, other)
            change = abs(mine_now) + abs(theirs_now) - abs(mine) - abs(theirs)
            total_now = total + mine_now + theirs_now - mine - theirs
            worse = change + abs(total_now) - abs(total)
            if worse > 0 and below(state, 1 << min(3 * worse, 12)) > 0:
                swap(state.deck, place, other)
            else:
                total, amounts = total_now, amounts + change
    return amounts == 0
