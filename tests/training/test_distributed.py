"""Two processes learn one network, as torchrun starts them; here they run on the CPU."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import torch
from tests.training.two_processes import CONFIG, STOP_AT, evaluated, learn_once

from katzentisch.bots.net import Network
from katzentisch.games import GAMES
from katzentisch.games.game import BadSetup
from katzentisch.training import processes
from katzentisch.training import run as runs
from katzentisch.training.__main__ import describe, leave
from katzentisch.training.processes import ALONE, GAME_NUMBERS, Processes
from katzentisch.training.run import Run

ROOT = Path(__file__).parents[2]


def torchrun(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "ignore", "-m", "torch.distributed.run", "--standalone", "--nproc-per-node=2", "-m", *arguments]
    environment = {**os.environ, "OMP_NUM_THREADS": "1"}
    run = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False, timeout=600)
    assert run.returncode == 0, run.stderr
    return run


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("two")


@pytest.fixture(scope="module")
def messages(folder: Path) -> str:
    """What the processes printed."""
    return torchrun("tests.training.two_processes", str(folder)).stderr


@pytest.fixture(scope="module")
def both(folder: Path, messages: str) -> list[dict[str, Any]]:
    """What each process found."""
    return [torch.load(folder / f"{rank}.pt") for rank in range(2)]


def is_same(one: Any, other: Any) -> bool:
    if isinstance(one, torch.Tensor):
        return bool(torch.equal(one, other))
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(is_same(each, other[name]) for name, each in one.items())
    if isinstance(one, list):
        return len(one) == len(other) and all(map(is_same, one, other))
    return bool(one == other)


def test_a_step_with_halves_of_a_batch_is_that_with_the_whole(both: list[dict[str, Any]]) -> None:
    """Gradients and metrics are means over both halves, and advantages are normalised over both."""
    whole = learn_once(ALONE)
    assert is_same(both[0]["learned"], both[1]["learned"])
    for name, expected in whole["weights"].items():
        torch.testing.assert_close(both[0]["learned"]["weights"][name], expected, atol=1e-6, rtol=1e-4)
    assert both[0]["learned"]["metrics"] == pytest.approx(whole["metrics"], rel=1e-4)


def test_metrics_are_those_of_all_games(both: list[dict[str, Any]]) -> None:
    assert both[0]["evaluated"] == both[1]["evaluated"] == pytest.approx(evaluated(ALONE))
    assert [(each["least"], each["most"]) for each in both] == [(3, 4), (3, 4)]


def test_both_have_the_same_network_and_different_games(both: list[dict[str, Any]]) -> None:
    assert is_same(both[0]["stopped"], both[1]["stopped"])
    numbers = [set(each["deals"].tolist()) for each in both]
    half = CONFIG.num_envs // 2
    assert [len(each) for each in numbers] == [half, half]
    assert max(numbers[0]) < GAME_NUMBERS // 2 <= min(numbers[1])
    assert not torch.equal(both[0]["noise"], both[1]["noise"])


def test_a_signal_to_one_stops_both_after_the_same_update(both: list[dict[str, Any]]) -> None:
    assert [each["stop"] for each in both] == [(15,), (15,)]
    assert both[0]["stopped"]["numbers"][1] == STOP_AT


def test_both_resume_where_they_stopped(both: list[dict[str, Any]]) -> None:
    for each in both:
        assert is_same(each["resumed"], both[0]["stopped"])


def test_an_error_is_reported_once(both: list[dict[str, Any]], messages: str) -> None:
    assert [each["refused"] for each in both] == [2, 2]
    assert messages.count("isn’t a training configuration") == 1


def test_the_command_continues_with_another_number_of_processes(folder: Path, both: list[dict[str, Any]]) -> None:
    """One process continues what two began, then two continue what one left, in the same folder."""
    alone = Run(CONFIG, folder / "run", "cpu")
    alone.resume()
    assert is_same({name: each.clone() for name, each in alone.net.state_dict().items()}, both[0]["stopped"]["net"])
    alone.update(*alone.make_env())
    alone.save_checkpoint()
    fields = {name: value for name, value in msgspec.to_builtins(CONFIG).items() if value is not None}
    (folder / "it.toml").write_text("\n".join(f"{name} = {json.dumps(value)}" for name, value in fields.items()))
    run = torchrun("katzentisch.training", str(folder / "it.toml"), "--out", str(folder / "run"), "--device", "cpu")
    lines = (folder / "run" / "curve.jsonl").read_text().splitlines()
    assert len(run.stdout.splitlines()) == len(lines) == 1
    final = Network.read(folder / "run" / "final.npz")
    assert final.fits(GAMES[CONFIG.game])
    assert final.about["decisions"] == json.loads(lines[0])["decisions"] >= CONFIG.decisions
    assert final.about["updates"] > alone.updates
    assert {path.suffix for path in (folder / "run").iterdir()} == {".npz", ".pt", ".jsonl"}


@pytest.mark.parametrize("field", ["num_envs", "minibatch_size"])
def test_processes_share_games_equally(tmp_path: Path, field: str) -> None:
    with pytest.raises(BadSetup, match=f"With 3 processes, {field} must be a multiple of 3, not 64"):
        Run(msgspec.structs.replace(CONFIG, **{"num_envs": 63, "minibatch_size": 63, field: 64}), tmp_path, "cpu", Processes(0, 3))


def test_more_processes_than_gpus(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    monkeypatch.setattr(torch.cuda, "device_count", lambda: 1)
    with pytest.raises(BadSetup, match="2 processes need as many GPUs; PyTorch finds 1"):
        Processes(0, 2, 0, 2).device(None)
    assert Processes(0, 2, 0, 2).device("cpu") == "cpu"


def test_each_process_has_its_own_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen: list[tuple[str, int]] = []
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    monkeypatch.setattr(torch.cuda, "device_count", lambda: 2)
    monkeypatch.setattr(torch.cuda, "set_device", lambda number: chosen.append(("PyTorch", number)))
    fake = SimpleNamespace(select_device=lambda number: chosen.append(("Numba", number)))
    monkeypatch.setattr(processes, "load_cuda", lambda: fake)
    assert Processes(3, 4, 1, 2).device(None) == "cuda:1"
    assert chosen == [("PyTorch", 1), ("Numba", 1)]


def test_each_stage_connects_the_processes_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the addresses that they stored for an earlier stage they would wait for each other forever."""
    prefixes: list[str] = []
    monkeypatch.setattr(torch.distributed, "PrefixStore", lambda prefix, store: prefixes.append(prefix))
    monkeypatch.setattr(torch.distributed, "init_process_group", lambda *facts, **more: None)
    for _ in range(2):
        Processes(0, 2).connect("cpu")
    assert len(set(prefixes)) == 2


def test_only_the_first_process_writes_and_reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "EVALUATION_GAMES", 20)
    monkeypatch.setattr(Processes, "is_first", False)
    run = Run(CONFIG, tmp_path / "out", "cpu")
    run.make_env()
    run.seconds = 1.0
    run.evaluate(run.make_evaluator(num_envs=8), {}, lambda metrics: pytest.fail("reported"))
    run.export("it.npz")
    run.save_checkpoint()
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    "error", [torch.distributed.DistNetworkError("no answer"), RuntimeError("[gloo/transport/tcp/pair.cc] Connection closed by peer")]
)
def test_a_lost_process_is_reported(tmp_path: Path, error: Exception) -> None:
    said = describe(error, tmp_path)
    assert said is not None
    assert "Another process of this run ended unexpectedly" in said.translate("en")


def test_a_process_that_lost_the_others_still_reports_its_error() -> None:
    class Gone:
        def add(self, key: str, more: int) -> int:
            raise torch.distributed.DistNetworkError("no answer")

    lonely = Processes(1, 2, store=Gone())
    assert lonely.is_first_failure()
    assert not lonely.has_failure()
    assert ALONE.is_first_failure()


@pytest.mark.parametrize("count", [1, 2])
def test_one_of_several_processes_ends_before_python_shuts_down(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads of PyTorch sometimes abort it there."""
    ended: list[int] = []
    monkeypatch.setenv("MASTER_ADDR", "localhost")
    monkeypatch.setenv("WORLD_SIZE", str(count))
    monkeypatch.setattr(os, "_exit", ended.append)
    with pytest.raises(SystemExit, match=r"^3$"):
        leave(3)
    assert ended == [3] * (count - 1)
