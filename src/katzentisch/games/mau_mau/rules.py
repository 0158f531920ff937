"""The rules of Mau Mau, paragraph by paragraph of rules/mau_mau.md: dealing and a turn. What follows from it is in consequences.py."""

from typing import Any

from ..chance import shuffle
from ..compiled import rule
from .cards import first_of, is_more_than_top, put, remove
from .consequences import draw_owed
from .slots import card_left, nothing_fitted
from .state import (
    ANY_COLOUR,
    AS_STOP,
    CALLED,
    CARDS,
    COLOURED,
    COLOURS,
    DIGIT,
    DRAW,
    DRAWING,
    DRAWS,
    EVERY_KIND,
    FACES,
    FIRST_CARD,
    FORCED,
    HAND,
    LAST_CARD,
    MAU,
    NO_FACE,
    ONE_COLOUR,
    ONE_FACE,
    PILE,
    PLAY_WILD,
    PLAYING,
    REVERSE,
    REVERSE_FOR_TWO,
    SAYING_MAU,
    STOP,
    TAKE_FOUR,
    TAKE_TWO,
    WILD,
    WILDS,
)


@rule
def deal(state: Any) -> None:
    """1.2: everybody gets 5 cards, the next is turned up, the rest is the deck."""
    for card in range(CARDS):
        state.deck[card] = min(WILD, card // 2)
    shuffle(state, state.deck, 0, CARDS)
    place = 0
    for seat in range(state.players):
        for _ in range(HAND):
            put(state, seat, int(state.deck[place]))
            state.deck[place] = 0
            place += 1
        state.sizes[seat] = HAND
    if state.options[FIRST_CARD] == DIGIT:
        bring_up_digit(state, place)
    state.top = state.deck[place]
    state.deck[place] = 0
    state.deck_next = place + 1


@rule
def is_digit(kind: int) -> bool:
    """1.1: 1–9, no special card."""
    return bool(kind < WILD and kind % FACES < REVERSE)


@rule
def bring_up_digit(state: Any, place: int) -> None:
    """1.3: the top card is put under the deck until a digit shows."""
    while not is_digit(int(state.deck[place])):
        kind = state.deck[place]
        for card in range(place + 1, CARDS):
            state.deck[card - 1] = state.deck[card]
        state.deck[CARDS - 1] = kind


@rule
def begin(state: Any) -> None:
    """1.3: clockwise; the turned-up card has no effect, but its colour and kind count."""
    kind = int(state.top)
    put(state, PILE, kind)
    state.colour = kind // FACES  # ANY_COLOUR for a colour changer
    state.face = NO_FACE if kind == WILD else kind % FACES
    state.direction = 1
    state.phase = PLAYING
    state.turn = state.first


@rule
def fitting(state: Any) -> int:
    """2.2: same colour, same face, or a colour changer. 3.2: on a take 2 that is not yet drawn for, only another one."""
    if state.stacked:
        return ONE_FACE << TAKE_TWO
    if state.colour == ANY_COLOUR:
        return EVERY_KIND
    fits = WILDS | ONE_COLOUR << FACES * int(state.colour)
    if state.face != NO_FACE:
        fits |= ONE_FACE << int(state.face)
    return fits


@rule
def can_say_mau(state: Any) -> bool:
    """4: with the last card but one, where it is part of the move."""
    return bool(state.sizes[state.turn] == 2 and state.options[MAU] == CALLED)


@rule
def is_card_left(state: Any) -> bool:
    """2.3: whether there is a card to draw, in the deck or under the pile's top card."""
    return bool(state.deck_next < CARDS or is_more_than_top(state))


@rule
def can_draw(state: Any, playable: int) -> bool:
    """2.3: for who has no fitting card, or freely. 3.2: always where take 2s are to be drawn for."""
    return bool(state.stacked != 0 or playable == 0 or (state.options[DRAWING] != FORCED and is_card_left(state)))


@rule
def can_play(state: Any, action: int) -> bool:
    """2.1: a fitting card from the hand."""
    if action >= SAYING_MAU:
        if not can_say_mau(state):
            return False
        action -= SAYING_MAU
    return bool((state.one[state.turn] & fitting(state)) >> min(action, WILD) & 1)


@rule
def legal(state: Any, moves: Any) -> int:
    """2.1: every card that fits, a colour changer with each colour (3.5), with mau or without (4), and drawing (2.3)."""
    if state.turn < 0:
        return 0
    playable = state.one[state.turn] & fitting(state)
    count = 0
    bits = playable & COLOURED
    while bits:
        moves[count] = first_of(bits)
        bits &= bits - 1
        count += 1
    if playable > COLOURED:
        for colour in range(COLOURS):
            moves[count + colour] = PLAY_WILD + colour
        count += COLOURS
    if can_say_mau(state):
        for move in range(count):
            moves[count + move] = moves[move] + SAYING_MAU
        count *= 2
    if can_draw(state, playable):
        moves[count] = DRAW
        count += 1
    return count


@rule
def apply(state: Any, action: int) -> bool:
    """2.1: plays or draws; 4–6: and what follows."""
    if state.turn < 0 or action < 0 or action > DRAW:
        return False
    if action == DRAW:
        if not can_draw(state, state.one[state.turn] & fitting(state)):
            return False
        draw_cards(state)
    else:
        if not can_play(state, action):
            return False
        play(state, action)
    state.plies += 1
    draw_owed(state)
    return True


@rule
def next_to(state: Any, seat: int) -> int:
    seat += state.direction
    if seat < 0:
        return int(state.players - 1)
    return 0 if seat == state.players else seat


@rule
def draw_cards(state: Any) -> None:
    """2.1: one card. 3.2: or all that the take 2s have piled up, which are spent then."""
    seat = int(state.turn)
    if state.stacked == 0 and (state.options[DRAWING] == FORCED or not is_card_left(state)):
        nothing_fitted(state, seat)
    state.owes_draw = max(1, int(state.stacked))
    state.stacked = 0
    state.drawer = seat
    state.mover = seat
    state.next = next_to(state, seat)


@rule
def play(state: Any, action: int) -> None:
    """2.1, 4: a card, with or without mau."""
    seat = int(state.turn)
    is_said = action >= SAYING_MAU
    if is_said:
        action -= SAYING_MAU
    kind = min(action, WILD)
    card_left(state, seat, kind)
    remove(state, seat, kind)
    put(state, PILE, kind)
    state.owes_mau = 1 if can_say_mau(state) and not is_said else 0
    state.sizes[seat] -= 1
    state.mover = seat
    state.top = kind
    if kind == WILD:
        state.colour = action - PLAY_WILD  # 3.5: the colour that is named
        state.face = NO_FACE
    else:
        state.colour = kind // FACES
        state.face = kind % FACES
    take_effect(state, seat)


@rule
def take_effect(state: Any, seat: int) -> None:
    """3: what a special card does to the next player."""
    face = int(state.face)
    if face == REVERSE and state.players > 2:
        state.direction = -state.direction
    following = next_to(state, seat)
    state.next = following
    if face >= REVERSE:
        if face == TAKE_TWO:
            state.stacked += 2
        elif face == TAKE_FOUR:
            state.owes_draw = 4
            state.drawer = following
        if face == TAKE_FOUR or face == STOP or (face == REVERSE and is_reverse_stop(state)):
            state.next = next_to(state, following)
    if state.sizes[seat] == 0:
        play_last(state, following)


@rule
def is_reverse_stop(state: Any) -> bool:
    """3.1: with two players, if the table wants it so."""
    return bool(state.players == 2 and state.options[REVERSE_FOR_TWO] == AS_STOP)


@rule
def play_last(state: Any, following: int) -> None:
    """6.1: a take 2 or take 4 played last has no effect, or is drawn for before scoring."""
    if state.options[LAST_CARD] != DRAWS:
        state.owes_draw = 0
    elif state.face == TAKE_TWO:
        state.owes_draw = state.stacked
        state.drawer = following
    state.stacked = 0
