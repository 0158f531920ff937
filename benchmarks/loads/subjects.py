"""The servers that are measured: how each is started, and how a table is opened there."""

import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from operator import attrgetter

from . import ours, theirs
from .databases import Database, postgresql, sqlite
from .npm import installed, program
from .serving import FOLDER, Server, free_port, serving
from .table import Table


@dataclass(frozen=True)
class Subject:
    name: str
    what: str
    start: Callable[[], AbstractContextManager[Server]]
    open_table: Callable[[Table, int], Awaitable[None]]


@contextmanager
def katzentisch(name: str, database: Callable[[], AbstractContextManager[Database]], processes: int = 1) -> Iterator[Server]:
    """Where there are several processes, each has its share of the tables, as behind a proxy that sends a table's people to one of them."""
    with database() as (address, pids), ExitStack() as stack:
        servers = [stack.enter_context(one_process(f"{name}-{number}", address)) for number in range(processes)]
        ports, own = ([each for server in servers for each in listed(server)] for listed in (attrgetter("ports"), attrgetter("pids")))
        yield Server(tuple(ports), (*own, *pids))


def one_process(name: str, address: str) -> AbstractContextManager[Server]:
    port = free_port()
    command = [sys.executable, "-m", "katzentisch", "serve", "--host", "127.0.0.1", "--port", str(port), "--limits", "off"]
    return serving(name, [*command, "--log", "warning", "--data", str(FOLDER / "data"), "--database", address], port)


@contextmanager
def boardgameio() -> Iterator[Server]:
    port = free_port()
    command = [program("node"), str(installed() / "server.js"), str(port)]
    with serving("boardgame.io", command, port, NODE_ENV="production") as server:
        yield server


def subjects(game: str) -> dict[str, Subject]:
    """`game` is which of ours; boardgame.io plays its own."""
    open_ours = partial(ours.open_table, game=game)
    found = (
        Subject("sqlite", "Katzentisch, SQLite", partial(katzentisch, "sqlite", sqlite), open_ours),
        Subject("postgresql", "Katzentisch, PostgreSQL", partial(katzentisch, "postgresql", postgresql), open_ours),
        Subject("postgresql-2", "Katzentisch, PostgreSQL, two processes", partial(katzentisch, "postgresql-2", postgresql, 2), open_ours),
        Subject("boardgame.io", "boardgame.io, in memory", boardgameio, theirs.open_table),
    )
    return {subject.name: subject for subject in found}
