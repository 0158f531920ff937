"""Answer that the server is starting until it is ready: with a page for people, with a code for programs.

This application is in front of the real one from the beginning, so connections are never refused or left waiting.
"""

import asyncio
from base64 import b64encode
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from hashlib import sha256
from html import escape
from typing import Any

import msgspec
from uvicorn.protocols.utils import ClientDisconnected

from .. import __version__
from ..protocol.shapes import Health
from ..words import say
from .http.pages import STYLE
from .http.responses import HEADERS
from .request_headers import preferred_language

Scope = Mapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]
RETRY = 3  # seconds
TRY_AGAIN_LATER = 1013  # of WebSockets
PROGRAMS = ("/api", "/health", "/ready", "/metrics")
HEALTH = "/health"
CODE = "server-starting"


async def nothing() -> None:
    pass


class Startup:
    """`prepare` takes a while; `ready` is called once the application has started, `failed` if it can't start. `background` runs from the
    beginning until it is done or the server stops."""

    def __init__(
        self,
        app: App,
        prepare: Callable[[], Awaitable[None]],
        ready: Callable[[], None],
        failed: Callable[[Exception], None],
        background: Callable[[], Awaitable[None]] = nothing,
    ) -> None:
        self.app, self.prepare, self.ready, self.failed, self.background = app, prepare, ready, failed, background
        self.is_ready = False
        self.inner = Lifespan(app)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.live(receive, send)
        elif self.is_ready:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await (answer_health if scope["path"] == HEALTH else answer)(scope, send)
        else:
            await refuse(scope, receive, send)

    async def live(self, receive: Receive, send: Send) -> None:
        await receive()
        tasks = [asyncio.create_task(self.attempt(each)) for each in (self.start, self.background)]
        await send({"type": "lifespan.startup.complete"})
        await receive()
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.inner.stop()
        await send({"type": "lifespan.shutdown.complete"})

    async def start(self) -> None:
        await self.prepare()
        await self.inner.start()
        self.is_ready = True
        self.ready()

    async def attempt(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception as error:
            self.failed(error)


class Lifespan:
    """Start and stop an application, as a web server does."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.events: asyncio.Queue[Any] = asyncio.Queue()
        self.replies: asyncio.Queue[Any] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start the application; raise whatever it raises."""
        self.task = asyncio.create_task(self.run())
        await self.send("lifespan.startup")

    async def run(self) -> None:
        scope = {"type": "lifespan", "asgi": {"version": "3.0", "spec_version": "2.0"}, "state": {}}
        await self.app(scope, self.events.get, self.replies.put)

    async def stop(self) -> None:
        if self.task and not self.task.done():
            await self.send("lifespan.shutdown")
            await self.task

    async def send(self, what: str) -> None:
        """Send an event and wait for the reply. An application that can't start replies so and raises the reason."""
        assert self.task
        await self.events.put({"type": what})
        answered = asyncio.create_task(self.replies.get())
        await asyncio.wait([answered, self.task], return_when=asyncio.FIRST_COMPLETED)
        if not answered.done():
            answered.cancel()
            await self.task
        elif answered.result()["type"] != f"{what}.complete":
            await self.task
            raise RuntimeError(str(answered.result().get("message", what)))


async def answer(scope: Scope, send: Send) -> None:
    headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
    language = preferred_language(headers.get(b"accept-language"))
    is_page = not is_for_programs(scope["path"]) and "text/html" in headers.get(b"accept", "")
    body = page(language) if is_page else problem(language)
    kind = "text/html; charset=utf-8" if is_page else "application/json"
    await send_response(scope, send, 503, kind, body)


async def answer_health(scope: Scope, send: Send) -> None:
    """Answer that the process is alive: whoever watches it must not restart it while it starts."""
    await send_response(scope, send, 200, "application/json", msgspec.json.encode(Health("starting", __version__)))


async def send_response(scope: Scope, send: Send, status: int, kind: str, body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": answer_headers(kind, len(body))})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body, "more_body": False})


def is_for_programs(path: str) -> bool:
    return any(path == each or path.startswith(f"{each}/") for each in PROGRAMS)


def answer_headers(kind: str, length: int) -> list[tuple[bytes, bytes]]:
    style = b64encode(sha256(STYLE.encode()).digest()).decode()
    policy = {"Content-Security-Policy": f"default-src 'none'; style-src 'sha256-{style}'; base-uri 'none'; frame-ancestors 'none'"}
    own = {"Content-Type": kind, "Content-Length": str(length), "Retry-After": str(RETRY), "Cache-Control": "no-store"}
    said = {
        **HEADERS,
        **policy,
        **own,
        "Vary": "Accept, Accept-Language",
        "Katzentisch-Starting": "1",
    }  # the page's service worker checks it
    return [(name.lower().encode(), value.encode()) for name, value in said.items()]


def problem(language: str) -> bytes:
    """Return the response for programs: an API problem that also has a status."""
    return msgspec.json.encode({"code": CODE, "text": say(CODE, language), "status": "starting"})


def page(language: str) -> bytes:
    """Return the page, which reloads itself until the real one is there."""
    title, text = escape(say("starting-title", language)), escape(say("starting-text", language))
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta http-equiv="refresh" content="{RETRY}"><title>{title}</title><style>{STYLE}</style>'
        f'<body><main role="status"><h1>{title}</h1><p>{text}</p></main></body></html>'
    ).encode()


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a WebSocket with 503, which makes clients retry, or with an equivalent close code if the web server can't send a response."""
    await receive()
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": TRY_AGAIN_LATER, "reason": ""})
        return
    body = problem("en")
    headers = answer_headers("application/json", len(body))
    await send({"type": "websocket.http.response.start", "status": 503, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
    raise ClientDisconnected  # or uvicorn logs an error for every refusal: that the handshake was not completed
