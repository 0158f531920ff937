"""Which matches are played."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.ratings.book import Book
from benchmarks.ratings.pieces import Step, Trial

from katzentisch.bots.named import MOST_ITERATIONS
from katzentisch.bots.net import Network

COUNTS = {"katzenjammer_blues": 3, "katze_im_sack": 4, "mau_mau": 4}
STRONGEST, YARDSTICK = "level4", "rules"
HALVES = "benchmarks/networks"


@dataclass(frozen=True)
class Growth:
    book: Book
    most: int  # iterations
    times: int  # as long as the strongest may a search without a network think
    slow_seconds: float  # for a match with such opponents

    @property
    def matches(self) -> int:
        return len(COUNTS) * (len(self.doubling) + 3)

    @property
    def doubling(self) -> list[int]:
        return [1 << power for power in range(self.most.bit_length())]

    def steps(self) -> list[Step]:
        return [self.step(game, iterations) for game in COUNTS for iterations in self.doubling]

    def step(self, game: str, iterations: int) -> Step:
        told = self.told(game, f"search:{iterations}", YARDSTICK)
        return Step(game=game, players=COUNTS[game], iterations=iterations, **figures(told, f"search:{iterations}"))

    def trials(self, steps: list[Step]) -> list[Trial]:
        return [trial for game in COUNTS for trial in self.trials_in(game, [step for step in steps if step.game == game])]

    def trials_in(self, game: str, steps: list[Step]) -> list[Trial]:
        among_rules = self.trial(game, YARDSTICK)
        iterations = iterations_for(self.times * among_rules.mean_ms, steps)
        half = f"{HALVES}/{game}-half.npz"
        trained = int(Network.read(Path(half)).about["decisions"])
        return [among_rules, self.trial(game, f"search:{iterations}", self.slow_seconds), self.trial(game, f"net:{half}", trained=trained)]

    def trial(self, game: str, among: str, seconds: float | None = None, trained: int | None = None) -> Trial:
        told = self.told(game, STRONGEST, among, seconds)
        figured = {**figures(told, STRONGEST), "their_ms": told["bots"][among]["mean_ms"], "seed": self.book.seed}
        return Trial(game=game, players=COUNTS[game], bot=STRONGEST, among=among, trained=trained, **figured)

    def told(self, game: str, bot: str, among: str, seconds: float | None = None) -> dict[str, Any]:
        return self.book.told(self.book.match(game, COUNTS[game], (bot, among)), seconds)


def figures(told: dict[str, Any], bot: str) -> dict[str, Any]:
    its = told["bots"][bot]
    return {"games": told["games"], **{name: its[name] for name in ("win_share", "low", "high", "fair", "mean_ms")}}


def iterations_for(milliseconds: float, steps: list[Step]) -> int:
    """How many take so long: a line through the shortest and the longest search that were measured."""
    first, last = steps[0], steps[-1]
    each = (last.mean_ms - first.mean_ms) / (last.iterations - first.iterations)
    wanted = first.iterations + (milliseconds - first.mean_ms) / each
    return min(max(round(wanted), 1), MOST_ITERATIONS)
