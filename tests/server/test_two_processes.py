"""Two processes at one table: what one of them doesn't know yet is neither lost nor sent twice."""

import asyncio
import gc
import json
import weakref
from pathlib import Path
from typing import Any

import pytest

from katzentisch.server.storage.rows import Append
from katzentisch.server.tables.entries import Away, Chatted, Moved, Seated
from katzentisch.server.tables.schedule import TaskKind

from .served_table import ANNA, BERT, TABLE, answers, begin, numbers, two_processes


def test_who_comes_to_a_process_that_is_behind_hears_everything_once(tmp_path: Path) -> None:
    async def scenario() -> list[int]:
        async with two_processes(tmp_path) as (here, there):
            await begin(here, there)
            for word in ("one", "two", "three"):
                await here.add(Chatted(ANNA, word))
            await there.come("bert", "1", since=1)
            await there.room.catch_up()
            return numbers(there.sent("bert"))

    assert asyncio.run(scenario()) == [2, 3, 4, 5, 6, 7]


def test_who_comes_back_to_a_process_that_is_behind_is_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two_processes(tmp_path) as (here, there):
            await begin(here, there)
            await here.add(Away(1))
            await there.room.catch_up()
            await here.add(Chatted(ANNA, "where is Bert?"))
            await there.come("bert", "1")
            assert not there.room.table.seats[1].away

    asyncio.run(scenario())


def test_a_move_that_another_process_was_faster_with_is_checked_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two_processes(tmp_path) as (here, there):
            await begin(here, there)
            for world in (here, there):
                await world.come("anna", "0")
            await here.add(Moved(0, "turn"))
            await there.ask("anna", "move", seat=0, ply=0, move="turn", id=1)
            assert answers(there.sent("anna")) == ["move-stale"]
            assert there.room.table.number == here.room.table.number

    asyncio.run(scenario())


def test_a_host_hands_the_table_on_even_if_something_happens_in_the_middle_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaving is two entries, and another process comes in between."""

    async def scenario() -> None:
        async with two_processes(tmp_path) as (here, there):
            await here.add(Seated(1, BERT))
            await there.room.catch_up()
            await there.come("anna", "0")
            append, appended = there.server.services.store.append, []

            async def interrupted(entry: Append) -> bool:
                appended.append(entry)
                if len(appended) == 2:
                    await here.room.catch_up()
                    await here.add(Chatted(BERT, "bye"))
                return await append(entry)

            monkeypatch.setattr(there.server.services.store, "append", interrupted)
            await there.ask("anna", "leave", seat=0, id=1)
            assert answers(there.sent("anna"))[-1] == "done"
            assert (there.room.table.host, there.room.table.seats[0].holder) == (BERT, None)

    asyncio.run(scenario())


def test_an_entry_that_could_not_be_kept_hides_none_of_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any) -> None:
        raise OSError

    async def scenario() -> None:
        async with two_processes(tmp_path) as (here, there):
            await begin(here, there)
            await there.come("bert", "1")
            there.sent("bert")
            with monkeypatch.context() as patch:
                patch.setattr(there.server.services.store, "append", fail)
                await there.ask("bert", "chat", text="lost", id=1)
            await here.add(Chatted(ANNA, "kept"))
            await there.server.rooms.poll()
            sent = there.sent("bert")
            assert answers(sent) == ["database-away"]
            assert numbers(sent) == [5]
            assert "kept" in "".join(sent)
            assert '"lost"' not in "".join(sent)

    asyncio.run(scenario())


def test_an_order_reaches_another_process_by_a_hint_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It leaves no entry, so the log has nothing new."""

    async def scenario() -> None:
        async with two_processes(tmp_path, "katzenjammer_blues", 2) as (here, there):
            await begin(here, there)
            hinted = list[str]()
            monkeypatch.setattr(here.server.services.bus, "hint_orders", hinted.append)
            await here.come("bert", "1")
            await here.ask("bert", "order", seat=1, order="pass", id=1)
            assert hinted == [TABLE]
            await there.room.catch_up()
            assert there.room.orders.text(1) is None
            there.server.rooms.on_new_orders(TABLE)
            await asyncio.gather(*there.room.background_tasks)
            assert there.room.orders.text(1) == "pass"

    asyncio.run(scenario())


def test_an_order_ends_with_its_auction_wherever_the_last_bid_was_made(tmp_path: Path) -> None:
    """Otherwise its person would wait for it in a turn of their own."""

    async def scenario() -> None:
        async with two_processes(tmp_path, "katzenjammer_blues", 2) as (here, there):
            await begin(here, there)
            await here.add(Moved(1, "bid 1x1"))
            await there.room.catch_up()
            await there.come("bert", "1")
            await there.ask("bert", "order", seat=1, order="pass", id=1)
            assert there.room.orders.text(1) == "pass"
            there.sent("bert")
            await here.add(Moved(0, "pass"))
            await there.room.catch_up()
            last = json.loads(there.sent("bert")[-1])
            assert last["legal"] == ["pay 1"]
            assert "order" not in last

    asyncio.run(scenario())


def test_an_order_that_was_revoked_elsewhere_is_no_longer_shown(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two_processes(tmp_path, "katzenjammer_blues", 2) as (here, there):
            await begin(here, there)
            await there.come("phone", "1")
            await there.ask("phone", "order", seat=1, order="pass", id=1)
            await here.room.load_orders()
            await here.come("computer", "1")
            await here.ask("computer", "order", seat=1, order=None, id=1)
            there.sent("phone")
            await there.room.load_orders()
            [update] = map(json.loads, there.sent("phone"))
            assert "order" not in update

    asyncio.run(scenario())


def test_an_order_that_is_set_again_after_it_was_revoked_elsewhere_is_planned(tmp_path: Path) -> None:
    """No hint came; the process noticed only when the order was due."""

    async def scenario() -> None:
        async with two_processes(tmp_path, "katzenjammer_blues", 2) as (here, there):
            await begin(here, there)
            await here.come("phone", "1")
            await here.ask("phone", "order", seat=1, order="pass", id=1)
            await there.room.load_orders()
            await here.ask("phone", "order", seat=1, order=None, id=2)
            scheduler = there.room.scheduler
            scheduler.start()
            assert scheduler.task
            await scheduler.task
            assert scheduler.timer is None
            await there.come("computer", "1")
            await there.ask("computer", "order", seat=1, order="pass", id=1)
            assert scheduler.timer

    asyncio.run(scenario())


def test_orders_that_could_not_be_read_are_read_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any) -> None:
        raise OSError

    async def scenario() -> None:
        async with two_processes(tmp_path, "katzenjammer_blues", 2) as (here, there):
            await begin(here, there)
            await here.add(Moved(1, "bid 1x1"))
            await here.come("anna", "0")
            await here.ask("anna", "order", seat=0, order="pass", id=1)
            with monkeypatch.context() as patch:
                patch.setattr(there.server.services.store, "orders", fail)
                assert not await there.server.rooms.attempt(there.room.catch_up)
            await there.server.rooms.poll()
            planned = there.room.scheduler.planned
            assert planned
            assert planned.kind is TaskKind.ORDER_MOVE

    asyncio.run(scenario())


def test_what_could_not_be_kept_is_not_shown_with_an_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the order is written, an entry fails."""

    async def scenario() -> None:
        async with two_processes(tmp_path, "katzenjammer_blues", 2) as (here, there):
            await begin(here, there)
            await there.come("bert", "1")
            store = there.server.services.store
            put_order = store.put_order

            async def fail(*_: Any) -> None:
                raise OSError

            async def put_slowly(*order: Any) -> None:
                with monkeypatch.context() as patch:
                    patch.setattr(store, "append", fail)
                    await there.ask("bert", "chat", text="lost")
                await put_order(*order)

            monkeypatch.setattr(store, "put_order", put_slowly)
            await there.ask("bert", "order", seat=1, order="pass", id=1)
            updates = [message for message in map(json.loads, there.sent("bert")) if message["type"] == "update"]
            assert updates[-1]["order"] == "pass"
            assert updates[-1]["number"] == here.room.table.number

    asyncio.run(scenario())


def test_nobody_gets_a_room_whose_orders_are_not_there_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with two_processes(tmp_path, "katzenjammer_blues", 2) as (here, there):
            await begin(here, there)
            await here.come("bert", "1")
            await here.ask("bert", "order", seat=1, order="pass", id=1)
            assert answers(here.sent("bert")) == ["done"]
            rooms, store = there.server.rooms, there.server.services.store
            rooms.rooms.clear()
            read = store.orders

            async def read_slowly(table: str) -> dict[int, str]:
                await asyncio.sleep(0.05)
                return await read(table)

            async def find(delay: int) -> str | None:
                await asyncio.sleep(delay / 100)
                room = await rooms.find(TABLE)
                assert room
                return room.orders.text(1)

            monkeypatch.setattr(store, "orders", read_slowly)
            assert await asyncio.gather(*(find(delay) for delay in range(10))) == ["pass"] * 10

    asyncio.run(scenario())


def test_a_room_that_is_unloaded_is_freed_without_a_garbage_collection(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two_processes(tmp_path) as (here, there):
            await begin(here, there)
            await here.come("anna", "0")
            here.go("anna")
            table, here.room.last_used = weakref.ref(here.room.table), 0
            del here.room
            gc.disable()
            try:
                await here.server.rooms.tidy()
                assert here.server.rooms.rooms == {}
                assert table() is None
            finally:
                gc.enable()

    asyncio.run(scenario())
