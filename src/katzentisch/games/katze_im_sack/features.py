"""What a seat at turn knows of a game of Katze im Sack, as numbers for a network. Numbers like 2.3 are paragraphs of its rules."""

from typing import Any

from ..coding import amount, bits_of, flag, nothing, one_of, seat_after, up_to
from ..compiled import rule
from .features_row import row_features
from .features_seats import CARD, SEAT, card_features, seat_features, wage
from .rounds import points
from .row import has_dummy
from .state import DUMMY, FEWEST, FILLING, PLAYERS, RABBITS, ROUNDS, SET, SPARED

MOST = PLAYERS[-1]
FEATURES = 141 + MOST * SEAT


@rule
def features(state: Any, out: Any) -> None:
    """The own seat first, then clockwise; all that a perfect memory knows. 1.5: with three players the dummy sits in the fourth place."""
    me = int(state.turn)
    at = table_features(state, out, 0)
    at = own_features(state, me, out, at)
    at = row_features(state, me, out, at)
    mine = points(state, me) + int(state.mice[me])
    for steps in range(MOST):
        if steps < state.players:
            at = seat_features(state, me, seat_after(state, me, steps), mine, out, at)
        elif steps == DUMMY and has_dummy(state):
            at = card_features(state, me, DUMMY, out, at)
            at = nothing(out, at, SEAT - CARD)
        else:
            at = nothing(out, at, SEAT)


@rule
def table_features(state: Any, out: Any, at: int) -> int:
    """4.2: how long the game still is; 2.2, 2.3: what bidding costs and passing pays."""
    at = one_of(out, at, int(state.players) - FEWEST, 3)
    at = flag(out, at, state.options[RABBITS] == SPARED)
    at = one_of(out, at, state.phase, 3)
    at = up_to(out, at, state.rounds, ROUNDS - 1)
    at = up_to(out, at, state.high, 16)
    at = amount(out, at, state.high)
    at = up_to(out, at, state.passes, 4)
    at = flag(out, at, state.filled != 0)
    at = up_to(out, at, wage(state, 0), 6)
    at = amount(out, at, wage(state, 1))
    at = flag(out, at, state.bank >= FILLING[state.players - FEWEST])  # 4.1: for the next round
    return amount(out, at, int(state.bank) // 2)


@rule
def own_features(state: Any, me: int, out: Any, at: int) -> int:
    """1.4, 2.2: the hand, and how far the mice reach."""
    at = bits_of(out, at, int(state.hands[me]), SET)
    return up_to(out, at, state.mice[me], 10)
