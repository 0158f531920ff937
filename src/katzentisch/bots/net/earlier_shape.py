"""Networks from before features or actions were added: extended so that their outputs for the positions of that time stay the same."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from ...games.arrays import Float32s
from ...games.policy import EarlierNetwork


def output_sources(earlier: EarlierNetwork, outputs: int) -> list[int]:
    """For each output of today, the earlier one whose weights it gets: the actions, those added since, and the values of the seats."""
    return [*range(earlier.actions), *earlier.like, *range(earlier.actions, outputs)]


def extend_weights(weights: Float32s, shape: Sequence[int], earlier: EarlierNetwork, wanted: Sequence[int]) -> Float32s:
    """Return the weights for the wanted shape: new features have weight 0. Weights that are not whole are returned as they are."""
    if len(weights) != sum((inputs + 1) * outputs for inputs, outputs in pairwise(shape)):
        return weights
    first = shape[0] * shape[1]
    last = len(weights) - (shape[-2] + 1) * shape[-1]
    new_inputs = np.zeros((wanted[0] - shape[0]) * shape[1], np.float32)
    head = weights[last:].reshape(shape[-2] + 1, shape[-1])[:, output_sources(earlier, shape[-1])]
    return np.concatenate([weights[:first], new_inputs, weights[first:last], head.reshape(-1)])
