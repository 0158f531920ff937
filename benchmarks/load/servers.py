"""The servers that are measured: how each is installed and started as a process of its own, where it keeps its tables, and how a table is
opened there."""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from pathlib import Path
from time import monotonic, sleep
from unittest.mock import patch

from katzentisch.testing import postgres

from . import boardgame_io_client, katzentisch_client
from .table import Table

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "load"
LONGEST_START = 120.0  # seconds: rules that were never compiled before take their time
LONGEST_STOP = 20.0
CAREFUL = [setting for setting in postgres.FAST if not setting.endswith("=off")]  # as PostgreSQL usually is with its data
Database = tuple[str, tuple[int, ...]]  # its address, and its processes if it has any
SOURCES = Path(__file__).resolve().parent / "boardgameio"
INSTALLED = FOLDER / "boardgameio"
LONGEST_INSTALLATION = 300  # seconds


class CannotServe(Exception):
    """Raised when a server can't be measured."""


@dataclass(frozen=True)
class Server:
    """The ports it listens on, and the processes that count, each with its children."""

    ports: tuple[int, ...]
    pids: tuple[int, ...]


@contextmanager
def serving(name: str, command: Sequence[str], *ports: int, **environment: str) -> Iterator[Server]:
    FOLDER.mkdir(parents=True, exist_ok=True)
    log = FOLDER / f"{name}.log"
    with log.open("w") as output:
        process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=output, stderr=subprocess.STDOUT)
        try:
            for port in ports:
                wait_for(process, port, log)
            yield Server(ports, (process.pid,))
        finally:
            stop(process)


def wait_for(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    until = monotonic() + LONGEST_START
    while not answers(port):
        if process.poll() is not None or monotonic() > until:
            raise CannotServe(f"did not start, see {log.relative_to(ROOT)}: {last_line(log.read_text())}")
        sleep(0.1)


def stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(LONGEST_STOP)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def answers(port: int) -> bool:
    """Whether the server is ready: while it is starting, it answers every request with 503."""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=1) as probe:
            probe.sendall(b"GET / HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n")
            status = probe.recv(64)
    except OSError:
        return False
    return status.startswith(b"HTTP/") and b" 503 " not in status


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def free_ports(count: int) -> tuple[int, ...]:
    """Ports in a row."""
    while True:
        first = free_port()
        ports = range(first, first + count)
        if all(map(is_free, ports)):
            return tuple(ports)


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except (OSError, OverflowError):
            return False
    return True


def last_line(output: str) -> str:
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return lines[-1] if lines else "no reason given"


@contextmanager
def sqlite() -> Iterator[Database]:
    folder = FOLDER / "sqlite"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    yield f"sqlite:///{folder / 'tables.db'}", ()
    shutil.rmtree(folder)


@contextmanager
def postgresql() -> Iterator[Database]:
    programs = postgres.programs()
    if programs is None:
        raise CannotServe("PostgreSQL is not installed: no initdb on the PATH or in /usr/lib/postgresql")
    with ExitStack() as stack:
        stack.enter_context(patch.object(postgres, "FAST", CAREFUL))
        try:
            cluster = stack.enter_context(postgres.cluster(programs))
            address = stack.enter_context(cluster.database())
        except subprocess.CalledProcessError as error:
            raise CannotServe(f"PostgreSQL did not start: {Path(error.cmd[0]).name} ended with {error.returncode}") from None
        pid = (cluster.folder / "data" / "postmaster.pid").read_text().splitlines()[0]
        yield address, (int(pid),)


def installed() -> Path:
    """The folder of the installed server; install it unless it is up to date."""
    made = INSTALLED / "made-from"
    if not (made.exists() and made.read_text() == lock()):
        print(f"preparing {INSTALLED.relative_to(ROOT)} …", file=sys.stderr)
        install()
        made.write_text(lock())
    shutil.copy(SOURCES / "server.js", INSTALLED)
    return INSTALLED


def lock() -> str:
    return (SOURCES / "package-lock.json").read_text()


def program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise CannotServe(f"{name} was not found: it comes with Node.js")
    return found


def install() -> None:
    npm = program("npm")
    shutil.rmtree(INSTALLED, ignore_errors=True)
    shutil.copytree(SOURCES, INSTALLED)
    command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    done = subprocess.run(command, cwd=INSTALLED, check=False, text=True, capture_output=True, timeout=LONGEST_INSTALLATION)
    if done.returncode:
        raise CannotServe(f"npm could not install it: {last_line(done.stderr)}")


@dataclass(frozen=True)
class Subject:
    name: str
    what: str
    start: Callable[[], AbstractContextManager[Server]]
    open_table: Callable[[Table, int], Awaitable[None]]


@contextmanager
def katzentisch(name: str, database: Callable[[], AbstractContextManager[Database]], processes: int = 1) -> Iterator[Server]:
    """With several processes, each serves a share of the tables, as behind a proxy that routes by table."""
    with database() as (address, pids), ExitStack() as stack:
        servers = [stack.enter_context(one_process(f"{name}-{number}", address)) for number in range(processes)]
        ports, own = ([each for server in servers for each in listed(server)] for listed in (attrgetter("ports"), attrgetter("pids")))
        yield Server(tuple(ports), (*own, *pids))


def one_process(name: str, address: str) -> AbstractContextManager[Server]:
    return supervised(name, address, 1)


def supervised(name: str, address: str, processes: int) -> AbstractContextManager[Server]:
    """Processes that one command starts and supervises."""
    ports = free_ports(processes)
    command = [sys.executable, "-m", "katzentisch", "serve", "--host", "127.0.0.1", "--port", str(ports[0]), "--processes", str(processes)]
    options = ["--limits", "off", "--log", "warning", "--data", str(FOLDER / "data"), "--database", address]
    return serving(name, [*command, *options], *ports)


@contextmanager
def boardgameio() -> Iterator[Server]:
    port = free_port()
    command = [program("node"), str(installed() / "server.js"), str(port)]
    with serving("boardgame.io", command, port, NODE_ENV="production") as server:
        yield server


def subjects(game: str) -> dict[str, Subject]:
    """All servers by name. `game` is the game on our server; boardgame.io plays its own."""
    open_ours = partial(katzentisch_client.open_table, game=game)
    found = (
        Subject("sqlite", "Katzentisch, SQLite", partial(katzentisch, "sqlite", sqlite), open_ours),
        Subject("postgresql", "Katzentisch, PostgreSQL", partial(katzentisch, "postgresql", postgresql), open_ours),
        Subject("postgresql-2", "Katzentisch, PostgreSQL, two processes", partial(katzentisch, "postgresql-2", postgresql, 2), open_ours),
        Subject("boardgame.io", "boardgame.io, in memory", boardgameio, boardgame_io_client.open_table),
    )
    return {subject.name: subject for subject in found}
