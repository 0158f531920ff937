"""The servers that are measured: how each is started, and how a table is opened there."""

import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from functools import partial

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
def katzentisch(name: str, database: Callable[[], AbstractContextManager[Database]]) -> Iterator[Server]:
    port = free_port()
    with database() as (address, pids):
        command = [sys.executable, "-m", "katzentisch", "serve", "--host", "127.0.0.1", "--port", str(port), "--limits", "off"]
        with serving(name, [*command, "--data", str(FOLDER / "data"), "--database", address], port) as server:
            yield replace(server, pids=(*server.pids, *pids))


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
        Subject("boardgame.io", "boardgame.io, in memory", boardgameio, theirs.open_table),
    )
    return {subject.name: subject for subject in found}
