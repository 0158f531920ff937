"""Games saved in files: one record per line of a .jsonl file."""

from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from ..games.game import BadSetup
from ..words import Said
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
    OSError
        If the file cannot be opened or written; it then still contains whole records only.

    Examples
    --------
    >>> save("games.jsonl", Play("mau_mau", 3, seed=1))  # doctest: +SKIP
    """
    lines = [line_of(play.record()) for play in map(check_play, plays)]
    with RecordFile(Path(path), Existing.APPEND) as file:
        for line in lines:
            file.write(line)


def check_play(play: object) -> Play:
    if not isinstance(play, Play):
        raise BadSetup(Said("save-type", {"type": type(play).__name__}))
    return play


def load(path: str | Path) -> list[Play]:
    """Load the games of a .jsonl file, replaying and validating each record.

    Raises
    ------
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
    with Path(path).open("rb") as file:
        yield from lines_in(file, str(path))


def lines_in(file: BinaryIO, name: str) -> Iterator[bytes]:
    """Yield lines; one that never ends, as in /dev/zero, is refused before it fills the memory."""
    while line := file.readline(LONGEST_LINE):
        if len(line) == LONGEST_LINE:
            raise BadSetup(Said("record-line-long", {"file": name}))
        yield line.removesuffix(b"\n")
