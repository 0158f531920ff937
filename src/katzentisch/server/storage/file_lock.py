"""A lock file next to a SQLite database, so that only one server uses it. The lock ends with its process."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from ...games.file_lock import try_lock, unlock
from ...games.game import Refusal
from ...words import Said

PATIENCE = 3.0  # seconds: enough for a server that is shutting down
STEP = 0.05


def sqlite_path(address: str) -> Path | None:
    """Return the path of a SQLite database, or None for other addresses."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):  # connecting to it reports what is wrong
        return None
    is_file = url.drivername == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(str(url.database)) if is_file else None


@contextmanager
def exclusive_lock(address: str, patience: float = PATIENCE) -> Iterator[None]:
    """Hold the lock; raise Refusal if another server has it. PostgreSQL needs no lock, since it serves several."""
    path = sqlite_path(address)
    if path is None:
        yield
        return
    file = open_lock_file(path.with_name(path.name + ".lock"))
    try:
        is_locked = acquire(file, path, time.monotonic() + patience)
        try:
            yield
        finally:
            if is_locked:
                unlock(file)
    finally:
        os.close(file)


def open_lock_file(path: Path) -> int:
    """Open the lock file; raise Refusal if that is impossible."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Refusal(Said("database-trouble", {"address": str(path), "why": error.strerror or str(error)})) from error


def acquire(file: int, path: Path, until: float) -> bool:
    """Wait for the lock; return whether the file system has locks at all. Raise Refusal if another server keeps it."""
    try:
        while not try_lock(file):
            if time.monotonic() > until:
                raise Refusal(Said("database-taken", {"path": str(path)}))
            time.sleep(STEP)
    except OSError:
        return False
    return True
