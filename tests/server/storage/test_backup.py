"""Backups: everything of one moment, in one file that either kind of database can be restored from, or a clear refusal."""

import asyncio
import gzip
import hashlib
import json
from base64 import b64encode
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, Connection, Integer, LargeBinary, MetaData, Table, Text, insert, select, text

from katzentisch.games.game import Refusal
from katzentisch.server.storage import backup as backups
from katzentisch.server.storage.backup import MOMENTARY, check_backup, decoded, restore_backup, set_sequences, write_backup
from katzentisch.server.storage.backup_file import BackupFile
from katzentisch.server.storage.connect import known_revisions, migrate, open_database
from katzentisch.server.storage.file_lock import exclusive_lock
from katzentisch.server.storage.hash_chain import log_digest
from katzentisch.server.storage.heads import Heads
from katzentisch.server.storage.rows import Guest
from katzentisch.server.storage.schema import metadata
from katzentisch.server.storage.store import Store

from .samples import add_table, entry, game, numbers_of

KEY = bytes(range(32))
KINDS = ("sqlite", "postgresql")
Contents = dict[str, list[tuple[Any, ...]]]


@pytest.fixture(params=list(product(KINDS, KINDS)), ids="-".join)
def places(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[str]]:
    """Two addresses: where the backup is from, and where to."""
    with ExitStack() as stack:
        yield [fresh(request, stack, kind, tmp_path / f"{number}.db") for number, kind in enumerate(request.param)]


def fresh(request: pytest.FixtureRequest, stack: ExitStack, kind: str, path: Path) -> str:
    if kind == "sqlite":
        return f"sqlite:///{path}"
    address: str = stack.enter_context(request.getfixturevalue("postgres").database())
    return address


async def fill(store: Store, last: int = 20) -> None:
    await store.add_guest(Guest("anna", "Anna ♥", 1, 2))
    await add_table(store)
    await add_table(store, "u", invite="secret", turn=1, due=2**40)
    for number in range(2, last):
        assert await store.append(entry(number, body=f'{{"kind":"moved","text":"\\"ä\\n{number}"}}'))
    assert await store.append(entry(last, finished=game(), named=["anna"], seats=[(0, "anna")], snapshot="{}"))
    await store.note_presence([("t", "anna")], 5)
    await store.write_heartbeat(5)


def filled(address: str) -> None:
    async def work() -> None:
        store = await Store.open(address)
        await fill(store)
        await store.close()

    asyncio.run(work())


def contents(address: str) -> Contents:
    def work(connection: Connection) -> Contents:
        return {table.name: sorted(map(tuple, connection.execute(select(table)))) for table in metadata.sorted_tables}

    return open_database(address).run_alone(work, read_only=True)


def quiet(done: int, total: int) -> None:
    assert 0 < done <= total


def written(address: str, path: Path) -> BackupFile:
    with path.open("wb") as file:
        write_backup(address, file, KEY, quiet)
    return BackupFile(path)


def lines_of(path: Path) -> list[Any]:
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]


def repacked(path: Path, *items: Any) -> BackupFile:
    """A file with these lines and the right checksum."""
    body = b"".join(json.dumps(item).encode() + b"\n" for item in items)
    last = json.dumps({"sha256": hashlib.sha256(body).hexdigest()}).encode() + b"\n"
    path.write_bytes(gzip.compress(body + last))
    return BackupFile(path)


def test_everything_arrives_in_either_kind_of_database(places: list[str], tmp_path: Path) -> None:
    here, there = places
    filled(here)
    backup = written(here, tmp_path / "backup")
    check_backup(backup, quiet)
    restore_backup(there, backup, quiet)
    before, after = contents(here), contents(there)
    assert {name for name, rows in before.items() if rows} > {"guests", "tables", "entries", "participants", "games", "results"}
    assert {name: rows for name, rows in before.items() if name not in MOMENTARY} == {
        name: rows for name, rows in after.items() if name not in MOMENTARY
    }
    assert [rows for name, rows in after.items() if name in MOMENTARY and rows] == []
    assert backup.manifest.key == KEY
    assert asyncio.run(continued(there)) == 21


async def continued(address: str) -> int:
    store = await Store.open(address)
    assert await store.append(entry(21))
    last = (await numbers_of(store))[-1]
    await store.close()
    return last


def test_a_backup_has_whole_tables_while_others_write(address: str, tmp_path: Path) -> None:
    """Every backup is of one moment: each table has all of its entries, and its digest."""

    async def work() -> list[BackupFile]:
        store = await Store.open(address)
        names = [f"t{number}" for number in range(5)]
        for name in names:
            await add_table(store, name)
        is_done = False

        async def write(table: str) -> int:
            number = 1
            while not is_done:
                number += 1
                assert await store.append(entry(number, table))
            return number

        writers = [asyncio.create_task(write(name)) for name in names]
        saved = []
        for number in range(4):
            saved.append(await asyncio.to_thread(written, address, tmp_path / f"backup-{number}"))
        is_done = True
        last = await asyncio.gather(*writers)
        await store.close()
        assert sum(last) >= saved[-1].manifest.rows("entries") > saved[0].manifest.rows("entries")
        return saved

    async def check(restored: str) -> None:
        store = await Store.open(restored)
        for number in range(5):
            head, digest = await store.head(f"t{number}")
            rows = await store.entries(f"t{number}")
            assert ([row.number for row in rows], log_digest(rows)) == (list(range(1, head + 1)), digest)
        await store.close()

    for number, backup in enumerate(asyncio.run(work())):
        restored = f"sqlite:///{tmp_path / f'restored-{number}.db'}"
        restore_backup(restored, backup, quiet)
        asyncio.run(check(restored))


def test_a_backup_changes_nothing(address: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refused:
        written(address, tmp_path / "backup")
    assert refused.value.said.sentence == "backup-no-database"
    assert not (tmp_path / "tables.db").exists()
    assert open_database(address).run_alone(lambda connection: connection.dialect.has_table(connection, "tables")) is False
    if address.startswith("sqlite"):
        with pytest.raises(Refusal) as refused:  # the file is there now, but empty
            written(address, tmp_path / "backup")
        assert refused.value.said.sentence == "backup-no-database"


def test_a_database_that_is_not_empty_is_replaced_only_if_forced(address: str, tmp_path: Path) -> None:
    filled(address)
    backup = written(address, tmp_path / "backup")
    assert asyncio.run(continued(address)) == 21
    before = contents(address)
    with pytest.raises(Refusal) as refused:
        restore_backup(address, backup, quiet)
    assert refused.value.said.sentence == "restore-not-empty"
    assert contents(address) == before
    restore_backup(address, backup, quiet, force=True)
    assert len(contents(address)["entries"]) == len(before["entries"]) - 1


def test_a_restore_that_fails_halfway_changes_nothing(address: str, tmp_path: Path) -> None:
    filled(address)
    backup = written(address, tmp_path / "backup")
    asyncio.run(continued(address))
    before = contents(address)
    manifest, *rows, _ = lines_of(backup.path)
    twice = [*rows, rows[-1]]  # a row that is there twice violates its key
    last = [table for table in manifest["tables"].values() if table["rows"]][-1]
    last["rows"] += 1
    with pytest.raises(Refusal) as refused:
        restore_backup(address, repacked(tmp_path / "twice", manifest, *twice), quiet, force=True)
    assert refused.value.said.sentence == "backup-damaged"
    assert contents(address) == before


@pytest.mark.parametrize("value", [None, ["x"], {}, 10**30, 1.5e300, "\x00" * 3])
def test_rows_of_wrong_types_are_refused_and_leave_no_file(sample: bytes, tmp_path: Path, value: Any) -> None:
    """The checksum of such a file may be right: whoever wrote it has computed it."""
    (tmp_path / "backup").write_bytes(sample)
    manifest, *rows, _ = lines_of(tmp_path / "backup")
    [place] = [number for number, row in enumerate(rows) if row[:2] == ["anna", "Anna ♥"]]
    rows[place] = [value] * len(rows[place])
    backup = repacked(tmp_path / "wrong", manifest, *rows)
    check_backup(backup, quiet)
    (tmp_path / "there").mkdir()
    with pytest.raises(Refusal) as refused:
        restore_backup(f"sqlite:///{tmp_path / 'there' / 'new.db'}", backup, quiet)
    assert refused.value.said.sentence == "backup-damaged"
    assert [path.name for path in (tmp_path / "there").iterdir()] == ["new.db.lock"]


def test_a_disk_that_becomes_full_is_not_the_fault_of_the_backup(sample: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    (tmp_path / "backup").write_bytes(sample)
    monkeypatch.setattr(backups, "insert", full)
    with pytest.raises(Refusal, match="No space left") as refused:
        restore_backup(f"sqlite:///{tmp_path / 'new.db'}", BackupFile(tmp_path / "backup"), quiet)
    assert refused.value.said.sentence == "database-trouble"
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize(
    "change", [{"key": "AAAA"}, {"created": -1}, {"created": 10**17}, {"tables": {"guests": {"columns": [], "rows": -1}}}]
)
def test_a_first_line_that_makes_no_sense_is_refused(sample: bytes, tmp_path: Path, change: dict[str, Any]) -> None:
    (tmp_path / "backup").write_bytes(sample)
    manifest, *rows, _ = lines_of(tmp_path / "backup")
    with pytest.raises(Refusal) as refused:
        repacked(tmp_path / "wrong", {**manifest, **change}, *rows)
    assert refused.value.said.sentence == "backup-damaged"


def test_a_restored_file_has_lost_nothing(tmp_path: Path) -> None:
    """The numbers that were noted before belong to another database."""
    address, heads = f"sqlite:///{tmp_path / 'test.db'}", Heads(tmp_path / "test.db")
    filled(address)
    backup = written(address, tmp_path / "backup")
    heads.note("t", 99)
    heads.write(heads.encoded())
    restore_backup(address, backup, quiet, force=True)
    assert heads.read() is None


def test_a_server_that_runs_on_postgresql_is_noticed(postgres: Any, tmp_path: Path) -> None:
    async def work(address: str, backup: BackupFile) -> str:
        store = await Store.open(address)
        await store.ping()
        try:
            with pytest.raises(Refusal) as refused:
                await asyncio.to_thread(restore_backup, address, backup, quiet, True)
        finally:
            await store.close()
        return refused.value.said.sentence

    with postgres.database() as address:
        filled(address)
        backup = written(address, tmp_path / "backup")
        assert asyncio.run(work(address, backup)) == "restore-in-use"
        restore_backup(address, backup, quiet, force=True)


def test_a_server_that_runs_on_sqlite_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    address = f"sqlite:///{tmp_path / 'test.db'}"
    filled(address)
    backup = written(address, tmp_path / "backup")
    monkeypatch.setattr(backups, "exclusive_lock", lambda address: exclusive_lock(address, 0.0))
    with exclusive_lock(address), pytest.raises(Refusal) as refused:
        restore_backup(address, backup, quiet, force=True)
    assert refused.value.said.sentence == "database-taken"


def test_an_older_database_is_backed_up_as_it_is_and_migrated_when_restored(places: list[str], tmp_path: Path) -> None:
    here, there = places

    def work(connection: Connection) -> None:
        migrate(connection, "0001")
        values = {**dict.fromkeys(("id", "game", "host", "settings", "status"), "t"), "players": 2, "free": 0, "number": 1, "created": 1}
        columns = [*values, "changed"]
        statement = f"INSERT INTO tables ({', '.join(columns)}) VALUES ({', '.join(f':{name}' for name in columns)})"
        connection.execute(text(statement), {**values, "changed": 1})
        body = '{"kind":"opened","choices":{},"host":{"kind":"person","guest":"a","name":"Anna"}}'
        connection.execute(text("INSERT INTO entries (table_id, number, at, body) VALUES ('t', 1, 1, :body)"), {"body": body})

    open_database(here).run_alone(work)
    backup = written(here, tmp_path / "backup")
    assert backup.manifest.revision == "0001"
    restore_backup(there, backup, quiet)
    found = open_database(there).run_alone(
        lambda c: c.execute(text("SELECT seated, digest, version_num FROM tables, alembic_version")).one()
    )
    assert found[0] == '["Anna"]'
    assert len(found[1]) == 32
    assert found[2] == known_revisions()[0]


def test_a_newer_database_is_refused(address: str, tmp_path: Path) -> None:
    filled(address)
    backup = written(address, tmp_path / "backup")
    open_database(address).run_alone(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    before = contents(address)
    for attempt in (lambda: written(address, tmp_path / "other"), lambda: restore_backup(address, backup, quiet, force=True)):
        with pytest.raises(Refusal) as refused:
            attempt()
        assert refused.value.said.sentence == "database-newer"
    assert contents(address) == before


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("sample")
    filled(f"sqlite:///{folder / 'test.db'}")
    return written(f"sqlite:///{folder / 'test.db'}", folder / "backup").path.read_bytes()


def refusal_of(path: Path) -> str:
    with pytest.raises(Refusal) as refused:
        check_backup(BackupFile(path), quiet)
    assert path.name in refused.value.said.translate("de")
    return refused.value.said.sentence


def test_a_truncated_file_is_refused(sample: bytes, tmp_path: Path) -> None:
    path = tmp_path / "backup"
    for length in range(1, len(sample), 61):
        path.write_bytes(sample[:length])
        assert refusal_of(path) in ("backup-damaged", "backup-foreign")
    path.write_bytes(sample[:-1])
    assert refusal_of(path) == "backup-damaged"


def test_a_file_with_a_wrong_byte_is_refused(sample: bytes, tmp_path: Path) -> None:
    path = tmp_path / "backup"
    for place in range(10, len(sample), 61):  # the first ten bytes are gzip's, and some of them mean nothing
        path.write_bytes(sample[:place] + bytes([sample[place] ^ 4]) + sample[place + 1 :])
        assert refusal_of(path) in ("backup-damaged", "backup-foreign")


@pytest.mark.parametrize("field", ["version", "revision"])
def test_a_damaged_version_is_damage(sample: bytes, tmp_path: Path, field: str) -> None:
    """It is no newer version: the checksum at the end is wrong."""
    path = tmp_path / "backup"
    path.write_bytes(sample)
    manifest, *rows, _ = lines_of(path)
    changed = {**manifest, field: 2 if field == "version" else "9999"}
    data = gzip.compress(b"".join(json.dumps(line).encode() + b"\n" for line in (changed, *rows)))
    path.write_bytes(data[:-8] + bytes(8))  # gzip's own checksum
    assert refusal_of(path) == "backup-damaged"


def test_lines_that_were_changed_are_noticed(sample: bytes, tmp_path: Path) -> None:
    path, text = tmp_path / "backup", gzip.decompress(sample)
    changed = [
        text.replace(b"Anna", b"Emma", 1),
        text + b"[]\n",
        text[: text.rindex(b'{"sha256"')],
        text.replace(b'["anna",', b'["anna",1,', 1),
    ]
    for each in changed:
        assert each != text
        path.write_bytes(gzip.compress(each))
        assert refusal_of(path) == "backup-damaged"


@pytest.mark.parametrize(
    "content",
    [b"", b"hello\n", gzip.compress(b"hello\n"), gzip.compress(b'{"format":"x","version":1,"program":"1"}\n')],
    ids=["empty", "text", "compressed", "other-format"],  # compressed data contains the time, and every worker must collect the same ids
)
def test_something_else_is_no_backup(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "other").write_bytes(content)
    assert refusal_of(tmp_path / "other") == "backup-foreign"


@pytest.mark.parametrize("change", [{"version": 2}, {"revision": "9999"}])
def test_a_backup_of_a_newer_version_is_refused_with_its_version(sample: bytes, tmp_path: Path, change: dict[str, Any]) -> None:
    (tmp_path / "backup").write_bytes(sample)
    manifest, *rows, _ = lines_of(tmp_path / "backup")
    with pytest.raises(Refusal) as refused:
        check_backup(repacked(tmp_path / "newer", {**manifest, **change, "program": "7.5"}, *rows), quiet)
    assert refused.value.said.sentence == "backup-newer"
    assert "7.5" in str(refused.value)


def test_a_backup_with_other_columns_is_refused(sample: bytes, tmp_path: Path) -> None:
    (tmp_path / "backup").write_bytes(sample)
    manifest, *rows, _ = lines_of(tmp_path / "backup")
    manifest["tables"]["guests"]["columns"][1] = "nickname"
    with pytest.raises(Refusal) as refused:
        restore_backup(f"sqlite:///{tmp_path / 'new.db'}", repacked(tmp_path / "other", manifest, *rows), quiet)
    assert refused.value.said.sentence == "backup-damaged"


def test_every_column_can_be_written_as_json() -> None:
    for column in (column for table in metadata.sorted_tables for column in table.columns):
        assert isinstance(column.type, LargeBinary) or column.type.python_type in (str, int, bool)


def test_bytes_become_bytes_again() -> None:
    table = Table("packed", MetaData(), Column("id", Text), Column("packed", LargeBinary))
    [row] = decoded(table, [{"id": "t", "packed": b64encode(KEY).decode()}])
    assert row == {"id": "t", "packed": KEY}


@pytest.mark.parametrize("existing", [[], [1, 2, 7]])
def test_generated_numbers_continue(address: str, existing: list[int]) -> None:
    table = Table("numbered", MetaData(), Column("number", Integer, primary_key=True), Column("what", Text))

    def work(connection: Connection) -> Sequence[int]:
        table.create(connection)
        if existing:
            connection.execute(insert(table), [{"number": number, "what": "old"} for number in existing])
        set_sequences(connection, [table])
        for _ in range(2):
            connection.execute(insert(table), {"what": "new"})
        return connection.execute(select(table.c.number).where(table.c.what == "new").order_by(table.c.number)).scalars().all()

    last = max(existing, default=0)
    assert open_database(address).run_alone(work) == [last + 1, last + 2]
