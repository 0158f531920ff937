"""A table whose log is archived looks the same to everybody, can continue, and guests can be removed from it."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from katzentisch.server.storage.schema import archives, entries
from katzentisch.testing.running_server import RunningServer, quick, running
from katzentisch.testing.table_actions import answer, guests
from katzentisch.testing.visitor import Message, Visitor

from .test_erasure import SECRET, finished_game, kept, replay_all

LATER = 10**15


@pytest.fixture
def fresh(tmp_path: Path, address: str) -> Any:
    with running(quick(tmp_path, address)) as started:
        yield started


async def archive(server: RunningServer) -> int:
    """Archive the finished tables and forget what is in memory, as a server that has been restarted."""
    server.server.rooms.rooms.clear()
    server.server.services.event_cache.cached.clear()
    return await asyncio.to_thread(server.call, server.server.services.store.archive_tables(LATER))


def loose_and_archived(server: RunningServer) -> list[int]:
    def count(connection: Any) -> list[int]:
        return [connection.execute(select(func.count()).select_from(part)).scalar_one() for part in (entries, archives)]

    found: list[int] = server.call(server.server.services.store.database.read(count))
    return found


async def seen_by(visitor: Visitor, table: Message) -> list[Any]:
    """Everything a guest gets: the table with its events and chat, pages, game, record, review and personal data."""
    await visitor.connect()
    known = len(visitor.received)
    await visitor.watch(table)
    events = [each for sent in map(json.loads, visitor.received[known:]) for each in sent.get("table_events", [])]
    assert len(events) > 10
    await visitor.hang_up()
    [game, *_] = (await visitor.http.get("/api/me/history")).json()["games"]
    pages = [f"/api/tables/{table['id']}", *(f"/api/played/{game['id']}/{part}" for part in ("record", "replay", "review?seat=0"))]
    answers = [await visitor.http.get(page) for page in pages]
    assert {each.status_code for each in answers} == {200}
    texts = [each.text for each in answers]
    export = (await visitor.http.get("/api/me/export")).json()
    return [events, game, *texts, export["tables"], export["games"]]


def test_guests_see_no_difference_and_can_be_removed(fresh: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(fresh.url, SECRET, "Bert") as (anna, bert):
            table = await finished_game(anna, bert)
            for each in (anna, bert):
                await each.hang_up()
            before = [await seen_by(each, table) for each in (anna, bert)]
            assert await archive(fresh) == 1
            assert loose_and_archived(fresh) == [0, 1]
            assert [await seen_by(each, table) for each in (anna, bert)] == before
            assert (await anna.http.delete("/api/me/data")).status_code == 204
            await archive(fresh)
            assert loose_and_archived(fresh) == [0, 1]
            assert SECRET not in kept(fresh)
            log = repr(fresh.call(fresh.server.services.store.entries(table["id"])))
            assert SECRET not in log
            assert "hello from Bert" in log
            assert replay_all(fresh, table["id"]).status == "over"

    asyncio.run(scenario())


def test_a_damaged_archive_keeps_nobody_from_their_data(fresh: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(fresh.url, SECRET, "Bert") as (anna, bert):
            table = await finished_game(anna, bert)
            for each in (anna, bert):
                await each.hang_up()
            await archive(fresh)
            damage = update(archives).values(packed=b"\x01\x02")
            await asyncio.to_thread(fresh.call, fresh.server.services.store.database.write(lambda connection: connection.execute(damage)))
            export = (await anna.http.get("/api/me/export")).json()
            assert [(each["id"], each["is_damaged"], each["chat"]) for each in export["tables"]] == [(table["id"], True, [])]
            assert len(export["games"]) == 1
            assert (await anna.http.delete("/api/me/data")).status_code == 204
            assert SECRET not in kept(fresh)
            assert (await bert.http.get(f"/api/tables/{table['id']}")).status_code == 409

    asyncio.run(scenario())


def test_the_next_game_starts_at_an_archived_table(fresh: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(fresh.url, "Anna", "Bert") as (anna, bert):
            table = await finished_game(anna, bert)
            length = len(fresh.call(fresh.server.services.store.entries(table["id"])))
            for each in (anna, bert):
                await each.hang_up()
            await archive(fresh)
            for each in (anna, bert):
                await each.connect()
                await each.watch(table)
            await answer(bert, "chat", text="once more?")
            await answer(anna, "start")
            assert await answer(anna, "chat", text="with pleasure") == "done"
            loose, archived = loose_and_archived(fresh)
            assert loose >= 3
            assert archived == 1
            log = fresh.call(fresh.server.services.store.entries(table["id"]))
            assert [row.number for row in log] == list(range(1, len(log) + 1))
            assert len(log) >= length + 3
            assert replay_all(fresh, table["id"]).games == 2

    asyncio.run(scenario())
