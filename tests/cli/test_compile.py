"""katzentisch compile: afterwards no command compiles anything."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numba
import pytest

from katzentisch.cli import compile, compilers, warmup
from katzentisch.cli.compilers import Compilers
from katzentisch.games import GAMES

from ..server.serving import eventually
from .conftest import RECORDS, Call

compiled = pytest.mark.skipif(numba.config.DISABLE_JIT, reason="nothing is compiled")
# every command, in one process; which functions Numba compiled meanwhile, loading what was compiled before being none
COMMANDS = """
import json, sys
from numba.core import event
from katzentisch.cli import main

class Compiled(event.Listener):
    names = []
    def on_start(self, event): self.names.append(str(event.data["dispatcher"]))
    def on_end(self, event): pass

game, record, folder = sys.argv[1:]
assert main(["compile", game]) == 0
event.register("numba:compile", Compiled())
print("--", file=sys.stderr)
for command in (
    ["play", game, "--seed", "1"],
    ["replay", record], ["show", record], ["verify", record],
    ["review", record, "--seat", "0", "--worlds", "8"],
    ["simulate", game, "--players", "3", "--games", "600", "--seed", "1", "--records", folder + "/records.jsonl"],
    ["arena", game, "--bots", "random,rules,level1,level2,level3,net", "--players", "3", "--games", "60", "--seed", "1", "--jobs", "1"],
    ["arena", game, "--bots", "level4,search", "--players", "3", "--games", "3", "--seed", "1", "--jobs", "1"],
    ["games"], ["bots", game],
):
    assert main(command) in ((4,) if command[0] == "verify" else (0, 1)), command  # 4: nobody gave a share
json.dump(Compiled.names, open(folder + "/names.json", "w"))
"""


@compiled
@pytest.mark.parametrize("game", list(GAMES))
def test_afterwards_nothing_is_compiled(tmp_path: Path, game: str) -> None:
    command = [sys.executable, "-c", COMMANDS, game, str(RECORDS / f"{game}.jsonl"), str(tmp_path)]
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, env={**os.environ, "LC_ALL": "en_GB.UTF-8"}, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads((tmp_path / "names.json").read_text()) == []
    assert "Compiling" not in done.stderr.split("--\n", 1)[1]


@pytest.fixture
def marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: Call) -> Path:
    """Nothing was compiled yet, and nothing is: it is only noted."""
    monkeypatch.setattr(numba.config, "DISABLE_JIT", 0)
    monkeypatch.setattr(warmup, "mark_of", lambda game, part: tmp_path / f"{game.id}-{part.name}")
    monkeypatch.setattr(compile, "cache_home", lambda: tmp_path)
    monkeypatch.setattr(compile, "is_kept", lambda game: True)
    for name in ("practise", "practise_judging", "practise_simulating", "practise_matches"):
        monkeypatch.setattr(warmup, name, lambda game: None)
    parts = tuple(warmup.Part(part.name, lambda game: None) for part in warmup.ALL)
    monkeypatch.setattr(compile, "PARTS", {"all": parts, "serve": parts[:2]})
    return tmp_path


def pretend(self: Compilers, game: object) -> str | None:
    warmup.compile_parts(game, compile.PARTS[self.purpose])  # type: ignore[arg-type,index]
    return None


@pytest.mark.parametrize(("language", "before", "after"), [("en", "Not compiled yet", "All 4"), ("de", "Noch nicht übersetzt", "Alle 4")])
def test_it_checks_compiles_and_says_where(
    marks: Path, call: Call, monkeypatch: pytest.MonkeyPatch, language: str, before: str, after: str
) -> None:
    monkeypatch.setattr(Compilers, "compile", pretend)
    missing = call("--lang", language, "compile", "--check")
    assert (missing.code, before in missing.text, "Mau Mau" in missing.text) == (1, True, True)
    assert not list(marks.iterdir())
    done = call("--lang", language, "compile")
    assert (done.code, after in done.text, str(marks) in "".join(done.out.split())) == (0, True, True)
    assert len(done.err.splitlines()) == 1 + len(GAMES)
    again = call("--lang", language, "compile")
    assert (again.code, again.out, again.err) == (0, done.out, "")
    assert call("compile", "--check").code == 0


def test_one_game_or_one_purpose(marks: Path, call: Call) -> None:
    assert call("compile", "mau_mau", "--for", "serve").code == 0
    assert sorted(path.name for path in marks.iterdir()) == ["mau_mau-judge", "mau_mau-play"]
    assert call("compile", "mau_mau", "--for", "serve", "--check").code == 0
    assert call("compile", "mau_mau", "--check").code == 1
    assert call("compile", "mau_mau", "mau_mau").code == 0
    assert call("compile", "mau_mau", "--check").code == 0
    assert call("compile", "maus_pass_auf", "--check").code == 1


def test_what_one_command_compiled_no_other_does(marks: Path, call: Call) -> None:
    """A server's parts are those of playing and of reviewing."""
    assert {part.name for part in warmup.SERVE} == {warmup.PLAY.name, warmup.JUDGE.name}
    assert set(warmup.SERVE) <= set(warmup.ALL)


@pytest.mark.parametrize("arguments", [["nonsense"], ["--for", "nothing"], ["--nonsense"]])
def test_mistakes(marks: Path, call: Call, arguments: list[str]) -> None:
    said = call("compile", *arguments)
    assert said.code == 2
    assert arguments[-1] in said.err
    assert not list(marks.iterdir())


def test_a_failure_is_told(marks: Path, call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Compilers, "compile", lambda self, game: "no memory" if game.id == "mau_mau" else pretend(self, game))
    said = call("compile")
    assert said.code == 1
    assert "Can’t compile Mau Mau: no memory" in said.err


def test_where_nothing_can_be_kept(marks: Path, call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile, "is_kept", lambda game: False)
    for arguments in ([], ["--check"]):
        said = call("compile", *arguments)
        assert said.code == 2
        assert "XDG_CACHE_HOME" in said.err


def test_where_nothing_is_compiled(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba.config, "DISABLE_JIT", 1)
    assert call("compile").code == call("compile", "--check").code == 0


SLEEPING = [sys.executable, "-c", "import time; time.sleep(600)"]


def fake(monkeypatch: pytest.MonkeyPatch, command: Callable[[list[str]], list[str]]) -> None:
    real = subprocess.Popen
    monkeypatch.setattr(compilers.subprocess, "Popen", lambda asked, **given: real(command(asked), **given))


def test_stopping_ends_all_processes_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, lambda asked: SLEEPING)
    at_work = Compilers("all")
    with monkeypatch.context() as patch:
        patch.setattr(compilers, "as_completed", lambda begun: stopped(at_work, begun))
        [(_, complaint)] = list(at_work.run([GAMES["mau_mau"]]))
    assert complaint == "-9"
    assert not at_work.processes
    assert [complaint for _, complaint in at_work.run(list(GAMES.values()))] == [None] * len(GAMES)
    assert not at_work.processes  # nothing more is begun


def stopped(at_work: Compilers, begun: dict[object, object]) -> object:
    """Once the process runs."""
    assert eventually(lambda: at_work.processes != set())
    at_work.stop()
    return begun


def test_ctrl_c_begins_no_other_game(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[list[str]] = []

    def asleep(asked: list[str]) -> list[str]:
        begun.append(asked)
        return SLEEPING

    def interrupted(_: object) -> object:
        assert eventually(lambda: at_work.processes != set())
        raise KeyboardInterrupt

    fake(monkeypatch, asleep)
    monkeypatch.setattr(compilers.os, "cpu_count", lambda: 1)
    monkeypatch.setattr(compilers, "as_completed", interrupted)
    at_work = Compilers("all")
    with pytest.raises(KeyboardInterrupt):
        list(at_work.run(list(GAMES.values())))
    assert len(begun) == 1
    assert not at_work.processes


def test_what_a_process_complains_of_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, lambda asked: [*asked[:3], "compile", "nonsense"])
    [(game, complaint)] = Compilers("all").run([GAMES["mau_mau"]])
    assert game.id == "mau_mau"
    assert complaint
    assert "nonsense" in complaint
