"""Finished games: whoever knows a game's id may read its record, for all is open then."""

import msgspec
from litestar import Response, get
from litestar.params import FromQuery

from ...play.judge import set_up
from ...play.play import Play
from ...words import Said
from ..server import Server
from ..storage.rows import FinishedGame
from .checks import InPath, Serving
from .problems import Refused
from .responses import FOUND
from .shapes import Frame, Replay


async def found(server: Server, game: str) -> FinishedGame:
    finished = await server.house.store.finished(game)
    if finished is None:
        raise Refused(404, Said("game-not-found"))
    return finished


@get("/api/played/{game:str}/record", responses=FOUND, media_type="application/jsonl", summary="The record, one line of a .jsonl file")
async def record(server: Serving, game: InPath) -> Response[bytes]:
    finished = await found(server, game)
    name = f'attachment; filename="{finished.game}-{finished.id}.jsonl"'
    return Response(finished.record.encode() + b"\n", headers={"Content-Disposition": name}, media_type="application/jsonl")


@get("/api/played/{game:str}/replay", responses=FOUND, summary="Entry by entry, through a seat's eyes or a spectator's")
async def replayed(server: Serving, game: InPath, seat: FromQuery[int | None] = None) -> Replay:
    finished = await found(server, game)
    record = msgspec.json.decode(finished.record)
    if seat is not None and not 0 <= seat < finished.players:
        raise Refused(400, Said("seat-range", {"seat": seat, "last": finished.players - 1}))
    return Replay(finished.game, record["names"], seat, frames(set_up(record), record["moves"], seat))


def frames(play: Play, entries: list[str], seat: int | None) -> list[Frame]:
    shown = [Frame(None, list(play.opened(seat)), play.view(seat))]
    for entry in entries:
        step = play.enter(entry)
        shown.append(Frame(step.seen(seat), list(step.events(seat)), play.view(seat)))
    return shown


ROUTES = [record, replayed]
