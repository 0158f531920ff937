"""Delete a guest: from the logs that mention them, from their games, and finally the guest itself.

An interrupted deletion can be requested again, and what was done stays done.
"""

import secrets
from functools import partial

import structlog

from ...games.game import Refusal
from ...words import Said
from ..compiled_games import RulesCompiling
from ..rooms.rooms import Rooms
from ..rooms.services import Services
from ..storage.redaction import Redaction
from ..tables.entries import GONE
from ..tables.redaction import departure_entries, rewrite_entry, rewrite_record, seated_names_after

log = structlog.get_logger("katzentisch.people")
TRIES = 5  # something may be written about the guest at the same time
ORPHANS = 100  # per round


class Erasure:
    def __init__(self, services: Services, rooms: Rooms) -> None:
        self.services, self.rooms = services, rooms

    async def erase(self, guest: str, word: str) -> None:
        """Remove everything that leads to the guest; `word` replaces the name."""
        store = self.services.store
        for _ in range(TRIES):
            for table in await store.tables_mentioning(guest):
                await self.leave(table.id, guest)
                await self.redact(table.id, redaction_of(guest, word))
            await store.redact_games(redaction_of(guest, word))
            if await store.delete_guest(guest, self.services.now()):
                return
        raise Refusal(Said("table-busy"))

    async def erase_orphans(self) -> None:
        """Remove what a guest wrote through another process just before that learned of the deletion."""
        word = Said("guest-gone").translate("en")
        for table, guest in await self.services.store.orphaned_participants(ORPHANS):
            await self.redact(table, redaction_of(guest, word))

    async def leave(self, table: str, guest: str) -> None:
        """Let the guest leave a table. One that can't be loaded is left as it is: nobody plays there."""
        try:
            room = await self.rooms.find(table)
        except RulesCompiling:
            raise
        except Exception:
            log.exception("table can't be opened", table=table)
            return
        if room:
            async with room.lock:
                await room.commit(lambda found: departure_entries(found, guest))

    async def redact(self, table: str, redaction: Redaction) -> None:
        number = await self.services.store.redact(table, redaction, self.services.now())
        room = self.rooms.rooms.get(table)
        if room:
            await room.catch_up()
        if number:
            self.services.bus.hint_entry(table, number)


def redaction_of(guest: str, word: str) -> Redaction:
    """Return the redaction of a guest. `word` replaces their name."""
    alias = GONE + secrets.token_urlsafe(9)
    return Redaction(
        guest=guest,
        alias=alias,
        rewrite=partial(rewrite_entry, guest=guest, alias=alias, word=word),
        seated=seated_names_after,
        rewrite_record=partial(rewrite_record, word=word),
    )
