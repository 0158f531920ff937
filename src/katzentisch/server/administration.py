"""Carry out what operators ask for with `katzentisch admin`: their commands write rows, and every server process looks for them."""

import asyncio

import structlog

from ..games.game import Refusal
from .connections import Connections
from .people.blocks import Blocks
from .rooms.maintenance import DAY
from .rooms.rooms import Rooms
from .rooms.services import Services
from .storage.administration import CLOSED, FAILED
from .storage.database_errors import database_failure
from .storage.rows import Closing

log = structlog.get_logger("katzentisch.administration")
AUDIT_LIFE = 365 * DAY  # how long it is known what operators did


class Administration:
    def __init__(self, services: Services, rooms: Rooms, connections: Connections, blocks: Blocks) -> None:
        self.services, self.rooms, self.connections, self.blocks = services, rooms, connections, blocks
        rooms.maintenance.jobs.append(self.prune)

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(self.services.settings.poll / 1000)
            await self.rooms.attempt(self.read_blocks)
            await self.rooms.attempt(self.close_tables)

    async def read_blocks(self) -> None:
        """Read who is blocked, and close their connections. The log says how many there are, but not who: it contains no addresses."""
        now = self.services.now()
        has_changed = self.blocks.replace(await self.services.store.blocks(now))
        closed = self.connections.close_blocked(self.blocks, now)
        if has_changed or closed:
            log.info("blocks changed", blocks=len(self.blocks.current), ignored=self.blocks.ignored, connections_closed=closed)

    async def close_tables(self) -> None:
        for closing in await self.services.store.closings():
            await self.close_table(closing)

    async def close_table(self, closing: Closing) -> None:
        """Close a table and note the result. If it is busy or its rules are being compiled, the next round tries again."""
        result = CLOSED
        try:
            await self.rooms.close_at_once(closing.table)
        except Refusal:
            return
        except Exception as error:
            if database_failure(error):
                raise
            log.error("table not closed", table=closing.table, exc_info=error)
            result = FAILED
        if await self.services.store.finish_closing(closing, result, self.services.now()):
            log.info("table closed by an operator", table=closing.table, operator=closing.who, result=result)

    async def prune(self) -> None:
        now = self.services.now()
        await self.services.store.prune_administration(now, now - AUDIT_LIFE)
