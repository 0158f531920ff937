"""Does belief help? How well it predicts hidden cards in games between different players, compared with all consistent deals being equally
likely, and what a search wins with it. Writes docs/belief.json and docs/belief.md; `script/run plots` draws the picture. If you stop it,
the same command continues.

    script/run belief                          about an hour
    script/run belief --games 5 --deals 10     less precise
    script/run belief --quick                  a small trial run, into build/belief-quick
    script/run belief --afresh                 discard what was measured before: needed when a bot has changed
"""

import argparse
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec
from rich.console import Console

from katzentisch.bots.belief import NOISE
from katzentisch.games import GAMES

from .calibration import CANDIDATES, TABLES, Calibration, calibrate
from .facts import FACTS
from .matches import Meeting, among_rules, direct
from .page import Report, write_page

ROOT = Path(__file__).resolve().parents[2]
PLAYERS = 4
QUICK_GAMES, QUICK_DEALS, QUICK_ITERATIONS = 2, 2, 4

Measured = TypeVar("Measured", Calibration, Meeting)


@dataclass(frozen=True)
class Measurements:
    """All measurements; each is saved in the folder once it is complete."""

    folder: Path
    games: int  # of each calibration
    deals: int  # of each match
    iterations: int
    seed: int
    console: Console

    def report(self) -> Report:
        calibrations = [self.calibration(game, table) for game in FACTS for table in TABLES]
        matches = [self.match(game, meet) for game in FACTS for meet in (among_rules, direct)]
        return Report("script/run belief", self.seed, CANDIDATES, NOISE, calibrations, matches)

    def calibration(self, game: str, table: str) -> Calibration:
        measure = partial(calibrate, GAMES[game], PLAYERS, table, self.games, self.seed, self.show)
        return self.kept(f"{game}-{list(TABLES).index(table)}-{self.games}", measure, Calibration)

    def match(self, game: str, meet: Callable[..., Meeting]) -> Meeting:
        measure = partial(meet, GAMES[game], PLAYERS, self.iterations, self.deals * PLAYERS, self.seed, self.show)
        return self.kept(f"{game}-{meet.__name__}-{self.deals}-{self.iterations}", measure, Meeting)

    def kept(self, name: str, measure: Callable[[], Measured], kind: type[Measured]) -> Measured:
        """Measure, or read what was measured before."""
        file = self.folder / f"{name}-{self.seed}.json"
        if not file.exists():
            file.write_bytes(msgspec.json.encode(measure()))
        measured: Measured = msgspec.json.decode(file.read_bytes(), type=kind)
        return measured

    def show(self, line: str) -> None:
        self.console.print(line, markup=False, soft_wrap=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="script/run belief", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=16, help="games of each calibration, at least 2 (16)")
    parser.add_argument("--deals", type=int, default=80, help="deals of each match, at least 2; each is played from every seat (80)")
    parser.add_argument("--iterations", type=int, default=300, help="of each search (300)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--afresh", action="store_true")
    options = parser.parse_args()
    if min(options.games, options.deals) < 2:  # an interval needs two values
        parser.error("--games and --deals must be at least 2")
    games, deals, iterations = options.games, options.deals, options.iterations
    if options.quick:
        games, deals, iterations = QUICK_GAMES, QUICK_DEALS, QUICK_ITERATIONS
    folder = ROOT / "build" / ("belief-quick" if options.quick else "belief")
    if options.afresh:
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    console = Console(stderr=True, highlight=False)
    try:
        report = Measurements(folder, games, deals, iterations, options.seed, console).report()
    except KeyboardInterrupt:
        console.print("Stopped. Run the same command again to continue.")
        return 130
    for file in write_page(report, folder if options.quick else ROOT / "docs"):
        print(file.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
