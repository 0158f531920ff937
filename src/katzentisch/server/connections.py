"""The WebSocket connections. Each has a queue for outgoing messages, so that a slow reader delays nobody else."""

import asyncio
from collections import deque
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from time import monotonic

from ..protocol import codec, messages
from ..protocol.holders import Person
from ..words import Said
from .asgi_socket import Handle, Socket
from .people.blocks import Blocks
from .people.rate_limits import address
from .rooms.audience import SHUT_OUT

LONGEST_QUEUE = 500  # messages; a connection with more waiting is closed, and catches up when it reconnects
CLOSE_TIMEOUT = 5.0  # seconds for the other side to receive the close code
QUIET = 4.0  # seconds without an answer to a ping
TOO_SLOW, SILENT, SIGNED_OUT, GOING_AWAY = 4408, 4409, 4401, 1001


class Connection:
    def __init__(self, socket: Socket, me: Person, muted: set[str], language: str, session: str = "") -> None:
        self.channel, self.me, self.muted, self.language, self.session = socket.channel, me, muted, language, session
        self.address = address(socket.request)
        self.queue: deque[str | int] = deque()  # texts, and a close code at the end
        self.is_idle = False  # everything was sent
        self.is_closing = False  # nothing more is sent
        self.last_received = monotonic()
        self.is_signed_out = False  # requests from it are ignored
        self.is_spectator = False  # as the last request to watch said

    @property
    def is_quiet(self) -> bool:
        """Whether it has left a ping unanswered: its network is gone, or its device asleep."""
        return self.channel.silence() > QUIET

    async def serve(self, handle: Handle) -> None:
        """Send what waits, and have the messages handled until either side closes the connection."""
        self.channel.on_writable = self.flush
        self.flush()
        await self.channel.serve(handle)

    def send_message(self, message: messages.Message) -> None:
        self.send(codec.encode(message).decode())

    def send(self, text: str) -> None:
        if self.is_idle and self.channel.send_text(text):
            return
        self.is_idle = False
        if len(self.queue) >= LONGEST_QUEUE:
            self.disconnect(TOO_SLOW)
        elif not self.is_closing:
            self.queue.append(text)

    def flush(self) -> None:
        """Send what waits, until the other side reads too slowly."""
        while self.queue:
            next_up = self.queue[0]
            if not (self.channel.close(next_up) if isinstance(next_up, int) else self.channel.send_text(next_up)):
                return
            self.queue.popleft()
        self.is_idle = not self.is_closing

    def disconnect(self, code: int, last: str | None = None) -> None:
        """Close with a code, after a last text, and abort if the other side doesn't read it in time."""
        if self.is_closing:
            return
        was_idle, self.is_idle, self.is_closing = self.is_idle, False, True
        self.queue = deque([code] if last is None else [last, code])
        asyncio.get_running_loop().call_later(CLOSE_TIMEOUT, self.channel.abort)
        if was_idle:
            self.flush()

    def sign_out(self) -> None:
        self.is_signed_out = True
        self.disconnect(SIGNED_OUT)

    def shut_out(self, said: Said) -> None:
        """Say why, then close. Requests still on their way are ignored."""
        self.is_signed_out = True
        refused = messages.RequestRefused(code=said.sentence, text=said.translate(self.language))
        self.disconnect(SHUT_OUT, codec.encode(refused).decode())


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
