"""The WebSocket connections. Each has a queue for outgoing messages, so that a slow reader delays nobody else."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from time import monotonic

from ..protocol import codec, messages
from ..protocol.holders import Person
from ..words import Said
from .asgi_socket import Socket, run_until_blocked, text_frame
from .people.blocks import Blocks
from .people.rate_limits import address
from .rooms.audience import SHUT_OUT

LONGEST_QUEUE = 500  # messages; a connection with more waiting is closed, and catches up when it reconnects
CLOSE_TIMEOUT = 5.0  # seconds for the other side to receive the close code
QUIET = 4.0  # seconds without an answer to a ping
GONE = (RuntimeError, OSError)  # the reading side notices these too
TOO_SLOW, SILENT, SIGNED_OUT, GOING_AWAY = 4408, 4409, 4401, 1001


class Connection:
    def __init__(self, socket: Socket, me: Person, muted: set[str], language: str, session: str = "") -> None:
        self.socket, self.me, self.muted, self.language, self.session = socket, me, muted, language, session
        self.address = address(socket.request)
        self.queue: asyncio.Queue[str | int | Awaitable[None]] = asyncio.Queue()  # texts, the rest of an unfinished send, or a close code
        self.is_idle = False  # everything was sent, and the pump waits
        self.last_received = monotonic()
        self.is_signed_out = False  # requests from it are ignored
        self.is_spectator = False  # as the last request to watch said
        self.silence = socket.silence
        self.abort: Callable[[], object] = lambda: None  # ends its handler

    @property
    def is_quiet(self) -> bool:
        """Whether it has left a ping unanswered: its network is gone, or its device asleep."""
        return self.silence() > QUIET

    def send_message(self, message: messages.Message) -> None:
        self.send(codec.encode(message).decode())

    def send(self, text: str) -> None:
        if self.is_idle:
            self.send_now(text)
        elif self.queue.qsize() < LONGEST_QUEUE:
            self.queue.put_nowait(text)
        else:
            self.disconnect(TOO_SLOW)

    def send_now(self, text: str) -> None:
        """Send at once; if the other side reads too slowly, let the pump send the rest."""
        try:
            rest = run_until_blocked(self.socket.send(text_frame(text)))
        except GONE:
            return
        if rest:
            self.is_idle = False
            self.queue.put_nowait(rest)

    def disconnect(self, code: int) -> None:
        """Close with a code, and abort if the other side doesn't read it in time."""
        self.is_idle = False
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(code)
        asyncio.get_running_loop().call_later(CLOSE_TIMEOUT, self.abort)

    def sign_out(self) -> None:
        self.is_signed_out = True
        self.disconnect(SIGNED_OUT)

    def shut_out(self, said: Said) -> None:
        """Say why, then close. Requests still on their way are ignored."""
        self.sign_out()
        self.queue.get_nowait()  # its code
        self.queue.put_nowait(codec.encode(messages.RequestRefused(code=said.sentence, text=said.translate(self.language))).decode())
        self.queue.put_nowait(SHUT_OUT)

    async def pump(self) -> None:
        """Send queued messages until either side closes the connection."""
        with suppress(*GONE):
            while True:
                self.is_idle = self.queue.empty()
                next_up = await self.queue.get()
                if isinstance(next_up, int):
                    await self.socket.close(next_up)
                    return
                await (self.socket.send(text_frame(next_up)) if isinstance(next_up, str) else next_up)


class Connections:
    """All connections of this process."""

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
        """Return the number of connections from an address."""
        return sum(connection.address == address for connection in self.open)

    def rename(self, guest: str, name: str) -> None:
        for connection in self.of(guest):
            connection.me = Person(guest, name)

    def close_silent(self, seconds: float) -> None:
        for connection in self.open:
            if monotonic() - connection.last_received > seconds:
                connection.disconnect(SILENT)

    def close_sessions(self, ended: Collection[str]) -> None:
        """Close the connections of ended sessions, and ignore requests still on their way."""
        for connection in self.open:
            if connection.session in ended:
                connection.sign_out()

    def close_guest(self, guest: str) -> None:
        for connection in self.of(guest):
            connection.sign_out()

    def close_blocked(self, blocks: Blocks, now: int) -> int:
        """Close the connections of blocked addresses and guests, and return how many."""
        count = 0
        for each in self.open:
            said = blocks.address_refusal(each.address, now) or blocks.guest_refusal(each.me.guest, now)
            if said and not each.is_signed_out:
                each.shut_out(said)
                count += 1
        return count

    def close_all(self) -> None:
        for connection in self.open:
            connection.disconnect(GOING_AWAY)
