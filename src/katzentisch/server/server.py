"""One server process: its parts, and how it starts and stops."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext

import structlog

from .administration import Administration
from .compiled_games import CompiledGames
from .connections import Connections
from .database_check import open_store, save_final_heads, save_heads_regularly
from .logs import log_task_error
from .people.blocks import Blocks
from .people.erasure import Erasure
from .people.keys import derived_key, server_key
from .people.people import People
from .people.rate_limits import RateLimits
from .people.session_tokens import SessionTokens
from .readiness import Readiness
from .review_cache import ReviewCache
from .rooms.bus import bus_for, cancel_tasks
from .rooms.rooms import Rooms
from .rooms.services import Services
from .settings import Settings
from .storage.file_lock import exclusive_lock

log = structlog.get_logger("katzentisch.server")
CLOSING_DELAY = 0.2  # seconds for the last messages to be sent
DELAY_PAUSE = 0.25  # seconds between two measurements of the delay


class Server:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms = Rooms(services)
        self.people = People(services, SessionTokens(server_key(services.settings.data)))
        self.erasure = Erasure(services, self.rooms)
        self.rooms.maintenance.jobs.append(self.erasure.erase_orphans)
        self.rate_limits = RateLimits(services.settings.limits)
        self.connections = Connections()
        self.blocks = Blocks()
        self.administration = Administration(services, self.rooms, self.connections, self.blocks)
        self.reviews = ReviewCache()
        self.readiness = Readiness(services)

    @classmethod
    @asynccontextmanager
    async def running(cls, settings: Settings, compiled: CompiledGames | None = None) -> AsyncIterator["Server"]:
        """Run a server; raise Refusal if another server uses the database or if it is damaged."""
        asyncio.get_running_loop().set_exception_handler(log_task_error)
        with nullcontext() if settings.shared_sqlite else exclusive_lock(settings.database):
            store = await open_store(settings)
            key = derived_key(server_key(settings.data), "pauses")
            services = Services(settings, store, bus_for(settings.database), key, compiled=compiled or CompiledGames())
            server = cls(services)
            services.bus.open()
            server.rooms.open()
            await server.rooms.attempt(server.administration.read_blocks)
            watches = (
                *(server.watch_silence(), server.watch_sessions(), server.administration.watch()),
                *(save_heads_regularly(store), server.rooms.prepare(), server.watch_delay()),
            )
            tasks = [asyncio.create_task(each) for each in watches]
            try:
                yield server
            finally:
                await cancel_tasks(tasks)
                await server.close()

    async def watch_delay(self) -> None:
        """Measure how late the event loop does what is due: everyone waits as long."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + DELAY_PAUSE
            await asyncio.sleep(DELAY_PAUSE)
            self.services.metrics.delay.observe(max(0.0, loop.time() - due))

    async def watch_silence(self) -> None:
        seconds = self.services.settings.silence / 1000
        while True:
            await asyncio.sleep(seconds / 4)
            self.connections.close_silent(seconds)

    async def watch_sessions(self) -> None:
        """Close connections whose session was ended by another process."""
        while True:
            await asyncio.sleep(self.services.settings.beat / 1000)
            await self.rooms.attempt(self.close_ended)

    async def close_ended(self) -> None:
        sessions = sorted({connection.session for connection in self.connections.open})
        good = await self.services.store.active_sessions(sessions)
        self.connections.close_sessions(set(sessions) - good)

    async def close(self) -> None:
        """Close all connections, start nothing new, and commit what is in progress."""
        self.readiness.close()
        self.connections.close_all()
        self.reviews.close()
        await self.services.bus.close()
        await self.rooms.close()
        await asyncio.sleep(CLOSING_DELAY if self.connections.open else 0)
        await self.services.store.close()
        if self.services.store.heads:
            save_final_heads(self.services.store.heads)
        self.services.close()
        log.info("stopped")
