"""Structured logs: one line an event, JSON where no person reads along. Paths are logged as templates, so no secret gets in."""

import logging
import sys
from time import perf_counter

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from structlog.typing import Processor

log = structlog.get_logger("katzentisch.http")


def set_up_logs(level: str = "INFO") -> None:
    """Other libraries' logs go the same way."""
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    is_read = sys.stderr.isatty()
    faults: list[Processor] = [] if is_read else [structlog.processors.format_exc_info]
    written = console() if is_read else structlog.processors.JSONRenderer(ensure_ascii=False)
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *faults, written]
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
    """Its usual tracebacks show local variables, and so secrets."""
    return structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)


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
