"""The expected mice of a hand in Katzenjammer Blues. Numbers are the paragraphs of rules/katzenjammer_blues.md.

A hand is one integer with eight bits for the number of cards of each kind, so that hands can be added and subtracted.
"""

from math import exp
from typing import NamedTuple

from ...compiled import rule
from ..knowledge import free_cards
from ..state import COPIES, JOKER, KINDS, VALUES, BluesState

PART = (0.0, 0.2, 0.5, 0.8)  # of a foursome's mice, for none, one, two or three of its cards, with enough time to complete it
WAITING = 0.85  # a complete foursome that has to wait for another row
FOURSOME = 4  # cards
ROW = 3.6  # cards that a round takes from the deck, not counting drawn ones
ROUNDS_A_MOUSE = 0.8
FINE = 8  # 3.2: more than five mice, since otherwise an opponent would pay them
TIES = 0.3  # jokers fewer than the opponents' that feel safe: ties for most pay too
DOUBT = 1.0  # typical error of the estimate of the opponents' jokers


class Prospects(NamedTuple):
    """What the rest of the game allows."""

    time: float  # from 0 (the game is about to end) to 1
    mice_left: int
    rival_jokers: float  # expected, of the opponent with most of them, including those in the hand


@rule
def some(kind: int, cards: int) -> int:
    """A hand with this many cards of one kind."""
    return cards << 8 * kind


@rule
def held(hand: int, kind: int) -> int:
    return hand >> 8 * kind & 255


@rule
def hand_of(state: BluesState) -> int:
    hand = 0
    for kind in range(KINDS):
        hand += some(kind, int(state.hands[state.turn, kind]))
    return hand


@rule
def row_of(state: BluesState) -> int:
    """The row as a hand."""
    row = 0
    for place in range(state.row_size):
        row += some(int(state.row[place]), 1)
    return row


@rule
def prospects(state: BluesState) -> Prospects:
    """3.1: the deck or the mice end the game."""
    deck, mice_left = int(state.deck_size) - int(state.deck_next), int(state.mice_left)
    rounds = min(deck / ROW, mice_left * ROUNDS_A_MOUSE)
    return Prospects(rounds / (rounds + int(state.players) / 2), mice_left, rival_jokers(state, deck))


@rule
def rival_jokers(state: BluesState, deck: int) -> float:
    """3.2: jokers on show, those known to be in a hand, and a share of the unseen ones."""
    unseen = COPIES - int(state.discard[JOKER]) - held(hand_of(state) + row_of(state), JOKER)
    places = deck
    for seat in range(state.players):
        unseen -= int(state.jokers[seat])
        if seat != state.turn:
            unseen -= int(state.known[seat, JOKER])
            places += free_cards(state, seat)
    most = 0.0
    for seat in range(state.players):
        if seat != state.turn:
            drawn = free_cards(state, seat) * unseen / max(1, places)
            most = max(most, int(state.jokers[seat]) + int(state.known[seat, JOKER]) + drawn)
    return most


@rule
def of_cards(ahead: Prospects, value: int, cards: int, whole: float) -> float:
    """2.5: the worth of some cards of one value, if a foursome counts `whole`."""
    return min(value + 1, ahead.mice_left) * ((cards >> 2) * whole + ahead.time * PART[cards & 3])


@rule
def one_more(ahead: Prospects, value: int, cards: int, whole: float) -> float:
    return of_cards(ahead, value, cards + 1, whole) - of_cards(ahead, value, cards, whole)


@rule
def of_hand(ahead: Prospects, hand: int, whole: float) -> float:
    """2.5: the worth of a hand, with each joker where it helps most."""
    total = 0.0
    for value in range(VALUES):
        total += of_cards(ahead, value, held(hand, value), whole)
    for _ in range(held(hand, JOKER)):
        best, most = 0, -1.0
        for value in range(VALUES):
            gain = one_more(ahead, value, held(hand, value), whole)
            if gain >= most:
                best, most = value, gain
        hand += some(best, 1)
        total += most
    return total


@rule
def fine(ahead: Prospects, jokers: int) -> float:
    """3.2: the expected fine for the own jokers, on show and in the hand."""
    return FINE / (1 + exp((ahead.rival_jokers - TIES - jokers) / DOUBT)) if jokers else 0.0


@rule
def kept(ahead: Prospects, hand: int, on_show: int) -> float:
    """The worth of a hand that has to wait for another row."""
    return of_hand(ahead, hand, WAITING * ahead.time) - fine(ahead, on_show + held(hand, JOKER))


@rule
def won(ahead: Prospects, hand: int, on_show: int) -> float:
    """The worth of a hand whose foursomes can be shown at once."""
    return of_hand(ahead, hand, 1.0) - fine(ahead, on_show + held(hand, JOKER))


@rule
def is_hopeless(state: BluesState) -> bool:
    """2.1, 2.5, 3.1: whether this is the last auction, because the next card ends the game, and no foursome can be made with the row."""
    if int(state.deck_size) - int(state.deck_next) > 1:
        return False
    whole, most = hand_of(state) + row_of(state), 0
    for value in range(VALUES):
        most = max(most, held(whole, value))
    return most + held(whole, JOKER) < FOURSOME
