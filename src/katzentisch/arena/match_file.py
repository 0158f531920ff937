"""The file of a match, from which it can be resumed: a heading that identifies the match, then a line for each chunk of deals."""

import os
from pathlib import Path
from typing import Any

import msgspec

from ..games.game import BadSetup
from ..play.record_file import Existing, RecordFile
from ..words import Said
from .match import Match
from .results import MatchResults, join_results

VERSION = 1
BEGINNING = b'{"arena":'
LONGEST_SEED = 80  # digits


def heading(match: Match) -> dict[str, Any]:
    """The first line. The number of deals is no part of it: a match can be extended."""
    facts = {
        "game": match.game,
        "players": match.players,
        "bots": list(match.bots),
        "seed": str(match.seed),
        "options": dict(match.options),
    }
    return {"arena": VERSION, **facts}


def read_seed(path: Path) -> int | None:
    """Read the seed of the match in a file; None if there is none."""
    lines = whole_lines(path)
    return int(read_heading(path, lines[0])["seed"]) if lines else None


def read_heading(path: Path, line: bytes) -> dict[str, Any]:
    try:
        found = msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        found = {}
    seed = found.get("seed")
    if found.get("arena") != VERSION or not (isinstance(seed, str) and seed.isascii() and seed.isdecimal() and len(seed) < LONGEST_SEED):
        raise BadSetup(Said("arena-ledger-other", {"file": str(path)}))
    return found


def whole_lines(path: Path) -> list[bytes]:
    """Read the complete lines; the last one may have been cut off when the match was stopped. A file of something else is refused."""
    if not path.exists():
        return []
    if not path.is_file():  # a device or a pipe can't be read twice
        raise IsADirectoryError if path.is_dir() else BadSetup(Said("arena-ledger-other", {"file": str(path)}))
    *lines, rest = path.read_bytes().split(b"\n")
    if not lines and rest[: len(BEGINNING)] != BEGINNING[: len(rest)]:
        raise BadSetup(Said("arena-ledger-other", {"file": str(path)}))
    return lines


class MatchFile:
    def __init__(self, path: Path, match: Match) -> None:
        """Open or create the file. Raises BadSetup if it belongs to another match."""
        self.path, self.match = path, match
        lines = whole_lines(path)
        if lines:
            self.check(read_heading(path, lines[0]))
        self.results = self.read(lines[1:])
        self.is_new = not lines
        if lines:
            os.truncate(path, sum(len(line) + 1 for line in lines))
        else:
            path.write_bytes(msgspec.json.encode(heading(match)) + b"\n")

    def check(self, found: dict[str, Any]) -> None:
        for field, ours in heading(self.match).items():
            if found.get(field) != ours:
                facts = {"field": field, "found": plain(found.get(field)), "wanted": plain(ours), "file": str(self.path)}
                raise BadSetup(Said("arena-ledger-differs", facts))

    def read(self, lines: list[bytes]) -> MatchResults:
        parts: list[MatchResults] = []
        for number, line in enumerate(lines, start=2):
            try:
                part = MatchResults.read(self.match, line)
            except (ValueError, RecursionError, OverflowError):
                part = None
            if part is None or part.start != sum(each.games for each in parts) // self.match.players:
                raise BadSetup(Said("arena-ledger-broken", {"file": str(self.path), "line": number}))
            parts.append(part)
        return join_results(self.match, parts)

    def add(self, results: MatchResults) -> None:
        with RecordFile(self.path, Existing.APPEND) as file:
            file.write(results.to_line())


def plain(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
