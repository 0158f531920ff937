"""Snapshots are saved and deleted with their entries; chat is found without reading the whole log."""

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.dialects import sqlite

from katzentisch.server.storage.hash_chain import log_digest
from katzentisch.server.storage.log_archive import CHATS
from katzentisch.server.storage.redaction import rebuild_chain
from katzentisch.server.storage.store import Store

from .samples import add_table, entry

pytestmark = pytest.mark.anyio


async def kept(store: Store) -> list[int]:
    return [number for [number] in await store.rows(text("SELECT number FROM snapshots ORDER BY number"))]


async def test_one_is_kept_together_with_its_entry_or_not_at_all(store: Store) -> None:
    await add_table(store)
    assert await store.snapshot("t", 100) is None
    assert await store.append(entry(2, snapshot="two"))
    assert not await store.append(entry(2, snapshot="late"))
    assert await store.append(entry(3))
    assert await store.append(entry(4, snapshot="four"))
    assert await store.snapshot("t", 1) is None
    assert await last(store, 3) == (2, "two")
    assert await last(store, 100) == (4, "four")


async def test_one_may_be_made_later_and_again(store: Store) -> None:
    await add_table(store)
    await store.append(entry(2))
    for body in ("one", "another"):
        await store.save_snapshot("t", 2, body)
    assert await last(store, 2) == (2, "another")
    await store.append(entry(3))
    await store.save_snapshot("t", 4, "ahead")  # as two processes may do it
    assert await store.append(entry(4, snapshot="four"))
    assert await last(store, 4) == (4, "four")


async def test_old_ones_go_except_that_of_the_beginning_of_a_game(store: Store) -> None:
    await add_table(store)
    for number in range(2, 1000):
        await store.append(entry(number, snapshot=str(number) if number % 100 == 0 else None, game_start=200))
    assert await kept(store) == [200, 300, 400, 500, 600, 700, 800, 900]


async def test_they_go_with_their_table(store: Store) -> None:
    await add_table(store)
    await store.append(entry(2, snapshot="two"))
    assert await store.prune_tables(10_000, 10_000, 10_000) == 1
    assert await kept(store) == []


async def test_what_was_said_is_found_by_itself(store: Store) -> None:
    await add_table(store)
    for number in range(2, 30):
        kind = "chatted" if number % 3 == 0 else "moved"
        await store.append(entry(number, body=f'{{"kind":"{kind}","text":"{number}"}}'))
    assert [each.number for each in await store.chats("t", 0, 100, 4)] == [18, 21, 24, 27]
    assert [each.number for each in await store.chats("t", 3, 13, 50)] == [6, 9, 12]
    assert await store.chats("other", 0, 100, 50) == []
    if store.database.kind == "sqlite":
        plan = text(f"EXPLAIN QUERY PLAN {CHATS.compile(dialect=sqlite.dialect())}")
        assert "entries_chat" in str(await store.rows(plan))


async def last(store: Store, upto: int) -> tuple[int, str] | None:
    found = await store.snapshot("t", upto)
    return (found.number, found.body) if found else None


async def test_one_knows_the_digest_of_the_log_up_to_it(store: Store) -> None:
    await add_table(store)
    assert await store.append(entry(2, snapshot="two"))
    assert await store.append(entry(3))
    found = await store.snapshot("t", 3)
    assert found
    assert found.digest == log_digest((await store.entries("t"))[:2])
    assert (await store.head("t"))[1] == log_digest((await store.entries("t", 2)), found.digest)
    await store.save_snapshot("t", 3, "made later")
    later = await store.snapshot("t", 3)
    assert later
    assert (3, later.digest) == await store.head("t")


async def test_what_is_changed_on_purpose_gets_its_digests_again(store: Store) -> None:
    await add_table(store)
    assert await store.append(entry(2, snapshot="two"))
    assert await store.append(entry(3))

    def redact(connection: Connection) -> None:
        connection.execute(text("UPDATE entries SET body = 'nothing' WHERE number = 2"))
        rebuild_chain(connection, "t")

    await store.database.write(redact)
    found = await store.snapshot("t", 3)
    assert found
    assert found.digest == log_digest((await store.entries("t"))[:2])
    assert (await store.head("t")) == (3, log_digest(await store.entries("t")))
