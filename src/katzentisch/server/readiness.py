"""Check whether the server can take visitors: above all, whether a move could be saved. Cheap however often somebody asks."""

import asyncio
import shutil
from pathlib import Path
from typing import Literal

import structlog

from ..words import Said
from .rooms.services import Services
from .storage.database_errors import database_failure
from .storage.file_lock import sqlite_path

log = structlog.get_logger("katzentisch.readiness")
FRESH = 1.0  # seconds for which an answer stays valid
LIMIT = 2.0  # seconds after which the database counts as slow
LEAST_FREE = 32_000_000  # bytes: below that, SQLite's journal could fill the disk at any moment

CheckName = Literal["running", "rules", "database", "commit", "disk"]
Faults = dict[CheckName, Said | None]  # by check: what is wrong, or None
MEASURED: tuple[CheckName, ...] = ("database", "commit", "disk")


class Readiness:
    """Asks the database at most once per `FRESH`, and once at a time."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.is_stopping = False
        self.task: asyncio.Task[None] | None = None
        self.started = self.answered = -FRESH
        self.measured: Faults = {}
        self.logged: dict[CheckName, str] = {}  # codes
        self.broken = 0  # tables that can't be continued

    async def faults(self) -> Faults:
        """Return what is wrong, by check."""
        await self.refresh()
        slow = Said("database-slow")
        found: Faults = {"running": Said("server-stopping") if self.is_stopping else None, "rules": self.services.compiled.refusal()}
        found |= {name: self.measured.get(name, slow) for name in MEASURED}
        self.publish(found)
        return found

    async def refresh(self) -> None:
        """Measure again if the last answer is too old; wait for it as long as the database may take."""
        if self.task is None and self.services.ticks() - self.answered >= FRESH:
            self.started = self.services.ticks()
            self.measured = {}
            self.task = asyncio.create_task(self.measure())
        if self.task and (left := self.started + LIMIT - self.services.ticks()) > 0:
            await asyncio.wait({self.task}, timeout=left)

    async def measure(self) -> None:
        try:
            self.measured["disk"] = await asyncio.to_thread(self.disk_fault)
            self.measured["database"] = await self.database_fault()
            self.measured["commit"] = await self.commit_fault()
        finally:
            self.answered, self.task = self.services.ticks(), None

    def disk_fault(self) -> Said | None:
        """Return what is wrong with the disk of an SQLite database. That of PostgreSQL is its own, and shows when it commits."""
        path = sqlite_path(self.services.settings.database)
        if path is None:
            return None
        try:
            disk = shutil.disk_usage(existing_folder(path))
        except OSError as error:
            return fault_sentence(error)
        self.services.metrics.set_disk(disk.free, disk.total)
        return Said("disk-nearly-full", {"megabytes": LEAST_FREE // 10**6}) if disk.free < LEAST_FREE else None

    async def database_fault(self) -> Said | None:
        try:
            self.broken = await self.services.store.count_broken()
        except Exception as error:
            return fault_sentence(error)
        return None

    async def commit_fault(self) -> Said | None:
        try:
            await self.services.store.write_heartbeat(self.services.now())
        except Exception as error:
            return fault_sentence(error)
        return None

    def publish(self, faults: Faults) -> None:
        """Set the metrics, and log what has changed: whoever asks every second must not fill the log."""
        for name, said in faults.items():
            self.services.metrics.checks.labels(name).set(said is None)
        codes = {name: said.sentence for name, said in faults.items() if said}
        if codes != self.logged:
            self.logged = codes
            (log.warning if codes else log.info)("not ready" if codes else "ready", **codes)

    def close(self) -> None:
        self.is_stopping = True
        if self.task:
            self.task.cancel()


def existing_folder(path: Path) -> Path:
    """Return the folder of a file, or the nearest one above it that exists."""
    return next(folder for folder in path.absolute().parents if folder.exists())


def fault_sentence(error: Exception) -> Said:
    """Return the sentence for an error of the database. Anything that isn't one counts as damage, and is logged as a bug."""
    failure = database_failure(error)
    if failure is None:
        log.error("check failed", exc_info=error)
    return Said(f"database-{failure or 'damaged'}")
