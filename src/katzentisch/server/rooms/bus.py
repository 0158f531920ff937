"""Hints between processes that a log has grown. A hint may be lost: the rounds of `Rooms` find the entries anyway, a little later.

Litestar's channels carry them. Its backends don't notice when their connection is gone, so each process listens for its own pulse, and
makes a new backend when it doesn't hear it.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from itertools import islice
from secrets import token_hex

import msgspec
import structlog
from litestar.channels import ChannelsBackend

from .ending import end

log = structlog.get_logger("katzentisch.bus")
CHANNEL = "katzentisch_hints"
MOST_HINTS = 100  # in one message: PostgreSQL takes 8,000 bytes

Heard = Callable[[str, int], None]


class Hints(msgspec.Struct, frozen=True):
    sender: str
    numbers: dict[str, int]  # the last entry's number by table


decode = msgspec.json.Decoder(Hints).decode


class Bus:
    """For a single process: nobody else is to be told. `hint` never waits and never fails."""

    def open(self) -> None: ...

    async def close(self) -> None: ...

    def listen(self, heard: Heard) -> None: ...

    def hint(self, table: str, number: int) -> None: ...


class ChannelsBus(Bus):
    def __init__(self, make_backend: Callable[[], ChannelsBackend], pulse: float = 5.0) -> None:
        self.make_backend, self.pulse = make_backend, pulse
        self.sender = token_hex(8)
        self.waiting: dict[str, int] = {}
        self.is_waited_for = asyncio.Event()
        self.heard: Heard = lambda table, number: None
        self.task: asyncio.Task[None] | None = None
        self.is_open = True

    def open(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        self.is_open = False
        if self.task:
            await end([self.task])

    def listen(self, heard: Heard) -> None:
        self.heard = heard

    def hint(self, table: str, number: int) -> None:
        self.waiting[table] = number
        self.is_waited_for.set()

    async def run(self) -> None:
        """One backend after another."""
        while self.is_open:
            try:
                await self.use(self.make_backend())
            except Exception as error:
                log.warning("bus lost", error=type(error).__name__)
            await asyncio.sleep(self.pulse / 5)

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
        """Hints that come while one is under way go together; without any, an empty one is the pulse."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.pulse):
                    await self.is_waited_for.wait()
            numbers = dict(islice(self.waiting.items(), MOST_HINTS))
            for table in numbers:
                del self.waiting[table]
            if not self.waiting:
                self.is_waited_for.clear()
            async with asyncio.timeout(self.pulse):
                await backend.publish(msgspec.json.encode(Hints(self.sender, numbers)), [CHANNEL])

    async def receive(self, backend: ChannelsBackend) -> None:
        """Own messages are heard too: if they aren't for a while, the connection is dead."""
        events = backend.stream_events()
        while True:
            async with asyncio.timeout(3 * self.pulse):
                _, data = await anext(events)
            hints = decode(data)
            if hints.sender != self.sender:
                for table, number in hints.numbers.items():
                    self.heard(table, number)


def bus_for(database: str) -> Bus:
    """PostgreSQL brings its own; SQLite is for one process."""
    if not database.startswith("postgresql://"):
        return Bus()
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend  # noqa: PLC0415  an optional dependency

    return ChannelsBus(lambda: AsyncPgChannelsBackend(database))
