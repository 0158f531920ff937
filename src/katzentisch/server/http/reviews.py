"""Finished games looked at again."""

from functools import partial
from typing import Any

import msgspec
from litestar import Request, get
from litestar.params import FromQuery

from ...bots.reviewing import Decision, Review, review
from ...play.judge import set_up
from ..people.limits import address
from ..storage.rows import FinishedGame
from .checks import InPath, Serving, Visiting
from .played import check_seat, found, readable
from .problems import Refused
from .responses import FOUND
from .shapes import GameReview, GivenAway

WORLDS = 200  # for each decision


def reviewed(finished: FinishedGame, seat: int) -> GameReview:
    record = msgspec.json.decode(finished.record)
    with readable():
        return told(review(set_up(record), record["moves"], seat, WORLDS), finished)


def told(seen: Review, finished: FinishedGame) -> GameReview:
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
        worst=[line_of(each) for each in seen.worst],
    )


def line_of(decision: Decision) -> GivenAway:
    gap = decision.played.behind_wins
    return GivenAway(decision.at, decision.move, decision.better, gap.mean, gap.error)


@get("/api/played/{game:str}/review", responses=FOUND, summary="Review a seat's decisions and how lucky its deal was")
async def review_of(request: Request[Any, Any, Any], server: Serving, visitor: Visiting, game: InPath, seat: FromQuery[int]) -> GameReview:
    finished = await found(server, game)
    check_seat(finished, seat)
    key = finished.id, seat
    where = address(request)
    who = visitor.id if visitor else where
    said = server.reviews.why_not(key, who, where)
    if said:
        server.house.counts.limited.labels("reviews").inc()
        raise Refused(429, said)
    found_out: GameReview = await server.reviews.of(key, who, where, partial(reviewed, finished, seat))
    return found_out


ROUTES = [review_of]
