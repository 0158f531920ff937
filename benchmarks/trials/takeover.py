"""How long the bots of a killed server stood still, until it was back or another one played on for them."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from katzentisch.server.storage.rows import EntryRow
from katzentisch.server.storage.store import Store
from katzentisch.server.tables.entries import Moved, decode

from .guest import Guest


async def longest_takeover(database: str, guests: Iterable[Guest], kills: Sequence[int]) -> float:
    """In seconds; `kills` are the moments, in milliseconds since 1970."""
    people = {guest.sitting.made["id"]: guest.sitting.people for guest in guests}
    store = await Store.open(database)
    try:
        waits = [wait for id, count in people.items() for wait in takeovers(await store.entries(id), count, kills)]
    finally:
        await store.close()
    return max(waits, default=0) / 1000


def takeovers(rows: Sequence[EntryRow], people: int, kills: Sequence[int]) -> list[int]:
    """At one table, whose first seats are people's: from a kill to the next entry, where that is a bot's move."""
    return [
        after.at - kill
        for before, after in pairwise(rows)
        for kill in kills
        if before.at <= kill < after.at and isinstance(entry := decode(after.body), Moved) and entry.seat >= people
    ]
