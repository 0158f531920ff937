"""What a table does by itself when it is due. Any process may do it; since it ends in an entry of the log, it can't happen twice."""

import asyncio
from logging import ERROR, WARNING
from typing import TYPE_CHECKING

import structlog

from ...play.orders import decide
from ..storage.trouble import trouble_of
from ..tables.duties import Duty, Task, duty_of
from ..tables.entries import AnyEntry, Away, Back, Dealt, Moved, Warned
from ..tables.replaying import BrokenLog
from .faults import WORK
from .presence import is_gone
from .thinking import answer, question

if TYPE_CHECKING:
    from .room import Room

log = structlog.get_logger("katzentisch.rooms")
MOST_FAILURES = 3  # until the table's people are told


class Work:
    def __init__(self, room: "Room") -> None:
        self.room = room
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None
        self.is_wanted_again = False
        self.failures = 0  # in a row, that were no fault of the database

    @property
    def duty(self) -> Duty | None:
        return duty_of(self.room.table, self.room.orders.orders, self.room.house.settings)

    def schedule(self, grace: int = 0) -> None:
        self.plan(self.duty, grace)

    def plan(self, duty: Duty | None, grace: int = 0) -> None:
        """Bots begin to think at once, so that the time until they move is the same for short and long thoughts."""
        self.cancel()
        if duty:
            begin = self.room.table.at if duty.task is Task.PLAY and not grace else duty.at
            self.start_in(max(0, begin - self.room.time()) + grace)

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
        room, trouble = self.room, trouble_of(error)
        self.cancel()
        if isinstance(error, BrokenLog):
            await room.break_down("work", error)
            return
        room.house.counts.failures.labels("work").inc()
        log.log(WARNING if trouble else ERROR, "work failed", table=room.table.id, trouble=trouble, exc_info=None if trouble else error)
        self.failures += trouble is None
        if self.failures == MOST_FAILURES:
            await room.house.faults.mark(room.table.id, WORK, "work", error)
            room.audience.refuse("table-stuck")
        self.start_in(min(room.house.settings.broken_pause, room.house.settings.retry * 2 ** max(0, self.failures - 1)))

    async def fulfil(self) -> None:
        async with self.room.lock:
            await self.room.refresh()
            duty = self.duty
            if duty and duty.task is not Task.PLAY:
                await self.fulfil_now(duty)
        if duty and duty.task is Task.PLAY:
            await self.play(duty)

    async def fulfil_now(self, duty: Duty) -> None:
        if duty.at > self.room.time():
            self.schedule()
        elif entry := await self.entry_for(duty):
            await self.room.add(entry)

    async def play(self, duty: Duty) -> None:
        """The table is not locked while a bot thinks and waits."""
        thought = question(self.room.table, duty.seat)
        move = await answer(thought, self.room.house)
        await asyncio.sleep(max(0, duty.at - self.room.time()) / 1000)
        async with self.room.lock:
            await self.room.refresh()
            if thought.fits(self.room.table) and self.room.table.is_bots_turn:
                await self.room.add(Moved(duty.seat, move))

    async def entry_for(self, duty: Duty) -> AnyEntry | None:
        table = self.room.table
        match duty.task:
            case Task.DEAL:
                return Dealt()
            case Task.WARN:
                deadline = table.dealing.timer.deadline
                return Warned(duty.seat, deadline or duty.at)
            case Task.REPLACE:
                is_back = not table.choices.has_clock and not await is_gone(self.room, duty.seat)
                return Back(duty.seat) if is_back else Away(duty.seat)
            case Task.OBEY:
                return self.obeyed(duty.seat)
        return None

    def obeyed(self, seat: int) -> AnyEntry | None:
        play = self.room.table.dealing.play
        assert play
        sight = play.position.masked(seat)
        action = decide(self.room.orders.orders[seat], sight, sight.legal())
        return None if action is None else Moved(seat, play.game.write_move(sight.state, action))
