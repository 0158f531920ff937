"""A table as one process serves it. What counts is in the store's log: this is a copy that runs ahead by one entry at most."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from time import perf_counter

from ...games.game import Refusal
from ...words import Said
from ..storage.redaction import MARKER
from ..tables.deeds import entries_for
from ..tables.duties import Duty
from ..tables.entries import AnyEntry, Person
from ..tables.keeping import append_of
from ..tables.replaying import continued
from ..tables.table import Table
from ..wire import requests
from .audience import Audience
from .clock import TableTime
from .company import Company
from .faults import LOG
from .house import House
from .past import past_of
from .standing import Standing
from .work import Work

TRIES = 20


class Room:
    """Whoever reads or changes `table` holds `lock`."""

    def __init__(self, house: House, table: Table, invite: str | None) -> None:
        self.house, self.table = house, table
        self.lock = asyncio.Lock()
        self.orders = Standing(house.store, table.id)
        self.audience = Audience(invite, table.number, self.orders, house.counts, Company(house.settings.company))
        self.work = Work(self)
        self.audience.clock = self.clock = TableTime(house)
        self.is_broken = False  # its log can't be replayed: this copy is good for nothing
        self.is_stale = False  # the copy holds something that may not be in the log
        self.used = house.now()  # when somebody last left
        self.errands: set[asyncio.Task[None]] = set()

    async def do(self, who: Person, ask: requests.Request, to: Person | None = None) -> None:
        """What somebody asks for; raises Refusal."""
        async with self.lock:
            await self.insist(lambda table: entries_for(table, who, ask, to))

    async def insist(self, wish: Callable[[Table], Iterable[AnyEntry]]) -> None:
        """If another process was faster the wish is judged anew."""
        for _ in range(TRIES):
            await self.refresh()
            if await self.add_all(wish(self.table)):
                return
        raise Refusal(Said("table-busy"))

    async def add_all(self, entries: Iterable[AnyEntry]) -> bool:
        for entry in entries:
            if not await self.add(entry):
                return False
        return True

    async def add(self, entry: AnyEntry) -> bool:
        """Adds to the log, and tells once that is done; False if another process was faster, and then the table is as that one left it."""
        begun = perf_counter()
        steps = self.table.take(max(self.time(), self.table.at), entry)
        self.is_stale = True
        self.orders.drop_over(self.table)
        duty = self.work.duty
        if not await self.house.store.append(append_of(self.table, entry, self.moment_of(duty))):
            self.house.counts.conflicts.inc()
            await self.reload()
            return False
        self.is_stale = False
        self.house.counts.added(entry, perf_counter() - begun)
        self.audience.tell(self.table, entry, steps)
        self.work.plan(duty)
        self.house.bus.hint(self.table.id, self.table.number)
        return True

    @property
    def invite(self) -> str | None:
        """None: the table is public."""
        return self.audience.invite_to(self.table)

    @property
    def due(self) -> int | None:
        """By the clock."""
        return self.moment_of(self.work.duty)

    def moment_of(self, duty: Duty | None) -> int | None:
        return duty.at - self.clock.ahead(self.table) if duty else None

    def time(self) -> int:
        """What time it is at this table."""
        return self.clock.now(self.table)

    async def catch_up(self) -> None:
        """With what other processes have added."""
        async with self.lock:
            if await self.refresh():
                return
            if await self.read_on():
                await self.settle()
            else:  # it may have been an order, which changes nothing for anybody else
                await self.orders.load(self.table)
                self.work.reconsider(self.house.settings.grace)

    async def read_on(self) -> bool:
        """Whether there was more."""
        rows = await self.house.store.entries(self.table.id, self.table.number)
        if any(row.body == MARKER for row in rows):  # what was read before isn't what is there now
            await self.reload()
            return True
        for table, entry, steps in continued(self.table, rows):
            self.audience.tell(table, entry, steps)
        return bool(rows)

    async def refresh(self) -> bool:
        if self.is_stale:
            await self.reload()
            return True
        return False

    async def reload(self) -> None:
        past = await past_of(self.house, self.table.id, self.audience.told)
        self.table = past.table
        for table, entry, steps in continued(past.table, past.later):
            self.audience.tell(table, entry, steps)
        self.is_stale = False
        await self.settle()

    async def settle(self) -> None:
        """After entries of others: what is due now is theirs to do first."""
        await self.orders.load(self.table)
        self.work.schedule(self.house.settings.grace)

    async def break_down(self, where: str, error: BaseException) -> None:
        """Its log can't be replayed. Whoever is here is told so, and nothing is done here any more."""
        self.is_broken = True
        self.work.cancel()
        await self.house.faults.mark(self.table.id, LOG, where, error)
        self.audience.refuse("table-broken", self.table.host.guest)

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """What goes on by itself."""
        return [*self.errands, *([self.work.task] if self.work.task else [])]

    def background(self, errand: Coroutine[None, None, None]) -> None:
        """Asyncio keeps no hold of tasks: we must."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)
