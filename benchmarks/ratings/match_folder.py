"""A folder of matches and their reports: a stopped match is resumed, a finished one is not played again."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import time
from typing import Any

import msgspec
from rich.console import Console

from katzentisch.arena import Match, MatchFile, play_match, report
from katzentisch.arena.python_loop import warm_up


@dataclass(frozen=True)
class Budget:
    seconds: float
    games: int


@dataclass
class MatchFolder:
    path: Path
    budget: Budget  # per match
    seed: int
    jobs: int | None
    console: Console
    matches: int = 0  # in total
    done: int = 0

    def match(self, game: str, players: int, bots: Sequence[str]) -> Match:
        return Match.of(game, players, bots, self.budget.games, self.seed)

    def report(self, match: Match, seconds: float | None = None) -> dict[str, Any]:
        """Return the arena's report, after playing the match if it isn't finished yet; `seconds` replaces the time of the budget."""
        file = self.file_of(match).with_suffix(".json")
        if not file.exists():
            self.play(match, self.budget.seconds if seconds is None else seconds)
            file.write_bytes(msgspec.json.encode(report(match, MatchFile(self.file_of(match), match).results)))
        reported: dict[str, Any] = msgspec.json.decode(file.read_bytes())
        self.show(match, reported)
        return reported

    def play(self, match: Match, seconds: float) -> None:
        """Play until the time is over. The first deal doesn't count and is played in this process, so that code is compiled only once."""
        file = MatchFile(self.file_of(match), match)
        played = min(match.deals, file.results.games // match.players)
        if not played:
            warm_up(match)
            first = next(play_match(match, jobs=1))
            file.add(first)
            played = first.games // match.players
        for results in play_match(match, self.jobs, start=played, until=time() + seconds):
            file.add(results)

    def file_of(self, match: Match) -> Path:
        bots = (re.sub("[^a-z0-9_]+", "_", bot) for bot in match.bots)
        return self.path / f"{match.game}-{match.players}-{'-'.join(bots)}.jsonl"

    def show(self, match: Match, reported: dict[str, Any]) -> None:
        self.done += 1
        bot = reported["bots"][match.names[0]]
        share = f"{bot['win_share']:.1%} of {reported['games']} games (fair: {bot['fair']:.1%}), {bot['mean_ms']:.3g} ms per decision"
        where = f"{self.done}/{self.matches}  {match.game} with {match.players}, {', '.join(match.bots)}"
        self.console.print(f"{where}: {match.bots[0]} wins {share}", soft_wrap=True)
