"""Connect to the database at an address and migrate it, or refuse with a message that says what to fix.

sqlite:///PATH                      relative path; absolute with a fourth slash
postgresql://USER@HOST/DATABASE     and every other form that PostgreSQL's own programs accept
"""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, func, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError

from ...games.game import Refusal
from ...words import Said
from .database import Database
from .postgres import Postgres
from .sqlite import Sqlite

MIGRATING = threading.Lock()
FORMS = ("sqlite:///PATH", "postgresql://USER@HOST/DATABASE")


async def connect(address: str) -> Database:
    with report_failures(parse_address(address)):
        database = open_database(address)
        try:
            await migrate_exclusively(database)
            await database.mark_ready()
        except BaseException:
            await database.close()
            raise
    return database


def open_database(address: str) -> Database:
    """Open the database as it is, without migrating it; a missing SQLite file is created."""
    url = parse_address(address)
    return Sqlite(url) if url.drivername == "sqlite" else Postgres(address)


async def migrate_exclusively(database: Database) -> None:
    """Migrate in one thread at a time: Alembic keeps its context in global variables."""
    await asyncio.to_thread(MIGRATING.acquire)
    try:
        await database.write(migrate)
    finally:
        MIGRATING.release()


def parse_address(address: str) -> URL:
    """Parse an address. The refusal doesn't quote it, because it may contain a password."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:
        raise Refusal(Said("database-address", {"forms": FORMS})) from error
    is_file = url.drivername == "sqlite" and url.database not in (None, "", ":memory:")
    if not is_file and url.drivername not in ("postgresql", "postgres"):
        raise Refusal(Said("database-address", {"forms": FORMS}))
    return url


@contextmanager
def report_failures(url: URL, failures: tuple[type[Exception], ...] = (DBAPIError, OSError, ValueError)) -> Iterator[None]:
    """Raise Refusal for failures of a database. When a connection is opened, drivers raise ValueError for what is wrong in its address."""
    try:
        yield
    except Refusal:
        raise
    except failures as error:
        why = error.orig if isinstance(error, DBAPIError) else error
        raise Refusal(
            Said("database-trouble", {"address": url.render_as_string(hide_password=True), "why": str(why) or type(why).__name__})
        ) from error


ADVISORY_LOCK = 0x6B61747A  # an arbitrary number that nothing else locks


def migrate(connection: Connection, revision: str = "head") -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(ADVISORY_LOCK)))
    current_revision(connection)
    command.upgrade(migration_config(connection), revision)


def migration_config(connection: Connection | None = None) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "katzentisch.server.storage:migrations")
    return config


def known_revisions() -> list[str]:
    """Return the revisions of the schema that this version can migrate, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(migration_config()).walk_revisions()]


def current_revision(connection: Connection) -> str | None:
    """Return the revision of a database, None if it is empty; raise Refusal if this version doesn't know it."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known_revisions():
        raise Refusal(Said("database-newer"))
    return found


async def connect_beside(address: str) -> Database:
    """Connect to a database that a server may be using; raise Refusal if there is none, or if its schema is not that of this version.

    Migrating it would change it under a server of another version.
    """
    url = parse_address(address)
    if url.drivername == "sqlite" and not Path(str(url.database)).is_file():
        raise Refusal(Said("database-missing", {"path": str(url.database)}))
    with report_failures(url):
        database = open_database(address)
        try:
            if await database.read(current_revision) != known_revisions()[0]:
                raise Refusal(Said("database-older"))
            await database.mark_ready()
        except BaseException:
            await database.close()
            raise
    return database
