"""A player that searches: it imagines worlds that fit what it knows and looks what becomes of its moves there."""

from collections.abc import Sequence
from random import Random

from ...play.position import Position
from ..bot import Bot
from ..net.network import load
from .thinking import ITERATIONS, Thought, Tried, think

__all__ = ["SEARCH", "Thought", "Tried", "searcher", "think"]


def searcher(id: str, iterations: int, with_net: bool) -> Bot:
    """Search a fixed number of iterations, so that the same random numbers give the same move; no network where the game has none."""

    def choose(observation: Position, legal: Sequence[int], rng: Random) -> int:
        network = load(observation.game.id) if with_net else None
        return think(observation, seed=rng.getrandbits(256), iterations=iterations, network=network).best

    return Bot(id, choose)


SEARCH = searcher("search", ITERATIONS, with_net=False)
