"""The application: WebSockets, routes, guards and error handlers, and how uvicorn runs it."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import Any

import structlog
import uvicorn
from litestar import Litestar
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.types import Receive, Scope, Send

from .. import __version__
from .asgi_socket import Socket
from .compiled_games import CompiledGames
from .connection_limits import ConnectionLimits
from .http import addresses, finished_games, games, health, me, pages, personal_data, tables
from .http.guards import check_request, provide_guest, provide_server, provide_visit, provide_visitor
from .http.problems import HANDLERS
from .http.responses import add_headers, add_hsts, count_response
from .logs import REFUSALS, log_requests
from .protocols import HttpProtocol, SocketProtocol, with_limits
from .server import Server
from .settings import Settings
from .sockets import serve_socket

log = structlog.get_logger("katzentisch.app")
SOCKET_PATH = "/api/socket"
LARGEST_BODY = 16 * 1024  # bytes of an HTTP request
LARGEST_MESSAGE = 8 * 1024  # bytes of a WebSocket message
SHUTDOWN_TIMEOUT = 5  # seconds for requests in progress when the server is stopped
PING_INTERVAL = 5  # seconds between two pings: how soon a dead connection is noticed
KEEP_ALIVE = 5  # seconds that a connection stays open for another request


class Application:
    """The whole server as one ASGI application: WebSockets here, everything else in the web framework."""

    def __init__(self, settings: Settings, compiled: CompiledGames | None) -> None:
        self.settings, self.compiled = settings, compiled
        self.connection_limits = ConnectionLimits(settings.limits)
        self.http = make_http_app(settings, self.lifespan)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET and scope["path"].rstrip("/") == SOCKET_PATH:
            await serve_socket(self.server, Socket(scope, receive, send))
        else:
            await self.http(scope, receive, send)

    @property
    def server(self) -> Server:
        server: Server = self.http.state.server
        return server

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        async with Server.running(self.settings, self.compiled) as server:
            app.state.server = server
            self.connection_limits.count = partial(count_closed, server)
            yield


def count_closed(server: Server, limit: str) -> None:
    """Count and log a connection that was closed because of a limit, such as a request that takes too long."""
    server.services.metrics.limited.labels(limit).inc()
    REFUSALS.log(log, "connection closed", limit=limit)


def make_asgi(settings: Settings, compiled: CompiledGames | None = None) -> Application:
    """Return the application that production, tests and benchmarks run."""
    return Application(settings, compiled)


def make_http_app(settings: Settings, lifespan: Callable[[Litestar], AbstractAsyncContextManager[None]]) -> Litestar:
    return Litestar(
        [handler for part in PARTS for handler in part.ROUTES],
        lifespan=[lifespan],
        dependencies={name: Provide(each) for name, each in PROVIDED.items()},
        before_request=check_request,
        exception_handlers={**HANDLERS, NotFoundException: pages.handle_not_found},
        before_send=[add_headers, count_response, *([add_hsts] if settings.hsts else [])],
        middleware=[log_requests],
        openapi_config=OPENAPI,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


PARTS: tuple[Any, ...] = (me, personal_data, games, tables, finished_games, addresses, health, pages)
PROVIDED: dict[str, Callable[..., Any]] = {
    "server": provide_server,
    "guest": provide_guest,
    "visitor": provide_visitor,
    "visit": provide_visit,
}
OPENAPI = OpenAPIConfig(
    title="Katzentisch",
    version=__version__,
    description="Tables for four cat-and-mouse card games. Moves and events at a table go over the WebSocket /api/socket; see /api.",
    path="/api/docs",
    render_plugins=[pages.Reference(path="/")],
)


def uvicorn_config(application: Application, **options: Any) -> uvicorn.Config:
    """Return how uvicorn runs the application, the same in production and in tests."""
    limits = application.connection_limits
    usual: dict[str, Any] = {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "http": with_limits(HttpProtocol, limits),
        "ws": with_limits(SocketProtocol, limits),
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,
        "ws_ping_interval": PING_INTERVAL,
        "timeout_keep_alive": KEEP_ALIVE,
        "timeout_graceful_shutdown": SHUTDOWN_TIMEOUT,
    }
    return uvicorn.Config(application, **{**usual, **options})
