"""Compare our speed with that of other projects: random moves a second on one core of this machine, all measured in one run.

    script/run peers                  our Mau Mau, RLCard, OpenSpiel and Pgx
    script/run peers katze_im_sack    another game of ours
    script/run peers --json           the same as JSON

The programs take turns, three rounds of them, and the median counts: about seven minutes. The first time, environments are made in
build/peers: about 1.5 GB and some more minutes.
"""

import argparse
import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from environments import HERE, CannotInstall, last_line, python_of

OURS = ("ours_compiled", "ours_python")
# row, environment, what it is
ROWS = (
    ("ours_compiled", "ours", "Katzentisch {game}, 4 players, compiled"),
    ("ours_python", "ours", "Katzentisch {game}, 4 players, from Python"),
    ("rlcard_uno", "rlcard", "RLCard UNO, 4 players, from Python"),
    ("openspiel_python", "open_spiel", "OpenSpiel Crazy Eights, 4 players, from Python"),
    ("openspiel_cpp", "open_spiel", "OpenSpiel Crazy Eights, 4 players, rollouts in C++"),
    ("pgx_kuhn_poker", "pgx", "Pgx Kuhn poker, 2 players, compiled, batch of 8192"),
    ("pgx_leduc_holdem", "pgx", "Pgx Leduc hold'em, 2 players, compiled, batch of 2048"),
    ("pgx_sparrow_mahjong", "pgx", "Pgx sparrow mahjong, 3 players, compiled, batch of 256"),
)
PROGRAMS = {  # by environment
    "ours": "own_games.py",
    "rlcard": "rlcard_uno.py",
    "open_spiel": "openspiel_crazy_eights.py",
    "pgx": "pgx_cards.py",
}
LONGEST_RUN = 600  # seconds
Rates = dict[str, list[float]]  # by row: one for each round
Faults = dict[str, str]  # by environment: why there is nothing to compare
NOTHING_MEASURED = 2


@dataclass(frozen=True)
class Row:
    name: str
    what: str
    runs: list[float]
    fault: str | None

    @classmethod
    def of(cls, row: tuple[str, str, str], game: str, rates: dict[str, list[float]], faults: dict[str, str]) -> "Row":
        name, environment, what = row
        return cls(name, what.format(game=game), rates.get(name, []), faults.get(environment))

    @property
    def rate(self) -> float | None:
        return median(self.runs) if self.runs else None

    def ratios(self, rows: list["Row"]) -> list[float | None]:
        """How many times as fast as this row our games are, compiled and from Python."""
        ours = [row.rate for row in rows if row.name in OURS]
        return [our / self.rate if our and self.rate else None for our in ours]

    def plain(self, rows: list["Row"]) -> dict[str, Any]:
        compiled, python = self.ratios(rows)
        ratios = {"ours_compiled_ratio": compiled, "ours_python_ratio": python}
        return {"name": self.name, "what": self.what, "moves_per_second": self.rate, **ratios, "runs": self.runs, "fault": self.fault}


def table(rows: list[Row]) -> str:
    lines = [f"{'':56}{'moves a second':>16}{'ours compiled':>16}{'ours, Python':>16}"]
    for row in rows:
        ratios = "".join(f"{'–' if ratio is None else f'{ratio:,.2f} ×':>16}" for ratio in row.ratios(rows))
        rate = "–" if row.rate is None else f"{row.rate:,.0f}"
        lines.append(f"{row.what:56}{rate:>16}{ratios}" + (f"  {row.fault}" if row.fault else ""))
    return "\n".join(lines)


def measure(game: str, rounds: int) -> tuple[Rates, Faults]:
    rates: Rates = {}
    pythons, faults = prepare()
    for number in range(1, rounds + 1):
        for name in [name for name in pythons if name not in faults]:
            print(f"round {number} of {rounds}: {name} …", file=sys.stderr)
            try:
                for row, rate in run(pythons[name], PROGRAMS[name], game).items():
                    rates.setdefault(row, []).append(rate)
            except (subprocess.SubprocessError, ValueError) as fault:
                faults[name] = f"failed: {why(fault)}"
    return rates, faults


def prepare() -> tuple[dict[str, Path], Faults]:
    pythons: dict[str, Path] = {}
    faults: Faults = {}
    for name in PROGRAMS:
        try:
            pythons[name] = python_of(name)
        except (CannotInstall, OSError, subprocess.SubprocessError) as fault:
            faults[name] = f"could not be installed: {fault}"
    return pythons, faults


def run(python: Path, program: str, game: str) -> dict[str, float]:
    command = [str(python), "-B", str(HERE / program), game]
    done = subprocess.run(command, check=True, text=True, capture_output=True, timeout=LONGEST_RUN)
    rates: dict[str, float] = json.loads(last_line(done.stdout))
    return rates


def why(fault: Exception) -> str:
    return last_line(getattr(fault, "stderr", None) or str(fault))


def main() -> int:
    parser = argparse.ArgumentParser("script/run peers", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="mau_mau", help="which of our games (mau_mau)")
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured (3)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    asked = parser.parse_args()
    rates, faults = measure(asked.game, asked.rounds)
    rows = [Row.of(row, asked.game, rates, faults) for row in ROWS]
    if asked.json:
        print(json.dumps({"game": asked.game, "rounds": asked.rounds, "rows": [row.plain(rows) for row in rows]}, indent=2))
    else:
        print(table(rows))
    return 0 if any(row.rate for row in rows) else NOTHING_MEASURED


if __name__ == "__main__":
    sys.exit(main())
