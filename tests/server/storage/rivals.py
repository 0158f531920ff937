"""Writers that compete for the same tables, in this process and in others.

python -m tests.server.storage.rivals ADDRESS NAME UNTIL TABLE…
"""

import asyncio
import sys
from collections.abc import AsyncIterator, Sequence

from katzentisch.server.storage.store import Store

from .samples import entry


async def wins(store: Store, name: str, table: str, until: int) -> AsyncIterator[int]:
    """The numbers that were acknowledged to this writer, until the log is that long."""
    while (number := (await store.numbers([table]))[table] + 1) <= until:
        if await store.append(entry(number, table, body=name)):
            yield number


async def compete(store: Store, name: str, tables: Sequence[str], until: int) -> list[tuple[str, int]]:
    async def at_one(table: str) -> list[tuple[str, int]]:
        return [(table, number) async for number in wins(store, name, table, until)]

    return [win for won in await asyncio.gather(*map(at_one, tables)) for win in won]


async def shout(address: str, name: str, until: int, tables: Sequence[str]) -> None:
    """Every win at once, so that it is known even of a process that is killed."""
    store = await Store.open(address)

    async def at_one(table: str) -> None:
        async for number in wins(store, name, table, until):
            sys.stdout.write(f"{table} {number}\n")
            sys.stdout.flush()

    await asyncio.gather(*map(at_one, tables))
    await store.close()


if __name__ == "__main__":
    asyncio.run(shout(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4:]))
