"""What a seat knows of a game of Katzenjammer Blues, and determinizations of it."""

from ..chance import below, shuffle, swap
from ..compiled import rule
from ..state import ALL, IN_PROGRESS, observe_common
from .hand import values_held, values_in
from .state import CARDS, COPIES, JOKER, KINDS, LOGGED, MOST_PLAYERS, VALUES, BluesState

TRIES = 40  # whole deals before the random walk
STEPS = 20_000  # of the random walk, at most; no more than some hundred were ever seen
MIXING = 4  # steps per hidden card after the bids are satisfied


@rule
def observe(state: BluesState, seat: int, out: BluesState) -> None:
    """1.4: hands and the order of the deck are secret, everything else is open; so is what memory knows about hands."""
    observe_common(state, seat, out)
    out.deck_next = state.deck_next
    out.deck_size = state.deck_size
    for place in range(state.row_size):
        out.row[place] = state.row[place]
    out.row_size = state.row_size
    for kind in range(KINDS):
        out.discard[kind] = state.discard[kind]
    out.mice_left = state.mice_left
    out.bandleader = state.bandleader
    out.high = state.high
    out.active = state.active
    out.auction_moves = state.auction_moves
    for place in range(min(int(state.auction_moves), LOGGED)):
        out.auction_log[place] = state.auction_log[place]
        out.proved_before[place] = state.proved_before[place]
    for each in range(MOST_PLAYERS):
        observe_seat(state, each, out)
    if seat >= 0:
        for kind in range(KINDS):
            out.hands[seat, kind] = state.hands[seat, kind]


@rule
def observe_seat(state: BluesState, seat: int, out: BluesState) -> None:
    out.jokers[seat] = state.jokers[seat]
    out.mice[seat] = state.mice[seat]
    out.bids[seat] = state.bids[seat]
    out.passed[seat] = state.passed[seat]
    out.sizes[seat] = state.sizes[seat]
    out.different[seat] = state.different[seat]
    for kind in range(KINDS):
        out.known[seat, kind] = state.known[seat, kind]
    for value in range(VALUES):
        out.equal[seat, value] = state.equal[seat, value]


@rule
def determinize(state: BluesState) -> None:
    """Fill the other hands and the deck: known cards go to their hands, all others are dealt at random.

    Weights: every deal of the hidden cards that is consistent with the sizes and the bids is equally likely. Whole deals are tried until
    one is consistent. If the bids make that rare, a random walk of swaps leads from the last deal to a consistent one and continues among
    consistent deals for a while, which tends to the same weights.
    """
    left = int(state.deck_size - state.deck_next)
    hidden = lay_out_hidden(state, left)
    for _ in range(TRIES):
        shuffle(state, state.deck, 0, hidden)
        fill_hands(state, left)
        if shortfall(state) == 0:
            break
    if shortfall(state) > 0:
        random_walk(state, left, hidden)
    put_deck_back(state, left)
    state.viewer = ALL


@rule
def is_hidden(state: BluesState, seat: int) -> bool:
    return bool(seat != state.viewer)


@rule
def free_cards(state: BluesState, seat: int) -> int:
    """Return how many cards of a hidden hand are not known."""
    free = int(state.sizes[seat])
    for kind in range(KINDS):
        free -= int(state.known[seat, kind])
    return free


@rule
def lay_out_hidden(state: BluesState, left: int) -> int:
    """Put all hidden cards into `deck`: `left` for the deck itself, the rest for the unknown cards of the hands. Return their number."""
    hidden = left
    for seat in range(state.players):
        if is_hidden(state, seat):
            hidden += free_cards(state, seat)
    place = 0
    for kind in range(KINDS):
        for _ in range(unseen(state, kind)):
            state.deck[place] = kind
            place += 1
    return hidden


@rule
def unseen(state: BluesState, kind: int) -> int:
    """Return how many cards of a kind are in the deck or unknown in a hidden hand."""
    count = COPIES - int(state.discard[kind])
    for place in range(state.row_size):
        if state.row[place] == kind:
            count -= 1
    for seat in range(state.players):
        count -= state.known[seat, kind] if is_hidden(state, seat) else state.hands[seat, kind]
        if kind == JOKER:
            count -= state.jokers[seat]
    return count


@rule
def fill_hands(state: BluesState, left: int) -> None:
    """Make each hidden hand from its known cards and its share of the hidden cards, which follow those of the deck."""
    place = left
    for seat in range(state.players):
        if is_hidden(state, seat):
            free = free_cards(state, seat)
            for kind in range(KINDS):
                state.hands[seat, kind] = state.known[seat, kind]
            for _ in range(free):
                state.hands[seat, state.deck[place]] += 1
                place += 1


@rule
def shortfall(state: BluesState) -> int:
    """Return by how many cards the hands fall short of their bids. 3.2: after the end, no joker is left in a hand."""
    short = 0
    for seat in range(state.players):
        hand = state.hands[seat]
        if state.end != IN_PROGRESS:
            short += hand[JOKER]
        for value in range(VALUES):
            short += max(0, int(state.equal[seat, value]) - hand[value] - hand[JOKER])
        short += max(0, int(state.different[seat]) - values_in(values_held(hand)) - hand[JOKER])
    return short


@rule
def random_walk(state: BluesState, left: int, hidden: int) -> None:
    """Swap hidden cards at random, never increasing the shortfall, until it is 0; then continue to forget the starting point."""
    short = shortfall(state)
    to_go = STEPS
    while to_go > 0:
        to_go -= 1
        one, other = left + below(state, hidden - left), below(state, hidden)
        swap(state.deck, one, other)
        fill_hands(state, left)
        now = shortfall(state)
        if now > short:
            swap(state.deck, one, other)
            fill_hands(state, left)
        elif now < short and now == 0:
            to_go = MIXING * hidden
        short = min(short, now)


@rule
def put_deck_back(state: BluesState, left: int) -> None:
    """Move the deck's cards behind the places of the cards already taken, and blank every other place."""
    for card in range(left - 1, -1, -1):
        state.deck[state.deck_next + card] = state.deck[card]
    for place in range(CARDS):
        if place < state.deck_next or place >= state.deck_size:
            state.deck[place] = 0
