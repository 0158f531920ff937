"""Work that another process failed to do: periodic sweeps make up for lost hints and take over the tasks of a killed process."""

import asyncio
import gc
import threading
from pathlib import Path
from typing import Any

import pytest
from litestar.channels.backends.memory import MemoryChannelsBackend

from katzentisch.server.rooms.bus import ChannelsBus
from katzentisch.server.rooms.room import Room
from katzentisch.server.server import Server
from katzentisch.server.settings import Settings
from katzentisch.testing.running_server import RunningServer, logged_errors, quick, running
from katzentisch.testing.table_actions import join_table
from katzentisch.testing.visitor import Visitor

from .served_table import NEVER, TABLE
from .test_clock_jumps import START, Machine, ahead_table


def test_a_hint_that_fails_is_made_good_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database may be away for a moment."""
    faults = [OSError("away")]
    caught_up = threading.Event()

    async def catch_up(room: Room) -> None:
        if faults:
            raise faults.pop()
        caught_up.set()

    async def visit(server: RunningServer) -> None:
        async with Visitor(server.url, "Ahnung") as visitor:
            await join_table(table := await visitor.make_table("mau_mau", 2), visitor)
            for _ in range(2):
                server.call(hint(server, table["id"]))

    async def hint(server: RunningServer, table: str) -> None:
        server.server.rooms.on_new_entry(table, 1000)

    monkeypatch.setattr(Room, "catch_up", catch_up)
    with logged_errors() as errors, running(quick(tmp_path)) as server:
        asyncio.run(visit(server))
        assert caught_up.wait(60)
    gc.collect()  # asyncio complains of a task when it goes
    assert [("round failed" in each, "away" in each) for each in errors] == [(True, True)]


@pytest.mark.parametrize("steps", range(4))
def test_a_bus_can_be_closed_while_a_hint_is_on_its_way(steps: int) -> None:
    async def closing() -> None:
        bus = ChannelsBus(MemoryChannelsBackend, heartbeat=60)
        bus.open()
        await asyncio.sleep(0.01)
        bus.hint_entry("table", 1)
        for _ in range(steps):
            await asyncio.sleep(0)
        async with asyncio.timeout(60):
            await bus.close()

    asyncio.run(closing())


GRACE = 2000
DUE = START + 1000  # as `ahead_table` has it


def test_nobody_waits_longer_than_three_seconds() -> None:
    settings = Settings("sqlite:///unused.db", Path("unused"))
    assert settings.grace + settings.sweep == 3000


def test_work_is_done_in_the_first_look_after_the_grace(tmp_path: Path, address: str) -> None:
    """The process that made the last entry is gone; this one has never seen the table."""

    async def scenario() -> None:
        machine = Machine()
        times: dict[str, Any] = {"poll": NEVER, "sweep": NEVER, "beat": NEVER, "idle": NEVER, "grace": GRACE, "bot_pause": (1000, 1000)}
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
        times: dict[str, Any] = {"poll": NEVER, "sweep": NEVER, "beat": NEVER, "idle": NEVER, "grace": GRACE, "bot_pause": (60_000, 60_000)}
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
