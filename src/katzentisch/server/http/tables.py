"""Tables: making one, finding one. What happens at a table goes over the WebSocket."""

import secrets
from math import ceil
from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post
from litestar.params import HeaderParameter, JSONBody, QueryParameter

from ...bots import BOTS
from ...games import GAMES
from ...games.game import Game, Option, Refusal
from ...play.clocks import DAY
from ...words import Said
from ..people.limits import address
from ..rooms.faults import LOG, TableBroken
from ..server import Server
from ..storage.rows import Guest, TableRow
from ..tables.choices import Choices
from ..tables.entries import Opened, Person, encode
from ..tables.moderation import new_invite
from ..tables.replaying import BrokenLog
from ..wire.messages import TableState
from ..wire.requests import TOKEN
from ..wire.updates import state_of
from .checks import Coming, InPath, Serving, Visiting
from .lines import line_of
from .problems import Refused
from .responses import FOUND, FOUND_BY_GUEST, GUEST, PUBLIC
from .shapes import GameLine, MadeTable, OptionLine, OwnTableLine, Shelf, TableLine

MOST_LISTED = 100
OFFERED = [name for name in BOTS if name.startswith("level")]  # from the weakest on


@get("/api/games", responses=PUBLIC, summary="List the games and their bots")
async def games() -> Shelf:
    return Shelf([game_line(game) for game in GAMES.values()])


def game_line(game: Game) -> GameLine:
    options = [option_line(game, option) for option in game.options]
    return GameLine(game.id, game.players[0], game.players[-1], options, bots_for(game))


def bots_for(game: Game) -> list[str]:
    """Where nothing is decided all bots are alike: one is enough."""
    return OFFERED if game.actions > 1 else OFFERED[1:2]


def option_line(game: Game, option: Option) -> OptionLine:
    usual = {str(players): option.usual(players) for players in game.players}
    allowed = {str(players): option.allowed(players) for players in game.players}
    return OptionLine(option.name, list(option.values), usual, allowed)


@post("/api/tables", responses=GUEST, summary="Open a table and take its first seat")
async def make(request: Request[Any, Any, Any], server: Serving, guest: Coming, data: JSONBody[Choices]) -> MadeTable:
    data.checked()
    most = server.gates.tables
    if most is not None and await server.house.store.count_tables(guest.id, server.house.now() - DAY) >= most:
        raise Refused(429, Said("tables-many", {"most": most}))
    take_table(server, guest.id, address(request))
    row = row_of(data, guest, server.house.now())
    await server.house.store.create_table(row, encode(Opened(data, Person(guest.id, guest.name))).decode(), [guest.id])
    return MadeTable(row.id, row.invite, f"/t/{row.id}#{row.invite}" if row.invite else f"/t/{row.id}")


def take_table(server: Server, guest: str, where: str) -> None:
    """How many are made counts too: one that is closed at once takes its place in the database all the same."""
    limits = [(server.gates.new_tables, guest), (server.gates.tables_from, where)]
    waits = [gate.wait(key) for gate, key in limits if not gate.has(key)]
    if waits:
        server.house.counts.limited.labels("new_tables").inc()
        raise Refused(429, Said("tables-fast", {"minutes": ceil(max(waits) / 60), "seconds": max(waits)}))
    for gate, key in limits:
        gate.take(key)


def row_of(choices: Choices, host: Guest, now: int) -> TableRow:
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
async def open_tables(server: Serving, game: Annotated[str | None, QueryParameter(pattern=TOKEN)] = None) -> list[TableLine]:
    rows = await server.house.store.open_tables(MOST_LISTED, game)
    names = await server.house.store.guest_names([row.host for row in rows])
    return [TableLine(**line_of(row, names)) for row in rows]


@get(
    "/api/me/tables",
    responses=GUEST,
    summary="List my tables, those waiting for my move first; not those that ended over a day ago",
)
async def own_tables(server: Serving, guest: Coming) -> list[OwnTableLine]:
    store = server.house.store
    rows = await store.tables_of(guest.id, server.house.now() - DAY)
    names = await store.guest_names([row.host for row in rows])
    turns = await store.turns_of(guest.id)
    broken = await store.broken_reasons([row.id for row in rows])
    lines = [
        OwnTableLine(
            **line_of(row, names),
            is_my_turn=row.id in turns and row.id not in broken,
            invite=row.invite,
            is_broken=broken.get(row.id) == LOG,
        )
        for row in rows
    ]
    return sorted(lines, key=lambda line: not line.is_my_turn)


@get("/api/tables/{table:str}", responses=FOUND, summary="Get a table, without its cards")
async def one_table(
    server: Serving,
    visitor: Visiting,
    table: InPath,
    invite: Annotated[str | None, HeaderParameter(name="Katzentisch-Invite", description="For a table that is not public")] = None,
) -> TableState:
    room = await server.rooms.enter(table, visitor.id if visitor else "", invite)
    try:
        async with room.lock:
            await room.refresh()
            return state_of(room.table, room.invite)
    except BrokenLog as error:
        await server.rooms.failed(room, "http", error)
        raise TableBroken(table).refusal(visitor is not None and visitor.id == room.table.host.guest) from None


@delete("/api/tables/{table:str}", responses=FOUND_BY_GUEST, summary="Close one of my tables for good, even one that can't be continued")
async def close(server: Serving, guest: Coming, table: InPath) -> None:
    known = await server.house.store.table_and_membership(table, guest.id)
    if known is None or not known[1]:
        raise Refused(404, Said("table-unknown"))
    if known[0].host != guest.id:
        raise Refusal(Said("host-only", {"host": (await server.house.store.guest_names([known[0].host])).get(known[0].host, "")}))
    await server.rooms.close_table(table, Person(guest.id, guest.name))


ROUTES = [games, make, open_tables, own_tables, one_table, close]
