"""Structured logs: one line per event, JSON unless stderr is a terminal. Paths are logged as templates, so they contain no secrets."""

import asyncio
import logging
import sqlite3
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, perf_counter
from typing import Any

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy.exc import DBAPIError
from structlog.typing import EventDict, Processor

from .tables.replay import BrokenLog

log = structlog.get_logger("katzentisch.http")
OURS = "katzentisch"  # a folder
A_MINUTE = 60.0  # seconds


def set_up_logs(level: str = "INFO") -> None:
    """Set up logging, for other libraries too."""
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    written = console() if sys.stderr.isatty() else structlog.processors.JSONRenderer(ensure_ascii=False)
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, locate_errors, written]
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
    """Return the renderer for a terminal."""
    return structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)


def locate_errors(_logger: Any, _name: str, event: EventDict) -> EventDict:
    """Add the kind and place of an error, without its message and variables: both could contain cards."""
    error = error_in(event.pop("exc_info", None))
    if error:
        event["exception"] = "\n".join(error_lines(error))
    return event


def error_in(found: Any) -> BaseException | None:
    if isinstance(found, BaseException):
        return found
    if isinstance(found, tuple):
        return found[1] if isinstance(found[1], BaseException) else None
    return sys.exc_info()[1] if found else None


def error_lines(error: BaseException, seen: frozenset[int] = frozenset()) -> Iterator[str]:
    """Return the lines for an error, its first cause first. Causes can be circular."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    seen |= {id(error)}
    if cause and id(cause) not in seen:
        yield from error_lines(cause, seen)
        yield "then"
    frames = traceback.extract_tb(error.__traceback__)
    for frame in frames:
        if OURS in Path(frame.filename).parts or frame is frames[-1]:
            yield f"  {frame.filename}:{frame.lineno} in {frame.name}"
    yield error_name(error)
    for each in error.exceptions if isinstance(error, BaseExceptionGroup) else ():
        if id(each) not in seen:
            yield from error_lines(each, seen)


def error_name(error: BaseException) -> str:
    """Return an error's type. For databases, files and networks, the first line of the message is harmless and added."""
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    says = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(error, DBAPIError | OSError | sqlite3.Error):
        return f"{kind}: {str(says).splitlines()[0] if str(says) else ''}"
    return f"{kind}: {error}" if isinstance(error, BrokenLog) else kind


def log_task_error(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log the error of a task, whose message asyncio would quote."""
    error = context.get("exception")
    logging.getLogger("asyncio").error("a task failed" if error else str(context.get("message")), exc_info=error)


class LineLimit:
    """How many lines a minute visitors can cause with requests that are refused: they must not be able to fill the disk."""

    def __init__(self, most: int = 300, clock: Callable[[], float] = monotonic) -> None:
        self.most, self.clock = most, clock
        self.since, self.lines, self.left_out = -A_MINUTE, 0, 0

    def level(self) -> int:
        """Return the level for another line: only debugging shows those over the limit."""
        if self.clock() - self.since >= A_MINUTE:
            self.since, self.lines = self.clock(), 0
        self.lines += 1
        self.left_out += self.lines > self.most
        return logging.DEBUG if self.lines > self.most else logging.INFO

    def log(self, logger: Any, event: str, **facts: Any) -> None:
        """Log a refusal. The first line after some were left out says how many."""
        level = self.level()
        if level == logging.INFO and self.left_out:
            facts["left_out"], self.left_out = self.left_out, 0
        logger.log(level, event, **facts)


REFUSALS = LineLimit()


def log_requests(app: ASGIApp) -> ASGIApp:
    async def logged(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        start, status = perf_counter(), 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        await app(scope, receive, noting)
        route = scope.get("path_template", "")
        log.debug("request", method=scope["method"], route=route, status=status, ms=round(1000 * (perf_counter() - start), 1))

    return logged
