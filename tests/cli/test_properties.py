"""Every command with every option answers any input with an exit code and a sentence, never with a traceback."""

import asyncio
import contextlib
import io
import os
import re
import shutil
import sys
from collections.abc import Iterator
from functools import reduce
from pathlib import Path
from typing import Any

import pytest
from cyclopts import App
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from katzentisch.arena import runner
from katzentisch.batch import gpu
from katzentisch.cli import bench, compilation, files, main, serve, verify
from katzentisch.cli import compile as compiling
from katzentisch.cli.app import COMMANDS, make_app
from katzentisch.cli.screen import Screen
from katzentisch.games import GAMES
from katzentisch.play import saved_games
from katzentisch.server.storage.store import Store
from katzentisch.testing.tables import INTERPRETED
from katzentisch.words import LANGUAGES

from .conftest import RECORDS

pytestmark = pytest.mark.skipif(INTERPRETED, reason="simulations are for compiled code")

CODES = {0, 1, 2, 130}
MORE_CODES = {"verify": set(verify.CODES.values())}
MAUS = str(RECORDS / "maus_pass_auf.jsonl")
RIGHT = {  # what an argument may be, so that the others are reached; of most it is not needed
    "GAME": ["maus_pass_auf"],
    "FILE": [MAUS, "-"],
    "RECORD": [MAUS, "-"],
    "--players": ["2"],
    "--games": ["1", "2"],
    "--bots": ["random,random", "random"],
    "--seat": ["0", "1"],
    "--worlds": ["8"],
    "--seed": ["1"],
    "--port": ["0"],
    "--data": ["data"],
    "--jobs": ["1"],
    "--part": ["1/1"],
    "--join": [MAUS],
}
NEEDED = {"simulate": ("GAME", "--players", "--games")}  # without --join
HOSTS = ["", " ", "..", "a" * 300, "ü" * 80, "[::1]", "::1", "127.0.0.1", "1.2.3.4", "-", "\udcff"]  # no name is looked up in a network
NUMBERS = [
    "0",
    "-0",
    "-1",
    "1",
    "2",
    "3",
    "1.5",
    "1e3",
    "nan",
    "0x2",
    "²",
    "٣",
    "10" * 40,
    "9" * 5000,
    "-" + "9" * 30,
    " 1",
    "1_0",
    "+1",
    "",
]
PATHS = [".", "..", "made", "none/made", "/dev/null", "/dev/zero", "/dev/null/x", "link", "full", "x" * 300, "/", "-", "--", "./-x"]
LETTERS = st.characters(exclude_characters="\0/", exclude_categories=["Cs"])  # no argument of a process has a null character
texts = st.one_of(
    st.text(LETTERS, max_size=12).filter(lambda text: not re.fullmatch(r"\W*\d+\W*", text)),  # a number may ask for a long game
    st.sampled_from([*NUMBERS, *PATHS, "\udcff\udc80", "mau=automatic", "a=b", "=", "--json", "--help", "-h", "--version", "é" * 200]),
)


def app_of(command: str) -> App:
    return reduce(App.__getitem__, command.split(), make_app(Screen("en")))


def ends_of(command: str) -> list[str]:
    """A command, or its subcommands: `admin tables` and so on."""
    further = [name for name in app_of(command) if not name.startswith("-")]
    return [end for name in further for end in ends_of(f"{command} {name}")] or [command]


def arguments_of(command: str) -> list[Any]:
    return [argument for argument in app_of(command).assemble_argument_collection() if argument.parse]


ENDS = [end for command in COMMANDS for end in ends_of(command)]
EVERY = [(command, argument.name) for command in ENDS for argument in arguments_of(command)]


def words(name: str, hint: Any, value: str) -> list[str]:
    """An argument as it is typed."""
    if not name.startswith("-"):
        return [value]
    return [name] if hint is bool else [name, value]


def usual(command: str, leaving: str = "") -> list[str]:
    """What a command needs."""
    return [
        word
        for argument in arguments_of(command)
        if argument.name != leaving and (argument.required or (argument.name in NEEDED.get(command, ()) and leaving != "--join"))
        for word in words(argument.name, argument.hint, RIGHT.get(argument.name, ["1"])[0])
    ]


def no_cuda() -> None:
    raise ImportError


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The empty database of a server."""
    path = tmp_path_factory.mktemp("database") / "katzentisch.db"

    async def make() -> None:
        await (await Store.open(f"sqlite:///{path}")).close()

    asyncio.run(make())
    return path


@pytest.fixture(autouse=True)
def harmless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: Path) -> None:
    """In a folder of its own, without what takes long: compiling, measuring, serving and processes."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "data").mkdir()
    shutil.copy(database, tmp_path / "data")
    (tmp_path / "full").write_text("older\n")
    (tmp_path / "link").symlink_to("nowhere/at/all")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(compilation, "marker_path", lambda game, part: None)
    monkeypatch.setattr(
        bench, "figures", lambda measured: {"game": measured.game.id, "players": measured.players, **{row: 0.5 for row, _ in bench.ROWS}}
    )
    monkeypatch.setattr(gpu, "load_cuda", no_cuda)
    monkeypatch.setattr(bench, "has_gpu", lambda: False)
    monkeypatch.setattr(serve, "run", lambda *facts: None)
    monkeypatch.setattr(compiling, "compile_games", lambda *facts: True)
    monkeypatch.setattr(saved_games, "LONGEST_LINE", 1 << 20)
    monkeypatch.setattr(files, "LARGEST_FILE", 1)
    monkeypatch.setattr(runner, "on_processes", lambda match, workers, play, chunks: map(play, chunks))


@contextlib.contextmanager
def streams() -> Iterator["dict[str, io.TextIOWrapper[io.BytesIO]]"]:
    """Nothing comes in; what goes out is kept."""
    before = {name: getattr(sys, name) for name in ("stdin", "stdout", "stderr")}
    ours = {name: io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for name in before}
    try:
        for name, stream in ours.items():
            setattr(sys, name, stream)
        yield ours
    finally:
        for name, stream in before.items():
            setattr(sys, name, stream)


def check(arguments: list[str]) -> None:
    folder = os.getcwd()
    Path("full").write_text("older\n")  # the call before may have overwritten it
    with streams() as ours:
        code = main(arguments)
        ours["stderr"].flush()
        output = ours["stderr"].buffer.getvalue().decode()
    assert os.getcwd() == folder
    assert code in CODES | MORE_CODES.get(next((word for word in arguments if word in COMMANDS), ""), set())
    assert "Traceback" not in output
    assert code != 2 or output.strip(), "a mistake is told"
    assert not any(path.name.endswith(".part") for path in Path().iterdir())
    assert Path("full").read_text().startswith("older\n") or "--overwrite" in arguments


quick = settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])


@pytest.mark.parametrize(("command", "name"), EVERY)
@quick
@given(st.data())
def test_every_option_handles_anything(command: str, name: str, data: st.DataObject) -> None:
    """The rest is right, so that it is this one that is judged."""
    hint = next(argument.hint for argument in arguments_of(command) if argument.name == name)
    value = data.draw(st.sampled_from(HOSTS) if name == "--host" else texts)
    typed = words(name, hint, value)
    joined = [f"{name}={value}"] if name.startswith("-") and data.draw(st.booleans()) else typed
    check([*command.split(), *usual(command, leaving=name), *joined, "--lang", data.draw(st.sampled_from(LANGUAGES))])


@pytest.mark.parametrize(("command", "name"), [(command, name) for command, name in EVERY if name not in ("--host", "--json")])
def test_every_option_handles_odd_numbers(command: str, name: str) -> None:
    """Always the same ones, since each of them has been trouble somewhere."""
    hint = next(argument.hint for argument in arguments_of(command) if argument.name == name)
    for value in ("10" * 40, "9" * 5000, "-1", "nan", "²", "\udcff"):
        check([*command.split(), *usual(command, leaving=name), *words(name, hint, value)])


@pytest.mark.parametrize("command", ENDS)
@quick
@given(st.data())
def test_every_command_handles_any_words(command: str, data: st.DataObject) -> None:
    """Some arguments right, some not, some missing or twice, and some words that belong nowhere."""
    typed: list[str] = []
    for argument in data.draw(st.lists(st.sampled_from(arguments_of(command)), max_size=6)):
        value = data.draw(st.one_of(st.sampled_from(RIGHT.get(argument.name, ["1"])), st.sampled_from(HOSTS)))
        typed += words(argument.name, argument.hint, value)
    for word in data.draw(st.lists(texts, max_size=2)):
        typed.insert(data.draw(st.integers(0, len(typed))), word)
    check([*command.split(), *typed])


@quick
@given(st.lists(st.one_of(texts, st.sampled_from(["--lang", "de", *GAMES])), max_size=4))
def test_anything_instead_of_a_command(typed: list[str]) -> None:
    check(typed)


@pytest.mark.parametrize("game", list(GAMES))
@quick
@given(st.data())
def test_every_game_is_simulated_with_anything(game: str, data: st.DataObject) -> None:
    """Also with the options of the game and with files that are there."""
    known = [option.name for option in GAMES[game].options]
    values = [str(value) for option in GAMES[game].options for value in option.values]
    typed = ["--players", data.draw(st.sampled_from([*map(str, range(1, 12))])), "--games", data.draw(st.sampled_from(["1", "2", "0"]))]
    for _ in range(data.draw(st.integers(0, 2))):
        typed += ["--option", f"{data.draw(st.sampled_from([*known, 'x']))}={data.draw(st.sampled_from([*values, 'y', '']))}"]
    for flag in data.draw(st.sets(st.sampled_from(["--append", "--overwrite", "--json"]))):
        typed.append(flag)
    if data.draw(st.booleans()):
        typed += ["--records", data.draw(st.sampled_from(PATHS))]
    check(["simulate", game, *typed])
