"""What a row of Katze im Sack may be worth to a seat. Numbers are the paragraphs of rules/katze_im_sack.md.

A place of the row is ten chances, one for each card; a card that the seat knows has the chance 1.
"""

from math import exp, prod
from typing import Any

from ..games.katze_im_sack import row as rules
from ..games.katze_im_sack.state import BIG_DOG, DUMMY, NO_CARD, RABBIT, RABBITS, SET, SMALL_DOG, SPARED, VALUES
from ..games.plain import interpreted

Chances = list[float]

has_dummy, owner, row_length = interpreted(rules.has_dummy), interpreted(rules.owner), interpreted(rules.row_length)

WORTH: list[int] = VALUES.tolist()
REGARD = [*WORTH, 4, -4]  # a dog as if it were a cat: the small one seldom hurts, the big one takes the best
USUAL, WIDE = 4, 10  # the middle of what cards are worth, and how far from it is far


def known(card: int) -> Chances:
    return [1.0 if each == card else 0.0 for each in range(SET)]


def unseen(state: Any, seat: int, leaning: float) -> Chances:
    """1.1: a card of the set that was not turned up yet; who likes the row is likelier to have laid a good one."""
    played = state.played[seat]
    weights = [0.0 if played >> card & 1 else exp(leaning * (REGARD[card] - USUAL) / WIDE) for card in range(SET)]
    total = sum(weights)
    return [weight / total for weight in weights]


def leaning_of(state: Any, seat: int) -> float:
    """2.3: everybody knows the own card: who has passed doesn't want the row, and whose bid is the highest does."""
    if has_dummy(state) and seat == DUMMY:
        return 0.0
    return -1.0 if state.passed >> seat & 1 else float(state.bidder == seat)


def places(state: Any) -> list[Chances]:
    """The row as its viewer knows it."""
    cards = state.row[: row_length(state)]
    return [place_of(state, place) if card == NO_CARD else known(card) for place, card in enumerate(cards)]


def place_of(state: Any, place: int) -> Chances:
    seat = owner(state, place)
    return unseen(state, seat, leaning_of(state, seat))


def worth(state: Any, row: list[Chances]) -> float:
    """4.2: what the cards of the row are worth on average, less what a dog drives away."""
    is_spared = state.options[RABBITS] == SPARED
    cats = sum(chance * value for place in row for chance, value in zip(place, WORTH, strict=False))
    return cats - sum(driven_away(row, place, is_spared) for place in range(len(row)))


def driven_away(row: list[Chances], place: int, is_spared: bool) -> float:
    """3: by a dog in this place, if it is alone: a big one the highest card, a small one the lowest."""
    others = row[:place] + row[place + 1 :]
    small, big = row[place][SMALL_DOG], row[place][BIG_DOG]
    loss = 0.0
    if big:
        loss += big * last_of(others, range(len(WORTH)), is_spared)
    if small:
        loss += small * last_of(others, range(len(WORTH) - 1, -1, -1), is_spared)
    return loss


def last_of(others: list[Chances], order: range, is_spared: bool) -> float:
    """The worth of the card that comes last in an order, where none is a dog: the chance that all come until then grows card by card."""
    until = [place[RABBIT] if is_spared else 0.0 for place in others]
    before, total = prod(until), 0.0
    for card in order:
        if card != RABBIT or not is_spared:
            until = [chance + place[card] for chance, place in zip(until, others, strict=True)]
            now = prod(until)
            total += (now - before) * WORTH[card]
            before = now
    return total
