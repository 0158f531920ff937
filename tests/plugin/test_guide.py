"""The commands of docs/add-a-game.md and of the example's README.md work once its game is installed."""

from pathlib import Path

import pytest
from tests.docs.blocks import ROOT, blocks_of, commands_of
from tests.docs.shell_lines import PARSED, Shell, words_of

from katzentisch.testing.plug_in import PlugInEnvironment

PAGES = ("docs/add-a-game.md", "examples/kuhn_poker/README.md")
BLOCKS = [block for page in PAGES for block in blocks_of(ROOT / page) if block.about == "tests/plugin/test_guide.py"]
COMMANDS = {command: None for block in BLOCKS for command in commands_of(block)}


def test_every_command_works(kuhn_poker: PlugInEnvironment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the rules are interpreted, so that 4 games are enough."""
    shell = Shell(tmp_path, monkeypatch)
    ran = []
    for program, *arguments in map(words_of, COMMANDS):
        if program != "katzentisch":
            shell.programs[program](arguments)
        elif arguments[0] in PARSED:
            shell.parse(arguments)
        else:
            fewer = ["4" if before == "--games" else word for before, word in zip(["", *arguments], arguments, strict=False)]
            ended = kuhn_poker.run(*fewer)
            assert ended.returncode == 0, f"{arguments}: {ended.stderr}"
            ran.append(arguments[0])
    assert len(BLOCKS) == 2
    assert ran == ["games", "play", "arena", "simulate"]
