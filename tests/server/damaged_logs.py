"""Damaged logs: one entry is changed without the server's knowledge."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from sqlalchemy import Connection, text

from katzentisch.server.rooms.bus import cancel_tasks
from katzentisch.server.storage.redaction import rebuild_chain
from katzentisch.server.storage.store import Store
from katzentisch.testing.running_server import RunningServer
from katzentisch.testing.table_actions import answer, deal, join_table
from katzentisch.testing.visitor import Message, Visitor

FIND = text("SELECT number, body FROM entries WHERE table_id = :table ORDER BY number")
CHANGE = text("UPDATE entries SET body = :body WHERE table_id = :table AND number = :number")
FORGET = text("DELETE FROM snapshots WHERE table_id = :table")
NONSENSE = '{"kind":"moved","seat":0,"move":"play y9"}'


async def bodies(store: Store, table: str) -> dict[int, str]:
    return {entry.number: entry.body for entry in await store.entries(table)}


async def change(store: Store, table: str, number: int, body: str, keeps_digest: bool = False) -> None:
    """With a digest that fits, so that only the rules can tell; or with the old one."""

    def write(connection: Connection) -> None:
        connection.execute(CHANGE, {"table": table, "number": number, "body": body})
        if not keeps_digest:
            rebuild_chain(connection, table)

    await store.database.write(write)


async def spoil(store: Store, table: str) -> None:
    """The first move becomes one that can't be. Snapshots are deleted: the log must be replayed from its start."""
    found = await bodies(store, table)
    await change(store, table, next(number for number, body in found.items() if '"moved"' in body), NONSENSE)
    await store.database.write(lambda connection: connection.execute(FORGET, {"table": table}))


def restart_after(server: RunningServer, damage: Coroutine[Any, Any, object]) -> None:
    """Forget all rooms and do some damage in the database, as if the server had been started again.

    Rooms are forgotten twice: a disconnection or a round may load one before the damage is done.
    """

    async def forget() -> None:
        rooms = server.server.rooms
        await asyncio.gather(*rooms.loading.values(), return_exceptions=True)
        for room in rooms.rooms.values():
            room.scheduler.stop()
        under_way = [task for room in rooms.rooms.values() for task in (room.scheduler.task, *room.tasks) if task]
        await cancel_tasks(under_way)  # one of them may be about to save a snapshot
        rooms.rooms.clear()

    async def restart() -> None:
        await forget()
        await damage
        await forget()

    server.call(restart())


async def bot_table(visitor: Visitor, game: str = "mau_mau", **choices: object) -> Message:
    """The person is away, bots play."""
    table = await visitor.make_table(game, 2, **choices)
    await join_table(table, visitor)
    await answer(visitor, "seat-bot", seat=1, bot="rules")
    await deal(visitor)
    await answer(visitor, "leave", seat=0)
    return table


def read(server: RunningServer, work: Callable[[Store], object]) -> object:
    return server.call(work(server.server.services.store))
