"""Everything that the server keeps. The log is the truth; the rest is there to find things, and changes together with it."""

from collections.abc import Sequence
from typing import Self

from sqlalchemy import select

from .faults import Faults
from .guests import Guests
from .history import History
from .log import Log
from .opening import open_database
from .orders import Orders
from .participants import Participants
from .presence import Presence
from .pruning import Pruning
from .pulse import Pulse
from .redaction import Redactions
from .rows import TableRow
from .sessions import Sessions
from .snapshots import Snapshots
from .tables import Tables


class Store(Log, Snapshots, Tables, Orders, Presence, Guests, Sessions, Participants, Redactions, History, Pruning, Faults, Pulse):
    @classmethod
    async def open(cls, address: str) -> Self:
        """`sqlite:///PATH` or `postgresql://USER@HOST/DATABASE`; raises Refusal."""
        return cls(await open_database(address))

    async def create_table(self, table: TableRow, body: str, named: Sequence[str] = ()) -> None:
        await super().create_table(table, body, named)
        if self.heads:
            self.heads.note(table.id, table.number)

    async def close(self) -> None:
        """What waits is committed first."""
        await self.writer.close()
        await self.database.close()

    async def ping(self) -> None:
        await self.rows(select(1))
