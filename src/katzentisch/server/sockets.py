"""The WebSocket of one tab: decodes what comes in, lets the table judge it, answers. Nothing that is sent here can break anything."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from logging import ERROR, WARNING
from time import monotonic
from typing import Any

import msgspec
import structlog
from litestar import websocket

from ..games.game import Refusal
from ..words import Said
from .connections import GONE, Connection, Socket
from .handshake import TOO_MANY, UNAUTHENTICATED, refusal_code
from .people.session_tokens import COOKIE
from .request_headers import socket_language
from .rooms.asking import fulfil
from .rooms.faults import TableBroken
from .rooms.joining import join, leave
from .rooms.room import Room
from .rooms.work import MOST_FAILURES
from .server import Server
from .storage.database_errors import database_failure
from .tables.entries import Person
from .tables.replaying import BrokenLog
from .wire import messages, protocol, requests

log = structlog.get_logger("katzentisch.sockets")
BREATHER, MOST_EXCESS = 0.05, 100  # seconds, messages
FAULT, AGAIN_LATER = 1011, 1013


class Gone(Exception):
    """The other side has hung up."""


@websocket("/api/socket")
async def talk(socket: Socket) -> None:
    server: Server = socket.app.state.server
    try:
        visit = await server.people.visit(socket.cookies.get(COOKIE))
    except Exception as error:
        await turn_away(server, socket, error)
        return
    code = refusal_code(server, socket, visit.guest if visit else None)
    if visit is None or code:
        await socket.close(code)
        return
    try:
        await server.people.refresh(visit)
    except Refusal:
        await socket.close(UNAUTHENTICATED)
        return
    except Exception as error:
        await turn_away(server, socket, error)
        return
    guest = visit.guest
    connection = Connection(socket, Person(guest.id, guest.name), set(), socket_language(socket), visit.session.id)
    with server.connections.holding(connection):  # before anything is waited for, so that nobody has more than allowed
        await socket.accept()
        try:
            connection.muted = await server.house.store.muted_by(guest.id)
        except Exception as error:
            await turn_away(server, socket, error)
            return
        await Talk(server, connection).run()


async def turn_away(server: Server, socket: Socket, error: Exception) -> None:
    """Before anything was said. Whoever comes again later may find the database back."""
    failure = database_failure(error)
    server.house.counts.failures.labels("socket").inc()
    log.log(WARNING if failure else ERROR, "connection failed", failure=failure, exc_info=None if failure else error)
    with suppress(*GONE):
        if socket.connection_state == "init":
            await socket.accept()
        await socket.close(AGAIN_LATER if failure else FAULT)


class Talk:
    """A connection's side of the server: the room it watches, and message after message."""

    def __init__(self, server: Server, connection: Connection) -> None:
        self.server, self.connection = server, connection
        self.room: Room | None = None
        self.excess = 0  # how often too much was sent

    async def run(self) -> None:
        server, connection = self.server, self.connection
        server.house.counts.connections.inc()
        task = asyncio.current_task()
        assert task
        connection.cut = task.cancel
        pump = asyncio.create_task(connection.pump())
        connection.tell(welcome(server, connection))
        try:
            while True:
                await self.hear(await connection.receive())
        except (Gone, asyncio.CancelledError):
            pass
        finally:
            server.house.counts.connections.dec()
            self.leave()
            pump.cancel()

    def leave(self) -> None:
        if self.room:
            leave(self.room, self.connection)
            self.room = None

    async def hear(self, frame: Mapping[str, Any]) -> None:
        """One frame; whatever is wrong with it, the answer says what."""
        if self.connection.is_signed_out:
            raise Gone
        ask: requests.Request | None = None
        self.connection.heard = monotonic()
        try:
            is_too_much = await self.is_flooding()
            ask = decoded(frame)
            self.server.house.counts.asked(ask)
            if is_too_much or not self.server.rate_limits.admit(self.connection.me.guest, ask):
                self.server.house.counts.limited.labels("messages" if is_too_much else "chats").inc()
                raise Refusal(Said("too-fast"))
            await self.obey(ask)
        except Refusal as refusal:
            self.refuse(refusal.said, ask)
        except Gone:
            raise
        except BrokenLog as error:
            await self.break_down(error)
            self.refuse(TableBroken(error.table).refusal(self.is_host).said, ask)
        except Exception as error:
            failure = database_failure(error)
            self.server.house.counts.failures.labels("socket").inc()
            log.log(
                WARNING if failure else ERROR,
                "message failed",
                type=type(ask).__name__,
                failure=failure,
                exc_info=None if failure else error,
            )
            self.refuse(Said("database-away" if failure else "server-fault"), ask)

    @property
    def is_host(self) -> bool:
        return self.room is not None and self.room.table.host.guest == self.connection.me.guest

    async def break_down(self, error: BrokenLog) -> None:
        if self.room and not self.room.is_broken:
            await self.server.rooms.failed(self.room, "socket", error)

    async def is_flooding(self) -> bool:
        """Whoever sends too much waits, and so does all that it has sent already; whoever doesn't stop is sent away."""
        if self.server.rate_limits.messages.consume(self.connection.me.guest):
            return False
        self.excess += 1
        if self.excess > MOST_EXCESS:
            await self.connection.socket.close(TOO_MANY)
            raise Gone
        await asyncio.sleep(BREATHER)
        return True

    def refuse(self, said: Said, ask: requests.Request | None) -> None:
        self.server.house.counts.asked(ask, is_refused=True)
        text = said.translate(self.connection.language)
        self.connection.tell(
            messages.RequestRefused(code=said.sentence, text=text, id=ask.id if ask else None, wait=said.facts.get("seconds"))
        )

    async def obey(self, ask: requests.Request) -> None:
        if isinstance(ask, requests.Ping):
            self.connection.tell(messages.Pong(now=self.server.house.now(), id=ask.id))
            return
        if isinstance(ask, requests.Watch):
            await self.watch(ask)
        elif self.room is None:
            raise Refusal(Said("not-watching"))
        elif self.room.is_broken:
            raise TableBroken(self.room.table.id).refusal(self.is_host)
        else:
            self.bound("changes", self.server.rate_limits.change_refusal(self.connection.me.guest, self.room.table, ask))
            await fulfil(self.room, self.connection, ask)
        if ask.id is not None:
            self.connection.tell(messages.Done(id=ask.id))

    def bound(self, what: str, said: Said | None) -> None:
        """Raises Refusal where there is a reason."""
        if said:
            self.server.house.counts.limited.labels(what).inc()
            raise Refusal(said)

    async def watch(self, ask: requests.Watch) -> None:
        """Whether a table that somebody may not enter exists is not told either."""
        if ask.version != protocol.VERSION:
            raise Refusal(Said("version-wrong", {"version": protocol.VERSION}))
        self.bound("watches", self.server.rate_limits.watch_refusal(self.connection.me.guest))
        room = await self.server.rooms.enter(ask.table, self.connection.me.guest, ask.invite)
        self.leave()
        self.room = room
        try:
            await join(room, self.connection, ask.since, ask.invite)
        except Refusal:
            self.room = None
            raise
        if room.work.failures >= MOST_FAILURES:
            self.refuse(Said("table-stuck"), None)


def welcome(server: Server, connection: Connection) -> messages.Welcome:
    muted, patience = sorted(connection.muted), server.house.settings.patience
    return messages.Welcome(version=protocol.VERSION, me=connection.me, now=server.house.now(), muted=muted, patience=patience)


def decoded(frame: Mapping[str, Any]) -> requests.Request:
    if frame["type"] == "websocket.disconnect":
        raise Gone
    text = frame.get("text")
    if text is None:
        raise Refusal(Said("message-not-text"))
    try:
        ask: requests.Request = protocol.decode_request(text)
        return ask
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal(Said("message-unreadable", {"why": str(error)[:200]})) from None
