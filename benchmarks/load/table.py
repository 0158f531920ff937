"""A table of the load test: four clients, the time that their moves take, and when they move."""

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Protocol

from .connection import WebSocket

SEATS = 4
Move = tuple[WebSocket, bytes]  # whose turn it is, and what that client will send
HUMAN_PERIOD = 2.0  # seconds from a move of a table to the next


class Stopwatch:
    """Counts moves that were due while it runs, also if they finish later."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.start()

    def start(self) -> None:
        self.started, self.stopped = monotonic(), float("inf")
        self.times: list[float] = []  # in seconds
        self.moves = 0  # finished while it ran
        self.updates = self.bytes = 0

    def stop(self) -> None:
        self.stopped = monotonic()

    def finish_move(self, begun: float) -> None:
        now = monotonic()
        if self.started <= begun < self.stopped:
            self.times.append(now - begun)
        if now < self.stopped:
            self.moves += 1

    def count_update(self, size: int) -> None:
        self.updates += 1
        self.bytes += size

    @property
    def seconds(self) -> float:
        return self.stopped - self.started

    def percentile(self, percent: float) -> float:
        """A percentile of the times, in milliseconds."""
        times = sorted(self.times)
        return 1000 * times[min(len(times) - 1, int(len(times) * percent / 100))]


class Table:
    """`known` is, by seat, the number of the last update that its client received; numbers rise, also from one game to the next."""

    def __init__(self, name: str, watch: Stopwatch) -> None:
        self.name, self.watch = name, watch
        self.pace: Callable[[Table], None] = rest
        self.known = [0] * SEATS
        self.move: Move | None = None  # the one that can be made
        self.since = 0  # the number of the update that made it possible
        self.begun: float | None = None  # when the move that is under way was due
        self.awaited = 0  # the number that tells of it
        self.due, self.is_due = 0.0, False  # when the next one is, if moves are made by the clock

    def handle(self, seat: int, number: int, size: int, move: Move | None) -> None:
        self.watch.count_update(size)
        self.known[seat] = number
        if move:
            self.move, self.since = move, number
        known = min(self.known)
        if self.begun is not None and known >= self.awaited:
            self.watch.finish_move(self.begun)
            self.begun = None
        if self.move and known >= self.since:
            self.pace(self)

    @property
    def is_ready(self) -> bool:
        """Whether a move is due and all seats have received the last one."""
        return self.move is not None and min(self.known) >= self.since

    def play(self, due: float) -> None:
        assert self.move
        socket, text = self.move
        self.move, self.begun, self.awaited, self.is_due = None, due, self.since + 1, False
        socket.send(text)

    def fail(self, reason: str) -> None:
        self.watch.faults.append(f"table {self.name}: {reason}")


def rest(table: Table) -> None:
    """The pace of a table that makes no moves."""


class Pace(Protocol):
    def begin(self, tables: Sequence[Table]) -> None: ...


class FullSpeed:
    """A table moves as soon as all its seats have received the last move: the most that the server can do with this number of tables."""

    def begin(self, tables: Sequence[Table]) -> None:
        for table in tables:
            table.pace = play_now
            if table.is_ready:
                play_now(table)


def play_now(table: Table) -> None:
    table.play(monotonic())


class HumanPace:
    """Moves are due by the clock, so that a slow server doesn't slow down the measurement."""

    def begin(self, tables: Sequence[Table]) -> None:
        now = monotonic()
        for index, table in enumerate(tables):
            table.pace, table.is_due = play_if_due, False
            ring_at(table, now + HUMAN_PERIOD * (index + 1) / len(tables))


def ring_at(table: Table, due: float) -> None:
    table.due = due
    asyncio.get_running_loop().call_later(due - monotonic(), ring, table, due)


def ring(table: Table, due: float) -> None:
    if table.pace is play_if_due and table.due == due:
        table.is_due = True
        if table.is_ready:
            play_if_due(table)


def play_if_due(table: Table) -> None:
    if table.is_due:
        due = table.due
        table.play(due)
        ring_at(table, due + HUMAN_PERIOD)


async def settle(tables: Sequence[Table], patience: float) -> bool:
    """Make no new moves; whether all moves under way have reached everybody."""
    for table in tables:
        table.pace = rest
    until = monotonic() + patience
    while any(table.begun is not None for table in tables) and monotonic() < until:
        await asyncio.sleep(0.05)
    return all(table.begun is None for table in tables)
