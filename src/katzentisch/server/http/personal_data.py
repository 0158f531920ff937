"""A guest's personal data: export everything, delete everything."""

import asyncio
from typing import Any, cast

import msgspec
import structlog
from litestar import Request, Response, delete, get
from litestar.openapi import ResponseSpec

from ...protocol.holders import Person
from ...protocol.shapes import Export, ExportedChat, ExportedTable, Profile, SessionInfo
from ...protocol.table_settings import Status
from ...words import Said
from ..people.people import Visit
from ..request_headers import preferred_language
from ..server import Server
from ..storage.log_archive import DamagedArchive
from ..storage.rows import FinishedGame, TableRow
from ..tables.entries import Chatted, Hosted, Opened, Seated, decode
from .guards import CurrentGuest, CurrentServer, CurrentVisit, rate_limit, require_visit
from .me import NO_COOKIE
from .responses import GUEST

log = structlog.get_logger("katzentisch.people")
PAGE = 200  # games read at once
EXPORT = {**GUEST, 200: ResponseSpec(Export, description="A JSON file", generate_examples=False)}


@get("/api/me/export", responses=EXPORT, summary="Download everything stored about me")
async def export(request: Request[Any, Any, Any], server: CurrentServer, visit: CurrentVisit) -> Response[bytes]:
    here = require_visit(request, visit)
    rate_limit(server, "exports", here.guest.id)
    gathered = await export_fields(server, here)
    body = await asyncio.to_thread(msgspec.json.encode, gathered)
    name = f'attachment; filename="katzentisch-{here.guest.id}.json"'
    return Response(body, headers={"Content-Disposition": name}, media_type="application/json")


async def export_fields(server: Server, visit: Visit) -> dict[str, Any]:
    """Return the fields of an Export."""
    guest, store = visit.guest, server.services.store
    muted = sorted(await store.muted_by(guest.id))
    names = await store.guest_names(muted)
    return {
        "exported": server.services.now(),
        "profile": Profile(guest.id, guest.name, guest.created, guest.seen),
        "sessions": [SessionInfo(each.created, each.seen, each.id == visit.session.id) for each in await store.sessions_of(guest.id)],
        "codes": await store.device_codes_of(guest.id),
        "muted": [Person(each, names.get(each, "")) for each in muted],
        "tables": [await exported_table(server, table, guest.id) for table in await store.tables_mentioning(guest.id)],
        "presence": await store.presence_of(guest.id),
        "games": await exported_games(server, guest.id),
        "results": await store.tallies(guest.id),
    }


async def exported_table(server: Server, table: TableRow, guest: str) -> ExportedTable:
    names, chat, is_damaged = set(), [], False
    try:
        found = [(row.at, decode(row.body)) for row in await server.services.store.entries_mentioning(table.id, guest)]
    except (DamagedArchive, msgspec.MsgspecError) as error:
        log.warning("log can't be exported", table=table.id, error=type(error).__name__)
        found, is_damaged = [], True
    for at, entry in found:
        match entry:
            case Chatted(who=who, text=text) if who.guest == guest:
                names.add(who.name)
                chat.append(ExportedChat(at, text))
            case Opened(host=who) | Hosted(host=who) | Seated(holder=Person() as who) if who.guest == guest:
                names.add(who.name)
    return ExportedTable(
        id=table.id,
        game=table.game,
        status=cast(Status, table.status),
        created=table.created,
        changed=table.changed,
        is_host=table.host == guest,
        invite=table.invite,
        seats=await server.services.store.seats_of(table.id, guest),
        names=sorted(names),
        chat=chat,
        is_damaged=is_damaged,
    )


async def exported_games(server: Server, guest: str) -> list[dict[str, Any]]:
    """Return all games, oldest first. Pages overlap, because two games may have ended at the same moment."""
    found: dict[str, FinishedGame] = {}
    before = 2**62
    while page := [game for game in await server.services.store.history(guest, before, PAGE) if game.id not in found]:
        found.update({game.id: game for game in page})
        before = page[-1].finished + 1
    return [exported_game(game, guest) for game in reversed(found.values())]


def exported_game(game: FinishedGame, guest: str) -> dict[str, Any]:
    """Return the fields of an ExportedGame; the record is passed on as it is stored."""
    own = [result for result in game.results if result.guest == guest]
    return {
        "id": game.id,
        "table": game.table,
        "finished": game.finished,
        "seats": [result.seat for result in own],
        "scores": [result.score for result in own],
        "ranks": [result.rank for result in own],
        "record": msgspec.Raw(game.record.encode()),
    }


@delete("/api/me/data", responses=GUEST, summary="Delete everything stored about me", response_cookies=[NO_COOKIE])
async def erase(request: Request[Any, Any, Any], server: CurrentServer, guest: CurrentGuest) -> None:
    """Delete the guest; in games with others and in records, a placeholder replaces the name."""
    word = Said("guest-gone").translate(preferred_language(request.headers.get("accept-language")))
    server.connections.close_guest(guest.id)
    await server.erasure.erase(guest.id, word)
    server.connections.close_guest(guest.id)  # connected again in the meantime


ROUTES = [export, erase]
