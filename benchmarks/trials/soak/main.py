"""Let people play at many tables for an hour while servers are replaced, killed and left without database or disk.

All four games with every number of players and random settings: lobbies, bots, standing orders, spectators, chats, hints, replays,
reviews, lost and half-open connections. An operator makes backups, archives logs, closes tables, and blocks guests. Meanwhile, one after
the other: deploys of a new version, killed processes, restarts and crashes of the database, a full disk, steps of the clock, and one table
whose log is damaged. Memory must stay flat, every error must have a cause, every game must finish and verify, and no acknowledged move may
be lost. What doesn't hold is printed as a finding, and the exit code is 1.

    script/run trial-soak                                   an hour, on PostgreSQL with two processes if it is installed, else on SQLite
    script/run trial-soak --minutes 3 --tables 8
    script/run trial-soak --database sqlite --seed 7
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

from rich import box
from rich.console import Console
from rich.table import Table

from katzentisch.testing.postgres import programs

from ..server import BOTH, CANNOT, DATABASES, compile_rules
from .databases import open_database
from .disk import own_disk
from .run import Outcome, Soak

WIDTH = 130  # columns, so that a log file has no broken lines
MOST_SHOWN = 30  # findings
Row = tuple[str, str]


def main() -> int:
    options = parse()
    compile_rules()
    outcomes = []
    for name in [*DATABASES] if options.database == BOTH else [options.database]:
        outcomes.append(soaked(name, options.minutes * 60, options.tables, options.seed))
        show(name, outcomes[-1])
    return 1 if any(outcome.findings for outcome in outcomes) else 0


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser("script/run trial-soak", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    default = "postgresql" if programs() else "sqlite"
    parser.add_argument("--minutes", type=positive, default=60.0)
    parser.add_argument("--tables", type=int, choices=range(1, 1001), metavar="1–1000", default=12, help="at the same time")
    parser.add_argument("--database", choices=[*DATABASES, BOTH], default=default)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.database != "sqlite" and not programs():
        print("PostgreSQL is not installed: no initdb on the PATH or in /usr/lib/postgresql", file=sys.stderr)
        raise SystemExit(CANNOT)
    return options


def positive(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= 60 * 24 * 7:
        raise argparse.ArgumentTypeError(f"must be a number of minutes above 0 and up to a week: {text!r}")
    return value


def soaked(name: str, seconds: float, tables: int, seed: int) -> Outcome:
    begun = monotonic()

    def say(text: str) -> None:
        minutes, rest = divmod(int(monotonic() - begun), 60)
        print(f"{minutes:3}:{rest:02}  {text}", flush=True)

    with tempfile.TemporaryDirectory(prefix="katzentisch-soak-logs-") as logs, own_disk() as disk, open_database(name, disk) as database:
        if not disk.is_mounted:
            say("not tried: a full disk, because a small one can only be mounted by root")
        return asyncio.run(Soak(database, disk, Path(logs), seconds, tables, seed, say).run())


def show(name: str, outcome: Outcome) -> None:
    table = Table(title=f"{name}, {outcome.seconds / 60:.1f} minutes", box=box.SIMPLE, title_justify="left", show_header=False)
    for row in rows(outcome):
        table.add_row(*row)
    Console(width=WIDTH).print(table)
    for finding in outcome.findings[:MOST_SHOWN]:
        print(f"finding: {finding}")
    if len(outcome.findings) > MOST_SHOWN:
        print(f"… and {len(outcome.findings) - MOST_SHOWN} more")
    print(f"{len(outcome.findings)} findings")


def rows(outcome: Outcome) -> Iterator[Row]:
    found = outcome.verification
    yield "games begun, finished and verified", f"{found.begun:,}, {found.games:,} at {found.tables:,} tables"
    yield "games broken off because the operator closed the table", f"{len(found.closed):,}"
    yield "games and numbers of players, of all", f"{len(outcome.notes.kinds)} of {outcome.kinds}"
    yield "moves in all logs", f"{found.moves:,}"
    yield "acknowledged moves of people, lost", f"{len(outcome.notes.acknowledged):,}, {found.lost}"
    for name, number in sorted(outcome.notes.counts.items()):
        yield name, f"{number:,}"
    for kind, number in sorted(outcome.faults.counts.items()):
        yield f"fault: {kind}", f"{number:,}"
    yield "move outside of faults, median / 99th percentile", f"{outcome.percentile(0.5):.1f} / {outcome.percentile(0.99):.1f} ms"
    yield "slowest move, faults included", f"{outcome.slowest / 1000:.1f} s"
    yield "memory at the 10th minute", f"{figures(outcome.memory_early)} MB"
    yield "memory when the last processes started, at the end", f"{figures(outcome.memory_start)} MB, {figures(outcome.memory_end)} MB"
    for number, trend in enumerate(outcome.memory):
        yield f"memory of server {number}, MB", str(trend)
    descriptors = (outcome.files_start, outcome.files_load, outcome.files_end)
    yield "descriptors at the start, with people, at the end", ", ".join(map(figures, descriptors))
    for (cause, kind), number in sorted(outcome.notes.causes.explained.items()):
        yield f"errors because of {cause}: {kind}", f"{number:,}"
    yield "errors without a cause and other findings", f"{len(outcome.findings)}"


def figures(values: list[float]) -> str:
    return " + ".join(f"{value:.0f}" for value in values)


if __name__ == "__main__":
    sys.exit(main())
