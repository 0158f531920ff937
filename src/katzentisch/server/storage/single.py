"""SQLite is for one server: a second one on the same file is noticed by a lock beside it, which goes with its process."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from ...games.game import Refusal
from ...words import Said

try:
    import fcntl
except ImportError:  # Windows has no such locks
    fcntl = None  # type: ignore[assignment]

PATIENCE = 3.0  # seconds: a server that is just being stopped has gone by then
STEP = 0.05


def file_of(address: str) -> Path | None:
    """Of a SQLite database."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):  # whoever opens it says what is wrong
        return None
    is_file = url.drivername == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(str(url.database)) if is_file else None


@contextmanager
def only_server(address: str, patience: float = PATIENCE) -> Iterator[None]:
    """Raises Refusal if another server has the file. Nothing to do for PostgreSQL, which is made for several."""
    path = file_of(address)
    if path is None or fcntl is None:
        yield
        return
    file = opened(path.with_name(path.name + ".lock"))
    try:
        file_is_ours(file, path, time.monotonic() + patience)
        yield
    finally:
        os.close(file)


def opened(path: Path) -> int:
    """Raises Refusal."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Refusal(Said("database-trouble", {"address": str(path), "why": error.strerror or str(error)})) from error


def file_is_ours(file: int, path: Path, until: float) -> None:
    while True:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > until:
                raise Refusal(Said("database-taken", {"path": str(path)})) from None
            time.sleep(STEP)
        except OSError:  # a file system without locks
            return
        else:
            return
