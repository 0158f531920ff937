"""The row: its cards, turning them up, and its dogs. Numbers are paragraphs of rules/katze_im_sack.md."""

from ..compiled import rule
from .state import BIG_DOG, DUMMY, FEWEST, NO_CARD, RABBIT, RABBITS, SMALL_DOG, SPARED, KatzeState


@rule
def has_dummy(state: KatzeState) -> bool:
    """1.5: with three players."""
    return bool(state.players == FEWEST)


@rule
def row_length(state: KatzeState) -> int:
    """2.1: one card from each player, and the dummy's."""
    return int(state.players) + (1 if has_dummy(state) else 0)


@rule
def owner(state: KatzeState, place: int) -> int:
    """2.1: the seat whose card is at this place of the row."""
    if has_dummy(state):
        if place == 0:
            return DUMMY
        place -= 1
    seat = int(state.start) + place
    return seat if seat < state.players else seat - int(state.players)


@rule
def turn_up(state: KatzeState, until: int) -> None:
    """2.2, 2.3: turn up the first `until` cards of the row."""
    for place in range(int(state.turned), until):
        state.played[owner(state, place)] |= 1 << int(state.row[place])
    state.turned = until


@rule
def is_dog(card: int) -> bool:
    """1.1: small or big."""
    return card >= SMALL_DOG


@rule
def lone_dog(state: KatzeState) -> int:
    """3: the only dog of the row, or NO_CARD; two or more dogs leave without effect."""
    dog = NO_CARD
    for place in range(state.laid):
        if is_dog(state.row[place]):
            if dog != NO_CARD:
                return NO_CARD
            dog = int(state.row[place])
    return dog


@rule
def can_be_chased(state: KatzeState, card: int) -> bool:
    """3: all cards but dogs; option `rabbit`: dogs can ignore the rabbit."""
    return not is_dog(card) and (card != RABBIT or state.options[RABBITS] != SPARED)


@rule
def find_chased(state: KatzeState) -> int:
    """3: the place of the card that a dog chases away (the first of equals), or NO_CARD."""
    dog = lone_dog(state)
    chased = NO_CARD
    if dog == NO_CARD:
        return chased
    sign = 1 if dog == BIG_DOG else -1
    for place in range(state.laid):
        card = int(state.row[place])
        if can_be_chased(state, card) and (chased == NO_CARD or sign * card > sign * int(state.row[chased])):
            chased = place
    return chased
