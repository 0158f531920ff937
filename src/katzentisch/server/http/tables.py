"""Create, list and close tables. What happens at a table goes over the WebSocket."""

import secrets
from math import ceil
from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post
from litestar.params import HeaderParameter, JSONBody, QueryParameter

from ...games import GAMES
from ...games.game import Refusal
from ...play.clocks import DAY
from ...protocol.holders import Person
from ...protocol.messages import TableState
from ...protocol.requests import TOKEN
from ...protocol.shapes import CreatedTable, OwnTableSummary, TableSummary
from ...protocol.table_settings import TableSettings
from ...words import Said
from ..people.rate_limits import address
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
        raise HttpProblem(429, Said("tables-fast", {"minutes": ceil(max(waits) / 60), "seconds": max(waits)}))
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


@get("/api/tables", responses=PUBLIC, summary="List public tables with a free seat")
async def open_tables(server: CurrentServer, game: Annotated[str | None, QueryParameter(pattern=TOKEN)] = None) -> list[TableSummary]:
    rows = await server.services.store.open_tables(MOST_LISTED, [each for each in GAMES if game in (None, each)])
    names = await server.services.store.guest_names([row.host for row in rows])
    return [TableSummary(**table_fields(row, names)) for row in rows]


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
async def one_table(
    server: CurrentServer,
    visitor: OptionalGuest,
    table: PathId,
    invite: Annotated[str | None, HeaderParameter(name="Katzentisch-Invite", description="For a table that is not public")] = None,
) -> TableState:
    room = await server.rooms.enter(table, visitor.id if visitor else "", invite)
    try:
        async with room.lock:
            await room.refresh()
            return state_of(room.table, room.invite)
    except BrokenLog as error:
        await server.rooms.mark_failed(room, "http", error)
        raise TableBroken(table).refusal(visitor is not None and visitor.id == room.table.host.guest) from None


@delete("/api/tables/{table:str}", responses=FOUND_BY_GUEST, summary="Close one of my tables for good, even one that can't be continued")
async def close(server: CurrentServer, guest: CurrentGuest, table: PathId) -> None:
    known = await server.services.store.table_and_membership(table, guest.id)
    if known is None or not known[1]:
        raise HttpProblem(404, Said("table-unknown"))
    if known[0].host != guest.id:
        raise Refusal(Said("host-only", {"host": (await server.services.store.guest_names([known[0].host])).get(known[0].host, "")}))
    await server.rooms.close_table(table, Person(guest.id, guest.name))


ROUTES = [create, open_tables, own_tables, one_table, close]
