"""The matches of `script/run growth`."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.ratings.match_folder import MatchFolder
from benchmarks.ratings.measurements import Step, Trial

from katzentisch.bots.net import Network, load
from katzentisch.bots.spec import MOST_ITERATIONS
from katzentisch.games import GAMES

STRONGEST, YARDSTICK = "level4", "rules"
HALVES = "benchmarks/networks"
MEASURED = Path(__file__).parents[2] / "docs" / "strength-search.json"


def player_counts() -> dict[str, int]:
    """Return the games with a network and the players at their tables: as many as when it was last measured, or else as is usual."""
    last = json.loads(MEASURED.read_text(encoding="utf-8")) if MEASURED.exists() else []
    measured = {step["game"]: step["players"] for step in last}
    return {game.id: measured.get(game.id, game.default_players) for game in GAMES.values() if load(game.id)}


COUNTS = player_counts()


@dataclass(frozen=True)
class Growth:
    folder: MatchFolder
    most: int  # iterations
    times: int  # how much longer than the strongest bot a search without a network may take
    slow_seconds: float  # per match with such opponents

    @property
    def matches(self) -> int:
        return len(COUNTS) * (len(self.doubling) + 3)

    @property
    def doubling(self) -> list[int]:
        return [1 << power for power in range(self.most.bit_length())]

    def steps(self) -> list[Step]:
        return [self.step(game, iterations) for game in COUNTS for iterations in self.doubling]

    def step(self, game: str, iterations: int) -> Step:
        reported = self.report(game, f"search:{iterations}", YARDSTICK)
        return Step(game=game, players=COUNTS[game], iterations=iterations, **figures(reported, f"search:{iterations}"))

    def trials(self, steps: list[Step]) -> list[Trial]:
        return [trial for game in COUNTS for trial in self.trials_in(game, [step for step in steps if step.game == game])]

    def trials_in(self, game: str, steps: list[Step]) -> list[Trial]:
        among_rules = self.trial(game, YARDSTICK)
        iterations = iterations_for(self.times * among_rules.mean_ms, steps)
        half = f"{HALVES}/{game}-half.npz"
        trained = int(Network.read(Path(half)).about["decisions"])
        return [among_rules, self.trial(game, f"search:{iterations}", self.slow_seconds), self.trial(game, f"net:{half}", trained=trained)]

    def trial(self, game: str, among: str, seconds: float | None = None, trained: int | None = None) -> Trial:
        reported = self.report(game, STRONGEST, among, seconds)
        figured = {**figures(reported, STRONGEST), "their_ms": reported["bots"][among]["mean_ms"], "seed": self.folder.seed}
        return Trial(game=game, players=COUNTS[game], bot=STRONGEST, among=among, trained=trained, **figured)

    def report(self, game: str, bot: str, among: str, seconds: float | None = None) -> dict[str, Any]:
        return self.folder.report(self.folder.match(game, COUNTS[game], (bot, among)), seconds)


def figures(reported: dict[str, Any], bot: str) -> dict[str, Any]:
    its = reported["bots"][bot]
    return {"games": reported["games"], **{name: its[name] for name in ("win_share", "low", "high", "fair", "mean_ms")}}


def iterations_for(milliseconds: float, steps: list[Step]) -> int:
    """Estimate how many iterations take this long, from the shortest and the longest search measured."""
    first, last = steps[0], steps[-1]
    each = (last.mean_ms - first.mean_ms) / (last.iterations - first.iterations)
    wanted = first.iterations + (milliseconds - first.mean_ms) / each
    return min(max(round(wanted), 1), MOST_ITERATIONS)
