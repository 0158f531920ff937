"""What follows from a move automatically: drawing, the new deck, the end (rules/mau_mau.md 4–6)."""

from ..chance import shuffle
from ..compiled import inline_rule, rule
from ..state import CHANCE, finish
from .cards import first_of, is_more_than_top, other_ones, other_twos, put, remove, with_wild
from .state import CARDS, FACES, LIMIT, MOST_MOVES, OUT, PILE, PLAYING, REVERSE, SHUFFLING, WILD, MauState


@rule
def draw(state: MauState, seat: int, cards: int) -> int:
    """2.1, 5: draw cards; return how many are still to be drawn once the deck is empty."""
    while cards > 0 and state.deck_next < CARDS:
        kind = int(state.deck[state.deck_next])
        state.deck_next += 1
        put(state, seat, kind)
        state.sizes[seat] += 1
        if state.shuffles > 0:
            state.fresh[seat] += 1
            state.own_new[seat] |= with_wild(state.own_new[seat]) if kind == WILD else 1 << kind
        cards -= 1
    return cards


@inline_rule
def draw_owed(state: MauState) -> None:
    """4: a player who forgot to say mau draws first. 5: if there is nothing to shuffle, all drawing stops."""
    if state.owes_mau:
        state.owes_mau = draw(state, state.mover, state.owes_mau)
    if state.owes_draw and not state.owes_mau:
        state.owes_draw = draw(state, state.drawer, state.owes_draw)
    if state.owes_mau or state.owes_draw:
        if is_more_than_top(state):
            state.turn = CHANCE
            state.phase = SHUFFLING
            return
        state.owes_mau = 0
        state.owes_draw = 0
    next_turn(state)


@rule
def next_turn(state: MauState) -> None:
    """6.1: the game ends when the player has no card left, 6.2: or at the limit; otherwise it is the next turn."""
    state.phase = PLAYING
    if state.sizes[state.mover] == 0:
        score(state, OUT)
    elif state.plies >= MOST_MOVES:
        score(state, LIMIT)
    else:
        state.turn = state.next


@rule
def chance(state: MauState) -> None:
    """5: shuffle the pile without its top card as the new deck, and continue the drawing."""
    turn_pile_into_deck(state)
    shuffle(state, state.deck, int(state.deck_next), CARDS)
    start_new_deck(state)


@rule
def turn_pile_into_deck(state: MauState) -> None:
    """5: put the pile without its top card into the deck, sorted by kind."""
    remove(state, PILE, int(state.top))
    place = place_kinds(state, state.two[PILE], CARDS)
    state.deck_next = place_kinds(state, state.one[PILE], place)


@rule
def place_kinds(state: MauState, bits: int, place: int) -> int:
    """5: put the kinds of a set into the deck, downwards from `place`; return the last place used."""
    while bits:
        place -= 1
        state.deck[place] = min(WILD, first_of(bits))
        bits &= bits - 1
    return place


@rule
def start_new_deck(state: MauState) -> None:
    """5: note what everyone knows about the new deck and what each seat holds, then continue the drawing."""
    state.shuffles += 1
    state.mixed_one = state.one[PILE]
    state.mixed_two = state.two[PILE]
    put(state, PILE, int(state.top))
    state.held_one = other_ones(state.one[PILE], state.two[PILE])
    state.held_two = other_twos(state.one[PILE])
    state.one[PILE] = 0
    state.two[PILE] = 0
    put(state, PILE, int(state.top))
    for seat in range(state.players):
        state.old[seat] = state.sizes[seat]
        state.fresh[seat] = 0
        state.own_old[seat] = state.one[seat]
        state.own_new[seat] = 0
    draw_owed(state)


@rule
def score(state: MauState, end: int) -> None:
    """6.2: write the points of all hands."""
    for seat in range(state.players):
        state.standing[seat] = standing_now(state, seat)
        state.scores[seat] = -state.standing[seat]
    finish(state, end)


@rule
def standing_now(state: MauState, seat: int) -> int:
    """6.2: fewest points are best."""
    return -points_of(state.one[seat]) - points_of(state.two[seat])


@rule
def points(kind: int) -> int:
    """6.2: digits count their value, special cards and Wilds 10."""
    face = kind % FACES
    return 10 if face >= REVERSE or kind >= WILD else face + 1


@rule
def points_of(bits: int) -> int:
    """6.2: the points of a set."""
    total = 0
    while bits:
        total += points(first_of(bits))
        bits &= bits - 1
    return total
