"""A line to one table that mends itself: what may be asked twice is asked again when the line is back."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress

from msgspec import structs
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from ..server.wire import messages, protocol, requests
from ..words import Said
from .errors import Refused
from .questions import Answer, Question, Questions

PING_EVERY = 20.0  # seconds
SILENCE = 60.0  # seconds after which the server is taken for gone
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 30.0  # seconds between two tries
BREATH = 0.5  # seconds before something is asked again that a busy server has refused
BUSY = ("too-fast", "table-busy", "watches-many", "changes-many", "table-crowded", "compare-waiting", "compare-many")
PASSING = (*BUSY, "server-fault")  # refusals to let us watch that another connection may not meet
SIGNED_OUT = 4401  # with which the server closes a connection whose session has ended
WATCHING = 0  # the id of the first message


def pauses() -> Iterator[float]:
    """Each twice as long as the one before."""
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE)


class Line:
    """`greet` says what to watch whenever a connection is made. `hear` gets everything that isn't an answer, and why it ends."""

    def __init__(
        self, dial: Callable[[], connect], greet: Callable[[], requests.Watch], hear: Callable[[messages.AnyMessage | Exception], None]
    ) -> None:
        self.dial, self.greet, self.hear = dial, greet, hear
        self.connection: ClientConnection | None = None  # once it watches
        self.is_settled = asyncio.Event()  # whether it has come so far, or has failed
        self.questions = Questions()
        self.pauses = pauses()
        self.failure: Exception | None = None  # why it can't be mended
        self.is_signed_out = False  # so said the server when it closed the last connection; we may have a new cookie since

    async def ask(self, ask: requests.Request) -> Answer:
        """The server's answer; raises Refused, or Lost for what can't be asked twice."""
        while True:
            try:
                return await self.ask_once(ask)
            except Refused as refused:
                if refused.code not in BUSY:
                    raise
            await asyncio.sleep(BREATH)

    async def ask_once(self, ask: requests.Request) -> Answer:
        if self.failure:
            raise self.failure
        question = self.questions.new(ask)
        await self.send(question)
        return await question.answer

    async def send(self, question: Question) -> None:
        """Now, or else as soon as there is a connection."""
        if self.connection:
            question.sent += 1
            with suppress(ConnectionClosed):
                await self.connection.send(protocol.encode(question.ask), text=True)

    async def run(self) -> None:
        """Until it is cancelled, or the server won't have us."""
        try:
            while True:
                await self.connect()
                self.connection = None
                self.questions.lose()
                await asyncio.sleep(next(self.pauses))
        except Exception as error:
            self.failure = error
            self.is_settled.set()
            self.questions.fail(error)
            self.hear(error)

    async def connect(self) -> None:
        """Until the connection is lost."""
        try:
            async with self.dial() as connection:
                await self.talk(connection)
        except InvalidStatus as error:
            if self.is_signed_out:
                raise Refused("cookie-refused", str(Said("cookie-refused"))) from error
            if error.response.status_code < 500:
                raise
        except ConnectionClosed as closed:
            self.is_signed_out = closed.rcvd is not None and closed.rcvd.code == SIGNED_OUT
        except (OSError, EOFError, InvalidHandshake):
            pass

    async def talk(self, connection: ClientConnection) -> None:
        await connection.send(protocol.encode(structs.replace(self.greet(), id=WATCHING)), text=True)
        pinging = asyncio.create_task(self.ping(connection))
        try:
            while True:
                async with asyncio.timeout(SILENCE):
                    text = await connection.recv()
                await self.take(connection, protocol.decode_message(text))
        finally:
            pinging.cancel()

    async def ping(self, connection: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(PING_EVERY)
                await connection.send(protocol.encode(requests.Ping()), text=True)

    async def take(self, connection: ClientConnection, said: messages.AnyMessage) -> None:
        match said:
            case messages.Done(id=id) if id == WATCHING:
                await self.watching(connection)
            case messages.RequestRefused(id=id, code=code, text=text) if id == WATCHING:
                raise ConnectionError(code) if code in PASSING else Refused(code, text)
            case (
                messages.Done()
                | messages.HintResult()
                | messages.Explanation()
                | messages.Comparison()
                | messages.Pong()
                | messages.RequestRefused()
            ):
                self.questions.settle(said)
            case _:
                self.hear(said)

    async def watching(self, connection: ClientConnection) -> None:
        self.connection, self.pauses = connection, pauses()
        self.is_settled.set()
        for question in list(self.questions.open.values()):
            await self.send(question)
