"""script/stages runs the parts of script/test and script/check, and counts the CPU seconds of each."""

import shlex
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
PATH = ROOT / "script" / "stages"
GOOD, BAD = "true", "false"


@pytest.fixture(scope="module")
def stages() -> ModuleType:
    module = ModuleType("stages")
    module.__file__ = str(PATH)
    sys.modules["stages"] = module  # dataclass looks its module up
    exec(compile(PATH.read_text(encoding="utf-8"), PATH, "exec"), vars(module))
    return module


def test_the_work_of_a_stage_and_of_its_children_counts(stages: ModuleType, tmp_path: Path) -> None:
    """Half a second is spent by a process that the stage starts."""
    busy = tmp_path / "busy.py"
    busy.write_text("import time\nwhile time.process_time() < 0.5: pass\n")
    parent = tmp_path / "parent.py"
    parent.write_text(f"import subprocess\nsubprocess.run([{sys.executable!r}, {str(busy)!r}], check=True)\n")
    outcome = stages.run_stage(stages.Stage("busy", f"{sys.executable} {parent}"))
    assert outcome.code == 0
    assert outcome.cpu >= 0.5
    assert outcome.wall > 0


def test_the_first_failure_ends_the_run(stages: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    outcomes = stages.run_in_order([stages.Stage("one", GOOD), stages.Stage("two", BAD), stages.Stage("three", GOOD)])
    assert [(outcome.stage.name, outcome.code) for outcome in outcomes] == [("one", 0), ("two", 1)]
    assert capfd.readouterr().out == "== one\n== two\n"


def test_side_by_side_every_stage_runs_and_only_failures_show_their_output(
    stages: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The two wait for each other: one after the other they would never end."""
    for name, other in (("a", "b"), ("b", "a")):
        code = f"touch {name}; while [ ! -e {other} ]; do sleep 0.01; done; echo output of {name}; [ {name} = a ]"
        (tmp_path / f"{name}.sh").write_text(f"cd {shlex.quote(str(tmp_path))}\n{code}\n")
    outcomes = stages.run_side_by_side([stages.Stage(name, f"sh {tmp_path / name}.sh") for name in "ab"], stages.print_outcome)
    shown = capsys.readouterr().out
    assert {outcome.stage.name: outcome.code for outcome in outcomes} == {"a": 0, "b": 1}
    assert "output of b" in shown
    assert "output of a" not in shown


@pytest.mark.parametrize(("command", "code"), [(GOOD, 0), (BAD, 1)])
@pytest.mark.parametrize("purpose", ["test", "check"])
def test_the_exit_code_and_the_table(
    stages: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], purpose: str, command: str, code: int
) -> None:
    for name in ("TEST", "CHECK"):
        monkeypatch.setattr(stages, name, [stages.Stage("some stage", command)])
    assert stages.main([purpose]) == code
    shown = capfd.readouterr().out
    assert "some stage" in shown
    assert "together" in shown
    assert ("FAILED" in shown) == bool(code)


def test_a_wrong_argument_shows_how_to_use_it(stages: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert stages.main([]) == stages.main(["nonsense"]) == 2
    assert "script/stages check" in capsys.readouterr().err


def test_the_stages_name_what_there_is(stages: ModuleType) -> None:
    words = [word for stage in (*stages.TEST, *stages.CHECK) for word in stage.command.split() if word.startswith(("tests", "script"))]
    assert words
    assert [word for word in words if not (ROOT / word).exists()] == []
