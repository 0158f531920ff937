"""What a seat knows, and determinizations of it.

Bids, payments and mouse cards are open, so a perfect memory knows everyone's mice; the view decides whether to show them (1.6). Hidden
are the other hands, removed cards and face-down cards, and the dummy's cards that are not turned up yet.
"""

from ..chance import below, shuffle
from ..compiled import rule
from ..state import ALL, observe_common
from .row import has_dummy, owner
from .state import DUMMY, LOGGED, NO_CARD, SET, WHOLE_SET, KatzeState


@rule
def observe(state: KatzeState, seat: int, out: KatzeState) -> None:
    observe_common(state, seat, out)
    observe_table(state, out)
    observe_seats(state, seat, out)
    for place in range(len(state.row)):
        known = place < state.turned or (place < state.laid and owner(state, place) == seat)
        out.row[place] = state.row[place] if known else NO_CARD
    if has_dummy(state):
        for card in range(SET):
            out.dummy[card] = state.dummy[card] if card < dummy_seen(state) else NO_CARD


@rule
def observe_table(state: KatzeState, out: KatzeState) -> None:
    """Copy what is open to all."""
    out.bank = state.bank
    out.high = state.high
    out.laid = state.laid
    out.turned = state.turned
    out.start = state.start
    out.bidder = state.bidder
    out.passed = state.passed
    out.passes = state.passes
    out.filled = state.filled
    out.rounds = state.rounds
    out.auction_moves = state.auction_moves
    for place in range(min(int(state.auction_moves), LOGGED)):
        out.auction_log[place] = state.auction_log[place]


@rule
def observe_seats(state: KatzeState, seat: int, out: KatzeState) -> None:
    """1.4, 1.6: only the owner knows a hand and its removed card."""
    for each in range(len(state.hands)):
        out.played[each] = state.played[each]
        out.mice[each] = state.mice[each]
        out.bids[each] = state.bids[each]
        for card in range(len(state.won[each])):
            out.won[each, card] = state.won[each, card]
        out.removed[each] = state.removed[each] if each == seat else NO_CARD
        out.hands[each] = state.hands[each] if each == seat else 0


@rule
def dummy_seen(state: KatzeState) -> int:
    """1.5: how many of the dummy's cards have been turned up."""
    return int(state.rounds) + (1 if state.turned > 0 else 0)


@rule
def determinize(state: KatzeState) -> None:
    """Choose one of all consistent states, equally likely: each seat's unseen cards go at random to hand, row and removed card."""
    if has_dummy(state):
        determinize_dummy(state)
    for seat in range(state.players):
        if seat != state.viewer:
            cards = WHOLE_SET & ~int(state.played[seat])
            state.removed[seat] = any_of(state, cards)
            state.hands[seat] = cards ^ (1 << int(state.removed[seat]))
    determinize_row(state)
    state.viewer = ALL


@rule
def determinize_dummy(state: KatzeState) -> None:
    place = dummy_seen(state)
    for card in range(SET):
        if not int(state.played[DUMMY]) >> card & 1:
            state.dummy[place] = card
            place += 1
    shuffle(state, state.dummy, dummy_seen(state), SET)


@rule
def determinize_row(state: KatzeState) -> None:
    """2.1: face-down cards come from the hands, the dummy's card from its order."""
    for place in range(int(state.turned), int(state.laid)):
        seat = owner(state, place)
        if place == 0 and has_dummy(state):
            state.row[place] = state.dummy[state.rounds]
        elif seat != state.viewer:
            card = any_of(state, int(state.hands[seat]))
            state.row[place] = card
            state.hands[seat] ^= 1 << card


@rule
def any_of(state: KatzeState, cards: int) -> int:
    """Return a card of a non-empty bit set, all equally likely."""
    size = 0
    for card in range(SET):
        size += cards >> card & 1
    before = below(state, size)
    card = 0
    while before > 0 or not cards >> card & 1:
        before -= cards >> card & 1
        card += 1
    return card


def hides(state: KatzeState, action: int, seat: int) -> bool:
    """2.1: cards are laid face down."""
    return action < SET and seat != state.turn
