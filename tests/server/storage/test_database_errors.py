"""Database errors are recognized as such."""

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from katzentisch.server.storage.database_errors import database_failure


class Asyncpg(Exception):
    def __init__(self, sqlstate: str) -> None:
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("sqlstate", "failure"),
    [
        ("53100", "full"),
        ("53300", "away"),
        ("57P01", "away"),
        ("08006", "away"),
        ("25006", "read-only"),
        ("55P03", "locked"),
        ("40P01", "locked"),
        ("XX001", "damaged"),
        ("42P01", None),
        ("23505", None),
    ],
)
def test_of_postgresql(sqlstate: str, failure: str | None) -> None:
    assert database_failure(DBAPIError("SELECT 1", {}, Asyncpg(sqlstate))) == failure


def test_of_sqlite(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    one, other = (sqlite3.connect(path, isolation_level=None, timeout=0) for _ in range(2))
    one.execute("CREATE TABLE t (x)")
    one.execute("BEGIN IMMEDIATE")
    with pytest.raises(sqlite3.OperationalError) as locked:
        other.execute("BEGIN IMMEDIATE")
    one.execute("ROLLBACK")
    one.execute("PRAGMA max_page_count = 2")
    with pytest.raises(sqlite3.OperationalError) as full:
        one.execute("INSERT INTO t VALUES (zeroblob(100000))")
    with pytest.raises(sqlite3.OperationalError) as read_only:
        sqlite3.connect(f"file:{path}?mode=ro", uri=True).execute("INSERT INTO t VALUES (1)")
    with pytest.raises(sqlite3.OperationalError) as missing:
        one.execute("SELECT * FROM nothing")
    (tmp_path / "b.db").write_bytes(b"nonsense" * 1000)
    with pytest.raises(sqlite3.DatabaseError) as damaged:
        sqlite3.connect(tmp_path / "b.db").execute("SELECT * FROM sqlite_master")
    found = [database_failure(OperationalError("…", {}, error.value)) for error in (locked, full, read_only, missing, damaged)]
    assert found == ["locked", "full", "read-only", None, "damaged"]
    assert database_failure(full.value) == "full"


def test_of_anything_else() -> None:
    assert database_failure(ConnectionRefusedError()) == "away"
    assert database_failure(TimeoutError()) == "away"
    assert database_failure(NoConnection()) == "away"
    assert database_failure(DBAPIError("…", {}, Exception(), connection_invalidated=True)) == "away"
    assert database_failure(IntegrityError("…", {}, Exception())) is None
    assert database_failure(ValueError()) is None
    assert database_failure(ExceptionGroup("", [OSError(), TimeoutError()])) == "away"
    assert database_failure(ExceptionGroup("", [OSError(), ValueError()])) is None
