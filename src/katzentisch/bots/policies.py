"""Bots made of compiled policies, which loops, search and GPU kernels can call too.

  choose(state, moves, count, rng)    an action for the seat at turn, from its legal ones in `moves[:count]`, in ascending order

A policy reads only what that seat knows, so it chooses the same for a full state as for the observation. Its only source of chance is
`rng` (games/fast_random.py).
"""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any

import numpy as np

from ..games.compiled import bind
from ..games.game import Game
from ..games.policy import Policy, choose_random
from ..play.position import Position
from .bot import Bot, CompiledPolicy

choose: Any  # bound for each policy

NO_SCRATCH = 0


def choose_at(batch: Any, i: int, moves: Any, count: int, rng: int) -> int:
    """Choose for batch[i]: an array and an index are the fastest way to call from Python."""
    action: int = choose(batch[i], moves, count, rng)
    return action


def choose_without_scratch(state: Any, moves: Any, count: int, rng: int, scratch: Any) -> int:
    action: int = choose(state, moves, count, rng)
    return action


def policy_bot(id: str, policy_of: Callable[[Game], Policy]) -> Bot:
    """Make a bot that follows a policy in each game."""

    @cache
    def callable_at(game: Game) -> Any:
        return bind(choose_at, f"{id}_{game.id}", choose=policy_of(game))

    @cache
    def compiled(game: Game) -> CompiledPolicy | None:
        return bind(choose_without_scratch, f"{id}_{game.id}", choose=policy_of(game)), NO_SCRATCH

    def choose_action(observation: Position, legal: Sequence[int], rng: Random) -> int:
        moves = np.array(legal, np.int16)
        return int(callable_at(observation.game)(observation.array, 0, moves, len(moves), rng.getrandbits(48)))

    return Bot(id, choose_action, policy_of, compiled)


RANDOM = policy_bot("random", lambda game: choose_random)
BEGINNER = policy_bot("beginner", lambda game: game.policies.beginner)
CASUAL = policy_bot("casual", lambda game: game.policies.casual)
RULES = policy_bot("rules", lambda game: game.policies.rules)
