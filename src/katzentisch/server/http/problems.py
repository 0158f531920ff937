"""Errors of the HTTP API: always JSON with a code and a sentence, never a traceback."""

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException

from ...games.game import Refusal
from ...words import Said
from ..language import spoken
from ..storage.database_errors import database_failure
from .shapes import Problem

log = structlog.get_logger("katzentisch.http")
HUNG_UP = "client disconnected prematurely"  # as Litestar calls it, in the middle of a body; no fault of ours, and nobody hears the answer
RETRY_AFTER = 5  # seconds
UNAVAILABLE = 503


class Refused(Exception):
    def __init__(self, status: int, said: Said) -> None:
        super().__init__(str(said))
        self.status, self.said = status, said


def answer(request: Request[Any, Any, Any], status: int, said: Said) -> Response[Problem]:
    text = said.tell(spoken(request.headers.get("accept-language")))
    headers = {"Retry-After": str(said.facts.get("seconds", 1))} if status == 429 else None
    return Response(Problem(said.sentence, text), status_code=status, media_type="application/json", headers=headers)


def refused(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    response = answer(request, error.status, error.said)
    return later(response) if error.status == UNAVAILABLE else response


def refusal(request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    return answer(request, STATUSES.get(error.said.sentence, 400), error.said)


STATUSES = {"table-unknown": 404, "table-banned": 404, "table-broken": 409, "table-broken-host": 409, "host-only": 403}


def not_possible(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses."""
    sentences = {404: "page-unknown", 405: "method-wrong", 413: "request-large"}
    if error.status_code in sentences:
        response = answer(request, error.status_code, Said(sentences[error.status_code]))
    elif error.status_code < 500 or error.detail == HUNG_UP:
        response = answer(request, error.status_code, Said("request-wrong", {"why": why(error)}))
    else:
        return fault(request, error)
    response.headers.update(error.headers or {})
    return response


def why(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    return "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)) or error.detail[:300]


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The database's, which may be back soon, or ours. What the error says stays here: it may quote what nobody should know."""
    failure, route = database_failure(error), request.scope.get("path_template", "")
    if failure:
        log.warning("request failed", route=route, failure=failure)
        return later(answer(request, UNAVAILABLE, Said("database-away")))
    log.error("request failed", route=route, exc_info=error)
    return answer(request, 500, Said("server-fault"))


def later(response: Response[Problem]) -> Response[Problem]:
    response.headers["Retry-After"] = str(RETRY_AFTER)
    return response


HANDLERS: dict[Any, Any] = {
    Refused: refused,
    Refusal: refusal,
    HTTPException: not_possible,
    Exception: fault,
}
