"""One WebSocket of one tab. What is told goes into a queue, so that a slow reader holds up nobody else."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketException
from litestar.types import Receive, Send

from .people.rate_limits import address
from .socket_bypass import bypass_of, run_until_blocked
from .tables.entries import Person
from .wire import messages, protocol

Socket = WebSocket[Any, Any, Any]
LONGEST_QUEUE = 500  # messages; whoever is behind by more is let go, and catches up when it comes again
FAREWELL = 5.0  # seconds to take the code for whoever is let go, before the connection is cut
GONE = (WebSocketException, RuntimeError, OSError)  # the reading side notices that too
TOO_SLOW, SILENT, SIGNED_OUT, GOING_AWAY = 4408, 4409, 4401, 1001


class Connection:
    def __init__(self, socket: Socket, me: Person, muted: set[str], language: str, session: str = "") -> None:
        self.socket, self.me, self.muted, self.language, self.session = socket, me, muted, language, session
        self.address = address(socket)
        self.queue: asyncio.Queue[str | int | Awaitable[None]] = asyncio.Queue()  # texts, the rest of a sending, or a code to close with
        self.is_idle = False  # all was sent, and the pump waits
        self.receive, self.transmit = ways(socket)
        self.heard = monotonic()
        self.is_signed_out = False  # and nothing that it sends counts any more
        self.cut: Callable[[], object] = lambda: None  # ends the talk

    def tell(self, message: messages.Message) -> None:
        self.send(protocol.encode(message).decode())

    def send(self, text: str) -> None:
        if self.is_idle:
            self.send_now(text)
        elif self.queue.qsize() < LONGEST_QUEUE:
            self.queue.put_nowait(text)
        else:
            self.let_go(TOO_SLOW)

    def send_now(self, text: str) -> None:
        """If the other side reads too slowly, the pump waits for it."""
        try:
            rest = run_until_blocked(self.transmit(framed(text)))
        except GONE:
            return
        if rest:
            self.is_idle = False
            self.queue.put_nowait(rest)

    def let_go(self, code: int) -> None:
        """Whoever doesn't read doesn't get the code either."""
        self.is_idle = False
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(code)
        asyncio.get_running_loop().call_later(FAREWELL, self.cut)

    def sign_out(self) -> None:
        self.is_signed_out = True
        self.let_go(SIGNED_OUT)

    async def pump(self) -> None:
        """Sends until the connection is closed, by either side."""
        with suppress(*GONE):
            while True:
                self.is_idle = self.queue.empty()
                next_up = await self.queue.get()
                if isinstance(next_up, int):
                    await self.socket.close(next_up)
                    return
                await (self.transmit(framed(next_up)) if isinstance(next_up, str) else next_up)


def ways(socket: Socket) -> tuple[Receive, Send]:
    return bypass_of(socket.scope) or (socket.receive, socket.send)


def framed(text: str) -> Any:
    return {"type": "websocket.send", "text": text, "bytes": None}


class Connections:
    """All of this process."""

    def __init__(self) -> None:
        self.open: set[Connection] = set()

    @contextmanager
    def holding(self, connection: Connection) -> Iterator[None]:
        self.open.add(connection)
        try:
            yield
        finally:
            self.open.discard(connection)

    def of(self, guest: str) -> Iterator[Connection]:
        return (connection for connection in self.open if connection.me.guest == guest)

    def at(self, address: str) -> int:
        """How many come from an address."""
        return sum(connection.address == address for connection in self.open)

    def rename(self, guest: str, name: str) -> None:
        for connection in self.of(guest):
            connection.me = Person(guest, name)

    def close_silent(self, seconds: float) -> None:
        for connection in self.open:
            if monotonic() - connection.heard > seconds:
                connection.let_go(SILENT)

    def close_sessions(self, ended: Collection[str]) -> None:
        """Whatever is on its way from them is not heard any more."""
        for connection in self.open:
            if connection.session in ended:
                connection.sign_out()

    def close_guest(self, guest: str) -> None:
        for connection in self.of(guest):
            connection.sign_out()

    def close_all(self) -> None:
        for connection in self.open:
            connection.let_go(GOING_AWAY)
