"""WebSockets frame by frame: what is handled when, in which order, and how connections end that break the rules."""

import asyncio
import gc
import struct
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, cast

import pytest
from uvicorn.server import ServerState
from websockets.frames import Opcode

from katzentisch.protocol.holders import Person
from katzentisch.server import connections
from katzentisch.server.app import LARGEST_MESSAGE, uvicorn_config
from katzentisch.server.asgi_socket import Disconnected, Socket
from katzentisch.server.connection_limits import ConnectionLimits
from katzentisch.server.connections import TOO_SLOW, Connection
from katzentisch.server.protocols import SocketProtocol
from katzentisch.server.settings import NO_LIMITS
from katzentisch.testing.visitor import request

PROTOCOL_ERROR, INVALID_TEXT, TOO_BIG = 1002, 1007, 1009
pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class FakeTransport(asyncio.Transport):
    """A transport to a client that reads everything, or nothing while it `is_full`."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.is_closed = self.is_paused = self.is_aborted = False
        self.unread = 0

    def write(self, data: Any) -> None:
        assert not self.is_closed
        self.written += data

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_closed = self.is_aborted = True

    def pause_reading(self) -> None:
        assert not self.is_paused
        self.is_paused = True

    def resume_reading(self) -> None:
        assert self.is_paused
        self.is_paused = False

    def get_write_buffer_size(self) -> int:
        return self.unread


class Peer:
    """One connection, and the client's side of it. What is handled is noted; `handle` can be replaced before the first message."""

    def __init__(self, mask: bytes = b"\x37\xfa\x21\x3d") -> None:
        self.mask, self.handled = mask, list[str | None]()
        self.transport = FakeTransport()
        self.handle: Callable[[str | None], Awaitable[None]] | None = None
        self.connection: Connection | None = None
        limits = ConnectionLimits(NO_LIMITS)
        self.config = uvicorn_config(Serving(self, limits), lifespan="off")  # type: ignore[arg-type]
        self.config.load()
        kind = cast(type[SocketProtocol], self.config.ws_protocol_class)
        self.protocol = kind(config=self.config, server_state=ServerState(), app_state={})
        self.is_over = asyncio.Event()

    async def note(self, text: str | None) -> None:
        self.handled.append(text)
        if self.handle:
            await self.handle(text)

    async def open(self) -> None:
        self.protocol.connection_made(self.transport)
        self.protocol.data_received(request("http://here"))
        while not (self.connection and self.connection.is_idle):
            await asyncio.sleep(0)
        head, _, self.transport.written = self.transport.written.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 ")

    def frame(self, opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
        """A frame as a client masks it."""
        payload = bytes(each ^ self.mask[place % 4] for place, each in enumerate(data))
        size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0xFE, len(data))
        return bytes([fin << 7 | opcode]) + size + self.mask + payload

    def text(self, text: str) -> bytes:
        return self.frame(Opcode.TEXT, text.encode())

    async def receive(self, *frames: bytes) -> None:
        """Let the server receive data, and come back as soon as it has."""
        asyncio.get_running_loop().call_soon(self.protocol.data_received, b"".join(frames))
        await asyncio.sleep(0)

    def sent(self) -> list[tuple[int, bytes]]:
        """What the server has sent since the last time: kinds and contents of frames."""
        data, self.transport.written = self.transport.written, b""
        found = []
        while data:
            size, start = data[1], 2
            if size >= 126:
                width = 2 if size == 126 else 8
                size, start = int.from_bytes(data[2 : 2 + width]), 2 + width
            found.append((data[0], data[start : start + size]))
            data = data[start + size :]
        return found

    def close_code(self) -> int:
        kind, content = self.sent()[-1]
        assert kind == 0x88
        return int.from_bytes(content[:2])


class Serving:
    """An application that hands every message to the peer."""

    def __init__(self, peer: Peer, limits: ConnectionLimits) -> None:
        self.peer, self.connection_limits = peer, limits

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        socket = Socket(scope, receive, send)
        await socket.accept()
        self.peer.connection = Connection(socket, Person("0", "Anna"), set(), "en")
        try:
            with suppress(Disconnected):
                await self.peer.connection.serve(self.peer.note)
        finally:
            self.peer.is_over.set()


@asynccontextmanager
async def connected(**facts: Any) -> AsyncIterator[Peer]:
    peer = Peer(**facts)
    await peer.open()
    yield peer
    if not peer.is_over.is_set():
        peer.protocol.connection_lost(None)
    await peer.is_over.wait()
    await asyncio.gather(*peer.protocol.tasks, return_exceptions=True)


async def turns(count: int = 5) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


@pytest.mark.parametrize("mask", [bytes(4), b"\x37\xfa\x21\x3d"])
@pytest.mark.parametrize("length", [0, 1, 3, 125, 126, LARGEST_MESSAGE])
async def test_a_text_arrives_whole_however_it_is_cut(mask: bytes, length: int) -> None:
    async with connected(mask=mask) as peer:
        text = ("Kätzchen" * length)[: length // 2].ljust(length - len(("Kätzchen" * length)[: length // 2].encode()) + length // 2, "x")
        assert len(text.encode()) == length
        frame = peer.text(text)
        await peer.receive(frame)
        for cut in {1, 2, 3, 5, 6, 7, 8, len(frame) // 2, len(frame) - 1} & set(range(1, len(frame))):
            await peer.receive(frame[:cut])
            await peer.receive(frame[cut:])
            await turns()
        for place in range(len(frame) if length < 200 else 0):
            await peer.receive(frame[place : place + 1])
        assert set(peer.handled) == {text}
        assert len(peer.handled) >= (3 if length < 200 else 2)


async def test_a_text_is_handled_in_the_call_that_brings_it() -> None:
    async with connected() as peer:
        await peer.receive(peer.text("miau"))
        assert peer.handled == ["miau"]


async def test_fragments_make_one_message_and_a_ping_between_them_is_answered() -> None:
    async with connected() as peer:
        await peer.receive(peer.frame(Opcode.TEXT, b"mi", fin=False), peer.frame(Opcode.PING, b"?"))
        await peer.receive(peer.frame(Opcode.CONT, b"", fin=False), peer.frame(Opcode.CONT, b"au"))
        await peer.receive(peer.text("next"))
        await turns()
        assert peer.handled == ["miau", "next"]
        assert peer.sent() == [(0x8A, b"?")]


async def test_what_is_not_text_is_passed_on_as_such() -> None:
    async with connected() as peer:
        await peer.receive(peer.frame(Opcode.BINARY, b"miau"))
        await peer.receive(peer.text("next"))
        await turns()
        assert peer.handled == [None, "next"]


BREACHES: dict[str, Callable[[Peer], bytes]] = {
    "unmasked": lambda peer: b"\x81\x04miau",
    "reserved bit": lambda peer: b"\xc1" + peer.text("miau")[1:],
    "reserved opcode": lambda peer: b"\x83" + peer.text("miau")[1:],
    "reserved control opcode": lambda peer: b"\x8b" + peer.text("miau")[1:],
    "continuation of nothing": lambda peer: peer.frame(Opcode.CONT, b"miau"),
    "text in the middle of a message": lambda peer: peer.frame(Opcode.TEXT, b"mi", fin=False) + peer.text("au"),
    "long ping": lambda peer: peer.frame(Opcode.PING, b"x" * 126),
    "fragmented ping": lambda peer: peer.frame(Opcode.PING, b"x", fin=False),
}


@pytest.mark.parametrize("breach", BREACHES)
async def test_a_frame_against_the_rules_closes_the_connection(breach: str) -> None:
    async with connected() as peer:
        await peer.receive(peer.text("before"), BREACHES[breach](peer), peer.text("after"))
        await turns()
        assert peer.handled == ["before"]
        assert peer.close_code() == PROTOCOL_ERROR
        assert peer.transport.is_closed
        await peer.is_over.wait()


@pytest.mark.parametrize("is_whole", [True, False])
async def test_what_is_not_utf8_closes_the_connection(is_whole: bool) -> None:
    async with connected() as peer:
        await peer.receive(*([] if is_whole else [peer.frame(Opcode.TEXT, b"a", fin=False)]))
        await peer.receive(peer.frame(Opcode.TEXT if is_whole else Opcode.CONT, b"\xff\xfe"), peer.text("after"))
        await turns()
        assert (peer.handled, peer.close_code(), peer.transport.is_closed) == ([], INVALID_TEXT, True)


async def test_a_message_that_is_too_large_is_refused_by_its_head() -> None:
    async with connected() as peer:
        await peer.receive(peer.frame(Opcode.TEXT, b"x" * (LARGEST_MESSAGE + 1))[:10])
        assert (peer.handled, peer.close_code(), peer.transport.is_closed) == ([], TOO_BIG, True)


async def test_fragments_may_not_be_larger_together_either() -> None:
    async with connected() as peer:
        await peer.receive(peer.frame(Opcode.TEXT, b"x" * LARGEST_MESSAGE, fin=False))
        await peer.receive(peer.frame(Opcode.CONT, b"x"))
        await turns()
        assert (peer.handled, peer.close_code(), peer.transport.is_closed) == ([], TOO_BIG, True)


async def test_messages_are_handled_one_after_the_other() -> None:
    """While one waits, the next are held and nothing more is read, but pings are answered."""
    gate = asyncio.Event()

    async def wait(text: str | None) -> None:
        if text == "first":
            await gate.wait()
            peer.handled.append("done")

    async with connected() as peer:
        peer.handle = wait
        await peer.receive(peer.text("first"), peer.frame(Opcode.PING, b"?"))
        await turns()
        assert not peer.transport.is_paused
        await peer.receive(peer.text("second"), peer.text("third"))
        await turns()
        assert (peer.handled, peer.sent(), peer.transport.is_paused) == (["first"], [(0x8A, b"?")], True)
        gate.set()
        await turns(10)
        assert (peer.handled, peer.transport.is_paused) == (["first", "done", "second", "third"], False)


async def test_one_read_of_many_frames_leaves_other_connections_their_turn() -> None:
    order = list[str | None]()

    async def note(text: str | None) -> None:
        order.append(text)

    async with connected() as flood, connected() as calm:
        flood.handle = calm.handle = note
        await flood.receive(5000 * flood.text("flood"))
        assert order == ["flood"]
        for _ in range(100):
            await calm.receive(calm.text("calm"))
        assert order.count("calm") == 100
        assert order.count("flood") <= 102
        while flood.transport.is_paused:
            await asyncio.sleep(0)
        assert order.count("flood") == 5000


async def test_a_connection_is_pinged_when_nothing_else_has_come_for_a_while() -> None:
    async with connected() as peer:
        peer.protocol.ping_interval = 0.2
        peer.protocol.schedule_ping()
        for _ in range(6):
            await asyncio.sleep(0.05)
            await peer.receive(peer.text("move"))
        assert [kind for kind, _ in peer.sent()] == []
        await asyncio.sleep(0.3)
        ((kind, payload),) = peer.sent()
        assert kind == 0x80 | Opcode.PING
        assert 0 < peer.protocol.silence() < 0.3
        await peer.receive(peer.frame(Opcode.PONG, b"late"))
        assert peer.protocol.silence() > 0
        await peer.receive(peer.frame(Opcode.PONG, payload))
        assert peer.protocol.silence() == 0
        await asyncio.sleep(0.3)
        assert [kind for kind, _ in peer.sent()] == [0x80 | Opcode.PING]
        assert peer.handled == ["move"] * 6


async def test_a_ping_may_be_answered_late_if_we_do_not_read() -> None:
    """The answer is behind messages that are held until another one is handled."""
    gate = asyncio.Event()

    async def wait(text: str | None) -> None:
        if text == "hint":
            await gate.wait()

    async with connected() as peer:
        peer.handle = wait
        peer.protocol.ping_interval, peer.protocol.ping_timeout = 0.05, 0.1
        peer.protocol.schedule_ping()
        while not (sent := peer.sent()):
            await asyncio.sleep(0.01)
        ((_, payload),) = sent
        await peer.receive(peer.text("hint"), peer.text("held"), peer.frame(Opcode.PONG, payload))
        await asyncio.sleep(0.5)
        assert (peer.handled, peer.sent(), peer.transport.is_closed, peer.protocol.silence()) == (["hint"], [], False, 0)
        gate.set()
        await turns(10)
        assert (peer.handled, peer.protocol.pending_ping_payload, peer.transport.is_closed) == (["hint", "held"], None, False)
        while not peer.transport.is_closed:  # the next ping isn't answered
            await asyncio.sleep(0.01)
        assert peer.close_code() == 1011


async def test_of_pings_only_a_slice_is_answered_at_once() -> None:
    async with connected() as peer:
        await peer.receive(5000 * peer.frame(Opcode.PING))
        assert len(peer.sent()) <= 1024 // 6 + 1
        while peer.transport.is_paused:
            await asyncio.sleep(0)
        assert len(peer.sent()) >= 4800


async def test_the_handler_runs_in_the_task_of_the_connection() -> None:
    """Timeouts need to know the task: the one that runs at first, and after the message had to wait."""
    tasks = list[asyncio.Task[Any] | None]()

    async def expire(text: str | None) -> None:
        tasks.append(asyncio.current_task())
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0 if text == "at once" else 0.001):
                await asyncio.Event().wait()
        tasks.append(asyncio.current_task())
        peer.handled.append("expired")

    async with connected() as peer:
        peer.handle = expire
        for text in ("at once", "soon"):
            await peer.receive(peer.text(text))
            while peer.handled[-1] != "expired":
                await asyncio.sleep(0)
        peer.handle = None
        await turns()
        await peer.receive(peer.text("next"))
        assert peer.handled == ["at once", "expired", "soon", "expired", "next"]
        assert tasks == 4 * [peer.protocol.task]
        assert asyncio.current_task() not in tasks


@pytest.mark.parametrize("has_waited", [False, True])
async def test_a_handler_that_ends_the_connection_gets_no_more_messages(has_waited: bool) -> None:
    async def end(text: str | None) -> None:
        if has_waited:
            await asyncio.sleep(0)
        raise Disconnected

    async with connected() as peer:
        peer.handle = end
        await peer.receive(peer.text("first"), peer.text("second"))
        await peer.is_over.wait()
        await turns()
        assert (peer.handled, peer.transport.is_closed) == (["first"], True)


async def test_cancelling_what_is_handled_ends_the_connection() -> None:
    cancelled = asyncio.Event()

    async def wait(text: str | None) -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            cancelled.set()
            raise

    async with connected() as peer:
        peer.handle = wait
        peer.transport.unread = 1
        await peer.receive(peer.text("first"))
        peer.protocol.abort()
        await peer.is_over.wait()
        assert cancelled.is_set()
        assert peer.transport.is_aborted


@pytest.mark.parametrize("length", [0, 125, 126, 65535, 65536])
async def test_texts_of_every_length_are_sent(length: int) -> None:
    async with connected() as peer:
        assert peer.connection
        peer.connection.send("x" * length)
        assert peer.sent() == [(0x81, b"x" * length)]


async def test_who_does_not_read_gets_the_rest_later_in_order() -> None:
    async with connected() as peer:
        assert peer.connection
        peer.connection.send("1")
        peer.protocol.pause_writing()
        for text in "234":
            peer.connection.send(text)
        assert peer.sent() == [(0x81, b"1")]
        peer.protocol.resume_writing()
        peer.connection.send("5")
        assert b"".join(content for _, content in peer.sent()) == b"2345"


async def test_who_reads_too_slowly_is_closed_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LONGEST_QUEUE", 3)
    async with connected() as peer:
        assert peer.connection
        peer.protocol.pause_writing()
        for text in "12345":
            peer.connection.send(text)
        peer.connection.disconnect(1001)  # the first reason counts
        assert peer.sent() == []
        peer.protocol.resume_writing()
        assert peer.sent() == [(0x88, struct.pack("!H", TOO_SLOW))]
        await peer.receive(peer.text("too late"))
        await peer.is_over.wait()
        assert peer.handled == []


async def test_a_close_that_nobody_reads_is_aborted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "CLOSE_TIMEOUT", 0)
    async with connected() as peer:
        assert peer.connection
        peer.protocol.pause_writing()
        peer.transport.unread = 100_000
        peer.connection.send("unread")
        peer.connection.disconnect(1001)
        await peer.is_over.wait()
        assert peer.transport.is_aborted


async def test_after_a_close_the_answer_ends_the_connection() -> None:
    async with connected() as peer:
        assert peer.connection
        peer.connection.disconnect(4401, "a last word")
        peer.connection.send("too late")
        assert peer.sent() == [(0x81, b"a last word"), (0x88, struct.pack("!H", 4401))]
        assert not peer.transport.is_closed
        await peer.receive(peer.text("too late"), peer.frame(Opcode.CLOSE, struct.pack("!H", 4401)))
        assert (peer.handled, peer.transport.is_closed) == ([], True)


async def test_a_connection_that_the_client_closes_ends_after_its_last_message() -> None:
    gate = asyncio.Event()

    async def wait(text: str | None) -> None:
        await gate.wait()
        peer.handled.append("done")

    async with connected() as peer:
        peer.handle = wait
        await peer.receive(peer.text("last"), peer.frame(Opcode.CLOSE, struct.pack("!H", 1000)))
        await turns()
        assert (peer.handled, peer.close_code(), peer.is_over.is_set()) == (["last"], 1000, False)
        gate.set()
        await peer.is_over.wait()
        assert peer.handled == ["last", "done"]


async def test_a_connection_that_has_ended_is_freed_without_a_garbage_collection() -> None:
    gc.disable()
    try:
        async with connected() as peer:
            await peer.receive(peer.text("last"))
        protocol = weakref.ref(peer.protocol)
        del peer.protocol, peer.connection
        await turns()
        assert protocol() is None
    finally:
        gc.enable()
