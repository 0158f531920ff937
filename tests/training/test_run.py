"""A run learns, keeps what it has learned, and goes on where it stopped."""

import errno
import json
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from katzentisch.bots.net import Network
from katzentisch.games import GAMES
from katzentisch.training import run as runs
from katzentisch.training.__main__ import main
from katzentisch.training.config import Config, read
from katzentisch.training.evaluating import Examination
from katzentisch.training.learner import Learner
from katzentisch.training.run import Run
from katzentisch.training.tables import tables

GAME = "mau_mau"


def config(**fields: Any) -> Config:
    usual = {"players": (2,), "hidden": (32,), "games": 256, "steps": 16, "batch": 512, "rate": (3e-3, 1e-3)}
    return Config(game=GAME, **{**usual, **fields})


def weights(run: Run) -> list[Any]:
    return [*run.net.state_dict().values(), *run.average.state_dict().values()]


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    run = Run(config(past_every=1), tmp_path, "cpu")
    halls = run.open_hall()
    for _ in range(2):
        run.update(*halls)
    run.keep()
    again = Run(config(past_every=1), tmp_path, "cpu")
    again.resume()
    assert (again.decisions, again.updates, len(again.league.past)) == (run.decisions, 2, 2)
    assert all(map(torch.equal, weights(run), weights(again)))
    halls = again.open_hall()
    assert all(map(torch.equal, weights(run), weights(again)))
    again.update(*halls)
    assert (again.updates, len(again.league.past)) == (3, 3)
    assert again.decisions > run.decisions


def test_learning_learns(tmp_path: Path) -> None:
    """Alone among rule-based players, half a minute of somebody's evening is worth a good deal more than chance."""
    run = Run(config(decisions=150_000, coached=0.3), tmp_path, "cpu")
    halls = run.open_hall()
    examination = Examination(GAMES[GAME], tables(GAMES[GAME], (2,)), "cpu", None, games=512)
    with torch.no_grad():
        before = examination.marks(run.average, 2000)
    while run.progress < 1:
        told = run.update(*halls)
    with torch.no_grad():
        after = examination.marks(run.average, 2000)
    assert after["lead"] > before["lead"] + 4 * (before["lead_error"] + after["lead_error"])
    assert after["wins"] > before["wins"]
    assert set(told) == {"policy", "value", "entropy", "change"}


def test_the_command_writes_a_curve_and_networks_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(runs, "EXAMINED", 100)
    (tmp_path / "it.toml").write_text(
        f'game = "{GAME}"\nplayers = [2]\nhidden = [8]\ngames = 64\nsteps = 8\nbatch = 128\ndecisions = 2000\nevaluations = 2\n'
    )
    out = tmp_path / "out"
    asked = [str(tmp_path / "it.toml"), "--out", str(out), "--device", "cpu"]
    assert main(asked) == 0
    lines = [json.loads(line) for line in (out / "curve.jsonl").read_text().splitlines()]
    assert [line["decisions"] >= half for line, half in zip(lines, (1000, 2000), strict=True)] == [True, True]
    final = Network.read(out / "final.npz")
    assert final.fits(GAMES[GAME])
    assert final.about["decisions"] == lines[-1]["decisions"]
    assert all((out / f"at-{part}.npz").exists() for part in (0.125, 0.25, 0.5))
    assert main([*asked, "--set", "decisions=4000"]) == 0
    lines = [json.loads(line) for line in (out / "curve.jsonl").read_text().splitlines()]
    assert lines[-1]["decisions"] >= 4000
    assert len(capsys.readouterr().out.splitlines()) == len(lines) == 3


def test_another_network_to_begin_with(tmp_path: Path) -> None:
    network = Network.random(GAMES[GAME], (32,))
    network.save(tmp_path / "it.npz")
    run = Run(config(begin=str(tmp_path / "it.npz")), tmp_path / "out", "cpu")
    run.open_hall()
    run.export("first.npz")
    first = Network.read(tmp_path / "out" / "first.npz")
    torch.testing.assert_close(torch.tensor(first.weights), torch.tensor(network.weights), atol=1e-2, rtol=1e-2)


SMALL = f'game = "{GAME}"\nplayers = [2]\nhidden = [8]\ngames = 64\nsteps = 8\nbatch = 128\ndecisions = 20000\nevaluations = 1\n'


def asked_for(tmp_path: Path, *more: str) -> list[str]:
    (tmp_path / "it.toml").write_text(SMALL)
    return [str(tmp_path / "it.toml"), "--out", str(tmp_path / "out"), "--device", "cpu", *more]


@pytest.fixture
def sigint() -> Iterator[None]:
    """As in the foreground of a terminal, wherever the tests run."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def ctrl_c_in_update(monkeypatch: pytest.MonkeyPatch, number: int, times: int = 1) -> None:
    """As the terminal sends it, in the middle of a step."""
    learn = Learner.learn

    def interrupted(learner: Learner, experience: Any, progress: float) -> Any:
        counted.append(progress)
        if len(counted) == number:
            for _ in range(times):
                signal.raise_signal(signal.SIGINT)
        return learn(learner, experience, progress)

    counted: list[float] = []
    monkeypatch.setattr(Learner, "learn", interrupted)


@pytest.mark.usefixtures("sigint")
@pytest.mark.parametrize(
    ("language", "stopping", "kept"), [("en", "after this step", "keeps what"), ("de", "Nach diesem Schritt", "steht, was")]
)
def test_ctrl_c_keeps_what_was_learned_and_says_how_to_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, stopping: str, kept: str
) -> None:
    usual, asked = signal.getsignal(signal.SIGINT), asked_for(tmp_path, "--lang", language)
    with pytest.MonkeyPatch.context() as monkeypatch:
        ctrl_c_in_update(monkeypatch, 3)
        assert main(asked) == 130
    told = capsys.readouterr()
    assert [words in line for words, line in zip((stopping, kept), told.err.splitlines(), strict=True)] == [True, True]
    assert str(tmp_path / "out" / "state.pt") in told.err
    assert signal.getsignal(signal.SIGINT) is usual
    again = Run(read(tmp_path / "it.toml"), tmp_path / "out", "cpu")
    again.resume()
    assert (again.updates, again.decisions > 0) == (3, True)
    assert Network.read(tmp_path / "out" / "latest.npz").about["updates"] == 3
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["at-0.03125.npz", "latest.npz", "state.pt"]
    assert main(asked) == 0
    assert Network.read(tmp_path / "out" / "final.npz").about["decisions"] >= 20000


@pytest.mark.usefixtures("sigint")
def test_ctrl_c_twice_stops_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    ctrl_c_in_update(monkeypatch, 2, times=2)
    assert main(asked_for(tmp_path)) == 130
    assert "Nothing was kept yet" in capsys.readouterr().err
    assert not (tmp_path / "out" / "state.pt").exists()
    monkeypatch.setattr(runs, "KEPT_EVERY", -1.0)
    keep = Run.keep
    monkeypatch.setattr(Run, "keep", lambda run: keep(run) if run.updates == 1 else None)
    ctrl_c_in_update(monkeypatch, 3, times=2)
    assert main(asked_for(tmp_path)) == 130
    assert "keeps what was learned until it was last written" in capsys.readouterr().err
    again = Run(read(tmp_path / "it.toml"), tmp_path / "out", "cpu")
    again.resume()
    assert again.updates == 1


@pytest.mark.usefixtures("sigint")
def test_ctrl_c_before_the_first_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(Run, "open_hall", lambda run: signal.raise_signal(signal.SIGINT))
    assert main(asked_for(tmp_path)) == 130
    assert "Nothing was kept yet" in capsys.readouterr().err


def test_a_full_disk_keeps_the_last_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(config(), tmp_path, "cpu")
    run.open_hall()
    run.keep()
    before = (tmp_path / "state.pt").read_bytes(), (tmp_path / "latest.npz").read_bytes()

    def full(*facts: Any, **more: Any) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    for writer in ((Path, "write_bytes"), (np, "savez_compressed")):
        monkeypatch.setattr(*writer, full)
    for write in (run.keep, lambda: run.export("latest.npz")):
        with pytest.raises(OSError, match="space"):
            write()
    assert ((tmp_path / "state.pt").read_bytes(), (tmp_path / "latest.npz").read_bytes()) == before
    assert main(asked_for(tmp_path)) == 2
    assert "No space left on device" in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"", b"hello", b"\x80\x02K\x01."])
def test_a_broken_state_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "state.pt").write_bytes(content)
    assert main(asked_for(tmp_path)) == 2
    assert "state.pt is broken" in capsys.readouterr().err
    assert (tmp_path / "out" / "state.pt").read_bytes() == content


@pytest.mark.parametrize("error", [MemoryError(), RuntimeError("DefaultCPUAllocator: not enough memory: you tried to allocate 9 bytes")])
def test_too_little_memory_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: Exception
) -> None:
    def failing(run: Run) -> None:
        raise error

    monkeypatch.setattr(Run, "open_hall", failing)
    assert main(asked_for(tmp_path)) == 2
    assert "not enough memory" in capsys.readouterr().err
