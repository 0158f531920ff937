"""How connections end: of the silent, of those who don't read, and of everybody when the server stops."""

import asyncio
import json
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from katzentisch.server import connections
from katzentisch.server.connections import SILENT
from katzentisch.server.storage.store import Store

from .gatherings import at_random, gathered
from .serving import Running, quick, running
from .visitor import Visitor

SMALL = 4096  # bytes that the system keeps for whoever doesn't read
RESTARTING = 1012


async def close_code(visitor: Visitor) -> int:
    try:
        while True:
            await visitor.next()
    except ConnectionClosed as closed:
        assert closed.rcvd
        return closed.rcvd.code


def companies(visitor: Visitor) -> list[list[str]]:
    """Who was at the table, each time that the visitor was told so."""
    told = [message for message in map(json.loads, visitor.heard) if message["type"] == "people"]
    return [[person["name"] for person in message["people"]] for message in told]


def test_who_is_silent_is_taken_for_gone(tmp_path: Path) -> None:
    async def evening(url: str) -> int:
        async with Visitor(url, "Stumm") as silent, Visitor(url, "Wach") as awake:
            table = await silent.make_table("mau_mau", 2, public=True)
            for visitor in (silent, awake):
                await visitor.connect()
                await visitor.watch(table)
            waiting = asyncio.create_task(close_code(silent))
            while not waiting.done():
                await awake.ask("ping")
                await asyncio.sleep(0.05)
            while companies(awake)[-1] != ["Wach"]:
                await awake.next()
            return await waiting

    with running(quick(tmp_path, silence=400)) as server:
        assert asyncio.run(evening(server.url)) == SILENT


@contextmanager
def narrow(tmp_path: Path) -> Iterator[Running]:
    """A server whose system keeps little for each connection."""
    server = Running(quick(tmp_path))
    server.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def deaf(url: str, cookie: str) -> socket.socket:
    """A connection that is opened, and not read any further."""
    host, port = url.removeprefix("http://").split(":")
    opened = socket.socket()
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    opened.connect((host, int(port)))
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13"
    head = f"GET /api/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}\r\nCookie: {cookie}\r\n\r\n"
    opened.sendall(head.encode())
    assert opened.recv(12) == b"HTTP/1.1 101"
    return opened


def framed(**message: object) -> bytes:
    """A short text, masked with zeros."""
    text = json.dumps(message).encode()
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def test_who_does_not_read_holds_up_nobody_and_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LONGEST_QUEUE", 20)
    monkeypatch.setattr(connections, "FAREWELL", 0.1)

    async def evening(server: Running) -> None:
        async with Visitor(server.url, "Laut") as loud, Visitor(server.url, "Taub") as reader:
            table = await loud.make_table("mau_mau", 2, public=True)
            await loud.connect()
            await loud.watch(table)
            cookie = f"katzentisch={reader.http.cookies['katzentisch']}"
            for _ in range(10):
                await loud.ask("chat", text="miau " * 60)
            with deaf(server.url, cookie) as slow:
                slow.sendall(50 * framed(type="watch", version=1, table=table["id"]))  # each answer has all that was said
                while not any("Taub" in company for company in companies(loud)):
                    await loud.ask("ping")
                while len(server.server.connections.open) == 2:
                    assert (await loud.ask("chat", text="miau?"))["type"] == "done"
                while companies(loud)[-1] != ["Laut"]:
                    await loud.next()

    with narrow(tmp_path) as server:
        asyncio.run(evening(server))


@contextmanager
def served(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`katzentisch serve` as a process of its own, and its address."""
    command = [sys.executable, "-m", "katzentisch", "serve", "--port", "0", "--data", str(folder), "--limits", "off"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout
        try:
            told = next(line for line in process.stdout if "http://" in line)
            found = re.search(r"http://[\d.:]+", told)
            assert found
            wait_for(found[0])
            yield process, found[0]
        finally:
            process.kill()


def wait_for(url: str) -> None:
    while True:
        try:
            assert httpx.get(f"{url}/health").status_code == 200
            return
        except httpx.ConnectError:
            time.sleep(0.05)


async def interrupted(process: subprocess.Popen[str], url: str) -> tuple[str, list[int], dict[int, str]]:
    """A game in full swing when the server is told to stop: the table, the codes that the players get, the moves that they were told."""
    told: dict[int, str] = {}

    async def play(visitor: Visitor) -> int:
        try:
            await visitor.play(at_random(), games=99)
        except ConnectionClosed as closed:
            updates = [message for message in map(json.loads, visitor.heard) if message["type"] == "update"]
            told.update({each["number"]: each["what"] for update in updates for each in update["happened"]})
            assert closed.rcvd
            return closed.rcvd.code
        raise AssertionError("the server never stopped")

    async with gathered(url, "katzenjammer_blues", 4) as visitors:
        playing = [asyncio.create_task(play(visitor)) for visitor in visitors]
        await visitors[0].send("start")
        while visitors[3].number < 30:
            await asyncio.sleep(0.01)
        process.send_signal(signal.SIGTERM)
        return visitors[0].table["id"], await asyncio.gather(*playing), told


async def logged(database: str, table: str) -> dict[int, str]:
    store = await Store.open(database)
    entries = await store.entries(table)
    await store.close()
    return {entry.number: json.loads(entry.body)["kind"] for entry in entries}


def test_a_server_that_stops_says_so_and_keeps_what_it_told(tmp_path: Path) -> None:
    with served(tmp_path) as (process, url):
        table, codes, told = asyncio.run(interrupted(process, url))
        assert process.wait(10) == 0
    log = asyncio.run(logged(f"sqlite:///{tmp_path / 'katzentisch.db'}", table))
    assert codes == [RESTARTING] * 4
    assert len(told) >= 30
    assert told.items() <= log.items()
