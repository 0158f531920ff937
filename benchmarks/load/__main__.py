"""How many tables of four clients our server sustains, compared with boardgame.io's, on this machine and in one run.

A server sustains a number of tables if 99 of 100 moves reach all four clients within 100 ms. Every server is measured twice: at full
speed, where a table moves as soon as its four clients have received the last move, and at human pace, with a move every two seconds at each
table.

    script/run load                                 everything: about fifteen minutes
    script/run load --game katze_im_sack            another of our games
    script/run load sqlite boardgame.io --seconds 2 only these, less precisely
    script/run load --json                          all steps as JSON

boardgame.io is installed into build/load/boardgameio the first time, with this machine's npm.
"""

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from rich import box
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from .measurement import LIMIT, Step
from .run import MODES, Mode, Result, measured, most_tables
from .servers import subjects

PEER = "boardgame.io"
BUSY = 0.9  # cores: from here on the generator, not the server, may be what is measured
ROWS: dict[str, Callable[[Step], str]] = {
    "tables": lambda step: f"{step.tables:,}",
    "moves a second": lambda step: f"{step.moves_per_second:,.0f}",
    "half of the moves": lambda step: f"{step.p50:.1f} ms",
    "95 of 100": lambda step: f"{step.p95:.1f} ms",
    "99 of 100": lambda step: f"{step.p99:.1f} ms",
    "the slowest": lambda step: f"{step.slowest:.0f} ms",
    "CPU, server and database": lambda step: f"{step.server_cpu:.2f} cores",
    "CPU for a move": lambda step: f"{1e6 * step.server_cpu / step.moves_per_second:,.0f} µs",
    "memory of both": lambda step: f"{step.server_memory:,.0f} MB",
    "CPU, load generator": lambda step: f"{step.generator_cpu:.2f} cores",
    "an update": lambda step: f"{step.bytes_per_update:,.0f} bytes",
}
NOTHING_MEASURED = 2


def ratio(result: Result, results: Sequence[Result]) -> float | None:
    """The moves per second as a multiple of the peer's; at human pace they are proportional to tables."""
    (peer,) = [each.best for each in results if each.mode == result.mode and each.subject.name == PEER] or [None]
    return result.best.moves_per_second / peer.moves_per_second if result.best and peer else None


def show(results: Sequence[Result]) -> None:
    machine = Text(f"{os.cpu_count()} cores, Python {platform.python_version()}\n")
    Console().print(Group(machine, *(part for mode in MODES for part in shown(mode, results))))


def shown(mode: Mode, results: Sequence[Result]) -> list[Table | Text]:
    columns = [result for result in results if result.mode == mode]
    table = Table(title=f"{mode.what}, 99 of 100 told within {LIMIT} ms", box=box.SIMPLE, title_justify="left")
    table.add_column("")
    for result in columns:
        table.add_column(result.subject.what, justify="right")
    for row, written in ROWS.items():
        table.add_row(row, *(written(result.best) if result.best else "–" for result in columns))
    ratios = [ratio(result, results) for result in columns]
    table.add_row(f"moves, as {PEER}'s", *("–" if each is None else f"{each:.2f} ×" for each in ratios))
    return [table, *(Text(f"{note}\n") for result in columns for note in notes(result))]


def notes(result: Result) -> list[str]:
    said = [result.fault] if result.fault else []
    if result.best and result.best.tables == most_tables():
        said.append("no more tables were tried: this machine allows a process no more open connections")
    if result.best and result.best.generator_cpu > BUSY:
        said.append("the load generator was busy all the time: the server may be faster than this")
    return [f"{result.subject.what}: {each}" for each in said]


def plain(results: Sequence[Result]) -> list[dict[str, Any]]:
    return [
        {
            "server": result.subject.name,
            "what": result.subject.what,
            "mode": result.mode.name,
            "best": asdict(result.best) if result.best else None,
            "of_boardgameio": ratio(result, results),
            "steps": [{**asdict(step), "holds": step.holds} for step in result.steps],
            "notes": notes(result),
        }
        for result in results
    ]


def main() -> int:
    parser = argparse.ArgumentParser("script/run load", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("servers", nargs="*", help="sqlite, postgresql, postgresql-2, boardgame.io (all)")
    parser.add_argument("--game", default="mau_mau", help="which of our games (mau_mau)")
    parser.add_argument("--seconds", type=float, default=5, help="how long each step is measured (5)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    asked = parser.parse_args()
    known = subjects(asked.game)
    if unknown := [name for name in asked.servers if name not in known]:
        parser.error(f"there is no {unknown[0]}, only {', '.join(known)}")
    chosen = [known[name] for name in asked.servers or known]
    results = [measured(subject, mode, asked.seconds) for mode in MODES for subject in chosen]
    if asked.json:
        print(json.dumps(plain(results), indent=2))
    else:
        show(results)
    return 0 if any(result.best for result in results) else NOTHING_MEASURED


if __name__ == "__main__":
    sys.exit(main())
