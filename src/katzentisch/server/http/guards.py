"""Guards that every request passes first, and the dependencies of handlers."""

from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter
from litestar.response import Response
from litestar.routes import HTTPRoute

from ...protocol.requests import TOKEN
from ...words import Said
from ..people.people import Visit
from ..people.rate_limits import TokenBuckets, address, wait_facts
from ..people.session_tokens import COOKIE
from ..request_headers import hostname, is_allowed_host, is_allowed_origin
from ..server import Server
from ..storage.rows import Guest
from .problems import HttpProblem

LONGEST_HOST = 100  # characters that are quoted
LOOPBACK = ("127.0.0.1", "::1", "::ffff:127.0.0.1")
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")  # added by reverse proxies
OWN_DATA = ("/api/me/export", "/api/me/data")
SAFE = ("GET", "HEAD", "OPTIONS")


async def check_request(request: Request[Any, Any, Any]) -> Response[Any] | None:
    server: Server = request.app.state.server
    check_host(request)
    refuse_blocked(server.blocks.address_refusal(address(request), server.services.now()))
    rate_limit(server, "requests", address(request))
    if request.method not in SAFE and not is_allowed_origin(request.headers, server.services.settings.origins, request.url.scheme):
        raise HttpProblem(403, Said("origin-wrong"))
    if request.method == "OPTIONS":
        return options(request)
    await check_body(request)
    return None


def check_host(request: Request[Any, Any, Any]) -> None:
    server: Server = request.app.state.server
    host = request.headers.get("host")
    if not is_allowed_host(host, server.services.settings.hosts):
        raise HttpProblem(421, Said("host-unknown", {"host": hostname(host or "")[:LONGEST_HOST]}))


def refuse_blocked(said: Said | None) -> None:
    if said:
        raise HttpProblem(403, said)


def is_from_this_machine(request: Request[Any, Any, Any]) -> bool:
    """Return whether a program on this machine asks. A reverse proxy on this machine forwards requests from anywhere, and says so."""
    is_local = request.client is not None and request.client.host in LOOPBACK
    return is_local and not any(name in request.headers for name in FORWARDED)


def rate_limit(server: Server, what: str, key: str, sentence: str = "too-fast") -> None:
    """Count a request against a rate limit; the problem says when to retry."""
    buckets: TokenBuckets = getattr(server.rate_limits, what)
    if not buckets.consume(key):
        server.services.metrics.limited.labels(what).inc()
        raise HttpProblem(429, Said(sentence, wait_facts(buckets.retry_after(key))))


def options(request: Request[Any, Any, Any]) -> Response[None]:
    """Answer OPTIONS for all handlers of a path; Litestar would only list the methods of the first."""
    path = request.scope["path_template"]
    methods = {method for route in request.app.routes if isinstance(route, HTTPRoute) and route.path == path for method in route.methods}
    return Response(None, status_code=204, headers={"Allow": ", ".join(sorted(methods))})


async def check_body(request: Request[Any, Any, Any]) -> None:
    """Validate the body strictly; Litestar would accept "1" for 1, and more."""
    body = request.route_handler.parsed_fn_signature.parameters.get("data")
    if body:
        validate_body(await request.body(), body.annotation)


def validate_body(body: bytes, kind: Any) -> None:
    try:
        msgspec.json.decode(body, type=kind, strict=True)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise HttpProblem(400, Said("request-wrong", {"why": str(error)[:300]})) from None


async def provide_server(request: Request[Any, Any, Any]) -> Server:
    server: Server = request.app.state.server
    return server


async def provide_visit(request: Request[Any, Any, Any]) -> Visit | None:
    """Return who asks. Guests who are blocked can still download and delete their data."""
    server: Server = request.app.state.server
    visit = await server.people.visit(request.cookies.get(COOKIE))
    if visit and request.scope["path"] not in OWN_DATA:
        refuse_blocked(server.blocks.guest_refusal(visit.guest.id, server.services.now()))
    return visit


async def provide_guest(request: Request[Any, Any, Any], visit: NamedDependency[Visit | None]) -> Guest:
    return require_visit(request, visit).guest


async def provide_visitor(visit: NamedDependency[Visit | None]) -> Guest | None:
    return visit.guest if visit else None


def require_visit(request: Request[Any, Any, Any], visit: Visit | None) -> Visit:
    """Return the visit; raise 401 without one. A cookie that isn't accepted gets its own code: its owner must not be replaced by a new
    guest."""
    if visit is None:
        raise HttpProblem(401, Said("cookie-refused" if request.cookies.get(COOKIE) else "guest-needed"))
    return visit


PathId = Annotated[str, PathParameter(pattern=TOKEN)]  # an id
CurrentServer = NamedDependency[Server]  # as a parameter of handlers
CurrentGuest = NamedDependency[Guest]  # signed in; 401 otherwise
OptionalGuest = NamedDependency[Guest | None]
CurrentVisit = NamedDependency[Visit | None]  # with the session
