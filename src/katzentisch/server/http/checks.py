"""What every request passes first."""

from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter
from litestar.response import Response
from litestar.routes import HTTPRoute

from ...words import Said
from ..origins import is_welcome
from ..people.limits import address
from ..people.passes import COOKIE
from ..server import Server
from ..storage.rows import Guest
from ..wire.messages import TOKEN
from .problems import Refused

SAFE = ("GET", "HEAD", "OPTIONS")


async def check(request: Request[Any, Any, Any]) -> Response[Any] | None:
    server: Server = request.app.state.server
    if not server.gates.requests.take(address(request)):
        server.house.counts.limited.labels("requests").inc()
        raise Refused(429, Said("too-fast"))
    if request.method not in SAFE and not is_welcome(request.headers, server.house.settings.origins):
        raise Refused(403, Said("origin-wrong"))
    if request.method == "OPTIONS":
        return options(request)
    await check_body(request)
    return None


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
    except (UnicodeError, RecursionError) as error:
        raise msgspec.DecodeError(str(error)) from None


async def provide_server(request: Request[Any, Any, Any]) -> Server:
    server: Server = request.app.state.server
    return server


async def provide_guest(request: Request[Any, Any, Any]) -> Guest:
    guest = await provide_visitor(request)
    if guest is None:
        raise Refused(401, Said("guest-needed"))
    return guest


async def provide_visitor(request: Request[Any, Any, Any]) -> Guest | None:
    server: Server = request.app.state.server
    return await server.people.known(request.cookies.get(COOKIE))


InPath = Annotated[str, PathParameter(pattern=TOKEN)]  # an id
Serving = NamedDependency[Server]  # how a handler asks for it
Coming = NamedDependency[Guest]  # whoever has come in
Visiting = NamedDependency[Guest | None]
