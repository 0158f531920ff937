"""Records in files: one JSON object on one line of a .jsonl file."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from ..games.game import BadSetup
from ..words import Said
from .judge import Verdict, decoded, judge, replay
from .play import Play
from .record_file import Existing, RecordFile

LONGEST_LINE = 1 << 28  # bytes


def line_of(record: dict[str, Any]) -> bytes:
    return msgspec.json.encode(record) + b"\n"


def save(path: str | Path, *plays: Play) -> None:
    """Adds games to the end of a file, with what else the records said that they were loaded from.

    Raises what opening and writing a file raises; what is in it then are whole records.
    """
    lines = [line_of(play.record()) for play in map(checked_play, plays)]
    with RecordFile(Path(path), Existing.APPEND) as file:
        for line in lines:
            file.write(line)


def checked_play(play: Any) -> Play:
    if not isinstance(play, Play):
        raise BadSetup(Said("save-type", {"type": type(play).__name__}))
    return play


def load(path: str | Path) -> list[Play]:
    """The games of a file. Raises Fault at the first that is not right, and what opening and reading a file raises."""
    return [replay(decoded(line)) for line in lines(path)]


def lines(path: str | Path) -> Iterator[bytes]:
    """Lines end with a newline and nothing else: JSON may hold other things that look like one."""
    with Path(path).open("rb") as file:
        yield from lines_in(file, str(path))


def lines_in(file: BinaryIO, name: str) -> Iterator[bytes]:
    """A line that never ends, as of /dev/zero, is refused before it fills the memory."""
    while line := file.readline(LONGEST_LINE):
        if len(line) == LONGEST_LINE:
            raise BadSetup(Said("record-line-long", {"file": name}))
        yield line.removesuffix(b"\n")


def judged(path: str | Path) -> Iterable[tuple[int, Verdict]]:
    """Every line of a file, numbered from 1, with its verdict."""
    return ((number, judge(line)) for number, line in enumerate(lines(path), start=1))
