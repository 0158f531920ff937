"""No person, address or table can use unlimited resources, and ordinary people never reach these limits."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import websockets

from katzentisch.protocol.codec import VERSION
from katzentisch.server.people.rate_limits import CROWDED_RATE
from katzentisch.server.settings import NO_LIMITS, Limits
from katzentisch.testing.running_server import RunningServer, exceeded_limits, quick, running
from katzentisch.testing.table_actions import again, answer, close, deal, full_table, guests, join_table, move


def stopped(server: RunningServer) -> None:
    """Nothing comes back with time."""
    limits = server.server.rate_limits
    for each in (limits.messages, limits.changes, limits.crowds, limits.watches, limits.chats):
        each.clock = lambda: 0.0


def asides(server: RunningServer, table: dict[str, Any]) -> int:
    return server.server.rooms.rooms[table["id"]].table.asides


def test_what_is_no_move_has_a_bound_for_each_person_and_table(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        async with full_table(server.url, "maus_pass_auf", 2) as (anna, bert):
            answers = [await anna.ask("sit", seat=0, name=f"Anna {number}") for number in range(100)]
            refused = [each for each in answers if each["type"] == "refused"]
            assert len(refused) == 100 - 30
            assert {(each["code"], each["wait"]) for each in refused} == {("changes-many", 2)}
            assert "in 2 seconds" in refused[0]["text"]
            assert await answer(anna, "chat", text="miau") == "changes-many"
            assert await answer(anna, "switch-chat", on=False) == "changes-many"
            assert await answer(anna, "leave", seat=0) == "changes-many"
            assert await answer(bert, "sit", seat=1, name="Berta") == "done"
            other = await anna.make_table("maus_pass_auf", 2)
            await deal(anna, bert)
            await move([anna, bert])
            await anna.watch(other)
            assert await answer(anna, "sit", seat=0, name="Anne") == "done"

    with running(quick(tmp_path, limits=replace(NO_LIMITS, changes=30))) as started:
        stopped(started)
        asyncio.run(scenario(started))


def test_many_people_do_not_make_a_log_grow_without_bound_either(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        async with full_table(server.url, "maus_pass_auf", 2) as visitors, guests(server.url, "Cora", "Dora") as lookers:
            await join_table(visitors[0].table, *lookers)
            await deal(*visitors)
            assert await answer(visitors[1], "leave", seat=1) == "done"
            output = [await answer(each, "chat", text="miau") for _ in range(60) for each in (*visitors, *lookers)]
            assert output.count("done") == 39 + CROWDED_RATE
            assert set(output) == {"done", "table-crowded"}
            assert asides(server, visitors[0].table) == 40 + CROWDED_RATE
            refused = await lookers[0].ask("chat", text="miau")
            assert refused["wait"] == 4
            assert "make a move" in refused["text"]
            assert await answer(visitors[0], "leave", seat=0) == "table-crowded"
            assert await answer(visitors[1], "return", seat=1) == "done"  # a player who left can always return
            assert await answer(visitors[1], "leave", seat=1) == "table-crowded"
            assert (
                await answer(visitors[0], "ban", guest=lookers[1].me["guest"], on=True) == "done"
            )  # nor is the host prevented from moderating
            await move(visitors)
            server.server.rate_limits.crowds.clock = lambda: 4.0
            assert await answer(lookers[0], "chat", text="miau") == "done"
            assert await answer(lookers[0], "chat", text="miau") == "table-crowded"

    with running(quick(tmp_path, limits=replace(NO_LIMITS, asides=40))) as started:
        stopped(started)
        asyncio.run(scenario(started))


def test_opening_tables_has_a_limit_of_its_own(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        async with guests(server.url, "Anna", "Bert") as (anna, bert):
            table = await anna.make_table("mau_mau", 2, public=True)
            await join_table(table, anna, bert)
            answers = [await anna.ask("watch", version=VERSION, table=table["id"]) for _ in range(30)]
            assert [each.get("code") for each in answers] == [None] * 19 + ["watches-many"] * 11
            assert answers[-1]["wait"] == 1
            assert await answer(anna, "chat", text="still here") == "done"
            await bert.watch(table)

    with running(quick(tmp_path, limits=replace(NO_LIMITS, watches=2))) as started:
        stopped(started)
        asyncio.run(scenario(started))
        assert exceeded_limits(started)["watches"] == 11


def test_all_connections_of_one_address_count_together(tmp_path: Path) -> None:
    async def scenario(url: str) -> None:
        async with guests(url, "Anna", "Bert", "Cora") as (anna, bert, cora):
            await anna.connect()
            await bert.connect()
            with pytest.raises(websockets.InvalidStatus):
                await cora.connect()
            await bert.hang_up()
            await cora.connect()

    with running(quick(tmp_path, limits=replace(NO_LIMITS, sockets=2))) as started:
        asyncio.run(scenario(started.url))


def test_an_ordinary_session_of_a_class_meets_no_limit(tmp_path: Path) -> None:
    """Thirty pupils behind one address: each comes in, opens the page's files, watches, sits down, chats and plays."""

    async def scenario(server: RunningServer) -> None:
        async with AsyncExitStack() as stack:
            tables = [await stack.enter_async_context(full_table(server.url, "maus_pass_auf", 3)) for _ in range(10)]
            for visitors in tables:
                for visitor in visitors:
                    assert await answer(visitor, "sit", seat=visitor.seats[0], name=f"{visitor.name}!") == "done"
                    assert await answer(visitor, "chat", text="miau") == "done"
                await deal(*visitors)
                for _ in range(3):
                    await move(visitors)
                for visitor in visitors:
                    await close(await again(visitor, visitor.number))
        assert exceeded_limits(server) == {}

    with running(quick(tmp_path, limits=Limits())) as started:
        asyncio.run(scenario(started))


@pytest.mark.parametrize("bot", ["search", "net", "search-64", "nobody"])
def test_a_bot_that_nobody_offers_gets_no_seat(tmp_path: Path, bot: str) -> None:
    async def scenario(url: str) -> None:
        async with guests(url, "Anna") as (anna,):
            await join_table(await anna.make_table("mau_mau", 2), anna)
            refused = await anna.ask("seat-bot", seat=1, bot=bot)
            assert refused["code"] == "bot-unknown"
            assert "level4" in refused["text"]
            assert "search," not in refused["text"]

    with running(quick(tmp_path)) as started:
        asyncio.run(scenario(started.url))
