"""Priors of moves and a model of the opponents: from a network, or from rules of thumb if there is none."""

from math import exp
from typing import Any

from ...games.compiled import rule
from ..net.player import sample_move
from .workspace import NetworkScratch

# bound for each game: its rules of thumb, its features, its number of actions, …
choose: Any
encode_features: Any
actions: Any
# … the network's evaluation, and the first of the functions below
forward: Any
evaluate: Any


def evaluate_network(state: Any, net: NetworkScratch) -> None:
    """Evaluate the network, if there is one, into `outputs`."""
    if len(net.weights) > 0:
        encode_features(state, net.inputs)
        forward(net.weights, net.shape, net.inputs, net.outputs, net.hidden)


@rule
def exponentiate(outputs: Any, moves: Any, count: int) -> float:
    """Turn the logits of the legal moves into unnormalised probabilities; returns their sum."""
    highest = outputs[moves[0]]
    for place in range(1, count):
        highest = max(highest, outputs[moves[place]])
    total = 0.0
    for place in range(count):
        outputs[moves[place]] = exp(outputs[moves[place]] - highest)
        total += outputs[moves[place]]
    return total


def set_priors(state: Any, moves: Any, count: int, rng: int, edges: Any, found: Any, net: NetworkScratch, weight: float) -> None:
    """Set the priors of the edges of a new node."""
    if len(net.weights) > 0:
        evaluate(state, net)
        total = exponentiate(net.outputs, moves, count)
        for place in range(count):
            edges[found[place]].prior = (1.0 - weight) / count + weight * net.outputs[moves[place]] / total
    else:
        favourite = choose(state, moves, count, rng)
        for place in range(count):
            edges[found[place]].prior = (1.0 - weight) / count + (weight if moves[place] == favourite else 0.0)


def opponent_move(state: Any, moves: Any, count: int, rng: int, net: NetworkScratch, by_rules: bool) -> int:
    """Choose a move for an opponent, from what that seat knows."""
    if len(net.weights) == 0 or by_rules:
        return int(choose(state, moves, count, rng))
    evaluate(state, net)
    return int(moves[sample_move(net.outputs, moves, count, rng, 1.0)])


def network_value(state: Any, seat: int, net: NetworkScratch) -> float:
    """Read a seat's value from the network's last evaluation."""
    players = int(state.players)
    return float(net.outputs[actions + (seat - int(state.turn) + players) % players])
