"""One process of the server: what it has, and how it starts and stops."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog

from .connections import Connections
from .people.keys import server_key
from .people.limits import Gates
from .people.passes import Passes
from .people.people import People
from .reviews import Reviews
from .rooms.bus import bus_for
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
        silence = asyncio.create_task(server.watch_silence())
        try:
            yield server
        finally:
            silence.cancel()
            await server.close()

    async def watch_silence(self) -> None:
        seconds = self.house.settings.silence / 1000
        while True:
            await asyncio.sleep(seconds / 4)
            self.connections.close_silent(seconds)

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
