"""A network's answer is what its matrices say."""

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from katzentisch.bots.net import Network
from katzentisch.bots.net.forward import forward
from katzentisch.games import GAMES

GAME = GAMES["katze_im_sack"]


def by_matrices(network: Network, x: Any) -> Any:
    """The same in NumPy."""
    layers: list[tuple[Any, Any]] = []
    at = 0
    for inputs, outputs in pairwise(network.shape.tolist()):
        bias = at + inputs * outputs
        layers.append((network.weights[at:bias].reshape(inputs, outputs), network.weights[bias : bias + outputs]))
        at = bias + outputs
    (matrix, bias), *others, last = layers
    hidden = np.maximum(x.astype(np.float32) @ matrix + bias, 0)
    for matrix, bias in others:
        hidden = hidden + np.maximum(hidden @ matrix + bias, 0)
    return hidden @ last[0] + last[1]


@pytest.mark.parametrize("hidden", [(8,), (16, 16), (200, 200, 200)])
@pytest.mark.parametrize("busy", [0.0, 0.3, 1.0])
def test_forward_is_what_the_matrices_say(hidden: tuple[int, ...], busy: float) -> None:
    network = Network.random(GAME, hidden, seed=3)
    rng = np.random.default_rng(4)
    x, a, b = network.scratch()
    x[:] = rng.integers(-9, 10, len(x)) * (rng.random(len(x)) < busy)
    forward(network.weights, network.shape, x, a, b)
    wanted = by_matrices(network, x)
    np.testing.assert_allclose(a[: len(wanted)], wanted, rtol=1e-3, atol=1e-3)


def test_what_was_in_the_scratch_changes_nothing() -> None:
    network = Network.random(GAME, (16, 16), seed=3)
    x, a, b = network.scratch()
    x[::7] = 2
    forward(network.weights, network.shape, x, a, b)
    first = a.copy()
    b[:] = 5.0
    forward(network.weights, network.shape, x, a, b)
    assert (a == first).all()
