"""Measurements: how many tables a server sustains, what its processes cost, and the search for the largest number."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import TypeVar

from .table import HUMAN_PERIOD, Pace, Stopwatch, Table, settle

Reading = TypeVar("Reading")
PROC = Path("/proc")
TICK = os.sysconf("SC_CLK_TCK")
PARENT, USER, SYSTEM = 1, 11, 12  # fields of /proc/PID/stat, counted from the one after the name
LIMIT = 100  # milliseconds for 99 of 100 moves
WARM_UP = HUMAN_PERIOD  # seconds, until every table has begun
PATIENCE = 20.0  # seconds for moves under way at the end
TRIES = 2  # a machine's bad moment must not end the climb
CLOSE_ENOUGH = 8


def stat(pid: int) -> list[str]:
    """The fields of /proc/PID/stat; empty if the process is gone."""
    try:
        return (PROC / str(pid) / "stat").read_text().rpartition(") ")[2].split()
    except OSError:
        return []


def with_children(roots: Iterable[int]) -> set[int]:
    parents = {pid: int(fields[PARENT]) for pid in all_pids() if (fields := stat(pid))}
    family, size = set(roots), 0
    while len(family) > size:
        size = len(family)
        family |= {pid for pid, parent in parents.items() if parent in family}
    return family


def all_pids() -> list[int]:
    return [int(path.name) for path in PROC.iterdir() if path.name.isdigit()]


def cpu_seconds(roots: Iterable[int]) -> float:
    return sum(cpu_seconds_each(roots).values())


def cpu_seconds_each(roots: Iterable[int]) -> dict[int, float]:
    """By process."""
    return {pid: (int(fields[USER]) + int(fields[SYSTEM])) / TICK for pid in with_children(roots) if (fields := stat(pid))}


def megabytes(roots: Iterable[int]) -> float:
    """Memory of processes and their children; shared pages count once."""
    return sum(proportional_kilobytes(pid) for pid in with_children(roots)) / 1024


def proportional_kilobytes(pid: int) -> int:
    try:
        lines = (PROC / str(pid) / "smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


@dataclass(frozen=True)
class Step:
    """Times are in milliseconds, shares of CPU in cores, memory in megabytes."""

    tables: int
    moves_per_second: float
    p50: float
    p95: float
    p99: float
    slowest: float
    server_cpu: float
    server_memory: float
    generator_cpu: float
    bytes_per_update: float

    @property
    def cpu_per_move(self) -> float:
        """In seconds, of all processes of the server and its database."""
        return self.server_cpu / self.moves_per_second

    @property
    def holds(self) -> bool:
        return self.p99 < LIMIT


class Broken(Exception):
    """Raised when nothing more can be measured on this server."""


async def measure(tables: Sequence[Table], pace: Pace, seconds: float, watch: Stopwatch, server: Sequence[int]) -> Step:
    before, after = await watched(tables, pace, seconds, watch, lambda: (cpu_seconds(server), process_time()))
    server_cpu, generator_cpu = (later - earlier for earlier, later in zip(before, after, strict=True))
    return Step(
        tables=len(tables),
        moves_per_second=watch.moves / watch.seconds,
        p50=watch.percentile(50),
        p95=watch.percentile(95),
        p99=watch.percentile(99),
        slowest=watch.percentile(100),
        server_cpu=server_cpu / watch.seconds,
        server_memory=megabytes(server),
        generator_cpu=generator_cpu / watch.seconds,
        bytes_per_update=watch.bytes / max(1, watch.updates),
    )


async def watched(
    tables: Sequence[Table], pace: Pace, seconds: float, watch: Stopwatch, reading: Callable[[], Reading]
) -> tuple[Reading, Reading]:
    """Play, and take a reading when the stopwatch starts and another when it stops."""
    pace.begin(tables)
    await asyncio.sleep(WARM_UP)
    watch.start()
    before = reading()
    await asyncio.sleep(seconds)
    watch.stop()
    after = reading()
    if not await settle(tables, PATIENCE):
        watch.faults.append(f"moves went unanswered for {PATIENCE:.0f} seconds")
    if not watch.times:
        watch.faults.append(f"not one move was made in {seconds:g} seconds")
    if watch.faults:
        raise Broken(watch.faults[0])
    return before, after


Measure = Callable[[int], Awaitable[Step]]


async def climb(measure: Measure, first: int, most: int) -> tuple[list[Step], str | None]:
    """All steps, and the error that ended them, if any."""
    steps: list[Step] = []
    held, failed, tables = 0, most + 1, min(first, most)
    try:
        while tables > held:
            step = await best_of_tries(measure, tables)
            steps.append(step)
            held, failed = (tables, failed) if step.holds else (held, tables)
            tables = next_rung(held, failed, most)
    except Broken as fault:
        return steps, str(fault)
    return steps, None


async def best_of_tries(measure: Measure, tables: int) -> Step:
    step = await measure(tables)
    for _ in range(TRIES - 1):
        if not step.holds:
            step = min(step, await measure(tables), key=lambda each: each.p99)
    return step


def next_rung(held: int, failed: int, most: int) -> int:
    """The next number of tables to try; `held` itself when the search is done."""
    if failed > most:
        return min(2 * held, most)
    if failed - held <= max(1, held // CLOSE_ENOUGH):
        return held
    return (held + failed) // 2
