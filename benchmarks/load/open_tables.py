"""The tables that one process of the load generator has opened, more and more of them, with its stopwatch."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from .measurement import Broken
from .table import Stopwatch, Table

AT_ONCE = 20  # tables being opened
LONGEST_OPENING = 30.0  # seconds


class OpenTables:
    """`ports` take turns at opening tables."""

    def __init__(self, open_table: Callable[[Table, int], Awaitable[None]], ports: Sequence[int], prefix: str = "") -> None:
        self.open_table, self.ports, self.prefix = open_table, ports, prefix
        self.watch = Stopwatch()
        self.tables: list[Table] = []

    async def first(self, count: int) -> list[Table]:
        """The first tables; those that are missing are opened."""
        gate = asyncio.Semaphore(AT_ONCE)
        try:
            self.tables += await asyncio.gather(*(self.opened(number, gate) for number in range(len(self.tables), count)))
        except TimeoutError:
            raise Broken(f"a table was not dealt within {LONGEST_OPENING:.0f} seconds") from None
        except OSError as fault:
            raise Broken(f"a table could not be opened: {fault}") from None
        return self.tables[:count]

    async def opened(self, number: int, gate: asyncio.Semaphore) -> Table:
        table = Table(f"{self.prefix}{number}", self.watch)
        async with gate, asyncio.timeout(LONGEST_OPENING):
            await self.open_table(table, self.ports[number % len(self.ports)])
            while not table.is_ready and not self.watch.faults:
                await asyncio.sleep(0.005)
        return table
