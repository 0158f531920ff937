"""Structured logs: one line an event, JSON where no person reads along. Paths are logged as templates, so no secret gets in."""

import asyncio
import logging
import sqlite3
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy.exc import DBAPIError
from structlog.typing import EventDict, Processor

from .tables.replaying import BrokenLog

log = structlog.get_logger("katzentisch.http")
OURS = "katzentisch"  # a folder


def set_up_logs(level: str = "INFO") -> None:
    """Other libraries' logs go the same way."""
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    written = console() if sys.stderr.isatty() else structlog.processors.JSONRenderer(ensure_ascii=False)
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, place_faults, written]
        )
    )
    logging.basicConfig(handlers=[handler], level="INFO" if level == "DEBUG" else level, force=True)
    logging.getLogger("katzentisch").setLevel(level)
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )


def console() -> Processor:
    """For a person."""
    return structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)


def place_faults(_logger: Any, _name: str, event: EventDict) -> EventDict:
    """What went wrong and where, without what the error says and without variables: both may hold cards."""
    error = error_in(event.pop("exc_info", None))
    if error:
        event["exception"] = "\n".join(told(error))
    return event


def error_in(found: Any) -> BaseException | None:
    if isinstance(found, BaseException):
        return found
    if isinstance(found, tuple):
        return found[1] if isinstance(found[1], BaseException) else None
    return sys.exc_info()[1] if found else None


def told(error: BaseException, seen: frozenset[int] = frozenset()) -> Iterator[str]:
    """The first cause first; errors may stand in a circle."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    seen |= {id(error)}
    if cause and id(cause) not in seen:
        yield from told(cause, seen)
        yield "then"
    frames = traceback.extract_tb(error.__traceback__)
    for frame in frames:
        if OURS in Path(frame.filename).parts or frame is frames[-1]:
            yield f"  {frame.filename}:{frame.lineno} in {frame.name}"
    yield named(error)
    for each in error.exceptions if isinstance(error, BaseExceptionGroup) else ():
        if id(each) not in seen:
            yield from told(each, seen)


def named(error: BaseException) -> str:
    """The kind; what a database, a file or a network says of itself is harmless, as far as its first line goes."""
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    says = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(error, DBAPIError | OSError | sqlite3.Error):
        return f"{kind}: {str(says).splitlines()[0] if str(says) else ''}"
    return f"{kind}: {error}" if isinstance(error, BrokenLog) else kind


def complain(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Asyncio's own words about a task that failed quote its error."""
    error = context.get("exception")
    logging.getLogger("asyncio").error("a task failed" if error else str(context.get("message")), exc_info=error)


def log_requests(app: ASGIApp) -> ASGIApp:
    async def logged(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        begun, status = perf_counter(), 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        await app(scope, receive, noting)
        route = scope.get("path_template", "")
        log.debug("request", method=scope["method"], route=route, status=status, ms=round(1000 * (perf_counter() - begun), 1))

    return logged
