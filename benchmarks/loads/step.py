"""One measurement: so many tables at one pace for some seconds."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from time import process_time

from .pace import HUMAN_PERIOD, Pace, settle
from .processes import cpu_seconds, megabytes
from .stopwatch import Stopwatch
from .table import Table

LIMIT = 100  # milliseconds for 99 of 100 moves
WARM_UP = HUMAN_PERIOD  # seconds, until every table has begun
PATIENCE = 20.0  # seconds for moves under way at the end


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
    def holds(self) -> bool:
        return self.p99 < LIMIT


class Broken(Exception):
    """Why nothing more can be measured at this server."""


async def measure(tables: Sequence[Table], pace: Pace, seconds: float, watch: Stopwatch, server: Sequence[int]) -> Step:
    pace.begin(tables)
    await asyncio.sleep(WARM_UP)
    watch.start()
    server_before, generator_before = cpu_seconds(server), process_time()
    await asyncio.sleep(seconds)
    watch.stop()
    server_cpu, generator_cpu = cpu_seconds(server) - server_before, process_time() - generator_before
    if not await settle(tables, PATIENCE):
        watch.faults.append(f"moves went unanswered for {PATIENCE:.0f} seconds")
    if not watch.times:
        watch.faults.append(f"not one move was made in {seconds:g} seconds")
    if watch.faults:
        raise Broken(watch.faults[0])
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
