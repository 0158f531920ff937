"""Whether years of stored games slow a new table: new tables are played in an empty database, in one full of archived games and in one full
of games that were never archived, in turns in the same run.

    script/run archive                              ten million stored entries, SQLite: a few minutes, 6 GB in build/load
    script/run archive postgresql                   the same with PostgreSQL, in the temporary folder
    script/run archive --entries 1000000            fewer
    script/run archive --json                       JSON instead of tables

One real game of four is copied under new ids until there are enough entries. A new table is created, and its entries are appended one by
one, each waiting for its commit, as a server does it when only one table plays. CPU includes the processes of PostgreSQL.
"""

import argparse
import asyncio
import json
import os
import platform
import shutil
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from dataclasses import asdict, dataclass, field
from functools import partial
from statistics import median
from time import perf_counter, process_time
from typing import TypeVar
from unittest.mock import patch

from rich import box
from rich.console import Console
from rich.table import Table
from sqlalchemy import Connection, func, select, text

from katzentisch.server.storage.schema import archives, entries
from katzentisch.server.storage.store import Store
from katzentisch.testing import postgres

from .measurement import cpu_seconds
from .servers import CAREFUL, FOLDER, CannotServe
from .stored_games import ID_SPACE, LATER, Filling, Sample, play_sample

Answer = TypeVar("Answer")
ROUNDS = 40  # new tables in each database
PRESENT = 1000  # players who are connected to one process
FRESH = 200  # finished tables that are archived to see how long it takes
DATABASES = ("sqlite", "postgresql")
WIDTH = 120  # columns
MEGABYTE = 1e6
CANNOT = 2


@dataclass
class Times:
    """Milliseconds of one kind of work."""

    taken: list[float] = field(default_factory=list)

    async def of(self, work: Awaitable[Answer]) -> Answer:
        start = perf_counter()
        answer = await work
        self.taken.append(1000 * (perf_counter() - start))
        return answer

    def percentile(self, share: int) -> float:
        ordered = sorted(self.taken)
        return ordered[min(len(ordered) - 1, len(ordered) * share // 100)]


@dataclass
class Subject:
    """One database, and what was measured there."""

    name: str
    store: Store
    pids: tuple[int, ...]
    appends: int = 0
    server: float = 0.0  # seconds of CPU of this process for all appends
    database: float = 0.0  # seconds of CPU of the database's own processes
    wal: int = 0  # bytes that PostgreSQL wrote ahead
    created: Times = field(default_factory=Times)
    appended: Times = field(default_factory=Times)
    loaded: Times = field(default_factory=Times)
    listed: Times = field(default_factory=Times)

    async def play(self, sample: Sample, id: str) -> None:
        """Play a whole game at a new table."""
        await self.created.of(self.store.create_table(sample.opening(id), sample.first))
        server, database, wal = process_time(), cpu_seconds(self.pids), await self.wal_position()
        for append in sample.appends(id):
            assert await self.appended.of(self.store.append(append))
            self.appends += 1
        self.server += process_time() - server
        self.database += cpu_seconds(self.pids) - database
        self.wal += await self.wal_position() - wal
        await self.listed.of(self.store.open_tables(50, [sample.table.game]))

    async def wal_position(self) -> int:
        if self.store.database.kind == "sqlite":
            return 0
        [[position]] = await self.store.rows(text("SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')"))
        return int(position)

    async def load(self, id: str) -> None:
        """Read the whole log of an old table."""
        assert await self.loaded.of(self.store.entries(id))


@dataclass(frozen=True)
class Report:
    """What is printed of a database. Times are in milliseconds, sizes in megabytes."""

    name: str
    stored: int
    loose: int
    database_mb: float
    log_mb: float
    cpu_us: float
    database_us: float  # the part of it that the database's own processes take
    wal_bytes: float
    append_p50: float
    append_p99: float
    create_p50: float
    create_p99: float
    lobby_p50: float
    load_p50: float


ROWS: dict[str, Callable[[Report, Report], str]] = {
    "stored entries": lambda it, _: f"{it.stored:,}",
    "of these in the log": lambda it, _: f"{it.loose:,}",
    "database": lambda it, _: f"{it.database_mb:,.0f} MB",
    "log and its indexes": lambda it, _: f"{it.log_mb:,.1f} MB",
    "CPU for an append": lambda it, empty: f"{it.cpu_us:,.0f} µs ({it.cpu_us / empty.cpu_us:.2f} ×)",
    "of this PostgreSQL": lambda it, _: f"{it.database_us:,.0f} µs" if it.database_us else "–",
    "written ahead for an append": lambda it, _: f"{it.wal_bytes:,.0f} bytes" if it.wal_bytes else "–",
    "append, median": lambda it, empty: f"{it.append_p50:.2f} ms ({it.append_p50 / empty.append_p50:.2f} ×)",
    "append, 99 of 100": lambda it, empty: f"{it.append_p99:.2f} ms ({it.append_p99 / empty.append_p99:.2f} ×)",
    "new table, median": lambda it, empty: f"{it.create_p50:.2f} ms ({it.create_p50 / empty.create_p50:.2f} ×)",
    "new table, 99 of 100": lambda it, empty: f"{it.create_p99:.2f} ms ({it.create_p99 / empty.create_p99:.2f} ×)",
    "list of open tables": lambda it, empty: f"{it.lobby_p50:.2f} ms ({it.lobby_p50 / empty.lobby_p50:.2f} ×)",
    "read the log of an old table": lambda it, _: f"{it.load_p50:.2f} ms",
}


@dataclass(frozen=True)
class Outcome:
    database: str
    reports: list[Report]
    entries_per_game: int
    archive_ms: float  # to archive one finished table
    archived_bytes: float  # per entry
    game_bytes: float  # all that is stored of an archived game
    presence_us: float  # of CPU to note that a player is connected
    presence_wal: float  # bytes, likewise


@contextmanager
def sqlite_addresses(names: Sequence[str]) -> Iterator[tuple[list[str], tuple[int, ...]]]:
    folder = FOLDER / "archive"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    try:
        yield [f"sqlite:///{folder / name}.db" for name in names], ()
    finally:
        shutil.rmtree(folder)


@contextmanager
def postgresql_addresses(names: Sequence[str]) -> Iterator[tuple[list[str], tuple[int, ...]]]:
    programs = postgres.programs()
    if programs is None:
        raise CannotServe("PostgreSQL is not installed: no initdb on the PATH or in /usr/lib/postgresql")
    with patch.object(postgres, "FAST", CAREFUL), postgres.cluster(programs) as cluster, ExitStack() as stack:
        pid = (cluster.folder / "data" / "postmaster.pid").read_text().splitlines()[0]
        yield [stack.enter_context(cluster.database()) for _ in names], (int(pid),)


ADDRESSES = {"sqlite": sqlite_addresses, "postgresql": postgresql_addresses}
NAMES = ("empty", "archived", "not archived")


@asynccontextmanager
async def opened(name: str, address: str, pids: tuple[int, ...]) -> AsyncIterator[Subject]:
    store = await Store.open(address)
    try:
        yield Subject(name, store, pids)
    finally:
        await store.close()


async def measure(kind: str, sample: Sample, stored: int, rounds: int) -> Outcome:
    with ADDRESSES[kind](NAMES) as (addresses, pids):
        async with AsyncExitStack() as stack:
            subjects = [await stack.enter_async_context(opened(*pair, pids)) for pair in zip(NAMES, addresses, strict=True)]
            empty, archived, loose = subjects
            count = max(1, stored // sample.length)
            for subject in (archived, loose):
                await fill(subject, Filling(sample, count, is_archived=subject is archived))
            archive_ms = await time_archiving(archived, sample)
            for subject in subjects:
                await settle(subject.store)
            note("playing new tables")
            for number in range(rounds):
                await play_round(subjects, sample, number)
            await load_old(empty, archived, loose, sample, count, rounds)
            [[size]] = await archived.store.rows(select(func.avg(func.length(archives.c.packed))))
            presence = await measure_presence(empty)
            reports = [await report(subject) for subject in subjects]
    per_game = 1e6 * (reports[1].database_mb - reports[0].database_mb) / (count + FRESH)
    return Outcome(kind, reports, sample.length, archive_ms, float(size) / sample.length, per_game, *presence)


async def fill(subject: Subject, filling: Filling) -> None:
    total = filling.count * filling.sample.length
    await filling.run(subject.store, lambda done: note(f"{subject.name}: {done:,} of {total:,} entries", end="\r"))
    note("")


async def time_archiving(subject: Subject, sample: Sample) -> float:
    """Return the milliseconds that the server's maintenance takes to archive one table."""
    for number in range(FRESH):
        id = f"fresh-{number}"
        await subject.store.create_table(sample.opening(id), sample.first)
        await asyncio.gather(*(subject.store.append(append) for append in sample.appends(id)))
    start = perf_counter()
    count = await subject.store.archive_tables(LATER)
    assert count == FRESH, f"{count} tables were archived instead of {FRESH}"
    return 1000 * (perf_counter() - start) / count


async def settle(store: Store) -> None:
    """Write what the database has put off, so that it doesn't do it during the measurement."""
    if store.database.kind == "sqlite":
        await store.rows(text("PRAGMA wal_checkpoint(TRUNCATE)"))
    else:
        await store.database.read(lambda connection: [connection.execute(text(each)) for each in ("VACUUM ANALYZE", "CHECKPOINT")])


async def play_round(subjects: Sequence[Subject], sample: Sample, number: int) -> None:
    """A new table in each database, each time beginning with another one. Ids fall anywhere between those that exist."""
    place = (number * 0x9E3779B97F4A7C15) % ID_SPACE
    for turn in range(len(subjects)):
        await subjects[(number + turn) % len(subjects)].play(sample, f"{place:012x}-new")


async def load_old(empty: Subject, archived: Subject, loose: Subject, sample: Sample, count: int, rounds: int) -> None:
    for number in range(rounds):
        old = f"{(1 + number * (count - 1) // rounds) * (ID_SPACE // count):012x}" if count > rounds else sample.table.id
        await archived.load(old)
        await loose.load(old)
        await empty.load(f"{(number * 0x9E3779B97F4A7C15) % ID_SPACE:012x}-new")


async def measure_presence(subject: Subject) -> tuple[float, float]:
    """Return the microseconds of CPU and the bytes written ahead to note that one player is connected."""
    pairs = [(f"table-{number // 4}", f"guest-{number}") for number in range(PRESENT)]
    await subject.store.note_players(pairs, 0)
    before, wal = process_time() + cpu_seconds(subject.pids), await subject.wal_position()
    for now in range(1, ROUNDS + 1):
        await subject.store.note_players(pairs, now)
    spent = process_time() + cpu_seconds(subject.pids) - before
    noted = ROUNDS * PRESENT
    return 1e6 * spent / noted, (await subject.wal_position() - wal) / noted


async def report(subject: Subject) -> Report:
    count = select(func.count()).select_from(entries)
    [[loose]], [[packed]] = [await subject.store.rows(wanted) for wanted in (count, select(func.coalesce(func.sum(archives.c.count), 0)))]
    database, log = await subject.store.database.read(partial(sizes, subject.store.database.kind))
    return Report(
        name=subject.name,
        stored=int(loose) + int(packed),
        loose=int(loose),
        database_mb=database / MEGABYTE,
        log_mb=log / MEGABYTE,
        cpu_us=1e6 * (subject.server + subject.database) / subject.appends,
        database_us=1e6 * subject.database / subject.appends,
        wal_bytes=subject.wal / subject.appends,
        append_p50=median(subject.appended.taken),
        append_p99=subject.appended.percentile(99),
        create_p50=median(subject.created.taken),
        create_p99=subject.created.percentile(99),
        lobby_p50=median(subject.listed.taken),
        load_p50=median(subject.loaded.taken),
    )


def sizes(kind: str, connection: Connection) -> tuple[int, int]:
    """Return the bytes of the database, and of the log with its indexes."""
    if kind == "postgresql":
        wanted = text("SELECT pg_database_size(current_database()), pg_total_relation_size('entries')")
        database, log = connection.execute(wanted).one()
        return int(database), int(log)
    database = connection.execute(text("SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()")).scalar_one()
    log = connection.execute(
        text("SELECT SUM(pgsize) FROM dbstat WHERE aggregate = 1 AND name IN ('entries', 'entries_chat')")
    ).scalar_one()
    return int(database), int(log)


def note(message: str, end: str = "\n") -> None:
    print(f"{message}   ", end=end, file=sys.stderr, flush=True)


def show(outcome: Outcome) -> None:
    console, [empty, *_] = Console(width=WIDTH), outcome.reports
    table = Table(title=f"{outcome.database}, {outcome.entries_per_game} entries a game", box=box.SIMPLE, title_justify="left")
    table.add_column("")
    for each in outcome.reports:
        table.add_column(each.name, justify="right")
    for row, written in ROWS.items():
        table.add_row(row, *(written(each, empty) for each in outcome.reports))
    console.print(table)
    console.print(
        f"An archived entry takes {outcome.archived_bytes:.1f} bytes, a game with its record, results and snapshots "
        f"{outcome.game_bytes:,.0f}; a table is archived in {outcome.archive_ms:.1f} ms.\n"
        f"To note that a player is connected: {outcome.presence_us:.0f} µs of CPU, {outcome.presence_wal:.0f} bytes written ahead.\n"
    )


def main() -> int:
    parser = argparse.ArgumentParser("script/run archive", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("databases", nargs="*", help="sqlite, postgresql (sqlite)")
    parser.add_argument("--entries", type=int, default=10_000_000, help="how many are stored (10,000,000)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"new tables in each database ({ROUNDS})")
    parser.add_argument("--game", default="mau_mau", help="the game that is played (mau_mau)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    asked = parser.parse_args()
    if unknown := [name for name in asked.databases if name not in DATABASES]:
        parser.error(f"there is no {unknown[0]}, only {' and '.join(DATABASES)}")
    if asked.entries < 1 or asked.rounds < 1:
        parser.error("--entries and --rounds must be at least 1")
    sample = play_sample(asked.game)
    try:
        outcomes = [asyncio.run(measure(kind, sample, asked.entries, asked.rounds)) for kind in asked.databases or ("sqlite",)]
    except CannotServe as why:
        print(why, file=sys.stderr)
        return CANNOT
    if asked.json:
        print(json.dumps([asdict(outcome) for outcome in outcomes], indent=2))
    else:
        print(f"{os.cpu_count()} cores, Python {platform.python_version()}")
        for outcome in outcomes:
            show(outcome)
    return 0


if __name__ == "__main__":
    sys.exit(main())
