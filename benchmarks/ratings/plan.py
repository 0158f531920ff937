"""Which matches are played, and how long."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from time import time
from typing import Any

import msgspec
from rich.console import Console

from katzentisch.arena import Ledger, Match, report, run
from katzentisch.games import GAMES
from katzentisch.games.game import Game

UNDECIDED = "maus_pass_auf"  # nobody has a choice there

Bots = tuple[str, ...]
Results = dict[tuple[str, int, Bots], dict[str, Any]]  # by game, players and bots: what the arena reports


@dataclass(frozen=True)
class Budget:
    seconds: float
    games: int


@dataclass(frozen=True)
class Plan:
    ladder: list[str]
    yardstick: str
    seed: int
    budget: Budget
    folder: Path
    is_small: bool

    @property
    def games(self) -> list[Game]:
        return [game for game in GAMES.values() if game.id != UNDECIDED]

    def players(self, game: Game) -> list[int]:
        return sorted({game.players[0], game.players[-1]}) if self.is_small else list(game.players)

    @property
    def steps(self) -> list[Bots]:
        """Each against the one below, the strongest against the yardstick."""
        climbing = [(upper, lower) for lower, upper in pairwise(self.ladder)]
        return climbing + [(self.ladder[-1], self.yardstick)] * (self.yardstick not in self.ladder)

    @property
    def everybody(self) -> Bots:
        return tuple(dict.fromkeys([*self.ladder, self.yardstick]))

    def matches(self) -> Iterator[Match]:
        for game in self.games:
            for players in self.players(game):
                for bots in dict.fromkeys([*self.steps, self.everybody]):
                    yield Match.of(game.id, players, bots, self.budget.games, self.seed)

    def run(self, console: Console, jobs: int | None) -> Results:
        matches = list(self.matches())
        results: Results = {}
        for number, match in enumerate(matches, start=1):
            told = self.measured(match, jobs)
            results[match.game, match.players, match.bots] = told
            bot = told["bots"][match.names[0]]
            share = f"{bot['win_share']:.1%} of {told['games']} games (fair: {bot['fair']:.1%})"
            console.print(
                f"{number}/{len(matches)}  {match.game} with {match.players}, {', '.join(match.bots)}: {match.bots[0]} wins {share}"
            )
        return results

    def measured(self, match: Match, jobs: int | None) -> dict[str, Any]:
        """As kept, if the match was finished before."""
        file = self.ledger_of(match).with_suffix(".json")
        if not file.exists():
            self.play(match, jobs)
            file.write_bytes(msgspec.json.encode(report(match, Ledger(self.ledger_of(match), match).done)))
        told: dict[str, Any] = msgspec.json.decode(file.read_bytes())
        return told

    def play(self, match: Match, jobs: int | None) -> None:
        ledger = Ledger(self.ledger_of(match), match)
        for played in run(match, jobs, ledger.done.games // match.players, until=time() + self.budget.seconds):
            ledger.add(played)

    def ledger_of(self, match: Match) -> Path:
        return self.folder / f"{match.game}-{match.players}-{'-'.join(match.bots)}.jsonl"
