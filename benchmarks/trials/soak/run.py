"""A whole soak: people at many tables, faults one after the other, and somebody who watches the servers all the time."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from time import monotonic

import httpx

from .causes import Causes
from .choices import kinds_of_tables, make_plan
from .databases import Database
from .disk import Disk
from .faults import Faults
from .fleet import Fleet
from .lobby import Conditions
from .operator import Operator
from .person import Notes
from .session import Session
from .trend import Sample, Trend, trend
from .verification import Verification, verify

THINK = 0.5  # seconds that people think on average
ENDING = 420.0  # seconds for the last games
LOOK = 1.0  # seconds between two looks at the servers
READY = 5.0  # seconds between two questions whether they are ready
REPORT = 15.0  # seconds between two lines of progress
SHORTEST_GAP = 8.0  # seconds between two faults, and between two things that the operator does
QUIET = 15.0  # seconds without people before descriptors are counted
MORE_FILES = 40  # descriptors that a server may have more than at its start: connections to the database
LONGEST_WARM_UP = 600.0  # seconds
MOST_SHOWN = 5  # findings at a time
FIRST_ROUND = ("deploy", "database-restart", "clock-step", "full-disk", "poison", "kill", "database-crash")
RESTARTS = ("deploy", "kill")  # only in the first half, so that the last processes run long enough to evaluate their memory

Say = Callable[[str], None]


@dataclass
class Outcome:
    """Everything that a soak has found out."""

    notes: Notes
    faults: Faults
    seconds: float = 0.0
    kinds: int = 0  # games and numbers of players that there are
    memory: list[Trend] = field(default_factory=list)  # by server
    memory_start: list[float] = field(default_factory=list)  # megabytes when the last processes were ready
    memory_early: list[float] = field(default_factory=list)  # at the tenth minute of the trial, or after a sixth of its time
    memory_end: list[float] = field(default_factory=list)
    files_start: list[float] = field(default_factory=list)
    files_load: list[float] = field(default_factory=list)  # with all people
    files_end: list[float] = field(default_factory=list)  # after everybody has left
    calm: list[float] = field(default_factory=list)  # latencies of moves outside of faults, in milliseconds, sorted
    slowest: float = 0.0  # milliseconds, faults included
    verification: Verification = field(default_factory=Verification)

    @property
    def findings(self) -> list[str]:
        return self.notes.causes.findings

    def percentile(self, share: float) -> float:
        return self.calm[min(int(share * len(self.calm)), len(self.calm) - 1)] if self.calm else 0.0


class Soak:
    def __init__(self, database: Database, disk: Disk, logs: Path, seconds: float, tables: int, seed: int, say: Say) -> None:
        self.rng, self.seconds, self.tables, self.say = Random(seed), seconds, tables, say
        self.database = database
        self.causes = Causes()
        self.fleet = Fleet(database.processes, database.address, disk.folder, logs, self.causes, Random(self.rng.random()))
        self.conditions = Conditions(self.fleet, Notes(self.causes), THINK)
        self.faults = Faults(self.fleet, database, disk, self.causes, Random(self.rng.random()))
        self.outcome = Outcome(self.conditions.notes, self.faults)
        self.sessions: list[Session] = []
        self.kinds = kinds_of_tables(self.rng)
        self.next_kinds = cycle(self.kinds)
        self.operator = Operator(self.fleet, self.conditions.notes, Random(self.rng.random()))
        self.begun = monotonic()
        self.shown = 0  # findings

    @property
    def elapsed(self) -> float:
        return monotonic() - self.begun

    async def run(self) -> Outcome:
        self.say(f"starting {self.database.processes} server process(es)")
        try:
            await self.fleet.start()
            self.fleet.watch()
            self.outcome.files_start = [server.files[-1][1] for server in self.fleet.servers]
            self.begun = monotonic()
            async with asyncio.TaskGroup() as group:
                watching = [group.create_task(work) for work in (self.watch(), self.ask_ready(), self.report())]
                await self.play()
                for task in watching:
                    task.cancel()
            self.fleet.read_logs()
        finally:
            await self.fleet.stop()
        self.fleet.read_logs()
        await self.verify()
        await self.operator.verify(self.faults.poisoned)
        self.outcome.seconds, self.outcome.kinds = self.elapsed, len(self.kinds)
        return self.outcome

    # people and faults

    async def play(self) -> None:
        playing = [asyncio.create_task(self.sit_at_tables(Random(self.rng.random()))) for _ in range(self.tables)]
        operating = asyncio.create_task(self.operator.work(self.sessions, max(SHORTEST_GAP, self.seconds / 90)))
        try:
            await self.inject_faults()
            await asyncio.sleep(self.seconds - self.elapsed)
            self.measure_end()
            await stopped(operating)
            self.conditions.is_ending = True
            self.say("no new tables; the last games are played to their end")
            _, late = await asyncio.wait(playing, timeout=ENDING)
            if late:
                self.causes.find(f"{len(late)} tables are not over {ENDING:.0f} s after the end")
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, stopped(operating), return_exceptions=True)
        await asyncio.sleep(QUIET)
        self.outcome.files_end = [server.files[-1][1] for server in self.fleet.servers]
        for server, start, end in zip(self.fleet.servers, self.outcome.files_start, self.outcome.files_end, strict=True):
            if end > start + MORE_FILES:
                self.causes.find(f"server {server.number} has {end:.0f} open descriptors without anybody there; {start:.0f} at its start")

    async def sit_at_tables(self, rng: Random) -> None:
        await asyncio.sleep(rng.uniform(0, 5))
        while not self.conditions.is_ending:
            session = Session(self.conditions, make_plan(rng, *next(self.next_kinds)), rng)
            self.sessions.append(session)
            try:
                await session.run()
            finally:
                self.sessions.remove(session)

    async def inject_faults(self) -> None:
        gap = max(SHORTEST_GAP, self.seconds / 60)
        await asyncio.sleep(gap)
        for kind in self.schedule():
            self.say(f"fault: {kind}")
            if kind != "poison":
                await self.faults.inject(kind)
            elif not await self.poisoned():
                self.causes.find("no table could be poisoned")
            await asyncio.sleep(gap)

    def schedule(self) -> Iterator[str]:
        """Every kind once, then all of them again and again; processes are restarted only in the first half."""
        possible = [kind for kind in FIRST_ROUND if kind in self.faults.kinds or kind == "poison"]
        yield from possible
        again = [kind for kind in possible if kind != "poison"]
        while True:
            self.rng.shuffle(again)
            for kind in again:
                if self.elapsed >= self.seconds:
                    return
                if self.elapsed < self.seconds / 2 or kind not in RESTARTS:
                    yield kind

    async def poisoned(self) -> bool:
        for _ in range(60):
            if await self.faults.poison(self.sessions):
                return True
            await asyncio.sleep(1)
        return False

    # the watchers

    async def watch(self) -> None:
        while True:
            self.fleet.watch()
            self.fleet.read_logs()
            self.show_findings()
            if not self.outcome.memory_early and self.elapsed >= min(600.0, self.seconds / 6):
                self.outcome.memory_early = self.memory
            await asyncio.sleep(LOOK)

    def show_findings(self) -> None:
        for finding in self.causes.findings[self.shown : self.shown + MOST_SHOWN]:
            self.say(f"FINDING: {finding}")
        self.shown = len(self.causes.findings)

    async def ask_ready(self) -> None:
        while True:
            for server in self.fleet.servers:
                since = monotonic()
                if server.is_up and (problem := await not_ready(server.url)) and server.is_up:
                    self.causes.note(f"GET /ready of server {server.number}", problem, "not ready", since)
            await asyncio.sleep(READY)

    async def report(self) -> None:
        lines = 0
        while True:
            await asyncio.sleep(REPORT)
            lines += 1
            self.say(self.progress())
            if lines % 4 == 0:
                for server, found in zip(self.fleet.servers, self.trends(), strict=True):
                    self.say(f"memory of server {server.number}, MB: {found}")

    def progress(self) -> str:
        counts, notes = self.outcome.notes.counts, self.outcome.notes
        games = sum(number for name, number in counts.items() if name.startswith("games of"))
        recent = sorted(took for at, took in notes.latencies[-2000:] if at > monotonic() - 2 * REPORT)
        median = 1000 * recent[len(recent) // 2] if recent else 0
        memory = " + ".join(f"{megabytes:.0f}" for megabytes in self.memory)
        explained = sum(self.causes.explained.values())
        return (
            f"{len(self.sessions)} tables, {games:,} games, {counts['moves']:,} moves (median {median:.0f} ms), {memory} MB, "
            f"{sum(self.faults.counts.values())} faults, {explained} errors with a cause, {len(self.causes.findings)} findings"
        )

    @property
    def memory(self) -> list[float]:
        return [server.memory[-1][1] if server.memory else 0.0 for server in self.fleet.servers]

    def trends(self) -> list[Trend]:
        return [trend(after_warm_up(server.memory)) for server in self.fleet.servers]

    # the end

    def measure_end(self) -> None:
        """Before the load ends."""
        self.outcome.memory, self.outcome.memory_end = self.trends(), self.memory
        self.outcome.memory_start = [server.memory_when_ready for server in self.fleet.servers]
        self.outcome.files_load = [server.files[-1][1] for server in self.fleet.servers]
        for server, found in zip(self.fleet.servers, self.outcome.memory, strict=True):
            if not found.is_flat:
                self.causes.find(f"memory of server {server.number}, MB: {found}")

    async def verify(self) -> None:
        notes, found = self.outcome.notes, self.outcome
        found.calm = sorted(1000 * took for at, took in notes.latencies if self.causes.is_calm(at, at + took))
        found.slowest = 1000 * max((took for _, took in notes.latencies), default=0)
        shown = monotonic()

        def progress(done: int, of: int) -> None:
            nonlocal shown
            if monotonic() - shown > REPORT or done == of:
                shown = monotonic()
                self.say(f"verified {done:,} of {of:,} tables")

        found.verification = await verify(self.database.address, notes.acknowledged, progress)
        evaluate(found.verification, self.faults.poisoned, self.operator.closed, notes)


def evaluate(found: Verification, poisoned: set[str], closed: set[str], notes: Notes) -> None:
    """The poisoned table must be reported as broken, by the servers and here; all others must be right. Only tables that the operator
    closed may have broken off a game."""
    for table, faults in found.faults.items():
        if table not in poisoned:
            for fault in faults:
                notes.causes.find(f"table {table}: {fault}")
    for table in poisoned:
        if table not in found.faults:
            notes.causes.find(f"table {table} was poisoned, but verifies")
        if table not in found.broken:
            notes.causes.find(f"table {table} was poisoned, but no server has marked it as broken")
    for table in found.closed - closed:
        notes.causes.find(f"table {table} was closed in the middle of a game, though nobody has asked for it")
    for table in found.broken - poisoned:
        notes.causes.find(f"table {table} is marked as broken, though nobody has damaged it")


async def stopped(task: "asyncio.Task[None]") -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def after_warm_up(samples: list[Sample]) -> list[Sample]:
    """Without the first third of a process's time, or its first ten minutes."""
    if not samples:
        return []
    start, end = samples[0][0], samples[-1][0]
    return [each for each in samples if each[0] >= start + min((end - start) / 3, LONGEST_WARM_UP)]


async def not_ready(url: str) -> str | None:
    """Why a server isn't ready; None if it is."""
    with suppress(ValueError):
        try:
            async with httpx.AsyncClient(base_url=url, timeout=10) as client:
                response = await client.get("/ready")
        except httpx.HTTPError as error:
            return f"no answer: connection lost ({type(error).__name__})"
        return None if response.status_code == 200 else f"{response.status_code} {response.json().get('code', '')}"
    return "an answer that isn't JSON"
