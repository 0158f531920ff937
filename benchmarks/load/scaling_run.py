"""Several server processes on one PostgreSQL cluster, started afresh and measured while generators play at some tables a process."""

import asyncio
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import chain
from time import monotonic

import asyncpg
import uvloop

from .generators import Generators, Sample, Target, generators
from .measurement import LIMIT, WARM_UP, Broken, cpu_seconds, cpu_seconds_each, megabytes
from .proxy import nginx
from .run import most_tables
from .servers import CannotServe, postgresql, supervised
from .table import Stopwatch

WAYS = {False: "behind nginx", True: "without a proxy"}  # whether clients connect directly
DATABASE_READING = """
SELECT xact_commit, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint AS wal, (SELECT wal_sync FROM pg_stat_wal) AS flushes
FROM pg_stat_database WHERE datname = current_database()
"""


@dataclass(frozen=True)
class Plan:
    """What is measured with each number of processes."""

    game: str
    tables: int  # for each process
    generators: int
    seconds: float
    rounds: int


@dataclass(frozen=True)
class Setup:
    """What runs: ports are those where clients connect, the others are the processes of each part, with their children."""

    ports: tuple[int, ...]
    address: str
    server: tuple[int, ...]
    database: tuple[int, ...]
    proxy: tuple[int, ...]


@dataclass(frozen=True)
class Reading:
    """Counters of the parts: seconds of CPU, and what PostgreSQL counts."""

    at: float
    server: dict[int, float]  # by process
    database: float
    proxy: float
    commits: int
    wal: int  # bytes
    flushes: int


@dataclass(frozen=True)
class Round:
    """Times are in milliseconds, shares of CPU in cores, memory in megabytes."""

    processes: int
    tables: int
    generators: int
    moves_per_second: float
    p50: float
    p95: float
    p99: float
    slowest: float
    server_cpu: float
    busiest_server: float  # the process that used most CPU
    database_cpu: float
    proxy_cpu: float
    generator_cpu: float
    busiest_generator: float
    server_memory: float
    database_memory: float
    commits_per_second: float
    flushes_per_second: float
    wal_per_move: float  # bytes
    bytes_per_update: float

    @property
    def holds(self) -> bool:
        return self.p99 < LIMIT

    @property
    def cpu(self) -> float:
        """Cores of everything but the load generators."""
        return self.server_cpu + self.database_cpu + self.proxy_cpu

    def per_move(self, cores: float) -> float:
        """Microseconds of CPU."""
        return 1e6 * cores / self.moves_per_second


@dataclass
class Result:
    """The rounds of one number of processes; `fault` is the error that ended them, if any."""

    processes: int
    is_direct: bool
    rounds: list[Round] = field(default_factory=list)
    fault: str | None = None

    @property
    def what(self) -> str:
        return f"{self.processes} process{'es' if self.processes > 1 else ''} {WAYS[self.is_direct]}"

    @property
    def middle(self) -> Round | None:
        """The round of median speed; with an even number the slower of both."""
        ordered = sorted(self.rounds, key=lambda each: each.moves_per_second)
        return ordered[(len(ordered) - 1) // 2] if ordered else None


def measured(processes: int, is_direct: bool, plan: Plan) -> Result:
    most_tables()  # raises the limit of open files, also for the programs that are started
    result = Result(processes, is_direct)
    print(f"{result.what} …", file=sys.stderr)
    try:
        with running(processes, is_direct) as setup:
            uvloop.run(measure(processes, setup, plan, result.rounds))
    except (CannotServe, Broken) as why:
        result.fault = str(why)
    return result


@contextmanager
def running(processes: int, is_direct: bool) -> Iterator[Setup]:
    with postgresql() as (address, database), supervised(f"scaling-{processes}", address, processes) as server:
        if is_direct:
            yield Setup(server.ports, address, server.pids, database, ())
            return
        with nginx(server.ports) as proxy:
            yield Setup(proxy.ports, address, server.pids, database, proxy.pids)


async def measure(processes: int, setup: Setup, plan: Plan, rounds: list[Round]) -> None:
    tables = processes * plan.tables
    connection = await asyncpg.connect(setup.address)
    try:
        async with generators(min(plan.generators, tables), Target(setup.ports, plan.game)) as playing:
            await playing.open(tables)
            for _ in range(plan.rounds):
                rounds.append(await measure_round(processes, tables, setup, plan.seconds, playing, connection))
                note(rounds[-1])
    except (OSError, asyncpg.PostgresError) as error:
        raise Broken(f"PostgreSQL can't be asked: {error}") from None
    finally:
        await connection.close()


async def measure_round(
    processes: int, tables: int, setup: Setup, seconds: float, playing: Generators, connection: asyncpg.Connection
) -> Round:
    """The generators start together, so this process can read the counters at the same time as they read theirs."""
    samples = asyncio.create_task(playing.measure(seconds))
    readings = [await read(setup, connection, delay) for delay in (WARM_UP, seconds)]
    return summary(processes, tables, await samples, readings[0], readings[1], (megabytes(setup.server), megabytes(setup.database)))


async def read(setup: Setup, connection: asyncpg.Connection, delay: float) -> Reading:
    await asyncio.sleep(delay)
    now, server = monotonic(), cpu_seconds_each(setup.server)
    database, proxy = cpu_seconds(setup.database), cpu_seconds(setup.proxy)
    row = await connection.fetchrow(DATABASE_READING)
    return Reading(now, server, database, proxy, row["xact_commit"], row["wal"], row["flushes"])


def summary(processes: int, tables: int, samples: Sequence[Sample], before: Reading, after: Reading, memory: tuple[float, float]) -> Round:
    """All generators count as one: their moves are added up, and percentiles are those of all moves."""
    seconds = after.at - before.at
    moves_per_second = sum(each.moves_per_second for each in samples)
    watch = Stopwatch()
    watch.times = list(chain.from_iterable(each.times for each in samples))
    server = [used - before.server.get(pid, 0.0) for pid, used in after.server.items()]
    return Round(
        processes=processes,
        tables=tables,
        generators=len(samples),
        moves_per_second=moves_per_second,
        p50=watch.percentile(50),
        p95=watch.percentile(95),
        p99=watch.percentile(99),
        slowest=watch.percentile(100),
        server_cpu=sum(server) / seconds,
        busiest_server=max(server) / seconds,
        database_cpu=(after.database - before.database) / seconds,
        proxy_cpu=(after.proxy - before.proxy) / seconds,
        generator_cpu=sum(each.cores for each in samples),
        busiest_generator=max(each.cores for each in samples),
        server_memory=memory[0],
        database_memory=memory[1],
        commits_per_second=(after.commits - before.commits) / seconds,
        flushes_per_second=(after.flushes - before.flushes) / seconds,
        wal_per_move=(after.wal - before.wal) / seconds / moves_per_second,
        bytes_per_update=sum(each.bytes for each in samples) / max(1, sum(each.updates for each in samples)),
    )


def note(each: Round) -> None:
    print(f"  {each.tables:5} tables {each.moves_per_second:8,.0f} moves/s, 99%: {each.p99:6.1f} ms", file=sys.stderr)
