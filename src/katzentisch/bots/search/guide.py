"""What guides a walk: a network, or rules of thumb where there is none."""

from math import exp
from typing import Any

from ...games.compiled import rule
from ..net.choosing import drawn
from .desk import Mind

# what `bind` gives a meaning for each game: its rules of thumb, its features, how many actions it has, …
choose: Any
features: Any
actions: Any
# … the network's, and the first of the functions below
forward: Any
look: Any


def look_at(state: Any, mind: Mind) -> None:
    """The network's answer, where there is one, into `outputs`."""
    if len(mind.weights) > 0:
        features(state, mind.inputs)
        forward(mind.weights, mind.shape, mind.inputs, mind.outputs, mind.spare)


@rule
def weigh(outputs: Any, moves: Any, count: int) -> float:
    """Logits of the legal moves become weights; returns their sum."""
    highest = outputs[moves[0]]
    for place in range(1, count):
        highest = max(highest, outputs[moves[place]])
    total = 0.0
    for place in range(count):
        outputs[moves[place]] = exp(outputs[moves[place]] - highest)
        total += outputs[moves[place]]
    return total


def set_priors(state: Any, moves: Any, count: int, rng: int, edges: Any, found: Any, mind: Mind, trust: float) -> None:
    """How likely each move of a new situation is the best one."""
    if len(mind.weights) > 0:
        look(state, mind)
        total = weigh(mind.outputs, moves, count)
        for place in range(count):
            edges[found[place]].prior = (1.0 - trust) / count + trust * mind.outputs[moves[place]] / total
    else:
        favourite = choose(state, moves, count, rng)
        for place in range(count):
            edges[found[place]].prior = (1.0 - trust) / count + (trust if moves[place] == favourite else 0.0)


def likely_move(state: Any, moves: Any, count: int, rng: int, mind: Mind, by_rules: bool) -> int:
    """What another seat does with what it knows in this world."""
    if len(mind.weights) == 0 or by_rules:
        return int(choose(state, moves, count, rng))
    look(state, mind)
    return int(moves[drawn(mind.outputs, moves, count, rng, 1.0)])


def foreseen(state: Any, seat: int, mind: Mind) -> float:
    """What the network, which has just looked, expects for a seat."""
    players = int(state.players)
    return float(mind.outputs[actions + (seat - int(state.turn) + players) % players])
