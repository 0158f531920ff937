"""What every request passes first."""

from typing import Any

import msgspec
from litestar import Request
from litestar.di import NamedDependency
from litestar.response import Response

from ...words import Said
from ..origins import is_welcome
from ..people.passes import COOKIE
from ..server import Server
from ..storage.rows import Guest
from .problems import Refused

SAFE = ("GET", "HEAD", "OPTIONS")


async def check(request: Request[Any, Any, Any]) -> Response[Any] | None:
    server: Server = request.app.state.server
    if not server.gates.requests.take(address(request)):
        raise Refused(429, Said("too-fast"))
    if request.method not in SAFE and not is_welcome(request.headers, server.house.settings.origins):
        raise Refused(403, Said("origin-wrong"))
    await check_body(request)
    return None


async def check_body(request: Request[Any, Any, Any]) -> None:
    """Litestar would take "1" for 1, and more."""
    body = request.route_handler.parsed_fn_signature.parameters.get("data")
    if body:
        msgspec.json.decode(await request.body(), type=body.annotation, strict=True)


def address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


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


Serving = NamedDependency[Server]  # how a handler asks for it
Coming = NamedDependency[Guest]  # whoever has come in
Visiting = NamedDependency[Guest | None]
