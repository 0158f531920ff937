"""The rule pages are the law: every function of the rules cites a paragraph, and every paragraph has a test named after it."""

import ast
import re
from pathlib import Path

import pytest

from katzentisch.games import GAMES

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "katzentisch" / "games"
TESTS = ROOT / "tests" / "games"
PARAGRAPH = re.compile(r"^(?:#+ )?(\d\.\d)\b|^## (\d) ", re.MULTILINE)
CITED = re.compile(r"\b\d\.\d\b|\b\d:|\b\d[,–] |\(\d\)")

every_game = pytest.mark.parametrize("game", list(GAMES))


def paragraphs(page: str) -> set[str]:
    """The numbered paragraphs of a page, and those of its sections that have none."""
    found = [fine or section for fine, section in PARAGRAPH.findall(page)]
    return {each for each in found if "." in each or not any(other.startswith(f"{each}.") for other in found)}


def rule_functions(path: Path) -> list[tuple[str, str]]:
    text = path.read_text(encoding="utf-8")
    found = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    rules = [node for node in found if any(isinstance(mark, ast.Name) and mark.id == "rule" for mark in node.decorator_list)]
    return [(node.name, ast.get_source_segment(text, node) or "") for node in rules]


NO_RULES = {"state", "cards", "knowledge", "slots", "determinization"}  # vocabulary, and what seats know


@every_game
def test_every_function_of_the_rules_cites_its_paragraph(game: str) -> None:
    files = [path for path in (SOURCES / game).glob("*.py") if path.stem not in NO_RULES]
    silent = [f"{path.stem}.{name}" for path in files for name, text in rule_functions(path) if not CITED.search(text)]
    assert silent == []


@every_game
def test_every_paragraph_cited_exists(game: str) -> None:
    there = paragraphs((ROOT / "rules" / f"{game}.md").read_text(encoding="utf-8"))
    sections = {each[0] for each in there}
    for path in (SOURCES / game).glob("*.py"):
        for name, text in rule_functions(path):
            cited = re.findall(r"\b(\d\.\d)\b", text)
            assert {each for each in cited if each not in there and each[0] in sections} == set(), f"{path.name}: {name}"


@every_game
def test_every_paragraph_has_a_test(game: str) -> None:
    names = {
        name for path in TESTS.glob(f"{game}/*.py") for name in re.findall(r"def test_(\d(?:_\d)?)_", path.read_text(encoding="utf-8"))
    }
    wanted = {each.replace(".", "_") for each in paragraphs((ROOT / "rules" / f"{game}.md").read_text(encoding="utf-8"))}
    assert wanted - names == set()
