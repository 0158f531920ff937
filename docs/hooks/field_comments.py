"""For the API reference: a field of a class is described by the comment next to it, as the code base writes it."""

import io
import tokenize
from pathlib import Path
from typing import Any

import griffe


class FieldComments(griffe.Extension):
    """Makes a docstring from the comment at the end of a field's line, or in the lines above it, if the field has none."""

    def on_attribute_instance(self, *, attr: griffe.Attribute, **_: Any) -> None:
        if attr.docstring or attr.parent is None or not attr.parent.is_class or attr.lineno is None:
            return
        lines = attr.lines_collection[Path(str(attr.filepath))]
        if text := comment_of(lines, attr.lineno - 1, attr.endlineno or attr.lineno):
            attr.docstring = griffe.Docstring(f"{text[0].upper()}{text[1:].removesuffix('.')}.", parent=attr)


def comment_of(lines: list[str], start: int, stop: int) -> str:
    """Return the comment at the end of these lines, else the lines above that are only a comment."""
    at_end = trailing(lines[stop - 1])
    if at_end:
        return at_end
    first = start
    while first and lines[first - 1].strip().startswith("# "):
        first -= 1
    return " ".join(line.strip().removeprefix("# ") for line in lines[first:start])


def trailing(line: str) -> str:
    try:
        tokens = list(tokenize.generate_tokens(io.StringIO(line.strip()).readline))
    except tokenize.TokenError:  # the end of an expression over several lines
        return ""
    comments = [token.string for token in tokens if token.type == tokenize.COMMENT and token.start[1]]
    return comments[-1].removeprefix("#").split("type: ignore")[0].strip(" #") if comments else ""
