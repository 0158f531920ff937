"""Connections of clients that cost their process little: a WebSocket without extensions, with a mask of zeros and one call for each text
that arrives, and single HTTP requests."""

import asyncio
import struct
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any, cast

import msgspec

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # whole frames; neither server splits its messages
MASK_BIT = 0x80
ZEROS = bytes(4)
SHORT, LONG = 126, 127  # where a frame's length stands in the next two or eight bytes
Frame = tuple[int, int, int]  # its kind, where its payload begins, where it ends
PORTS_OF_AN_ADDRESS = 20_000  # a machine has some 28,000 for connections to one server, but for each of its addresses
opened = count()


class WebSocket(asyncio.Protocol):
    def __init__(self, request: bytes, on_message: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        self.request, self.on_message, self.lost = request, on_message, lost
        self.rest = b""
        self.opened = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.fail(f"the connection was lost ({exc or 'closed by the server'})")

    def fail(self, reason: str) -> None:
        if self.opened.done():
            self.lost(reason)
        else:
            self.opened.set_exception(ConnectionError(reason))

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        at = 0 if self.opened.done() else self.shake_hands(data)
        while frame := frame_at(data, at):
            kind, start, at = frame
            self.take(kind, data[start:at])
        self.rest = data[at:]

    def shake_hands(self, data: bytes) -> int:
        """Read the answer to the handshake; the offset of the first frame."""
        head, end, _ = data.partition(b"\r\n\r\n")
        if not end:
            return 0
        if b" 101 " not in head[:16]:
            self.fail(f"no WebSocket: {head[:80]!r}")
        else:
            self.opened.set_result(None)
        return len(head) + len(end)

    def take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.on_message(payload)
        elif kind == PING:
            self.transport.write(framed(PONG, payload))
        elif kind == CLOSE:
            self.transport.close()
        elif kind != PONG:
            self.fail(f"an unexpected frame: {kind:#x}")

    def send(self, text: bytes) -> None:
        self.transport.write(framed(TEXT, text))


def frame_at(data: bytes, at: int) -> Frame | None:
    """The frame at an offset; None until it is complete."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1], at + 2
    if size >= SHORT:
        width = 2 if size == SHORT else 8
        size, start = int.from_bytes(data[start : start + width]), start + width
    end = start + size
    return (data[at], start, end) if start <= len(data) >= end else None


def framed(kind: int, payload: bytes) -> bytes:
    size = len(payload)
    head = struct.pack("!BB", kind, MASK_BIT | size) if size < SHORT else struct.pack("!BBH", kind, MASK_BIT | SHORT, size)
    return head + ZEROS + payload


def upgrade(port: int, path: str, *headers: str) -> bytes:
    """The HTTP request that opens a WebSocket."""
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
    return "\r\n".join([*lines, "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", *headers, "\r\n"]).encode()


async def connect(socket: WebSocket, port: int) -> None:
    address = f"127.0.0.{1 + next(opened) // PORTS_OF_AN_ADDRESS}"
    await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", port, local_addr=(address, 0))
    await socket.opened


@dataclass(frozen=True)
class Answer:
    body: dict[str, Any]
    cookie: str  # as it is to be sent back


async def post(port: int, path: str, content: object, cookie: str = "") -> Answer:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(request(port, path, msgspec.json.encode(content), cookie))
        return answer(path, await reader.read())
    finally:
        writer.close()


def request(port: int, path: str, content: bytes, cookie: str) -> bytes:
    lines = [f"POST {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: close", "Content-Type: application/json"]
    cookies = [f"Cookie: {cookie}"] if cookie else []
    return "\r\n".join([*lines, f"Content-Length: {len(content)}", *cookies, "\r\n"]).encode() + content


def answer(path: str, received: bytes) -> Answer:
    head, _, body = received.partition(b"\r\n\r\n")
    status, *headers = head.decode().split("\r\n")
    if status.split()[1:2] not in (["200"], ["201"]):
        raise ConnectionError(f"POST {path}: {status} {body[:200].decode()}")
    cookies = [line.split(":", 1)[1].split(";")[0].strip() for line in headers if line.lower().startswith("set-cookie:")]
    return Answer(msgspec.json.decode(body), "; ".join(cookies))
