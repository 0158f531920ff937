"""A server that says what a test wants it to, connection by connection."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import Request, Response, ServerConnection, serve

from katzentisch.client.line import Line
from katzentisch.server.tables.entries import Person
from katzentisch.server.wire import messages, protocol, requests

ME = Person("g", "Minka")


class Heard:
    """The server's end of one connection."""

    def __init__(self, connection: ServerConnection) -> None:
        self.connection = connection

    async def hear(self) -> Any:
        return protocol.decode_request(await self.connection.recv())

    async def tell(self, message: messages.Message) -> None:
        await self.connection.send(protocol.encode(message).decode())

    async def welcome(self) -> requests.Watch:
        await self.tell(messages.Welcome(version=protocol.VERSION, me=ME, now=0, muted=[]))
        watch: requests.Watch = await self.hear()
        await self.tell(messages.Done(id=watch.id or 0))
        return watch

    async def refuse(self, ask: requests.Request, code: str) -> None:
        await self.tell(messages.RequestRefused(code=code, text=f"No: {code}", id=ask.id))

    async def hang_up(self) -> None:
        self.connection.transport.abort()


Script = Callable[[Heard], Awaitable[None]]
Check = Callable[[ServerConnection, Request], Response | None]


@asynccontextmanager
async def fake(*scripts: Script, check: Check | None = None) -> AsyncIterator[Callable[[], connect]]:
    """Each connection goes by the next script and is closed at its end; yields how to dial."""
    waiting = iter(scripts)

    async def play(connection: ServerConnection) -> None:
        await next(waiting)(Heard(connection))

    async with serve(play, "127.0.0.1", 0, process_request=check) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield lambda: connect(f"ws://127.0.0.1:{port}", proxy=None, ping_interval=None)


def line_to(dial: Callable[[], connect], heard: list[Any] | None = None, since: Callable[[], int] = lambda: 0) -> Line:
    told = [] if heard is None else heard
    return Line(dial, lambda: requests.Watch(version=protocol.VERSION, table="t", since=since()), told.append)


@asynccontextmanager
async def talking(*scripts: Script, heard: list[Any] | None = None, since: Callable[[], int] = lambda: 0) -> AsyncIterator[Line]:
    async with fake(*scripts, forever) as dial:
        made = line_to(dial, heard, since)
        running = asyncio.create_task(made.run())
        await made.is_settled.wait()
        yield made
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def forever(server: Heard) -> None:
    await server.welcome()
    await server.connection.wait_closed()
