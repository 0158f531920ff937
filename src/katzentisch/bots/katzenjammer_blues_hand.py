"""What a hand of Katzenjammer Blues promises, in mice. Numbers are the paragraphs of rules/katzenjammer_blues.md.

A hand is a list of how many cards of each kind.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Any

from ..games.katzenjammer_blues.state import COPIES, JOKER, VALUES

PART = (0.0, 0.2, 0.5, 0.8)  # of a foursome: none, one, two, three of its cards, with all the time of the world to complete it
WAITING = 0.85  # a foursome that is whole, but has to wait for another row
ROW = 3.6  # cards that a round takes from the deck, the drawn ones aside
ROUNDS_A_MOUSE = 0.8
FINE = 6  # 3.2: five mice, and a little more, since otherwise another one would pay them
TIES = 0.3  # jokers that one must have less than the others to feel safe: who ties for most pays too
DOUBT = 1.0  # jokers by which the estimate of the others is easily wrong

Hand = list[int]


@dataclass(frozen=True)
class Prospects:
    """What the rest of the game allows."""

    time: float  # from 0, the game is about to end, to 1
    mice_left: int
    rival_jokers: float  # of the other who has most of them, those that the hand may hold included

    def of_cards(self, value: int, cards: int, whole: float) -> float:
        """2.5: so many cards of a value, if a foursome counts `whole`."""
        foursomes, rest = divmod(cards, 4)
        return min(value + 1, self.mice_left) * (foursomes * whole + self.time * PART[rest])

    def of_hand(self, hand: Hand, whole: float) -> float:
        """2.5: each joker stands where it helps most."""
        cards = hand[:VALUES]
        total = sum(self.of_cards(value, cards[value], whole) for value in range(VALUES))
        for _ in range(hand[JOKER]):
            gain, value = max((self.one_more(value, cards[value], whole), value) for value in range(VALUES))
            cards[value] += 1
            total += gain
        return total

    def one_more(self, value: int, cards: int, whole: float) -> float:
        return self.of_cards(value, cards + 1, whole) - self.of_cards(value, cards, whole)

    def fine(self, jokers: int) -> float:
        """3.2: what the own jokers, on show and in the hand, will most likely cost."""
        return FINE / (1 + exp((self.rival_jokers - TIES - jokers) / DOUBT)) if jokers else 0.0

    def kept(self, hand: Hand, on_show: int) -> float:
        """A hand that has to wait for another row."""
        return self.of_hand(hand, WAITING * self.time) - self.fine(on_show + hand[JOKER])

    def won(self, hand: Hand, on_show: int) -> float:
        """A hand whose foursomes may be shown at once."""
        return self.of_hand(hand, 1.0) - self.fine(on_show + hand[JOKER])


def prospects(state: Any) -> Prospects:
    """3.1: the deck or the mice end the game."""
    deck, mice_left, players = state.deck_size - state.deck_next, state.mice_left, state.players
    rounds = min(deck / ROW, mice_left * ROUNDS_A_MOUSE)
    return Prospects(rounds / (rounds + players / 2), mice_left, rival_jokers(state, deck))


def rival_jokers(state: Any, deck: int) -> float:
    """3.2: jokers on show, those that a hand is known to hold, and a share of those that nobody has seen."""
    on_show, known, sizes = state.jokers, state.known, state.sizes
    others = [seat for seat in range(state.players) if seat != state.viewer]
    free = {seat: sizes[seat] - sum(known[seat]) for seat in others}
    open_jokers = state.discard[JOKER] + state.hands[state.viewer][JOKER] + row_of(state).count(JOKER) + sum(on_show)
    unseen = COPIES - open_jokers - sum(known[seat][JOKER] for seat in others)
    share = unseen / max(1, deck + sum(free.values()))
    most: float = max(on_show[seat] + known[seat][JOKER] + share * free[seat] for seat in others)
    return most


def row_of(state: Any) -> Sequence[int]:
    row: Sequence[int] = state.row[: state.row_size]
    return row


def less(hand: Hand, paid: Sequence[int]) -> Hand:
    return [cards - laid for cards, laid in zip(hand, paid, strict=True)]


def more(hand: Hand, row: Sequence[int]) -> Hand:
    return [cards + row.count(kind) for kind, cards in enumerate(hand)]
