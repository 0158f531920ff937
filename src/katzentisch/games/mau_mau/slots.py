"""What everyone can infer about a hand from the order in which its cards came.

A hand is a sequence of slots, the oldest card first. A player who draws because nothing matches shows that none of the current slots
contains that colour, that face or a Wild. So for each of these, a number of the oldest slots is barred; drawing does not change it. A
played card can have come from any slot that could contain it. We assume the oldest of them: that leaves the rest least restricted, so no
possible state is ever ruled out.

`barred` packs these numbers (at most 109) into bytes: word 0 has the four colours and the Wilds, words 1 and 2 the faces. A word has
seven, so that it is never negative and all can be decremented at once.
"""

from ..compiled import inline_rule, rule
from .state import COLOURS, FACES, MEMORY_WORDS, NO_FACE, WILD, MauState

PER_WORD = 7
EACH = 0x01010101010101
FACE_ENTRIES = PER_WORD  # entry of the first face; colours are 0 … 3
WILD_ENTRY = COLOURS


@rule
def word_of(entry: int) -> int:
    """Return entry // PER_WORD without a division."""
    return int(entry >= PER_WORD) + int(entry >= 2 * PER_WORD)


@rule
def barred_slots(state: MauState, seat: int, entry: int) -> int:
    word = word_of(entry)
    return int(state.barred[seat, word] >> 8 * (entry - PER_WORD * word) & 127)


@rule
def bar(state: MauState, seat: int, entry: int, slots: int) -> None:
    word = word_of(entry)
    shift = 8 * (entry - PER_WORD * word)
    state.barred[seat, word] = (state.barred[seat, word] & ~(127 << shift)) | slots << shift


@rule
def first_slot(state: MauState, seat: int, kind: int) -> int:
    """Return the oldest slot that can contain a kind."""
    if kind == WILD:
        return barred_slots(state, seat, WILD_ENTRY)
    colour = kind // FACES
    return max(barred_slots(state, seat, colour), barred_slots(state, seat, FACE_ENTRIES + kind - FACES * colour))


@rule
def is_anything_known(state: MauState) -> bool:
    """Whether anything is known that distinguishes the slots of a hand."""
    known = int(state.shuffles)
    for seat in range(state.players):
        for word in range(MEMORY_WORDS):
            known |= state.barred[seat, word]
    return known != 0


@rule
def can_hold(state: MauState, seat: int, slot: int, kind: int, mixed: int) -> bool:
    """Whether a slot can contain a card that was in the last shuffle (mixed > 0), was not (< 0), or may have been (0)."""
    if mixed > 0 and slot < state.old[seat]:
        return False
    if mixed < 0 and slot >= state.sizes[seat] - state.fresh[seat]:
        return False
    return slot >= first_slot(state, seat, kind)


@rule
def note_no_match(state: MauState, seat: int) -> None:
    """2.3: a player who had to draw has no card of the current colour or face, and no Wild."""
    size = int(state.sizes[seat])
    bar(state, seat, int(state.colour), size)
    bar(state, seat, WILD_ENTRY, size)
    if state.face != NO_FACE:
        bar(state, seat, FACE_ENTRIES + int(state.face), size)


@inline_rule
def note_card_played(state: MauState, seat: int, kind: int) -> None:
    """Note that a card was played; `sizes` still includes it."""
    slot = first_slot(state, seat, kind)
    if state.shuffles > 0:
        slot = note_played_since_shuffle(state, seat, kind, slot)
    beyond = (127 - slot) * EACH
    for word in range(MEMORY_WORDS):
        slots = state.barred[seat, word]
        state.barred[seat, word] = slots - ((slots + beyond) >> 7 & EACH)


@rule
def note_played_since_shuffle(state: MauState, seat: int, kind: int, slot: int) -> int:
    """5: the cards of the new deck are known, so a played card can show whether it was drawn since. Return its oldest possible slot."""
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
