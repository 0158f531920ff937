"""Finished games: record, replay and review. Everybody who knows a game's id can see it, since everything is revealed by then."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import islice
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, QueryParameter

from ...bots.review import Decision, Review, review
from ...games import GAMES
from ...play.record import RecordError, decode_record
from ...play.replay import Replay as RecordReplay
from ...play.replay import replay
from ...protocol.limits import LIMITS
from ...protocol.shapes import CostlyMove, GameRecord, GameReview, Replay, ReplayFrame
from ...words import Said
from ..people.rate_limits import address
from ..server import Server
from ..storage.rows import FinishedGame
from .guards import CurrentServer, OptionalGuest, PathId
from .problems import HttpProblem
from .responses import FOUND

SAMPLES = 200  # determinizations per decision

RECORD = {
    **FOUND,
    200: ResponseSpec(GameRecord, description="The format of rules/README.md", media_type="application/jsonl", generate_examples=False),
}


async def load_finished(server: Server, game: str) -> FinishedGame:
    finished = await server.services.store.finished_game(game)
    if finished is None:
        raise HttpProblem(404, Said("game-not-found"))
    return finished


async def load_playable(server: Server, game: str) -> FinishedGame:
    """Load a game that this server has the rules of."""
    finished = await load_finished(server, game)
    if finished.game not in GAMES:
        raise HttpProblem(409, Said("game-missing", {"game": finished.game}))
    return finished


def check_seat(finished: FinishedGame, seat: int) -> None:
    if not 0 <= seat < finished.players:
        raise HttpProblem(400, Said("seat-range", {"seat": seat, "last": finished.players - 1}))


@get("/api/played/{game:str}/record", responses=RECORD, media_type="application/jsonl", summary="Download a record, one .jsonl line")
async def record(server: CurrentServer, game: PathId) -> Response[bytes]:
    finished = await load_finished(server, game)
    name = f'attachment; filename="{finished.game}-{finished.id}.jsonl"'
    return Response(finished.record.encode() + b"\n", headers={"Content-Disposition": name}, media_type="application/jsonl")


@get(
    "/api/played/{game:str}/replay",
    responses=FOUND,
    summary="Replay a game entry by entry, as a seat or a spectator saw it; at most a thousand entries per request",
)
async def get_replay(
    server: CurrentServer,
    game: PathId,
    seat: FromQuery[int | None] = None,
    start: Annotated[int, QueryParameter(name="from", ge=0, le=2**31)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=LIMITS.replay_page)] = LIMITS.replay_page,
) -> Replay:
    finished = await load_playable(server, game)
    if seat is not None:
        check_seat(finished, seat)
    server.services.compiled.require(finished.game)
    return await asyncio.to_thread(replay_page, finished, seat, range(start, start + count))


def replay_page(finished: FinishedGame, seat: int | None, page: range) -> Replay:
    with reporting_other_rules():
        steps = replay(decode_record(finished.record))
        shown = list(frames(steps, seat, page))
    return Replay(finished.game, steps.play.notes["names"], seat, len(steps.entries) + 1, shown)


@contextmanager
def reporting_other_rules() -> Iterator[None]:
    """Report that a game was played under other rules; today's errors about it would help nobody."""
    try:
        yield
    except RecordError:
        raise HttpProblem(409, Said("game-other-rules")) from None


def frames(steps: RecordReplay, seat: int | None, page: range) -> Iterator[ReplayFrame]:
    """Return the frames of a page; the deal is number 0."""
    play = steps.play
    if 0 in page:
        yield ReplayFrame(None, list(play.opening_events(seat)), play.view(seat))
    for number, step in enumerate(islice(steps, page.stop - 1), 1):
        if number in page:
            yield ReplayFrame(step.seen(seat), list(step.events(seat)), play.view(seat))


def make_review(finished: FinishedGame, seat: int) -> GameReview:
    with reporting_other_rules():
        record = replay(decode_record(finished.record)).finish().record()
        return review_response(review(record, seat, SAMPLES), finished)


def review_response(seen: Review, finished: FinishedGame) -> GameReview:
    return GameReview(
        game=finished.game,
        seat=seen.seat,
        decisions=len(seen.decisions),
        fair=seen.fair,
        deal=seen.deal.mean,
        deal_error=seen.deal.error,
        won=seen.won,
        given=seen.given_wins.mean,
        given_error=seen.given_wins.error,
        worst=[costly_move(each) for each in seen.worst],
    )


def costly_move(decision: Decision) -> CostlyMove:
    gap = decision.played.behind_wins
    return CostlyMove(decision.at, decision.move, decision.best_move, gap.mean, gap.error)


@get("/api/played/{game:str}/review", responses=FOUND, summary="Review a seat's decisions and how lucky its deal was")
async def get_review(
    request: Request[Any, Any, Any], server: CurrentServer, visitor: OptionalGuest, game: PathId, seat: FromQuery[int]
) -> GameReview:
    finished = await load_playable(server, game)
    check_seat(finished, seat)
    server.services.compiled.require_all(finished.game)
    key = finished.id, seat
    where = address(request)
    who = visitor.id if visitor else where
    said = server.reviews.why_not(key, who, where)
    if said:
        server.services.metrics.limited.labels("reviews").inc()
        raise HttpProblem(429, said)
    made: GameReview = await server.reviews.of(key, who, where, partial(make_review, finished, seat))
    return made


ROUTES = [record, get_replay, get_review]
