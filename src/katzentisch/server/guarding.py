"""A SQLite database of one's own is looked at when it is opened: is it whole, and is everything there that was acknowledged?"""

import asyncio

import structlog

from ..games.game import Refusal
from ..words import Said
from .settings import Settings
from .storage.heads import Heads, Lost, lost
from .storage.single import file_of
from .storage.sqlite import Sqlite
from .storage.store import Store

log = structlog.get_logger("katzentisch.server")
EVERY = 1.0  # seconds between two notes of how far the logs have come
NAMED = 5  # tables in a message


async def opened(settings: Settings) -> Store:
    """The store of a server; raises Refusal."""
    store = await Store.open(settings.database)
    path = file_of(settings.database)
    if path is None or settings.shared_sqlite:
        return store
    try:
        store.heads = Heads(path)
        missing = await missing_in(store, store.heads, settings)
        if missing.count:
            log.error("commits lost", tables=missing.entries, entries=missing.count)
        await asyncio.to_thread(save, store.heads, store.heads.encoded())
    except BaseException:
        await store.close()
        raise
    return store


async def missing_in(store: Store, heads: Heads, settings: Settings) -> Lost:
    """What was acknowledged and is gone. After a stop that was none, the whole file is looked at too; raises Refusal."""
    noted = heads.read()
    if noted is None:
        return Lost({})
    if not noted.is_clean and isinstance(store.database, Sqlite) and (why := await store.database.damage()):
        raise Refusal(Said("database-file-damaged", {"path": str(file_of(settings.database)), "why": why}))
    found = await store.numbers(list(noted.numbers))
    for table, number in found.items():
        heads.note(table, number)
    return Lost({}) if settings.restored else lost(noted, found)


async def keep_heads(store: Store) -> None:
    """Again and again, where something has happened."""
    heads = store.heads
    while heads:
        await asyncio.sleep(EVERY)
        if not heads.is_written:
            await asyncio.to_thread(save, heads, heads.encoded())


def finish_heads(heads: Heads) -> None:
    save(heads, heads.encoded(is_clean=True))


def save(heads: Heads, text: bytes) -> None:
    """A full disk must not stop the server; the next try is a second later."""
    try:
        heads.write(text)
    except OSError as error:
        heads.is_written = False
        log.warning("heads not written", error=type(error).__name__)


def warning_of(settings: Settings, missing: Lost) -> Said:
    """For whoever starts the server."""
    names = [*list(missing.entries)[:NAMED], *(["…"] if len(missing.entries) > NAMED else [])]
    facts = {"path": str(file_of(settings.database)), "entries": missing.count, "tables": len(missing.entries), "names": names}
    return Said("database-behind", facts)
