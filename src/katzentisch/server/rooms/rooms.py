"""The tables that this process serves, and its rounds: looking for what others have added, for work that nobody does, for who is here.

Each table is on its own in them: one that fails is marked, and the others go on.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from ...games import GAMES
from ...games.game import Refusal
from ...play.rules_version import is_current, rules_version
from ...words import Said
from ..storage.database_errors import database_failure
from ..storage.rows import TableRow
from ..tables.entries import BrokenOff, Closed, Person
from ..tables.replaying import BrokenLog, rules_of
from ..wire.requests import Close
from .clock import AHEAD
from .ending import end
from .faults import LOG, WORK, TableBroken, program
from .house import House
from .joining import may_enter, may_know, need_entry
from .past import latest
from .presence import is_waiting, warn_if_gone
from .room import Room
from .upkeep import Upkeep

log = structlog.get_logger("katzentisch.rooms")
ABANDONED = 100  # tables that one round picks up at most

Round = Callable[[], Awaitable[None]]


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
        rounds = ((self.poll, settings.poll), (self.sweep, settings.sweep), (self.beat, settings.beat), (self.tidy, settings.idle))
        self.tasks = [asyncio.create_task(self.repeat(each, pause)) for each, pause in rounds]
        self.house.bus.listen(self.hinted)

    async def begin(self) -> None:
        """At the start: do running games still mean the same, and what could another program not continue?"""
        await asyncio.to_thread(program)  # plays some games, and remembers what rules they have
        for each in (self.check_rules, self.retry_broken):
            while not await self.attempt(each, each.__name__):
                await asyncio.sleep(self.house.settings.retry / 1000)

    async def check_rules(self) -> None:
        """Games of other rules than today's are broken off by whoever loads them; somebody should, soon."""
        running = await self.house.store.running_games()
        outdated = [id for id, game, began in running if not is_current(game, rules_of(began))]
        if outdated:
            log.warning("rules changed", games=len(running), broken_off=len(outdated), tables=outdated[:ABANDONED])
            await self.house.store.make_due(outdated, self.house.now() - self.house.settings.grace - 1)
        else:
            log.info("rules unchanged", games=len(running), rules={game: rules_version(game) for game in GAMES})

    async def retry_broken(self) -> None:
        await self.house.store.retry_broken(program(), self.house.now() - self.house.settings.grace - 1)
        await self.house.faults.show()

    async def close(self) -> None:
        self.is_open = False
        tasks = [*self.tasks, *(task for room in self.rooms.values() for task in room.tasks)]
        for room in self.rooms.values():
            room.work.stop()
        await end(tasks)

    async def enter(self, id: str, guest: str, invite: str | None) -> Room:
        """For whoever may. The right is checked before the table is loaded: whether it exists, and what is wrong with it, is nobody
        else's business. Raises Refusal."""
        room = self.here(id)
        if room and may_enter(room, guest, invite):
            return room
        known = await self.house.store.table_and_membership(id, guest)
        if known is None or not may_know(*known, invite):
            raise Refusal(Said("table-unknown"))
        try:
            room = await self.find(id)
        except TableBroken as broken:
            is_closed = known[0].status == "closed"
            raise Refusal(Said("table-closed")) if is_closed else broken.refusal(known[0].host == guest) from None
        if room is None:
            raise Refusal(Said("table-unknown"))
        if not may_enter(room, guest, invite):  # another process may know of a newer invitation
            await self.guard(room, room.catch_up, "enter")
        if room.is_broken:
            raise TableBroken(id).refusal(known[0].host == guest)
        need_entry(room, guest, invite)
        return room

    def here(self, id: str) -> Room | None:
        """In memory, and well."""
        room = self.rooms.get(id)
        if room and room.is_broken:
            del self.rooms[id]
            return None
        return room

    async def find(self, id: str) -> Room | None:
        """None where there is no such table. Whoever asks while it is being loaded waits for the same room. Raises TableBroken."""
        if room := self.here(id):
            return room
        if not self.house.faults.is_due(id):
            raise TableBroken(id)
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id))
        return await asyncio.shield(self.loading[id])

    async def load(self, id: str) -> Room | None:
        row = await self.house.store.table(id)
        if row is None:
            return None
        try:
            room = await self.made(row)
        except Exception as error:
            if database_failure(error):
                raise
            await self.house.faults.mark(id, LOG, "load", error)
            raise TableBroken(id) from None
        await self.house.faults.clear(id)
        self.rooms[id] = room
        self.house.counts.rooms.set(len(self.rooms))
        return room

    async def made(self, row: TableRow) -> Room:
        """A room out of a log that is whole, with a game that today's rules can continue."""
        room = Room(self.house, await latest(self.house, row.id, row.number), row.invite)
        try:
            async with room.lock:
                await room.settle()
                await self.bring_up_to_date(room, row)
        except BaseException:
            room.work.cancel()
            raise
        return room

    async def bring_up_to_date(self, room: Room, row: TableRow) -> None:
        """What happened while nobody could read the log, and what today's rules can't continue."""
        if row.status == "closed" and not room.table.is_closed:
            await room.add(Closed())
        elif room.table.is_outdated:
            log.warning("game broken off", table=row.id, game=row.game, rules=room.table.dealing.rules or "none named")
            await room.add(BrokenOff())

    async def close_table(self, id: str, host: Person) -> None:
        """As its host asks; what can't be replayed is closed without its log. Raises Refusal."""
        try:
            room = await self.find(id)
            if room:
                await self.guarded_close(room, host)
        except TableBroken:
            await self.house.store.close_table(id, self.house.now())
            await self.house.faults.close(id)

    async def guarded_close(self, room: Room, host: Person) -> None:
        try:
            await room.do(host, Close())
        except BrokenLog as error:
            await self.failed(room, "close", error)
            raise TableBroken(room.table.id) from None

    async def repeat(self, each: Round, pause: int) -> None:
        while self.is_open:  # asked here too: a driver may make another error of being cancelled
            await asyncio.sleep(pause / 1000)
            await self.attempt(each, each.__name__)

    async def attempt(self, each: Round, name: str = "") -> bool:
        """Whether it went well. What fails is tried again with the next round: the database may be away for a while."""
        try:
            await each()
        except Exception as error:
            if self.is_open:
                name = name or str(getattr(each, "__name__", "round"))
                self.house.counts.failures.labels(name).inc()
                log.error("round failed", round=name, failure=database_failure(error), exc_info=error)
            return False
        return True

    async def guard(self, room: Room, each: Round, where: str) -> None:
        """What fails at one table is no concern of the others, unless it is the database that fails."""
        try:
            await each()
        except Exception as error:
            if database_failure(error):
                raise
            await self.failed(room, where, error)

    async def failed(self, room: Room, where: str, error: BaseException) -> None:
        if isinstance(error, BrokenLog):
            self.rooms.pop(room.table.id, None)
            await room.break_down(where, error)
        else:
            await self.house.faults.mark(room.table.id, WORK, where, error)

    def hinted(self, id: str, number: int) -> None:
        room = self.here(id)
        if room and number > room.table.number:
            room.background(self.catch_up(room))

    async def catch_up(self, room: Room) -> None:
        await self.attempt(partial(self.guard, room, room.catch_up, "hint"), "catch_up")

    async def poll(self) -> None:
        """A hint may be lost: this finds what was missed."""
        for id, number in (await self.house.store.numbers(list(self.rooms))).items():
            room = self.here(id)
            if room and (room.is_stale or number > room.table.number):
                await self.guard(room, room.catch_up, "poll")

    async def sweep(self) -> None:
        """Work whose process is gone."""
        now = self.house.now()
        for id in await self.house.store.due_tables(now - self.house.settings.grace, ABANDONED, now + AHEAD):
            try:
                await self.take_over(id)
            except TableBroken:
                await self.house.store.postpone(id, now + self.house.settings.broken_pause)
            except Exception as error:
                if database_failure(error):
                    raise
                await self.house.faults.mark(id, WORK, "sweep", error)

    async def take_over(self, id: str) -> None:
        """It has waited long enough already. Raises TableBroken."""
        room = await self.find(id)
        if room and (room.due is None or room.due > self.house.now()):
            await self.house.store.reschedule(id, room.table.number, room.due)
        elif room and room.work.task is None and not room.work.failures:
            room.work.start()

    async def beat(self) -> None:
        """Who is here, and who has others wait."""
        rooms = list(self.rooms.values())
        here = {(room.table.id, listener.me.guest) for room in rooms for listener in room.audience.listeners}
        await self.house.store.note_presence(sorted(here), self.house.now())
        for room in rooms:
            if is_waiting(room):
                await self.guard(room, partial(warn_if_gone, room), "beat")

    async def tidy(self) -> None:
        """Puts away what nobody watches and what has nothing to do soon; forgets what has been kept for long enough."""
        for id, room in list(self.rooms.items()):
            if self.is_idle(room):
                room.work.cancel()
                del self.rooms[id]
        self.house.counts.rooms.set(len(self.rooms))
        await self.upkeep.run()
        await self.house.faults.show()
        if heads := self.house.store.heads:
            heads.keep(await self.house.store.numbers(list(heads.numbers)))

    def is_idle(self, room: Room) -> bool:
        now, idle = self.house.now(), self.house.settings.idle
        is_busy = room.audience.listeners or room.lock.locked() or room.work.task or (room.due and room.due < now + 2 * idle)
        return not is_busy and now - room.used > idle
