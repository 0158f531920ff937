"""What is wrong with the database, if it is the database: away, full, locked, read-only or damaged. All of it may pass, and none of it is
the fault of whoever asked."""

import sqlite3
from typing import Literal

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

Trouble = Literal["away", "full", "locked", "read-only", "damaged"]

OF_SQLITE: dict[int, Trouble] = {
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
# PostgreSQL's error codes, by how they begin; the longer ones first.
OF_POSTGRES: dict[str, Trouble] = {
    "53100": "full",
    "25006": "read-only",
    "55P03": "locked",
    "40": "locked",  # gave way to another transaction
    "08": "away",
    "53": "away",
    "57": "away",
    "58": "away",
    "XX": "damaged",
}


def trouble_of(error: BaseException) -> Trouble | None:
    """None for any other error: a fault of ours."""
    if isinstance(error, BaseExceptionGroup):  # of tasks that were waited for together
        found = [trouble_of(each) for each in error.exceptions]
        return None if None in found else found[0]
    if isinstance(error, DBAPIError):
        return "away" if error.connection_invalidated else of_driver(error.orig)
    if isinstance(error, sqlite3.Error):
        return of_driver(error)
    return "away" if isinstance(error, OSError | NoConnection) else None


def of_driver(error: BaseException | None) -> Trouble | None:
    number = getattr(error, "sqlite_errorcode", None)
    if number is not None:
        return OF_SQLITE.get(number & 0xFF)  # the rest of the number says more of the same
    code = str(getattr(error, "sqlstate", None) or "")
    if code:
        return next((trouble for begin, trouble in OF_POSTGRES.items() if code.startswith(begin)), None)
    return "away" if "InterfaceError" in type(error).__name__ or isinstance(error, OSError) else None
