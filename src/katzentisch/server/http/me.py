"""Who one is: a name and a cookie."""

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromQuery, JSONBody

from ...words import Said
from ..people.limits import address
from ..people.passes import COOKIE, YEAR
from ..people.people import Visit
from ..server import Server
from ..storage.rows import Guest
from ..tables.cleaning import clean_name
from .checks import Coming, Serving, Visited, present, take
from .lines import played_by
from .problems import Refused
from .responses import GUEST, PUBLIC
from .shapes import Arrival, Code, History, Me, NewCode, Results

PAGE = 50
NO_COOKIE = Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax")


def greeted(request: Request[Any, Any, Any], visit: Visit, guest: Guest, status: int) -> Response[Me]:
    """With a cookie that scripts can't read and other sites can't send."""
    cookie = Cookie(
        COOKIE,
        value=visit.token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(Me(guest.id, guest.name), status_code=status, cookies=[cookie])


@get("/api/me", responses=GUEST, summary="Get my profile")
async def who(request: Request[Any, Any, Any], server: Serving, visit: Visited) -> Response[Me]:
    """Whoever comes again has the cookie for another year."""
    here = present(request, visit)
    await server.people.greet(here)
    return greeted(request, here, here.guest, 200)


@post("/api/me", responses=GUEST, summary="Sign in with a name, or change it; if the cookie is not accepted, only with `new`")
async def come_in(request: Request[Any, Any, Any], server: Serving, visit: Visited, data: JSONBody[Arrival]) -> Response[Me]:
    if visit:
        return greeted(request, visit, await renamed(server, visit, data.name), 201)
    if request.cookies.get(COOKIE) and not data.new:
        raise Refused(401, Said("cookie-refused"))
    take(server, "guests", address(request))
    made = await server.people.welcome(data.name)
    return greeted(request, made, made.guest, 201)


async def renamed(server: Server, visit: Visit, name: str) -> Guest:
    await server.people.greet(visit)
    if clean_name(name) == visit.guest.name:
        return visit.guest
    take(server, "renames", visit.guest.id)
    guest = await server.people.rename(visit.guest, name)
    server.connections.rename(guest.id, guest.name)
    return guest


@delete("/api/me", responses=PUBLIC, summary="Sign out on this device", response_cookies=[NO_COOKIE])
async def sign_out(server: Serving, visit: Visited) -> None:
    if visit:
        await end_session(server, visit)


async def end_session(server: Server, visit: Visit) -> None:
    await server.people.sign_out(visit)
    server.connections.close_sessions([visit.session.id])


@delete("/api/me/sessions", status_code=200, responses=GUEST, summary="Sign out everywhere else; this device gets a new cookie")
async def sign_out_everywhere(request: Request[Any, Any, Any], server: Serving, guest: Coming) -> Response[Me]:
    visit = await server.people.sign_out_everywhere(guest)
    server.connections.close_guest(guest.id)
    return greeted(request, visit, guest, 200)


@post("/api/me/code", responses=GUEST, summary="Create a code to sign in on another device, once")
async def new_code(server: Serving, guest: Coming) -> NewCode:
    take(server, "new_codes", guest.id)
    code, expires = await server.people.new_code(guest)
    return NewCode(code, expires, f"/#device={code}")


@post("/api/devices", responses=PUBLIC, summary="Sign in on this device with a code from another one")
async def use_code(request: Request[Any, Any, Any], server: Serving, visit: Visited, data: JSONBody[Code]) -> Response[Me]:
    take(server, "codes", address(request))
    here = await server.people.signed_in(await server.people.use_code(data.code))
    if visit:
        await end_session(server, visit)  # who this device was before
    return greeted(request, here, here.guest, 201)


@get("/api/me/history", responses=GUEST, summary="List my finished games")
async def history(server: Serving, guest: Coming, before: FromQuery[int | None] = None) -> History:
    until = server.house.now() + 1 if before is None else before
    games = await server.house.store.history(guest.id, min(max(until, 0), 2**62), PAGE)
    return History([played_by(guest.id, game) for game in games])


@get("/api/me/results", responses=GUEST, summary="Get my results by game")
async def results(server: Serving, guest: Coming) -> Results:
    return Results(await server.house.store.tallies(guest.id))


ROUTES = [who, come_in, sign_out, sign_out_everywhere, new_code, use_code, history, results]
