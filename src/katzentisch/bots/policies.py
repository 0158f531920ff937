"""Bots made of compiled policies, which loops, search and GPU kernels can call too.

  choose(state, moves, count, rng)    an action for the seat at turn, from its legal ones in `moves[:count]`, in ascending order

A policy reads only what that seat knows, so it chooses the same for a full state as for the observation. Its only source of chance is
`rng` (games/fast_random.py).
"""

import dis
from collections.abc import Callable, Sequence
from functools import cache
from random import Random

import numpy as np

from ..games.arrays import Moves, States
from ..games.bound import choose
from ..games.compiled import bind
from ..games.game import Game
from ..games.policy import Policy, choose_random
from ..games.state import CommonState
from ..play.position import Position
from .bot import Bot, CompiledPolicy, Scratch

NO_SCRATCH = 0


def choose_at(batch: States, i: int, moves: Moves, count: int, rng: int) -> int:
    """Choose for batch[i]: an array and an index are the fastest way to call from Python."""
    return choose(batch[i], moves, count, rng)


def choose_without_scratch(state: CommonState, moves: Moves, count: int, rng: int, scratch: Scratch) -> int:
    return choose(state, moves, count, rng)


def policy_bot(id: str, policy_of: Callable[[Game], Policy]) -> Bot:
    """Make a bot that follows a policy in each game."""

    @cache
    def callable_at(game: Game) -> Callable[[States, int, Moves, int, int], int]:
        return bind(choose_at, f"{id}_{game.id}", choose=policy_of(game))

    @cache
    def compiled(game: Game) -> CompiledPolicy | None:
        return bind(choose_without_scratch, f"{id}_{game.id}", choose=policy_of(game)), NO_SCRATCH

    def choose_action(observation: Position, legal: Sequence[int], rng: Random) -> int:
        moves = np.array(legal, np.int16)
        return int(callable_at(observation.game)(observation.array, 0, moves, len(moves), rng.getrandbits(48)))

    def is_deterministic(game: Game) -> bool:
        return not game.has_decisions or not uses_rng(policy_of(game))

    return Bot(id, choose_action, policy_of, compiled, is_deterministic=is_deterministic)


def uses_rng(policy: Policy) -> bool:
    """Return whether a policy reads its last argument, even if only to hand it on."""
    code = getattr(policy, "py_func", policy).__code__  # Numba keeps the Python function
    rng = code.co_varnames[code.co_argcount - 1]
    return any(rng == each.argval or (isinstance(each.argval, tuple) and rng in each.argval) for each in dis.get_instructions(code))


RANDOM = policy_bot("random", lambda game: choose_random)
BEGINNER = policy_bot("beginner", lambda game: game.policies.beginner)
CASUAL = policy_bot("casual", lambda game: game.policies.casual)
RULES = policy_bot("rules", lambda game: game.policies.rules)
