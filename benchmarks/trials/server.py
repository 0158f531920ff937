"""Servers in processes of their own, which can be killed at any moment and restarted at the same address, with their database.

python -m benchmarks.trials.server DATABASE FOLDER PORT     a server with quick bots and without limits
"""

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from time import monotonic

import httpx
import uvicorn

from katzentisch.server.app import make_asgi, uvicorn_config
from katzentisch.server.logs import set_up_logs
from katzentisch.server.settings import NO_LIMITS, Settings
from katzentisch.testing.postgres import cluster, programs

ROOT = Path(__file__).resolve().parents[2]
PORTS = range(20_000, 32_000)  # none that the system would give to a client
LONGEST_START = 120.0  # seconds: rules that were never compiled before take their time
CANNOT = 2
BOTH = "both"
PROCESSES = {"sqlite": 1, "postgresql": 2}  # that share one


def compile_rules() -> None:
    """Compile what a server needs, or the first one would: it would take longer for everything meanwhile, and more memory for good."""
    subprocess.run([sys.executable, "-m", "katzentisch", "compile", "--for", "serve"], check=True)


class ServerProcess:
    def __init__(self, database: str, folder: Path) -> None:
        self.database, self.folder = database, folder
        self.port = free_port()
        self.log = folder / f"{self.port}.log"
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        command = (sys.executable, "-m", "benchmarks.trials.server", self.database, str(self.folder), str(self.port))
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
        """Kill the process without warning, as in a power cut."""
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
        return complaints(self.log)


class Supervisor:
    """`katzentisch serve --processes`. If it is killed, its processes stop, too."""

    def __init__(self, database: str, folder: Path, count: int) -> None:
        first = free_port(count)
        self.log = folder / "supervisor.log"
        options = ("--port", str(first), "--processes", str(count), "--database", database, "--data", str(folder), "--limits", "off")
        self.command = (sys.executable, "-m", "katzentisch", "serve", *options)
        self.processes = [SupervisedProcess(self, first + number) for number in range(count)]
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        with self.log.open("a") as log:
            self.process = await asyncio.create_subprocess_exec(*self.command, cwd=ROOT, stdout=asyncio.subprocess.DEVNULL, stderr=log)
        for each in self.processes:
            await each.start()

    async def kill(self) -> None:
        if self.process and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()
            for each in self.processes:
                each.last = each.pid
                while Path(f"/proc/{each.last}").exists():
                    await asyncio.sleep(0.05)

    def pids(self) -> dict[int, int]:
        """The processes by port, as the log last named them."""
        events = [json.loads(line) for line in self.log.read_text().splitlines() if '"process ready"' in line]
        return {each["port"]: each["pid"] for each in events}

    @property
    def complaints(self) -> list[str]:
        return [line for line in complaints(self.log) if '"process died"' not in line]


class SupervisedProcess:
    """One of its processes, which the supervisor restarts."""

    complaints: Sequence[str] = ()  # they are in the supervisor's log

    def __init__(self, supervisor: Supervisor, port: int) -> None:
        self.supervisor, self.port = supervisor, port
        self.last: int | None = None  # the process that was killed or stopped

    @property
    def pid(self) -> int | None:
        return self.supervisor.pids().get(self.port)

    async def kill(self) -> None:
        self.last = self.pid
        assert self.last
        os.kill(self.last, signal.SIGKILL)

    async def start(self) -> None:
        """Wait until its successor is ready."""
        until = monotonic() + LONGEST_START
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=5) as client:
            while self.pid == self.last or not await is_ready(client):
                assert monotonic() < until, self.supervisor.log.read_text()[-2000:]
                await asyncio.sleep(0.05)


async def is_ready(client: httpx.AsyncClient) -> bool:
    try:
        return (await client.get("/ready")).status_code == httpx.codes.OK
    except httpx.HTTPError:
        return False


def complaints(log: Path) -> list[str]:
    """The logged errors, except uvicorn's own about invalid input."""
    lines = log.read_text().splitlines()
    return [line for line in lines if ('"level": "error"' in line or "Traceback" in line) and "Invalid UTF-8" not in line]


def free_port(count: int = 1) -> int:
    """The first of `count` free ports in a row."""
    while True:
        first = random.choice(PORTS)
        with ExitStack() as probes:
            try:
                for port in range(first, first + count):
                    probes.enter_context(socket.socket()).bind(("127.0.0.1", port))
            except OSError:
                continue
            return first


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


@asynccontextmanager
async def supervising(count: int, database: str, folder: Path) -> AsyncIterator[Supervisor]:
    supervisor = Supervisor(database, folder, count)
    try:
        await supervisor.start()
        yield supervisor
    finally:
        await supervisor.kill()


@contextmanager
def sqlite(folder: Path) -> Iterator[str]:
    yield f"sqlite:///{folder / 'tables.db'}"


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    found = programs()
    if found is None:
        print("PostgreSQL is not installed: no initdb on the PATH or in /usr/lib/postgresql", file=sys.stderr)
        raise SystemExit(CANNOT)
    with cluster(found) as started, started.database() as address:
        yield address


DATABASES = {"sqlite": sqlite, "postgresql": postgresql}


@contextmanager
def opened(name: str) -> Iterator[tuple[str, Path]]:
    """A fresh database: its address, and a folder for the servers."""
    with tempfile.TemporaryDirectory(prefix="katzentisch-trial-") as folder, DATABASES[name](Path(folder)) as address:
        yield address, Path(folder)


def add_choice(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", choices=[*DATABASES, BOTH], default=BOTH)


def chosen(choice: str) -> list[str]:
    return list(DATABASES) if choice == BOTH else [choice]


def serve(database: str, folder: str, port: str) -> None:
    set_up_logs("WARNING")
    settings = Settings(database, Path(folder), limits=NO_LIMITS, bot_pause=(50, 150), share_wait=1000, grace=1000)
    uvicorn.Server(uvicorn_config(make_asgi(settings), port=int(port))).run()


if __name__ == "__main__":
    serve(*sys.argv[1:])
