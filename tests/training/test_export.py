"""What learns with PyTorch plays the same without it."""

from pathlib import Path

import numpy as np
import torch

from katzentisch.bots.net import Network
from katzentisch.bots.net.forward import forward
from katzentisch.games import GAMES
from katzentisch.training.network import Net, exported, imported

GAME = GAMES["katze_im_sack"]
HIDDEN = (16, 16, 16)


def seen(count: int = 40) -> torch.Tensor:
    return torch.randint(-3, 12, (count, GAME.feature_count), dtype=torch.int8, generator=torch.Generator().manual_seed(1))


def net(seed: int = 1) -> Net:
    """One with opinions, used to features that are not all alike."""
    torch.manual_seed(seed)
    made = Net(GAME, HIDDEN)
    made.get_used_to(seen())
    with torch.no_grad():
        for each in made.parameters():
            each.add_(torch.randn_like(each), alpha=0.1)
    return made


def answers(net: Net, x: torch.Tensor) -> np.ndarray:
    with torch.no_grad():
        return torch.cat(net(x), 1).numpy()


def compiled_answers(network: Network, x: torch.Tensor) -> np.ndarray:
    _, a, b = network.scratch()
    told = []
    for each in x.numpy():
        forward(network.weights, network.shape, each, a, b)
        told.append(a[: network.shape[-1]].copy())
    return np.array(told)


def test_logits_and_values_are_the_same_compiled() -> None:
    network = Network(*exported(net()))
    assert network.fits(GAME)
    np.testing.assert_allclose(compiled_answers(network, seen()), answers(net(), seen()), rtol=1e-4, atol=1e-3)


def test_a_file_of_half_precision_is_close(tmp_path: Path) -> None:
    Network(*exported(net()), {"decisions": 3}).save(tmp_path / "it.npz")
    told, right = compiled_answers(Network.read(tmp_path / "it.npz"), seen()), answers(net(), seen())
    assert np.abs(told - right).max() < 0.01 * np.abs(right).max()


def test_what_was_exported_is_imported_as_it_was() -> None:
    """Into a network that is used to other features, too."""
    weights, _ = exported(net())
    other = net(seed=2)
    other.get_used_to(seen() * 2)
    for into in (Net(GAME, HIDDEN), net(), other):
        again, _ = exported(imported(into, weights))
        np.testing.assert_allclose(again, weights, rtol=1e-3, atol=1e-4)
        np.testing.assert_allclose(answers(into, seen()), answers(net(), seen()), rtol=1e-3, atol=1e-2)


def test_at_first_all_actions_are_alike_and_every_seat_gets_the_mean() -> None:
    torch.manual_seed(1)
    logits, values = Net(GAME, HIDDEN)(seen() * 0 + 1)
    assert logits.abs().max() < 0.5
    assert (values - 0.4).abs().max() < 0.05
