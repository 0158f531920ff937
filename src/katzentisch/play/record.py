"""Records in files: one JSON object on one line of a .jsonl file."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from .judge import Verdict, decoded, judge, replay
from .play import Play


def line_of(record: dict[str, Any]) -> bytes:
    return msgspec.json.encode(record) + b"\n"


def save(path: str | Path, *plays: Play) -> None:
    """Adds games to the end of a file."""
    with Path(path).open("ab") as file:
        file.writelines(line_of(play.record()) for play in plays)


def load(path: str | Path) -> list[Play]:
    """The games of a file; raises Fault at the first that is not right."""
    return [replay(decoded(line)) for line in lines(path)]


def lines(path: str | Path) -> Iterator[bytes]:
    """Lines end with a newline and nothing else: JSON may hold other things that look like one."""
    with Path(path).open("rb") as file:
        for line in file:
            yield line.removesuffix(b"\n")


def judged(path: str | Path) -> Iterable[tuple[int, Verdict]]:
    """Every line of a file, numbered from 1, with its verdict."""
    return ((number, judge(line)) for number, line in enumerate(lines(path), start=1))
