"""A connection to one table that reconnects by itself, and then repeats the requests that can be repeated."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress

from msgspec import structs
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from ..protocol import codec, messages, requests
from ..words import Said
from .errors import RefusedError
from .pending_requests import Answer, PendingRequest, PendingRequests

PING_EVERY = 20.0  # seconds
SILENCE = 60.0  # seconds without a message after which the connection counts as lost
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 30.0  # seconds between two attempts to connect
RETRY_PAUSE = 0.5  # seconds before a request is repeated that a busy server refused
BUSY = ("too-fast", "table-busy", "watches-many", "changes-many", "table-crowded", "hint-waiting", "hint-many")
TEMPORARY = (*BUSY, "server-fault", "database-away", "rules-compiling")  # refusals to watch after which another connection may succeed
SIGNED_OUT = 4401  # the close code for a session that has ended
WATCH_ID = 0  # the id of the first request

OnMessage = Callable[[messages.AnyMessage | Exception], None]


def pauses() -> Iterator[float]:
    """Yield pauses, each twice as long as the one before."""
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE)


class TableConnection:
    """`make_watch` makes the first request of every connection. `on_message` gets everything that isn't an answer, and the final error."""

    def __init__(self, dial: Callable[[], connect], make_watch: Callable[[], requests.Watch], on_message: OnMessage) -> None:
        self.dial, self.make_watch, self.on_message = dial, make_watch, on_message
        self.socket: ClientConnection | None = None  # once it watches the table
        self.is_ready = asyncio.Event()  # set once it watches the table or has failed
        self.pending = PendingRequests()
        self.pauses = pauses()
        self.failure: Exception | None = None  # why it can't reconnect
        self.is_signed_out = False  # the server closed the last connection for that; there may be a new cookie since

    async def request(self, request: requests.Request) -> Answer:
        """Return the server's answer. Raises RefusedError, or ConnectionLost for a request that can't be repeated."""
        while True:
            try:
                return await self.request_once(request)
            except RefusedError as refused:
                if refused.code not in BUSY:
                    raise
            await asyncio.sleep(RETRY_PAUSE)

    async def request_once(self, request: requests.Request) -> Answer:
        if self.failure:
            raise self.failure
        pending = self.pending.add(request)
        await self.send(pending)
        return await pending.answer

    async def send(self, pending: PendingRequest) -> None:
        """Send a request now, or else as soon as there is a connection."""
        if self.socket:
            pending.sent += 1
            with suppress(ConnectionClosed):
                await self.socket.send(codec.encode(pending.request), text=True)

    async def run(self) -> None:
        """Keep connecting until cancelled, or until the server rejects us for good."""
        try:
            while True:
                await self.connect()
                self.socket = None
                self.pending.fail_unrepeatable()
                await asyncio.sleep(next(self.pauses))
        except Exception as error:
            self.failure = error
            self.is_ready.set()
            self.pending.fail_all(error)
            self.on_message(error)

    async def connect(self) -> None:
        """Connect, and return when the connection is lost."""
        try:
            async with self.dial() as socket:
                await self.receive(socket)
        except InvalidStatus as error:
            if self.is_signed_out:
                raise RefusedError("cookie-refused", str(Said("cookie-refused"))) from error
            if error.response.status_code < 500:
                raise
        except ConnectionClosed as closed:
            self.is_signed_out = closed.rcvd is not None and closed.rcvd.code == SIGNED_OUT
        except (OSError, EOFError, InvalidHandshake):
            pass

    async def receive(self, socket: ClientConnection) -> None:
        await socket.send(codec.encode(structs.replace(self.make_watch(), id=WATCH_ID)), text=True)
        pinging = asyncio.create_task(self.ping(socket))
        try:
            while True:
                async with asyncio.timeout(SILENCE):
                    text = await socket.recv()
                await self.handle(socket, codec.decode_message(text))
        finally:
            pinging.cancel()

    async def ping(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(PING_EVERY)
                await socket.send(codec.encode(requests.Ping()), text=True)

    async def handle(self, socket: ClientConnection, message: messages.AnyMessage) -> None:
        match message:
            case messages.Done(id=id) if id == WATCH_ID:
                await self.start_watching(socket)
            case messages.RequestRefused(id=id, code=code, text=text) if id == WATCH_ID:
                raise ConnectionError(code) if code in TEMPORARY else RefusedError(code, text)
            case messages.Welcome() | messages.People():
                self.on_message(message)
            case messages.Update(id=id):
                self.on_message(message)
                if id is not None:
                    self.pending.resolve(messages.Done(id=id))
            case messages.ReactionShown():
                pass  # for eyes
            case _:
                self.pending.resolve(message)

    async def start_watching(self, socket: ClientConnection) -> None:
        self.socket, self.pauses = socket, pauses()
        self.is_ready.set()
        for pending in list(self.pending.open.values()):
            await self.send(pending)
