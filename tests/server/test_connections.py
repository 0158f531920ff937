"""How connections end: silent ones, and those whose client doesn't read."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from katzentisch.protocol.codec import VERSION
from katzentisch.server import connections
from katzentisch.server.connections import SILENT
from katzentisch.testing.running_server import RunningServer, quick, running
from katzentisch.testing.visitor import Visitor, framed, request

SMALL = 4096  # bytes that the system buffers for a client that doesn't read


async def close_code(visitor: Visitor) -> int:
    try:
        while True:
            await visitor.next()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def people_lists(visitor: Visitor) -> list[list[str]]:
    """Return every list of the people at the table that was sent to the visitor."""
    received = [message for message in map(json.loads, visitor.received) if message["type"] == "people"]
    return [[person["name"] for person in message["people"]] for message in received]


def test_a_silent_connection_is_closed(tmp_path: Path) -> None:
    async def scenario(url: str) -> int:
        async with Visitor(url, "Stumm") as silent, Visitor(url, "Wach") as awake:
            table = await silent.make_table("mau_mau", 2, public=True)
            for visitor in (silent, awake):
                await visitor.connect()
                await visitor.watch(table)
            waiting = asyncio.create_task(close_code(silent))
            while not waiting.done():
                await awake.ask("ping")
                await asyncio.sleep(0.05)
            while people_lists(awake)[-1] != ["Wach"]:
                await awake.next()
            return await waiting

    with running(quick(tmp_path, silence=1000)) as server:
        assert asyncio.run(asyncio.wait_for(scenario(server.url), 60)) == SILENT


@contextmanager
def narrow(tmp_path: Path) -> Iterator[RunningServer]:
    """Run a server with small send buffers."""
    server = RunningServer(quick(tmp_path))
    server.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def unread_connection(url: str, cookie: str) -> socket.socket:
    """Open a connection and read nothing from it."""
    host, port = url.removeprefix("http://").split(":")
    opened = socket.socket()
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    opened.connect((host, int(port)))
    opened.sendall(request(url, f"Cookie: {cookie}\r\n"))
    assert opened.recv(12) == b"HTTP/1.1 101"
    return opened


def test_a_client_that_does_not_read_blocks_nobody_and_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LONGEST_QUEUE", 20)
    monkeypatch.setattr(connections, "CLOSE_TIMEOUT", 0.1)

    async def scenario(server: RunningServer) -> None:
        async with Visitor(server.url, "Laut") as loud, Visitor(server.url, "Taub") as reader:
            table = await loud.make_table("mau_mau", 2, public=True)
            await loud.connect()
            await loud.watch(table)
            cookie = f"katzentisch={reader.http.cookies['katzentisch']}"
            for _ in range(10):
                await loud.ask("chat", text="miau " * 60)
            with unread_connection(server.url, cookie) as slow:
                slow.sendall(50 * framed(type="watch", version=VERSION, table=table["id"]))  # each answer has all that was said
                while not any("Taub" in people for people in people_lists(loud)):
                    await loud.ask("ping")
                while len(server.server.connections.open) == 2:
                    assert (await loud.ask("chat", text="miau?"))["type"] == "done"
                while people_lists(loud)[-1] != ["Laut"]:
                    await loud.next()

    with narrow(tmp_path) as server:
        asyncio.run(asyncio.wait_for(scenario(server), 60))
