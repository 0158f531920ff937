"""What a seat knows of a game of Katzenjammer Blues, and the worlds that fit it."""

from typing import Any

from ..chance import below, shuffle, swap
from ..compiled import rule
from ..state import ALL, GOING_ON, observe_common
from .hand import values_held, values_in
from .state import CARDS, COPIES, JOKER, KINDS, MOST_PLAYERS, VALUES

TRIES = 40  # whole deals before the random walk
STEPS = 20_000  # of the random walk, at most; some hundred were the most ever seen
MIXING = 4  # steps a hidden card once all proofs hold


@rule
def observe(state: Any, seat: int, out: Any) -> None:
    """1.4: hands and the deck's order are secret; everything else lies open. What is known of a hand is open too, by memory."""
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
    for each in range(MOST_PLAYERS):
        observe_seat(state, each, out)
    if seat >= 0:
        for kind in range(KINDS):
            out.hands[seat, kind] = state.hands[seat, kind]


@rule
def observe_seat(state: Any, seat: int, out: Any) -> None:
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
def imagine(world: Any) -> None:
    """Fills the other hands and the deck. Cards that a hand is known to hold are put there; all the others are dealt at random.

    Weights: every deal of the hidden cards that fits the sizes and what the bids proved is equally likely. Whole deals are tried until one
    fits; where the bids make that rare, a random walk of swaps leads from the last deal to one that fits and goes on among those for a
    while, which tends to the same weights.
    """
    left = int(world.deck_size - world.deck_next)
    hidden = gather(world, left)
    for _ in range(TRIES):
        shuffle(world, world.deck, 0, hidden)
        fill_hands(world, left)
        if missing(world) == 0:
            break
    if missing(world) > 0:
        walk(world, left, hidden)
    put_deck_back(world, left)
    world.viewer = ALL


@rule
def is_hidden(world: Any, seat: int) -> bool:
    return bool(seat != world.viewer)


@rule
def free_cards(world: Any, seat: int) -> int:
    """How many cards of a hidden hand are not known."""
    free = int(world.sizes[seat])
    for kind in range(KINDS):
        free -= int(world.known[seat, kind])
    return free


@rule
def gather(world: Any, left: int) -> int:
    """Lays all hidden cards out in the place of the deck: `left` for the deck itself, the rest for the free cards of the hands."""
    hidden = left
    for seat in range(world.players):
        if is_hidden(world, seat):
            hidden += free_cards(world, seat)
    place = 0
    for kind in range(KINDS):
        for _ in range(unseen(world, kind)):
            world.deck[place] = kind
            place += 1
    return hidden


@rule
def unseen(world: Any, kind: int) -> int:
    """How many cards of a kind are in the deck or in the free part of a hidden hand."""
    count = COPIES - int(world.discard[kind])
    for place in range(world.row_size):
        if world.row[place] == kind:
            count -= 1
    for seat in range(world.players):
        count -= world.known[seat, kind] if is_hidden(world, seat) else world.hands[seat, kind]
        if kind == JOKER:
            count -= world.jokers[seat]
    return count


@rule
def fill_hands(world: Any, left: int) -> None:
    """Each hidden hand is what is known of it and its share of the hidden cards, which lie behind those of the deck."""
    place = left
    for seat in range(world.players):
        if is_hidden(world, seat):
            free = free_cards(world, seat)
            for kind in range(KINDS):
                world.hands[seat, kind] = world.known[seat, kind]
            for _ in range(free):
                world.hands[seat, world.deck[place]] += 1
                place += 1


@rule
def missing(world: Any) -> int:
    """By how many cards the hands fall short of what the bids proved. 3.2: once the game is over no joker is left in a hand."""
    short = 0
    for seat in range(world.players):
        hand = world.hands[seat]
        if world.end != GOING_ON:
            short += hand[JOKER]
        for value in range(VALUES):
            short += max(0, int(world.equal[seat, value]) - hand[value] - hand[JOKER])
        short += max(0, int(world.different[seat]) - values_in(values_held(hand)) - hand[JOKER])
    return short


@rule
def walk(world: Any, left: int, hidden: int) -> None:
    """Swaps hidden cards at random, never to the worse, until all proofs hold; then as many again as it takes to forget the way."""
    short = missing(world)
    to_go = STEPS
    while to_go > 0:
        to_go -= 1
        one, other = left + below(world, hidden - left), below(world, hidden)
        swap(world.deck, one, other)
        fill_hands(world, left)
        now = missing(world)
        if now > short:
            swap(world.deck, one, other)
            fill_hands(world, left)
        elif now < short and now == 0:
            to_go = MIXING * hidden
        short = min(short, now)


@rule
def put_deck_back(world: Any, left: int) -> None:
    """The deck's cards lie first; they belong behind those that were taken. Every other place is blank."""
    for card in range(left - 1, -1, -1):
        world.deck[world.deck_next + card] = world.deck[card]
    for place in range(CARDS):
        if place < world.deck_next or place >= world.deck_size:
            world.deck[place] = 0
