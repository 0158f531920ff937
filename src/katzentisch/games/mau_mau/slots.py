"""What everybody can tell about a hand whose cards came one after the other.

A hand is a row of slots, the oldest card first. Who draws for want of a fitting card shows that no slot of that moment holds that colour,
that face or a colour changer. So each of those is barred from so many slots, the oldest; drawing changes nothing about it. A played card
may have come from any slot that could hold it; that it was the oldest of them leaves the most open for the rest, so that is what is kept,
and no possible state is ever ruled out.

`barred` packs these numbers (at most 109) into bytes: word 0 the four colours and the colour changers, words 1 and 2 the faces. A word
holds seven, so that it is never negative and all can be counted down at once.
"""

from typing import Any

from ..compiled import rule
from .state import COLOURS, FACES, MEMORY_WORDS, NO_FACE, WILD

PER_WORD = 7
EACH = 0x01010101010101
FACE_ENTRIES = PER_WORD  # entry of the first face; colours are 0 … 3
WILD_ENTRY = COLOURS


@rule
def word_of(entry: int) -> int:
    """entry // PER_WORD, without a division."""
    return int(entry >= PER_WORD) + int(entry >= 2 * PER_WORD)


@rule
def barred_slots(state: Any, seat: int, entry: int) -> int:
    word = word_of(entry)
    return int(state.barred[seat, word] >> 8 * (entry - PER_WORD * word) & 127)


@rule
def bar(state: Any, seat: int, entry: int, slots: int) -> None:
    word = word_of(entry)
    shift = 8 * (entry - PER_WORD * word)
    state.barred[seat, word] = (state.barred[seat, word] & ~(127 << shift)) | slots << shift


@rule
def first_slot(state: Any, seat: int, kind: int) -> int:
    """The oldest slot that may hold a kind."""
    if kind == WILD:
        return barred_slots(state, seat, WILD_ENTRY)
    colour = kind // FACES
    return max(barred_slots(state, seat, colour), barred_slots(state, seat, FACE_ENTRIES + kind - FACES * colour))


@rule
def is_anything_known(state: Any) -> bool:
    """Whether the slots of any hand are told apart."""
    known = int(state.shuffles)
    for seat in range(state.players):
        for word in range(MEMORY_WORDS):
            known |= state.barred[seat, word]
    return known != 0


@rule
def can_hold(state: Any, seat: int, slot: int, kind: int, mixed: int) -> bool:
    """Whether a slot may hold a card that was in the last shuffle (mixed > 0), that was not (< 0), or that may have been (0)."""
    if mixed > 0 and slot < state.old[seat]:
        return False
    if mixed < 0 and slot >= state.sizes[seat] - state.fresh[seat]:
        return False
    return slot >= first_slot(state, seat, kind)


@rule
def nothing_fitted(state: Any, seat: int) -> None:
    """2.3: who had to draw has no card of the colour and of the face that count, and no colour changer."""
    size = int(state.sizes[seat])
    bar(state, seat, int(state.colour), size)
    bar(state, seat, WILD_ENTRY, size)
    if state.face != NO_FACE:
        bar(state, seat, FACE_ENTRIES + int(state.face), size)


@rule
def card_left(state: Any, seat: int, kind: int) -> None:
    """A card was played; `sizes` still counts it."""
    slot = first_slot(state, seat, kind)
    if state.shuffles > 0:
        slot = left_since_shuffle(state, seat, kind, slot)
    beyond = (127 - slot) * EACH
    for word in range(MEMORY_WORDS):
        slots = state.barred[seat, word]
        state.barred[seat, word] = slots - ((slots + beyond) >> 7 & EACH)


@rule
def left_since_shuffle(state: Any, seat: int, kind: int, slot: int) -> int:
    """5: the cards of the new deck are known, so a played card may show whether it was drawn since. Returns the oldest slot for it."""
    can_be_new = state.mixed_one >> kind & 1
    can_be_old = state.held_one >> kind & 1 and slot < state.sizes[seat] - state.fresh[seat]
    if can_be_old:
        state.old[seat] = max(0, int(state.old[seat]) - 1)
        if can_be_new:
            state.fresh[seat] = max(0, int(state.fresh[seat]) - 1)
        return slot
    slot = max(slot, int(state.old[seat]))
    state.fresh[seat] = max(0, int(state.fresh[seat]) - 1)
    return slot
