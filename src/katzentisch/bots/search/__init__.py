"""Bots that search: they try their moves in determinizations of what they know."""

from collections.abc import Sequence
from random import Random

from ...play.position import Position
from ..bot import Bot
from ..net.network import load
from .search import ITERATIONS, MoveStatistics, SearchResult, run_search, usual_parameters

__all__ = ["SEARCH", "MoveStatistics", "SearchResult", "make_searcher", "run_search"]


def make_searcher(id: str, iterations: int, with_net: bool, belief: int | None = None) -> Bot:
    """Make a bot that searches a fixed number of iterations, so that the same `rng` gives the same move.

    `with_net` uses the shipped network if the game has one; `belief` replaces the number of candidates of a belief.
    """

    def choose(observation: Position, legal: Sequence[int], rng: Random) -> int:
        network = load(observation.game.id) if with_net else None
        parameters = None if belief is None else usual_parameters(observation.game, network)._replace(belief=belief)
        return run_search(observation, seed=rng.getrandbits(256), iterations=iterations, network=network, parameters=parameters).best

    return Bot(id, choose)


SEARCH = make_searcher("search", ITERATIONS, with_net=False)
