"""Tests and benchmarks don't import each other: what both need is in `katzentisch.testing`. Benchmarks have tests of their own."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.module or ""


@pytest.mark.parametrize(("folder", "other"), [("tests", "benchmarks"), ("benchmarks", "tests"), ("src", "tests"), ("src", "benchmarks")])
def test_they_do_not_import_each_other(folder: str, other: str) -> None:
    files = list((ROOT / folder).rglob("*.py"))
    assert files
    assert [str(file) for file in files if any(name.split(".")[0] == other for name in imported(file))] == []
