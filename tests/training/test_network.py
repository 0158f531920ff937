"""An exported network gives the same outputs without PyTorch."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from numpy.typing import NDArray

from katzentisch.bots.net import Network
from katzentisch.bots.net.forward import forward
from katzentisch.games import GAMES
from katzentisch.training.config import Config
from katzentisch.training.network import VALUES_SCALE, Net, export_weights, import_weights, mixed_precision, padded
from katzentisch.training.run import Run

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


def plain_outputs(net: Net, x: torch.Tensor) -> NDArray[np.float64]:
    """Normalise, then layer by layer, without padding and in double precision."""
    weights = [each.weight.detach().double().numpy() for each in net.layers]
    biases = [each.bias.detach().double().numpy() for each in net.layers]
    normal = (x.double() - net.mean.double()) * net.scale.double()
    h = np.maximum(normal.numpy() @ weights[0].T + biases[0], 0)
    for weight, bias in zip(weights[1:-1], biases[1:-1], strict=True):
        h = h + np.maximum(h @ weight.T + bias, 0)
    out: NDArray[np.float64] = h @ weights[-1].T + biases[-1]
    out[:, GAME.actions :] *= VALUES_SCALE
    return out


def test_the_outputs_are_those_of_the_plain_computation() -> None:
    assert GAME.feature_count % 8
    assert (GAME.actions + GAME.players[-1]) % 8
    np.testing.assert_allclose(outputs(net(), samples()), plain_outputs(net(), samples()), rtol=1e-4, atol=1e-3)


def test_a_dimension_is_padded_with_zeros_to_a_multiple_of_eight() -> None:
    table = torch.ones(3, 5)
    assert padded(table, 1).tolist() == [[1.0] * 5 + [0.0] * 3] * 3
    assert padded(table, 0).tolist() == [[1.0] * 5] * 3 + [[0.0] * 5] * 5
    assert padded(torch.ones(9), 0).tolist() == [1.0] * 9 + [0.0] * 7
    whole = torch.ones(16, 8)
    assert padded(whole, 0) is whole
    assert padded(whole, 1) is whole


def test_a_gpu_would_compute_in_half_precision() -> None:
    class OnGpu:
        device, is_cuda = torch.device("cpu"), True

    x = samples()
    with mixed_precision(OnGpu()):
        halves = outputs(net(), x)
    with mixed_precision(x):
        whole = outputs(net(), x)
    assert halves.dtype == np.float32
    assert 0 < np.abs(halves - whole).max() < 0.1 * np.abs(whole).max()


@pytest.mark.parametrize("game", ["katze_im_sack", "mau_mau"])
def test_a_spare_feature_gets_no_weight_in_training(tmp_path: Path, game: str) -> None:
    """So that a feature that takes its place later has no influence at first."""
    sizes: dict[str, Any] = {"hidden": (8, 8), "num_envs": 32, "rollout_length": 8, "minibatch_size": 32}
    run = Run(Config(game=game, learning_rate=(1e-2, 1e-2), magnet_coefficient=(0.1, 0.1), **sizes), tmp_path, "cpu")
    spare = run.net.spare
    assert len(spare) >= 10
    env = run.make_env()
    before = run.net.layers[0].weight.detach().clone()
    for _ in range(3):
        run.update(*env)
    assert not torch.equal(run.net.layers[0].weight, before)
    for each in (run.net, run.ema_net):
        assert not each.layers[0].weight[:, spare].any()
    run.export("it.npz")
    exported = Network.read(tmp_path / "it.npz")
    rows = exported.weights[: exported.shape[0] * 8].reshape(-1, 8)
    assert not rows[spare].any()
    assert rows.any(axis=1).sum() > len(rows) // 4
