"""The README and the docstrings tell the truth: their Python runs as it stands."""

import doctest
import re
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import pytest

import katzentisch as kt
from katzentisch.testing.tables import INTERPRETED

README = Path(__file__).parent.parent / "README.md"
ENVIRONMENTS = ["envs.pettingzoo", "envs.openspiel", "envs.gymnasium", "envs.jax"]


def behind(package: str) -> list[str]:
    """Return the modules in which the public names of a package are defined."""
    found = import_module(f"katzentisch.{package}")
    homes = {getattr(getattr(found, name), "__module__", "") for name in found.__all__}
    return sorted(home.removeprefix("katzentisch.") for home in homes if home.startswith("katzentisch."))


@pytest.mark.skipif(INTERPRETED, reason="100,000 games are for compiled code")
def test_the_library_s_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    (code,) = (block for block in re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL) if "kt.Play" in block)
    names: dict[str, object] = {}
    exec(code, names)
    assert names["again"].result == names["game"].result  # type: ignore[attr-defined]
    assert "Result(scores=[" in capsys.readouterr().out


@pytest.mark.skipif(INTERPRETED, reason="simulations are for compiled code")
@pytest.mark.parametrize("module", [*kt.MODULES, *behind("arena"), *behind("bots"), *ENVIRONMENTS, "testing.pairwise"])
def test_the_examples_in_the_library_s_docstrings_run(module: str) -> None:
    names = {name: getattr(kt, name) for name in kt.__all__}
    assert doctest.testmod(import_module(f"katzentisch.{module}"), extraglobs=names).failed == 0


def test_every_file_that_a_command_reads_was_made_by_one_before() -> None:
    lines = [
        line.split("#")[0].split() for line in README.read_text(encoding="utf-8").splitlines() if line.startswith(("katzentisch ", "curl "))
    ]
    made: set[str] = set()
    for line in lines:
        outputs = {name for flag, name in pairwise(line) if flag in ("--records", "--record", "-o")}
        read = {word for word in line if word.endswith(".jsonl")} - outputs
        assert read <= made, line
        made |= outputs
    assert len(lines) > 10
    assert {"games.jsonl", "game.jsonl"} <= made
