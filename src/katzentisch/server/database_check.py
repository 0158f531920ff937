"""Check a SQLite database when it is opened: is the file intact, and is everything there that was acknowledged?"""

import asyncio

import structlog

from ..games.game import Refusal
from ..words import Said
from .settings import Settings
from .storage.file_lock import sqlite_path
from .storage.heads import Heads, LostEntries, lost_entries
from .storage.sqlite import Sqlite
from .storage.store import Store

log = structlog.get_logger("katzentisch.server")
EVERY = 1.0  # seconds between saving the last entry numbers
NAMED = 5  # tables in a message


async def open_store(settings: Settings) -> Store:
    """Open the store of a server; raise Refusal if it is damaged."""
    store = await Store.open(settings.database)
    path = sqlite_path(settings.database)
    if path is None or settings.shared_sqlite:
        return store
    try:
        store.heads = Heads(path)
        missing = await find_lost_entries(store, store.heads, settings)
        if missing.count:
            log.error("commits lost", tables=missing.entries, entries=missing.count)
        await asyncio.to_thread(save_heads, store.heads, store.heads.encoded())
    except BaseException:
        await store.close()
        raise
    return store


async def find_lost_entries(store: Store, heads: Heads, settings: Settings) -> LostEntries:
    """Return the acknowledged entries that are gone. After an unclean stop, also check the whole file; raise Refusal if it is damaged."""
    noted = heads.read()
    if noted is None:
        return LostEntries({})
    if not noted.is_clean and isinstance(store.database, Sqlite) and (why := await store.database.find_damage()):
        raise Refusal(Said("database-file-damaged", {"path": str(sqlite_path(settings.database)), "why": why}))
    found = await store.numbers(list(noted.numbers))
    for table, number in found.items():
        heads.note(table, number)
    return LostEntries({}) if settings.restored else lost_entries(noted, found)


async def save_heads_regularly(store: Store) -> None:
    """Save the last entry numbers once a second, if something has happened."""
    heads = store.heads
    while heads:
        await asyncio.sleep(EVERY)
        if not heads.is_written:
            await asyncio.to_thread(save_heads, heads, heads.encoded())


def save_final_heads(heads: Heads) -> None:
    save_heads(heads, heads.encoded(is_clean=True))


def save_heads(heads: Heads, text: bytes) -> None:
    """Save the last entry numbers. A full disk must not stop the server: the next attempt follows a second later."""
    try:
        heads.write(text)
    except OSError as error:
        heads.is_written = False
        log.warning("heads not written", error=type(error).__name__)


def loss_warning(settings: Settings, missing: LostEntries) -> Said:
    """Return the warning about lost entries to print when the server starts."""
    names = [*list(missing.entries)[:NAMED], *(["…"] if len(missing.entries) > NAMED else [])]
    facts = {"path": str(sqlite_path(settings.database)), "entries": missing.count, "tables": len(missing.entries), "names": names}
    return Said("database-behind", facts)
