"""From an address, as people write it, to a database that is ready; or a refusal that says what to mend.

sqlite:///PATH                      PATH is relative, with a fourth slash absolute
postgresql://USER@HOST/DATABASE     and whatever else PostgreSQL's own programs take
"""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from ...games.game import Refusal
from ...words import Said
from .database import Database
from .migrate import migrate
from .postgres import Postgres
from .sqlite import Sqlite

MIGRATING = threading.Lock()
FORMS = ("sqlite:///PATH", "postgresql://USER@HOST/DATABASE")


async def open_database(address: str) -> Database:
    url = read(address)
    with troubles_told(url):
        database = Sqlite(url) if url.drivername == "sqlite" else Postgres(address)
        try:
            await migrate_alone(database)
            await database.begin_use()
        except BaseException:
            await database.close()
            raise
    return database


async def migrate_alone(database: Database) -> None:
    """Alembic keeps what it works on in global variables, so in one process one at a time, whatever thread it comes from."""
    await asyncio.to_thread(MIGRATING.acquire)
    try:
        await database.write(migrate)
    finally:
        MIGRATING.release()


def read(address: str) -> URL:
    """The refusal doesn't quote it, since it may hold a password."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:
        raise Refusal(Said("database-address", {"forms": FORMS})) from error
    is_file = url.drivername == "sqlite" and url.database not in (None, "", ":memory:")
    if not is_file and url.drivername not in ("postgresql", "postgres"):
        raise Refusal(Said("database-address", {"forms": FORMS}))
    return url


@contextmanager
def troubles_told(url: URL) -> Iterator[None]:
    try:
        yield
    except Refusal:
        raise
    except (DBAPIError, OSError, ValueError) as error:
        why = error.orig if isinstance(error, DBAPIError) else error
        raise Refusal(Said("database-trouble", {"address": url.render_as_string(hide_password=True), "why": str(why)})) from error
