"""The WebSocket of a client: decodes requests, has them handled, and answers. Nothing a client sends can break the server."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from logging import ERROR, WARNING
from time import monotonic
from typing import Any

import msgspec
import structlog

from ..games.game import Refusal
from ..protocol import codec, messages, requests
from ..protocol.holders import Person
from ..words import Said
from .asgi_socket import Disconnected, Socket
from .connections import Connection
from .handshake import TOO_MANY, UNAUTHENTICATED, refusal_code
from .logs import REFUSALS
from .people.rate_limits import wait_facts
from .people.session_tokens import COOKIE
from .request_headers import socket_language
from .rooms.admission import join, leave
from .rooms.faults import TableBroken
from .rooms.requests import TABLE_HANDLERS, Handler
from .rooms.room import Room
from .rooms.scheduler import MOST_FAILURES
from .server import Server
from .storage.database_errors import database_failure
from .tables.replay import BrokenLog

log = structlog.get_logger("katzentisch.sockets")
EXCESS_PAUSE, MOST_EXCESS = 0.05, 100  # seconds, messages
INTERNAL_ERROR, TRY_AGAIN_LATER = 1011, 1013
CLIENT_FAULTS = ("message-not-text", "message-unreadable", "too-fast", "version-wrong")  # not of a person, but of a program
SERVER_FAULTS = ("database-away", "server-fault")  # which are logged with their cause


async def serve_socket(server: Server, socket: Socket) -> None:
    """Serve a connection until either side closes it."""
    try:
        visit = await server.people.visit(socket.request.cookies.get(COOKIE))
    except Exception as error:
        await reject(server, socket, error)
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
        await reject(server, socket, error)
        return
    guest = visit.guest
    connection = Connection(socket, Person(guest.id, guest.name), set(), socket_language(socket.request), visit.session.id)
    with server.connections.holding(connection):  # before the first await, so that nobody exceeds the limit
        await socket.accept()
        try:
            connection.muted = await server.services.store.muted_by(guest.id)
        except Exception as error:
            await reject(server, socket, error)
            return
        await ConnectionHandler(server, connection).run()


async def reject(server: Server, socket: Socket, error: Exception) -> None:
    """Close a connection that failed before its first message. If the database is unavailable, the client may try again later."""
    failure = database_failure(error)
    server.services.metrics.failures.labels("socket").inc()
    log.log(WARNING if failure else ERROR, "connection failed", failure=failure, exc_info=None if failure else error)
    with suppress(RuntimeError, OSError):  # it is gone
        if not socket.is_accepted:
            await socket.accept()
        await socket.close(TRY_AGAIN_LATER if failure else INTERNAL_ERROR)


class ConnectionHandler:
    """Handles the requests of one connection, which watches one room at a time."""

    def __init__(self, server: Server, connection: Connection) -> None:
        self.server, self.connection = server, connection
        self.room: Room | None = None
        self.excess = 0  # messages over the limit

    async def run(self) -> None:
        server, connection = self.server, self.connection
        server.services.metrics.connections.inc()
        server.services.metrics.opened.inc()
        connection.send_message(welcome(server, connection))
        try:
            await connection.serve(self.handle_message)
        except (Disconnected, asyncio.CancelledError):
            pass
        finally:
            server.services.metrics.connections.dec()
            self.leave()

    def leave(self) -> None:
        if self.room:
            leave(self.room, self.connection)
            self.room = None

    async def handle_message(self, text: str | None) -> None:
        """Handle one message. If anything is wrong with it, the answer says what."""
        if self.connection.is_signed_out:
            raise Disconnected
        request: requests.Request | None = None
        self.connection.last_received = monotonic()
        try:
            is_too_much = not self.server.rate_limits.messages.consume(self.connection.me.guest)
            if is_too_much:
                await self.slow_down()
            request = decode_message(text)
            self.server.services.metrics.count_request(request)
            rate_limits, guest = self.server.rate_limits, self.connection.me.guest
            self.enforce_limit("messages", Said("too-fast", wait_facts(rate_limits.messages.retry_after(guest))) if is_too_much else None)
            self.enforce_limit("chats", rate_limits.chat_refusal(guest, request))
            await self.handle_request(request)
        except Refusal as refusal:
            self.refuse(refusal.said, request)
        except Disconnected:
            raise
        except BrokenLog as error:
            await self.break_down(error)
            self.refuse(TableBroken(error.table).refusal(self.is_host).said, request)
        except Exception as error:
            failure = database_failure(error)
            self.server.services.metrics.failures.labels("socket").inc()
            log.log(
                WARNING if failure else ERROR,
                "message failed",
                **self.log_facts(request),
                failure=failure,
                exc_info=None if failure else error,
            )
            self.refuse(Said("database-away" if failure else "server-fault"), request)

    @property
    def is_host(self) -> bool:
        return self.room is not None and self.room.table.host.guest == self.connection.me.guest

    async def break_down(self, error: BrokenLog) -> None:
        if self.room and not self.room.is_broken:
            await self.server.rooms.mark_failed(self.room, "socket", error)

    async def slow_down(self) -> None:
        """Slow down a client that sends too much, and close its connection if it doesn't stop."""
        self.excess += 1
        if self.excess > MOST_EXCESS:
            self.connection.disconnect(TOO_MANY)
            raise Disconnected
        await asyncio.sleep(EXCESS_PAUSE)

    def refuse(self, said: Said, request: requests.Request | None) -> None:
        self.server.services.metrics.count_request(request, is_refused=True)
        log_refusal(said, self.log_facts(request))
        text = said.translate(self.connection.language)
        self.connection.send_message(
            messages.RequestRefused(code=said.sentence, text=text, id=request.id if request else None, wait=said.facts.get("seconds"))
        )

    def log_facts(self, request: requests.Request | None) -> dict[str, Any]:
        """Return which request it was, without what is in it."""
        table = self.room.table.id if self.room else getattr(request, "table", None)
        return {"type": type(request).__name__, "table": table, "request": request.id if request else None}

    async def handle_request(self, request: requests.Request) -> None:
        is_answered = await HANDLERS[type(request)](self, request)
        if request.id is not None and not is_answered:
            self.connection.send_message(messages.Done(id=request.id))

    async def ping(self, request: requests.Ping) -> bool:
        self.connection.send_message(messages.Pong(now=self.server.services.now(), id=request.id))
        return True

    def watched_room(self) -> Room:
        if self.room is None:
            raise Refusal(Said("not-watching"))
        if self.room.is_broken:
            raise TableBroken(self.room.table.id).refusal(self.is_host)
        return self.room

    def enforce_limit(self, what: str, said: Said | None) -> None:
        """Raise Refusal if there is a reason."""
        if said:
            self.server.services.metrics.limited.labels(what).inc()
            raise Refusal(said)

    async def watch(self, request: requests.Watch) -> None:
        """Watch another table. Whether a table exists that the guest may not enter is not revealed."""
        if request.version != codec.VERSION:
            raise Refusal(Said("version-wrong", {"version": codec.VERSION}))
        self.enforce_limit("watches", self.server.rate_limits.watch_refusal(self.connection.me.guest))
        room = await self.server.rooms.enter(request.table, self.connection.me.guest, request.invite)
        self.leave()
        self.connection.is_spectator = request.spectator
        self.room = room
        try:
            await join(room, self.connection, request.since, request.invite)
        except Refusal:
            self.room = None
            raise
        if room.scheduler.failures >= MOST_FAILURES:
            self.refuse(Said("table-stuck"), None)


def log_refusal(said: Said, facts: dict[str, Any]) -> None:
    """Log a refusal. Rules refuse moves because of cards, so the line doesn't say why; an order is its owner's secret."""
    if said.sentence in CLIENT_FAULTS:
        REFUSALS.log(log, "message refused", code=said.sentence, **facts)
    elif said.sentence not in SERVER_FAULTS and facts["type"] != requests.SetOrder.__name__:
        log.debug("message refused", code=None if facts["type"] == requests.Move.__name__ else said.sentence, **facts)


def at_table(handler: Handler) -> Callable[[ConnectionHandler, Any], Awaitable[bool | None]]:
    """Return the handler of a request about the table that the connection watches."""

    def handle(self: ConnectionHandler, request: requests.Request) -> Awaitable[bool | None]:
        room, guest = self.watched_room(), self.connection.me.guest
        self.enforce_limit("changes", self.server.rate_limits.change_refusal(guest, room.table, request))
        return handler(room, self.connection, request)

    return handle


HANDLERS: dict[type[requests.Request], Callable[[ConnectionHandler, Any], Awaitable[bool | None]]] = {
    requests.Ping: ConnectionHandler.ping,
    requests.Watch: ConnectionHandler.watch,
    **{kind: at_table(handler) for kind, handler in TABLE_HANDLERS.items()},
}


def welcome(server: Server, connection: Connection) -> messages.Welcome:
    muted, patience = sorted(connection.muted), server.services.settings.patience
    return messages.Welcome(version=codec.VERSION, me=connection.me, now=server.services.now(), muted=muted, patience=patience)


def decode_message(text: str | None) -> requests.Request:
    if text is None:
        raise Refusal(Said("message-not-text"))
    try:
        request: requests.Request = codec.decode_request(text)
        return request
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal(Said("message-unreadable", {"why": str(error)[:200]})) from None
