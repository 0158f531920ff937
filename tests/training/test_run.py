"""A run learns, keeps what it has learned, and goes on where it stopped."""

import json
from pathlib import Path
from typing import Any

import pytest
import torch

from katzentisch.bots.net import Network
from katzentisch.games import GAMES
from katzentisch.training import run as runs
from katzentisch.training.__main__ import main
from katzentisch.training.config import Config
from katzentisch.training.evaluating import Examination
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
