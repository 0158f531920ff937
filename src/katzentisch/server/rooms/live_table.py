"""What the parts of a room need of the room they belong to."""

import asyncio
from typing import Protocol

from ..tables.entries import AnyEntry
from ..tables.table import Table
from .audience import Audience
from .clock import TableTime
from .services import Services
from .standing_orders import StandingOrders


class LiveTable(Protocol):
    """A table that is being served. Hold `lock` to read or change `table`."""

    services: Services
    table: Table
    lock: asyncio.Lock
    orders: StandingOrders
    audience: Audience
    clock: TableTime

    def time(self) -> int:
        """Return the time at this table."""

    async def refresh(self) -> bool:
        """Load the table again if this copy may differ from the log; return whether it was."""

    async def add(self, entry: AnyEntry) -> bool:
        """Add an entry to the log, then send it. Return False if another process was faster."""

    async def read_orders(self) -> None:
        """Read the orders; other processes may have changed them."""

    async def break_down(self, where: str, error: BaseException) -> None:
        """Stop serving the table, because its log can't be replayed."""
