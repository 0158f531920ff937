"""The documentation tells the truth: its Python and its commands run, page by page, in order, in a folder of their own."""

import re
import sys
from pathlib import Path

import pytest

from katzentisch.cli import compilation
from katzentisch.games import compiled
from katzentisch.testing.tables import INTERPRETED

from .blocks import FENCE, PAGES, PYTHON, ROOT, SHELL, Block, blocks_of, commands_of, name_of
from .shell_lines import Shell, words_of

COMMAND = re.compile(r"^ *(?:\$ )?(?:\.venv/bin/)?(?:katzentisch|script/[a-z]+|python|pip|curl) ", re.MULTILINE)
KATZENTISCH = re.compile(r"(?:\.venv/bin/)?katzentisch ")
WITH_CODE = [page for page in PAGES if any(block.language in PYTHON + SHELL and not block.excerpt_of for block in blocks_of(page))]
CACHE_FOLDER = compiled.cache_folder
MARKS = ("", "file", "not run", "run by")
MOST_GAMES = 300  # of a `games=` in Python

# page → what its tests replace, because it would take minutes or needs what a test doesn't have
SMALLER: dict[str, dict[str, str]] = {
    "docs/tutorials/bot-offline.md": {"games=300": "games=40", '"level2"}, games=40': '"level2"}, jobs=1, games=40'},
}


def smaller(block: Block) -> str:
    """Return the code with fewer games. It has as many lines as before."""
    code = re.sub(r"\bgames=([\d_]+)", lambda found: f"games={min(int(found[1]), MOST_GAMES)}", block.text)
    for old, new in SMALLER.get(block.page, {}).items():
        code = code.replace(old, new)
    return code


@pytest.mark.skipif(INTERPRETED, reason="the examples are for compiled code")
@pytest.mark.parametrize("page", WITH_CODE, ids=name_of)
def test_the_code_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))  # for the processes of a pool
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr(compilation, "marker_path", lambda game, part: None)
    monkeypatch.setattr(compiled, "cache_folder", own_cache_folder)
    shell, modules = Shell(tmp_path, monkeypatch), set(sys.modules)
    names: dict[str, object] = {"__name__": "page"}
    try:
        for block in blocks_of(page):
            run_block(block, names, shell)
    finally:
        for name in set(sys.modules) - modules:
            if getattr(sys.modules[name], "__file__", None) and str(sys.modules[name].__file__).startswith(str(tmp_path)):
                del sys.modules[name]


def own_cache_folder(folders: tuple[Path, ...]) -> Path | None:
    """Cache the rules of the package, but not those of a page: they are in no module that could be found again."""
    return CACHE_FOLDER(folders) if all(folder.is_relative_to(ROOT / "src") for folder in folders) else None


def run_block(block: Block, names: dict[str, object], shell: Shell) -> None:
    if block.mark == "file":
        (shell.folder / block.about).write_text(block.text, encoding="utf-8")
    elif block.mark or block.excerpt_of:
        return
    elif block.language in PYTHON:
        exec(compile("\n" * block.line + smaller(block), str(ROOT / block.page), "exec"), names)
    elif block.language in SHELL:
        for command in commands_of(block):
            shell.run(command)


ALL = [block for page in PAGES for block in blocks_of(page)]


def test_there_is_code_of_every_kind() -> None:
    assert sum(block.language in PYTHON for block in ALL) > 30
    assert sum(block.language in SHELL for block in ALL) > 15


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_no_command_is_hidden_in_a_block_without_a_language(page: Path) -> None:
    """Commands are in blocks marked as sh, so that they are tested."""
    hidden = [block.place for block in blocks_of(page) if not block.language and COMMAND.search(block.text)]
    indented = re.findall(r"^ {4,}(?:script/|katzentisch |\.venv/).*$", FENCE.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    assert not hidden
    assert not indented


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_what_takes_too_long_to_run_can_be_parsed(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks that are not run, and the commands at the end of a report, which repeat it."""
    shell = Shell(tmp_path, monkeypatch)
    for block in blocks_of(page):
        if block.language in PYTHON and block.mark == "not run":
            compile(block.text, block.place, "exec")
        elif block.language == "text" or (block.language in SHELL and block.mark == "not run"):
            for line in filter(KATZENTISCH.match, commands_of(block)):
                shell.parse(words_of(line)[1:])


def test_a_block_that_no_test_runs_says_why() -> None:
    assert {block.mark for block in ALL} <= set(MARKS)
    for block in ALL:
        if block.mark == "not run":
            assert len(block.about.split()) >= 3, block.place
        elif block.mark == "run by":
            assert Path(block.page).name in (ROOT / block.about).read_text(encoding="utf-8"), block.place


def test_an_excerpt_is_from_a_file_that_exists() -> None:
    quoted = {block.excerpt_of for block in ALL} - {""}
    assert len(quoted) > 10
    assert all((ROOT / file).is_file() for file in quoted)
