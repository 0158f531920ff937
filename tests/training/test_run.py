"""A run learns, saves checkpoints and continues from them, also from one of the previous version."""

import errno
import json
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from katzentisch.bots.net import Network, load
from katzentisch.games import GAMES
from katzentisch.training import run as runs
from katzentisch.training.__main__ import main
from katzentisch.training.config import Config, read_config, stored_config
from katzentisch.training.environment import start_states
from katzentisch.training.evaluation import Evaluator
from katzentisch.training.learner import METRICS, Learner
from katzentisch.training.run import Run

GAME = "mau_mau"
SMALL = f'game = "{GAME}"\nplayers = [2]\nhidden = [8]\nnum_envs = 64\nrollout_length = 8\nminibatch_size = 128\n'
PREVIOUS = Path(__file__).parents[1] / "previous" / "files" / "training"  # the folder of a run of the previous version


def config(**fields: Any) -> Config:
    sizes = {"players": (2,), "hidden": (32,), "num_envs": 256, "rollout_length": 16, "minibatch_size": 512}
    return Config(game=GAME, **{**sizes, "learning_rate": (3e-3, 1e-3), **fields})


def weights(run: Run) -> list[Any]:
    return [*run.net.state_dict().values(), *run.ema_net.state_dict().values()]


def test_a_stopped_run_continues(tmp_path: Path) -> None:
    run = Run(config(snapshot_interval=1), tmp_path, "cpu")
    env = run.make_env()
    for _ in range(2):
        run.update(*env)
    run.save_checkpoint()
    again = Run(config(snapshot_interval=1), tmp_path, "cpu")
    again.resume()
    assert (again.decisions, again.updates, len(again.opponents.snapshots)) == (run.decisions, 2, 2)
    assert all(map(torch.equal, weights(run), weights(again)))
    env = again.make_env()
    assert all(map(torch.equal, weights(run), weights(again)))
    again.update(*env)
    assert (again.updates, len(again.opponents.snapshots)) == (3, 3)
    assert again.decisions > run.decisions


def test_training_improves_play_among_rule_based_players(tmp_path: Path) -> None:
    run = Run(config(decisions=150_000, rules_share=0.3), tmp_path, "cpu")
    env = run.make_env()
    evaluator = Evaluator(GAMES[GAME], start_states(GAMES[GAME], (2,)), "cpu", None, num_envs=512)
    with torch.no_grad():
        before = evaluator.evaluate(run.ema_net, 2000)
    while run.progress < 1:
        metrics = run.update(*env)
    with torch.no_grad():
        after = evaluator.evaluate(run.ema_net, 2000)
    assert after["lead"] > before["lead"] + 4 * (before["lead_error"] + after["lead_error"])
    assert after["wins"] > before["wins"]
    assert set(metrics) == set(METRICS)


def test_the_command_writes_metrics_and_networks_and_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(runs, "EVALUATION_GAMES", 100)
    (tmp_path / "it.toml").write_text(f"{SMALL}decisions = 2000\nevaluations = 2\n")
    out = tmp_path / "out"
    arguments = [str(tmp_path / "it.toml"), "--out", str(out), "--device", "cpu"]
    assert main(arguments) == 0
    lines = [json.loads(line) for line in (out / "curve.jsonl").read_text().splitlines()]
    assert [line["decisions"] >= half for line, half in zip(lines, (1000, 2000), strict=True)] == [True, True]
    final = Network.read(out / "final.npz")
    assert final.fits(GAMES[GAME])
    assert final.about["decisions"] == lines[-1]["decisions"]
    assert all((out / f"at-{part}.npz").exists() for part in (0.125, 0.25, 0.5))
    assert main([*arguments, "--set", "decisions=4000"]) == 0
    lines = [json.loads(line) for line in (out / "curve.jsonl").read_text().splitlines()]
    assert lines[-1]["decisions"] >= 4000
    assert len(capsys.readouterr().out.splitlines()) == len(lines) == 3


def test_a_run_of_the_previous_version_continues(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its checkpoint holds the old names of the configuration, its curve the old names of the metrics."""
    shutil.copytree(PREVIOUS, tmp_path / "out")
    old_lines = (PREVIOUS / "curve.jsonl").read_text()
    old = Network.read(PREVIOUS / "final.npz").about
    (tmp_path / "it.toml").write_text(SMALL.replace("[8]", str(old["config"]["hidden"])))
    arguments = [
        str(tmp_path / "it.toml"),
        "--out",
        str(tmp_path / "out"),
        "--device",
        "cpu",
        "--set",
        f"decisions={old['decisions'] + 500}",
        "--set",
        "evaluations=2",
    ]
    assert main(arguments) == 0
    assert (tmp_path / "out" / "curve.jsonl").read_text().startswith(old_lines)
    new = Network.read(tmp_path / "out" / "final.npz").about
    assert new["decisions"] >= old["decisions"] + 500
    assert new["updates"] > old["updates"]
    assert "visited" in old["config"]
    assert "past_self_share" in new["config"]
    assert stored_config(old["config"]).past_self_share == old["config"]["visited"]


@pytest.mark.parametrize("game", ["katze_im_sack", "katzenjammer_blues", "mau_mau"])
def test_the_configurations_in_shipped_networks_can_be_read(game: str) -> None:
    network = load(game)
    assert network is not None
    assert stored_config(network.about["config"]).game == game


def test_an_initial_network(tmp_path: Path) -> None:
    network = Network.random(GAMES[GAME], (32,))
    network.save(tmp_path / "it.npz")
    run = Run(config(initial_network=str(tmp_path / "it.npz")), tmp_path / "out", "cpu")
    run.make_env()
    run.export("first.npz")
    first = Network.read(tmp_path / "out" / "first.npz")
    torch.testing.assert_close(torch.tensor(first.weights), torch.tensor(network.weights), atol=1e-2, rtol=1e-2)


def arguments_for(tmp_path: Path, *more: str) -> list[str]:
    (tmp_path / "it.toml").write_text(f"{SMALL}decisions = 20000\nevaluations = 1\n")
    return [str(tmp_path / "it.toml"), "--out", str(tmp_path / "out"), "--device", "cpu", *more]


@pytest.fixture
def sigint() -> Iterator[None]:
    """Handle Ctrl-C as in the foreground of a terminal, wherever the tests run."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def ctrl_c_in_update(monkeypatch: pytest.MonkeyPatch, number: int, times: int = 1, kind: int = signal.SIGINT) -> None:
    """Send Ctrl-C or another signal in the middle of an update."""
    learn = Learner.learn

    def interrupted(learner: Learner, rollout: Any, progress: float) -> Any:
        counted.append(progress)
        if len(counted) == number:
            for _ in range(times):
                signal.raise_signal(kind)
        return learn(learner, rollout, progress)

    counted: list[float] = []
    monkeypatch.setattr(Learner, "learn", interrupted)


@pytest.mark.usefixtures("sigint")
@pytest.mark.parametrize(
    ("language", "stopping", "kept"), [("en", "after this step", "Progress is saved in"), ("de", "Nach diesem Schritt", "ist in")]
)
def test_ctrl_c_saves_a_checkpoint_and_says_how_to_continue(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, stopping: str, kept: str
) -> None:
    handler, arguments = signal.getsignal(signal.SIGINT), arguments_for(tmp_path, "--lang", language)
    with pytest.MonkeyPatch.context() as monkeypatch:
        ctrl_c_in_update(monkeypatch, 3)
        assert main(arguments) == 130
    output = capsys.readouterr()
    assert [words in line for words, line in zip((stopping, kept), output.err.splitlines(), strict=True)] == [True, True]
    assert str(tmp_path / "out" / "state.pt") in output.err
    assert signal.getsignal(signal.SIGINT) is handler
    again = Run(read_config(tmp_path / "it.toml"), tmp_path / "out", "cpu")
    again.resume()
    assert (again.updates, again.decisions > 0) == (3, True)
    assert Network.read(tmp_path / "out" / "latest.npz").about["updates"] == 3
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["at-0.03125.npz", "latest.npz", "state.pt"]
    assert main(arguments) == 0
    assert Network.read(tmp_path / "out" / "final.npz").about["decisions"] >= 20000


def test_sigterm_saves_a_checkpoint_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    handler = signal.getsignal(signal.SIGTERM)
    ctrl_c_in_update(monkeypatch, 2, kind=signal.SIGTERM)
    assert main(arguments_for(tmp_path)) == 128 + signal.SIGTERM
    assert "Progress is saved in" in capsys.readouterr().err
    assert signal.getsignal(signal.SIGTERM) is handler
    assert Network.read(tmp_path / "out" / "latest.npz").about["updates"] == 2


@pytest.mark.usefixtures("sigint")
def test_ctrl_c_twice_stops_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    ctrl_c_in_update(monkeypatch, 2, times=2)
    assert main(arguments_for(tmp_path)) == 130
    assert "Nothing had been saved yet" in capsys.readouterr().err
    assert not (tmp_path / "out" / "state.pt").exists()
    monkeypatch.setattr(runs, "CHECKPOINT_SECONDS", -1.0)
    save = Run.save_checkpoint
    monkeypatch.setattr(Run, "save_checkpoint", lambda run: save(run) if run.updates == 1 else None)
    ctrl_c_in_update(monkeypatch, 3, times=2)
    assert main(arguments_for(tmp_path)) == 130
    assert "Progress up to the last save is in" in capsys.readouterr().err
    again = Run(read_config(tmp_path / "it.toml"), tmp_path / "out", "cpu")
    again.resume()
    assert again.updates == 1


@pytest.mark.usefixtures("sigint")
def test_ctrl_c_before_the_first_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(Run, "make_env", lambda run: signal.raise_signal(signal.SIGINT))
    assert main(arguments_for(tmp_path)) == 130
    assert "Nothing had been saved yet" in capsys.readouterr().err


def test_a_full_disk_leaves_the_last_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run = Run(config(), tmp_path, "cpu")
    run.make_env()
    run.save_checkpoint()
    before = (tmp_path / "state.pt").read_bytes(), (tmp_path / "latest.npz").read_bytes()

    def full(*facts: Any, **more: Any) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    monkeypatch.setattr(np, "savez_compressed", full)
    for write in (run.save_checkpoint, lambda: run.export("latest.npz")):
        with pytest.raises(OSError, match="space"):
            write()
    assert ((tmp_path / "state.pt").read_bytes(), (tmp_path / "latest.npz").read_bytes()) == before
    assert main(arguments_for(tmp_path)) == 2
    assert "No space left on device" in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"", b"hello", b"\x80\x02K\x01."])
def test_a_broken_checkpoint_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "state.pt").write_bytes(content)
    assert main(arguments_for(tmp_path)) == 2
    assert "state.pt is damaged" in capsys.readouterr().err
    assert (tmp_path / "out" / "state.pt").read_bytes() == content


@pytest.mark.parametrize("error", [MemoryError(), RuntimeError("DefaultCPUAllocator: not enough memory: you tried to allocate 9 bytes")])
def test_too_little_memory_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: Exception
) -> None:
    def failing(run: Run) -> None:
        raise error

    monkeypatch.setattr(Run, "make_env", failing)
    assert main(arguments_for(tmp_path)) == 2
    assert "Not enough memory" in capsys.readouterr().err
