"""A bot that plays random legal moves."""

from typing import Any

from ..games import GAMES
from ..games.compiled import rule
from ..games.fast_random import pick
from .policies import policy_bot


@rule
def choose(state: Any, moves: Any, count: int, rng: int) -> int:
    return int(moves[pick(rng, count)])


RANDOM = policy_bot("random", dict.fromkeys(GAMES, choose))
