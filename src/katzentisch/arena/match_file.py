"""The file of a match, from which it can be resumed: a heading that identifies the match, then a line for each chunk of deals.

The file of a part also says which part of how many deals it is, and starts at the first deal of that part. `join_files` joins them.
The heading also names the versions that played, because a report names those of this program.
"""

import os
from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from ..games.game import BadSetup, Game
from ..play.blank_state import blank_state
from ..play.integers import as_int_within, describe_value
from ..play.play import find_game
from ..play.record_file import Existing, RecordFile
from ..play.versions import versions
from ..words import Said
from .match import MOST_BOTS, MOST_GAMES, WHOLE, Match, checked_match, checked_part
from .results import MatchResults, join_results

VERSION = 1
VERSIONS = "versions"  # the key of the heading; older files don't have it
BEGINNING = b'{"arena":'
LONGEST_SEED = 80  # digits


def heading(match: Match) -> dict[str, Any]:
    """What identifies a match. The number of deals belongs to it only in a part: a whole match can be extended."""
    facts = {
        "game": match.game,
        "players": match.players,
        "bots": list(match.bots),
        "seed": str(match.seed),
        "options": dict(match.options),
    }
    part = {} if match.part == WHOLE else {"part": str(match.part), "deals": match.deals}
    return {"arena": VERSION, **facts, **part}


def first_line(match: Match) -> bytes:
    return msgspec.json.encode({**heading(match), VERSIONS: versions(match.rules)}) + b"\n"


def check_versions(path: Path, found: Mapping[str, Any], game: Game) -> None:
    """Refuse games of other versions, which might be different games of the same deals."""
    wanted = versions(game)
    if found.get(VERSIONS, wanted) != wanted:
        facts = {"file": str(path), "found": described(found[VERSIONS]), "wanted": described(wanted)}
        raise BadSetup(Said("arena-ledger-versions", facts))


def described(found: object) -> str:
    pairs = found.items() if isinstance(found, Mapping) else ()
    return ", ".join(f"{name} {version}" for name, version in pairs)[:200] or "?"


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
        refuse_file(path)
    return found


def refuse_file(path: Path) -> NoReturn:
    raise BadSetup(Said("arena-ledger-other", {"file": str(path)}))


def whole_lines(path: Path) -> list[bytes]:
    """Read the complete lines; the last one may have been cut off when the match was stopped. A file of something else is refused."""
    if not path.exists():
        return []
    if not path.is_file():  # a device or a pipe can't be read twice
        if path.is_dir():
            raise IsADirectoryError
        refuse_file(path)
    *lines, rest = path.read_bytes().split(b"\n")
    if not lines and rest[: len(BEGINNING)] != BEGINNING[: len(rest)]:
        refuse_file(path)
    return lines


def read_lines(path: Path, match: Match, lines: list[bytes]) -> MatchResults:
    """Read the lines after the heading. Raises BadSetup for one that does not follow the line before it."""
    parts: list[MatchResults] = []
    for number, line in enumerate(lines, start=2):
        expected = parts[-1].stop if parts else match.own_deals.start
        try:
            part = MatchResults.read(match, line)
        except (ValueError, RecursionError, OverflowError):
            part = None
        if part is None or part.start != expected:
            raise BadSetup(Said("arena-ledger-broken", {"file": str(path), "line": number}))
        parts.append(part)
    return join_results(match, parts)


def checked_path(path: object) -> Path:
    if not isinstance(path, str | PathLike):
        raise BadSetup(Said("arena-file-type", {"file": describe_value(path)}))
    return Path(path)


class MatchFile:
    """The file of a match, from which it can be resumed: `results` are the deals that it has.

    Parameters
    ----------
    path
        The file. If it doesn't exist, it is created.
    match
        From `Match.of`.

    Raises
    ------
    BadSetup
        If the file belongs to another match.
    """

    def __init__(self, path: str | PathLike[str], match: Match) -> None:
        self.path, self.match = path, match = checked_path(path), checked_match(match)
        lines = whole_lines(path)
        if lines:
            found = read_heading(path, lines[0])
            check_same(path, found, heading(match))
            check_versions(path, found, match.rules)
        self.results = read_lines(path, match, lines[1:])
        self.is_new = not lines
        if lines:
            os.truncate(path, sum(len(line) + 1 for line in lines))
        else:
            path.write_bytes(first_line(match))

    def add(self, results: MatchResults) -> None:
        """Append the results of the next deals."""
        with RecordFile(self.path, Existing.APPEND) as file:
            file.write(results.to_line())


def check_same(path: Path, found: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    for field in dict.fromkeys([*wanted, "part", "deals"]):
        if found.get(field) != wanted.get(field):
            facts = {"field": field, "found": plain(found.get(field)), "wanted": plain(wanted.get(field)), "file": str(path)}
            raise BadSetup(Said("arena-ledger-differs", facts))


def plain(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def join_files(paths: Sequence[Path]) -> tuple[Match, MatchResults]:
    """Join the files of all parts of a match, in any order. Raises BadSetup if deals are missing, come twice or are of another match."""
    if not paths:
        raise BadSetup(Said("arena-join-nothing"))
    read = [read_file(path) for path in paths]
    return join_parts([(str(path), match, results) for path, (match, results) in zip(paths, read, strict=True)])


def join_parts(parts: Sequence[tuple[str, Match, MatchResults]]) -> tuple[Match, MatchResults]:
    """Join results, each with a name for errors. The number of deals is that of the parts, or as many as a whole match has so far."""
    first = parts[0][1]
    in_order = sorted(parts, key=lambda part: (part[2].start, part[2].stop))
    known = next((match for _, match, _ in parts if match.part != WHOLE), None)
    deals = known.deals if known else max(results.stop for _, _, results in parts)
    for name, match, _ in parts:
        total = deals if match.part == WHOLE else match.deals
        facts, wanted = ({**heading(each.whole), "deals": number} for each, number in ((match, total), (first, deals)))
        check_same(Path(name), facts, wanted)
    reached, before = 0, ""
    for name, _, results in in_order:
        if results.start > reached:
            raise BadSetup(Said("arena-join-gap", {"first": reached, "last": results.start - 1, "games": first.players}))
        if results.start < reached and results.games:
            raise BadSetup(Said("arena-join-overlap", {"deal": results.start, "file": before, "other": name}))
        reached, before = max(reached, results.stop), name
    if reached < deals:
        raise BadSetup(Said("arena-join-gap", {"first": reached, "last": deals - 1, "games": first.players}))
    whole = Match(first.game, first.players, first.bots, deals, first.seed, first.options, WHOLE, first.given)
    return whole, join_results(whole, [results for _, _, results in in_order])


def read_file(path: Path) -> tuple[Match, MatchResults]:
    """Read a match from its file alone; its bots need not exist here. Raises BadSetup."""
    lines = whole_lines(path)
    if not lines:
        if not path.exists():
            raise FileNotFoundError(path)
        refuse_file(path)
    match = match_of(path, read_heading(path, lines[0]))
    results = read_lines(path, match, lines[1:])
    if match.part == WHOLE:
        match = Match(match.game, match.players, match.bots, max(1, results.stop), match.seed, match.options)
    return match, results


def match_of(path: Path, found: Mapping[str, Any]) -> Match:
    """Make the match of a heading. Raises BadSetup."""
    bots, options, deals = found.get("bots"), found.get("options"), as_int_within(found.get("deals", MOST_GAMES), 1, MOST_GAMES)
    if not (isinstance(bots, list) and 2 <= len(bots) <= MOST_BOTS and all(isinstance(bot, str) for bot in bots)):
        refuse_file(path)
    if options is None or deals is None:
        refuse_file(path)
    try:
        rules = find_game(found.get("game"))
        table = blank_state(rules, found.get("players"), options, 0)  # type: ignore[arg-type]  # it checks both
        match = Match(rules.id, int(table["players"][0]), tuple(bots), deals, int(found["seed"]), options, checked_part(found.get("part")))
        match.own_deals  # noqa: B018  refuses parts without any deal
    except BadSetup as bad:
        raise BadSetup(Said("arena-ledger-unusable", {"file": str(path), "why": bad.said})) from bad
    check_versions(path, found, rules)
    return match
