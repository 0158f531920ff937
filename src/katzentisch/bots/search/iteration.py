"""The iterations of the search, compiled for each game: information-set Monte Carlo tree search with a single observer (SO-ISMCTS).

An iteration samples a determinization that fits what the searching seat knows and believes, and descends through the tree in it. Nodes are
identified by the searching seat's observation, so statistics are means over states that it can't tell apart. The seat that moves maximises
its own worth. The descent ends at the first new node; the rest of the game is played out by rules of thumb, or valued by a network.
"""

from collections.abc import Callable
from functools import cache

from ...games.arrays import Words
from ...games.bound import apply, chance, determinize, forget, legal, observe
from ...games.chance import HALF, chacha, reseed, whole
from ...games.compiled import bind
from ...games.entry_points import rules_of
from ...games.fast_random import next_rng, rng_from
from ...games.game import Game
from ...games.policy import SearchParameters
from ...games.state import CHANCE, CommonState
from ..belief import offset_of, take_world
from ..outcome import worth
from ..playouts import play_to_end
from .priors import evaluate_network, network_value, opponent_move, set_priors
from .tree import FULL, KNOWN, NEW, Tree, add_result, count_available, find_edges, key_of, node_of, select_edge
from .workspace import NetworkScratch, Workspace

Iterate = Callable[[Tree, Workspace, NetworkScratch, SearchParameters, Words, int, int], None]


def sample_determinization(space: Workspace, key: Words, number: int, iterations_each: int) -> None:
    """Reset the state to a determinization. All chance of iteration `number` follows from the key of the search."""
    chacha(key, number, space.block)
    if number % iterations_each == 0:
        if len(space.worlds.pool) > 0:
            take_world(space.worlds, number // iterations_each, offset_of(key), space.block, space.determinization, 0)
        else:
            space.determinization[0] = space.root[0]
            reseed(space.determinization[0], space.block, 0)
            determinize(space.determinization[0])
    space.state[0] = space.determinization[0]


def find_node(tree: Tree, space: Workspace, seat: int, count: int) -> int:
    """Find the node of the searching seat's observation and write the edges of the legal moves to `found`.

    Observations that differ only in the log of moves share a node, since it matters only for what is believed at the root.
    Returns NEW, KNOWN, or FULL if the tree has no memory left.
    """
    space.observation[0] = space.blank[0]
    observe(space.state[0], seat, space.observation[0])
    forget(space.observation[0])
    node = node_of(tree, key_of(space.words))
    if node == FULL:
        return FULL
    newness = NEW if tree.firsts[node] == 0 else KNOWN
    return newness if find_edges(tree, node, space.moves, count, space.found) > 0 else FULL


def descend(tree: Tree, space: Workspace, net: NetworkScratch, parameters: SearchParameters) -> int:
    """Descend to the end of the game or the first new node, recording `path` and `movers`. Returns the length of the path."""
    state: CommonState = space.state[0]
    moves, found = space.moves, space.found
    seat, depth, rng = int(space.root[0].turn), 0, rng_from(space.block, 8)
    by_rules = (whole(space.block[12]) & HALF) < parameters.rules_share * HALF
    newness = KNOWN
    while state.end == 0 and newness == KNOWN:
        if state.turn == CHANCE:
            chance(state)
            continue
        rng = next_rng(rng)
        count = legal(state, moves)
        if count == 1:
            apply(state, int(moves[0]))
        elif state.turn != seat and parameters.search_opponents == 0:
            apply(state, opponent_move(state, moves, count, rng, net, by_rules))
        else:
            newness = find_node(tree, space, seat, count) if depth < len(space.path) else FULL
            if newness == NEW:
                set_priors(state, moves, count, rng, tree.edges, found, net, parameters.prior_weight)
            elif newness == FULL:
                evaluate_network(state, net)
            if newness == KNOWN or (newness == NEW and len(net.weights) == 0):
                count_available(tree.edges, found, count)
                place = select_edge(tree.edges, found, count, parameters.exploration)
                space.path[depth], space.movers[depth] = found[place], state.turn
                depth += 1
                apply(state, int(moves[place]))
    return depth


def iterate(tree: Tree, space: Workspace, net: NetworkScratch, parameters: SearchParameters, key: Words, start: int, stop: int) -> None:
    """Run iterations start … stop-1 of a search."""
    for number in range(start, stop):
        sample_determinization(space, key, number, parameters.iterations_each)
        depth = descend(tree, space, net, parameters)
        state: CommonState = space.state[0]
        seat = int(space.root[0].turn)
        value_weight = parameters.value_weight if len(net.weights) > 0 and state.end == 0 else 0.0
        value = network_value(state, seat, net) if value_weight > 0.0 else 0.0
        if value_weight < 1.0:
            play_to_end(state, space.moves, rng_from(space.block, 10), 0)
        for step in range(depth):
            mover = int(space.movers[step])
            played = worth(state, mover) if value_weight < 1.0 else 0.0
            add_result(tree.edges, int(space.path[step]), value_weight * value + (1.0 - value_weight) * played)


@cache
def compile_iterations(game: Game) -> Iterate:
    rules, policy = rules_of(game), game.policies.rules
    evaluation = bind(evaluate_network, game.id, encode_features=game.encode_features)
    return bind(
        iterate,
        game.id,
        sample_determinization=bind(sample_determinization, game.id, **rules),
        descend=bind(
            descend,
            game.id,
            evaluate_network=evaluation,
            opponent_move=bind(opponent_move, game.id, choose=policy, evaluate_network=evaluation),
            set_priors=bind(set_priors, game.id, choose=policy, evaluate_network=evaluation),
            find_node=bind(find_node, game.id, **rules),
            **rules,
        ),
        play_to_end=bind(play_to_end, game.id, choose=policy, **rules),
        network_value=bind(network_value, game.id, ACTIONS=game.actions),
    )
