"""The store: everything that the server saves. The log is the truth; the rest is an index of it and changes together with it."""

from collections.abc import Sequence
from typing import Self

from sqlalchemy import select

from .administration import Administration
from .broken_tables import BrokenTables
from .connect import connect, connect_beside
from .expiry import Expiry
from .guests import Guests, Sessions
from .history import History
from .log import Log
from .log_archive import LogArchive
from .participants import Participants, Presence
from .redaction import Redactions
from .rows import TableRow
from .schema import pulses
from .snapshots import Snapshots
from .tables import Orders, Tables


class Store(
    Log,
    Snapshots,
    Tables,
    Orders,
    Presence,
    Guests,
    Sessions,
    Participants,
    Redactions,
    History,
    Expiry,
    LogArchive,
    BrokenTables,
    Administration,
):
    @classmethod
    async def open(cls, address: str) -> Self:
        """Open the store at `sqlite:///PATH` or `postgresql://USER@HOST/DATABASE`; raise Refusal if that is impossible."""
        return cls(await connect(address))

    @classmethod
    async def open_beside(cls, address: str) -> Self:
        """Open the store next to a server; raise Refusal if that is impossible."""
        return cls(await connect_beside(address))

    async def create_table(self, table: TableRow, body: str, named: Sequence[str] = ()) -> None:
        await super().create_table(table, body, named)
        if self.heads:
            self.heads.note(table.id, table.number)

    async def close(self) -> None:
        """Commit what is pending, then close the database."""
        await self.writer.close()
        await self.database.close()

    async def write_heartbeat(self, now: int) -> None:
        """Write a row to find out whether anything can be saved; raise whatever an append would raise."""
        await self.run(self.database.upsert(pulses), [{"name": "health", "at": now}])

    async def ping(self) -> None:
        await self.rows(select(1))
