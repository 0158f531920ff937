"""All rooms of this process, and its periodic rounds: reading what other processes added, doing abandoned tasks, noting who is connected.

A table that fails in a round is marked, and the others continue.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from ...games import GAMES
from ...games.game import Refusal
from ...play.rules_version import is_current, rules_version
from ...protocol.holders import Person
from ...protocol.requests import Close
from ...words import Said
from ..compiled_games import RulesCompiling
from ..storage.database_errors import database_failure
from ..storage.rows import TableRow
from ..tables.entries import BrokenOff, Closed
from ..tables.replay import BrokenLog, rules_of
from .admission import may_enter, may_know, require_entry
from .bus import SentReaction, cancel_tasks
from .clock import AHEAD
from .faults import LOG, WORK, GameMissing, TableBroken, program
from .history import load_latest
from .maintenance import Maintenance
from .presence import is_waiting, note_everyone, read_presence, share_presence, warn_if_gone
from .requests import CLOSE
from .room import MakeEntries, Room
from .services import Services

log = structlog.get_logger("katzentisch.rooms")
ABANDONED = 100  # tables one round takes over at most

Round = Callable[[], Awaitable[None]]


class Rooms:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.maintenance = Maintenance(services)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.is_open = True

    def open(self) -> None:
        settings = self.services.settings
        rounds = (
            *((self.poll, settings.poll), (self.sweep, settings.sweep), (self.beat, settings.beat), (self.tidy, settings.idle)),
            (self.share_presence, settings.presence),
        )
        self.tasks = [asyncio.create_task(self.repeat(each, pause)) for each, pause in rounds]
        self.services.bus.listen(self.on_new_entry, self.on_new_orders, self.on_reaction)

    async def prepare(self) -> None:
        """At the start, check the rules of running games, and retry tables that another version of the program could not continue."""
        await self.services.compiled.wait_for_all()
        await asyncio.to_thread(program)  # caches the versions of the rules, for which it plays some games
        for each in (self.check_rules, self.retry_broken):
            while not await self.attempt(each, each.__name__):
                await asyncio.sleep(self.services.settings.retry / 1000)

    async def check_rules(self) -> None:
        """Schedule the tables whose game began under different rules: loading them ends that game."""
        running = await self.services.store.running_games()
        missing = {game for _, game, _ in running if game not in GAMES}
        if missing:
            log.warning("games not installed: their tables can't be continued", games=sorted(missing))
        outdated = [id for id, game, began in running if game in GAMES and not is_current(game, rules_of(began))]
        if outdated:
            log.warning("rules changed", games=len(running), broken_off=len(outdated), tables=outdated[:ABANDONED])
            await self.services.store.make_due(outdated, self.services.now() - self.services.settings.grace - 1)
        else:
            log.info("rules unchanged", games=len(running), rules={game: rules_version(game) for game in GAMES})

    async def retry_broken(self) -> None:
        await self.services.store.retry_broken(program(), self.services.now() - self.services.settings.grace - 1)
        await self.services.faults.show()

    async def close(self) -> None:
        self.is_open = False
        tasks = [*self.tasks, *(task for room in self.rooms.values() for task in room.tasks)]
        for room in self.rooms.values():
            room.scheduler.stop()
        await cancel_tasks(tasks)

    async def enter(self, id: str, guest: str, invite: str | None) -> Room:
        """Return a room that a guest may enter. Raises Refusal.

        Permission is checked before the table is loaded, because others must not learn whether it exists or what is wrong with it.
        """
        room = self.loaded(id)
        if room and may_enter(room, guest, invite):
            return room
        known = await self.services.store.table_and_membership(id, guest)
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
        require_entry(room, guest, invite)
        return room

    def loaded(self, id: str) -> Room | None:
        """Return a room that is in memory and not broken."""
        room = self.rooms.get(id)
        if room and room.is_broken:
            del self.rooms[id]
            return None
        return room

    async def find(self, id: str) -> Room | None:
        """Return the room, loading it once if necessary, or None if there is no such table. Raises TableBroken, or RulesCompiling."""
        if room := self.loaded(id):
            return room
        if not self.services.faults.is_due(id):
            raise TableBroken(id)
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id))
        return await asyncio.shield(self.loading[id])

    async def load(self, id: str) -> Room | None:
        row = await self.services.store.table(id)
        if row is None:
            return None
        if row.game not in GAMES:
            raise GameMissing(id, row.game)
        self.services.compiled.require(row.game)
        try:
            room = await self.create_room(row)
        except Exception as error:
            if database_failure(error):
                raise
            await self.services.faults.mark(id, LOG, "load", error)
            raise TableBroken(id) from None
        await self.services.faults.clear(id)
        self.rooms[id] = room
        self.services.metrics.rooms.set(len(self.rooms))
        return room

    async def create_room(self, row: TableRow) -> Room:
        """Create a room from a complete log, with a game that the current rules can continue."""
        room = Room(self.services, await load_latest(self.services, row.id, row.number), row.invite)
        try:
            async with room.lock:
                await room.reschedule()
                await self.bring_up_to_date(room, row)
                await read_presence(self.services, [room])
        except BaseException:
            room.scheduler.cancel()
            raise
        return room

    async def bring_up_to_date(self, room: Room, row: TableRow) -> None:
        """Add what happened while the log couldn't be read, and end a game that the current rules can't continue."""
        if row.status == "closed" and not room.table.is_closed:
            await room.add(Closed())
        elif room.table.is_outdated:
            log.warning("game broken off", table=row.id, game=row.game, rules=room.table.active_game.rules or "none named")
            await room.add(BrokenOff())

    async def close_table(self, id: str, host: Person) -> None:
        """Close a table at its host's request, even if its log can't be replayed. Raises Refusal."""
        await self.close_with(id, lambda table: CLOSE.entries(table, host, Close()))

    async def close_at_once(self, id: str) -> None:
        """Close a table for the operator, whatever its players want. Raises Refusal, or RulesCompiling."""
        await self.close_with(id, lambda table: [] if table.is_closed else [Closed()])

    async def close_with(self, id: str, make_entries: MakeEntries) -> None:
        try:
            room = await self.find(id)
            if room:
                await self.guarded_close(room, make_entries)
        except TableBroken:
            await self.services.store.close_table(id, self.services.now())
            await self.services.faults.close(id)

    async def guarded_close(self, room: Room, make_entries: MakeEntries) -> None:
        try:
            await room.apply(make_entries)
        except BrokenLog as error:
            await self.mark_failed(room, "close", error)
            raise TableBroken(room.table.id) from None

    async def repeat(self, each: Round, pause: int) -> None:
        while self.is_open:  # checked here too: a driver may turn a cancellation into another error
            await asyncio.sleep(pause / 1000)
            await self.attempt(each, each.__name__)

    async def attempt(self, each: Round, name: str = "") -> bool:
        """Run a round and return whether it succeeded. If not, the next one tries again: the database may be unavailable for a while."""
        try:
            await each()
        except Exception as error:
            if self.is_open:
                name = name or str(getattr(each, "__name__", "round"))
                self.services.metrics.failures.labels(name).inc()
                log.error("round failed", round=name, failure=database_failure(error), exc_info=error)
            return False
        return True

    async def guard(self, room: Room, each: Round, where: str) -> None:
        """Mark a table if its work fails, so that the others continue; let database trouble pass."""
        try:
            await each()
        except Exception as error:
            if database_failure(error):
                raise
            await self.mark_failed(room, where, error)

    async def mark_failed(self, room: Room, where: str, error: BaseException) -> None:
        if isinstance(error, BrokenLog):
            self.rooms.pop(room.table.id, None)
            await room.break_down(where, error)
        else:
            await self.services.faults.mark(room.table.id, WORK, where, error)

    def on_new_entry(self, id: str, number: int) -> None:
        room = self.loaded(id)
        if room and number > room.table.number:
            room.run_in_background(self.follow_hint(room, room.catch_up))

    def on_new_orders(self, id: str) -> None:
        room = self.loaded(id)
        if room:
            room.run_in_background(self.follow_hint(room, room.load_orders))

    def on_reaction(self, sent: SentReaction) -> None:
        room = self.loaded(sent.table)
        if room:
            room.audience.send_reaction(sent)

    async def follow_hint(self, room: Room, each: Round) -> None:
        await self.attempt(partial(self.guard, room, each, "hint"), "catch_up")

    async def poll(self) -> None:
        """Read new entries, in case a hint was lost."""
        for id, number in (await self.services.store.numbers(list(self.rooms))).items():
            room = self.loaded(id)
            if room and (room.is_stale or number > room.table.number):
                await self.guard(room, room.catch_up, "poll")

    async def sweep(self) -> None:
        """Take over tasks whose process is gone."""
        now = self.services.now()
        for id in await self.services.store.due_tables(now - self.services.settings.grace, ABANDONED, now + AHEAD):
            try:
                await self.take_over(id)
            except RulesCompiling:  # the next round tries again
                continue
            except TableBroken:
                await self.services.store.postpone(id, now + self.services.settings.broken_pause)
            except Exception as error:
                if database_failure(error):
                    raise
                await self.services.faults.mark(id, WORK, "sweep", error)

    async def take_over(self, id: str) -> None:
        """Do an overdue task at once. Raises TableBroken."""
        room = await self.find(id)
        if room and (room.due is None or room.due > self.services.now()):
            await self.services.store.reschedule(id, room.table.number, room.due)
        elif room and room.scheduler.task is None and not room.scheduler.failures:
            room.scheduler.start()

    async def beat(self) -> None:
        """Note who is connected, and warn absent players who keep others waiting."""
        rooms = list(self.rooms.values())
        await note_everyone(self.services, rooms)
        for room in rooms:
            if is_waiting(room):
                await self.guard(room, partial(warn_if_gone, room), "beat")

    async def share_presence(self) -> None:
        await share_presence(self.services, list(self.rooms.values()))

    async def tidy(self) -> None:
        """Unload rooms that nobody watches and that have no task soon; run the maintenance."""
        for id, room in list(self.rooms.items()):
            if self.is_idle(room):
                room.unload()
                del self.rooms[id]
        self.services.metrics.rooms.set(len(self.rooms))
        await self.maintenance.run()
        await self.services.faults.show()
        if heads := self.services.store.heads:
            heads.keep(await self.services.store.numbers(list(heads.numbers)))

    def is_idle(self, room: Room) -> bool:
        now, idle = self.services.now(), self.services.settings.idle
        is_used = room.audience.listeners or room.lock.locked() or room.tasks
        return not is_used and not (room.due and room.due < now + 2 * idle) and now - room.last_used > idle
