"""How the speed grows with the number of server processes: `katzentisch serve --processes N` on one PostgreSQL cluster behind nginx.

Every number of processes gets its own fresh cluster and the same number of tables a process. The tables play at full speed, as in
`script/run load`: a table moves as soon as its four clients have received the last move. Linear would be N times the moves per second of
one process; the figures are also relative to the CPU that a move takes.

    script/run scaling                                      1, 2, 4 and 8 processes: about three minutes
    script/run scaling --processes 1 2 --direct             also without nginx: clients connect to the process of their table
    script/run scaling --json                               all rounds as JSON
    script/run scaling --markdown                           tables in Markdown

Clients, nginx and PostgreSQL need cores, too: 8 processes need about 16.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from itertools import product
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from katzentisch.games import GAMES
from katzentisch.testing import postgres

from . import proxy
from .capacity import markdown
from .measurement import LIMIT
from .scaling_run import WAYS, Plan, Result, Round, measured

COMMAND = "script/run scaling"
PROCESSES = (1, 2, 4, 8)
MOST_PROCESSES = 16  # PostgreSQL is started with 200 connections, and a process uses up to 12
BUSY = 0.9  # from here on, cores or generators may be what is measured
NOTHING_MEASURED = 2
WIDTH = 120  # columns
Compared = Callable[[Round, Round], str]  # what is shown of a round; the other one is the first, with the fewest processes

ROWS: dict[str, Compared] = {
    "tables": lambda it, _: f"{it.tables:,}",
    "moves per second": lambda it, _: f"{it.moves_per_second:,.0f}",
    "moves per second, of linear": lambda it, first: f"{efficiency(it, first):.2f}",
    "CPU per move": lambda it, _: f"{it.per_move(it.cpu):,.0f} µs",
    "moves per second of CPU, of linear": lambda it, first: f"{cpu_efficiency(it, first):.2f}",
    "CPU per move, servers": lambda it, _: f"{it.per_move(it.server_cpu):,.0f} µs",
    "CPU per move, PostgreSQL": lambda it, _: f"{it.per_move(it.database_cpu):,.0f} µs",
    "CPU per move, nginx": lambda it, _: f"{it.per_move(it.proxy_cpu):,.0f} µs",
    "latency, half of the moves": lambda it, _: f"{it.p50:.1f} ms",
    "latency, 99 of 100": lambda it, _: f"{it.p99:.1f} ms{'' if it.holds else ' (!)'}",
    "CPU, servers": lambda it, _: f"{it.server_cpu:.2f} cores",
    "CPU, busiest server": lambda it, _: f"{it.busiest_server:.2f} cores",
    "CPU, PostgreSQL": lambda it, _: f"{it.database_cpu:.2f} cores",
    "CPU, nginx": lambda it, _: f"{it.proxy_cpu:.2f} cores",
    "CPU, load generators": lambda it, _: f"{it.generator_cpu:.2f} cores",
    "transactions per second, reading ones included": lambda it, _: f"{it.commits_per_second:,.0f}",
    "flushes to disk per second": lambda it, _: f"{it.flushes_per_second:,.0f}",
    "written ahead per move": lambda it, _: f"{it.wal_per_move:,.0f} bytes",
    "memory of the servers": lambda it, _: f"{it.server_memory:,.0f} MB",
    "memory of PostgreSQL": lambda it, _: f"{it.database_memory:,.0f} MB",
    "an update": lambda it, _: f"{it.bytes_per_update:,.0f} bytes",
}


def efficiency(it: Round, first: Round) -> float:
    """The moves per second, relative to as many times those of the first as there are more processes."""
    return it.moves_per_second / (first.moves_per_second * it.processes / first.processes)


def cpu_efficiency(it: Round, first: Round) -> float:
    """The moves per second of CPU, relative to those of the first."""
    return first.per_move(first.cpu) / it.per_move(it.cpu)


def title(is_direct: bool, plan: Plan) -> str:
    return f"{plan.tables} tables a process, {WAYS[is_direct]}. (!): not 99 of 100 moves within {LIMIT} ms."


def columns(results: Sequence[Result], is_direct: bool) -> list[Round]:
    found = [result.middle for result in results if result.is_direct == is_direct]
    return [each for each in found if each]


def cells(columns: Sequence[Round]) -> list[list[str]]:
    first = min(columns, key=lambda each: each.processes)
    return [[row, *(written(each, first) for each in columns)] for row, written in ROWS.items()]


def tables(results: Sequence[Result], plan: Plan) -> list[tuple[str, list[str], list[list[str]]]]:
    """The title, the head and the rows of each table."""
    ways = [(is_direct, columns(results, is_direct)) for is_direct in (False, True)]
    return [(title(way, plan), ["processes", *(str(each.processes) for each in found)], cells(found)) for way, found in ways if found]


def notes(results: Sequence[Result]) -> list[str]:
    return [f"{result.what}: {each}" for result in results for each in notes_of(result)]


def notes_of(result: Result) -> list[str]:
    found = [result.fault] if result.fault else []
    it, cores = result.middle, os.cpu_count() or 1
    if it and it.busiest_generator > BUSY:
        found.append("a load generator was busy all the time: more --generators may show a faster server")
    if it and it.cpu + it.generator_cpu > BUSY * cores:
        found.append(f"all {cores} cores were busy, also with clients: on a larger machine, the servers may be faster")
    return found


def show(results: Sequence[Result], plan: Plan) -> None:
    console = Console(width=WIDTH)
    console.print(machine(), highlight=False)
    for title, head, rows in tables(results, plan):
        console.print(f"\n{title}", highlight=False)
        table = Table(box=box.SIMPLE)
        for name in head:
            table.add_column(name, justify="right" if table.columns else "left")
        for row in rows:
            table.add_row(*row)
        console.print(table)
    for each in notes(results):
        console.print(each, highlight=False)


def written_markdown(results: Sequence[Result], plan: Plan) -> str:
    found = [f"{title}\n\n{markdown(head, rows)}" for title, head, rows in tables(results, plan)]
    return "\n\n".join([machine(), *found, *notes(results)])


def machine() -> str:
    return f"{os.cpu_count()} cores, Python {platform.python_version()}"


def plain(results: Sequence[Result], plan: Plan) -> dict[str, Any]:
    return {
        "machine": machine(),
        "plan": asdict(plan),
        "results": [plain_result(result, columns(results, result.is_direct)) for result in results],
        "notes": notes(results),
    }


def plain_result(result: Result, compared: Sequence[Round]) -> dict[str, Any]:
    it = result.middle
    found: dict[str, Any] = {"processes": result.processes, "direct": result.is_direct, "fault": result.fault}
    if it:
        first = min(compared, key=lambda each: each.processes)
        per_move = {part: it.per_move(getattr(it, f"{part}_cpu")) for part in ("server", "database", "proxy", "generator")}
        compared_with_first = {"efficiency": efficiency(it, first), "cpu_efficiency": cpu_efficiency(it, first)}
        found |= {**asdict(it), "holds": it.holds, "cpu_us_per_move": per_move, **compared_with_first}
    return {**found, "rounds": [asdict(each) for each in result.rounds]}


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(COMMAND, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--processes", type=int, nargs="+", default=list(PROCESSES), metavar="N", help="numbers of processes (1 2 4 8)")
    made.add_argument("--tables", type=int, default=64, help="tables for each process (64)")
    made.add_argument("--generators", type=int, default=2, help="processes that play the clients (2)")
    made.add_argument("--seconds", type=float, default=5, help="how long each round is measured (5)")
    made.add_argument("--rounds", type=int, default=3, help="how often each number is measured; the median counts (3)")
    made.add_argument("--game", choices=sorted(GAMES), default="mau_mau", help="which of our games (mau_mau)")
    made.add_argument("--direct", action="store_true", help="also measure without nginx")
    made.add_argument("--save", type=Path, metavar="FILE", help="also write all rounds as JSON into a file")
    output = made.add_mutually_exclusive_group()
    output.add_argument("--json", action="store_true", help="print JSON instead of tables")
    output.add_argument("--markdown", action="store_true", help="print tables in Markdown")
    return made


def check(parser: argparse.ArgumentParser, asked: argparse.Namespace) -> None:
    if not all(1 <= each <= MOST_PROCESSES for each in asked.processes):
        parser.error(f"--processes must be numbers from 1 to {MOST_PROCESSES}")
    for name in ("tables", "generators", "rounds"):
        if getattr(asked, name) < 1:
            parser.error(f"--{name} must be at least 1")
    if not asked.seconds > 0:
        parser.error("--seconds must be more than 0")
    if asked.save and not asked.save.absolute().parent.is_dir():
        parser.error(f"--save: there is no folder {asked.save.parent}")
    if postgres.programs() is None:
        parser.error(
            "PostgreSQL is not installed: there is no initdb on the PATH or in /usr/lib/postgresql (on Debian: apt install postgresql)"
        )
    if proxy.program() is None:
        parser.error("nginx is not installed: it is neither on the PATH nor in /usr/sbin (on Debian: apt install nginx-light)")


def compile_rules() -> None:
    """Compile the rules unless they are: it would be measured, too."""
    subprocess.run([sys.executable, "-m", "katzentisch", "compile", "--for", "serve"], check=True, stdout=sys.stderr)


def main(arguments: Sequence[str] | None = None) -> int:
    options = parser()
    asked = options.parse_args(arguments)
    check(options, asked)
    compile_rules()
    plan = Plan(asked.game, asked.tables, asked.generators, asked.seconds, asked.rounds)
    ways = [False, True] if asked.direct else [False]
    results: list[Result] = []
    for is_direct, processes in product(ways, asked.processes):
        results.append(measured(processes, is_direct, plan))
        if asked.save:  # after each, so that a run that is stopped leaves what it has measured
            asked.save.write_text(json.dumps(plain(results, plan), indent=2), encoding="utf-8")
    if asked.json:
        print(json.dumps(plain(results, plan), indent=2))
    elif asked.markdown:
        print(written_markdown(results, plan))
    else:
        show(results, plan)
    return 0 if any(result.rounds for result in results) else NOTHING_MEASURED


if __name__ == "__main__":
    sys.exit(main())
