"""Files that a person names on the command line; `-` is standard input."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from ..games.game import Refusal
from ..play.record import lines
from ..words import Said
from .mistakes import Mistake

STDIN = "-"
REASONS = {
    FileNotFoundError: "cli-file-missing",
    IsADirectoryError: "cli-file-folder",
    PermissionError: "cli-file-forbidden",
}


def check_no_flag(kind: Any, name: str) -> None:
    if name.startswith("-") and name != STDIN:
        raise Mistake(Said("cli-unknown-flag", {"flag": name}))


FileName = Annotated[str, Parameter(allow_leading_hyphen=True, validator=check_no_flag)]


def lines_of(path: str) -> Iterator[bytes]:
    """The lines of a file without their ends."""
    if path == STDIN:
        yield from (line.removesuffix(b"\n") for line in sys.stdin.buffer)
        return
    with told_if_unusable(path):
        yield from lines(path)


def check_writable(path: str) -> None:
    """Better now than after the game."""
    with told_if_unusable(path), Path(path).open("ab"):
        pass


@contextmanager
def told_if_unusable(path: str) -> Iterator[None]:
    try:
        yield
    except (BrokenPipeError, Refusal):
        raise
    except (OSError, ValueError) as error:  # ValueError: a name with a null character
        sentence = next((REASONS[kind] for kind in REASONS if isinstance(error, kind)), "cli-file-unusable")
        raise Mistake(Said(sentence, {"file": path, "why": getattr(error, "strerror", None) or str(error)})) from None
