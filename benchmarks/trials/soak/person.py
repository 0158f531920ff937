"""A person of the soak: the Python client, sent to any server that is up, with every request, answer and lost connection noted."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from time import monotonic
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from katzentisch.client.client import Client
from katzentisch.client.connection import TableConnection
from katzentisch.client.errors import ConnectionLost, RefusedError
from katzentisch.client.links import Link, read_link
from katzentisch.client.table import Table, Turn
from katzentisch.protocol import codec, messages, requests

from .causes import Causes

AGAIN = 0.5  # seconds between two tries
PATIENCE = 180.0  # seconds for an answer, reconnects and faults included
BY_OTHERS = ("move-stale", "no-game")  # refusals of a move that somebody else has made
PASSING = ("database-", "server-fault", "server-stopping", "rules-compiling", "table-stuck")  # refusals that end with a fault
HALF_OPEN = 25.0  # seconds that a silent connection is held

MoveKey = tuple[str, int, int]  # table, number of the entry that began the game, ply


class Servers(Protocol):
    def url(self) -> str:
        """Where a new connection goes."""


class TableLost(Exception):
    """The table can't be continued: the server says that it is broken."""


@dataclass
class Notes:
    """What all people of a soak note together."""

    causes: Causes
    counts: Counter[str] = field(default_factory=Counter)
    acknowledged: dict[MoveKey, tuple[int, str]] = field(default_factory=dict)  # seat and move
    latencies: list[tuple[float, float]] = field(default_factory=list)  # of moves: when it was sent, and how long it took, in seconds
    broken: set[str] = field(default_factory=set)  # tables that the server called broken
    kinds: set[tuple[str, int]] = field(default_factory=set)  # games and numbers of players that were played to the end


class NotedConnection(TableConnection):
    """`drop` breaks it without a word. Connections that end otherwise while they are needed are noted."""

    def __init__(self, *arguments: Any, lost: Callable[[float], None]) -> None:
        super().__init__(*arguments)
        self.lost, self.is_dropped = lost, False
        self.lost_at = -inf  # when it was last lost or dropped

    def drop(self) -> bool:
        if self.socket is None:
            return False
        self.is_dropped = True
        self.socket.transport.abort()
        return True

    async def connect(self) -> None:
        since = monotonic()
        await super().connect()
        self.lost_at = monotonic()
        if not self.is_dropped:
            self.lost(max(since, monotonic() - AGAIN))
        self.is_dropped = False


class NotedTable(Table):
    connection: NotedConnection

    def __init__(self, person: "Person", link: Link) -> None:
        super().__init__(person, link)
        self.person = person
        self.is_expelled = False  # by the operator
        self.connection = NotedConnection(self.connection.dial, self.make_watch, self.handle_message, lost=self.lose)

    def lose(self, since: float) -> None:
        if not self.is_expelled:
            self.person.note(f"table {self.link.table}", "connection lost", "connection lost", since)


class Person(Client):
    """Every request goes to one of the servers that are up, and is repeated while a fault explains why it fails."""

    def __init__(self, servers: Servers, notes: Notes, name: str, rng: random.Random) -> None:
        super().__init__(servers.url(), name=name)
        self.servers, self.notes, self.rng = servers, notes, rng

    def note(self, where: str, text: str, kind: str, since: float) -> None:
        self.notes.causes.note(f"{self.name} at {where}", text, kind, since)

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        begun = monotonic()
        while True:
            since = monotonic()
            self.http.base_url = self.servers.url()
            try:
                return await super().request(method, path, body)
            except httpx.HTTPStatusError as error:
                code = error.response.json().get("code", "") if "json" in error.response.headers.get("Content-Type", "") else ""
                self.note(f"{method} {path}", f"HTTP {error.response.status_code} {code}", f"HTTP {error.response.status_code}", since)
            except httpx.TransportError as error:
                self.note(f"{method} {path}", f"no answer: connection lost ({type(error).__name__})", "no answer", since)
            if monotonic() - begun > PATIENCE:
                raise TimeoutError(f"{method} {path} fails for {PATIENCE:.0f} s")
            await asyncio.sleep(AGAIN)

    def dial(self, *arguments: Any) -> connect:
        self.server = self.servers.url()
        return super().dial(*arguments)

    def table(self, link: str) -> NotedTable:
        return NotedTable(self, read_link(link))

    async def ask(self, table: NotedTable, request: requests.Request, *expected: str) -> Any:
        """The answer to a request; None if it was refused with a code that is expected. Tries again while a fault explains the refusal."""
        begun = monotonic()
        while True:
            since = monotonic()
            try:
                async with asyncio.timeout(PATIENCE):
                    return await table.request(request)
            except RefusedError as refused:
                if refused.code in expected:
                    return None
                self.refuse(table, request, refused, since)
            except ConnectionLost:
                return None  # the loss is noted already, and nobody knows whether the request arrived
            if monotonic() - begun > PATIENCE:
                raise TimeoutError(f"{type(request).__name__} is refused for {PATIENCE:.0f} s")
            await asyncio.sleep(AGAIN)

    def refuse(self, table: NotedTable, request: requests.Request, refused: RefusedError, since: float) -> None:
        if refused.code.startswith("table-broken"):
            self.notes.broken.add(table.link.table)
            raise TableLost(table.link.table)
        self.note(f"table {table.link.table}", f"{describe(request)} refused: {refused.code}", f"refused: {refused.code}", since)
        if not refused.code.startswith(PASSING):
            raise refused

    async def move(self, table: NotedTable, turn: Turn, move: str, is_raced: bool) -> None:
        """Make a move, and note it if it was acknowledged. `is_raced`: the server may move for us."""
        key, begun = (table.link.table, table.game_start, turn.ply), monotonic()
        request = requests.Move(seat=turn.seat, ply=turn.ply, move=move)
        refused_before = False
        while True:
            since = monotonic()
            try:
                async with asyncio.timeout(PATIENCE):
                    answer = await table.request(request)
            except RefusedError as refused:
                if refused.code in BY_OTHERS and (is_raced or refused_before or turn.is_forced):
                    return
                self.refuse(table, request, refused, since)
                if monotonic() - begun > PATIENCE:
                    raise TimeoutError(f"{describe(request)} is refused for {PATIENCE:.0f} s") from refused
                refused_before = True
                await asyncio.sleep(AGAIN)
                continue
            break
        if isinstance(answer, messages.Done):
            self.notes.acknowledged[key] = turn.seat, move
            self.notes.counts["moves"] += 1
            self.notes.latencies.append((begun, monotonic() - begun))

    async def hold_half_open(self, table: NotedTable) -> None:
        """A second device of this person that watches the table and then vanishes from the network without a word."""
        socket: ClientConnection | None = None
        with suppress(OSError, EOFError, TimeoutError, WebSocketException):
            async with asyncio.timeout(HALF_OPEN):
                socket = await table.connection.dial()
                await socket.send(codec.encode(table.make_watch()), text=True)
                socket.transport.pause_reading()
                self.notes.counts["half-open connections"] += 1
                await asyncio.sleep(HALF_OPEN)
        if socket:
            socket.transport.abort()


def describe(request: requests.Request) -> str:
    """The kind of a request and the fields that say which one it was."""
    fields = {name: getattr(request, name) for name in ("seat", "ply", "move") if hasattr(request, name)}
    return " ".join([str(type(request).__struct_config__.tag), *(f"{name}={value}" for name, value in fields.items())])
