"""For the API reference: parameters that a docstring describes together get an entry each, so that each is shown with its own type."""

import re
from typing import Any

import griffe

NAMES = re.compile(r"(\w+(?:, \w+)+)( : .+)?")


class JointParameters(griffe.Extension):
    """Splits `game, players` and the description below them into two entries."""

    def on_function_instance(self, *, func: griffe.Function, **_: Any) -> None:
        split_docstring(func)

    def on_class_instance(self, *, cls: griffe.Class, **_: Any) -> None:
        split_docstring(cls)


def split_docstring(documented: griffe.Object) -> None:
    if documented.docstring:
        documented.docstring.value = split_entries(documented.docstring.value)


def split_entries(text: str) -> str:
    """Return a docstring in NumPy style in which every entry has one name."""
    lines, split = text.split("\n"), []
    while lines:
        line = lines.pop(0)
        about = [lines.pop(0) for _ in range(indented(lines))]
        names, of_type = entry(line) if about else ([line], "")
        for name in names:
            split += [name + of_type, *about]
    return "\n".join(split)


def entry(line: str) -> tuple[list[str], str]:
    found = NAMES.fullmatch(line)
    return (found[1].split(", "), found[2] or "") if found else ([line], "")


def indented(lines: list[str]) -> int:
    """Return the number of lines that belong to the line in front of them."""
    return next((number for number, line in enumerate(lines) if not line.startswith("    ")), len(lines))
