"""What a server complains about in its logs."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from structlog.processors import format_exc_info
from structlog.testing import capture_logs

OF_UVICORN = "Invalid UTF-8 sequence received from client."  # its own words for what only a client can do wrong


class Heard(logging.Handler):
    def __init__(self, complaints: list[str]) -> None:
        super().__init__(logging.ERROR)
        self.complaints = complaints

    def emit(self, record: logging.LogRecord) -> None:
        if record.getMessage() != OF_UVICORN:
            self.complaints.append(f"{record.name}: {self.format(record)}")


@contextmanager
def complaints() -> Iterator[list[str]]:
    """All errors that are logged meanwhile: by us, by uvicorn, by asyncio."""
    heard: list[str] = []
    handler = Heard(heard)
    logging.getLogger().addHandler(handler)
    try:
        with capture_logs([format_exc_info]) as ours:
            yield heard
        heard += [str(each) for each in ours if each["log_level"] in ("error", "critical")]
    finally:
        logging.getLogger().removeHandler(handler)
