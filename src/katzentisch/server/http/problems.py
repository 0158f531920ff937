"""Errors of the HTTP API: always JSON with a code and a sentence, never a traceback."""

import re
from secrets import token_hex
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException

from ...games.game import Refusal
from ...protocol.requests import TOKEN
from ...protocol.shapes import Problem
from ...words import Said
from ..logs import REFUSALS
from ..request_headers import preferred_language
from ..server import Server
from ..storage.database_errors import database_failure

log = structlog.get_logger("katzentisch.http")
HUNG_UP = "client disconnected prematurely"  # Litestar's message if a client disconnects while sending
RETRY_AFTER = 5  # seconds
UNAVAILABLE = 503
ORDINARY = (401, 404, 405)  # first visits, old links and scanners: only debugging logs them
REQUEST_ID = "X-Request-Id"
FIELD = re.compile(r"at `(\$[\w.\[\]]*)`")  # where in a body msgspec found a mistake


class HttpProblem(Exception):
    def __init__(self, status: int, said: Said) -> None:
        super().__init__(str(said))
        self.status, self.said = status, said


def problem_response(request: Request[Any, Any, Any], status: int, said: Said, error: Exception | None = None) -> Response[Problem]:
    """Return the response for a request that failed, and log it under the same id. `error` is a bug or the database's."""
    text = said.translate(preferred_language(request.headers.get("accept-language")))
    headers = {REQUEST_ID: log_failure(request, status, said, error)}
    if status == 429:
        headers["Retry-After"] = str(said.facts.get("seconds", 1))
    return Response(Problem(said.sentence, text), status_code=status, media_type="application/json", headers=headers)


def log_failure(request: Request[Any, Any, Any], status: int, said: Said, error: Exception | None = None) -> str:
    """Log which request failed and why, without anything that a visitor has written; return the id of the line."""
    facts = {"method": request.method, **place(request), "status": status, "code": said.sentence, "request": token_hex(8)}
    failure = database_failure(error) if error else None
    if failure:
        log.warning("request failed", failure=failure, **facts)
    elif error or status >= 500:
        (log.error if error else log.warning)("request failed", exc_info=error, **facts)
    elif status in ORDINARY:
        log.debug("request refused", **facts)
    else:
        field = FIELD.search(str(said.facts.get("why", "")))
        REFUSALS.log(log, "request refused", **facts, **({"field": field[1]} if field else {}))
    return str(facts["request"])


def place(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Return the template of the path, and the table if it names one. Other parameters can be secrets, as a game's id is."""
    table = str(request.scope.get("path_params", {}).get("table", ""))
    return {"route": request.scope.get("path_template", ""), **({"table": table} if re.fullmatch(TOKEN, table) else {})}


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
    server: Server = request.app.state.server
    server.services.metrics.failures.labels("http").inc()
    if database_failure(error):
        return with_retry_after(problem_response(request, UNAVAILABLE, Said("database-away"), error))
    return problem_response(request, 500, Said("server-fault"), error)


def with_retry_after(response: Response[Problem]) -> Response[Problem]:
    response.headers["Retry-After"] = str(RETRY_AFTER)
    return response


HANDLERS: dict[Any, Any] = {
    HttpProblem: handle_problem,
    Refusal: handle_refusal,
    HTTPException: handle_http_exception,
    Exception: handle_error,
}
