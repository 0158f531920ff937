"""What was measured, as tables and as JSON."""

import os
import platform
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from rich import box
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from .run import MODES, Mode, Result, most_tables
from .step import LIMIT, Step

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


def ratio(result: Result, results: Sequence[Result]) -> float | None:
    """How many times the peer's moves a second; at human pace these stand for tables."""
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
