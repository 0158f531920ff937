"""Uvicorn's protocols with limits where uvicorn has none: slow requests, slow readers, pings and fragments."""

import asyncio
import struct
from asyncio.tasks import _enter_task, _leave_task  # documented under "Extending asyncio"
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import copy_context
from typing import Any, TypeVar

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # there is no compiled one for this machine
    from websockets.utils import apply_mask

from .asgi_socket import CHANNEL, Handle, run_until_blocked
from .connection_limits import ConnectionLimits
from .handshake import TOO_MANY
from .people.rate_limits import BURST, network

SLICE = 1024  # bytes of a WebSocket that are processed between two checks
TEXT, PONG = 0x81, 0x8A  # the first byte of a frame with a whole text, and of one that answers a ping
MASK_BIT = 0x80  # the bit of the second byte that clients must set
MASK = 4  # bytes of the key with which a client masks the payload
OPCODE, FIRST_CONTROL = 0x0F, 0x08  # the bits of the first byte that say what it is; from here on they are no messages
LENGTH, SHORT = 0x7F, 126  # the bits of the second byte with the length; if they are 126 or 127, it is in the next two or eight bytes
ALLOWED = frozenset((0x00, 0x01, 0x02, 0x80, TEXT, 0x82, 0x88, 0x89, PONG))  # first bytes: control frames can't be fragmented
MIDDLE, LONG = struct.Struct("!BBH"), struct.Struct("!BBQ")  # heads of frames with 126 bytes or more
INVALID_TEXT = 1007
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
PHASES = {h11.IDLE: "head", h11.SEND_BODY: "body"}  # the part of a request that is still missing
Kind = TypeVar("Kind", bound=asyncio.Protocol)


def with_limits(kind: type[Kind], connection_limits: ConnectionLimits) -> type[Kind]:
    return type(kind.__name__, (kind,), {"connection_limits": connection_limits})


class HttpProtocol(H11Protocol):
    """HTTP connections count as waiting until their request has arrived. Head, body and reading the response are limited in time."""

    connection_limits: ConnectionLimits

    def __init__(self, *args: Any, **facts: Any) -> None:
        super().__init__(*args, **facts)
        self.phase: str | None = None
        self.address: str | None = None  # None for a reverse proxy, which many people share
        self.request_timer: asyncio.TimerHandle | None = None
        self.reading_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.connection_limits.is_out_of_descriptors(transport.get_extra_info("socket").fileno()):
            transport.abort()
            return
        host = self.client[0] if self.client else ""
        self.address = None if is_proxy(self.config.loaded_app, host) else network(host)
        self.enter("head")

    def connection_lost(self, exc: Exception | None) -> None:
        self.enter(None)
        self.stop_reading_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.update_phase()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.update_phase(is_idle=not self.conn.trailing_data[0])

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.enter("socket")
        super().handle_websocket_upgrade(event)

    def update_phase(self, is_idle: bool = False) -> None:
        """Follow the phase of the request. Between two requests, uvicorn limits the time."""
        if self.phase != "socket":
            phase = PHASES.get(self.conn.their_state)
            self.enter("idle" if phase == "head" and is_idle else phase)

    def enter(self, phase: str | None) -> None:
        if phase == self.phase:
            return
        self.phase = phase
        if self.request_timer:
            self.request_timer.cancel()
            self.request_timer = None
        if phase in ("head", "body") and self.connection_limits.limits.head is not None:
            self.request_timer = self.loop.call_later(self.connection_limits.limits.head / 1000, self.cut, "slow")
        if self.address is not None:
            (self.connection_limits.add if phase in ("head", "body", "idle") else self.connection_limits.remove)(self, self.address)

    def cut(self, why: str) -> None:
        self.connection_limits.count(why)
        if self.phase == "head":
            self.transport.write(TOO_SLOW)
        self.enter(None)
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.expect_reading()

    def resume_writing(self) -> None:
        self.stop_reading_timer()
        super().resume_writing()

    def expect_reading(self, before: int | None = None) -> None:
        """Abort if the client hasn't read anything since the last check; slow readers may continue."""
        left = self.transport.get_write_buffer_size()
        if before is not None and left >= before:
            self.connection_limits.count("unread")
            self.transport.abort()
        elif self.connection_limits.limits.reading is not None:
            self.reading_timer = self.loop.call_later(self.connection_limits.limits.reading / 1000, self.expect_reading, left)

    def stop_reading_timer(self) -> None:
        if self.reading_timer:
            self.reading_timer.cancel()
            self.reading_timer = None


class SocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket connections. Unfragmented text messages and pongs, almost all that clients send, are read here and handled at once, in the
    call that brings the data; every other frame goes through the parser of `websockets`. Messages are limited where they are handled;
    pings, pongs and fragments never get there, so they are counted here.

    The application's task (uvicorn starts one for each connection) waits in `serve`. A message is handled on its behalf until it has to
    wait; then the task wakes up and finishes it. Other messages of the connection are held until then, but pings are answered.
    """

    connection_limits: ConnectionLimits

    def __init__(self, *args: Any, **facts: Any) -> None:
        super().__init__(*args, **facts)
        self.received, self.start = b"", 0  # what is still to be processed begins at `start`
        self.is_scheduled = False  # the rest is processed soon
        self.has_handled = False  # a message, since other connections had their turn
        self.is_busy = True  # no message can be handled: one is waiting, or nobody serves yet
        self.is_finished = False  # no more messages are handled
        self.handle: Handle = drop
        self.rest: Awaitable[None] | None = None  # of the message that waits, until the task takes it over
        self.wake: asyncio.Future[None] = self.loop.create_future()
        self.task: asyncio.Task[Any] | None = None
        self.on_writable: Callable[[], None] = nothing
        rate = self.connection_limits.limits.frames
        self.frames_left, self.counted_at = BURST * (rate or 0.0), self.loop.time()
        self.received_at = self.loop.time()  # when the last data came

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the handshake was fine
            self.scope["extensions"] = {**(self.scope.get("extensions") or {}), CHANNEL: {"channel": self}}

    async def run_asgi(self) -> None:
        """Serve the connection, then drop the reference of the scope to it: garbage is collected rarely."""
        try:
            await super().run_asgi()
        finally:
            del self.scope["extensions"][CHANNEL]

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self.received_at = self.loop.time()
        if self.is_one_frame(data):
            payload = apply_mask(data[2 + MASK :], data[2 : 2 + MASK])
            if data[0] == TEXT:
                self.receive_text(payload)
            else:
                self.handle_pong(Frame(Opcode.PONG, payload))
            return
        self.received, self.start = self.received[self.start :] + data, 0
        if not self.is_scheduled:
            self.process()

    def is_one_frame(self, data: bytes) -> bool:
        """Return whether data is exactly one short text or pong that can be handled now, as most of what clients send is."""
        size = len(data) - 2 - MASK
        is_frame = 0 <= size < SHORT and data[0] in (TEXT, PONG) and data[1] == MASK_BIT | size
        return is_frame and not (self.received or self.is_busy or self.frames or self.close_sent or self.transport.is_closing())

    def process(self) -> None:
        """Process one message or a slice of other frames, and the rest soon: one read can hold tens of thousands of frames, and other
        connections get their turn in between."""
        self.is_scheduled = self.has_handled = False
        if not self.handshake_complete:
            self.pause_reading()
            return
        data, limit = self.received, self.start + SLICE
        while self.start < len(data) and not self.transport.is_closing():
            start = self.start
            payload, end = frame_at(data, start, self.config.ws_max_size)
            if not end:
                break
            is_message = data[start] & OPCODE < FIRST_CONTROL
            if is_message and self.is_busy and not self.close_sent:
                self.pause_reading()
                return
            if self.has_handled or start >= limit:
                self.pause_reading()
                self.schedule()
                return
            self.start = end
            if payload and not self.frames and not self.close_sent:
                self.receive_text(apply_mask(data[payload:end], data[payload - MASK : payload]))
            else:
                super().data_received(data[start:end])
        else:
            self.received, self.start = b"", 0
        self.resume_reading()

    def schedule(self) -> None:
        if not self.is_scheduled:
            self.is_scheduled = True
            self.loop.call_soon(self.process)

    def pause_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Handle a message that the parser has read."""
        data, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "text":
            self.receive_text(data)
        else:
            self.receive_message(None)

    def receive_text(self, data: bytes) -> None:
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.conn.send_close(INVALID_TEXT)
            self.handle_parser_exception()
        else:
            self.receive_message(text)

    def receive_message(self, text: str | None) -> None:
        """Handle a message until it has to wait, as if the task did it: a timeout, for one, needs to know the task."""
        if self.is_finished or self.close_sent:
            return
        self.has_handled = True
        assert self.task
        _enter_task(self.loop, self.task)
        try:
            self.rest = self.context.run(run_until_blocked, self.handle(text))
        finally:
            _leave_task(self.loop, self.task)
        if self.rest:
            self.is_busy = True
            self.wake_task()

    async def serve(self, handle: Handle) -> None:
        self.task, self.context, self.handle = asyncio.current_task(), copy_context(), handle
        try:
            while not self.is_finished:
                self.is_busy = False
                if self.received or self.read_paused:
                    self.schedule()
                if rest := await self.next_rest():
                    await rest
        finally:
            self.is_finished = self.is_busy = True
            self.handle, self.on_writable = drop, nothing

    async def next_rest(self) -> Awaitable[None] | None:
        """Wait for a message that has to wait, and return the rest of its handling; None at the end."""
        try:
            await self.wake
        except asyncio.CancelledError:
            if not self.rest:
                raise
            assert self.task
            self.task.uncancel()  # it was the message that was cancelled, by a timeout: cancel what it waits for
            self.task.cancel()
        self.wake = self.loop.create_future()
        rest, self.rest = self.rest, None
        return rest

    def wake_task(self) -> None:
        if not self.wake.done():
            self.wake.set_result(None)

    def finish(self) -> None:
        """Handle no more messages. The one that is being handled is finished."""
        self.is_finished = True
        self.wake_task()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.finish()

    def shutdown(self) -> None:
        super().shutdown()
        self.finish()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self.finish()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self.finish()

    def send_text(self, text: str) -> bool:
        if not self.writable.is_set():
            return False
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(text_frame(text))
        return True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.on_writable()

    def close(self, code: int) -> bool:
        if not self.writable.is_set():
            return False
        with suppress(StopIteration, RuntimeError, OSError):  # it has done it, or it was closed already: it never waits when writable
            self.send({"type": "websocket.close", "code": code, "reason": ""}).send(None)
        self.finish()
        return True

    def abort(self) -> None:
        if self.task:
            self.task.cancel()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def silence(self) -> float:
        is_answered = self.pending_ping_payload is None or self.read_paused
        return 0.0 if is_answered else self.loop.time() - self.ping_sent_at

    @property
    def until_ping(self) -> float:
        """Seconds until a ping is due. None is, as long as other data shows that the connection is alive, or nothing is read: then the
        answer would wait behind messages that are held."""
        assert self.ping_interval is not None
        return self.ping_interval if self.read_paused else self.received_at + self.ping_interval - self.loop.time()

    def schedule_ping(self) -> None:
        self.ping_timer = self.loop.call_later(max(0.0, self.until_ping), self.send_keepalive_ping)

    def send_keepalive_ping(self) -> None:
        if self.until_ping > 0:
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Close the connection, unless the answer may be among what isn't read yet."""
        if self.read_paused and self.ping_timeout is not None:
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)
        else:
            super().keepalive_timeout()

    def handle_ping(self) -> None:
        if self.is_admitted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.is_admitted():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self.is_admitted():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if event.fin or self.is_admitted():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if event.fin or self.is_admitted():
            super().handle_bytes(event)

    def is_admitted(self) -> bool:
        rate = self.connection_limits.limits.frames
        if rate is None:
            return True
        now = self.loop.time()
        self.frames_left = min(BURST * rate, self.frames_left + (now - self.counted_at) * rate)
        self.counted_at = now
        if self.frames_left >= 1:
            self.frames_left -= 1
            return True
        self.close_flooding()
        return False

    def close_flooding(self) -> None:
        if self.transport.is_closing():
            return
        self.connection_limits.count("frames")
        if self.conn.state is State.OPEN:
            self.conn.send_close(TOO_MANY)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.finish()


async def drop(text: str | None) -> None:
    """Handle a message that comes too late."""


def nothing() -> None:
    pass


def frame_at(data: bytes, start: int, largest: int) -> tuple[int, int]:
    """Return where the payload of a client's frame begins (0 if it isn't a whole text) and where it ends (0 if it isn't complete).

    A frame that is too large or against the rules ends with the data: the parser refuses it by its head."""
    left = len(data) - start
    if left < 2:
        return 0, 0
    first, flag = data[start], data[start + 1]
    size, head = flag & LENGTH, 2 + MASK
    if first not in ALLOWED or flag < MASK_BIT or (size >= SHORT and first & OPCODE >= FIRST_CONTROL):
        return 0, len(data)
    if size >= SHORT:
        head += 2 if size == SHORT else 8
        if left < head:
            return 0, 0
        size = int.from_bytes(data[start + 2 : start + head - MASK])
    if size > largest:
        return 0, len(data)
    if left < head + size:
        return 0, 0
    return start + head if first == TEXT else 0, start + head + size


def text_frame(text: str) -> bytes:
    data = text.encode()
    size = len(data)
    if size < SHORT:
        return bytes((TEXT, size)) + data
    return (MIDDLE.pack(TEXT, SHORT, size) if size < 1 << 16 else LONG.pack(TEXT, LENGTH, size)) + data


def is_proxy(app: Any, host: str) -> bool:
    """Return whether a host is a reverse proxy with connections of many people: uvicorn trusts the addresses it names
    (FORWARDED_ALLOW_IPS)."""
    return isinstance(app, ProxyHeadersMiddleware) and host in app.trusted_hosts
