"""Connect to the database at an address and migrate it, or refuse with a message that says what to fix.

sqlite:///PATH                      relative path; absolute with a fourth slash
postgresql://USER@HOST/DATABASE     and every other form that PostgreSQL's own programs accept
"""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

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
    url = parse_address(address)
    with report_failures(url):
        database = Sqlite(url) if url.drivername == "sqlite" else Postgres(address)
        try:
            await migrate_exclusively(database)
            await database.mark_ready()
        except BaseException:
            await database.close()
            raise
    return database


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
def report_failures(url: URL) -> Iterator[None]:
    try:
        yield
    except Refusal:
        raise
    except (DBAPIError, OSError, ValueError) as error:
        why = error.orig if isinstance(error, DBAPIError) else error
        raise Refusal(Said("database-trouble", {"address": url.render_as_string(hide_password=True), "why": str(why)})) from error


ADVISORY_LOCK = 0x6B61747A  # an arbitrary number that nothing else locks


def migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(ADVISORY_LOCK)))
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "katzentisch.server.storage:migrations")
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise Refusal(Said("database-newer"))
    command.upgrade(config, "head")
