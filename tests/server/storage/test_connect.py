"""Connect to a database by its address, or explain why that is impossible."""

import stat
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from katzentisch.games.game import Refusal
from katzentisch.server.storage.store import Store
from katzentisch.testing.postgres import Cluster

from .samples import add_table, entry

pytestmark = pytest.mark.anyio

DROP_OTHERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"


async def refusal(address: str) -> Refusal:
    with pytest.raises(Refusal) as refused:
        await Store.open(address)
    assert refused.value.said.translate("de") != refused.value.said.translate("en")
    return refused.value


async def test_it_answers(store: Store) -> None:
    await store.ping()


@pytest.mark.parametrize(
    "address", ["", "tables.db", "mysql://me@host/tables", "sqlite://", "sqlite:///:memory:", "postgresql://me@host:port/x"]
)
async def test_another_kind_of_address_is_refused_with_the_right_forms(address: str) -> None:
    refused = await refusal(address)
    assert refused.said.sentence == "database-address"
    assert "sqlite:///PATH" in str(refused)


async def test_the_file_and_its_folder_are_made_and_nobody_else_may_read_it(tmp_path: Path) -> None:
    path = tmp_path / "a folder with 100%" / "tables.db"
    store = await Store.open(f"sqlite:///{path}")
    modes = {stat.S_IMODE(each.stat().st_mode) for each in path.parent.iterdir()}
    await store.close()
    assert modes == {0o600}


async def test_sqlite_keeps_its_promises(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
    pragmas = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    kept = await store.database.read(lambda connection: [connection.exec_driver_sql(f"PRAGMA {each}").scalar() for each in pragmas])
    await store.close()
    assert kept == ["wal", 2, 1, 30000]  # 2 is FULL


async def test_a_folder_that_can_t_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    refused = await refusal(f"sqlite:///{tmp_path}/file/tables.db")
    assert refused.said.sentence == "database-trouble"
    assert "file/tables.db" in str(refused)


async def test_a_file_of_another_kind(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("not a database" * 1000, encoding="utf-8")
    refused = await refusal(f"sqlite:///{tmp_path}/tables.db")
    assert "not a database" in str(refused)


async def test_postgresql_that_can_t_be_reached_and_the_password_is_not_shown() -> None:
    refused = await refusal("postgresql://me:geheim@127.0.0.1:1/tables")
    assert refused.said.sentence == "database-trouble"
    assert "127.0.0.1" in str(refused)
    assert "geheim" not in str(refused)


async def test_a_database_that_postgresql_does_not_have(postgres: Cluster) -> None:
    with postgres.database() as address:
        refused = await refusal(address.replace("@/", "@/missing_"))
    assert "does not exist" in str(refused)


async def test_postgresql_without_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    refused = await refusal("postgresql://me@localhost/tables")
    assert "katzentisch[postgres]" in str(refused)


async def test_postgresql_may_drop_every_connection(postgres: Cluster) -> None:
    with postgres.database() as address:
        store, other = await Store.open(address), await Store.open(address)
        await add_table(store)
        await other.database.read(lambda connection: connection.execute(text(DROP_OTHERS)))
        assert await store.append(entry(2))
        await other.database.read(lambda connection: connection.execute(text(DROP_OTHERS)))
        assert await store.numbers(["t"]) == {"t": 2}
        for each in (store, other):
            await each.close()
