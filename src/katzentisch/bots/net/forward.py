"""The evaluation of a network, compiled.

`weights` holds the layers one after the other, each as a matrix with a row of outputs for each input, then the bias; `shape` holds the
widths of the features, the hidden layers and the outputs. Inputs are sparse, so only the rows of non-zero inputs are added up.
"""

import numpy as np

from ...games.arrays import Features, Float32s, Int32s
from ...games.compiled import rule

NO_INPUT = -1


@rule
def add_rows(weights: Float32s, row: int, value: float, other_row: int, other_value: float, out: Float32s) -> None:
    """Add two rows at once, so that the sums are loaded half as often."""
    one, other = weights[row : row + len(out)], weights[other_row : other_row + len(out)]
    by_one, by_other = np.float32(value), np.float32(other_value)
    for output in range(len(out)):
        out[output] += by_one * one[output] + by_other * other[output]


@rule
def layer(weights: Float32s, at: int, x: Features | Float32s, out: Float32s) -> int:
    """Evaluate the layer that starts at index `at` of the weights; returns where the next one starts."""
    inputs, outputs = len(x), len(out)
    bias = at + inputs * outputs
    for output in range(outputs):
        out[output] = weights[bias + output]
    waiting = NO_INPUT
    for each in range(inputs):
        if x[each] != 0:
            if waiting == NO_INPUT:
                waiting = each
            else:
                add_rows(weights, at + waiting * outputs, x[waiting], at + each * outputs, x[each], out)
                waiting = NO_INPUT
    if waiting != NO_INPUT:
        add_rows(weights, at + waiting * outputs, x[waiting], at, 0, out)
    return bias + outputs


@rule
def forward(weights: Float32s, shape: Int32s, x: Features, a: Float32s, b: Float32s) -> None:
    """Evaluate the features x; a gets a logit for each action, then a value for each seat, the own first. b holds the hidden layer."""
    width, last = int(shape[1]), len(shape) - 1
    hidden, more = b[:width], a[:width]
    at = layer(weights, 0, x[: shape[0]], hidden)
    for unit in range(width):
        hidden[unit] = max(hidden[unit], np.float32(0.0))
    for _ in range(2, last):
        at = layer(weights, at, hidden, more)
        for unit in range(width):
            hidden[unit] += max(more[unit], np.float32(0.0))
    layer(weights, at, hidden, a[: shape[last]])
