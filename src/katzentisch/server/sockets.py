"""The WebSocket of one tab: decodes what comes in, lets the table judge it, answers. Nothing that is sent here can break anything."""

import asyncio
from collections.abc import Mapping
from time import monotonic
from typing import Any

import msgspec
import structlog
from litestar import websocket

from ..games.game import Refusal
from ..words import Said
from .connections import Connection, Socket
from .language import of_socket
from .people.passes import COOKIE
from .rooms.asking import fulfil
from .rooms.joining import join, leave, may_enter
from .rooms.room import Room
from .server import Server
from .tables.entries import Person
from .welcoming import TOO_MANY, why_not
from .wire import messages as wire

log = structlog.get_logger("katzentisch.sockets")
BREATHER, MOST_EXCESS = 0.05, 100  # seconds, messages


class Gone(Exception):
    """The other side has hung up."""


@websocket("/api/socket")
async def talk(socket: Socket) -> None:
    server: Server = socket.app.state.server
    visit = await server.people.visit(socket.cookies.get(COOKIE))
    code = why_not(server, socket, visit.guest if visit else None)
    if visit is None or code:
        await socket.close(code)
        return
    await server.people.greet(visit)
    guest = visit.guest
    connection = Connection(socket, Person(guest.id, guest.name), set(), of_socket(socket), visit.session.id)
    with server.connections.holding(connection):  # before anything is waited for, so that nobody has more than allowed
        await socket.accept()
        connection.muted = await server.house.store.muted_by(guest.id)
        await Talk(server, connection).run()


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
        connection.tell(wire.Welcome(version=wire.VERSION, me=connection.me, now=server.house.now(), muted=sorted(connection.muted)))
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
        ask: wire.Ask | None = None
        self.connection.heard = monotonic()
        try:
            is_too_much = await self.is_flooding()
            ask = decoded(frame)
            self.server.house.counts.messages.inc()
            if is_too_much or not self.server.gates.admit(self.connection.me.guest, ask):
                self.server.house.counts.limited.labels("messages" if is_too_much else "chats").inc()
                raise Refusal(Said("too-fast"))
            await self.obey(ask)
        except Refusal as refusal:
            self.refuse(refusal.said, ask)
        except Gone:
            raise
        except Exception:
            self.server.house.counts.failures.labels("socket").inc()
            log.exception("message failed", type=type(ask).__name__)
            self.refuse(Said("server-fault"), ask)

    async def is_flooding(self) -> bool:
        """Whoever sends too much waits, and so does all that it has sent already; whoever doesn't stop is sent away."""
        if self.server.gates.messages.take(self.connection.me.guest):
            return False
        self.excess += 1
        if self.excess > MOST_EXCESS:
            await self.connection.socket.close(TOO_MANY)
            raise Gone
        await asyncio.sleep(BREATHER)
        return True

    def refuse(self, said: Said, ask: wire.Ask | None) -> None:
        self.server.house.counts.refusals.inc()
        text = said.tell(self.connection.language)
        self.connection.tell(wire.Refused(code=said.sentence, text=text, id=ask.id if ask else None, wait=said.facts.get("seconds")))

    async def obey(self, ask: wire.Ask) -> None:
        if isinstance(ask, wire.Ping):
            self.connection.tell(wire.Pong(now=self.server.house.now(), id=ask.id))
            return
        if isinstance(ask, wire.Watch):
            await self.watch(ask)
        elif self.room is None:
            raise Refusal(Said("not-watching"))
        else:
            self.bound("changes", self.server.gates.why_wait(self.connection.me.guest, self.room.table, ask))
            await fulfil(self.room, self.connection, ask)
        if ask.id is not None:
            self.connection.tell(wire.Done(id=ask.id))

    def bound(self, what: str, said: Said | None) -> None:
        """Raises Refusal where there is a reason."""
        if said:
            self.server.house.counts.limited.labels(what).inc()
            raise Refusal(said)

    async def watch(self, ask: wire.Watch) -> None:
        """Whether a table that somebody may not enter exists is not told either."""
        if ask.version != wire.VERSION:
            raise Refusal(Said("version-wrong", {"version": wire.VERSION}))
        self.bound("watches", self.server.gates.why_not_watch(self.connection.me.guest))
        room = await self.server.rooms.find(ask.table)
        if room is None or not may_enter(room, self.connection.me.guest, ask.invite):
            raise Refusal(Said("table-unknown"))
        self.leave()
        self.room = room
        await join(room, self.connection, ask.since)


def decoded(frame: Mapping[str, Any]) -> wire.Ask:
    if frame["type"] == "websocket.disconnect":
        raise Gone
    text = frame.get("text")
    if text is None:
        raise Refusal(Said("message-not-text"))
    try:
        ask: wire.Ask = wire.decode_asked(text)
        return ask
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal(Said("message-unreadable", {"why": str(error)[:200]})) from None
