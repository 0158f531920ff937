"""The pool of opponents in training."""

from pathlib import Path
from typing import Any

import pytest
import torch

from katzentisch.batch.batch_step import ALL_BUT_ONE, MIXED
from katzentisch.bots.net import Network
from katzentisch.games import GAMES
from katzentisch.games.game import Refusal
from katzentisch.training.config import Config
from katzentisch.training.network import Net, export_weights
from katzentisch.training.opponents import Opponents, env_counts
from katzentisch.training.rollout import best_actions, sample_actions

GAME = GAMES["katze_im_sack"]
HIDDEN = (8,)


def config(**fields: Any) -> Config:
    return Config(game=GAME.id, hidden=HIDDEN, **fields)


def make_opponents(net: Net, **fields: Any) -> Opponents:
    return Opponents(GAME, config(**fields), net, "cpu", 100)


@pytest.mark.parametrize(
    ("fields", "network_envs", "policy_envs"),
    [({"past_self_share": 0.25, "rules_share": 0.1}, 25, 10), ({"opponent": "rules"}, 0, 100), ({"opponent": "some.npz"}, 100, 0)],
)
def test_shares_of_the_games(fields: dict[str, Any], network_envs: int, policy_envs: int) -> None:
    assert env_counts(config(**fields), 100) == (network_envs, policy_envs)


def test_snapshots_are_taken_at_intervals_and_thinned() -> None:
    net = Net(GAME, HIDDEN)
    opponents = make_opponents(net, snapshot_interval=2, max_snapshots=3)
    assert (opponents.seating, opponents.pick) == (MIXED, sample_actions)
    for update in range(20):
        with torch.no_grad():
            net.layers[0].bias.fill_(update)
        opponents.choose(net, update)
        ages = [int(past["layers.0.bias"][0]) for past in opponents.snapshots]
        assert ages == sorted(set(ages))
        assert len(ages) == min(3, update // 2 + 1)
        assert ages[-1] == update // 2 * 2
        assert opponents.network is not None
        assert int(opponents.network.layers[0].bias[0]) in ages


def test_a_fixed_opponent_never_changes_and_plays_its_likeliest_moves(tmp_path: Path) -> None:
    fixed = Net(GAME, HIDDEN)
    Network(*export_weights(fixed)).save(tmp_path / "it.npz")
    opponents = make_opponents(Net(GAME, HIDDEN), opponent=str(tmp_path / "it.npz"))
    assert (opponents.seating, opponents.pick) == (ALL_BUT_ONE, best_actions)
    for update in range(3):
        opponents.choose(Net(GAME, HIDDEN), update)
    assert opponents.snapshots == []
    assert opponents.network is not None
    x = torch.ones(3, GAME.feature_count, dtype=torch.int8)
    torch.testing.assert_close(opponents.network(x)[0], fixed(x)[0], atol=1e-2, rtol=1e-2)


def test_rules_as_the_opponent_need_no_network() -> None:
    assert make_opponents(Net(GAME, HIDDEN), opponent="rules").network is None


def test_an_opponent_for_another_game_is_refused(tmp_path: Path) -> None:
    Network.random(GAMES["mau_mau"], HIDDEN).save(tmp_path / "it.npz")
    with pytest.raises(Refusal, match="doesn’t match"):
        make_opponents(Net(GAME, HIDDEN), opponent=str(tmp_path / "it.npz"))
