"""The database of a soak: where it is, and how it is stopped and started again under the servers."""

import asyncio
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, Protocol

from katzentisch.testing.postgres import Cluster, programs

from .disk import Disk

StopMode = Literal["fast", "immediate"]
WAL = "96MB"  # what PostgreSQL keeps before a checkpoint: the disk is small


class Database(Protocol):
    address: str
    processes: int
    can_restart: bool

    async def restart(self, mode: StopMode, pause: float) -> None: ...

    async def revive(self) -> None:
        """Start it if it has given up."""


class SqliteFile:
    processes, can_restart = 1, False

    def __init__(self, disk: Disk) -> None:
        self.address = f"sqlite:///{disk.folder / 'katzentisch.db'}"

    async def restart(self, mode: StopMode, pause: float) -> None:
        raise NotImplementedError("a file can't be restarted")

    async def revive(self) -> None:
        pass


class PostgresCluster:
    processes, can_restart = 2, True

    def __init__(self, cluster: Cluster, address: str) -> None:
        self.cluster, self.address = cluster, address

    async def restart(self, mode: StopMode, pause: float) -> None:
        await asyncio.to_thread(self.cluster.control, "pg_ctl", "stop", "-w", "-m", mode)
        await asyncio.sleep(pause)
        await asyncio.to_thread(self.start_again)

    async def revive(self) -> None:
        try:
            await asyncio.to_thread(self.cluster.control, "pg_ctl", "status")
        except subprocess.CalledProcessError:
            await asyncio.to_thread(self.start_again)

    def start_again(self) -> None:
        """`restart` keeps the options of the last start, even if nothing runs."""
        self.cluster.control("pg_ctl", "restart", "-w", "-l", str(self.cluster.folder / "log"))


@contextmanager
def open_database(name: str, disk: Disk) -> Iterator[Database]:
    found = programs()
    if name == "sqlite":
        yield SqliteFile(disk)
        return
    assert found, "asked for PostgreSQL without its programs"
    folder = disk.folder / "postgresql"
    folder.mkdir()
    cluster = Cluster(found, folder)
    try:
        cluster.start()
        cluster.call("psql", "-q", "-c", f"ALTER SYSTEM SET max_wal_size = '{WAL}'", "postgres")
        cluster.call("psql", "-q", "-c", "SELECT pg_reload_conf()", "postgres")
        yield PostgresCluster(cluster, f"postgresql://katzentisch@/{cluster.create_database()}?host={folder}")
    finally:
        cluster.stop()
