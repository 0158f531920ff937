"""What a table does by itself when it is due. Any process may do it; since it ends in an entry of the log, it can't happen twice."""

import asyncio
from contextlib import suppress
from logging import ERROR, WARNING
from typing import TYPE_CHECKING

import structlog

from ...play.fair_deal import new_secret
from ...play.orders import Order
from ..storage.database_errors import database_failure
from ..tables.duties import Duty, Task, duty_of, next_step, standing_order
from ..tables.entries import AnyEntry, Away, Back, Dealt, Moved, Restarted, SharesListed, Warned
from ..tables.replaying import BrokenLog
from .faults import WORK
from .presence import is_gone
from .thinking import Thought, answer, question

if TYPE_CHECKING:
    from .room import Room

log = structlog.get_logger("katzentisch.rooms")
MOST_FAILURES = 3  # until the table's people are told


class Work:
    """Bots, those who play for somebody away, and standing orders take the same way, so that their moves can't be told apart by time:
    what to do is found out as soon as the turn begins, in a thread, and done when the pause is over.
    """

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None
        self.is_wanted_again = False
        self.failures = 0  # in a row, that were no fault of the database
        self.planned: Duty | None = None
        self.grace = 0  # how much later than due it was planned, since another process is to do it
        self.thought: Thought | None = None  # of the move that is being found or waits for its time
        self.is_outdated = asyncio.Event()  # that thought

    @property
    def duty(self) -> Duty | None:
        return duty_of(self.room.table, self.room.orders.orders, self.room.house.settings, self.room.house.pause_key)

    def schedule(self, grace: int = 0) -> None:
        self.plan(self.duty, grace)

    def plan(self, duty: Duty | None, grace: int = 0) -> None:
        """Moves are thought of at once, so that the time until they are made is the same for short and long thoughts."""
        self.cancel()
        self.planned, self.grace = duty, grace
        self.look_at_thought()
        if duty:
            begin = self.room.table.at if duty.is_move and not grace else duty.at
            self.start_in(max(0, begin - self.room.time()) + grace)

    def reconsider(self, grace: int = 0) -> None:
        """After a change of orders, which nobody else may notice: what is due as before stays planned as it was."""
        duty = self.duty
        if duty != self.planned:
            self.plan(duty, grace if duty and duty.task is Task.OBEY else self.grace)
        elif self.look_at_thought():
            self.is_wanted_again = True

    def look_at_thought(self) -> bool:
        """Whether there was one that no longer fits: it then waits no more, so that what is to be done instead isn't late."""
        if self.thought is None or self.fits(self.thought):
            return False
        self.is_outdated.set()
        return True

    def fits(self, thought: Thought) -> bool:
        return thought.fits(self.room.table, self.order)

    @property
    def order(self) -> Order | None:
        return standing_order(self.room.table, self.room.orders.orders)

    def start_in(self, delay: int) -> None:
        self.timer = asyncio.get_running_loop().call_later(delay / 1000, self.start)

    def cancel(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def stop(self) -> None:
        """For good."""
        self.cancel()
        self.is_wanted_again = False
        if self.task:
            self.task.cancel()

    def start(self) -> None:
        self.cancel()
        if self.task:
            self.is_wanted_again = True
        else:
            self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        try:
            await self.fulfil()
            await self.succeeded()
        except Exception as error:
            await self.failed(error)
        finally:
            self.task = None
            if self.is_wanted_again:
                self.is_wanted_again = False
                self.start()

    async def succeeded(self) -> None:
        """What failed before doesn't any more."""
        if self.room.table.id in self.room.house.faults.known:
            await self.room.house.faults.clear(self.room.table.id)
        self.failures = 0

    async def failed(self, error: Exception) -> None:
        """A database that is away comes back. What fails again and again for another reason is tried less and less often, and told."""
        room, failure = self.room, database_failure(error)
        self.cancel()
        if isinstance(error, BrokenLog):
            await room.break_down("work", error)
            return
        room.house.counts.failures.labels("work").inc()
        log.log(WARNING if failure else ERROR, "work failed", table=room.table.id, failure=failure, exc_info=None if failure else error)
        self.failures += failure is None
        if self.failures == MOST_FAILURES:
            await room.house.faults.mark(room.table.id, WORK, "work", error)
            room.audience.refuse("table-stuck")
        self.start_in(min(room.house.settings.broken_pause, room.house.settings.retry * 2 ** max(0, self.failures - 1)))

    async def fulfil(self) -> None:
        async with self.room.lock:
            await self.room.refresh()
            if self.grace:  # another process was to do it: we may have missed that an order was revoked
                await self.room.orders.load(self.room.table)
            duty = self.duty
            if duty and not duty.is_move:
                await self.fulfil_now(duty)
        if duty and duty.is_move:
            await self.move(duty)

    async def fulfil_now(self, duty: Duty) -> None:
        if duty.at > self.room.time():
            self.schedule()
        elif entry := await self.entry_for(duty):
            await self.room.add(entry)

    async def move(self, duty: Duty) -> None:
        """The table is not locked while a bot thinks and waits. The entry's time is that of adding it, as for moves by hand: if it was
        when the move was due, the time it takes to arrive would tell them apart."""
        house = self.room.house
        self.is_outdated.clear()
        self.thought = thought = question(self.room.table, duty.seat, self.order)
        try:
            text = await answer(thought, house)
            await self.wait_until(next_step(duty.at, self.room.time(), house.settings.late_step))
            async with self.room.lock:
                await self.room.refresh()
                if self.fits(thought) and not self.is_outdated.is_set():
                    await self.room.add(Moved(duty.seat, text))
        finally:
            self.thought = None

    async def wait_until(self, moment: int) -> None:
        """Or until something else is to be done."""
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0, moment - self.room.time()) / 1000):
                await self.is_outdated.wait()

    async def entry_for(self, duty: Duty) -> AnyEntry | None:
        table = self.room.table
        match duty.task:
            case Task.LIST:
                return SharesListed()
            case Task.DEAL:
                return Dealt()
            case Task.RESTART:
                return Restarted(new_secret().hex())
            case Task.WARN:
                deadline = table.dealing.timer.deadline
                return Warned(duty.seat, deadline or duty.at)
            case Task.REPLACE:
                is_waived = not table.choices.has_clock and not table.seats[duty.seat].asked
                is_back = is_waived and not await is_gone(self.room, duty.seat)
                return Back(duty.seat) if is_back else Away(duty.seat)
        return None
