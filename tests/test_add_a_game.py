"""docs/add-a-game.md tells the truth: its code is the example's, and a built-in game edits no other files than those it lists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
PACKAGE = Path("examples/kuhn_poker/katzentisch_kuhn_poker")
BLOCKS = re.findall(r"(?:^`(\S+)`:\n\n)?^```(\w*)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
EXCERPTS = [(file, text) for file, _, text in BLOCKS if file]

GAME = "kuhn_poker"
MOST_EDITED = 8
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
    assert all(file for file, language, _ in BLOCKS if language)  # commands and their output have no language


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
