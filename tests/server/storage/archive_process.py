"""A process that archives the finished tables of a database and can be killed meanwhile.

python -m tests.server.storage.archive_process DATABASE BEFORE
"""

import asyncio
import sys

from katzentisch.server.storage.store import Store


async def main(address: str, before: int) -> None:
    store = await Store.open(address)
    await store.archive_tables(before)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
