"""Networks are kept in files, and only those that fit their game are used."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from katzentisch.bots.net import Network, load
from katzentisch.bots.net import network as networks
from katzentisch.bots.net.forward import forward
from katzentisch.games import GAMES
from katzentisch.games.feature_columns import FeatureGroup
from katzentisch.games.game import Game, Refusal

GAME = GAMES["katze_im_sack"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where networks are looked for, empty."""
    monkeypatch.setattr(networks, "network_file", lambda game, bot="net": tmp_path / f"{game.id}.npz")
    monkeypatch.setattr(networks, "load", load.__wrapped__)
    return tmp_path


def test_a_network_is_read_as_it_was_written(folder: Path) -> None:
    network = Network.random(GAME, (8, 8), seed=1)
    Network(network.weights, network.shape, {"decisions": 5}).save(folder / "katze_im_sack.npz")
    read = networks.load("katze_im_sack")
    assert read is not None
    assert read.about == {"decisions": 5}
    assert read.weights.dtype == np.float32
    np.testing.assert_allclose(read.weights, network.weights, atol=1e-3)
    assert read.shape.tolist() == network.shape.tolist()


def test_where_no_network_was_made_there_is_none(folder: Path) -> None:
    assert networks.load("katze_im_sack") is None


def test_a_network_of_another_game_is_refused(folder: Path) -> None:
    Network.random(GAMES["mau_mau"], (8, 8)).save(folder / "katze_im_sack.npz")
    with pytest.raises(Refusal, match="katze_im_sack"):
        networks.load("katze_im_sack")


def test_a_network_fits_with_hidden_layers_of_one_width_and_all_its_weights() -> None:
    network = Network.random(GAME, (8, 8))
    assert network.fits(GAME)
    assert not Network.random(GAME, (8, 9)).fits(GAME)
    assert not Network(network.weights[:-1], network.shape).fits(GAME)


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].earlier_networks])
def test_a_network_of_an_earlier_version_is_extended_and_answers_as_before(game: str, tmp_path: Path) -> None:
    today, (earlier,) = GAMES[game], GAMES[game].earlier_networks
    before = Network.random(replace(today, feature_groups=first_columns(today, earlier.features), actions=earlier.actions), (8, 8), seed=3)
    before.save(tmp_path / "earlier.npz")
    after = networks.check_fit(networks.read_network(str(tmp_path / "earlier.npz")), today)
    x = np.random.default_rng(4).integers(0, 3, earlier.features).astype(np.int8)
    old, new = answer(networks.Network.read(tmp_path / "earlier.npz"), x), answer(after, np.pad(x, (0, today.feature_count - len(x))))
    assert old[: earlier.actions].tolist() == new[: earlier.actions].tolist()
    assert old[earlier.actions :].tolist() == new[today.actions :].tolist()
    assert new[earlier.actions : today.actions].tolist() == old[list(earlier.like)].tolist()


def first_columns(game: Game, count: int) -> tuple[FeatureGroup, ...]:
    return (FeatureGroup("amount", "earlier", game.feature_columns[:count]),)


def answer(network: Network, x: Any) -> Any:
    _, a, b = network.scratch()
    forward(network.weights, network.shape, x, a, b)
    return a[: network.shape[-1]]


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].earlier_networks])
def test_spare_inputs_of_a_shipped_network_have_no_weight_yet(game: str) -> None:
    network, earlier = load(game), GAMES[game].earlier_networks[0]
    assert network is not None
    rows = network.weights[: network.shape[0] * network.shape[1]].reshape(network.shape[0], -1)
    spare = [place for place, column in enumerate(GAMES[game].feature_columns) if column.low == column.high == 0]
    assert rows[: earlier.features].any(axis=1).all()
    assert spare[-1] == len(rows) - 1
    assert not rows[[place for place in spare if place >= earlier.features]].any()


@pytest.mark.parametrize("game", list(GAMES))
def test_every_network_that_comes_with_the_package_fits_its_game(game: str) -> None:
    network = load(game)
    assert network is None or (network.fits(GAMES[game]) and GAMES[game].has_decisions)
