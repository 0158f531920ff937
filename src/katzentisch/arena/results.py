"""Results of some deals of a match: arrays with a row for each game, and the bots' thinking times."""

from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec
import numpy as np

from ..games.arrays import Float64s, Int16s, Int32s, Int64s
from .match import Match

COUNT, TOTAL, LONGEST = range(3)  # columns of `times`


class ResultsLine(msgspec.Struct):
    """The results as a line of JSON in a match file."""

    start: int
    scores: list[list[int]]
    ranks: list[list[int]]
    decisions: list[list[int]]
    times: list[list[float]]


@dataclass(frozen=True)
class MatchResults:
    """The results of some deals of a match: arrays with a row for each game.

    Examples
    --------
    >>> from katzentisch.arena import run
    >>> results = run("mau_mau", 3, ["rules", "level1"], games=30, seed=1).results
    >>> results.games, results.ranks.shape
    (30, (30, 3))
    """

    start: int  # number of the first deal
    bots: Int16s  # by game and seat: the index of the bot that sat there
    scores: Int32s  # by game and seat, like the next two
    ranks: Int32s
    decisions: Int32s
    times: Float64s  # by bot: number of timed decisions, their total and their longest time in milliseconds
    records: list[bytes] = field(default_factory=list)

    @classmethod
    def empty(cls, match: Match, start: int, stop: int) -> "MatchResults":
        bots = np.array([seats for deal in range(start, stop) for seats in match.seatings(deal)], np.int16).reshape(-1, match.players)
        scores, ranks, decisions = (np.zeros(bots.shape, np.int32) for _ in range(3))
        return cls(start, bots, scores, ranks, decisions, np.zeros((len(match.bots), 3)))

    @classmethod
    def read(cls, match: Match, text: bytes) -> "MatchResults":
        """Read a line of a match file. Raises ValueError if it doesn't belong to this match."""
        line = msgspec.json.decode(text, type=ResultsLine)
        deals, odd = divmod(len(line.scores), match.players)
        results = cls.empty(match, line.start, line.start + deals)
        for ours, theirs in ((getattr(results, name), getattr(line, name)) for name in ("scores", "ranks", "decisions", "times")):
            ours[:] = np.array(theirs, ours.dtype).reshape(ours.shape)
        if odd or not results.is_possible(match.players):
            raise ValueError("half a deal, or ranks that no game can have")
        return results

    def to_line(self) -> bytes:
        numbers = (getattr(self, name).tolist() for name in ("scores", "ranks", "decisions", "times"))
        return msgspec.json.encode(ResultsLine(self.start, *numbers)) + b"\n"

    @property
    def games(self) -> int:
        return len(self.bots)

    def is_possible(self, players: int) -> bool:
        """Whether there is a winner in each game, and no rank or number of decisions is out of range."""
        ranks = np.all((self.ranks >= 1) & (self.ranks <= players)) and np.all(self.ranks.min(axis=1, initial=players + 1) == 1)
        return bool(ranks and np.all(self.decisions >= 0))

    @property
    def stop(self) -> int:
        """The number after that of the last deal."""
        return self.start + self.games // int(self.bots.shape[1])

    def copy_rows(self, sources: Int64s) -> None:
        """Copy to each game the results of another one."""
        for numbers in (self.scores, self.ranks, self.decisions):
            numbers[:] = numbers[sources]

    def first(self, games: int) -> "MatchResults":
        return MatchResults(self.start, self.bots[:games], self.scores[:games], self.ranks[:games], self.decisions[:games], self.times)


def join_results(match: Match, parts: Iterable[MatchResults]) -> MatchResults:
    """Join results of consecutive deals."""
    given = list(parts)
    start = given[0].start if given else match.own_deals.start
    all_parts = [MatchResults.empty(match, start, start), *given]
    bots, scores, ranks, decisions = (
        np.concatenate([getattr(part, name) for part in all_parts]) for name in ("bots", "scores", "ranks", "decisions")
    )
    times = np.stack([part.times for part in all_parts])
    summed = times.sum(axis=0)
    summed[:, LONGEST] = times[:, :, LONGEST].max(axis=0)
    return MatchResults(start, bots, scores, ranks, decisions, summed)
