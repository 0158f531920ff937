"""Compare our speed with that of other projects: random moves on this machine, all measured in one run.

    script/run peers                                  everything: six minutes
    script/run peers katze_im_sack                    with another game of ours as the reference
    script/run peers --only python --only pettingzoo  some of the comparisons
    script/run peers --json                           as JSON
    script/run peers --markdown docs/peers.md         write the tables into the page, too

The rows of a comparison take turns in short slices, so that other work on the machine hits all of them. Rows on one core are measured in
CPU time, the others in elapsed time: run them on a quiet machine. The first time, environments are made in build/peers: about 1.5 GB and
some more minutes.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from ..markers import NoMarkers, write_between_markers
from .environments import OURS, CannotInstall, python_of
from .plan import GAMES, PROGRAMS, Comparison, chosen, comparisons
from .report import COMMAND, Measured, markdown, plain, table
from .worker import Failed, Worker

NOTHING_MEASURED = 2
VERSIONS = (
    "import json; from katzentisch import GAMES; from katzentisch.play.versions import versions; print(json.dumps(versions(GAMES[{!r}])))"
)


def measure(comparison: Comparison, pythons: dict[str, Path | str], rounds: int, seconds: float) -> Measured:
    """Measure the rows of a comparison in turn, `rounds` slices each. A row that fails is left out from then on."""
    measured = Measured(comparison)
    with ExitStack() as stack:
        workers = {}
        for row in comparison.rows:
            python = pythons[row.environment]
            if isinstance(python, str):
                measured.faults[row.name] = python
            elif row.environment not in workers:
                workers[row.environment] = stack.enter_context(Worker(python, PROGRAMS[row.environment], comparison.cores))
        for number in range(rounds + 1):  # the first round only prepares
            print(f"{comparison.name}: {f'round {number} of {rounds}' if number else 'preparing'} …", file=sys.stderr)
            for row in comparison.rows:
                if row.name in measured.faults:
                    continue
                try:
                    rate = workers[row.environment].rate(row.name, seconds if number else 0.0)
                except Failed as fault:
                    measured.faults[row.name] = str(fault)
                    measured.rates.pop(row.name, None)
                else:
                    if number:
                        measured.rates.setdefault(row.name, []).append(rate)
    return measured


def prepare(environments: Sequence[str]) -> dict[str, Path | str]:
    """The Python of each environment, or why there is none."""
    pythons: dict[str, Path | str] = {}
    for name in environments:
        try:
            pythons[name] = python_of(name)
        except (CannotInstall, OSError, subprocess.SubprocessError) as fault:
            pythons[name] = f"could not be installed: {fault}"
    return pythons


def own_versions(python: Path | str, game: str) -> dict[str, str]:
    if isinstance(python, str):
        return {"katzentisch": "unknown"}
    done = subprocess.run([str(python), "-B", "-c", VERSIONS.format(game)], check=True, text=True, capture_output=True)
    found: dict[str, str] = json.loads(done.stdout)
    return found


def main() -> int:
    names = [each.name for each in comparisons("mau_mau")]
    parser = argparse.ArgumentParser("script/run peers", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="mau_mau", choices=list(GAMES), help="which of our games is the reference (mau_mau)")
    parser.add_argument("--only", action="append", default=[], choices=names, help="a comparison to make; several are possible")
    parser.add_argument("--rounds", type=int, default=10, help="how many slices of each row (10)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long a slice is (1)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the tables between the markers of this page")
    asked = parser.parse_args()
    if asked.rounds < 1 or asked.seconds <= 0:
        parser.error("--rounds must be at least 1 and --seconds more than 0")
    if asked.markdown and asked.only:
        parser.error("--markdown writes all tables, from one run: leave out --only")
    plan = chosen(comparisons(asked.game), asked.only)
    pythons = prepare(sorted({OURS, *(row.environment for each in plan for row in each.rows)}))
    measured = [measure(each, pythons, asked.rounds, asked.seconds) for each in plan]
    versions = own_versions(pythons[OURS], asked.game)
    print(json.dumps(plain(measured, asked.rounds, asked.seconds, versions), indent=2) if asked.json else table(measured))
    if asked.markdown:
        try:
            write_between_markers(asked.markdown, COMMAND, markdown(measured, asked.rounds, asked.seconds, versions))
        except (OSError, NoMarkers) as fault:
            parser.error(str(fault))
    return 0 if any(each.rates for each in measured) else NOTHING_MEASURED


if __name__ == "__main__":
    sys.exit(main())
