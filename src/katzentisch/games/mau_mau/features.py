"""What a seat at turn knows of a game of Mau Mau, as numbers for a network. Numbers like 2.2 are paragraphs of its rules."""

from typing import Any

from ..coding import amount, flag, one_of, up_to
from ..compiled import rule
from .features_hand import hand_features
from .features_seats import SEATS, seats_features
from .rules import is_card_left
from .state import (
    AS_STOP,
    CARDS,
    COLOURS,
    DRAWING,
    DRAWS,
    FACES,
    FORCED,
    LAST_CARD,
    MAU,
    MOST_PLAYERS,
    REVERSE_FOR_TWO,
)

FEATURES = 207 + SEATS


@rule
def features(state: Any, out: Any) -> None:
    """1.4: all that a perfect memory knows. What is to be drawn is drawn by the time of a decision, so nobody owes anything."""
    me = int(state.turn)
    at = table_features(state, out, 0)
    at = hand_features(state, me, out, at)
    seats_features(state, me, out, at)


@rule
def table_features(state: Any, out: Any, at: int) -> int:
    """2.2: what counts now; 1.3, 2.3, 3.1, 4, 6.1: the options that still matter."""
    at = one_of(out, at, int(state.players) - 2, MOST_PLAYERS - 1)
    at = flag(out, at, state.options[MAU] != 0)
    at = flag(out, at, state.options[DRAWING] != FORCED)
    at = flag(out, at, state.options[LAST_CARD] == DRAWS)
    at = flag(out, at, state.players == 2 and state.options[REVERSE_FOR_TWO] == AS_STOP)
    at = one_of(out, at, state.colour, COLOURS + 1)
    at = one_of(out, at, state.face, FACES + 1)
    at = amount(out, at, state.direction)
    at = up_to(out, at, int(state.stacked) // 2, 5)
    at = flag(out, at, is_card_left(state))
    return up_to(out, at, (CARDS - int(state.deck_next)) // 8, 10)
