"""What is kept about a guest: all of it to take along, and all of it deleted."""

import asyncio
from typing import Any, cast

import msgspec
from litestar import Request, Response, delete, get
from litestar.openapi import ResponseSpec

from ...words import Said
from ..language import spoken
from ..people.people import Visit
from ..server import Server
from ..storage.rows import FinishedGame, TableRow
from ..tables.choices import Status
from ..tables.entries import Chatted, Hosted, Opened, Person, Seated, decode
from .checks import Coming, Serving, Visited, present, take
from .me import NO_COOKIE
from .responses import GUEST
from .shapes import ChatLine, Export, NamingTable, ProfileLine, SessionLine

PAGE = 200  # games read at once
EXPORT = {**GUEST, 200: ResponseSpec(Export, description="A JSON file", generate_examples=False)}


class Kept(msgspec.Struct, frozen=True):
    """A game of an export; the record is passed on as it is stored."""

    id: str
    table: str
    finished: int
    seats: list[int]
    scores: list[int]
    ranks: list[int]
    record: msgspec.Raw


@get("/api/me/export", responses=EXPORT, summary="Download everything stored about me")
async def export(request: Request[Any, Any, Any], server: Serving, visit: Visited) -> Response[bytes]:
    here = present(request, visit)
    take(server, "exports", here.guest.id)
    gathered = await everything(server, here)
    body = await asyncio.to_thread(msgspec.json.encode, gathered)
    name = f'attachment; filename="katzentisch-{here.guest.id}.json"'
    return Response(body, headers={"Content-Disposition": name}, media_type="application/json")


async def everything(server: Server, visit: Visit) -> dict[str, Any]:
    """The fields of an Export."""
    guest, store = visit.guest, server.house.store
    muted = sorted(await store.muted_by(guest.id))
    names = await store.guest_names(muted)
    return {
        "exported": server.house.now(),
        "profile": ProfileLine(guest.id, guest.name, guest.created, guest.seen),
        "sessions": [SessionLine(each.created, each.seen, each.id == visit.session.id) for each in await store.sessions_of(guest.id)],
        "codes": await store.device_codes_of(guest.id),
        "muted": [Person(each, names.get(each, "")) for each in muted],
        "tables": [await naming_table(server, table, guest.id) for table in await store.tables_mentioning(guest.id)],
        "presence": await store.presence_of(guest.id),
        "games": await kept_games(server, guest.id),
        "results": await store.tallies(guest.id),
    }


async def naming_table(server: Server, table: TableRow, guest: str) -> NamingTable:
    names, chat = set(), []
    for row in await server.house.store.entries_mentioning(table.id, guest):
        match decode(row.body):
            case Chatted(who=who, text=text) if who.guest == guest:
                names.add(who.name)
                chat.append(ChatLine(row.at, text))
            case Opened(host=who) | Hosted(host=who) | Seated(holder=Person() as who) if who.guest == guest:
                names.add(who.name)
    return NamingTable(
        id=table.id,
        game=table.game,
        status=cast(Status, table.status),
        created=table.created,
        changed=table.changed,
        is_host=table.host == guest,
        invite=table.invite,
        seats=await server.house.store.seats_of(table.id, guest),
        names=sorted(names),
        chat=chat,
    )


async def kept_games(server: Server, guest: str) -> list[Kept]:
    """Oldest first. Two may have ended at the same moment, so pages overlap by one moment."""
    found: dict[str, FinishedGame] = {}
    before = 2**62
    while page := [game for game in await server.house.store.history(guest, before, PAGE) if game.id not in found]:
        found.update({game.id: game for game in page})
        before = page[-1].finished + 1
    return [kept_game(game, guest) for game in reversed(found.values())]


def kept_game(game: FinishedGame, guest: str) -> Kept:
    own = [result for result in game.results if result.guest == guest]
    return Kept(
        id=game.id,
        table=game.table,
        finished=game.finished,
        seats=[result.seat for result in own],
        scores=[result.score for result in own],
        ranks=[result.rank for result in own],
        record=msgspec.Raw(game.record.encode()),
    )


@delete("/api/me/data", responses=GUEST, summary="Delete everything stored about me", response_cookies=[NO_COOKIE])
async def erase(request: Request[Any, Any, Any], server: Serving, guest: Coming) -> None:
    """In games with others and in their records a word stands where the name was."""
    word = Said("guest-gone").tell(spoken(request.headers.get("accept-language")))
    server.connections.close_guest(guest.id)
    await server.erasure.erase(guest.id, word)
    server.connections.close_guest(guest.id)  # whoever came in again meanwhile


ROUTES = [export, erase]
