"""The measurements that docs/strength.md is made of, each in a file. A missing one is left out of the page."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from katzentisch.arena import Match

Bots = tuple[str, ...]
Ratings = dict[str, dict[str, dict[str, Any]]]  # by game and bot


class Share(msgspec.Struct):
    """Of the wins, with its 95% interval."""

    win_share: float
    low: float
    high: float
    fair: float


class Meeting(msgspec.Struct):
    game: str
    players: int
    bots: Bots
    games: int
    shares: dict[str, Share]  # by bot


class Levels(msgspec.Struct):
    """Matches of the levels; `ladder` starts with the weakest."""

    seed: int
    games: int  # per match, at most
    seconds: float
    ladder: Bots
    yardstick: str
    meetings: list[Meeting]

    @property
    def climbing(self) -> list[Bots]:
        """Pairs: each level and the one below."""
        return [(upper, lower) for lower, upper in pairwise(self.ladder)]

    @property
    def steps(self) -> list[Bots]:
        """Pairs: each level and the one below, the strongest and the yardstick."""
        return self.climbing + [(self.ladder[-1], self.yardstick)] * (self.yardstick not in self.ladder)

    @property
    def span(self) -> Bots:
        """The strongest level and the weakest."""
        return self.ladder[-1], self.ladder[0]

    @property
    def everybody(self) -> Bots:
        return tuple(dict.fromkeys([*self.ladder, self.yardstick]))


def meeting_of(match: Match, reported: dict[str, Any]) -> Meeting:
    shares = {name: msgspec.convert(bot, Share) for name, bot in reported["bots"].items()}
    return Meeting(match.game, match.players, match.bots, reported["games"], shares)


class Step(msgspec.Struct):
    """A search of a number of iterations among rule-based players."""

    game: str
    players: int
    iterations: int
    win_share: float
    low: float
    high: float
    fair: float
    games: int
    mean_ms: float


class Trial(msgspec.Struct):
    """The strongest bot `among` others: "rules", a search that takes ten times as long, or a network after `trained` decisions."""

    game: str
    players: int
    bot: str
    among: str
    win_share: float
    low: float
    high: float
    fair: float
    games: int
    mean_ms: float
    their_ms: float
    seed: int
    trained: int | None = None


T = TypeVar("T")


@dataclass(frozen=True)
class Files:
    folder: Path
    ratings: Path  # elsewhere for the real run: it ships with the package

    @property
    def levels(self) -> Path:
        return self.folder / "strength-levels.json"

    @property
    def steps(self) -> Path:
        return self.folder / "strength-search.json"

    @property
    def trials(self) -> Path:
        return self.folder / "strength-strongest.json"

    @property
    def distances(self) -> Path:
        return self.folder / "strength-distances.json"

    @property
    def variants(self) -> Path:
        return self.folder / "strength-variants.json"

    @property
    def page(self) -> Path:
        return self.folder / "strength.md"


def read(file: Path, kind: type[T]) -> T | None:
    return msgspec.json.decode(file.read_bytes(), type=kind) if file.exists() else None


def read_list(file: Path, kind: type[T]) -> list[T]:
    return read(file, list[kind]) or []  # type: ignore[valid-type]


def write(file: Path, measurement: Any) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(measurement), indent=2) + b"\n")


def by_game(measurements: Iterable[T]) -> dict[str, list[T]]:
    found: dict[str, list[T]] = {}
    for each in measurements:
        found.setdefault(each.game, []).append(each)  # type: ignore[attr-defined]
    return found
