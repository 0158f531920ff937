"""Figures about the code base that the project keeps an eye on. `script/run figures` prints them all, `script/run figures any` one of them.

A figure is a function that returns its rows, the first of them the heading. `@figure` adds it to the list.
"""

import argparse
import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "katzentisch"

Row = tuple[object, ...]
Figure = Callable[[], list[Row]]

FIGURES: dict[str, tuple[str, Figure]] = {}


def figure(name: str, title: str) -> Callable[[Figure], Figure]:
    def add(rows: Figure) -> Figure:
        FIGURES[name] = title, rows
        return rows

    return add


class Share(NamedTuple):
    """Arguments: all, those annotated `Any` or not at all, and those whose annotation contains `Any`."""

    arguments: int = 0
    exact: int = 0
    contained: int = 0

    def plus(self, other: "Share") -> "Share":
        return Share(*(one + another for one, another in zip(self, other, strict=True)))

    def row(self, name: str) -> Row:
        exact, contained = (f"{part / max(1, self.arguments):.1%}" for part in self[1:])
        return name, self.arguments, self.exact, exact, contained


@figure("any", "Arguments annotated Any, by package")
def any_share() -> list[Row]:
    """Count the arguments of functions and methods, without `self`, `cls` and those of lambdas. Without an annotation counts as `Any`."""
    packages = sorted(path for path in PACKAGE.iterdir() if any(path.rglob("*.py")))
    shares = {path.name: share_in(path.rglob("*.py")) for path in packages}
    total = Share()
    for share in shares.values():
        total = total.plus(share)
    rows = [share.row(name) for name, share in shares.items() if share.arguments]
    return [("package", "arguments", "Any", "share", "containing Any"), *rows, total.row("all")]


def share_in(files: Iterator[Path]) -> Share:
    arguments = [argument for path in files for argument in arguments_in(ast.parse(path.read_text()))]
    return Share(len(arguments), sum(map(is_any, arguments)), sum(map(contains_any, arguments)))


def arguments_in(tree: ast.AST, is_class: bool = False) -> Iterator[ast.arg]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from arguments_of(node, is_class)
        yield from arguments_in(node, isinstance(node, ast.ClassDef))


def arguments_of(function: ast.FunctionDef | ast.AsyncFunctionDef, is_method: bool) -> Iterator[ast.arg]:
    given = function.args
    is_static = any(isinstance(each, ast.Name) and each.id == "staticmethod" for each in function.decorator_list)
    yield from [*given.posonlyargs, *given.args][1 if is_method and not is_static else 0 :]
    yield from given.kwonlyargs
    yield from (each for each in (given.vararg, given.kwarg) if each)


def is_any(argument: ast.arg) -> bool:
    return argument.annotation is None or ast.unparse(argument.annotation) in ("Any", "typing.Any")


def contains_any(argument: ast.arg) -> bool:
    names = ast.walk(argument.annotation) if argument.annotation else ()
    return is_any(argument) or any(isinstance(node, ast.Name) and node.id == "Any" for node in names)


def main() -> None:
    parser = argparse.ArgumentParser(prog="script/run figures", description="Print figures about the code base.")
    parser.add_argument("names", nargs="*", metavar="FIGURE", help=f"one of {', '.join(FIGURES)}; all of them if none is given")
    names = parser.parse_args().names or list(FIGURES)
    for unknown in set(names) - set(FIGURES):
        parser.error(f"there is no figure {unknown!r}; choose from {', '.join(FIGURES)}")
    for name in names:
        title, rows = FIGURES[name]
        print(f"{title}\n\n{table(rows())}\n")


def table(rows: list[Row]) -> str:
    """Return the rows in columns: the first one to the left, the others to the right."""
    cells = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return "\n".join(
        "  ".join(cell.rjust(width) if place else cell.ljust(width) for place, (cell, width) in enumerate(zip(row, widths, strict=True)))
        for row in cells
    )


if __name__ == "__main__":
    main()
