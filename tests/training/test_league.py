"""Exploiters of the averaged network join the pool of opponents."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
import torch

from katzentisch.batch.batch_step import ALL_BUT_ONE
from katzentisch.training.config import Config
from katzentisch.training.network import Net
from katzentisch.training.opponents import AVERAGE
from katzentisch.training.rollout import sample_actions
from katzentisch.training.run import EXPLOITER_ENTROPY, EXPLOITER_RATE, EXPLOITER_SEED, League, Run


def config(**fields: Any) -> Config:
    sizes = {"players": (2,), "hidden": (8,), "num_envs": 64, "rollout_length": 8, "minibatch_size": 64, "snapshot_interval": 1000}
    league = {"exploiter_interval": 2, "exploiter_updates": 3, "learning_rate": (3e-3, 1e-3), "magnet_coefficient": (0.1, 0.1)}
    return Config(game="mau_mau", **{**sizes, **league, **fields})


def after_updates(folder: Path, count: int, **fields: Any) -> Run:
    run = Run(config(**fields), folder, "cpu")
    env = run.make_env()
    for _ in range(count):
        run.update(*env)
    return run


def same(one: Any, other: Any) -> bool:
    return one.keys() == other.keys() and all(torch.equal(each, other[name]) for name, each in one.items())


def test_exploiters_join_the_pool_at_the_interval(tmp_path: Path) -> None:
    run = Run(config(), tmp_path, "cpu")
    env, counts = run.make_env(), []
    for _ in range(7):
        run.update(*env)
        counts.append(len(run.opponents.snapshots))
    assert counts == [1, 1, 2, 2, 3, 3, 4]  # the network at the start, then an exploiter before every other update
    assert run.league is not None
    assert run.league.run.updates == 3 * 3


def test_without_an_interval_there_is_no_league(tmp_path: Path) -> None:
    assert after_updates(tmp_path, 3, exploiter_interval=0).league is None


def test_an_exploiter_meets_the_present_average_and_starts_from_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = after_updates(tmp_path, 2)
    run.train_exploiter()
    assert run.league is not None
    exploiter = run.league.run
    assert exploiter.opponents.network is not None
    first = {name: each.clone() for name, each in run.ema_net.state_dict().items()}
    assert same(exploiter.opponents.network.state_dict(), first)
    assert same(run.opponents.snapshots[-1], exploiter.ema_net.state_dict())
    assert not same(run.opponents.snapshots[-1], first)
    with torch.no_grad():
        run.ema_net.layers[0].bias.add_(1.0)
    run.train_exploiter()
    assert same(exploiter.opponents.network.state_dict(), run.ema_net.state_dict())
    assert not same(*run.opponents.snapshots[-2:])  # the pool has copies
    starts: list[Any] = []
    monkeypatch.setattr(Run, "update", lambda each, *facts: starts.append(each.net.state_dict()))
    League(run).train(run.ema_net)
    assert same(starts[0], run.ema_net.state_dict())


def test_an_exploiter_has_its_own_configuration(tmp_path: Path) -> None:
    run = Run(config(initial_network="", is_alone=False, opponent=""), tmp_path, "cpu")
    run.make_env()
    exploiter = League(run).run
    fixed = {
        "opponent": AVERAGE,
        "decisions": 1,
        "num_envs": 16,
        "learning_rate": (EXPLOITER_RATE, EXPLOITER_RATE),
        "entropy_coefficient": (EXPLOITER_ENTROPY, EXPLOITER_ENTROPY),
        "magnet_coefficient": (0.0, 0.0),
        "seed": 1 + EXPLOITER_SEED,
        "exploiter_interval": 0,
        "initial_network": "",
    }
    assert exploiter.config == msgspec.structs.replace(run.config, **fixed)
    opponents = exploiter.opponents
    assert (opponents.seating, opponents.network_envs, opponents.policy_envs) == (ALL_BUT_ONE, 16, 0)
    assert opponents.pick is sample_actions
    assert opponents.network is not None
    before = {name: each.clone() for name, each in opponents.network.state_dict().items()}
    opponents.choose(Net(run.game, (8,)), 0)
    assert opponents.snapshots == []
    assert same(opponents.network.state_dict(), before)


def test_a_run_with_a_league_is_the_same_again(tmp_path: Path) -> None:
    one, other = (after_updates(tmp_path / name, 5) for name in ("one", "other"))
    assert same(one.net.state_dict(), other.net.state_dict())
    assert all(map(same, one.opponents.snapshots, other.opponents.snapshots))
    assert not same(one.net.state_dict(), after_updates(tmp_path / "third", 5, seed=2).net.state_dict())


def test_a_run_with_a_league_continues_from_its_checkpoint(tmp_path: Path) -> None:
    run = after_updates(tmp_path, 4)
    run.save_checkpoint()
    again = Run(config(), tmp_path, "cpu")
    again.resume()
    assert all(map(same, again.opponents.snapshots, run.opponents.snapshots))
    again.update(*again.make_env())
    assert again.league is not None
    assert (again.updates, len(again.opponents.snapshots)) == (5, 3)
