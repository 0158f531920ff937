"""Errors of the HTTP API: always JSON with a code and a sentence, never a traceback."""

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException

from ...games.game import Refusal
from ...protocol.shapes import Problem
from ...words import Said
from ..request_headers import preferred_language
from ..storage.database_errors import database_failure

log = structlog.get_logger("katzentisch.http")
HUNG_UP = "client disconnected prematurely"  # Litestar's message if a client disconnects while sending
RETRY_AFTER = 5  # seconds
UNAVAILABLE = 503


class HttpProblem(Exception):
    def __init__(self, status: int, said: Said) -> None:
        super().__init__(str(said))
        self.status, self.said = status, said


def problem_response(request: Request[Any, Any, Any], status: int, said: Said) -> Response[Problem]:
    text = said.translate(preferred_language(request.headers.get("accept-language")))
    headers = {"Retry-After": str(said.facts.get("seconds", 1))} if status == 429 else None
    return Response(Problem(said.sentence, text), status_code=status, media_type="application/json", headers=headers)


def handle_problem(request: Request[Any, Any, Any], error: HttpProblem) -> Response[Problem]:
    response = problem_response(request, error.status, error.said)
    return with_retry_after(response) if error.status == UNAVAILABLE else response


def handle_refusal(request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    status = STATUSES.get(error.said.sentence, 400)
    response = problem_response(request, status, error.said)
    return with_retry_after(response) if status == UNAVAILABLE else response


STATUSES = {
    "table-unknown": 404,
    "table-banned": 404,
    "table-broken": 409,
    "table-broken-host": 409,
    "table-game-missing": 409,
    "host-only": 403,
    "rules-compiling": UNAVAILABLE,
}


def handle_http_exception(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Respond to errors raised by Litestar itself."""
    sentences = {404: "page-unknown", 405: "method-wrong", 413: "request-large"}
    if error.status_code in sentences:
        response = problem_response(request, error.status_code, Said(sentences[error.status_code]))
    elif error.status_code < 500 or error.detail == HUNG_UP:
        response = problem_response(request, error.status_code, Said("request-wrong", {"why": details(error)}))
    else:
        return handle_error(request, error)
    response.headers.update(error.headers or {})
    return response


def details(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    return "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)) or error.detail[:300]


def handle_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Respond to a database failure, which may pass, or to a bug. The error's message isn't sent: it may contain secrets."""
    failure, route = database_failure(error), request.scope.get("path_template", "")
    if failure:
        log.warning("request failed", route=route, failure=failure)
        return with_retry_after(problem_response(request, UNAVAILABLE, Said("database-away")))
    log.error("request failed", route=route, exc_info=error)
    return problem_response(request, 500, Said("server-fault"))


def with_retry_after(response: Response[Problem]) -> Response[Problem]:
    response.headers["Retry-After"] = str(RETRY_AFTER)
    return response


HANDLERS: dict[Any, Any] = {
    HttpProblem: handle_problem,
    Refusal: handle_refusal,
    HTTPException: handle_http_exception,
    Exception: handle_error,
}
