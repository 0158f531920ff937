"""katzentisch compile: afterwards no command compiles anything. Commands announce the first compilation."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import pytest

from katzentisch.cli import compilation, compile
from katzentisch.cli.compile import CompilerProcesses
from katzentisch.cli.screen import Screen
from katzentisch.games import GAMES
from katzentisch.games.entry_points import entry_points
from katzentisch.games.game import Game
from katzentisch.testing.running_server import eventually

from .conftest import RECORDS, Call

GAME = GAMES["maus_pass_auf"]

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
    ["arena", game, "--bots", "search:8,rules", "--players", "3", "--games", "3", "--seed", "1", "--jobs", "1"],
    ["arena", game, "--bots", "level4,rules", "--players", "3", "--games", "1", "--seed", "1", "--jobs", "1"],
    ["study", game, "--bots", "level3", "--players", "3", "--games", "120", "--seed", "1", "--jobs", "1"],
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
    monkeypatch.setattr(compilation, "marker_path", lambda game, part: tmp_path / f"{game.id}-{part.name}")
    monkeypatch.setattr(compile, "cache_root", lambda: tmp_path)
    monkeypatch.setattr(compile, "is_cached", lambda game, parts: True)
    for name in ("exercise_play", "exercise_evaluation", "exercise_simulation", "exercise_matches"):
        monkeypatch.setattr(compilation, name, lambda game: None)
    parts = tuple(compilation.Part(part.name, lambda game: None) for part in compilation.ALL)
    monkeypatch.setattr(compile, "PARTS", {"all": parts, "serve": parts[:2]})
    return tmp_path


def pretend(self: CompilerProcesses, game: object) -> str | None:
    compilation.compile_parts(game, compile.PARTS[self.purpose])  # type: ignore[arg-type,index]
    return None


@pytest.mark.parametrize(("language", "before", "after"), [("en", "Not compiled yet", "All 4"), ("de", "Noch nicht übersetzt", "Alle 4")])
def test_it_checks_compiles_and_says_where(
    marks: Path, call: Call, monkeypatch: pytest.MonkeyPatch, language: str, before: str, after: str
) -> None:
    monkeypatch.setattr(CompilerProcesses, "compile", pretend)
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
    assert sorted(path.name for path in marks.iterdir()) == ["mau_mau-evaluate", "mau_mau-play"]
    assert call("compile", "mau_mau", "--for", "serve", "--check").code == 0
    assert call("compile", "mau_mau", "--check").code == 1
    assert call("compile", "mau_mau", "mau_mau").code == 0
    assert call("compile", "mau_mau", "--check").code == 0
    assert call("compile", "maus_pass_auf", "--check").code == 1


def test_what_one_command_compiled_no_other_does(marks: Path, call: Call) -> None:
    """A server's parts are those of playing and of reviewing."""
    assert {part.name for part in compilation.SERVE} == {compilation.PLAY.name, compilation.EVALUATION.name}
    assert set(compilation.SERVE) <= set(compilation.ALL)


@pytest.mark.parametrize("arguments", [["nonsense"], ["--for", "nothing"], ["--nonsense"]])
def test_mistakes(marks: Path, call: Call, arguments: list[str]) -> None:
    said = call("compile", *arguments)
    assert said.code == 2
    assert arguments[-1] in said.err
    assert not list(marks.iterdir())


def test_a_failure_is_reported(marks: Path, call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CompilerProcesses, "compile", lambda self, game: "no memory" if game.id == "mau_mau" else pretend(self, game))
    said = call("compile")
    assert said.code == 1
    assert "Can’t compile Mau Mau: no memory" in said.err


def test_where_nothing_can_be_kept(marks: Path, call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile, "is_cached", lambda game, parts: False)
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
    monkeypatch.setattr(subprocess, "Popen", lambda asked, **given: real(command(asked), **given))


def test_stopping_ends_all_processes_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, lambda asked: SLEEPING)
    at_work = CompilerProcesses("all")
    with monkeypatch.context() as patch:
        patch.setattr(compile, "as_completed", lambda begun: stopped(at_work, begun))
        [(_, complaint)] = list(at_work.run([GAMES["mau_mau"]]))
    assert complaint == "-9"
    assert not at_work.processes
    assert [complaint for _, complaint in at_work.run(list(GAMES.values()))] == [None] * len(GAMES)
    assert not at_work.processes  # nothing more is begun


def stopped(at_work: CompilerProcesses, begun: dict[object, object]) -> object:
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
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    monkeypatch.setattr(compile, "as_completed", interrupted)
    at_work = CompilerProcesses("all")
    with pytest.raises(KeyboardInterrupt):
        list(at_work.run(list(GAMES.values())))
    assert len(begun) == 1
    assert not at_work.processes


def test_what_a_process_complains_of_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    fake(monkeypatch, lambda asked: [*asked[:3], "compile", "nonsense"])
    [(game, complaint)] = CompilerProcesses("all").run([GAMES["mau_mau"]])
    assert game.id == "mau_mau"
    assert complaint
    assert "nonsense" in complaint


@pytest.fixture
def mark(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(compilation, "marker_path", lambda game, part: tmp_path / f"{game.id}-{part.name}")
    return tmp_path / "maus_pass_auf-play"


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "Compiling the rules of Maus, pass auf! (first run only) …"), ("de", "Die Regeln von Maus, pass auf! werden übersetzt")],
)
def test_it_is_reported_once(mark: Path, capsys: pytest.CaptureFixture[str], language: str, word: str) -> None:
    for expected in (True, False):
        with compilation.announcing_compilation(Screen(language), GAME) as is_cold:
            assert is_cold is expected
        out, err = capsys.readouterr()
        assert out == ""
        assert (word in err) is expected


def test_not_where_json_is_wanted(mark: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with compilation.announcing_compilation(Screen("en"), GAME, quiet=True):
        pass
    assert capsys.readouterr() == ("", "")
    assert mark.exists()


def test_what_was_interrupted_is_not_done(mark: Path) -> None:
    with pytest.raises(KeyboardInterrupt), compilation.announcing_compilation(Screen("en"), GAME):
        raise KeyboardInterrupt
    assert not mark.exists()


@pytest.mark.skipif(numba.config.DISABLE_JIT, reason="nothing is compiled")
@pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.id)
def test_practice_compiles_everything_that_is_called(game: Game) -> None:
    compilation.exercise_play(game)
    call: Any = entry_points(game)
    assert all(each.signatures for each in (call.deal, call.begin, call.legal, call.apply, call.chance, call.observe))


@pytest.mark.skipif(numba.config.DISABLE_JIT, reason="nothing is compiled")
def test_another_processor_needs_other_code(monkeypatch: pytest.MonkeyPatch) -> None:
    here = compilation.marker_path(GAME, compilation.PLAY)
    monkeypatch.setattr(numba.config, "CPU_NAME", "generic")
    elsewhere = compilation.marker_path(GAME, compilation.PLAY)
    assert here
    assert elsewhere
    assert here != elsewhere
    assert elsewhere.name.endswith("generic")


@pytest.mark.skipif(numba.config.DISABLE_JIT, reason="nothing is compiled")
@pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.id)
def test_bots_that_search_are_asked_where_there_is_a_choice(game: Game) -> None:
    """With a single move there is nothing to search for, and nothing would be compiled."""
    assert len(compilation.position_with_choice(game).legal()) > 1 or game.actions == 1


@pytest.mark.skipif(numba.config.DISABLE_JIT, reason="nothing is compiled")
def test_a_read_only_folder_counts_if_it_has_what_is_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "folder_of", lambda game, part: tmp_path)
    mark = compilation.marker_path(GAME, compilation.PLAY)
    assert mark
    mark.touch()
    monkeypatch.setattr(compilation, "is_writable", lambda folder: False)
    assert compilation.marker_path(GAME, compilation.PLAY) == mark
    assert compilation.is_cached(GAME)
    assert not compilation.is_cached(GAME, compilation.SERVE)
