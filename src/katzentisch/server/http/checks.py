"""What every request passes first."""

from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter
from litestar.response import Response
from litestar.routes import HTTPRoute

from ...words import Said
from ..origins import is_ours, is_welcome, name_of
from ..people.buckets import Buckets
from ..people.limits import address
from ..people.passes import COOKIE
from ..people.people import Visit
from ..server import Server
from ..storage.rows import Guest
from ..wire.requests import TOKEN
from .problems import Refused

LONGEST_HOST = 100  # characters of it that are told
SAFE = ("GET", "HEAD", "OPTIONS")


async def check(request: Request[Any, Any, Any]) -> Response[Any] | None:
    server: Server = request.app.state.server
    check_host(request)
    take(server, "requests", address(request))
    if request.method not in SAFE and not is_welcome(request.headers, server.house.settings.origins, request.url.scheme):
        raise Refused(403, Said("origin-wrong"))
    if request.method == "OPTIONS":
        return options(request)
    await check_body(request)
    return None


def check_host(request: Request[Any, Any, Any]) -> None:
    server: Server = request.app.state.server
    host = request.headers.get("host")
    if not is_ours(host, server.house.settings.hosts):
        raise Refused(421, Said("host-unknown", {"host": name_of(host or "")[:LONGEST_HOST]}))


def take(server: Server, what: str, key: str) -> None:
    """One of those that a gate allows; if there are none left, the refusal says when there will be."""
    gate: Buckets = getattr(server.gates, what)
    if not gate.take(key):
        server.house.counts.limited.labels(what).inc()
        raise Refused(429, Said("too-fast", {"seconds": gate.wait(key)}))


def options(request: Request[Any, Any, Any]) -> Response[None]:
    """Litestar would name the methods of the path's first handler only."""
    path = request.scope["path_template"]
    methods = {method for route in request.app.routes if isinstance(route, HTTPRoute) and route.path == path for method in route.methods}
    return Response(None, status_code=204, headers={"Allow": ", ".join(sorted(methods))})


async def check_body(request: Request[Any, Any, Any]) -> None:
    """Litestar would take "1" for 1, and more."""
    body = request.route_handler.parsed_fn_signature.parameters.get("data")
    if body:
        read(await request.body(), body.annotation)


def read(body: bytes, kind: Any) -> None:
    try:
        msgspec.json.decode(body, type=kind, strict=True)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused(400, Said("request-wrong", {"why": str(error)[:300]})) from None


async def provide_server(request: Request[Any, Any, Any]) -> Server:
    server: Server = request.app.state.server
    return server


async def provide_visit(request: Request[Any, Any, Any]) -> Visit | None:
    server: Server = request.app.state.server
    return await server.people.visit(request.cookies.get(COOKIE))


async def provide_guest(request: Request[Any, Any, Any], visit: NamedDependency[Visit | None]) -> Guest:
    return present(request, visit).guest


async def provide_visitor(visit: NamedDependency[Visit | None]) -> Guest | None:
    return visit.guest if visit else None


def present(request: Request[Any, Any, Any], visit: Visit | None) -> Visit:
    """No cookie is something else than one that isn't accepted: behind that may be somebody who must not be replaced by a new guest."""
    if visit is None:
        raise Refused(401, Said("cookie-refused" if request.cookies.get(COOKIE) else "guest-needed"))
    return visit


InPath = Annotated[str, PathParameter(pattern=TOKEN)]  # an id
Serving = NamedDependency[Server]  # how a handler asks for it
Coming = NamedDependency[Guest]  # whoever has come in
Visiting = NamedDependency[Guest | None]
Visited = NamedDependency[Visit | None]  # with the session
