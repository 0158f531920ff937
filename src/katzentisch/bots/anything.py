"""A player that knows the rules and nothing else."""

from typing import Any

from ..games import GAMES
from ..games.compiled import rule
from ..games.fast_random import pick
from .policies import bot_of


@rule
def choose(state: Any, moves: Any, count: int, rng: int) -> int:
    return int(moves[pick(rng, count)])


RANDOM = bot_of("random", dict.fromkeys(GAMES, choose))
