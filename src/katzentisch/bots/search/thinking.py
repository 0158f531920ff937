"""Searching for a move, as Python asks for it: so many iterations, or as many as some time allows."""

from dataclasses import dataclass
from math import sqrt
from time import monotonic

from ...play.blank_state import key_of, seed_bytes
from ...play.position import Position
from ..net.network import Network
from .desk import Plan, laid_out, mind_of, no_mind
from .plans import plan_for
from .programs import iterate
from .tree import Tree, empty_tree

ITERATIONS = 1000  # where nothing else is asked for
CHUNK = 32  # iterations between two looks at the clock


@dataclass(frozen=True)
class Tried:
    """A legal action: how often it was tried, what it was worth on average (`bots/outcome.py`), and the standard error of that."""

    action: int
    visits: int
    worth: float | None = None
    error: float | None = None


@dataclass(frozen=True)
class Thought:
    """What a search found out: every legal action in ascending order."""

    moves: tuple[Tried, ...]
    iterations: int

    @property
    def best(self) -> int:
        return max(self.moves, key=lambda tried: (tried.visits, tried.worth or 0.0)).action


def think(
    observation: Position,
    *,
    seed: int,
    iterations: int | None = None,
    milliseconds: float | None = None,
    network: Network | None = None,
    plan: Plan | None = None,
) -> Thought:
    """From what the seat at turn knows. The same seed and as many iterations give the same thought; a clock only says how many they are."""
    legal = observation.legal()
    if len(legal) == 1:
        return Thought((Tried(legal[0], 0),), 0)
    most = iterations if iterations is not None or milliseconds is not None else ITERATIONS
    until = None if milliseconds is None else monotonic() + milliseconds / 1000
    tree, desk, key = empty_tree(), laid_out(observation.game, observation.array), key_of(seed_bytes(seed))
    mind = no_mind() if network is None else mind_of(network)
    plan, done = plan or plan_for(observation.game.id, network is not None), 0
    while (most is None or done < most) and (until is None or done == 0 or monotonic() < until):
        stop = done + CHUNK if most is None else min(done + CHUNK, most)
        iterate(observation.game)(tree, desk, mind, plan, key, done, stop)
        done = stop
    return Thought(tuple(results(tree, legal)), done)


def results(tree: Tree, legal: list[int]) -> list[Tried]:
    """The root is the first node, and its legal actions are the same in every world."""
    tried = {action: Tried(action, 0) for action in legal}
    edge = int(tree.firsts[0])
    while edge:
        each = tree.edges[edge]
        if each.visits:
            tried[int(each.action)] = measured(int(each.action), int(each.visits), float(each.total), float(each.squares))
        edge = int(each.next)
    return list(tried.values())


def measured(action: int, visits: int, total: float, squares: float) -> Tried:
    mean = total / visits
    spread = max(0.0, squares - total * mean)
    return Tried(action, visits, mean, sqrt(spread / (visits - 1) / visits) if visits > 1 else None)
