"""Create, list and close tables. What happens at a table goes over the WebSocket."""

import secrets
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, delete, get, post
from litestar.params import FromQuery, HeaderParameter, JSONBody, QueryParameter

from ...games import GAMES
from ...games.game import Refusal
from ...play.clocks import DAY
from ...protocol.holders import Person
from ...protocol.messages import TableState
from ...protocol.requests import TOKEN
from ...protocol.shapes import CreatedTable, Invitation, OwnTableSummary, TableSummary
from ...protocol.table_settings import TableSettings
from ...words import Said
from ..people.rate_limits import address, wait_facts
from ..rooms.admission import may_know
from ..rooms.faults import LOG, TableBroken
from ..server import Server
from ..storage.rows import Guest, TableRow
from ..tables.entries import Opened, encode
from ..tables.moderation import new_invite
from ..tables.replay import BrokenLog
from ..tables.updates import state_of
from .guards import CurrentGuest, CurrentServer, OptionalGuest, PathId
from .listings import table_fields
from .problems import HttpProblem
from .responses import FOUND, FOUND_BY_GUEST, GUEST, PUBLIC

MOST_LISTED = 100
LIVE = 30 * 60 * 1000  # milliseconds since the last move of a game that is worth watching

# In a header, because addresses are logged
Invite = Annotated[str | None, HeaderParameter(name="Katzentisch-Invite", description="For a table that is not public")]


@post("/api/tables", responses=GUEST, summary="Open a table and take its first seat")
async def create(
    request: Request[Any, Any, Any], server: CurrentServer, guest: CurrentGuest, data: JSONBody[TableSettings]
) -> CreatedTable:
    data.checked_game()
    most = server.rate_limits.tables
    if most is not None and await server.services.store.count_tables(guest.id, server.services.now() - DAY) >= most:
        raise HttpProblem(429, Said("tables-many", {"most": most}))
    rate_limit_tables(server, guest.id, address(request))
    server.services.compiled.want(data.game)
    row = row_of(data, guest, server.services.now())
    await server.services.store.create_table(row, encode(Opened(data, Person(guest.id, guest.name))).decode(), [guest.id])
    return CreatedTable(row.id, row.invite, f"/t/{row.id}#{row.invite}" if row.invite else f"/t/{row.id}")


def rate_limit_tables(server: Server, guest: str, where: str) -> None:
    """Limit how many tables are created: closed ones take up space in the database as well."""
    limits = [(server.rate_limits.new_tables, guest), (server.rate_limits.tables_from, where)]
    waits = [buckets.retry_after(key) for buckets, key in limits if not buckets.has_token(key)]
    if waits:
        server.services.metrics.limited.labels("new_tables").inc()
        raise HttpProblem(429, Said("tables-fast", wait_facts(max(waits))))
    for buckets, key in limits:
        buckets.consume(key)


def row_of(choices: TableSettings, host: Guest, now: int) -> TableRow:
    return TableRow(
        id=secrets.token_urlsafe(9),
        invite=None if choices.public else new_invite(),
        game=choices.game,
        players=choices.players,
        host=host.id,
        settings=msgspec.json.encode(choices).decode(),
        status="open",
        free=choices.players - 1,
        number=1,
        turn=None,
        due=None,
        created=now,
        changed=now,
        seated=msgspec.json.encode([host.name]).decode(),
    )


@get("/api/tables", responses=PUBLIC, summary="List public tables with a free seat, or those where a game is on that anyone can watch")
async def public_tables(
    server: CurrentServer,
    game: Annotated[str | None, QueryParameter(pattern=TOKEN)] = None,
    show: FromQuery[Literal["open", "running"]] = "open",
) -> list[TableSummary]:
    store, games = server.services.store, [each for each in GAMES if game in (None, each)]
    if show == "open":
        rows = await store.open_tables(MOST_LISTED, games)
    else:
        rows = await store.running_tables(MOST_LISTED, games, server.services.now() - LIVE)
    names = await store.guest_names([row.host for row in rows])
    lines = [TableSummary(**table_fields(row, names)) for row in rows]
    return [line for line in lines if show == "open" or line.choices.spectators]


@get("/api/me/tables", responses=GUEST, summary="List my tables, those waiting for my move first; not those that ended over a day ago")
async def own_tables(server: CurrentServer, guest: CurrentGuest) -> list[OwnTableSummary]:
    store = server.services.store
    rows = await store.tables_of(guest.id, server.services.now() - DAY)
    names = await store.guest_names([row.host for row in rows])
    turns = await store.turns_of(guest.id)
    broken = await store.broken_reasons([row.id for row in rows])
    lines = [
        OwnTableSummary(
            **table_fields(row, names),
            is_my_turn=row.id in turns and row.id not in broken and row.game in GAMES,
            invite=row.invite,
            is_broken=broken.get(row.id) == LOG or row.game not in GAMES,
            is_installed=row.game in GAMES,
        )
        for row in rows
    ]
    return sorted(lines, key=lambda line: not line.is_my_turn)


@get("/api/tables/{table:str}", responses=FOUND, summary="Get a table, without its cards")
async def one_table(server: CurrentServer, visitor: OptionalGuest, table: PathId, invite: Invite = None) -> TableState:
    room = await server.rooms.enter(table, visitor.id if visitor else "", invite)
    try:
        async with room.lock:
            await room.refresh()
            return state_of(room.table, room.invite)
    except BrokenLog as error:
        await server.rooms.mark_failed(room, "http", error)
        raise TableBroken(table).refusal(visitor is not None and visitor.id == room.table.host.guest) from None


@get("/api/tables/{table:str}/invitation", responses=FOUND, summary="Get who invites to a table, before you are a guest")
async def invitation(server: CurrentServer, visitor: OptionalGuest, table: PathId, invite: Invite = None) -> Invitation:
    """Answer from the table's row: nothing is loaded for a visitor without a name. A private table without its invitation is answered
    like a missing one."""
    known = await server.services.store.table_and_membership(table, visitor.id if visitor else "")
    if known is None or not may_know(*known, invite):
        raise Refusal(Said("table-unknown"))
    fields = table_fields(known[0], await server.services.store.guest_names([known[0].host]))
    return Invitation(**{name: fields[name] for name in Invitation.__struct_fields__})


@delete("/api/tables/{table:str}", responses=FOUND_BY_GUEST, summary="Close one of my tables for good, even one that can't be continued")
async def close(server: CurrentServer, guest: CurrentGuest, table: PathId) -> None:
    known = await server.services.store.table_and_membership(table, guest.id)
    if known is None or not known[1]:
        raise HttpProblem(404, Said("table-unknown"))
    if known[0].host != guest.id:
        raise Refusal(Said("host-only", {"host": (await server.services.store.guest_names([known[0].host])).get(known[0].host, "")}))
    await server.rooms.close_table(table, Person(guest.id, guest.name))


ROUTES = [create, public_tables, own_tables, one_table, invitation, close]
