"""The tasks of a killed process are taken over as soon as docs/server.md says: after the grace period and one sweep."""

import asyncio
from pathlib import Path

from katzentisch.server.server import Server
from katzentisch.server.settings import Settings

from .running_server import quick
from .served_table import NEVER, TABLE
from .test_clock_jumps import START, Machine, ahead_table

GRACE = 2000
DUE = START + 1000  # as `ahead_table` has it


def test_nobody_waits_longer_than_three_seconds() -> None:
    settings = Settings("sqlite:///unused.db", Path("unused"))
    assert settings.grace + settings.sweep == 3000


def test_work_is_done_in_the_first_look_after_the_grace(tmp_path: Path, address: str) -> None:
    """The process that made the last entry is gone; this one has never seen the table."""

    async def scenario() -> None:
        machine = Machine()
        times = {"poll": NEVER, "sweep": NEVER, "beat": NEVER, "idle": NEVER, "grace": GRACE, "bot_pause": (1000, 1000)}
        async with Server.running(quick(tmp_path, address, **times)) as server:
            server.services.now, server.services.ticks = machine.now, machine.ticks
            store, rooms = server.services.store, server.rooms
            await ahead_table(store, START)
            machine.wall = DUE + GRACE
            await rooms.sweep()
            assert rooms.rooms == {}  # it is the other one's yet
            machine.wall += 1
            await rooms.sweep()
            scheduler = rooms.rooms[TABLE].scheduler
            assert scheduler.task
            await scheduler.task
            scheduler.cancel()
            assert '"moved"' in (await store.entries(TABLE))[-1].body

    asyncio.run(scenario())


def test_what_is_not_due_after_all_is_put_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        machine = Machine()
        times = {"poll": NEVER, "sweep": NEVER, "beat": NEVER, "idle": NEVER, "grace": GRACE, "bot_pause": (60_000, 60_000)}
        async with Server.running(quick(tmp_path, **times)) as server:
            server.services.now, server.services.ticks = machine.now, machine.ticks
            await ahead_table(server.services.store, START)
            machine.wall = DUE + GRACE + 1
            await server.rooms.sweep()
            row = await server.services.store.table(TABLE)
            assert row
            assert row.due == START + 60_000
            assert server.rooms.rooms[TABLE].scheduler.task is None
            server.rooms.rooms[TABLE].scheduler.cancel()

    asyncio.run(scenario())
