"""The current guest: name, cookie, sessions and results."""

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromQuery, JSONBody

from ...protocol.limits import LIMITS
from ...protocol.shapes import Code, History, Me, NewDeviceCode, Results, SignIn
from ...words import Said
from ..people.people import Visit
from ..people.rate_limits import address
from ..people.session_tokens import COOKIE, YEAR
from ..rooms.admission import may_know
from ..server import Server
from ..storage.rows import Guest
from ..tables.user_text import clean_name
from .guards import CurrentGuest, CurrentServer, CurrentVisit, rate_limit, require_visit
from .listings import game_summary
from .problems import HttpProblem
from .responses import GUEST, PUBLIC

EVER = 2**62  # milliseconds since 1970, after every game
NO_COOKIE = Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax")


def me_response(request: Request[Any, Any, Any], visit: Visit, guest: Guest, status: int) -> Response[Me]:
    """Return the guest, with a cookie that scripts can't read and other sites can't send."""
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
async def get_me(request: Request[Any, Any, Any], server: CurrentServer, visit: CurrentVisit) -> Response[Me]:
    """Return the guest and extend the cookie by a year."""
    here = require_visit(request, visit)
    await server.people.refresh(here)
    return me_response(request, here, here.guest, 200)


@post("/api/me", responses=GUEST, summary="Sign in with a name, or change it; if the cookie is not accepted, only with `new`")
async def sign_in(request: Request[Any, Any, Any], server: CurrentServer, visit: CurrentVisit, data: JSONBody[SignIn]) -> Response[Me]:
    if visit:
        return me_response(request, visit, await rename(server, visit, data.name), 201)
    if request.cookies.get(COOKIE) and not data.new:
        raise HttpProblem(401, Said("cookie-refused"))
    await rate_limit_guests(server, address(request), data)
    made = await server.people.create_guest(data.name)
    return me_response(request, made, made.guest, 201)


async def rate_limit_guests(server: Server, where: str, data: SignIn) -> None:
    """A whole school can follow an invitation from one address; whoever names no table they may enter counts as one of a flood."""
    row = await server.services.store.table(data.table) if data.table else None
    is_invited = row is not None and row.status != "closed" and may_know(row, False, data.invite)
    rate_limit(server, "invited_guests" if is_invited else "guests", where, "guests-many")


async def rename(server: Server, visit: Visit, name: str) -> Guest:
    await server.people.refresh(visit)
    if clean_name(name) == visit.guest.name:
        return visit.guest
    rate_limit(server, "renames", visit.guest.id)
    guest = await server.people.rename(visit.guest, name)
    server.connections.rename(guest.id, guest.name)
    return guest


@delete("/api/me", responses=PUBLIC, summary="Sign out on this device", response_cookies=[NO_COOKIE])
async def sign_out(server: CurrentServer, visit: CurrentVisit) -> None:
    if visit:
        await end_session(server, visit)


async def end_session(server: Server, visit: Visit) -> None:
    await server.people.sign_out(visit)
    server.connections.close_sessions([visit.session.id])


@delete("/api/me/sessions", status_code=200, responses=GUEST, summary="Sign out everywhere else; this device gets a new cookie")
async def sign_out_everywhere(request: Request[Any, Any, Any], server: CurrentServer, guest: CurrentGuest) -> Response[Me]:
    visit = await server.people.sign_out_everywhere(guest)
    server.connections.close_guest(guest.id)
    return me_response(request, visit, guest, 200)


@post("/api/me/code", responses=GUEST, summary="Create a code to sign in on another device, once")
async def new_code(server: CurrentServer, guest: CurrentGuest) -> NewDeviceCode:
    rate_limit(server, "new_codes", guest.id)
    code, expires = await server.people.new_code(guest)
    return NewDeviceCode(code, expires, f"/#device={code}")


@post("/api/devices", responses=PUBLIC, summary="Sign in on this device with a code from another one")
async def use_code(request: Request[Any, Any, Any], server: CurrentServer, visit: CurrentVisit, data: JSONBody[Code]) -> Response[Me]:
    rate_limit(server, "codes", address(request))
    here = await server.people.sign_in(await server.people.use_code(data.code))
    if visit:
        await end_session(server, visit)  # the guest this device belonged to
    return me_response(request, here, here.guest, 201)


@get("/api/me/history", responses=GUEST, summary="List my finished games")
async def history(server: CurrentServer, guest: CurrentGuest, before: FromQuery[int | None] = None) -> History:
    until = EVER if before is None else before  # not until now: a game may have ended by a clock that is ahead of this one
    games = await server.services.store.history(guest.id, min(max(until, 0), EVER), LIMITS.history_page)
    return History([game_summary(guest.id, game) for game in games])


@get("/api/me/results", responses=GUEST, summary="Get my results by game")
async def results(server: CurrentServer, guest: CurrentGuest) -> Results:
    return Results(await server.services.store.tallies(guest.id))


ROUTES = [get_me, sign_in, sign_out, sign_out_everywhere, new_code, use_code, history, results]
