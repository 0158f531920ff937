"""The fields that the states of all games share, and the rules about them. A state is one NumPy record."""

from typing import Any

import numpy as np

from . import chance
from .compiled import rule

CHANCE = -1  # `turn` while a chance decision is due
NOBODY = -1
ALL = -2  # `viewer` of a state that hides nothing
SPECTATOR = -1  # `viewer` of an observation with public information only

IN_PROGRESS = 0  # `end` before the game is over


def state_dtype(most_players: int, options: int, fields: list[Any]) -> np.dtype[Any]:
    """Return the type of a game's state. `np.record` lets interpreted rules read fields as attributes; CUDA needs the alignment."""
    common = [
        *chance.FIELDS,
        ("plies", np.int32),  # decisions so far
        ("scores", np.int16, most_players),  # once the game is over
        ("standing", np.int16, most_players),  # likewise; ranks are by this number, the highest is best
        ("ranks", np.int8, most_players),  # likewise; 1 is best
        ("options", np.int8, max(options, 1)),  # index of each option's value
        ("players", np.int8),
        ("first", np.int8),  # the seat that the record calls first
        ("turn", np.int8),  # whose decision is due, CHANCE, or NOBODY once the game is over
        ("phase", np.int8),
        ("end", np.int8),  # IN_PROGRESS, or 1 + the index in the game's `ends`
        ("viewer", np.int8),  # whose knowledge this is: a seat, SPECTATOR or ALL
    ]
    return np.dtype((np.record, without_gaps(common + fields)))


def without_gaps(fields: list[Any]) -> np.dtype[Any]:
    """Return the type without padding: wide fields first, a field for the rest of the last word. Copies are then equal in every byte."""
    widest_first = sorted(fields, key=lambda field: np.dtype(field[1]).itemsize, reverse=True)
    used = sum(np.dtype([field]).itemsize for field in widest_first)
    rest = -used % np.dtype(widest_first[0][1]).itemsize
    return np.dtype(widest_first + ([("rest", np.int8, rest)] if rest else []), align=True)


@rule
def left_of(state: Any, seat: int) -> int:
    """rules/ Seats: seat s's left neighbour is s+1 (mod n)."""
    return seat + 1 if seat + 1 < state.players else 0


@rule
def finish(state: Any, end: int) -> None:
    """rules/ The record: rank 1 is best, equals share a rank, the next rank is skipped. `standing` must be filled."""
    for seat in range(state.players):
        better = 0
        for other in range(state.players):
            if state.standing[other] > state.standing[seat]:
                better += 1
        state.ranks[seat] = better + 1
    state.end = end
    state.turn = NOBODY


@rule
def observe_common(state: Any, seat: int, out: Any) -> None:
    """Copy the common fields: all are public, except the generator."""
    out.plies = state.plies
    for each in range(len(state.scores)):
        out.scores[each] = state.scores[each]
        out.standing[each] = state.standing[each]
        out.ranks[each] = state.ranks[each]
    for option in range(len(state.options)):
        out.options[option] = state.options[option]
    out.players = state.players
    out.first = state.first
    out.turn = state.turn
    out.phase = state.phase
    out.end = state.end
    out.viewer = seat


@rule
def no_chance(state: Any) -> None:
    """Do nothing, for games without chance after the deal."""
