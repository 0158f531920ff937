"""One process of the server: what it has, and how it starts and stops."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog

from .connections import Connections
from .people.erasure import Erasure
from .people.keys import server_key
from .people.limits import Gates
from .people.passes import Passes
from .people.people import People
from .reviews import Reviews
from .rooms.bus import bus_for
from .rooms.ending import end
from .rooms.house import House
from .rooms.rooms import Rooms
from .settings import Settings
from .storage.store import Store

log = structlog.get_logger("katzentisch.server")
FAREWELL = 0.2  # seconds for the last messages to go out


class Server:
    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms = Rooms(house)
        self.people = People(house, Passes(server_key(house.settings.data)))
        self.erasure = Erasure(house, self.rooms)
        self.rooms.upkeep.errands.append(self.erasure.erase_orphans)
        self.gates = Gates(house.settings.limits)
        self.connections = Connections()
        self.reviews = Reviews()

    @classmethod
    @asynccontextmanager
    async def running(cls, settings: Settings) -> AsyncIterator["Server"]:
        house = House(settings, await Store.open(settings.database), bus_for(settings.database))
        server = cls(house)
        house.bus.open()
        server.rooms.open()
        watches = [asyncio.create_task(each) for each in (server.watch_silence(), server.watch_sessions())]
        try:
            yield server
        finally:
            await end(watches)
            await server.close()

    async def watch_silence(self) -> None:
        seconds = self.house.settings.silence / 1000
        while True:
            await asyncio.sleep(seconds / 4)
            self.connections.close_silent(seconds)

    async def watch_sessions(self) -> None:
        """Those that were ended by another process."""
        while True:
            await asyncio.sleep(self.house.settings.beat / 1000)
            await self.rooms.attempt(self.close_ended)

    async def close_ended(self) -> None:
        sessions = sorted({connection.session for connection in self.connections.open})
        good = await self.house.store.good_sessions(sessions)
        self.connections.close_sessions(set(sessions) - good)

    async def close(self) -> None:
        """Everybody is sent away, nothing new begins, and what was begun is committed."""
        self.connections.close_all()
        self.reviews.close()
        await self.house.bus.close()
        await self.rooms.close()
        await asyncio.sleep(FAREWELL if self.connections.open else 0)
        await self.house.store.close()
        self.house.close()
        log.info("stopped")
