"""A server of today with the database of the previous version, at the time at which that server was stopped."""

import gzip
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, create_engine, insert, inspect, select

from katzentisch.server.storage.store import Store
from katzentisch.testing.running_server import RunningServer, quick, running

FILES = Path(__file__).parent / "files"
LONG = 10**9  # milliseconds


@pytest.fixture(scope="session")
def facts() -> Any:
    return json.loads((FILES / "facts.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def stopped_clock(facts: Any) -> Iterator[None]:
    """Sessions, codes and tables that nobody uses last only for a while."""
    real, behind = time.time_ns, time.time_ns() - facts["now"] * 1_000_000
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(time, "time_ns", lambda: real() - behind)
        yield


def restore(folder: Path) -> Path:
    path = folder / "test.db"
    with sqlite3.connect(path) as connection:
        connection.executescript(gzip.decompress((FILES / "database.sql.gz").read_bytes()).decode())
    for name, copy in (("secret.key", "secret.key"), ("database.head", "test.db.head")):
        (folder / copy).write_bytes((FILES / name).read_bytes())
    return path


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, stopped_clock: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("server")
    waits: dict[str, Any] = {"absence": LONG, "share_wait": LONG}
    path = restore(folder)
    if request.param == "sqlite":
        with running(quick(folder, **waits)) as started:
            yield started
        return
    with request.getfixturevalue("postgres").database() as address:
        with running(quick(folder, address)) as started:
            started.call(fill(started.server.services.store, path))
        with running(quick(folder, address, **waits)) as started:
            yield started


async def fill(store: Store, path: Path) -> None:
    """Copies the rows, which are the same in either database."""
    source, tables = create_engine(f"sqlite:///{path}"), MetaData()
    tables.reflect(source)

    def copy(target: Connection) -> None:
        columns = {(table, column["name"]): column["type"] for table in tables.tables for column in inspect(target).get_columns(table)}
        booleans = {column for column, kind in columns.items() if kind.python_type is bool}
        with source.connect() as found:
            for table in tables.sorted_tables:
                rows = [dict(row) for row in found.execute(select(table)).mappings()]
                for row in rows:
                    row.update({name: bool(value) for name, value in row.items() if (table.name, name) in booleans})
                if rows and table.name != "alembic_version":
                    target.execute(insert(table), rows)

    await store.database.write(copy)
    source.dispose()
