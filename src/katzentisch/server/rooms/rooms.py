"""The tables that this process serves, and its rounds: looking for what others have added, for work that nobody does, for who is here."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from .ending import end
from .house import House
from .past import latest
from .presence import is_waiting, warn_if_gone
from .room import Room
from .upkeep import Upkeep

log = structlog.get_logger("katzentisch.rooms")
ABANDONED = 100  # tables that one round picks up at most


class Rooms:
    def __init__(self, house: House) -> None:
        self.house = house
        self.upkeep = Upkeep(house)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.is_open = True

    def open(self) -> None:
        settings = self.house.settings
        rounds = ((self.poll, settings.poll), (self.sweep, settings.grace), (self.beat, settings.beat), (self.tidy, settings.idle))
        self.tasks = [asyncio.create_task(self.repeat(each, pause)) for each, pause in rounds]
        self.house.bus.listen(self.hinted)

    async def close(self) -> None:
        self.is_open = False
        tasks = [*self.tasks, *(task for room in self.rooms.values() for task in room.tasks)]
        for room in self.rooms.values():
            room.work.stop()
        await end(tasks)

    async def find(self, id: str) -> Room | None:
        """None where there is no such table. Whoever asks while it is being loaded waits for the same room."""
        if id in self.rooms:
            return self.rooms[id]
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id))
        return await asyncio.shield(self.loading[id])

    async def load(self, id: str) -> Room | None:
        row = await self.house.store.table(id)
        if row is None:
            return None
        room = Room(self.house, await latest(self.house, id, row.number), row.invite)
        await room.settle()
        self.rooms[id] = room
        self.house.counts.rooms.set(len(self.rooms))
        return room

    async def repeat(self, each: Callable[[], Awaitable[None]], pause: int) -> None:
        while self.is_open:  # asked here too: a driver may make another error of being cancelled
            await asyncio.sleep(pause / 1000)
            await self.attempt(each)

    async def attempt(self, each: Callable[[], Awaitable[None]]) -> None:
        """What fails is tried again with the next round: the database may be away for a while."""
        try:
            await each()
        except Exception:
            if self.is_open:
                self.house.counts.failures.labels(each.__name__).inc()
                log.exception("round failed", round=each.__name__)

    def hinted(self, id: str, number: int) -> None:
        room = self.rooms.get(id)
        if room and number > room.table.number:
            room.background(self.attempt(room.catch_up))

    async def poll(self) -> None:
        """A hint may be lost: this finds what was missed."""
        for id, number in (await self.house.store.numbers(list(self.rooms))).items():
            room = self.rooms.get(id)
            if room and (room.is_stale or number > room.table.number):
                await room.catch_up()

    async def sweep(self) -> None:
        """Work whose process is gone."""
        for id in await self.house.store.due_tables(self.house.now() - self.house.settings.grace, ABANDONED):
            room = await self.find(id)
            if room and (room.due is None or room.due > self.house.now()):
                await self.house.store.postpone(id, room.table.number, room.due)
            elif room and room.work.timer is None:
                room.work.start()

    async def beat(self) -> None:
        """Who is here, and who has others wait."""
        rooms = list(self.rooms.values())
        here = {(room.table.id, listener.me.guest) for room in rooms for listener in room.audience.listeners}
        await self.house.store.see(sorted(here), self.house.now())
        for room in rooms:
            if is_waiting(room):
                await warn_if_gone(room)

    async def tidy(self) -> None:
        """Puts away what nobody watches and what has nothing to do soon; forgets what has been kept for long enough."""
        now, settings = self.house.now(), self.house.settings
        for id, room in list(self.rooms.items()):
            is_busy = room.audience.listeners or room.lock.locked() or room.work.task or (room.due and room.due < now + 2 * settings.idle)
            if not is_busy and now - room.used > settings.idle:
                room.work.cancel()
                del self.rooms[id]
        self.house.counts.rooms.set(len(self.rooms))
        await self.upkeep.run()
