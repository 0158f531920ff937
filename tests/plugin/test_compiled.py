"""The example plug-in game compiled: only its own rules, into a cache of their own."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from katzentisch.testing.plug_in import PlugInEnvironment


@pytest.fixture(scope="module")
def compiled(kuhn_poker: PlugInEnvironment, tmp_path_factory: pytest.TempPathFactory) -> PlugInEnvironment:
    return replace(kuhn_poker, environment={"XDG_CACHE_HOME": str(tmp_path_factory.mktemp("cache"))})


def test_it_is_compiled_once(compiled: PlugInEnvironment) -> None:
    missing = compiled.run("compile", "kuhn_poker", "--for", "serve", "--check")
    assert (missing.returncode, "Kuhn poker" in missing.stdout) == (1, True)
    done = compiled.run("compile", "kuhn_poker", "--for", "serve")
    assert done.returncode == 0, done.stderr
    assert compiled.run("compile", "kuhn_poker", "--for", "serve", "--check").returncode == 0
    others = compiled.run("compile", "mau_mau", "--for", "serve", "--check")
    assert (others.returncode, "Mau Mau" in others.stdout) == (1, True)


def test_compiled_and_interpreted_games_are_the_same(compiled: PlugInEnvironment, kuhn_poker: PlugInEnvironment, tmp_path: Path) -> None:
    texts = []
    for number, environment in enumerate((compiled, kuhn_poker)):
        path = tmp_path / f"{number}.jsonl"
        simulated = environment.run("simulate", "kuhn_poker", "-n", "2", "--games", "50", "--seed", "3", "--records", str(path))
        assert simulated.returncode == 0, simulated.stderr
        texts.append(path.read_text())
    assert texts[0] == texts[1]


def test_a_short_training_run_makes_a_network_that_plays(compiled: PlugInEnvironment, tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is optional")
    config = compiled.packages / "katzentisch_kuhn_poker" / "training.toml"
    sizes = {"decisions": 4000, "hidden": [8], "num_envs": 64, "rollout_length": 8, "minibatch_size": 128, "evaluations": 1}
    settings = [part for name, value in sizes.items() for part in ("--set", f"{name}={value}")]
    out = tmp_path / "run"
    run = compiled.run(str(config), "--out", str(out), "--device", "cpu", *settings, module="katzentisch.training")
    assert run.returncode == 0, run.stderr
    (curve,) = (json.loads(line) for line in (out / "curve.jsonl").read_text().splitlines())
    assert curve["decisions"] >= 4000
    network = next(out.glob("*.npz"))
    arguments = ["--bots", f"net:{network},random", "-n", "2", "--games", "10", "--seed", "1", "--jobs", "1"]
    match = compiled.run("arena", "kuhn_poker", *arguments)
    assert match.returncode == 0, match.stderr
