"""Figures about the code base that the project keeps an eye on. `script/run figures` prints them all, `script/run figures any` one of them.

A figure is a function that returns its rows, the first of them the heading. `@figure` adds it to the list.
"""

import argparse
import ast
import json
import re
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "katzentisch"

Row = tuple[object, ...]
Figure = Callable[[], list[Row]]

FIGURES: dict[str, tuple[str, Figure]] = {}
MEASUREMENTS: list[str] = []

SOURCES = ("src", "web", "script", "benchmarks", "examples")
MANY = 3  # games
ADD_A_GAME = ROOT / "docs" / "add-a-game.md"


def figure(name: str, title: str) -> Callable[[Figure], Figure]:
    def add(rows: Figure) -> Figure:
        FIGURES[name] = title, rows
        return rows

    return add


def measurement(name: str, title: str) -> Callable[[Figure], Figure]:
    """Add a figure that takes minutes and is only printed if it is asked for."""
    MEASUREMENTS.append(name)
    return figure(name, title)


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


@figure("games", f"Files outside the games' own folders that name {MANY} or more games (at most 4)")
def files_naming_games() -> list[Row]:
    """Count ids of games as words in the sources, without tests and documents."""
    games = [path.parent.name for path in PACKAGE.glob("games/*/__init__.py")]
    found = [(path, names) for path in tracked_files(*SOURCES) if len(names := games_named(path, games)) >= MANY]
    rows: list[Row] = [(path.relative_to(ROOT), len(names), kind_of(path)) for path, names in found]
    return [("file", "games", "kind"), *rows, ("all", len(rows), "")]


def tracked_files(*folders: str) -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z", *folders], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def games_named(path: Path, games: list[str]) -> list[str]:
    parts = (*path.relative_to(ROOT).parts[:-1], path.stem)
    if any(game in parts for game in games) or ".test." in path.name:
        return []
    text = path.read_bytes().decode("utf-8", errors="ignore")
    return [game for game in games if re.search(rf"\b{game}\b", text)]


def kind_of(path: Path) -> str:
    head = path.read_text(encoding="utf-8")[:300].lower()
    return "generated" if "generated" in head else "results" if path.suffix == ".json" else "by hand"


@figure("edits", "Existing files that a new built-in game edits (at most 8), as docs/add-a-game.md lists them")
def files_to_edit() -> list[Row]:
    if not ADD_A_GAME.exists():
        return [("file", "exists"), ("docs/add-a-game.md", "missing")]
    table = re.search(r"^\| edited \|.*?(?=\n\n|\Z)", ADD_A_GAME.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    cells = [line.split("|")[1] for line in table[0].splitlines()] if table else []
    names = [name for cell in cells for name in re.findall("`([^`]+)`", cell)]
    return [("file", "exists"), *((name, "yes" if (ROOT / name).exists() else "NO") for name in names), ("all", len(names))]


@measurement("checks", "CPU seconds of script/check and script/test")
def checks() -> list[Row]:
    rows: list[Row] = [("script", "CPU", "wall")]
    for script in ("check", "test"):
        before, begun = used_by_children(), time.monotonic()
        subprocess.run([ROOT / "script" / script], check=False, stdout=sys.stderr)
        rows.append((f"script/{script}", f"{used_by_children() - before:.0f} s", f"{time.monotonic() - begun:.0f} s"))
    return rows


@measurement("start", "From script/play in a fresh clone to a server")
def start() -> list[Row]:
    done = subprocess.run([ROOT / "script" / "run", "start", "--json"], check=True, stdout=subprocess.PIPE, text=True)
    starts = json.loads(done.stdout)
    moments = ("first page", "all playable", "all compiled")
    rows: list[Row] = [(name, *(f"{start['moments'][moment]:.1f} s" for moment in moments)) for name, start in starts.items()]
    return [("start", *moments), *rows]


def used_by_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(prog="script/run figures", description="Print figures about the code base.")
    parser.add_argument("names", nargs="*", metavar="FIGURE", help=f"one of {', '.join(FIGURES)}; by default, all that are read quickly")
    parser.add_argument("--measure", action="store_true", help=f"also those that take minutes: {', '.join(MEASUREMENTS)}")
    options = parser.parse_args()
    names = options.names or [name for name in FIGURES if options.measure or name not in MEASUREMENTS]
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
