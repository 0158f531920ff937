"""The commands in the documentation: `katzentisch` runs with fewer games, or is only parsed if it would serve, wait or measure; of other
programs it is checked what can be checked without running them."""

import io
import re
import shlex
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from katzentisch.cli import main
from katzentisch.cli.app import make_app
from katzentisch.cli.screen import Screen
from katzentisch.training.__main__ import parse_arguments
from katzentisch.training.config import read_config

from .blocks import ROOT

PARSED = {  # commands that are parsed and not run
    "serve": "serves until it is stopped",
    "bench": "measures for a minute",
    "compile": "compiles for a minute",
}
MOST_GAMES = {"simulate": 2000, "arena": 24, "study": 60}
EXTRAS = set(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"])
RUN_NAMES = set(re.findall(r"^#   script/run (\S+)", (ROOT / "script/run").read_text(encoding="utf-8"), re.MULTILINE))


def words_of(line: str) -> list[str]:
    """Return the words of a command, without its comment, variables that are set for it, and the folder of the environment."""
    words = shlex.split(line, comments=True)
    while words and re.match(r"[A-Z_]+=", words[0]):
        words.pop(0)
    return [words[0].removeprefix(".venv/bin/"), *words[1:]] if words else []


class Shell:
    """Runs the commands of one page in its folder. `missing` are the files that a command which was not run would have written."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.monkeypatch = folder, monkeypatch
        self.missing: set[str] = set()
        self.ran = 0
        self.programs: dict[str, Callable[[list[str]], None]] = {
            "katzentisch": self.katzentisch,
            "pip": self.pip,
            "python": self.python,
            "curl": self.curl,
            "script/play": self.parse,
            "script/run": self.script_run,
            "script/train": self.script_train,
            "torchrun": self.torchrun,
        }

    def run(self, line: str) -> None:
        """Run or check a command; fails if nothing is known about its program."""
        program, *arguments = words_of(line)
        if program in self.programs:
            self.programs[program](arguments)
        else:
            assert program.startswith("script/"), f"nobody can check {line!r}: mark the block with <!-- not run: REASON -->"
            assert (ROOT / program).is_file(), line

    def katzentisch(self, arguments: list[str]) -> None:
        if not arguments or arguments[0] in PARSED or self.missing & set(arguments):
            self.parse(arguments)
            return
        smaller = self.with_fewer_games(arguments)
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(""))
        assert main(smaller) == 0, f"katzentisch {shlex.join(smaller)}"
        self.ran += 1

    def with_fewer_games(self, arguments: list[str]) -> list[str]:
        most = MOST_GAMES.get(arguments[0])
        smaller = [*arguments, "--fast"] if arguments[0] == "play" else list(arguments)
        if most and "--games" in smaller:
            at = smaller.index("--games") + 1
            smaller[at] = str(min(int(smaller[at]), most))
        if arguments[0] == "arena" and "--games" in smaller:
            smaller += ["--jobs", "1"]  # processes take longer to start than these games
        return smaller

    def parse(self, arguments: list[str]) -> None:
        """Check that the command and its options exist, without running it."""
        if arguments:
            make_app(Screen("en")).parse_args(arguments, exit_on_error=False, print_error=False)

    def pip(self, arguments: list[str]) -> None:
        verb, *rest = arguments
        assert verb == "install"
        for word in rest:
            if found := re.fullmatch(r"(?:katzentisch|\.)(?:\[([a-z,]+)\])?", word):
                assert set((found[1] or "").split(",")) - {""} <= EXTRAS, word
            else:
                assert word.startswith("--") or (ROOT / word).is_dir(), word

    def python(self, arguments: list[str]) -> None:
        assert (self.folder / arguments[0]).is_file(), f"python {shlex.join(arguments)}: no block is marked as this file"

    def curl(self, arguments: list[str]) -> None:
        """The path exists on a server; the file is not there for the commands that follow."""
        (address,) = (word for word in arguments if word.startswith("http"))
        path = re.sub(r"/ID\b", "/{game}", re.sub(r"^https?://[^/]+", "", address))
        assert path in openapi_paths(), address
        self.missing |= {arguments[at + 1] for at, word in enumerate(arguments) if word == "-o"}

    def script_run(self, arguments: list[str]) -> None:
        assert arguments[0] in RUN_NAMES, arguments

    def script_train(self, arguments: list[str]) -> None:
        """The configuration exists and takes the fields that are set; … stands for one, and for where it goes."""
        parse_arguments([*arguments, "--out", "runs"])
        sets = [arguments[at + 1] for at, word in enumerate(arguments) if word == "--set"]
        config = ROOT / "src/katzentisch/games/mau_mau/training.toml" if arguments[0] == "…" else self.find(arguments[0])
        read_config(config, sets)

    def torchrun(self, arguments: list[str]) -> None:
        start = arguments.index("katzentisch.training")
        assert arguments[start - 1] == "-m"
        assert all(re.fullmatch(r"--n(?:proc-per-node|nodes)=[1-9]", word) for word in arguments[: start - 1])
        self.script_train(arguments[start + 1 :])

    def find(self, name: str) -> Path:
        return self.folder / name if (self.folder / name).exists() else ROOT / name


def openapi_paths() -> set[str]:
    from katzentisch.server.app import make_asgi  # noqa: PLC0415  only one page needs a server
    from katzentisch.server.settings import Settings  # noqa: PLC0415

    return set(make_asgi(Settings("sqlite://", Path())).http.openapi_schema.to_schema()["paths"])
