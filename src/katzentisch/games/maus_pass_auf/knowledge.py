"""What a seat knows, and determinizations of it: everyone saw the same cards, so all seats and spectators know the same."""

from ..chance import below
from ..compiled import rule
from ..state import ALL, observe_common
from .state import MOST_CARDS, MOST_PLAYERS, PACK, PACK_SIZE, UNKNOWN, MausState


@rule
def observe(state: MausState, seat: int, out: MausState) -> None:
    observe_common(state, seat, out)
    observe_cards(state, out)
    observe_stacks(state, out)
    out.chips_left = state.chips_left
    out.pile_first = state.pile_first
    out.pile_last = state.pile_last
    out.pile_size = state.pile_size
    out.owner = state.owner
    out.paws = state.paws
    out.tries = state.tries


@rule
def observe_cards(state: MausState, out: MausState) -> None:
    """1.3: nobody looks at the cards dealt; a card is known once it has been flipped. `hidden` counts the cards that nobody has seen."""
    place = 0
    for seat in range(state.players):
        if state.fresh[seat] > 0:
            show(state, place, int(state.tops[seat]), out)
            place = int(state.tops[seat])
            for _ in range(state.fresh[seat]):
                out.cards[place] = UNKNOWN
                out.hidden[state.cards[place]] += 1
                place += 1
    show(state, place, PACK_SIZE[state.options[PACK]], out)


@rule
def show(state: MausState, start: int, stop: int, out: MausState) -> None:
    for place in range(start, stop):
        out.cards[place] = state.cards[place]


@rule
def observe_stacks(state: MausState, out: MausState) -> None:
    """Copy the chains of places: they follow from the flipped cards."""
    for place in range(MOST_CARDS):
        out.under[place] = state.under[place]
    for seat in range(MOST_PLAYERS):
        out.tops[seat] = state.tops[seat]
        out.bottoms[seat] = state.bottoms[seat]
        out.sizes[seat] = state.sizes[seat]
        out.fresh[seat] = state.fresh[seat]
        out.chips[seat] = state.chips[seat]


@rule
def determinize(state: MausState) -> None:
    """Put the unseen cards at the unseen places in random order, all orders equally likely, as in the deal."""
    left = 0
    for kind in range(len(state.hidden)):
        left += int(state.hidden[kind])
    for place in range(MOST_CARDS):
        if state.cards[place] == UNKNOWN:
            state.cards[place] = draw(state, left)
            left -= 1
    state.viewer = ALL


@rule
def draw(state: MausState, left: int) -> int:
    """Draw one of the `left` hidden cards."""
    chosen = below(state, left)
    kind = 0
    while chosen >= state.hidden[kind]:
        chosen -= int(state.hidden[kind])
        kind += 1
    state.hidden[kind] -= 1
    return kind
