"""A policy for Mau Mau that follows rules of thumb. Numbers are the paragraphs of rules/mau_mau.md."""

import numpy as np

from ...arrays import Moves
from ...compiled import rule
from ..cards import count as number_of
from ..consequences import points
from ..rules import is_reverse_stop
from ..slots import barred_slots
from ..state import (
    CARDS,
    COLOURS,
    DRAW,
    DRAW_FOUR,
    DRAW_TWO,
    FACES,
    NAME,
    NO_FACE,
    ONE_COLOUR,
    ONE_FACE,
    PLAY_WILD,
    REVERSE,
    SAYING_MAU,
    STOP,
    WILD,
    MauState,
)
from .casual import favourite_colour

LASTS = 0.7 ** np.arange(10)  # by opponents' turns: probability that the colour lasts
FACE_FITS = 0.07  # probability that a card fits by its face alone
MISSES = 0.72 ** np.arange(CARDS)  # by number of cards that may have a colour: probability that none has it

# weights, tuned in matches
FOLLOWING = 2.0  # a fitting card in the next turn
MAJORITY = 0.3  # all remaining cards have the colour
SHEDDING = 0.3  # ten points fewer in the hand, …
SHEDDING_LATE = 0.5  # … and more, the nearer an opponent is to going out
KEPT_WILD = 3.0  # a colour changer fits when nothing else does, so it is played last
HARM_TWO, HARM_FOUR, HARM_STOP = 1.0, 2.0, 1.5  # to a player with one card; divided by the number of cards
THREAT = 2.0  # a player with one card can play it


@rule
def choose(state: MauState, moves: Moves, count: int, rng: int) -> int:
    """4: always says mau. 2.3, 3.2: never draws if a card fits."""
    if moves[0] >= NAME:
        return NAME + favourite_colour(state)
    plays = count - 1 if count > 1 and moves[count - 1] == DRAW else count
    if plays == 1:
        return int(moves[0])
    says_mau = moves[plays - 1] >= SAYING_MAU
    fewest = fewest_of_others(state)
    best, most = int(moves[plays - 1]), -1e9
    for move in range(plays):
        action = int(moves[move])
        if (action >= SAYING_MAU) == says_mau:
            value = worth(state, action % SAYING_MAU, fewest)
            if value > most:
                best, most = action, value
    return best


@rule
def fewest_of_others(state: MauState) -> int:
    fewest = CARDS
    for seat in range(state.players):
        if seat != state.turn:
            fewest = min(fewest, int(state.sizes[seat]))
    return fewest


@rule
def worth(state: MauState, action: int, fewest: int) -> float:
    """A good play gets rid of a card that isn't needed, leads to another card and keeps opponents from going out."""
    kind = min(action, WILD)
    colour, face = kind // FACES, kind % FACES
    if kind == WILD:
        colour, face = action - PLAY_WILD, NO_FACE
    skips = face == DRAW_FOUR or face == STOP or (face == REVERSE and is_reverse_stop(state))  # 3.1, 3.3, 3.4
    return shedding(kind, fewest) + following(state, kind, colour, face, skips) + hindering(state, colour, face, skips)


@rule
def shedding(kind: int, fewest: int) -> float:
    """6.2: points in the hand count when somebody goes out."""
    relief = (SHEDDING + SHEDDING_LATE / fewest) * points(kind) / 10
    return relief - KEPT_WILD if kind == WILD else relief


@rule
def following(state: MauState, kind: int, colour: int, face: int, skips: bool) -> float:
    """A card that fits in the next own turn, and more of the colour for later turns."""
    left = int(state.sizes[state.turn]) - 1
    if left == 0:
        return FOLLOWING
    one, two = int(state.one[state.turn]), int(state.two[state.turn])
    wilds = number_of(one >> WILD) - (1 if kind == WILD else 0)
    if kind != WILD and not two >> kind & 1:
        one &= ~(1 << kind)
    elif kind != WILD:
        two &= ~(1 << kind)
    fits = 1.0 if wilds > 0 else chance_to_follow(one, colour, face, int(state.players) - 1 - (1 if skips else 0))
    of_colour = number_of(one >> FACES * colour & ONE_COLOUR) + number_of(two >> FACES * colour & ONE_COLOUR)
    return FOLLOWING * fits + MAJORITY * of_colour / left


@rule
def chance_to_follow(kinds: int, colour: int, face: int, turns: int) -> float:
    """2.2: after some turns of opponents the colour may have lasted, or it is any of the four."""
    by_face = min(1.0, FACE_FITS * faces_in(kinds))
    if turns == 0 and face != NO_FACE and kinds >> face & ONE_FACE:
        by_face = 1.0
    colours = 0
    for each in range(COLOURS):
        colours += 1 if kinds >> FACES * each & ONE_COLOUR else 0
    any_colour = (colours + (COLOURS - colours) * by_face) / COLOURS
    by_colour = 1.0 if kinds >> FACES * colour & ONE_COLOUR else by_face
    lasts = float(LASTS[turns])
    return lasts * by_colour + (1.0 - lasts) * any_colour


@rule
def faces_in(kinds: int) -> int:
    """The number of different faces in a set of kinds."""
    return number_of((kinds | kinds >> FACES | kinds >> 2 * FACES | kinds >> 3 * FACES) & ONE_COLOUR)


@rule
def hindering(state: MauState, colour: int, face: int, skips: bool) -> float:
    """3: a special card hurts a player with few cards most; and the next player should not be able to go out."""
    direction = -int(state.direction) if face == REVERSE else int(state.direction)
    victim = (int(state.turn) + direction) % int(state.players)
    harm = harm_of(face) / int(state.sizes[victim])
    to_play = (victim + direction) % int(state.players) if skips else victim
    if to_play == state.turn or face == DRAW_TWO:
        return harm
    return harm - THREAT * chance_to_fit(state, to_play, colour) / int(state.sizes[to_play])


@rule
def harm_of(face: int) -> float:
    if face == DRAW_TWO:
        return HARM_TWO
    if face == DRAW_FOUR:
        return HARM_FOUR
    return HARM_STOP if face == STOP else 0.0


@rule
def chance_to_fit(state: MauState, seat: int, colour: int) -> float:
    """2.3: a player who had to draw on a colour has none of it among the earlier cards."""
    return 1.0 - float(MISSES[max(0, int(state.sizes[seat]) - barred_slots(state, seat, colour))])
