"""An exported network gives the same outputs without PyTorch."""

from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray

from katzentisch.bots.net import Network
from katzentisch.bots.net.forward import forward
from katzentisch.games import GAMES
from katzentisch.training.network import Net, export_weights, import_weights

GAME = GAMES["katze_im_sack"]
HIDDEN = (16, 16, 16)


def samples(count: int = 40) -> torch.Tensor:
    return torch.randint(-3, 12, (count, GAME.feature_count), dtype=torch.int8, generator=torch.Generator().manual_seed(1))


def net(seed: int = 1) -> Net:
    """Make a network with distinct outputs and a fitted normaliser."""
    torch.manual_seed(seed)
    result = Net(GAME, HIDDEN)
    result.fit_normalizer(samples())
    with torch.no_grad():
        for each in result.parameters():
            each.add_(torch.randn_like(each), alpha=0.1)
    return result


def outputs(net: Net, x: torch.Tensor) -> NDArray[np.float32]:
    with torch.no_grad():
        found: NDArray[np.float32] = torch.cat(net(x), 1).numpy()
    return found


def compiled_outputs(network: Network, x: torch.Tensor) -> np.ndarray:
    _, a, b = network.scratch()
    rows = []
    for each in x.numpy():
        forward(network.weights, network.shape, each, a, b)
        rows.append(a[: network.shape[-1]].copy())
    return np.array(rows)


def test_logits_and_values_are_the_same_compiled() -> None:
    network = Network(*export_weights(net()))
    assert network.fits(GAME)
    np.testing.assert_allclose(compiled_outputs(network, samples()), outputs(net(), samples()), rtol=1e-4, atol=1e-3)


def test_a_file_of_half_precision_is_close(tmp_path: Path) -> None:
    Network(*export_weights(net()), {"decisions": 3}).save(tmp_path / "it.npz")
    actual, expected = compiled_outputs(Network.read(tmp_path / "it.npz"), samples()), outputs(net(), samples())
    assert np.abs(actual - expected).max() < 0.01 * np.abs(expected).max()


def test_importing_undoes_exporting() -> None:
    """Also into a network with another normaliser."""
    weights, _ = export_weights(net())
    other = net(seed=2)
    other.fit_normalizer(samples() * 2)
    for into in (Net(GAME, HIDDEN), net(), other):
        again, _ = export_weights(import_weights(into, weights))
        np.testing.assert_allclose(again, weights, rtol=1e-3, atol=1e-4)
        np.testing.assert_allclose(outputs(into, samples()), outputs(net(), samples()), rtol=1e-3, atol=1e-2)


def test_initial_weights_prefer_no_action_and_value_every_seat_at_the_mean() -> None:
    torch.manual_seed(1)
    logits, values = Net(GAME, HIDDEN)(samples() * 0 + 1)
    assert logits.abs().max() < 0.5
    assert (values - 0.4).abs().max() < 0.05
