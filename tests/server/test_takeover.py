"""The work of a process that was killed is taken over as soon as docs/server.md says: grace and one look for such work, and no more."""

import asyncio
from pathlib import Path

from katzentisch.server.server import Server
from katzentisch.server.settings import Settings

from .serving import quick
from .test_clock_jumps import START, Machine, ahead_table
from .worlds import NEVER, TABLE

GRACE = 2000
DUE = START + 1000  # as `ahead_table` has it


def test_nobody_waits_longer_than_three_seconds() -> None:
    settings = Settings("sqlite:///unused.db", Path("unused"))
    assert settings.grace + settings.sweep == 3000


def test_work_is_done_in_the_first_look_after_the_grace(tmp_path: Path, address: str) -> None:
    """The process that made the last entry is gone; this one has never seen the table."""

    async def evening() -> None:
        machine = Machine()
        times = {"poll": NEVER, "sweep": NEVER, "beat": NEVER, "idle": NEVER, "grace": GRACE, "bot_pause": (1000, 1000)}
        async with Server.running(quick(tmp_path, address, **times)) as server:
            server.house.now, server.house.ticks = machine.now, machine.ticks
            store, rooms = server.house.store, server.rooms
            await ahead_table(store, START)
            machine.wall = DUE + GRACE
            await rooms.sweep()
            assert rooms.rooms == {}  # it is the other one's yet
            machine.wall += 1
            await rooms.sweep()
            work = rooms.rooms[TABLE].work
            assert work.task
            await work.task
            work.cancel()
            assert '"moved"' in (await store.entries(TABLE))[-1].body

    asyncio.run(evening())


def test_what_is_not_due_after_all_is_put_off(tmp_path: Path) -> None:
    async def evening() -> None:
        machine = Machine()
        times = {"poll": NEVER, "sweep": NEVER, "beat": NEVER, "idle": NEVER, "grace": GRACE, "bot_pause": (60_000, 60_000)}
        async with Server.running(quick(tmp_path, **times)) as server:
            server.house.now, server.house.ticks = machine.now, machine.ticks
            await ahead_table(server.house.store, START)
            machine.wall = DUE + GRACE + 1
            await server.rooms.sweep()
            row = await server.house.store.table(TABLE)
            assert row
            assert row.due == START + 60_000
            assert server.rooms.rooms[TABLE].work.task is None
            server.rooms.rooms[TABLE].work.cancel()

    asyncio.run(evening())
