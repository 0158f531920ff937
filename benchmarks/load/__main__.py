"""How many tables of four clients our server sustains, compared with boardgame.io's, on this machine and in one run.

A server sustains a number of tables if 99 of 100 moves reach all four clients within 100 ms. Every server is measured twice: at full
speed, where a table moves as soon as its four clients have received the last move, and at human pace, with a move every two seconds at each
table.

    script/run load                                 everything: about fifteen minutes
    script/run load --game katze_im_sack            another of our games
    script/run load sqlite boardgame.io --seconds 2 only these, less precisely
    script/run load --tables 16 64 256              what a move costs with 16, 64 and 256 tables at full speed
    script/run load --json                          all steps as JSON

boardgame.io is installed into build/load/boardgameio the first time, with this machine's npm.
"""

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from rich import box
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from .measurement import LIMIT, Step
from .run import FULL_SPEED, MODES, Mode, Result, measured, most_tables
from .servers import Subject, subjects

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
    "CPU for a move": lambda step: f"{1e6 * step.cpu_per_move:,.0f} µs",
    "memory of both": lambda step: f"{step.server_memory:,.0f} MB",
    "CPU, load generator": lambda step: f"{step.generator_cpu:.2f} cores",
    "an update": lambda step: f"{step.bytes_per_update:,.0f} bytes",
}
NOTHING_MEASURED = 2
Columns = Mapping[str, Step | None]  # by the name of the server


def moves_ratio(step: Step | None, peer: Step | None) -> float | None:
    """The moves per second as a multiple of the peer's; at human pace they are proportional to tables."""
    return step.moves_per_second / peer.moves_per_second if step and peer else None


def cpu_ratio(step: Step | None, peer: Step | None) -> float | None:
    """The CPU for a move as a multiple of the peer's."""
    return step.cpu_per_move / peer.cpu_per_move if step and peer else None


RATIOS = {f"CPU, as {PEER}'s": cpu_ratio, f"moves, as {PEER}'s": moves_ratio}


def show(results: Sequence[Result], counts: Sequence[int]) -> None:
    machine = Text(f"{os.cpu_count()} cores, Python {platform.python_version()}\n")
    tables = shown_counts(results, counts) if counts else [part for mode in MODES for part in shown(mode, results)]
    Console().print(Group(machine, *tables))


def shown(mode: Mode, results: Sequence[Result]) -> list[Table | Text]:
    found = [result for result in results if result.mode == mode]
    title = f"{mode.what}, 99 of 100 told within {LIMIT} ms"
    return [comparison(title, {each.subject.name: each.best for each in found}, found), *shown_notes(found)]


def shown_counts(results: Sequence[Result], counts: Sequence[int]) -> list[Table | Text]:
    def columns(count: int) -> Columns:
        return {each.subject.name: median([step for step in each.steps if step.tables == count]) for each in results}

    return [*(comparison(f"{count} tables, {FULL_SPEED.name}", columns(count), results) for count in counts), *shown_notes(results)]


def comparison(title: str, columns: Columns, results: Sequence[Result]) -> Table:
    table = Table(title=title, box=box.SIMPLE, title_justify="left")
    table.add_column("")
    for result in results:
        table.add_column(result.subject.what, justify="right")
    for row, written in ROWS.items():
        table.add_row(row, *(written(step) if step else "–" for step in columns.values()))
    for row, ratio in RATIOS.items():
        ratios = [ratio(step, columns.get(PEER)) for step in columns.values()]
        table.add_row(row, *("–" if each is None else f"{each:.2f} ×" for each in ratios))
    return table


def median(steps: Sequence[Step]) -> Step | None:
    """The round in the middle by what a move costs."""
    return sorted(steps, key=lambda step: step.cpu_per_move)[len(steps) // 2] if steps else None


def shown_notes(results: Sequence[Result]) -> list[Text]:
    return [Text(f"{note}\n") for result in results for note in notes(result)]


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
            "of_boardgameio": moves_ratio(result.best, peer_of(result, results)),
            "cpu_of_boardgameio": cpu_ratio(result.best, peer_of(result, results)),
            "steps": [{**asdict(step), "holds": step.holds} for step in result.steps],
            "notes": notes(result),
        }
        for result in results
    ]


def peer_of(result: Result, results: Sequence[Result]) -> Step | None:
    (peer,) = [each.best for each in results if each.mode == result.mode and each.subject.name == PEER] or [None]
    return peer


def rounds(chosen: Sequence[Subject], counts: Sequence[int], seconds: float, number: int) -> list[Result]:
    """Measure all servers in turns, several times, so that what else the machine does meets all of them."""
    parts = [[measured(subject, FULL_SPEED, seconds, counts) for subject in chosen] for _ in range(number)]
    return [together(each) for each in zip(*parts, strict=True)]


def together(parts: Sequence[Result]) -> Result:
    fault = next((part.fault for part in parts if part.fault), None)
    return Result(parts[0].subject, parts[0].mode, [step for part in parts for step in part.steps], fault)


def table_count(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) <= most_tables():
        raise argparse.ArgumentTypeError(f"must be a number of tables from 1 to {most_tables()}, not {text!r}")
    return int(text)


def main() -> int:
    parser = argparse.ArgumentParser("script/run load", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("servers", nargs="*", help="sqlite, postgresql, postgresql-2, boardgame.io (all)")
    parser.add_argument("--game", default="mau_mau", help="which of our games (mau_mau)")
    parser.add_argument("--seconds", type=float, default=5, help="how long each step is measured (5)")
    parser.add_argument("--tables", type=table_count, nargs="+", default=[], metavar="N", help="measure these, not the largest number")
    parser.add_argument("--rounds", type=int, choices=range(1, 100), default=3, metavar="N", help="how often, with --tables (3)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    asked = parser.parse_args()
    known = subjects(asked.game)
    if unknown := [name for name in asked.servers if name not in known]:
        parser.error(f"there is no {unknown[0]}, only {', '.join(known)}")
    chosen = [known[name] for name in asked.servers or known]
    if asked.tables:
        results = rounds(chosen, asked.tables, asked.seconds, asked.rounds)
    else:
        results = [measured(subject, mode, asked.seconds) for mode in MODES for subject in chosen]
    if asked.json:
        print(json.dumps(plain(results), indent=2))
    else:
        show(results, asked.tables)
    return 0 if any(result.best for result in results) else NOTHING_MEASURED


if __name__ == "__main__":
    sys.exit(main())
