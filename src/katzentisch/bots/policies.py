"""Compiled players at a table. A policy chooses with whole numbers and states alone, so that loops, search and GPUs can call it too.

  choose(state, moves, count, rng)    an action for the seat at turn, from its legal ones in `moves[:count]`, in ascending order

It reads only what that seat knows, so it answers the same for a whole state as for the observation. Its only chance is `rng`
(games/fast_random.py).
"""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

import numpy as np

from ..games.compiled import bind
from ..games.game import Game
from ..play.position import Position
from .bot import Bot, Quick

Policies = Mapping[str, Any]  # by game

choose: Any  # what `bind` gives a meaning

NO_MIND = 0


def choose_at(batch: Any, i: int, moves: Any, count: int, rng: int) -> int:
    """With an array of states and an index, which is how Python calls it fastest."""
    action: int = choose(batch[i], moves, count, rng)
    return action


def choose_without_mind(state: Any, moves: Any, count: int, rng: int, mind: Any) -> int:
    action: int = choose(state, moves, count, rng)
    return action


def bot_of(name: str, policies: Policies) -> Bot:
    @cache
    def policy(game: str) -> Any:
        return bind(choose_at, f"{name}_{game}", choose=policies[game])

    @cache
    def quick(game: Game) -> Quick | None:
        return (bind(choose_without_mind, f"{name}_{game.id}", choose=policies[game.id]), NO_MIND) if game.id in policies else None

    def answer(observation: Position, legal: Sequence[int], rng: Random) -> int:
        moves = np.array(legal, np.int16)
        return int(policy(observation.game.id)(observation.array, 0, moves, len(moves), rng.getrandbits(48)))

    return Bot(name, answer, policies, quick)
