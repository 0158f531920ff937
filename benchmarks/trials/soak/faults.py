"""The faults that are injected while people play. Each opens a window for the errors that it may cause."""

import asyncio
import json
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from time import monotonic

from sqlalchemy import Connection, delete, update

from katzentisch.client.errors import RefusedError
from katzentisch.server.storage.schema import entries, snapshots
from katzentisch.server.storage.store import Store

from .causes import Causes
from .databases import Database
from .disk import Disk
from .fleet import Fleet, SoakServer
from .person import Person
from .session import Session

AFTERWARDS = 12.0  # seconds after a fault in which it may still cause errors: timeouts, reconnects
FULL = (8.0, 45.0)  # seconds that the disk is full: at least, and until somebody notices
STEPS = (3600.0, -1800.0, -2.0, 45.0, 90_000.0)  # seconds that the clock is ahead
STEPPED = 8.0  # seconds that it stays there
PAUSE = 3.0  # seconds that a database is stopped
POISONED_MOVES = 4  # moves at a table before its log is damaged


class Faults:
    def __init__(self, fleet: Fleet, database: Database, disk: Disk, causes: Causes, rng: Random) -> None:
        self.fleet, self.database, self.disk, self.causes, self.rng = fleet, database, disk, causes, rng
        self.counts: Counter[str] = Counter()
        self.poisoned: set[str] = set()
        self.steps = 0

    @property
    def kinds(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """Those that are possible here, except the poisoned table."""
        found: dict[str, Callable[[], Awaitable[None]]] = {"deploy": self.deploy, "kill": self.kill, "clock-step": self.step_clock}
        if self.database.can_restart:
            found |= {"database-restart": self.restart_database, "database-crash": self.crash_database}
        if self.disk.is_mounted:
            found["full-disk"] = self.fill_disk
        return found

    async def inject(self, kind: str) -> None:
        window = self.causes.open(kind)
        try:
            await self.kinds[kind]()
        finally:
            window.end = monotonic() + AFTERWARDS
        self.counts[kind] += 1

    async def deploy(self) -> None:
        """Replace one process after the other by a new version."""
        release = self.fleet.next_release()
        for server in self.fleet.servers:
            await self.replace(server, signal.SIGTERM, release)

    async def kill(self) -> None:
        await self.replace(self.rng.choice(self.fleet.servers), signal.SIGKILL, self.fleet.release)

    async def replace(self, server: SoakServer, how: signal.Signals, release: str) -> None:
        await server.stop(how)
        await server.start(release)

    async def restart_database(self) -> None:
        await self.database.restart("fast", PAUSE)

    async def crash_database(self) -> None:
        await self.database.restart("immediate", PAUSE)

    async def fill_disk(self) -> None:
        noticed = self.errors_of("full-disk")
        self.disk.fill()
        try:
            begun = monotonic()
            while monotonic() - begun < FULL[1]:
                await asyncio.sleep(0.5)
                if monotonic() - begun > FULL[0] and self.errors_of("full-disk") > noticed:
                    break
            else:
                self.counts["full disks that nobody noticed"] += 1
        finally:
            self.disk.free()
            await self.database.revive()

    def errors_of(self, kind: str) -> int:
        return sum(count for (cause, _), count in self.causes.explained.items() if cause == kind)

    async def step_clock(self) -> None:
        """Set the servers' clock and, later, back."""
        self.fleet.set_clock(STEPS[self.steps % len(STEPS)])
        self.steps += 1
        await asyncio.sleep(STEPPED)
        self.fleet.set_clock(0)
        await asyncio.sleep(1)

    async def poison(self, sessions: Sequence[Session]) -> bool:
        """Damage the log of one table, and let new processes read it. False if no table is in the middle of a game."""
        session = next((each for each in sessions if each.is_playing and not each.is_doomed and each.moves >= POISONED_MOVES), None)
        if session is None:
            return False
        session.is_poisoned = True
        self.poisoned.add(session.id)
        self.causes.open("poison", session.id)
        await damage(self.database.address, session.id)
        await self.inject("deploy")
        await self.try_to_enter(session)
        self.counts["poisoned table"] += 1
        return True

    async def try_to_enter(self, session: Session) -> None:
        """Come to the damaged table, which must be refused: nobody else may have looked at it since."""
        try:
            async with Person(self.fleet, session.notes, "Nachzügler", self.rng) as late, late.table(session.link):
                self.causes.find(f"table {session.id} was poisoned, but can be entered")
        except RefusedError as refused:
            if not refused.code.startswith("table-broken"):
                self.causes.find(f"table {session.id} was poisoned, and entering it is refused with {refused.code}")


async def damage(address: str, table: str) -> None:
    """Replace a move of a log by one that is impossible, and delete the snapshots, so that the whole log is read."""
    store = await Store.open(address)
    try:
        rows = await store.entries(table)
        number, body = next((row.number, json.loads(row.body)) for row in reversed(rows) if '"moved"' in row.body)
        forged = json.dumps({**body, "move": "play nothing"})

        def write(connection: Connection) -> None:
            connection.execute(update(entries).where(entries.c.table_id == table, entries.c.number == number).values(body=forged))
            connection.execute(delete(snapshots).where(snapshots.c.table_id == table))

        await store.database.write(write)
    finally:
        await store.close()
