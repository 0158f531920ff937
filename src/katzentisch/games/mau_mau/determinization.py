"""Determinization of Mau Mau: deals the unseen cards consistently with what everyone can infer about the hands.

Meanwhile the unseen cards are at the end of `deck`: first those of the hidden hands, seat by seat and slot by slot from the oldest, then
those of the deck itself. A card is stored as its kind, plus LABEL if it was certainly in the last shuffle, minus LABEL if it certainly
was not. A random deal is repaired by swaps until every card is valid in its slot.
"""

from ..chance import below, shuffle, swap
from ..compiled import rule
from .cards import copies
from .consequences import points
from .slots import can_hold, is_anything_known
from .state import CARDS, KINDS, MOST_PLAYERS, PILE, WILD, WILD_COPIES, MauState

LABEL = 64
TRIES = 8  # random partners tried for a misplaced card before all are searched
SWEEPS = 4  # of random swaps
DEALS = 50  # at most, until the scores match; usually one
STEPS = 3_000  # of each deal towards the scores; usually some hundred
HALF_OF_CARDS = CARDS // 2
DECK = MOST_PLAYERS  # instead of a seat


@rule
def first_place(state: MauState) -> int:
    """Return the first place of the unseen cards."""
    place = int(state.deck_next)
    for seat in range(state.players):
        if seat != state.viewer:
            place -= int(state.sizes[seat])
    return place


@rule
def lay_unseen(state: MauState, start: int) -> int:
    """Lay out the unseen cards; first those not in the last shuffle, which can only be in hands. Return the place of the others."""
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
def unseen(state: MauState, kind: int) -> int:
    """Return how many cards of a kind are neither in the pile nor in the viewer's hand."""
    number = WILD_COPIES if kind == WILD else 2
    number -= copies(state.one[PILE], state.two[PILE], kind)
    if state.viewer >= 0:
        number -= copies(state.one[state.viewer], state.two[state.viewer], kind)
    return number


@rule
def most_mixed(state: MauState, kind: int, number: int) -> int:
    """Return how many unseen cards of a kind can have been in the last shuffle: all that were, less those the viewer must have seen."""
    mixed = copies(state.mixed_one, state.mixed_two, kind)
    drawn = copies(state.own_new[state.viewer], 0, kind) if state.viewer >= 0 else 0
    return mixed - max(drawn, mixed - number)


@rule
def least_mixed(state: MauState, kind: int, number: int) -> int:
    """Return how many must have been: all that were, less those the viewer can have seen, not counting cards it held at the shuffle."""
    mixed = copies(state.mixed_one, state.mixed_two, kind)
    held = copies(state.held_one, state.held_two, kind)
    kept = copies(state.own_old[state.viewer], 0, kind) if state.viewer >= 0 else 0
    return mixed - min(mixed, mixed + held - number - kept)


@rule
def slot_at(state: MauState, start: int, place: int) -> tuple[int, int]:
    """Return the seat (or DECK) and the slot that a place represents."""
    slot = place - start
    for seat in range(state.players):
        if seat != state.viewer:
            if slot < state.sizes[seat]:
                return seat, slot
            slot -= int(state.sizes[seat])
    return DECK, slot


@rule
def is_valid_at(state: MauState, start: int, place: int, card: int) -> bool:
    """Whether a card is possible at a place. 5: the deck contains only cards of the last shuffle."""
    seat, slot = slot_at(state, start, place)
    if seat == DECK:
        return card >= 0
    return can_hold(state, seat, slot, card & LABEL - 1, card // LABEL)


@rule
def can_swap(state: MauState, start: int, place: int, other: int) -> bool:
    return is_valid_at(state, start, other, int(state.deck[place])) and is_valid_at(state, start, place, int(state.deck[other]))


@rule
def deal_unseen(state: MauState, start: int) -> None:
    """Deal the unseen cards at random, consistently with what is known."""
    others = lay_unseen(state, start)
    shuffle(state, state.deck, others, CARDS)
    if others > start:
        shuffle(state, state.deck, start, int(state.deck_next))
    if is_anything_known(state):
        repair_deal(state, start)
        mix(state, start)


@rule
def deal_for_scores(state: MauState, start: int) -> None:
    """Deal at random, consistently also with the points of each hand."""
    deals = DEALS
    is_found = False
    while not is_found and deals > 0:
        deals -= 1
        deal_unseen(state, start)
        is_found = match_scores(state, start)


@rule
def repair_deal(state: MauState, start: int) -> None:
    """Swap every misplaced card with a random one so that both are valid, or move it along a chain if there is none."""
    for place in range(start, CARDS):
        tries = TRIES
        while tries > 0 and not is_valid_at(state, start, place, int(state.deck[place])):
            tries -= 1
            other = start + below(state, CARDS - start)
            if can_swap(state, start, place, other):
                swap(state.deck, place, other)
        if not is_valid_at(state, start, place, int(state.deck[place])):
            other = random_partner(state, start, place)
            if other >= 0:
                swap(state.deck, place, other)
            else:
                move_in_chain(state, start, place)


@rule
def random_partner(state: MauState, start: int, place: int) -> int:
    """Return a random place that can swap with this one, or -1."""
    found, chosen = 0, -1
    for other in range(start, CARDS):
        if can_swap(state, start, place, other):
            found += 1
            if below(state, found) == 0:
                chosen = other
    return chosen


@rule
def move_in_chain(state: MauState, start: int, free: int) -> None:
    """Move the misplaced card to a random valid place, the card from there to another one, and so on until one is valid at the free place.

    No place is visited twice; at a dead end the chain restarts with the card left over. Since at least one deal is valid, it ends with
    probability 1.
    """
    low, high = 0, 0  # visited places
    card = int(state.deck[free])
    while not is_valid_at(state, start, free, card):
        other = random_valid_place(state, start, free, card, low, high)
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
def random_valid_place(state: MauState, start: int, free: int, card: int, low: int, high: int) -> int:
    """Return a random unvisited place that is valid for a card, or -1."""
    found, chosen = 0, -1
    for place in range(start, CARDS):
        visited = low >> place & 1 if place < HALF_OF_CARDS else high >> place - HALF_OF_CARDS & 1
        if place != free and not visited and is_valid_at(state, start, place, card):
            found += 1
            if below(state, found) == 0:
                chosen = place
    return chosen


@rule
def mix(state: MauState, start: int) -> None:
    """Make random swaps among hidden hands and the deck, and among hidden hands alone."""
    for sweep in range(SWEEPS):
        stop = CARDS if sweep % 2 == 0 else int(state.deck_next)
        for place in range(start, int(state.deck_next)):
            other = start + below(state, stop - start)
            if can_swap(state, start, place, other):
                swap(state.deck, place, other)


@rule
def excess(state: MauState, start: int, place: int) -> int:
    """6.2: how many points the hand at a place has beyond its score."""
    seat, slot = slot_at(state, start, place)
    if seat == DECK:
        return 0
    total = -int(state.scores[seat])
    for each in range(place - slot, place - slot + int(state.sizes[seat])):
        total += points(int(state.deck[each]) & LABEL - 1)
    return total


@rule
def all_excess(state: MauState, start: int) -> tuple[int, int]:
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
def match_scores(state: MauState, start: int) -> bool:
    """6.2: after scoring, the points of each hand are known. Swap cards until they match; return whether they do.

    A swap that makes the difference larger is rarely accepted. The difference of all hands together counts as well: only a swap with the
    deck can reduce it, even if it makes one hand worse.
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
