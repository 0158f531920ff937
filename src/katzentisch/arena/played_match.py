"""A match that was played, for notebooks: its results, figures and a table."""

import secrets
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import cached_property
from html import escape
from os import PathLike
from pathlib import Path
from typing import Any

from ..batch.part import Part
from ..games.game import BadSetup, Game, Value
from ..play.integers import describe_value
from ..words import Said, say
from .match import WHOLE, Bots, Match, checked_part
from .match_file import MatchFile, join_parts, read_file
from .report import report
from .results import MatchResults, join_results
from .runner import play_match


def no_progress(games: int) -> None:
    """Report no progress."""


@dataclass(frozen=True)
class PlayedMatch:
    """The games of a match, or of a part of it. `str` and notebooks show a table.

    Attributes
    ----------
    match : Match
        The game, the bots, the seed and all else that the games depend on.
    results : MatchResults
        Arrays with a row for each game: bots, scores, ranks and decisions by seat.
    """

    match: Match
    results: MatchResults

    def report(self) -> dict[str, Any]:
        """Return every figure as `katzentisch arena --json` prints it: win shares, ratings, ranks and scores with 95% intervals."""
        return self.figures

    @cached_property
    def figures(self) -> dict[str, Any]:
        return report(self.match, self.results)

    @property
    def win_shares(self) -> dict[str, float]:
        """The share of wins of each bot, of all games in the deals in which it has a seat."""
        return {name: bot["win_share"] for name, bot in self.figures["bots"].items()}

    @property
    def ratings(self) -> dict[str, float | None]:
        """The rating of each bot by wins; None for a bot that never had a seat."""
        return {name: bot["rating"] and bot["rating"]["wins"]["value"] for name, bot in self.figures["bots"].items()}

    def save(self, path: str | PathLike[str]) -> None:
        """Save the match to a new file, which `join` and `katzentisch arena --join` read. Raises BadSetup if it has deals already."""
        file = MatchFile(path, self.match)
        if file.results.games:
            raise BadSetup(Said("arena-ledger-exists", {"file": str(path)}))
        file.add(self.results)

    def rows(self) -> list[list[str]]:
        """Return the cells of the table, the first row being its head."""
        head = [say(f"cli-arena-{column}") for column in ("bot", "wins", "interval", "fair", "rating")]
        return [head, *(cells(name, bot) for name, bot in self.figures["bots"].items())]

    @property
    def title(self) -> str:
        facts = {each: self.figures[each] for each in ("games", "deals", "players")}
        return say("cli-arena-title", name=say(f"{self.match.game}-name"), **facts)

    def __str__(self) -> str:
        rows = self.rows()
        first, *widths = (max(map(len, column)) for column in zip(*rows, strict=True))
        lines = [self.title, ""]
        for name, *rest in rows:
            lines.append(f"{name:<{first}}" + "".join(f"  {cell:>{width}}" for cell, width in zip(rest, widths, strict=True)))
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        head, *rows = self.rows()
        body = "".join(map(html_row, rows))
        return f"<table><caption>{escape(self.title)}</caption><thead>{html_row(head, 'th')}</thead><tbody>{body}</tbody></table>"


def html_row(cells: list[str], tag: str = "td") -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"


def cells(name: str, bot: Mapping[str, Any]) -> list[str]:
    rating = bot["rating"] and bot["rating"]["wins"]
    shown = "–" if rating is None else f"{rating['value']:.0f}" if rating["low"] is None else f"{rating['value']:.0f} ± {reach(rating):.0f}"
    return [name, f"{bot['win_share']:.1%}", f"{bot['low']:.1%} – {bot['high']:.1%}", f"{bot['fair']:.1%}", shown]


def reach(rating: Mapping[str, float]) -> float:
    return (rating["high"] - rating["low"]) / 2


def run(
    game: str | Game,
    players: int,
    bots: Bots,
    games: int,
    *,
    seed: int | None = None,
    options: Mapping[str, Value] | None = None,
    jobs: int | None = None,
    executor: Executor | None = None,
    part: Part | str | None = None,
    progress: Callable[[int], None] = no_progress,
) -> PlayedMatch:
    """Let bots play each other on the same deals, to find out which is stronger.

    Every deal is played once from every seat. With two bots, the first has one seat and the second all others; more bots share the seats
    evenly. The games depend on the table, the bots and the seed alone, not on `jobs`, the executor or how they are split into parts.

    Parameters
    ----------
    game, players, options
        The table, as for `Play`.
    bots
        Two or more bots, each as `katzentisch.bots.as_bot` takes it: a name, a specification, a `Bot` or a function. In a dictionary,
        the keys are the names in the report.
    games
        How many games to play; rounded up to whole deals.
    seed
        An integer; random if omitted.
    jobs
        How many games to play in parallel on this machine; one per core if omitted.
    executor
        Any `concurrent.futures.Executor` to play on instead, for example a process pool or that of a cluster.
    part
        Play only a part of the deals, for example ``"3/16"``; `join` joins them.
    progress
        Called with the number of games played since its last call.

    Raises
    ------
    BadSetup
        If there can't be such a match, or a bot can't be sent to another process.
    BotFailure
        If a bot raises an error or chooses an illegal move.

    Examples
    --------
    >>> def lowest(observation):
    ...     return observation.legal()[0]
    >>> played = run("mau_mau", 3, {"lowest": lowest, "rules": "rules"}, games=60, seed=1, jobs=1)
    >>> played.win_shares["lowest"] < 1 / 3
    True
    """
    if seed is None and checked_part(part) != WHOLE:
        raise BadSetup(Said("arena-part-seed"))
    if not callable(progress):
        raise BadSetup(Said("progress-type", {"type": type(progress).__name__}))
    match = Match.of(game, players, bots, games, secrets.randbelow(1 << 64) if seed is None else seed, options, part)
    parts = []
    for results in play_match(match, jobs, executor=executor):
        parts.append(results)
        progress(results.games)
    return PlayedMatch(match, join_results(match, parts))


def join(parts: Iterable[PlayedMatch | str | PathLike[str]]) -> PlayedMatch:
    """Join all parts of a match, in any order: matches that `run` returned, or files.

    Raises
    ------
    BadSetup
        If deals are missing or come twice, or the parts belong to different matches.
    OSError
        If a file can't be read.
    """
    if isinstance(parts, str | bytes):
        raise BadSetup(Said("arena-join-type", {"value": describe_value(parts)}))
    try:
        given = list(parts)
    except TypeError:  # not iterable, or an array without dimensions
        raise BadSetup(Said("arena-join-type", {"value": describe_value(parts)})) from None
    read = [read_part(part) for part in given]
    if not read:
        raise BadSetup(Said("arena-join-nothing"))
    return PlayedMatch(*join_parts(read))


def read_part(part: PlayedMatch | str | PathLike[str]) -> tuple[str, Match, MatchResults]:
    if isinstance(part, PlayedMatch):
        return str(part.match.part), part.match, part.results
    if not isinstance(part, str | PathLike):
        raise BadSetup(Said("arena-join-type", {"value": describe_value(part)}))
    return str(part), *read_file(Path(part))
