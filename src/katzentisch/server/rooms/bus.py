"""Hints between processes that a log has grown or that standing orders have changed, and reactions. A hint may be lost: `Rooms` polls and
finds entries a little later, and a process reads the orders before it takes over a task. A lost reaction stays lost.

Litestar's channels transport them. Its backends don't notice a lost connection, so each process waits for its own heartbeat, and creates a
new backend if it doesn't arrive.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import islice
from secrets import token_hex
from typing import Any

import msgspec
import structlog
from litestar.channels import ChannelsBackend

from ...protocol.reactions import Reaction

log = structlog.get_logger("katzentisch.bus")
CHANNEL = "katzentisch_hints"
MOST_HINTS = 60  # in one message: PostgreSQL allows 8,000 bytes
MOST_REACTIONS = 20  # likewise
CANCEL_AGAIN = 0.05  # seconds

OnEntry = Callable[[str, int], None]  # table, number
OnOrders = Callable[[str], None]  # table


class SentReaction(msgspec.Struct, frozen=True):
    """A reaction, and who sent it: people who muted them don't see it."""

    table: str
    guest: str
    seat: int
    reaction: Reaction


OnReaction = Callable[[SentReaction], None]


class Hints(msgspec.Struct, frozen=True):
    sender: str
    numbers: dict[str, int]  # the last entry's number by table
    orders: list[str] = []  # tables whose standing orders have changed, which leaves no entry
    reactions: list[SentReaction] = []


decode = msgspec.json.Decoder(Hints).decode


async def cancel_tasks(tasks: Sequence[asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait for them. Repeated, because `asyncio.wait_for` can swallow a cancellation before Python 3.12."""
    while waiting := [task for task in tasks if not task.done()]:
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting, timeout=CANCEL_AGAIN)
    await asyncio.gather(*tasks, return_exceptions=True)


class Bus:
    """The bus of a single process, which sends nothing. Hints never wait and never raise."""

    def open(self) -> None: ...

    async def close(self) -> None: ...

    def listen(self, on_entry: OnEntry, on_orders: OnOrders, on_reaction: OnReaction) -> None: ...

    def hint_entry(self, table: str, number: int) -> None: ...

    def hint_orders(self, table: str) -> None: ...

    def send_reaction(self, sent: SentReaction) -> None: ...


class ChannelsBus(Bus):
    def __init__(self, make_backend: Callable[[], ChannelsBackend], heartbeat: float = 5.0) -> None:
        self.make_backend, self.heartbeat = make_backend, heartbeat
        self.sender = token_hex(8)
        self.pending: dict[str, int] = {}
        self.pending_orders: set[str] = set()
        self.pending_reactions: list[SentReaction] = []
        self.has_pending = asyncio.Event()
        self.on_entry: OnEntry = lambda table, number: None
        self.on_orders: OnOrders = lambda table: None
        self.on_reaction: OnReaction = lambda sent: None
        self.task: asyncio.Task[None] | None = None
        self.is_open = True

    def open(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        self.is_open = False
        if self.task:
            await cancel_tasks([self.task])

    def listen(self, on_entry: OnEntry, on_orders: OnOrders, on_reaction: OnReaction) -> None:
        self.on_entry, self.on_orders, self.on_reaction = on_entry, on_orders, on_reaction

    def hint_entry(self, table: str, number: int) -> None:
        self.pending[table] = number
        self.has_pending.set()

    def hint_orders(self, table: str) -> None:
        self.pending_orders.add(table)
        self.has_pending.set()

    def send_reaction(self, sent: SentReaction) -> None:
        """Send a reaction, unless too many are waiting: nobody misses what they would see too late."""
        if len(self.pending_reactions) < MOST_REACTIONS:
            self.pending_reactions.append(sent)
            self.has_pending.set()

    async def run(self) -> None:
        """Use one backend after another."""
        while self.is_open:
            try:
                await self.use(self.make_backend())
            except Exception as error:
                log.warning("bus lost", error=type(error).__name__)
            await asyncio.sleep(self.heartbeat / 5)

    async def use(self, backend: ChannelsBackend) -> None:
        await backend.on_startup()
        try:
            await backend.subscribe([CHANNEL])
            async with asyncio.TaskGroup() as group:
                group.create_task(self.publish(backend))
                group.create_task(self.receive(backend))
        finally:
            await backend.on_shutdown()

    async def publish(self, backend: ChannelsBackend) -> None:
        """Send pending hints together; an empty message is the heartbeat."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.heartbeat):
                    await self.has_pending.wait()
            hints = self.next_hints()
            if not self.pending and not self.pending_orders and not self.pending_reactions:
                self.has_pending.clear()
            async with asyncio.timeout(self.heartbeat):
                await backend.publish(msgspec.json.encode(hints), [CHANNEL])

    def next_hints(self) -> Hints:
        numbers = dict(islice(self.pending.items(), MOST_HINTS))
        orders = list(islice(self.pending_orders, MOST_HINTS - len(numbers)))
        reactions, self.pending_reactions = self.pending_reactions, []
        for table in numbers:
            del self.pending[table]
        self.pending_orders.difference_update(orders)
        return Hints(self.sender, numbers, orders, reactions)

    async def receive(self, backend: ChannelsBackend) -> None:
        """Receive hints, our own included: if none arrives for a while, the connection is dead."""
        events = backend.stream_events()
        while True:
            async with asyncio.timeout(3 * self.heartbeat):
                _, data = await anext(events)
            hints = decode(data)
            if hints.sender != self.sender:
                for table, number in hints.numbers.items():
                    self.on_entry(table, number)
                for table in hints.orders:
                    self.on_orders(table)
                for sent in hints.reactions:
                    self.on_reaction(sent)


def bus_for(database: str) -> Bus:
    """Return the bus for a database: PostgreSQL has its own; SQLite serves one process."""
    if not database.startswith("postgresql://"):
        return Bus()
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend  # noqa: PLC0415  an optional dependency

    return ChannelsBus(lambda: AsyncPgChannelsBackend(database))
