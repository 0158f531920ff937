"""The rules of Mau Mau: the deal and a turn; consequences.py has what follows. Numbers are paragraphs of rules/mau_mau.md."""

from ..arrays import Moves
from ..chance import shuffle
from ..compiled import inline_rule, rule
from .cards import count, first_of, is_more_than_top, put, remove
from .consequences import draw_owed
from .slots import note_card_played, note_no_match
from .state import (
    ACTIONS,
    ACTS,
    ANY_COLOUR,
    AS_STOP,
    CALLED,
    CARDS,
    COLOURED,
    COLOURS,
    DIGIT,
    DRAW,
    DRAW_FOUR,
    DRAW_TWO,
    DRAWING,
    DRAWS,
    EVERY_KIND,
    FACES,
    FIRST_CARD,
    FORCED,
    HAND,
    LAST_CARD,
    MAU,
    NAME,
    NAMING,
    NEW,
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
    WILD,
    WILDS,
    WISH,
    MauState,
)

USUAL_MOVES = 4  # seldom do more cards match
END = 1 << WILD  # what `first_of` finds in an empty set


@rule
def deal(state: MauState) -> None:
    """1.2: deal 5 cards to each player and turn up the next one; the rest is the deck."""
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
    """1.1: a digit 1–9, not a special card."""
    return bool(kind < WILD and kind % FACES < REVERSE)


@rule
def bring_up_digit(state: MauState, place: int) -> None:
    """1.3: put the top card under the deck until a digit appears."""
    while not is_digit(int(state.deck[place])):
        kind = state.deck[place]
        for card in range(place + 1, CARDS):
            state.deck[card - 1] = state.deck[card]
        state.deck[CARDS - 1] = kind


@rule
def begin(state: MauState) -> None:
    """1.3: play starts clockwise; the turned-up card has no effect, but its colour and kind count. Option `acts`: it has."""
    kind = int(state.top)
    put(state, PILE, kind)
    state.colour = kind // FACES  # ANY_COLOUR for a Wild
    state.face = NO_FACE if kind == WILD else kind % FACES
    state.direction = 1
    state.phase = PLAYING
    state.turn = state.first
    if state.options[FIRST_CARD] == ACTS:
        act_first(state)


@rule
def act_first(state: MauState) -> None:
    """1.3: the turned-up card acts as if the dealer, the seat before `first`, had played it; `first` names the colour of a Wild."""
    if state.top == WILD:
        state.phase = NAMING
        return
    dealer = int(state.first) - 1 if state.first > 0 else int(state.players) - 1
    state.mover = dealer
    take_effect(state, dealer)
    draw_owed(state)


@rule
def matching_kinds(state: MauState) -> int:
    """2.2: the same colour, the same face, or a Wild. 3.2: on an open Draw 2, only another Draw 2."""
    if state.stacked:
        return ONE_FACE << DRAW_TWO
    if state.colour == ANY_COLOUR:
        return EVERY_KIND
    fits = WILDS | ONE_COLOUR << FACES * int(state.colour)
    if state.face != NO_FACE:
        fits |= ONE_FACE << int(state.face)
    return fits


@rule
def can_say_mau(state: MauState) -> bool:
    """4: with the second-to-last card, if saying it is part of the move."""
    return bool(state.sizes[state.turn] == 2 and state.options[MAU] == CALLED)


@rule
def is_card_left(state: MauState) -> bool:
    """2.3: whether a card can be drawn, from the deck or from under the top card of the pile."""
    return bool(state.deck_next < CARDS or is_more_than_top(state))


@rule
def can_draw(state: MauState, playable: int) -> bool:
    """2.3: if no card matches, or with option `drawing: free`. 3.2: always on an open Draw 2."""
    return bool(state.stacked != 0 or playable == 0 or (state.options[DRAWING] != FORCED and is_card_left(state)))


@rule
def can_choose(state: MauState, colour: int) -> bool:
    """3.5: any colour with a Wild; with option `wish: new` not the one that counts before it, if one does."""
    return bool(state.options[WISH] != NEW or colour != state.colour)


@rule
def can_play(state: MauState, action: int) -> bool:
    """2.1: a matching card from the hand, 3.5: a Wild with a colour."""
    if action >= SAYING_MAU:
        if not can_say_mau(state):
            return False
        action -= SAYING_MAU
    if action >= PLAY_WILD and not can_choose(state, action - PLAY_WILD):
        return False
    return bool((state.one[state.turn] & matching_kinds(state)) >> min(action, WILD) & 1)


@rule
def legal(state: MauState, moves: Moves) -> int:
    """2.1: every matching card, a Wild with each colour (3.5), with or without mau (4), and drawing (2.3)."""
    if state.turn < 0:
        return 0
    if state.phase == NAMING:
        return legal_names(moves)
    playable = state.one[state.turn] & matching_kinds(state)
    number = list_coloured(playable & COLOURED, moves)
    number = list_wilds(state, moves, number, playable > COLOURED)
    if can_say_mau(state):
        for move in range(number):
            moves[number + move] = moves[move] + SAYING_MAU
        number *= 2
    moves[number] = DRAW
    return number + int(can_draw(state, playable))


@rule
def list_coloured(playable: int, moves: Moves) -> int:
    """2.1: every matching card with a colour. Some more moves are written than count: a branch that can't be predicted takes longer."""
    number = count(playable)
    for move in range(max(number, USUAL_MOVES)):
        moves[move] = first_of(playable | END)
        playable &= playable - 1
    return number


@rule
def list_wilds(state: MauState, moves: Moves, start: int, has_wild: bool) -> int:
    """3.5: a Wild with each colour, from index `start` on; also written without a Wild, but then they don't count."""
    for colour in range(COLOURS):
        moves[start] = PLAY_WILD + colour
        start += int(has_wild and can_choose(state, colour))
    return start


@rule
def legal_names(moves: Moves) -> int:
    """1.3: any colour, since none counted before."""
    for colour in range(COLOURS):
        moves[colour] = NAME + colour
    return COLOURS


@rule
def apply(state: MauState, action: int) -> bool:
    """2.1: play a card or draw, 1.3: or name the first colour; 4–6: and what follows."""
    if state.turn < 0 or action < 0 or action >= ACTIONS or (action >= NAME) != (state.phase == NAMING):
        return False
    if action >= NAME:
        name_colour(state, action - NAME)
    elif action == DRAW:
        if not can_draw(state, state.one[state.turn] & matching_kinds(state)):
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
def next_seat(state: MauState, seat: int) -> int:
    seat += state.direction
    if seat < 0:
        return int(state.players - 1)
    return 0 if seat == state.players else seat


@rule
def name_colour(state: MauState, colour: int) -> None:
    """1.3: the player who starts names the colour of a turned-up Wild, and then plays."""
    state.colour = colour
    state.mover = state.turn
    state.next = state.turn


@inline_rule
def draw_cards(state: MauState) -> None:
    """2.1: draw one card, 3.2: or all that the Draw 2s add up to, which are then spent."""
    seat = int(state.turn)
    if state.stacked == 0 and (state.options[DRAWING] == FORCED or not is_card_left(state)):
        note_no_match(state, seat)
    state.owes_draw = max(1, int(state.stacked))
    state.stacked = 0
    state.drawer = seat
    state.mover = seat
    state.next = next_seat(state, seat)


@inline_rule
def play(state: MauState, action: int) -> None:
    """2.1, 4: play a card, with or without mau."""
    seat = int(state.turn)
    is_said = action >= SAYING_MAU
    if is_said:
        action -= SAYING_MAU
    kind = min(action, WILD)
    note_card_played(state, seat, kind)
    remove(state, seat, kind)
    put(state, PILE, kind)
    state.owes_mau = 1 if can_say_mau(state) and not is_said else 0
    state.sizes[seat] -= 1
    state.mover = seat
    state.top = kind
    if kind == WILD:
        state.colour = action - PLAY_WILD  # 3.5: the chosen colour
        state.face = NO_FACE
    else:
        state.colour = kind // FACES
        state.face = kind % FACES
    take_effect(state, seat)


@rule
def take_effect(state: MauState, seat: int) -> None:
    """3: apply a special card to the next player."""
    face = int(state.face)
    if face == REVERSE and state.players > 2:
        state.direction = -state.direction
    following = next_seat(state, seat)
    state.next = following
    if face >= REVERSE:
        if face == DRAW_TWO:
            state.stacked += 2
        elif face == DRAW_FOUR:
            state.owes_draw = 4
            state.drawer = following
        if face == DRAW_FOUR or face == STOP or (face == REVERSE and is_reverse_stop(state)):
            state.next = next_seat(state, following)
    if state.sizes[seat] == 0:
        play_last(state, following)


@rule
def is_reverse_stop(state: MauState) -> bool:
    """3.1: with two players and option `reverse_for_two: stop`."""
    return bool(state.players == 2 and state.options[REVERSE_FOR_TWO] == AS_STOP)


@rule
def play_last(state: MauState, following: int) -> None:
    """6.1: a Draw 2 or Draw 4 played last has no effect, or the next player draws before scoring."""
    if state.options[LAST_CARD] != DRAWS:
        state.owes_draw = 0
    elif state.face == DRAW_TWO:
        state.owes_draw = state.stacked
        state.drawer = following
    state.stacked = 0
