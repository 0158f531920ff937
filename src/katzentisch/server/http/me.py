"""Who one is: a name and a cookie."""

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromQuery, JSONBody

from ...words import Said
from ..people.limits import address
from ..people.passes import COOKIE, YEAR
from ..server import Server
from ..storage.rows import Guest
from .checks import Coming, Serving, Visiting
from .lines import played_by
from .problems import Refused
from .responses import GUEST, PUBLIC
from .shapes import Code, History, Me, Name, NewCode, Results

PAGE = 50
NO_COOKIE = Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax")


def greeted(request: Request[Any, Any, Any], server: Server, guest: Guest, status: int) -> Response[Me]:
    """With a cookie that scripts can't read and other sites can't send."""
    cookie = Cookie(
        COOKIE,
        value=server.people.passes.made_for(guest.id),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(Me(guest.id, guest.name), status_code=status, cookies=[cookie])


@get("/api/me", responses=GUEST, summary="Who am I?")
async def who(request: Request[Any, Any, Any], server: Serving, guest: Coming) -> Response[Me]:
    """Whoever comes again has the cookie for another year."""
    return greeted(request, server, guest, 200)


@post("/api/me", responses=PUBLIC, summary="Come in with a name, or change it")
async def come_in(request: Request[Any, Any, Any], server: Serving, visitor: Visiting, data: JSONBody[Name]) -> Response[Me]:
    if visitor:
        renamed = await server.people.rename(visitor, data.name)
        server.connections.rename(renamed.id, renamed.name)
        return greeted(request, server, renamed, 201)
    if not server.gates.guests.take(address(request)):
        raise Refused(429, Said("too-fast"))
    return greeted(request, server, await server.people.welcome(data.name), 201)


@delete("/api/me", responses=PUBLIC, summary="Forget me on this device", response_cookies=[NO_COOKIE])
async def go() -> None: ...


@post("/api/me/code", responses=GUEST, summary="A code that brings me to another device, once")
async def new_code(server: Serving, guest: Coming) -> NewCode:
    code, expires = await server.people.new_code(guest)
    return NewCode(code, expires, f"/#device={code}")


@post("/api/devices", responses=PUBLIC, summary="Be the same person on this device")
async def use_code(request: Request[Any, Any, Any], server: Serving, data: JSONBody[Code]) -> Response[Me]:
    if not server.gates.codes.take(address(request)):
        raise Refused(429, Said("too-fast"))
    return greeted(request, server, await server.people.use_code(data.code), 201)


@get("/api/me/history", responses=GUEST, summary="My finished games")
async def history(server: Serving, guest: Coming, before: FromQuery[int | None] = None) -> History:
    until = server.house.now() + 1 if before is None else before
    games = await server.house.store.history(guest.id, min(max(until, 0), 2**62), PAGE)
    return History([played_by(guest.id, game) for game in games])


@get("/api/me/results", responses=GUEST, summary="My results by game")
async def results(server: Serving, guest: Coming) -> Results:
    return Results(await server.house.store.tallies(guest.id))


ROUTES = [who, come_in, go, new_code, use_code, history, results]
