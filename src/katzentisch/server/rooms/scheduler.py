"""The scheduler of a room: does what is due at a table. Any process may do it; each task ends in a log entry, so it can't happen twice."""

import asyncio
from contextlib import suppress
from logging import ERROR, WARNING

import structlog

from ...play.fair_deal import new_secret
from ...play.orders import Order
from ..storage.database_errors import database_failure
from ..tables.entries import AnyEntry, Away, Back, Dealt, Moved, Restarted, SharesListed, Warned
from ..tables.pace import late_move_time, late_step
from ..tables.replay import BrokenLog
from ..tables.schedule import ScheduledTask, TaskKind, next_task, standing_order
from .bot_moves import Decision, decision_for, find_move, needs_evaluation
from .faults import WORK
from .live_table import LiveTable
from .presence import is_gone

log = structlog.get_logger("katzentisch.rooms")
MOST_FAILURES = 3  # before the people at the table are informed


class Scheduler:
    """Bots, bots that stand in for a person, standing orders and forced moves take the same path, so that their timing tells nothing: the
    move is found in a thread as soon as the turn begins, and made when the pause is over.
    """

    def __init__(self, room: LiveTable) -> None:
        self.room = room
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None
        self.is_wanted_again = False
        self.failures = 0  # in a row, not counting database trouble
        self.planned: ScheduledTask | None = None
        self.grace = 0  # milliseconds added to the planned time, because another process should do the task
        self.decision: Decision | None = None  # the one being made, or waiting for its time
        self.is_outdated = asyncio.Event()  # set if that decision is no longer pending

    @property
    def next_task(self) -> ScheduledTask | None:
        return next_task(self.room.table, self.room.orders.orders, self.room.services.settings, self.room.services.pause_key)

    def schedule(self, grace: int = 0) -> None:
        self.plan(self.next_task, grace)

    def plan(self, task: ScheduledTask | None, grace: int = 0) -> None:
        """Plan a task. Moves are computed at once, so that their timing doesn't depend on how long that takes."""
        self.cancel()
        self.planned, self.grace = task, grace
        self.check_decision()
        if task:
            begin = self.room.table.at if task.is_move and not grace else task.at
            self.start_in(max(0, begin - self.room.time()) + grace)

    def reconsider(self, grace: int = 0) -> None:
        """Plan again after a change of orders, which nobody else may notice: a task that is due as before keeps its time."""
        task = self.next_task
        if task != self.planned:
            self.plan(task, grace if task and task.kind is TaskKind.ORDER_MOVE else self.grace)
        elif self.check_decision():
            self.is_wanted_again = True

    def check_decision(self) -> bool:
        """Return whether the current decision is outdated. If so, stop waiting for its time, so that the next task isn't late."""
        if self.decision is None or self.is_pending(self.decision):
            return False
        self.is_outdated.set()
        return True

    def is_pending(self, decision: Decision) -> bool:
        return decision.is_pending(self.room.table, self.order)

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
        """Stop for good."""
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
            await self.run_next_task()
            await self.note_success()
        except Exception as error:
            await self.note_failure(error)
        finally:
            self.task = None
            if self.is_wanted_again:
                self.is_wanted_again = False
                self.start()

    async def note_success(self) -> None:
        if self.room.table.id in self.room.services.faults.known:
            await self.room.services.faults.clear(self.room.table.id)
        self.failures = 0

    async def note_failure(self, error: Exception) -> None:
        """Retry: soon if the database is unavailable; otherwise less and less often, and inform the people at the table."""
        room, failure = self.room, database_failure(error)
        self.cancel()
        if isinstance(error, BrokenLog):
            await room.break_down("work", error)
            return
        room.services.metrics.failures.labels("work").inc()
        log.log(WARNING if failure else ERROR, "work failed", table=room.table.id, failure=failure, exc_info=None if failure else error)
        self.failures += failure is None
        if self.failures == MOST_FAILURES:
            await room.services.faults.mark(room.table.id, WORK, "work", error)
            room.audience.send_refusal("table-stuck")
        self.start_in(min(room.services.settings.broken_pause, room.services.settings.retry * 2 ** max(0, self.failures - 1)))

    async def run_next_task(self) -> None:
        async with self.room.lock:
            await self.room.refresh()
            if self.grace:  # another process should have done it: perhaps an order was revoked there
                await self.room.read_orders()
            self.planned = task = self.next_task
            if task and not task.is_move:
                await self.run_task(task)
        if task and task.is_move:
            await self.move(task)

    async def run_task(self, task: ScheduledTask) -> None:
        if task.at > self.room.time():
            self.schedule()
        elif entry := await self.entry_for(task):
            await self.room.add(entry)

    async def move(self, task: ScheduledTask) -> None:
        """Find a move and make it when it is due, without locking the table meanwhile.

        The entry's time is when it is added, as for moves made by hand: with the due time instead, the delay would distinguish them.
        """
        services = self.room.services
        self.is_outdated.clear()
        self.decision = decision = decision_for(self.room.table, task.seat, self.order)
        if needs_evaluation(decision) and self.room.table.game.id in services.compiled.pending:
            self.room.audience.send_refusal("bot-compiling")
        try:
            text = await find_move(decision, services)
            step = late_step(self.room.table, services.settings)
            await self.wait_until(late_move_time(task.at, self.room.time(), step))
            async with self.room.lock:
                await self.room.refresh()
                if self.is_pending(decision) and not self.is_outdated.is_set():
                    await self.room.add(Moved(task.seat, text))
        finally:
            self.decision = None

    async def wait_until(self, moment: int) -> None:
        """Wait until a moment, or until the decision is outdated."""
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0, moment - self.room.time()) / 1000):
                await self.is_outdated.wait()

    def extended(self, deadline: int) -> int:
        """Return a deadline, or a later one if it passed while the rules were being compiled and nobody could move."""
        services = self.room.services
        is_over = deadline <= services.compiled.playable_since.get(self.room.table.game.id, 0)
        return self.room.time() + services.settings.last_call if is_over else deadline

    async def entry_for(self, task: ScheduledTask) -> AnyEntry | None:
        table = self.room.table
        match task.kind:
            case TaskKind.FIX_LIST:
                return SharesListed()
            case TaskKind.DEAL:
                return Dealt(table.active_game.draw_lot())
            case TaskKind.RESTART:
                return Restarted(new_secret().hex())
            case TaskKind.WARN:
                return Warned(task.seat, self.extended(table.active_game.timer.deadline or task.at))
            case TaskKind.REPLACE if self.extended(task.at) != task.at:
                return Warned(task.seat, self.extended(task.at), table.seats[task.seat].asked)
            case TaskKind.REPLACE:
                is_waived = not table.settings.has_clock and not table.seats[task.seat].asked
                is_back = is_waived and not await is_gone(self.room, task.seat)
                return Back(task.seat) if is_back else Away(task.seat)
        return None
