"""Games saved in files: one record per line of a .jsonl file."""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from ..games.game import BadSetup
from ..words import Said
from .integers import describe_value
from .play import Play
from .record import Record, decode_record
from .record_file import Existing, RecordFile
from .replay import replay

LONGEST_LINE = 1 << 28  # bytes


def line_of(record: Record) -> bytes:
    return record.encode() + b"\n"


def save(path: str | Path, *plays: Play) -> None:
    """Append games to a .jsonl file, one record per line.

    Parameters
    ----------
    path
        The file; it is created if needed.
    plays
        The games, over or not. Extra keys of the records they were loaded from are kept.

    Raises
    ------
    BadSetup
        If `path` is no path, or something else than a game is to be saved.
    OSError
        If the file cannot be opened or written; it then still contains whole records only.

    Examples
    --------
    >>> save("games.jsonl", Play("mau_mau", 3, seed=1))  # doctest: +SKIP
    """
    lines = [line_of(play.record()) for play in map(check_play, plays)]
    with RecordFile(checked_path(path), Existing.APPEND) as file:
        for line in lines:
            file.write(line)


def checked_path(path: object) -> Path:
    """Return the path of a file. Raises BadSetup for what can't be one."""
    if isinstance(path, str | os.PathLike):
        with suppress(TypeError, ValueError):  # a path of bytes, or of characters that a file name can't have
            found = Path(path)
            if b"\0" not in os.fsencode(found):
                return found
    raise BadSetup(Said("path-type", {"path": describe_value(path)}))


def check_play(play: object) -> Play:
    if not isinstance(play, Play):
        raise BadSetup(Said("save-type", {"type": type(play).__name__}))
    return play


def load(path: str | Path) -> list[Play]:
    """Load the games of a .jsonl file, replaying and validating each record.

    Raises
    ------
    BadSetup
        If `path` is no path.
    RecordError
        At the first record with an error.
    OSError
        If the file cannot be read.

    Examples
    --------
    >>> games = load("games.jsonl")  # doctest: +SKIP
    """
    return [replay(decode_record(line)).finish() for line in lines(path)]


def lines(path: str | Path) -> Iterator[bytes]:
    """Yield the lines of a file. Only a newline ends one: JSON strings may contain other line separators."""
    with checked_path(path).open("rb") as file:
        yield from lines_in(file, str(path))


def lines_in(file: BinaryIO, name: str) -> Iterator[bytes]:
    """Yield lines; one that never ends, as in /dev/zero, is refused before it fills the memory."""
    while line := file.readline(LONGEST_LINE):
        if len(line) == LONGEST_LINE:
            raise BadSetup(Said("record-line-long", {"file": name}))
        yield line.removesuffix(b"\n")
