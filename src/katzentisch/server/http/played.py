"""Finished games: whoever knows a game's id may read its record, for all is open then."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, QueryParameter

from ...games.game import Refusal
from ...play.judge import Fault, set_up
from ...play.play import Play
from ...words import Said
from ..server import Server
from ..storage.rows import FinishedGame
from .checks import InPath, Serving
from .problems import Refused
from .responses import FOUND
from .shapes import Frame, GameRecord, Replay

RECORD = {
    **FOUND,
    200: ResponseSpec(GameRecord, description="The format of rules/README.md", media_type="application/jsonl", generate_examples=False),
}
PAGE = 1000  # frames: most games in one, half a megabyte of the longest


async def found(server: Server, game: str) -> FinishedGame:
    finished = await server.house.store.finished_game(game)
    if finished is None:
        raise Refused(404, Said("game-not-found"))
    return finished


def check_seat(finished: FinishedGame, seat: int) -> None:
    if not 0 <= seat < finished.players:
        raise Refused(400, Said("seat-range", {"seat": seat, "last": finished.players - 1}))


@get(
    "/api/played/{game:str}/record",
    responses=RECORD,
    media_type="application/jsonl",
    summary="Download a record, one .jsonl line",
)
async def record(server: Serving, game: InPath) -> Response[bytes]:
    finished = await found(server, game)
    name = f'attachment; filename="{finished.game}-{finished.id}.jsonl"'
    return Response(finished.record.encode() + b"\n", headers={"Content-Disposition": name}, media_type="application/jsonl")


@get(
    "/api/played/{game:str}/replay",
    responses=FOUND,
    summary="Replay a game entry by entry, as a seat or a spectator saw it; at most a thousand entries per request",
)
async def replayed(
    server: Serving,
    game: InPath,
    seat: FromQuery[int | None] = None,
    start: Annotated[int, QueryParameter(name="from", ge=0, le=2**31)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=PAGE)] = PAGE,
) -> Replay:
    finished = await found(server, game)
    if seat is not None:
        check_seat(finished, seat)
    return await asyncio.to_thread(replay, finished, seat, range(start, start + count))


def replay(finished: FinishedGame, seat: int | None, page: range) -> Replay:
    record = msgspec.json.decode(finished.record)
    with readable():
        shown = list(frames(set_up(record), record["moves"], seat, page))
    return Replay(finished.game, record["names"], seat, len(record["moves"]) + 1, shown)


@contextmanager
def readable() -> Iterator[None]:
    """What today's rules say about a game of other rules helps nobody."""
    try:
        yield
    except (Refusal, Fault):
        raise Refused(409, Said("game-other-rules")) from None


def frames(play: Play, entries: list[str], seat: int | None, page: range) -> Iterator[Frame]:
    """Of the numbers in the page; the deal is number 0."""
    if 0 in page:
        yield Frame(None, list(play.opened(seat)), play.view(seat))
    for number, entry in enumerate(islice(entries, page.stop - 1), 1):
        step = play.enter(entry)
        if number in page:
            yield Frame(step.seen(seat), list(step.events(seat)), play.view(seat))


ROUTES = [record, replayed]
