"""Back up a database to a file while servers use it, and restore it, into either kind of database."""

import time
from base64 import b64decode
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, select, text
from sqlalchemy.exc import StatementError

from ...games.game import Refusal
from ...words import Said
from .backup_file import BackupFile, BackupWriter, Manifest, Output, TableContents
from .connect import MIGRATING, current_revision, known_revisions, migrate, open_database, parse_address, report_failures
from .database_errors import database_failure
from .file_lock import exclusive_lock, sqlite_path
from .heads import Heads
from .postgres import IN_USE
from .schema import metadata, presence, pulses

MOMENTARY = {presence.name, pulses.name}  # what servers write about the moment
BATCH = 500  # rows
LOCKED = 20  # seconds to wait in PostgreSQL for others who read the tables

Note = Callable[[int, int], None]  # called with the rows done, and all


def write_backup(address: str, file: Output, key: bytes, note: Note) -> Manifest:
    """Write everything in the database at one moment to a file, together with the server's key; raise Refusal if it can't be read."""
    url, path = parse_address(address), sqlite_path(address)
    if path and not path.is_file():
        raise Refusal(Said("backup-no-database", {"address": str(path)}))

    def work(connection: Connection) -> Manifest:
        revision = current_revision(connection)
        if revision is None:
            raise Refusal(Said("backup-no-database", {"address": url.render_as_string(hide_password=True)}))
        return write_tables(connection, revision, file, key, note)

    with report_failures(url):
        return open_database(address).run_alone(work, read_only=True)


def write_tables(connection: Connection, revision: str, file: Output, key: bytes, note: Note) -> Manifest:
    kept = tables_of(connection, revision)
    contents = {str(table.name): TableContents(column_names(table), count_rows(connection, table)) for table in kept}
    manifest = Manifest(revision=revision, created=time.time_ns() // 1_000_000, key=key, tables=contents)
    done = 0
    with BackupWriter(file, manifest) as writer:
        for table in kept:
            for rows in connection.execute(select(table), execution_options={"yield_per": BATCH}).partitions():
                writer.write(map(tuple, rows))
                done += len(rows)
                note(done, manifest.all_rows)
    return manifest


def tables_of(connection: Connection, revision: str) -> list[Table]:
    """Return the tables to back up, in the order in which they can be filled. Those of an older revision are as the database has them."""
    known = metadata
    if revision != known_revisions()[0]:
        known = MetaData()
        known.reflect(connection, only=lambda name, _: name in metadata.tables)
    return [table for table in known.sorted_tables if table.name not in MOMENTARY]


def column_names(table: Table) -> list[str]:
    return [str(column.name) for column in table.columns]


def count_rows(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0


def check_backup(backup: BackupFile, note: Note) -> None:
    """Read a backup to its end; raise Refusal if anything is wrong with it."""
    if backup.manifest.revision not in known_revisions():
        backup.check_rest()  # the revision itself may be what is damaged
        raise Refusal(Said("backup-newer", {"file": str(backup.path), "program": backup.manifest.program}))
    done = 0
    for _, rows in backup.batches(BATCH):
        done += len(rows)
        note(done, backup.manifest.all_rows)


def restore_backup(address: str, backup: BackupFile, note: Note, force: bool = False) -> None:
    """Replace everything in the database with the backup, or nothing. Raise Refusal if a server uses the database or, without `force`, if
    it contains anything."""
    url, path = parse_address(address), sqlite_path(address)

    def work(connection: Connection) -> None:
        refuse_if_in_use(connection)
        migrate(connection)
        if not force and not is_empty(connection):
            raise Refusal(Said("restore-not-empty", {"address": url.render_as_string(hide_password=True)}))
        drop_tables(connection)
        migrate(connection, backup.manifest.revision)
        fill_tables(connection, backup, note)
        migrate(connection)

    with exclusive_lock(address), MIGRATING, report_failures(url), removing_new_file(path):
        open_database(address).run_alone(work)
        if path:
            Heads(path).path.unlink(missing_ok=True)  # it describes what was there before


@contextmanager
def removing_new_file(path: Path | None) -> Iterator[None]:
    """Remove a SQLite file that the block has created if the block fails."""
    is_new = path is not None and not path.exists()
    try:
        yield
    except BaseException:
        if path and is_new:
            for each in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
                each.unlink(missing_ok=True)
        raise


def refuse_if_in_use(connection: Connection) -> None:
    """Refuse if a server is connected to PostgreSQL; one that starts later waits. For a SQLite file, the lock file does the same."""
    if connection.dialect.name != "postgresql":
        return
    connection.execute(text(f"SET LOCAL lock_timeout = '{LOCKED}s'"))
    if not connection.scalar(select(func.pg_try_advisory_xact_lock(IN_USE))):
        raise Refusal(Said("restore-in-use"))


def is_empty(connection: Connection) -> bool:
    return not any(connection.execute(select(table).limit(1)).first() for table in metadata.sorted_tables if table.name not in MOMENTARY)


def drop_tables(connection: Connection) -> None:
    metadata.drop_all(connection)
    connection.execute(text("DROP TABLE alembic_version"))


def fill_tables(connection: Connection, backup: BackupFile, note: Note) -> None:
    """Fill the empty tables of the backup's revision."""
    tables = {table.name: table for table in tables_of(connection, backup.manifest.revision)}
    if {name: column_names(table) for name, table in tables.items()} != {name: t.columns for name, t in backup.manifest.tables.items()}:
        raise Refusal(Said("backup-damaged", {"file": str(backup.path)}))
    done = 0
    for name, rows in backup.batches(BATCH):
        with reporting_bad_rows(backup):
            connection.execute(insert(tables[name]), decoded(tables[name], rows))
        done += len(rows)
        note(done, backup.manifest.all_rows)
    set_sequences(connection, tables.values())


@contextmanager
def reporting_bad_rows(backup: BackupFile) -> Iterator[None]:
    """Raise Refusal for rows that no database accepts, of wrong types or there twice: a checksum only shows that they are as written."""
    try:
        yield
    except (StatementError, TypeError, ValueError, OverflowError) as error:
        if database_failure(error):
            raise
        raise Refusal(Said("backup-damaged", {"file": str(backup.path)})) from error


def set_sequences(connection: Connection, tables: Iterable[Table]) -> None:
    """Let generated numbers continue after the highest one. SQLite does so by itself."""
    if connection.dialect.name != "postgresql":
        return
    for column in (column for table in tables for column in table.primary_key):
        if sequence := connection.scalar(select(func.pg_get_serial_sequence(column.table.name, column.name))):
            highest = func.max(column)
            connection.execute(select(func.setval(sequence, func.coalesce(highest, 1), highest.is_not(None))))


def decoded(table: Table, rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return rows with their bytes, which JSON can only hold as Base64."""
    binary = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
    return [{**row, **{name: b64decode(row[name]) for name in binary}} for row in rows]
