"""Priors of moves and a model of the opponents: from a network, or from rules of thumb if there is none."""

from ...games.arrays import Int32s, Moves
from ...games.bound import ACTIONS, choose, encode_features
from ...games.state import CommonState
from ..net.forward import forward
from ..net.player import exponentiate, sample_move
from .tree import Edges
from .workspace import NetworkScratch


def evaluate_network(state: CommonState, net: NetworkScratch) -> None:
    """Evaluate the network, if there is one, into `outputs`."""
    if len(net.weights) > 0:
        encode_features(state, net.inputs)
        forward(net.weights, net.shape, net.inputs, net.outputs, net.hidden)


def set_priors(
    state: CommonState, moves: Moves, count: int, rng: int, edges: Edges, found: Int32s, net: NetworkScratch, weight: float
) -> None:
    """Set the priors of the edges of a new node."""
    if len(net.weights) > 0:
        evaluate_network(state, net)
        total = exponentiate(net.outputs, moves, count)
        for place in range(count):
            edges[found[place]].prior = (1.0 - weight) / count + weight * net.outputs[moves[place]] / total
    else:
        favourite = choose(state, moves, count, rng)
        for place in range(count):
            edges[found[place]].prior = (1.0 - weight) / count + (weight if moves[place] == favourite else 0.0)


def opponent_move(state: CommonState, moves: Moves, count: int, rng: int, net: NetworkScratch, by_rules: bool) -> int:
    """Choose a move for an opponent, from what that seat knows."""
    if len(net.weights) == 0 or by_rules:
        return int(choose(state, moves, count, rng))
    evaluate_network(state, net)
    return int(moves[sample_move(net.outputs, moves, count, rng, 1.0)])


def network_value(state: CommonState, seat: int, net: NetworkScratch) -> float:
    """Read a seat's value from the network's last evaluation."""
    players = int(state.players)
    return float(net.outputs[ACTIONS + (seat - int(state.turn) + players) % players])
