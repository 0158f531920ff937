"""Somebody who looks after the servers while people play: backups, the archive, tables that are closed, guests who are blocked."""

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence, Set
from pathlib import Path
from random import Random
from time import monotonic
from typing import TypeVar

from katzentisch.client.errors import RefusedError
from katzentisch.games.game import Refusal
from katzentisch.server.storage.administration import CLOSED
from katzentisch.server.storage.database_errors import database_failure
from katzentisch.server.storage.store import Store

from .fleet import Fleet
from .person import Notes, Person
from .session import Session
from .verification import log_fault

AGAIN = 2.0  # seconds between two tries
PATIENCE = 180.0  # seconds for anything to succeed, faults included
LONGEST_CLOSING = "60"  # seconds that a server may take to close a table
MOVES = 4  # at a table before it is closed
AGE = 30.0  # seconds since the last change of a table whose log is archived; a server waits for a day
MOST_ROWS = 10_000
BLOCKED = "blocked-guest"
Answer = TypeVar("Answer")


class Operator:
    """Uses the commands that an operator has. While a fault explains why one fails, it is repeated."""

    def __init__(self, fleet: Fleet, notes: Notes, rng: Random) -> None:
        self.fleet, self.notes, self.rng = fleet, notes, rng
        self.backup = fleet.folder / "soak.backup"
        self.done: list[tuple[str, str]] = []  # the actions that the audit must have, and what they were about
        self.closed: set[str] = set()  # tables

    async def work(self, sessions: Sequence[Session], gap: float) -> None:
        """Do one thing after the other, until cancelled."""
        while True:
            for chore in (self.back_up, self.archive, lambda: self.close_table(sessions), self.block_guest):
                await asyncio.sleep(gap)
                try:
                    await chore()
                except Exception as error:
                    self.notes.causes.find(f"operator: {type(error).__name__}: {error}")

    async def command(self, *arguments: str) -> str:
        """Run a command on the servers' database and return its output."""
        where = ("--database", self.fleet.database, "--data", str(self.fleet.data))

        async def run() -> str:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "katzentisch", *arguments, *where),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
            )
            output, complaint = await process.communicate()
            if process.returncode:
                raise CommandFailed(complaint.decode().strip() or output.decode().strip())
            return output.decode()

        return await self.repeat(name_of(arguments), run)

    async def repeat(self, what: str, work: Callable[[], Awaitable[Answer]]) -> Answer:
        begun = monotonic()
        while True:
            since = monotonic()
            try:
                return await work()
            except (CommandFailed, Refusal, OSError) as error:
                complaint = str(error)
            except Exception as error:
                if not database_failure(error):
                    raise
                complaint = type(error).__name__
            self.notes.causes.note("operator", f"command failed: {what}: {complaint}", f"command failed: {what}", since)
            if monotonic() - begun > PATIENCE:
                raise TimeoutError(f"{what} fails for {PATIENCE:.0f} s")
            await asyncio.sleep(AGAIN)

    # what there is to do

    async def back_up(self) -> None:
        await self.command("backup", str(self.backup), "--force")
        self.notes.counts["operator: backups"] += 1

    async def archive(self) -> None:
        """Archive the logs of finished tables, as the servers do a day later."""

        async def run() -> int:
            store = await Store.open_beside(self.fleet.database)
            try:
                return await store.archive_tables(round(1000 * (time.time() - AGE)))
            finally:
                await store.close()

        self.notes.counts["operator: logs archived"] += await self.repeat("archive", run)

    async def close_table(self, sessions: Sequence[Session]) -> None:
        """Close a table in the middle of a game."""
        session = next((each for each in sessions if each.is_playing and not each.is_doomed and each.moves >= MOVES), None)
        if session is None:
            return
        session.is_closed_by_operator = True
        self.notes.causes.open("closing", session.id)
        found = json.loads(await self.command("admin", "close", session.id, "--reason", "soak", "--wait", LONGEST_CLOSING, "--json"))
        if found["result"] != CLOSED:
            self.notes.causes.find(f"table {session.id} isn't closed by its operator: {found['result']}")
        self.closed.add(session.id)
        self.done.append(("close", session.id))
        self.notes.counts["operator: tables closed in a game"] += 1

    async def block_guest(self) -> None:
        """Block somebody at a table of their own: they are thrown out, and can come back once they are no longer blocked."""
        async with Person(self.fleet, self.notes, "Störer", self.rng) as guest:
            link = await guest.make_table("mau_mau", 2)
            self.notes.counts["tables"] += 1
            async with guest.table(link) as table:
                table.is_expelled = True
                await self.set_block(guest, "block")
                async with asyncio.timeout(PATIENCE):
                    while table.connection.failure is None:
                        await asyncio.sleep(0.1)
            await self.set_block(guest, "unblock")
            async with guest.table(link):
                pass
        self.notes.counts["operator: guests blocked"] += 1

    async def set_block(self, guest: Person, action: str) -> None:
        """Block or unblock a guest, and wait until every server knows."""
        await self.command("admin", action, "guest", guest.guest)
        self.done.append((action, f"guest {guest.guest}"))
        known = 0
        async with asyncio.timeout(PATIENCE):
            while known < 2 * len(self.fleet.servers):  # in a row: each request goes to one of the servers
                known = known + 1 if await is_blocked(guest) == (action == "block") else 0
                await asyncio.sleep(0.2)

    # afterwards

    async def verify(self, poisoned: Set[str]) -> None:
        """The audit has everything, closed tables are closed, and the last backup can be restored."""
        store = await Store.open(self.fleet.database)
        try:
            audited = {(entry.action, entry.target) for entry in await store.audit(MOST_ROWS)}
            for action, target in self.done:
                if (action, target) not in audited:
                    self.notes.causes.find(f"the audit doesn't have “{action}” of {target}")
            for id in self.closed:
                if not (row := await store.table(id)) or row.status != "closed":
                    self.notes.causes.find(f"table {id} was closed by its operator, but is {row.status if row else 'gone'}")
        finally:
            await store.close()
        if self.notes.counts["operator: backups"]:
            await self.restore(poisoned)

    async def restore(self, poisoned: Set[str]) -> None:
        """Restore the last backup into an empty database: every log that wasn't damaged must lead to its digest."""
        with tempfile.TemporaryDirectory(prefix="katzentisch-soak-restored-") as name:
            address = f"sqlite:///{Path(name) / 'restored.db'}"
            command = (sys.executable, "-m", "katzentisch", "restore", str(self.backup), "--database", address, "--data", name)
            process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT)
            output, _ = await process.communicate()
            if process.returncode:
                self.notes.causes.find(f"the last backup can't be restored: {output.decode()}")
                return
            store = await Store.open(address)
            try:
                tables = await store.overviews(MOST_ROWS, is_closed_too=True)
                for each in tables:
                    fault = log_fault(await store.entries(each.table.id), await store.head(each.table.id))
                    if fault and each.table.id not in poisoned:
                        self.notes.causes.find(f"in the backup, table {each.table.id}: {fault}")
            finally:
                await store.close()
            self.notes.counts["operator: tables in the restored backup"] += len(tables)


def name_of(arguments: Sequence[str]) -> str:
    """Return which command it is, without the files and tables that it is about."""
    return " ".join(arguments[:2] if arguments[0] == "admin" else arguments[:1])


class CommandFailed(Exception):
    """Raised with what a command complained about."""


async def is_blocked(guest: Person) -> bool:
    try:
        await guest.request("GET", "/api/me/history")
    except RefusedError as refused:
        if refused.code != BLOCKED:
            raise
        return True
    return False
