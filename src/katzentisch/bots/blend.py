"""Bots between two others: they follow the stronger one in a share of their decisions, drawn at random, and the weaker one in the rest.

Both play sensibly, so a blend does too. It fills a gap between two levels (levels.py).
"""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random

import numpy as np

from ..games.arrays import Float64s, Moves
from ..games.bound import choose_with_scratch
from ..games.compiled import bind, rule
from ..games.fast_random import uniform
from ..games.game import Game
from ..games.state import CommonState
from ..play.position import Position
from .bot import Bot, CompiledChoose, CompiledPolicy
from .rng import BITS, FastRandom, mix

choose_stronger = choose_weaker = choose_with_scratch  # `bind` supplies both

BlendScratch = tuple[Float64s, object, object]  # the share by number of players, and the scratch of both bots


@rule
def is_stronger_due(share: float, rng: int) -> bool:
    """Draw who decides. The generator is mixed first, since the bot that decides uses it too."""
    return uniform(mix(rng)) < share


def choose_blended(state: CommonState, moves: Moves, count: int, rng: int, scratch: BlendScratch) -> int:
    shares, stronger, weaker = scratch
    if is_stronger_due(shares[state.players], rng):
        return choose_stronger(state, moves, count, rng, stronger)
    return choose_weaker(state, moves, count, rng, weaker)


@cache
def compile_blend(name: str, stronger: CompiledChoose, weaker: CompiledChoose) -> CompiledChoose:
    return bind(choose_blended, name, choose_stronger=stronger, choose_weaker=weaker)


def blend(id: str, stronger: Bot, weaker: Bot, shares: Mapping[int, float]) -> Bot:
    """Make a bot that follows `stronger` in a share of its decisions, from 0 to 1, by number of players; 0 where none is given."""

    def choose(observation: Position, legal: Sequence[int], rng: Random) -> int:
        number = rng.getrandbits(BITS)
        share = shares.get(int(observation.state.players), 0.0)
        return (stronger if is_stronger_due(share, number) else weaker).choose(observation, legal, FastRandom(number))

    def compiled(game: Game) -> CompiledPolicy | None:
        one, other = stronger.compiled(game), weaker.compiled(game)
        if one is None or other is None:
            return None
        by_players = np.array([shares.get(players, 0.0) for players in range(game.players[-1] + 1)])
        return compile_blend(f"{stronger.id}_{weaker.id}_{game.id}", one[0], other[0]), (by_players, one[1], other[1])

    return Bot(id, choose, compiled=compiled)
