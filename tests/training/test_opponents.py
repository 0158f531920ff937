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
from katzentisch.training.opponents import AVERAGE, Opponents, env_counts, find_policy
from katzentisch.training.rollout import best_actions, pick_at, sample_actions
from katzentisch.training.run import Run

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


POLICIES = ["random", "beginner", "casual", "rules", "level2", "search:2", "guided:2", "blend:50:rules:casual"]


@pytest.mark.parametrize("name", POLICIES)
def test_opponents_that_the_environment_steps(name: str) -> None:
    bot = find_policy(name)
    assert bot is not None
    assert bot.id == name
    opponents = make_opponents(Net(GAME, HIDDEN), opponent=name)
    assert (opponents.network, opponents.policy, opponents.seating) == (None, bot, ALL_BUT_ONE)
    assert (opponents.network_envs, opponents.policy_envs) == (0, 100)
    opponents.choose(Net(GAME, HIDDEN), 0)
    assert opponents.snapshots == []


@pytest.mark.parametrize("file", ["", AVERAGE, "rules.npz", "level5", "./search"])
def test_networks_are_stepped_by_the_learner(file: str) -> None:
    assert find_policy(file) is None


@pytest.mark.parametrize("opponent", ["random", "level2", "search:2"])
def test_a_run_against_them(tmp_path: Path, opponent: str) -> None:
    sizes: dict[str, Any] = {"players": (3,), "num_envs": 4, "rollout_length": 3, "minibatch_size": 4}
    run = Run(Config(game="mau_mau", hidden=HIDDEN, opponent=opponent, **sizes), tmp_path, "cpu")
    run.update(*run.make_env())
    assert run.decisions == 12  # the opponents' decisions are not the learner's


def test_rule_based_players_in_all_seats_but_one() -> None:
    opponents = make_opponents(Net(GAME, HIDDEN), is_alone=True, rules_share=0.6, past_self_share=0.1)
    assert (opponents.seating, opponents.network_envs, opponents.policy_envs) == (ALL_BUT_ONE, 10, 60)
    assert make_opponents(Net(GAME, HIDDEN)).seating == MIXED


LOGITS = torch.tensor([0.0, 1.0, 1.5])


def frequencies(opponents: Opponents) -> list[float]:
    torch.manual_seed(3)
    picked = opponents.pick(LOGITS.repeat(20_000, 1))
    return [float((picked == action).float().mean()) for action in range(3)]


@pytest.mark.parametrize(("own", "setting", "temperature"), [(1.0, "", 1.0), (0.5, "", 0.5), (0.0, "?temperature=2", 2.0)])
def test_a_network_with_a_temperature_draws(tmp_path: Path, own: float, setting: str, temperature: float) -> None:
    Network(*export_weights(Net(GAME, HIDDEN)), {"temperature": own}).save(tmp_path / "it.npz")
    opponents = make_opponents(Net(GAME, HIDDEN), opponent=f"{tmp_path / 'it.npz'}{setting}")
    assert frequencies(opponents) == pytest.approx(torch.softmax(LOGITS / temperature, 0).tolist(), abs=0.015)


def test_a_temperature_of_0_in_place_of_that_in_the_file(tmp_path: Path) -> None:
    Network(*export_weights(Net(GAME, HIDDEN)), {"temperature": 1.0}).save(tmp_path / "it.npz")
    assert make_opponents(Net(GAME, HIDDEN), opponent=f"{tmp_path / 'it.npz'}?temperature=0").pick is best_actions


def test_picks() -> None:
    assert pick_at(0.0) is best_actions
    assert pick_at(1.0) is sample_actions
