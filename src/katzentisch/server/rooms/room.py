"""A room: a table being served by one process. The log in the store is the truth; this copy is at most one entry ahead of it."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from time import perf_counter

from ...games.game import Refusal
from ...words import Said
from ..storage.redaction import MARKER
from ..tables.entries import AnyEntry, Moved
from ..tables.replay import ReplayStep, replay_onto
from ..tables.schedule import ScheduledTask
from ..tables.table import Table
from .audience import Audience, Reply
from .clock import TableTime
from .faults import LOG
from .history import load_past
from .persistence import append_for
from .scheduler import Scheduler
from .services import Services
from .standing_orders import StandingOrders

TRIES = 20

MakeEntries = Callable[[Table], Iterable[AnyEntry]]


class Room:
    """Hold `lock` to read or change `table`."""

    def __init__(self, services: Services, table: Table, invite: str | None) -> None:
        self.services, self.table = services, table
        self.lock = asyncio.Lock()
        self.orders = StandingOrders(services.store, table.id)
        self.audience = Audience(invite, table.number, self.orders, services.metrics, services.settings)
        self.scheduler = Scheduler(self)
        self.audience.clock = self.clock = TableTime(services)
        self.is_broken = False  # the log can't be replayed: this copy is unusable
        self.is_stale = False  # the copy contains an entry that may not be in the log, or the orders are not known
        self.last_used = services.now()  # when a person last left
        self.background_tasks: set[asyncio.Task[None]] = set()

    async def apply(self, make_entries: MakeEntries, reply: Reply | None = None) -> None:
        """Add the entries of a person's request to the log; the reply travels with a move. Raises Refusal."""
        async with self.lock:
            await self.commit(make_entries, reply)

    async def commit(self, make_entries: MakeEntries, reply: Reply | None = None) -> None:
        """Add entries to the log. If another process was faster, make them again from the new state of the table."""
        for _ in range(TRIES):
            await self.refresh()
            if await self.add_all(make_entries(self.table), reply):
                return
        raise Refusal(Said("table-busy"))

    async def add_all(self, entries: Iterable[AnyEntry], reply: Reply | None = None) -> bool:
        for entry in entries:
            if not await self.add(entry, reply if isinstance(entry, Moved) else None):
                return False
        return True

    async def add(self, entry: AnyEntry, reply: Reply | None = None) -> bool:
        """Add an entry to the log, then send it. Return False if another process was faster; the table is then as that process left it."""
        begun = perf_counter()
        steps = self.table.apply(max(self.time(), self.table.at), entry)
        self.is_stale = True
        self.orders.drop_expired(self.table)
        task = self.scheduler.next_task
        if not await self.services.store.append(append_for(self.table, entry, self.due_time(task))):
            self.services.metrics.conflicts.inc()
            await self.reload()
            return False
        self.is_stale = False
        self.services.metrics.count_entry(entry, perf_counter() - begun)
        self.audience.send_entry(self.table, entry, steps, reply)
        self.scheduler.plan(task)
        self.services.bus.hint_entry(self.table.id, self.table.number)
        return True

    @property
    def invite(self) -> str | None:
        """The current invitation, or None if the table is public."""
        return self.audience.invite_to(self.table)

    @property
    def due(self) -> int | None:
        """When the next task is due, by the server's clock."""
        return self.due_time(self.scheduler.next_task)

    def due_time(self, task: ScheduledTask | None) -> int | None:
        return task.at - self.clock.ahead(self.table) if task else None

    def time(self) -> int:
        """Return the time at this table."""
        return self.clock.now(self.table)

    async def catch_up(self) -> None:
        """Read what other processes have added."""
        async with self.lock:
            if not await self.refresh() and await self.read_new_entries():
                await self.reschedule()

    async def load_orders(self) -> None:
        """Read the orders, which were changed through another process. Nobody else notices."""
        async with self.lock:
            if not await self.refresh():
                await self.read_orders()
                self.scheduler.reconsider(self.services.settings.grace)

    async def read_new_entries(self) -> bool:
        """Return whether there were any."""
        rows = await self.services.store.entries(self.table.id, self.table.number)
        if any(row.body == MARKER for row in rows):  # entries that were read before have been redacted
            await self.reload()
            return True
        self.send_all(replay_onto(self.table, rows))
        return bool(rows)

    def send_all(self, replayed: Iterable[ReplayStep]) -> None:
        """Send entries of other processes. An order that ends with one of them is no longer shown."""
        for table, entry, steps in replayed:
            self.orders.drop_expired(table)
            self.audience.send_entry(table, entry, steps)

    async def refresh(self) -> bool:
        if self.is_stale:
            await self.reload()
            return True
        return False

    async def reload(self) -> None:
        past = await load_past(self.services, self.table.id, self.audience.last_sent)
        self.table = past.table
        self.send_all(replay_onto(past.table, past.later))
        await self.reschedule()

    async def reschedule(self) -> None:
        """Plan again after entries of other processes, which then have priority for the next task."""
        await self.read_orders()
        self.scheduler.schedule(self.services.settings.grace)

    async def read_orders(self) -> None:
        """Read the orders, and show their own seats those that another process has changed."""
        before = self.orders.orders
        self.is_stale = True  # if this fails, nothing is planned
        await self.orders.load(self.table)
        self.is_stale = False
        after = self.orders.orders
        for seat in sorted(before.keys() | after.keys()):
            if before.get(seat) != after.get(seat):
                self.audience.send_to_seat(self.table, seat)

    async def break_down(self, where: str, error: BaseException) -> None:
        """Stop serving the table because its log can't be replayed, and inform everyone there."""
        self.is_broken = True
        self.scheduler.cancel()
        await self.services.faults.mark(self.table.id, LOG, where, error)
        self.audience.send_refusal("table-broken", self.table.host.guest)

    def unload(self) -> None:
        """Free the memory of a room that is no longer used: garbage is collected rarely, and the scheduler refers back to the room."""
        self.scheduler.cancel()
        del self.scheduler

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """All running tasks of this room."""
        return [*self.background_tasks, *([self.scheduler.task] if self.scheduler.task else [])]

    def run_in_background(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.background_tasks.add(task)  # asyncio keeps only weak references to tasks
        task.add_done_callback(self.background_tasks.discard)
