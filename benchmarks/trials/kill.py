"""Check that moves survive when a server is killed. People and bots play at many tables while the server is killed without warning and
restarted, many times: one server on SQLite; two on PostgreSQL, of which one is killed at a time; and `katzentisch serve --processes 2`, of
which one process is killed at a time, or, every fifth time, the process that supervises them. Afterwards every move that a client has
received must be in the log and in the game's record, in its place and only once.

    script/run trial-kill                                       200 tables and 50 kills, each of the three
    script/run trial-kill --tables 20 --kills 2 --servers sqlite
"""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic, time_ns
from typing import Protocol

from benchmarks.load.connection import post
from rich import box
from rich.console import Console
from rich.table import Table

from .client import Conditions, Guest, Plan, TrialTable, plans
from .comparison import Comparison, compare, longest_takeover
from .server import PROCESSES, compile_rules, opened, serving, supervising

SUPERVISED = "processes"
SERVERS = {"sqlite": "sqlite", "postgresql": "postgresql", SUPERVISED: "postgresql"}  # with their databases
AT_ONCE = 10  # tables that are created at the same time
PACE = 200  # moves a second, of all tables together
PATIENCE = 240.0  # seconds to wait for anything
MIDDLE = 3  # entries that every table adds before a server is killed
SEED = 1
REPORT = 15.0  # seconds between two lines of progress


class Victim(Protocol):
    @property
    def complaints(self) -> Sequence[str]: ...

    async def kill(self) -> None: ...

    async def start(self) -> None: ...


class KillRun:
    """All tables of a trial, and the servers that are killed one after the other while people play."""

    def __init__(self, ports: list[int], victims: Sequence[Victim], tables: int, seed: int) -> None:
        self.victims, self.tables, self.rng = victims, tables, Random(seed)
        self.conditions = Conditions(ports, tables / PACE)
        self.guests: list[Guest] = []
        self.kills: list[int] = []  # when, in milliseconds since 1970
        self.begun = monotonic()

    async def play(self, kills: int) -> None:
        gate = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self.open(plan, gate) for plan in plans(self.tables)))
        playing = [asyncio.create_task(guest.play()) for guest in self.guests]
        playing.append(asyncio.create_task(self.report(kills)))
        try:
            for number in range(kills):
                await self.advance()
                await self.restart(self.victims[number % len(self.victims)])
            await self.advance()
            self.conditions.is_ending = True
            await self.end()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def open(self, plan: Plan, gate: asyncio.Semaphore) -> None:
        port = self.rng.choice(self.conditions.ports)
        async with gate:
            cookies = [(await post(port, "/api/me", {"name": f"Gast {seat}"})).cookie for seat in range(plan.people)]
            settings = {"game": plan.game, "players": plan.players, "tempo": "none"}
            created = (await post(port, "/api/tables", settings, cookies[0])).body
        table = TrialTable(plan, created, self.conditions)
        self.guests += [Guest(table, seat, cookie, Random(self.rng.random())) for seat, cookie in enumerate(cookies)]

    async def advance(self) -> None:
        """Wait until every table is a few moves further."""
        before = [guest.log.number for guest in self.guests]
        await until(lambda: all(guest.log.number >= number + MIDDLE for guest, number in zip(self.guests, before, strict=True)))
        await asyncio.sleep(self.rng.random())

    async def report(self, kills: int) -> None:
        while True:
            await asyncio.sleep(REPORT)
            moves = sum(len(guest.log.done) for guest in self.guests)
            ending = ", ending" if self.conditions.is_ending else ""
            print(f"{monotonic() - self.begun:5.0f} s: {len(self.kills)} of {kills} kills, {moves:,} moves of people{ending}", flush=True)

    async def restart(self, server: Victim) -> None:
        self.kills.append(time_ns() // 1_000_000)
        await server.kill()
        await server.start()

    async def end(self) -> None:
        """Wait until every game is over and all its clients know."""
        await until(lambda: all(guest.table.last == guest.log.number for guest in self.guests))


async def until(holds: Callable[[], bool]) -> None:
    patience = monotonic() + PATIENCE
    while not holds() and monotonic() < patience:
        await asyncio.sleep(0.05)


@dataclass(frozen=True)
class Trial:
    comparison: Comparison
    pause: float  # the longest that anybody was without a server, in seconds
    takeover: float  # the longest that a bot stood still after a kill, in seconds
    complaints: list[str]
    seconds: float


@asynccontextmanager
async def serving_as(name: str, address: str, folder: Path) -> AsyncIterator[tuple[list[int], Sequence[Victim]]]:
    """The ports of the servers, and what is killed, in turns."""
    if name == SUPERVISED:
        async with supervising(PROCESSES["postgresql"], address, folder) as supervisor:
            first, *others = supervisor.processes
            yield [each.port for each in supervisor.processes], [first, supervisor, *others, first, *others]
    else:
        async with serving(PROCESSES[name], address, folder) as servers:
            yield [server.port for server in servers], servers


async def tried(name: str, tables: int, kills: int) -> Trial:
    started = monotonic()
    with opened(SERVERS[name]) as (address, folder):
        async with serving_as(name, address, folder) as (ports, servers):
            run = KillRun(ports, servers, tables, SEED)
            await run.play(kills)
            comparison = await compare(address, run.guests)
            takeover = await longest_takeover(address, run.guests, run.kills)
            complaints = [line for server in set(servers) for line in server.complaints]
    return Trial(comparison, max(guest.longest_pause for guest in run.guests), takeover, complaints, monotonic() - started)


def show(name: str, kills: int, trial: Trial) -> None:
    table = Table(title=f"{name}, {trial.seconds:.0f} seconds", box=box.SIMPLE, title_justify="left", show_header=False)
    comparison = trial.comparison
    rows = {
        "tables": f"{comparison.tables:,}",
        "kills": f"{kills}",
        "acknowledged moves": f"{comparison.acknowledged:,}",
        "lost": f"{comparison.lost}",
        "played twice": f"{comparison.twice}",
        "gaps in a client's events": f"{comparison.gaps}",
        "received twice": f"{comparison.repeats}",
        "wrong answers": f"{comparison.faults}",
        "games finished": f"{comparison.finished:,} of {comparison.started:,}",
        "longest pause of a client": f"{trial.pause:.1f} s",
        "longest wait for a bot after a kill": f"{trial.takeover:.1f} s",
        "errors logged": f"{len(trial.complaints)}",
    }
    for row in rows.items():
        table.add_row(*row)
    Console().print(table)
    print(*trial.complaints[:5], sep="\n", end="")


def main() -> int:
    parser = argparse.ArgumentParser("script/run trial-kill", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--servers", choices=[*SERVERS, "all"], default="all")
    options = parser.parse_args()
    compile_rules()
    trials = []
    for name in [*SERVERS] if options.servers == "all" else [options.servers]:
        trials.append(asyncio.run(tried(name, options.tables, options.kills)))
        show(name, options.kills, trials[-1])
    return 0 if all(trial.comparison.is_right for trial in trials) else 1


if __name__ == "__main__":
    sys.exit(main())
