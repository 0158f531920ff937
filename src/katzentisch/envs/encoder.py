"""Features and legal actions of the seat at turn, written by one compiled call: what a step of an environment needs."""

from collections.abc import Callable
from functools import cache
from typing import Any

from numba import int8, int64

from ..games.arrays import Int8s
from ..games.bound import ACTIONS, STATE, encode_features
from ..games.compiled import bind_with_gil, direct
from ..games.game import Game
from ..games.memory import moves_at, state_at


def encode_at(where: Any, moves_where: Any, count: int, features: Int8s, mask: Int8s) -> int:
    """Write the features of the seat at turn and mark its `count` legal actions; returns the seat, or a negative number and writes nothing.

    The state and the moves are given by their addresses, as to `step_at`.
    """
    state = state_at(where, STATE)
    if state.turn >= 0:
        encode_features(state, features)
        moves = moves_at(moves_where, ACTIONS)
        mask[:] = 0
        for i in range(count):
            mask[moves[i]] = 1
    return int(state.turn)


@cache
def compile_encoder(game: Game) -> Callable[[Any, Any, int, Int8s, Int8s], int]:
    encode = bind_with_gil(encode_at, game.id, STATE=game.state, ACTIONS=game.actions, encode_features=game.encode_features)
    return direct(encode, int64, int64, int64, int8[::1], int8[::1])
