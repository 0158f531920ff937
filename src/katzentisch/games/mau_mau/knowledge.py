"""What a seat knows of a game of Mau Mau, and determinizations of it."""

from ..chance import shuffle
from ..compiled import rule
from ..state import ALL, IN_PROGRESS, observe_common
from .cards import put
from .determinization import LABEL, deal_for_scores, deal_unseen, first_place
from .state import CARDS, MEMORY_WORDS, MOST_PLAYERS, PILE, MauState


@rule
def observe(state: MauState, seat: int, out: MauState) -> None:
    """1.4: hands and the order of the deck are secret, their sizes and the pile are open; so is what memory can infer about hands."""
    observe_common(state, seat, out)
    observe_table(state, out)
    for each in range(MOST_PLAYERS):
        out.sizes[each] = state.sizes[each]
        out.old[each] = state.old[each]
        out.fresh[each] = state.fresh[each]
        for word in range(MEMORY_WORDS):
            out.barred[each, word] = state.barred[each, word]
    if seat >= 0:
        out.one[seat] = state.one[seat]
        out.two[seat] = state.two[seat]
        out.own_old[seat] = state.own_old[seat]
        out.own_new[seat] = state.own_new[seat]


@rule
def observe_table(state: MauState, out: MauState) -> None:
    out.one[PILE] = state.one[PILE]
    out.two[PILE] = state.two[PILE]
    out.deck_next = state.deck_next
    out.top = state.top
    out.colour = state.colour
    out.face = state.face
    out.direction = state.direction
    out.stacked = state.stacked
    out.mover = state.mover
    out.owes_mau = state.owes_mau
    out.owes_draw = state.owes_draw
    out.drawer = state.drawer
    out.next = state.next
    out.shuffles = state.shuffles
    out.mixed_one = state.mixed_one
    out.mixed_two = state.mixed_two
    out.held_one = state.held_one
    out.held_two = state.held_two


@rule
def determinize(state: MauState) -> None:
    """Fill the other hands and the deck.

    Weights: until somebody has to draw or the pile is shuffled, every deal of the unseen cards is equally likely. After that, a random
    deal is repaired by swaps until every card is valid in its slot, and then mixed by random valid swaps, which tends to equal weights;
    every consistent state is possible. After the end, cards are swapped until the hands have the points that were scored. What only
    another seat knows about the last shuffle is left blank: that seat then just knows less.
    """
    start = first_place(state)
    if state.end == IN_PROGRESS:
        deal_unseen(state, start)
    else:
        deal_for_scores(state, start)
    fill_hands(state, start)
    shuffle(state, state.deck, int(state.deck_next), CARDS)
    state.viewer = ALL


@rule
def fill_hands(state: MauState, start: int) -> None:
    """Put the unseen cards into the hands; the rest is the deck."""
    place = start
    for seat in range(state.players):
        if seat != state.viewer:
            for _ in range(state.sizes[seat]):
                put(state, seat, int(state.deck[place]) & LABEL - 1)
                state.deck[place] = 0
                place += 1
    for card in range(place, CARDS):
        state.deck[card] = int(state.deck[card]) & LABEL - 1
