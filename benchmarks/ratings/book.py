"""Matches and what came of them, in a folder: what was stopped goes on, what was finished is not played again."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import time
from typing import Any

import msgspec
from rich.console import Console

from katzentisch.arena import Ledger, Match, report, run
from katzentisch.arena.general import warm_up


@dataclass(frozen=True)
class Budget:
    seconds: float
    games: int


@dataclass
class Book:
    folder: Path
    budget: Budget  # of each match
    seed: int
    jobs: int | None
    console: Console
    matches: int = 0  # in all …
    done: int = 0  # … and so far

    def match(self, game: str, players: int, bots: Sequence[str]) -> Match:
        return Match.of(game, players, bots, self.budget.games, self.seed)

    def told(self, match: Match, seconds: float | None = None) -> dict[str, Any]:
        """What the arena reports, as kept if the match was finished before; `seconds` where it may take another time than usual."""
        file = self.ledger_of(match).with_suffix(".json")
        if not file.exists():
            self.play(match, self.budget.seconds if seconds is None else seconds)
            file.write_bytes(msgspec.json.encode(report(match, Ledger(self.ledger_of(match), match).done)))
        told: dict[str, Any] = msgspec.json.decode(file.read_bytes())
        self.show(match, told)
        return told

    def play(self, match: Match, seconds: float) -> None:
        """The first deal is off the clock, in this process: something is played, and what is to be compiled is compiled only once."""
        ledger = Ledger(self.ledger_of(match), match)
        begun = ledger.done.games // match.players
        if not begun:
            warm_up(match)
            first = next(run(match, jobs=1))
            ledger.add(first)
            begun = first.games // match.players
        for played in run(match, self.jobs, begun, until=time() + seconds):
            ledger.add(played)

    def ledger_of(self, match: Match) -> Path:
        bots = (re.sub("[^a-z0-9_]+", "_", bot) for bot in match.bots)
        return self.folder / f"{match.game}-{match.players}-{'-'.join(bots)}.jsonl"

    def show(self, match: Match, told: dict[str, Any]) -> None:
        self.done += 1
        bot = told["bots"][match.names[0]]
        share = f"{bot['win_share']:.1%} of {told['games']} games (fair: {bot['fair']:.1%}), {bot['mean_ms']:.3g} ms a decision"
        where = f"{self.done}/{self.matches}  {match.game} with {match.players}, {', '.join(match.bots)}"
        self.console.print(f"{where}: {match.bots[0]} wins {share}", soft_wrap=True)
