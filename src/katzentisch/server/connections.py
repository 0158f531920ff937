"""One WebSocket of one tab. What is told goes into a queue, so that a slow reader holds up nobody else."""

import asyncio
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketException

from .tables.entries import Person
from .wire import messages as wire

Socket = WebSocket[Any, Any, Any]
LONGEST_QUEUE = 500  # messages; whoever is behind by more is let go, and catches up when it comes again
FAREWELL = 5.0  # seconds to take the code for whoever is let go, before the connection is cut
TOO_SLOW, SILENT, GOING_AWAY = 4408, 4409, 1001


class Connection:
    def __init__(self, socket: Socket, me: Person, muted: set[str], language: str) -> None:
        self.socket, self.me, self.muted, self.language = socket, me, muted, language
        self.queue: asyncio.Queue[str | int] = asyncio.Queue()  # texts to send, or a code to close with
        self.heard = monotonic()
        self.cut: Callable[[], object] = lambda: None  # ends the talk

    def tell(self, message: wire.Tell) -> None:
        self.send(wire.encode(message).decode())

    def send(self, text: str) -> None:
        if self.queue.qsize() < LONGEST_QUEUE:
            self.queue.put_nowait(text)
        else:
            self.let_go(TOO_SLOW)

    def let_go(self, code: int) -> None:
        """Whoever doesn't read doesn't get the code either."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(code)
        asyncio.get_running_loop().call_later(FAREWELL, self.cut)

    async def pump(self) -> None:
        """Sends until the connection is closed, by either side."""
        send = self.socket.send
        try:
            while True:
                next_up = await self.queue.get()
                if isinstance(next_up, int):
                    await self.socket.close(next_up)
                    return
                await send({"type": "websocket.send", "text": next_up, "bytes": None})
        except (WebSocketException, RuntimeError, OSError):  # it is gone, and the reading side notices that too
            return


class Connections:
    """All of this process."""

    def __init__(self) -> None:
        self.open: set[Connection] = set()

    def of(self, guest: str) -> Iterator[Connection]:
        return (connection for connection in self.open if connection.me.guest == guest)

    def rename(self, guest: str, name: str) -> None:
        for connection in self.of(guest):
            connection.me = Person(guest, name)

    def close_silent(self, seconds: float) -> None:
        for connection in self.open:
            if monotonic() - connection.heard > seconds:
                connection.let_go(SILENT)

    def close_all(self) -> None:
        for connection in self.open:
            connection.let_go(GOING_AWAY)
