"""What became of some deals of a match: arrays with a row for each game, and how long the bots thought."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np

from .match import Match

COUNT, TOTAL, LONGEST = range(3)  # columns of `times`


class Line(msgspec.Struct):
    """The same as JSON."""

    start: int
    scores: list[list[int]]
    ranks: list[list[int]]
    decisions: list[list[int]]
    times: list[list[float]]


@dataclass(frozen=True)
class Played:
    start: int  # the first deal
    bots: Any  # by game and seat: the index of the bot that sat there
    scores: Any  # by game and seat, as the next two
    ranks: Any
    decisions: Any
    times: Any  # by bot: timed decisions, their milliseconds in all, the longest
    records: list[bytes] = field(default_factory=list)

    @classmethod
    def empty(cls, match: Match, start: int, stop: int) -> "Played":
        bots = np.array([seats for deal in range(start, stop) for seats in match.seatings(deal)], np.int16).reshape(-1, match.players)
        scores, ranks, decisions = (np.zeros(bots.shape, np.int32) for _ in range(3))
        return cls(start, bots, scores, ranks, decisions, np.zeros((len(match.bots), 3)))

    @classmethod
    def read(cls, match: Match, text: bytes) -> "Played":
        """Raises ValueError where a line isn't one of this match."""
        line = msgspec.json.decode(text, type=Line)
        deals, odd = divmod(len(line.scores), match.players)
        played = cls.empty(match, line.start, line.start + deals)
        for ours, theirs in ((getattr(played, name), getattr(line, name)) for name in ("scores", "ranks", "decisions", "times")):
            ours[:] = np.array(theirs, ours.dtype).reshape(ours.shape)
        if odd:
            raise ValueError("half a deal")
        return played

    def written(self) -> bytes:
        numbers = (getattr(self, name).tolist() for name in ("scores", "ranks", "decisions", "times"))
        return msgspec.json.encode(Line(self.start, *numbers)) + b"\n"

    @property
    def games(self) -> int:
        return len(self.bots)

    def rows(self) -> Iterator[tuple[list[int], list[int]]]:
        """Game by game: who sat where, and their ranks."""
        return zip(self.bots.tolist(), self.ranks.tolist(), strict=True)

    def first(self, games: int) -> "Played":
        return Played(self.start, self.bots[:games], self.scores[:games], self.ranks[:games], self.decisions[:games], self.times)


def joined(match: Match, parts: Iterable[Played]) -> Played:
    """All of them as one."""
    all_parts = [Played.empty(match, 0, 0), *parts]
    bots, scores, ranks, decisions = (
        np.concatenate([getattr(part, name) for part in all_parts]) for name in ("bots", "scores", "ranks", "decisions")
    )
    times = np.stack([part.times for part in all_parts])
    summed = times.sum(axis=0)
    summed[:, LONGEST] = times[:, :, LONGEST].max(axis=0)
    return Played(0, bots, scores, ranks, decisions, summed)
