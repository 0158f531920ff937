"""A move by a network: its `weights` and `shape`, and x, a, b as `forward` takes them."""

from math import exp
from typing import Any

from ...games.compiled import rule
from ...games.fast_random import uniform

# what `bind` gives a meaning for each game: its features, the network's answer, and the first of the functions below
features: Any
forward: Any
look: Any


def look_at(state: Any, weights: Any, shape: Any, x: Any, a: Any, b: Any) -> None:
    """What the network makes of a position, into a."""
    features(state, x)
    forward(weights, shape, x, a, b)


def net_choose(state: Any, moves: Any, count: int, weights: Any, shape: Any, x: Any, a: Any, b: Any, rng: int, temperature: float) -> int:
    """An action of moves[:count]: the likeliest one where the temperature is 0, others the more often the higher it is."""
    look(state, weights, shape, x, a, b)
    if temperature <= 0.0:
        return int(moves[likeliest(a, moves, count)])
    return int(moves[drawn(a, moves, count, rng, temperature)])


def choose_with_mind(state: Any, moves: Any, count: int, rng: int, mind: Any) -> int:
    """The likeliest action; the mind is all that the network needs."""
    weights, shape, x, a, b = mind
    look(state, weights, shape, x, a, b)
    return int(moves[likeliest(a, moves, count)])


@rule
def likeliest(logits: Any, moves: Any, count: int) -> int:
    """The place of the move with the highest logit, the first of equals."""
    best = 0
    for place in range(1, count):
        if logits[moves[place]] > logits[moves[best]]:
            best = place
    return best


@rule
def drawn(logits: Any, moves: Any, count: int, rng: int, temperature: float) -> int:
    """The place of a move, drawn by the softmax of the logits."""
    highest = logits[moves[likeliest(logits, moves, count)]]
    total = 0.0
    for place in range(count):
        total += exp((logits[moves[place]] - highest) / temperature)
    left = total * uniform(rng)
    for place in range(count - 1):
        left -= exp((logits[moves[place]] - highest) / temperature)
        if left < 0.0:
            return place
    return count - 1
