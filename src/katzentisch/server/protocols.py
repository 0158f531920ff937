"""Uvicorn's protocols with limits where uvicorn has none: slow requests, slow readers, pings and fragments."""

import asyncio
from typing import Any, TypeVar

import h11
from uvicorn._types import ASGIReceiveEvent
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from .asgi_socket import SILENCE
from .connection_limits import ConnectionLimits
from .handshake import TOO_MANY
from .people.rate_limits import BURST, network

SLICE = 1024  # bytes of a WebSocket that are processed between two checks
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
    """WebSocket connections. Messages are limited where they are handled; pings, pongs and fragments never get there, so they are
    counted here."""

    connection_limits: ConnectionLimits

    def __init__(self, *args: Any, **facts: Any) -> None:
        super().__init__(*args, **facts)
        self.rest: list[bytes] = []  # received after a message that is still to be read
        rate = self.connection_limits.limits.frames
        self.frames_left, self.counted_at = BURST * (rate or 0.0), self.loop.time()

    def data_received(self, data: bytes) -> None:
        """Process data in small slices, each after the previous ones are handled: one read can hold tens of thousands of frames."""
        if not self.rest and len(data) <= SLICE:
            super().data_received(data)
            return
        self.rest += [data[start : start + SLICE] for start in range(0, len(data), SLICE)]
        self.process_rest()

    def process_rest(self) -> None:
        done = 0
        while done < len(self.rest) and not self.read_paused and not self.transport.is_closing():
            super().data_received(self.rest[done])
            done += 1
        self.rest = [] if self.transport.is_closing() else self.rest[done:]

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next message, and process the rest later so that other connections get their turn."""
        message = await super().receive()
        if self.rest and not self.read_paused:
            self.loop.call_soon(self.process_rest)
        return message

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the handshake was fine
            self.scope["extensions"] = {**(self.scope.get("extensions") or {}), SILENCE: {"seconds": self.silence}}

    def silence(self) -> float:
        """Return for how many seconds a ping has been unanswered."""
        return 0.0 if self.pending_ping_payload is None else self.loop.time() - self.ping_sent_at

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
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY, "reason": ""})
        if self.conn.state is State.OPEN:
            self.conn.send_close(TOO_MANY)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()


def is_proxy(app: Any, host: str) -> bool:
    """Return whether a host is a reverse proxy with connections of many people: uvicorn trusts the addresses it names
    (FORWARDED_ALLOW_IPS)."""
    return isinstance(app, ProxyHeadersMiddleware) and host in app.trusted_hosts
