"""A search for the best move, from Python: for a number of iterations, or for some time."""

from dataclasses import dataclass
from math import sqrt
from time import monotonic

from ...games.game import Game
from ...games.policy import SearchParameters
from ...play.blank_state import key_of, seed_bytes
from ...play.position import Position
from ..belief import form_belief
from ..net.network import Network, load
from .iteration import compile_iterations
from .tree import Tree, empty_tree
from .workspace import make_workspace, no_network, scratch_for

ITERATIONS = 1000  # by default
CHUNK = 32  # iterations between two checks of the clock
CANDIDATES = 4  # of a belief, at most, for each iteration

# a network also moves the opponents; in half of the iterations they follow rules of thumb, since not every opponent plays like it
NETWORK_PARAMETERS = SearchParameters(rules_share=0.5)


@dataclass(frozen=True)
class MoveStatistics:
    """A legal action: how often it was tried, its mean worth (bots/outcome.py) and the standard error of that."""

    action: int
    visits: int
    worth: float | None = None
    error: float | None = None


@dataclass(frozen=True)
class SearchResult:
    """The statistics of every legal action, in ascending order."""

    moves: tuple[MoveStatistics, ...]
    iterations: int

    @property
    def best(self) -> int:
        return max(self.moves, key=lambda each: (each.visits, each.worth or 0.0)).action


def run_search(
    observation: Position,
    *,
    seed: int,
    iterations: int | None = None,
    milliseconds: float | None = None,
    network: Network | None = None,
    parameters: SearchParameters | None = None,
) -> SearchResult:
    """Search for the best move of the seat at turn, from its observation.

    Determinizations follow what the other seats' moves reveal (bots/belief.py), as explained by the network, or by the one that the package
    ships for the game. The same seed and number of iterations give the same result; `milliseconds` only limits that number.
    """
    legal = observation.legal()
    if len(legal) == 1:
        return SearchResult((MoveStatistics(legal[0], 0),), 0)
    most = iterations if iterations is not None or milliseconds is not None else ITERATIONS
    until = None if milliseconds is None else monotonic() + milliseconds / 1000
    chosen, done = parameters or usual_parameters(observation.game, network), 0
    candidates = chosen.belief if most is None else min(chosen.belief, CANDIDATES * most)
    belief = form_belief(observation, network or load(observation.game.id), candidates, seed)
    tree, space, key = empty_tree(), make_workspace(observation.game, observation.array, belief.worlds), key_of(seed_bytes(seed))
    net = no_network() if network is None else scratch_for(network)
    while (most is None or done < most) and (until is None or done == 0 or monotonic() < until):
        stop = done + CHUNK if most is None else min(done + CHUNK, most)
        compile_iterations(observation.game)(tree, space, net, chosen, key, done, stop)
        done = stop
    return SearchResult(tuple(root_statistics(tree, legal)), done)


def usual_parameters(game: Game, network: Network | None) -> SearchParameters:
    """Return the parameters of a search with or without a network."""
    return game.search if network is None else NETWORK_PARAMETERS


def root_statistics(tree: Tree, legal: list[int]) -> list[MoveStatistics]:
    """Read the edges of the root, which is the first node; its legal actions are the same in every determinization."""
    found = {action: MoveStatistics(action, 0) for action in legal}
    edge = int(tree.firsts[0])
    while edge:
        each = tree.edges[edge]
        if each.visits:
            found[int(each.action)] = statistics_of(int(each.action), int(each.visits), float(each.total), float(each.squares))
        edge = int(each.next)
    return list(found.values())


def statistics_of(action: int, visits: int, total: float, squares: float) -> MoveStatistics:
    mean = total / visits
    spread = max(0.0, squares - total * mean)
    return MoveStatistics(action, visits, mean, sqrt(spread / (visits - 1) / visits) if visits > 1 else None)
