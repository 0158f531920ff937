"""The reference page of a game, in Markdown: facts, numbers of its actions, columns of its features, fields of its state.

Everything on it comes from the registry, and from comments and docstrings in the game's state.py and features.py.

    script/reference            write docs/reference/games/<game>.md for every built-in game
    script/reference --check    check that these pages are up to date
    script/reference GAME       print the page of a game, which can be a plug-in's
"""

import ast
import io
import sys
import tokenize
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import unified_diff
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ..games import chance, state
from ..games.feature_columns import FeatureColumn
from ..games.feature_encoding import LARGEST
from ..games.game import Game, Option, Value
from ..games.registry import BUILT_IN, load_games
from ..words import say

FOLDER = Path("docs/reference/games")  # relative to the repository
WIDTH = 100  # of lists

KINDS = {
    "flag": "flag",
    "amount": "amount",
    "one_hot": "one-hot",
    "thermometer": "thermometer",
    "bits_of": "set",
    "zeros": "spare",
}
FEATURES = f"""`position.features(seat)` and `batch.observation` have one 8-bit integer for each column, from a seat’s point of view:
`own_` is the seat itself, `left_1_` its left neighbour, and so on clockwise. A *flag* is 0 or 1. A *one-hot* group has a 1 in at
most one column, a *set* in any number of them, and a *thermometer* in every column whose level is reached. An *amount* is clipped
to ±{LARGEST}. Columns of a seat that is not in the game are 0, and so are *spare* columns, which later versions can use."""


def page(game: Game) -> str:
    """Return the reference page of a game."""
    name, rules = say(f"{game.id}-name", "en"), f"../../../rules/{game.id}.md"
    law = f" [The rules]({rules}) explain the game." if game in BUILT_IN else ""
    sections = [
        f"# Actions and features of {name}",
        f"<!-- Written by script/reference. -->\n\nWhat a program needs to know about `{game.id}`, taken from its code.{law}",
        table("fact", "value", facts(game)),
        *option_section(game),
        *action_section(game),
        *feature_section(game),
        *state_section(game),
    ]
    return "\n\n".join(sections) + "\n"


def table(*cells: object) -> str:
    """Return a Markdown table from the titles of its columns and its rows."""
    *titles, rows = cells
    lines = [titles, ["---"] * len(titles), *rows]  # type: ignore[misc]
    return "\n".join(f"| {' | '.join(str(cell).replace('|', chr(92) + '|') for cell in line)} |" for line in lines)


def code(text: object) -> str:
    return f"`{text}`"


def curly(text: str) -> str:
    """Return a comment with the apostrophes of prose."""
    return text.replace("'", "’")


def between(first: object, last: object) -> str:
    return str(first) if first == last else f"{first}–{last}"


def facts(game: Game) -> list[tuple[str, str]]:
    wins = "the fewest points" if game.fewest_win else "the most points"
    return [
        ("players", f"{between(game.players[0], game.players[-1])}, by default {game.default_players}"),
        ("who wins", wins),
        ("decisions", "yes" if game.has_decisions else "no: every position has at most one legal move"),
        ("phases (`state.phase` from 0)", named_sentences(game, "phase", game.phases)),
        ("ends (`state.end` from 1)", named_sentences(game, "end", game.ends)),
        ("cards in the notation", " ".join(map(code, game.cards))),
        ("version of the rules", game.rules_version.version),
        ("actions", f"{game.actions}"),
        ("features", f"{game.feature_count}"),
        ("size of a state", f"{game.state.itemsize} bytes"),
    ]


def named_sentences(game: Game, kind: str, names: Iterable[str]) -> str:
    return "; ".join(f"{code(name)} ({say(f'{game.id}-{kind}-{name}', 'en')})" for name in names)


def option_section(game: Game) -> Iterator[str]:
    if not game.options:
        return
    yield "## Options"
    rows = [row for option in game.options for row in option_rows(game, option)]
    yield table("option", "value", "meaning", "default", "allowed", rows)


def option_rows(game: Game, option: Option) -> Iterator[tuple[str, ...]]:
    yield code(option.name), "", say(f"{game.id}-option-{option.name}", "en"), "", ""
    for value in option.values:
        usual = [players for players in game.players if option.usual(players) == value]
        allowed = [players for players in game.players if value in option.allowed(players)]
        yield "", code(value), value_sentence(game, option, value), for_players(game, usual), for_players(game, allowed)


def value_sentence(game: Game, option: Option, value: Value) -> str:
    return say(f"{game.id}-option-{option.name}-{value}", "en")


def for_players(game: Game, counts: Sequence[int]) -> str:
    """Say with which numbers of players something holds; they are consecutive."""
    if len(counts) == len(game.players):
        return "yes"
    return f"with {between(counts[0], counts[-1])} players" if counts else "no"


def action_section(game: Game) -> Iterator[str]:
    yield "## Actions"
    numbers = f"An action is a number from 0 to {game.actions - 1}." if game.actions > 1 else "The only action is 0."
    yield f"{numbers} `position.write_move(action)` returns the move in the notation."
    if not game.action_groups:
        yield "The game does not say what they mean."
        return
    starts = starts_of(len(group.moves) for group in game.action_groups)
    rows = [
        (between(start, start + len(group.moves) - 1), first_and_last(group.moves), group.meaning, ", ".join(map(code, group.phases)))
        for start, group in zip(starts, game.action_groups, strict=True)
    ]
    yield table("actions", "moves", "meaning", "phases", rows)
    yield "All actions:"
    yield listing([move for group in game.action_groups for move in group.moves])


def starts_of(sizes: Iterable[int]) -> list[int]:
    """Return the index of the first element of each group."""
    starts = [0]
    for size in sizes:
        starts.append(starts[-1] + size)
    return starts[:-1]


def first_and_last(names: Sequence[str]) -> str:
    return code(names[0]) if len(names) == 1 else f"{code(names[0])} to {code(names[-1])}"


def listing(names: Sequence[str]) -> str:
    """Return numbered names in columns, read from left to right."""
    digits, widest = len(str(len(names) - 1)), max(map(len, names))
    cells = [f"{number:{digits}} {name:{widest}}" for number, name in enumerate(names)]
    each = max(1, WIDTH // (digits + widest + 3))
    lines = ["  ".join(cells[start : start + each]).rstrip() for start in range(0, len(cells), each)]
    return "\n".join(["```text", *lines, "```"])


def feature_section(game: Game) -> Iterator[str]:
    if not game.feature_groups:
        return
    yield "## Features"
    yield FEATURES
    yield from encoder_section(game.folder / "features.py")
    starts = starts_of(len(group.columns) for group in game.feature_groups)
    rows = [
        (
            between(start, start + len(group.columns) - 1),
            first_and_last([column.name for column in group.columns]),
            KINDS.get(group.kind, group.kind),
            bounds(group.columns),
        )
        for start, group in zip(starts, game.feature_groups, strict=True)
    ]
    yield table("columns", "names", "kind", "values", rows)
    yield "All columns:"
    yield listing([column.name for column in game.feature_columns])


def bounds(columns: Iterable[FeatureColumn]) -> str:
    """Return the bounds that all columns of a group share, or those of each."""
    return ", ".join(span for span, _ in groupby(columns, bounds_of))


def bounds_of(column: FeatureColumn) -> str:
    _, low, high = column
    word = "or" if high - low == 1 else "to"
    return str(low) if low == high else f"{low} {word} {high}".replace("-", "−")


def encoder_section(path: Path) -> Iterator[str]:
    """Quote the docstrings of the encoder's functions, in the order in which they write."""
    if not path.exists():
        return
    functions = {each.name: each for each in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(each, ast.FunctionDef)}
    called = [functions[name] for name in calls_in_order(functions, "encode_features")]
    about = [(each.name, ast.get_docstring(each)) for each in called if "out" in [argument.arg for argument in each.args.args]]
    lines = [f"- {code(name)}: {curly(' '.join(text.split()))}" for name, text in about if text]
    yield "\n".join(["The functions of the encoder in the order of the columns; numbers are paragraphs of the rules:\n", *lines])


def calls_in_order(functions: Mapping[str, ast.FunctionDef], name: str) -> list[str]:
    """Return a function and the functions of the same file that it calls, each once, in the order of their first calls."""
    nodes = [node for node in ast.walk(functions[name]) if isinstance(node, ast.Call)]
    nodes.sort(key=lambda node: (node.lineno, node.col_offset))
    found = [name]
    for node in nodes:
        if (callee := ast.unparse(node.func)) in functions:
            found += [each for each in calls_in_order(functions, callee) if each not in found]
    return found


class Field(NamedTuple):
    """A field of a state, with the comment next to it and the one above it."""

    name: str
    meaning: str
    above: str


def state_section(game: Game) -> Iterator[str]:
    yield "## State"
    yield (
        "The fields of `position.state` and `batch.state`, NumPy’s type and shape, and what they mean. A field of an observation is blank"
        " where the viewer does not know it."
    )
    declared = [(Path(chance.__file__), "Generator"), (Path(state.__file__), "CommonState"), (game.folder / "state.py", "")]
    rows = [row for path, name in declared if path.exists() for field in fields_of(path, name) for row in field_rows(game, field)]
    yield table("field", "type", "shape", "meaning", rows)


def field_rows(game: Game, field: Field) -> Iterator[tuple[str, ...]]:
    if field.name not in (game.state.names or ()):
        return
    kind: np.dtype[np.generic] = game.state[field.name]
    if field.above:
        yield "", "", "", f"*{curly(field.above)}:*"
    yield code(field.name), kind.base.name, " × ".join(map(str, kind.shape)), curly(field.meaning)


def fields_of(path: Path, name: str) -> list[Field]:
    """Read the fields of a declaration, a class of this name or one whose base is CommonState, and the comments about them."""
    text = path.read_text(encoding="utf-8")
    comments = {
        token.start[0]: token.string.removeprefix("#").strip()
        for token in tokenize.generate_tokens(io.StringIO(text).readline)
        if token.type == tokenize.COMMENT
    }
    classes = [each for each in ast.walk(ast.parse(text)) if isinstance(each, ast.ClassDef)]
    declarations = [each for each in classes if (each.name == name if name else "CommonState" in map(ast.unparse, each.bases))]
    fields = [
        Field(line.target.id, comments.get(line.lineno, ""), above(comments, line.lineno, text.splitlines()))
        for each in declarations
        for line in each.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    ]
    about = " ".join(ast.get_docstring(each) or "" for each in declarations).split(". ")[0].rstrip(".")
    return [field._replace(above=about) if field is fields[0] and not field.above else field for field in fields]


def above(comments: dict[int, str], line: int, lines: Sequence[str]) -> str:
    """Return the comment on the lines of its own right above a line."""
    start = line
    while start - 1 in comments and lines[start - 2].lstrip().startswith("#"):
        start -= 1
    return " ".join(comments[each] for each in range(start, line)).rstrip(":")


def pages() -> dict[Path, str]:
    return {FOLDER / f"{game.id}.md": page(game) for game in BUILT_IN}


def write() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")


def stale() -> list[str]:
    """Print how the pages differ from what would be written, and return the names of those that do."""
    found = []
    for path, new in pages().items():
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        if old != new:
            sys.stdout.writelines(unified_diff(old.splitlines(True), new.splitlines(True), str(path), "generated"))
            found.append(str(path))
    return found


def main(arguments: Sequence[str]) -> int | str:
    """Run the command; return its exit code or what is wrong."""
    if not arguments:
        write()
        return 0
    if list(arguments) == ["--check"]:
        names = stale()
        return f"Out of date: {', '.join(names)}. script/reference regenerates them." if names else 0
    if len(arguments) == 1 and (game := load_games().get(arguments[0])):
        print(page(game), end="")
        return 0
    print("usage: script/reference [--check | GAME]", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
