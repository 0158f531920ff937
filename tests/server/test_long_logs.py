"""Tables with a long history: loading and joining one costs as much as its last game, and doesn't block the event loop."""

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, text, update

from katzentisch.protocol.holders import Person
from katzentisch.protocol.table_settings import TableSettings
from katzentisch.server.rooms import history
from katzentisch.server.rooms.admission import BEHIND, OLD_CHAT
from katzentisch.server.rooms.history import load_latest
from katzentisch.server.server import Server
from katzentisch.server.storage.redaction import rebuild_chain
from katzentisch.server.storage.schema import entries, snapshots, tables
from katzentisch.server.tables import replay
from katzentisch.server.tables.entries import Began, Chatted, Dealt, encode
from katzentisch.server.tables.snapshot import EVERY
from katzentisch.server.tables.table import Table

from .served_table import TABLE, ServedTable, served_table
from .tables.test_snapshot import contents

ANNA = Person("0", "Name of 0")
LONG = 3000


@asynccontextmanager
async def talkative(folder: Path, lines: int, game: str = "mau_mau") -> AsyncIterator[ServedTable]:
    """A table where much was said before the game, which was put into the log without limits; cards are dealt, some moves made."""
    async with served_table(folder / "server", TableSettings(game, 2), lambda opening: opening) as here:
        number = here.room.table.number
        said = [encode(Chatted(ANNA, f"line {line}")).decode() for line in range(lines)]
        rows = [{"table_id": TABLE, "number": number + 1 + place, "at": 1_000_000, "body": body} for place, body in enumerate(said)]

        def fill(connection: Any) -> None:
            connection.execute(insert(entries), rows)
            connection.execute(update(tables).values(number=number + lines))
            rebuild_chain(connection, TABLE)

        await here.server.services.store.database.write(fill)
        await here.room.catch_up()
        await here.add(Dealt())
        for _ in range(5):
            await here.move(here.position.legal()[0])
        yield here


def spied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The threads in which entries were replayed."""
    threads: list[str] = []
    apply = Table.apply

    def noted(table: Table, at: int, entry: Any) -> Any:
        threads.append(threading.current_thread().name)
        return apply(table, at, entry)

    monkeypatch.setattr(Table, "apply", noted)
    return threads


def happened(sent: Sequence[str]) -> list[dict[str, Any]]:
    return [each for message in map(json.loads, sent) if message["type"] == "update" for each in message["table_events"]]


async def whole(server: Server) -> Table:
    *_, (table, _, _) = replay.replay(TABLE, await server.services.store.entries(TABLE))
    return table


def test_a_table_is_opened_without_its_whole_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with talkative(tmp_path, LONG) as here:
            services = here.server.services
            expected = contents(await whole(here.server))
            with monkeypatch.context() as patch:
                threads = spied(patch)
                first = await load_latest(services, TABLE, here.room.table.number)
                assert {name.split("_")[0] for name in threads} == {"replay"}
                threads.clear()
                assert contents(await load_latest(services, TABLE, here.room.table.number)) == contents(first) == expected
                assert len(threads) <= 2 * EVERY

    asyncio.run(scenario())


def test_snapshots_are_kept_with_the_entries_and_old_ones_go(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served_table(tmp_path / "server", TableSettings("maus_pass_auf", 2), lambda opening: opening) as here:
            for line in range(5 * EVERY):
                await here.add(Chatted(ANNA, f"line {line}"))
            rows = await here.server.services.store.rows(text("SELECT number FROM snapshots ORDER BY number"))
            number = here.room.table.number
            assert [row[0] for row in rows] == [here.room.table.game_start, 3 * EVERY, 4 * EVERY, 5 * EVERY]
            assert contents(await load_latest(here.server.services, TABLE, number)) == contents(await whole(here.server))

    asyncio.run(scenario())


def test_the_snapshot_of_a_game_s_beginning_stays_as_long_as_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with served_table(tmp_path / "server", TableSettings("maus_pass_auf", 2), lambda opening: opening) as here:
            await here.add(Dealt())
            for line in range(4 * EVERY):
                await here.add(Chatted(ANNA, f"line {line}"))
            start = here.room.table.game_start
            found = await here.server.services.store.snapshot(TABLE, start)
            assert found
            assert found.number == start
            threads = spied(monkeypatch)
            await here.come("new", "1")
            assert happened(here.sent("new"))[0]["what"] == "began"
            assert len(threads) == here.room.table.number - start

    asyncio.run(scenario())


def test_a_log_without_snapshots_gets_one_where_it_is_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As logs of earlier versions are: the game began behind much that was said."""

    async def scenario() -> None:
        async with talkative(tmp_path, LONG) as here:
            while not here.position.is_over:
                await here.move(here.position.legal()[0])
            await here.add(Began("next", "08" * 32))
            await here.server.services.store.run(delete(snapshots))
            await here.come("first", "1")
            here.go("first")
            threads = spied(monkeypatch)
            await here.come("second", "1")
            assert len(threads) <= 2 * EVERY
            assert [each["what"] for each in happened(here.sent("second"))][-1] == "began"

    asyncio.run(scenario())


@pytest.mark.parametrize("body", [None, "", '{"version":0,"table":{}}', '{"version":1,"table":{}}', "spoilt"])
def test_a_snapshot_that_is_of_no_use_changes_nothing(tmp_path: Path, body: str | None) -> None:
    async def scenario() -> None:
        async with talkative(tmp_path, 10) as here:
            store, number = here.server.services.store, here.room.table.number
            assert await store.snapshot(TABLE, number)
            await store.run(delete(snapshots) if body is None else update(snapshots).values(body=body))
            opened = await load_latest(here.server.services, TABLE, number)
            assert contents(opened) == contents(here.room.table) == contents(await whole(here.server))
            await here.come("again", "1")
            assert [each["what"] for each in happened(here.sent("again"))][-6:] == ["dealt", *["moved"] * 5]

    asyncio.run(scenario())


def test_a_snapshot_that_cannot_be_kept_does_not_keep_anybody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: Any) -> None:
        raise OSError("disk full")

    async def scenario() -> None:
        async with talkative(tmp_path, LONG) as here:
            monkeypatch.setattr(here.server.services.store, "save_snapshot", full)
            assert (await load_latest(here.server.services, TABLE, here.room.table.number)).number == here.room.table.number

    asyncio.run(scenario())


def test_a_new_viewer_gets_this_game_and_the_last_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with talkative(tmp_path, LONG) as here:
            threads = spied(monkeypatch)
            await here.come("new", "1")
            received = happened(here.sent("new"))
            assert "began" in [each["what"] for each in received]
            assert len([each for each in received if each["what"] == "chatted"]) <= BEHIND + OLD_CHAT
            assert "MainThread" not in threads
            assert [each["number"] for each in received] == sorted({each["number"] for each in received})

    asyncio.run(scenario())


def test_a_client_that_is_far_behind_is_treated_as_new(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served_table(tmp_path / "server", TableSettings("maus_pass_auf", 2), lambda opening: opening) as here:
            await here.add(Dealt())
            while not here.position.is_over:
                await here.move(here.position.legal()[0])
            for line in range(BEHIND):
                await here.add(Chatted(ANNA, f"line {line}"))
            await here.add(Began("next", "08" * 32))
            start = here.room.table.game_start
            for since in (2, here.room.table.number - BEHIND - 1):
                await here.come("behind", "1", since)
                received = happened(here.sent("behind"))
                assert [each["number"] for each in received] == [*range(start - OLD_CHAT, start), start]
                here.go("behind")
            since = here.room.table.number - BEHIND
            await here.come("near", "1", since)
            assert [each["number"] for each in happened(here.sent("near"))] == list(range(since + 1, here.room.table.number + 1))

    asyncio.run(scenario())


def test_the_same_long_answer_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with served_table(tmp_path / "server", TableSettings("mau_mau", 2), lambda opening: opening) as here:
            await here.add(Dealt())
            for _ in range(80):
                await here.move(here.position.legal()[0])
            threads = spied(monkeypatch)
            sent = []
            for name in ("one", "two"):
                await here.come(name, "nobody")
                sent.append([text for text in here.sent(name) if '"update"' in text])
                replays, threads[:] = len(threads), []
                assert bool(replays) == (name == "one")
                here.go(name)
            assert sent[0] == sent[1]
            await here.come("late", "nobody", here.room.table.number - 30)
            assert threads == []
            assert len(happened(here.sent("late"))) == 30
            await here.move(here.position.legal()[0])
            await here.come("later", "nobody")
            assert happened(here.sent("later"))[-1]["number"] == here.room.table.number

    asyncio.run(scenario())


def test_a_copy_that_is_stale_is_made_again_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with talkative(tmp_path, LONG) as here:
            expected = contents(here.room.table)
            await here.come("anna", "0")
            here.sent("anna")
            threads = spied(monkeypatch)
            here.room.is_stale = True
            await here.room.catch_up()
            assert "MainThread" not in threads
            assert contents(here.room.table) == expected
            assert happened(here.sent("anna")) == []

    asyncio.run(scenario())


def test_brief_histories_are_replayed_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with served_table(tmp_path / "server", TableSettings("mau_mau", 2), lambda opening: opening) as here:
            threads = spied(monkeypatch)
            for number in (here.room.table.number, here.room.table.number - 1):
                await history.load_past(here.server.services, TABLE, number)
            assert set(threads) == {"MainThread"}

    asyncio.run(scenario())
