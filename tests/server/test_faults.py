"""A broken table never stops the others, and people get an explanation; the rule-based bot replaces a bot that fails."""

import asyncio
import dataclasses
import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from katzentisch.bots import BOTS
from katzentisch.bots.bot import Choose
from katzentisch.play.position import Position
from katzentisch.play.validation import validate
from katzentisch.protocol.codec import VERSION
from katzentisch.server.rooms import faults, scheduler
from katzentisch.server.rooms.bot_moves import find_move
from katzentisch.server.rooms.room import Room
from katzentisch.server.storage.store import Store
from katzentisch.testing.running_server import RunningServer, eventually, logged_errors, quick, running
from katzentisch.testing.table_actions import (
    again,
    answer,
    deal,
    guests,
    has_event,
    join_table,
    play_out,
    random_choice,
    record_of,
    sync,
    updates,
)
from katzentisch.testing.visitor import Visitor

from .damaged_logs import bot_table, restart_after, spoil

SLOW: dict[str, Any] = {"bot_pause": (150, 150), "grace": 100}


async def bot_tables(url: str, count: int) -> tuple[list[str], Visitor]:
    visitor = Visitor(url, "Weg")
    await visitor.come_in()
    tables = []
    for _ in range(count):
        tables.append((await bot_table(visitor, "katzenjammer_blues"))["id"])
        await visitor.until(has_event("moved"))
        await visitor.hang_up()
    await visitor.http.aclose()
    return tables, visitor


def moves(server: RunningServer, table: str) -> int:
    return len(server.call(server.server.services.store.entries(table)))


def test_one_log_that_can_t_be_replayed_stops_no_other_table(tmp_path: Path, address: str) -> None:
    """After a restart the longest overdue table comes first: it is the broken one."""
    with running(quick(tmp_path, address, **SLOW, sweep=10**8)) as first:
        tables, _ = asyncio.run(bot_tables(first.url, 4))
        broken, *others = tables
        restart_after(first, spoil(first.server.services.store, broken))
    with logged_errors() as errors, running(quick(tmp_path, address, **SLOW)) as second:
        begun = {table: moves(second, table) for table in others}
        for table in others:
            assert eventually(partial(has_moved, second, table, begun[table]))
        named = httpx.get(f"{second.url}/metrics").text
        row = second.call(second.server.services.store.table(broken))
        assert row.due > second.server.services.now() + 60_000
        assert second.call(second.server.services.store.broken_reasons(tables)) == {broken: "log"}
        assert eventually(lambda: httpx.get(f"{second.url}/ready").json()["broken_tables"] == 1)
    assert f'katzentisch_broken_tables{{reason="log",table="{broken}"}} 1.0' in named
    assert [broken in each for each in errors] == [True]


def test_a_broken_table_is_explained_to_its_people_listed_and_closed_by_its_host(tmp_path: Path, address: str) -> None:
    async def scenario(server: RunningServer) -> None:
        async with guests(server.url, "Anna", "Bert", "Clara") as (anna, bert, clara):
            anna.table = bert.table = clara.table = await anna.make_table("mau_mau", 2)
            await join_table(anna.table, anna, bert, clara)
            await answer(bert, "sit", seat=1)
            await deal(anna, bert)
            await play_some(anna, bert)
            for visitor in (anna, bert, clara):
                await visitor.hang_up()
            await asyncio.to_thread(restart_after, server, spoil(server.server.services.store, anna.table["id"]))
            for visitor, code in ((anna, "table-broken-host"), (bert, "table-broken"), (clara, "table-broken")):
                await visitor.connect()
                refused = await visitor.ask("watch", version=VERSION, table=anna.table["id"], invite=anna.table["invite"])
                assert refused["code"] == code
                assert "log" in refused["text"]
            [line] = (await anna.http.get("/api/me/tables")).json()
            assert (line["id"], line["is_broken"], line["is_my_turn"]) == (anna.table["id"], True, False)
            path = f"/api/tables/{anna.table['id']}"
            assert (await clara.http.delete(path)).status_code == 404
            refused_bert = await bert.http.delete(path)
            assert (refused_bert.status_code, refused_bert.json()["code"]) == (403, "host-only")
            assert (await anna.http.delete(path)).status_code == 204
            assert (await anna.http.get("/api/me/tables")).json() == []
            assert (await anna.ask("watch", version=VERSION, table=anna.table["id"]))["code"] == "table-closed"
            assert (await clara.ask("watch", version=VERSION, table=anna.table["id"]))["code"] == "table-unknown"
            assert anna.table["id"] not in (await anna.http.get("/metrics")).text

    with running(quick(tmp_path, address)) as server:
        asyncio.run(scenario(server))


async def play_some(*visitors: Visitor) -> None:
    for _ in range(3):
        for seat, visitor in enumerate(visitors):
            await sync(visitor)
            latest = updates(visitor, seat)[-1]
            if latest.get("legal"):
                await answer(visitor, "move", seat=seat, ply=latest.get("ply", 0), move=latest["legal"][0])


def test_a_host_closes_a_table_that_is_well(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna") as (anna,):
            anna.table = await anna.make_table("mau_mau", 2)
            await join_table(anna.table, anna)
            assert (await anna.http.delete(f"/api/tables/{anna.table['id']}")).status_code == 204
            assert await answer(anna, "chat", text="?") == "table-closed"
            assert (await anna.http.delete("/api/tables/nowhere")).status_code == 404

    asyncio.run(scenario())


def test_a_table_that_was_closed_while_it_was_broken_stays_closed(tmp_path: Path) -> None:
    """A later program can read its log again."""

    async def scenario(server: RunningServer) -> None:
        store = server.server.services.store
        async with guests(server.url, "Anna") as (anna,):
            anna.table = await bot_table(anna)
            await anna.hang_up()
            table = anna.table["id"]
            await asyncio.to_thread(restart_after, server, store.close_table(table, 1))
            other = await again(anna, 0)
            assert other.state["status"] == "closed"
            rows = await asyncio.to_thread(server.call, store.entries(table))
            assert '"closed"' in rows[-1].body
            await other.hang_up()

    with running(quick(tmp_path, bot_pause=(10**8, 10**8))) as server:
        asyncio.run(scenario(server))


def has_moved(server: RunningServer, table: str, before: int) -> bool:
    return moves(server, table) > before + 2


def test_what_another_program_could_not_continue_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(quick(tmp_path, **SLOW)) as first:
        [table], _ = asyncio.run(bot_tables(first.url, 1))
        store = first.server.services.store
        restart_after(first, store.mark_broken(table, "log", "an older one", 0, 10**15))
    with running(quick(tmp_path, **SLOW)) as second:
        begun = moves(second, table)
        assert eventually(lambda: moves(second, table) > begun + 2)
        assert second.call(second.server.services.store.broken_reasons([table])) == {}


def test_a_broken_table_is_not_tried_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loads: list[str] = []
    entries = Store.entries

    async def counting(store: Store, table: str, after: int = 0, upto: int | None = None) -> object:
        loads.append(table)
        return await entries(store, table, after, upto)

    async def scenario(server: RunningServer) -> None:
        async with guests(server.url, "Anna") as (anna,):
            anna.table = await bot_table(anna)
            await anna.until(has_event("moved"))
            await anna.hang_up()
            await asyncio.to_thread(restart_after, server, spoil(server.server.services.store, anna.table["id"]))
            loads.clear()
            for _ in range(20):
                assert (await anna.http.get(f"/api/tables/{anna.table['id']}")).status_code == 409
            assert len(loads) == 1

    monkeypatch.setattr(Store, "entries", counting)
    with running(quick(tmp_path, **SLOW, sweep=10**8)) as server:
        asyncio.run(scenario(server))


def test_work_that_keeps_failing_is_reported_retried_less_often_and_recovers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    is_broken = True
    real = find_move

    async def fail(*arguments: object) -> str:
        if is_broken:
            raise KeyError("y9")
        return await real(*arguments)  # type: ignore[arg-type]

    async def scenario(server: RunningServer) -> None:
        nonlocal is_broken
        async with guests(server.url, "Anna") as (anna,):
            anna.table = await bot_table(anna)
            stuck = await anna.until(lambda message: message["type"] == "refused")
            assert stuck["code"] == "table-stuck"
            other = await again(anna, 0)
            assert any("table-stuck" in text for text in other.received)
            store = server.server.services.store
            stored = {anna.table["id"]: "work"}
            assert await asyncio.to_thread(eventually, lambda: server.call(store.broken_reasons([anna.table["id"]])) == stored)
            assert await answer(other, "leave", seat=0) == "done"
            is_broken = False
            await anna.until(has_event("moved"))
            assert await asyncio.to_thread(eventually, lambda: server.call(store.broken_reasons([anna.table["id"]])) == {})
            await other.hang_up()

    monkeypatch.setattr(scheduler, "find_move", fail)
    with logged_errors() as errors, running(quick(tmp_path, retry=10)) as server:
        asyncio.run(scenario(server))
    assert any("table broken" in each for each in errors)


def test_a_fault_in_the_rounds_is_marked_and_the_others_are_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    async def catch_up(room: Room) -> None:
        seen.append(room.table.id)
        raise KeyError("y9")

    async def scenario(server: RunningServer) -> None:
        async with guests(server.url, "Anna", "Bert") as (anna, bert):
            for visitor in (anna, bert):
                visitor.table = await visitor.make_table("mau_mau", 2)
                await join_table(visitor.table, visitor)
            monkeypatch.setattr(Room, "catch_up", catch_up)

            async def poll() -> None:
                for room in server.server.rooms.rooms.values():
                    room.is_stale = True
                await server.server.rooms.poll()
                for room in server.server.rooms.rooms.values():
                    room.is_stale = False

            await asyncio.to_thread(server.call, poll())
            assert sorted(seen) == sorted([anna.table["id"], bert.table["id"]])
            assert set(server.server.services.faults.known) == set(seen)

    with logged_errors(), running(quick(tmp_path, poll=10**8, retry=10**6)) as server:
        asyncio.run(scenario(server))


def test_a_program_is_its_version_and_its_rules() -> None:
    assert "mau_mau:1" in faults.program()


def broken(observation: Position, legal: Sequence[int], rng: Random) -> int:
    raise ZeroDivisionError(f"I see {observation.array}")


def cheating(observation: Position, legal: Sequence[int], rng: Random) -> int:
    return max(legal) + 1


@pytest.mark.parametrize(("choose", "failure"), [(broken, "ZeroDivisionError"), (cheating, "illegal move")])
def test_the_game_continues(
    server: RunningServer, choose: Choose, failure: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> str:
        async with guests(server.url, "Anna") as [anna]:
            await join_table(await anna.make_table("mau_mau", 2), anna)
            await answer(anna, "seat-bot", seat=1, bot="level4")
            state = await play_out([anna], random_choice())
            return await record_of(anna, state["finished"][0]["id"])

    monkeypatch.setitem(BOTS, "level4", dataclasses.replace(BOTS["level4"], choose=choose))
    record = asyncio.run(scenario())
    assert validate(record).ok
    decisions = sum(entry.startswith("1 ") for entry in json.loads(record)["moves"])
    assert decisions > 0
    failures = [record.getMessage() for record in caplog.records if record.name == "katzentisch.bots"]
    assert failures == [f"bot level4 failed in mau_mau: {failure}"] * decisions
