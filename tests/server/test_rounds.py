"""Periodic rounds and hints from other processes: if one fails, a later one makes up for it."""

import asyncio
import gc
import threading
from pathlib import Path

import pytest
from litestar.channels.backends.memory import MemoryChannelsBackend

from katzentisch.server.rooms.bus import ChannelsBus
from katzentisch.server.rooms.room import Room

from .running_server import RunningServer, logged_errors, quick, running
from .table_actions import join_table
from .visitor import Visitor


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
        server.server.rooms.on_hint(table, 1000)

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
        bus.hint("table", 1)
        for _ in range(steps):
            await asyncio.sleep(0)
        async with asyncio.timeout(60):
            await bus.close()

    asyncio.run(closing())
