"""docs/add-a-game.md tells the truth: its code is the example's, and a built-in game edits no other files than those it lists."""

import re
import subprocess
from pathlib import Path

import pytest

from katzentisch.games.registry import BUILT_IN
from katzentisch.words import say

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
PACKAGE = Path("examples/kuhn_poker/katzentisch_kuhn_poker")
BLOCKS = re.findall(r"(?:^`(\S+)`:\n\n)?^```(\w*)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
EXCERPTS = [(file, text) for file, _, text in BLOCKS if file]

MOST_EDITED = 8
NAMES = [f"{game.id}|{say(f'{game.id}-name')}" for game in BUILT_IN]
OWN = re.compile("|".join(game.id for game in BUILT_IN))  # in the path of a game's own files
ABOUT_SOME = {  # they describe or measure particular games, and list none
    "docs/peers.md",
    "docs/reports/balance/index.md",
    "docs/speed.md",
    "docs/strength.md",
    "docs/training.md",
    "web/src/words/help/de.ftl",
    "web/src/words/help/en.ftl",
}
COPIED = (
    "src",
    "tests",
    "docs",
    "rules",
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "pyproject.toml",
    "examples",
    "benchmarks",
    "script",
)


def test_there_is_code_of_every_file() -> None:
    shown = {file for file, _ in EXCERPTS}
    assert {
        f"{PACKAGE}/{name}.py" for name in ("__init__", "state", "rules", "knowledge", "notation", "view", "events", "features")
    } <= shown
    assert all(file for file, language, _ in BLOCKS if language not in ("", "sh"))  # the others are commands and their output


@pytest.mark.parametrize(("file", "text"), EXCERPTS, ids=[file.split("/", 2)[2] for file, _ in EXCERPTS])
def test_the_code_is_the_example_s(file: str, text: str) -> None:
    assert f"\n{text}" in "\n" + (ROOT / file).read_text(encoding="utf-8")


def edited_files() -> list[str]:
    """The existing files that a built-in game edits, as the page lists them."""
    table = PAGE.split("| edited | |\n|---|---|\n")[1].split("\n\n")[0]
    return [file for line in table.splitlines() for file in re.findall(r"`([^`]+)`", line.split("|")[1])]


def test_a_built_in_game_edits_few_files() -> None:
    assert len(edited_files()) <= MOST_EDITED
    assert all((ROOT / file).is_file() for file in edited_files())


def lists_the_games(file: str) -> bool:
    try:
        text = (ROOT / file).read_text(encoding="utf-8")
    except UnicodeDecodeError:  # a picture or a network
        return False
    return all(re.search(name, text) for name in NAMES)


def test_no_other_file_lists_the_games() -> None:
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    program = [file for file in tracked if not file.startswith(("tests/", "benchmarks/")) and ".test." not in file and not OWN.search(file)]
    assert {file for file in program if (ROOT / file).is_file() and lists_the_games(file)} - ABOUT_SOME <= set(edited_files())
