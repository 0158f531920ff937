"""The web application: routes, checks and errors put together."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from .. import __version__
from .http import data, me, pages, played, reviews, tables, watching
from .http.checks import check, provide_guest, provide_server, provide_visit, provide_visitor
from .http.headers import add_headers, add_hsts
from .http.problems import HANDLERS
from .logs import log_requests
from .server import Server
from .settings import Settings
from .sockets import talk

LARGEST_BODY = 16 * 1024


def make_app(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with Server.running(settings) as server:
            app.state.server = server
            if doors := app.state.get("doors"):
                doors.count = lambda what: server.house.counts.limited.labels(what).inc()
            yield

    return Litestar(
        [*me.ROUTES, *data.ROUTES, *tables.ROUTES, *played.ROUTES, *reviews.ROUTES, *watching.ROUTES, *pages.ROUTES, talk],
        lifespan=[lifespan],
        dependencies={name: Provide(each) for name, each in PROVIDED.items()},
        before_request=check,
        exception_handlers=HANDLERS,
        before_send=[add_headers, *([add_hsts] if settings.hsts else [])],
        middleware=[log_requests],
        openapi_config=OPENAPI,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


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
