"""Classify database errors: unavailable, full, locked, read-only or damaged. All of them may pass, and none is the caller's fault."""

import sqlite3
from typing import Literal

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

DatabaseFailure = Literal["away", "full", "locked", "read-only", "damaged"]

OF_SQLITE: dict[int, DatabaseFailure] = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "away",
    sqlite3.SQLITE_CANTOPEN: "away",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_NOMEM: "away",
    sqlite3.SQLITE_INTERRUPT: "away",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
# PostgreSQL's error codes by prefix, longer ones first.
OF_POSTGRES: dict[str, DatabaseFailure] = {
    "53100": "full",
    "25006": "read-only",
    "55P03": "locked",
    "40": "locked",  # rolled back in favour of another transaction
    "08": "away",
    "53": "away",
    "57": "away",
    "58": "away",
    "XX": "damaged",
}


def database_failure(error: BaseException) -> DatabaseFailure | None:
    """Return the kind of failure, or None if the error isn't the database's but a bug."""
    if isinstance(error, BaseExceptionGroup):  # of tasks that were awaited together
        found = [database_failure(each) for each in error.exceptions]
        return None if None in found else found[0]
    if isinstance(error, DBAPIError):
        return "away" if error.connection_invalidated else driver_failure(error.orig)
    if isinstance(error, sqlite3.Error):
        return driver_failure(error)
    return "away" if isinstance(error, OSError | NoConnection) else None


def driver_failure(error: BaseException | None) -> DatabaseFailure | None:
    number = getattr(error, "sqlite_errorcode", None)
    if number is not None:
        return OF_SQLITE.get(number & 0xFF)  # the upper bits give details of the same error
    code = str(getattr(error, "sqlstate", None) or "")
    if code:
        return next((failure for begin, failure in OF_POSTGRES.items() if code.startswith(begin)), None)
    return "away" if "InterfaceError" in type(error).__name__ or isinstance(error, OSError) else None
