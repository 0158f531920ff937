"""A fake server that follows a script for each connection."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from katzentisch.client.connection import TableConnection
from katzentisch.protocol import codec, messages, requests
from katzentisch.protocol.holders import Person

ME = Person("g", "Minka")


class FakeConnection:
    """The server's end of one connection."""

    def __init__(self, connection: ServerConnection) -> None:
        self.connection = connection

    async def receive(self) -> Any:
        return codec.decode_request(await self.connection.recv())

    async def send(self, message: messages.Message) -> None:
        await self.connection.send(codec.encode(message).decode())

    async def welcome(self) -> requests.Watch:
        await self.send(messages.Welcome(version=codec.VERSION, me=ME, now=0, muted=[]))
        watch: requests.Watch = await self.receive()
        await self.send(messages.Done(id=watch.id or 0))
        return watch

    async def refuse(self, request: requests.Request, code: str) -> None:
        await self.send(messages.RequestRefused(code=code, text=f"No: {code}", id=request.id))

    async def abort(self) -> None:
        self.connection.transport.abort()


Script = Callable[[FakeConnection], Awaitable[None]]
Check = Callable[[ServerConnection, Request], Response | None]


@asynccontextmanager
async def fake(*scripts: Script, check: Check | None = None) -> AsyncIterator[Callable[[], connect]]:
    """Serve each connection by the next script, and close it at the end; yield a function that connects."""
    waiting = iter(scripts)

    async def play(connection: ServerConnection) -> None:
        await next(waiting)(FakeConnection(connection))

    async with serve(play, "127.0.0.1", 0, process_request=check) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        yield lambda: connect(f"ws://127.0.0.1:{port}", proxy=None, ping_interval=None)


def connection_to(dial: Callable[[], connect], received: list[Any] | None = None, since: Callable[[], int] = lambda: 0) -> TableConnection:
    sink = [] if received is None else received
    return TableConnection(dial, lambda: requests.Watch(version=codec.VERSION, table="t", since=since()), sink.append)


@asynccontextmanager
async def connected(
    *scripts: Script, received: list[Any] | None = None, since: Callable[[], int] = lambda: 0
) -> AsyncIterator[TableConnection]:
    async with fake(*scripts, stay_open) as dial:
        made = connection_to(dial, received, since)
        running = asyncio.create_task(made.run())
        await made.is_ready.wait()
        yield made
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def stay_open(server: FakeConnection) -> None:
    await server.welcome()
    await server.connection.wait_closed()
