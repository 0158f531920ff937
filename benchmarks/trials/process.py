"""A server as a process of its own, which can be killed at any moment and started again at the same address."""

import asyncio
import os
import random
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parents[2]
PORTS = range(20_000, 32_000)  # none that the system would give to a client
LONGEST_START = 120.0  # seconds: rules that were never compiled before take their time


class ServerProcess:
    def __init__(self, database: str, folder: Path) -> None:
        self.database, self.folder = database, folder
        self.port = free_port()
        self.log = folder / f"{self.port}.log"
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        command = (sys.executable, "-m", "benchmarks.trials.serve", self.database, str(self.folder), str(self.port))
        with self.log.open("a") as log:
            self.process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stderr=log)
        until = monotonic() + LONGEST_START
        while not await self.answers():
            assert self.process.returncode is None, self.log.read_text()
            assert monotonic() < until, "the server doesn't start"
            await asyncio.sleep(0.05)

    async def answers(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        return True

    async def kill(self) -> None:
        """As if the machine had lost it: no warning, no farewell."""
        if self.process and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()

    @property
    def megabytes(self) -> float:
        assert self.process
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    @property
    def complaints(self) -> list[str]:
        """The errors that it logged, except uvicorn's own about what only a client can do wrong."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if ('"level": "error"' in line or "Traceback" in line) and "Invalid UTF-8" not in line]


def free_port() -> int:
    while True:
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", random.choice(PORTS)))
            except OSError:
                continue
            port: int = probe.getsockname()[1]
            return port


@asynccontextmanager
async def serving(count: int, database: str, folder: Path) -> AsyncIterator[list[ServerProcess]]:
    """Processes with the same database and the same key."""
    servers = [ServerProcess(database, folder) for _ in range(count)]
    try:
        for server in servers:
            await server.start()
        yield servers
    finally:
        for server in servers:
            await server.kill()
