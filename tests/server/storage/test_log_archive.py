"""The logs of finished tables are archived: every read gives the same as before, and the log of a table can still grow or be redacted."""

import asyncio
import json
import sys
import zlib
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, func, select, text, update
from sqlalchemy.dialects import sqlite

from katzentisch.server.people.erasure import redaction_of
from katzentisch.server.storage import log_archive
from katzentisch.server.storage.append import is_committed
from katzentisch.server.storage.hash_chain import log_digest
from katzentisch.server.storage.log_archive import DamagedArchive
from katzentisch.server.storage.redaction import MARKER, rebuild_chain
from katzentisch.server.storage.rows import EntryRow
from katzentisch.server.storage.schema import archives, entries, metadata
from katzentisch.server.storage.store import Store

from .samples import TABLE, add_table, entry

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]
LATER = 10**6
ANNA = {"kind": "person", "guest": "anna", "name": "Anna"}
LENGTH = 30  # entries
TABLES = 12


def body(number: int) -> str:
    said = {"kind": "chatted", "who": ANNA, "text": f"{number}: „Miau“ ' \" \u2028"}
    moved = {"kind": "moved", "seat": number % 3, "move": "draw"}
    return json.dumps(said if number % 5 == 0 else moved, separators=(",", ":"), ensure_ascii=False)


async def add_finished(store: Store, id: str = "t", status: str = "over") -> None:
    opened = json.dumps({"kind": "opened", "choices": {"game": "mau_mau"}, "host": ANNA}, separators=(",", ":"))
    await store.create_table(replace(TABLE, id=id), opened, ["anna"])
    for number in range(2, LENGTH + 1):
        assert await store.append(entry(number, id, body=body(number), status=status))


async def counts(store: Store) -> tuple[int, int]:
    """Return how many loose entries and how many archives there are."""
    [loose], [archived] = [(await store.rows(select(func.count()).select_from(part)))[0] for part in (entries, archives)]
    return loose, archived


async def reads(store: Store) -> list[Any]:
    spans: Sequence[tuple[int, int | None]] = [(0, None), (0, 7), (12, 13), (12, None), (LENGTH - 1, None), (LENGTH, None), (40, 50)]
    logs = [await store.entries("t", after, upto) for after, upto in spans]
    chats = [await store.chats("t", after, upto, limit) for after, upto, limit in ((0, 100, 3), (5, 20, 50), (7, 9, 4), (LENGTH, 100, 5))]
    return [*logs, *chats, await store.entries_mentioning("t", "anna"), await store.head("t"), await store.table("t")]


async def test_every_read_gives_the_same_as_before(store: Store) -> None:
    await add_finished(store)
    before = await reads(store)
    assert await store.archive_tables(LATER) == 1
    assert await counts(store) == (0, 1)
    assert await reads(store) == before
    [[id, format, count, digest, packed]] = await store.rows(select(archives))
    assert (id, format, count, digest) == ("t", 1, LENGTH, log_digest(before[0]))
    assert len(packed) < sum(len(row.body) for row in before[0]) / 3


@pytest.mark.parametrize("status", ["open", "dealing", "playing", "pausing"])
async def test_tables_that_can_continue_are_not_archived(store: Store, status: str) -> None:
    await add_finished(store, status=status)
    assert await store.archive_tables(LATER) == 0
    assert await counts(store) == (LENGTH, 0)


async def test_neither_are_those_that_changed_lately(store: Store) -> None:
    await add_finished(store)
    assert await store.archive_tables(1000 + LENGTH) == 0
    assert await store.archive_tables(1000 + LENGTH + 1) == 1
    assert await store.archive_tables(LATER) == 0


async def test_an_archived_table_continues_and_is_archived_again(store: Store) -> None:
    await add_finished(store)
    await store.archive_tables(LATER)
    assert not await store.append(entry(LENGTH))
    for number in range(LENGTH + 1, LENGTH + 7):
        assert await store.append(entry(number, body=body(number), status="over"))
    assert await counts(store) == (6, 1)
    before = await reads(store)
    assert [row.number for row in before[0]] == list(range(1, LENGTH + 7))
    assert log_digest(before[0]) == before[-2][1]
    assert await store.archive_tables(LATER) == 1
    assert await counts(store) == (0, 1)
    assert await reads(store) == before


async def test_an_append_that_was_committed_is_recognised_in_the_archive(store: Store) -> None:
    await add_finished(store)
    await store.archive_tables(LATER)
    for said, expected in ((body(7), True), ("other", False)):
        append = entry(7, body=said)
        assert await store.database.read(partial(is_committed, append=append)) == expected


async def everything(store: Store) -> str:
    def read(connection: Connection) -> str:
        unpacked = [log_archive.unpack(*row) for row in connection.execute(select(archives.c.packed, archives.c.format))]
        return repr([unpacked, [connection.execute(select(each)).all() for each in metadata.sorted_tables]])

    return await store.database.read(read)


async def test_a_guest_is_removed_from_an_archive(store: Store) -> None:
    await add_finished(store)
    before = await store.entries("t")
    await store.archive_tables(LATER)
    assert "Anna" in await everything(store)
    assert await store.redact("t", redaction_of("anna", "Guest"), at=9000) == LENGTH + 1
    assert await store.archive_tables(LATER) == 1
    assert "'anna'" not in await everything(store)
    assert '"anna"' not in await everything(store)
    after = await store.entries("t")
    assert [(row.number, row.at) for row in after[:-1]] == [(row.number, row.at) for row in before]
    assert after[-1] == EntryRow(LENGTH + 1, 9000, MARKER)
    assert await store.head("t") == (LENGTH + 1, log_digest(after))
    await store.save_snapshot("t", LENGTH, "by a slow process that has read the log before")
    assert await store.snapshot("t", LATER) is None


async def test_digests_can_be_computed_again(store: Store) -> None:
    await add_finished(store)
    head = await store.head("t")
    await store.archive_tables(LATER)
    await store.database.write(lambda connection: connection.execute(text("UPDATE tables SET digest = 'lost'")))
    await store.database.write(lambda connection: rebuild_chain(connection, "t"))
    assert await store.head("t") == head


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM entries WHERE table_id = 'bad' AND number = 7",
        "UPDATE entries SET body = 'other' WHERE table_id = 'bad' AND number = 7",
        "UPDATE tables SET digest = '' WHERE id = 'bad'",
    ],
)
async def test_a_damaged_log_stays_as_it_is_and_holds_up_no_other(store: Store, damage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_archive, "LISTED", 1)
    for id in ("bad", "t"):
        await add_finished(store, id)
    await store.database.write(lambda connection: connection.execute(text(damage)))
    before = await store.entries("bad")
    assert await store.archive_tables(LATER) == 1
    assert await store.entries("bad") == before
    assert [id for [id] in await store.rows(select(archives.c.table_id))] == ["t"]


async def damage_archive(store: Store, **values: Any) -> None:
    await store.database.write(lambda connection: connection.execute(update(archives).values(values)))


@pytest.mark.parametrize("values", [{"format": 2}, {"packed": b"\x01\x02"}, {"packed": zlib.compress(b"\x01\x02")}])
async def test_a_damaged_archive_is_an_error_until_a_guest_is_removed_from_it(store: Store, values: dict[str, Any]) -> None:
    await add_finished(store)
    await store.archive_tables(LATER)
    await damage_archive(store, **values)
    with pytest.raises(DamagedArchive):
        await store.entries("t")
    assert await store.redact("t", redaction_of("anna", "Guest"), at=9000) == LENGTH + 1
    assert await store.entries("t") == [EntryRow(LENGTH + 1, 9000, MARKER)]
    assert await store.tables_mentioning("anna") == []
    assert await store.archive_tables(LATER) == 0


async def test_what_fails_halfway_changes_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await add_finished(store)
    before = await reads(store)

    def archive_and_fail(connection: Connection) -> None:
        assert log_archive.archive_table(connection, "t", LATER)
        raise OSError("killed")

    with pytest.raises(OSError, match="killed"):
        await store.database.write(archive_and_fail)
    assert await counts(store) == (LENGTH, 0)
    assert await reads(store) == before


async def test_readers_find_every_entry_while_several_processes_archive(store: Store, address: str) -> None:
    for number in range(TABLES):
        await add_finished(store, f"t{number}")
    expected = [row.number for row in await store.entries("t0")]
    other = await Store.open(address)
    archived = asyncio.gather(store.archive_tables(LATER), other.archive_tables(LATER))
    while not archived.done():
        for number in range(TABLES):
            assert [row.number for row in await other.entries(f"t{number}")] == expected
    assert sum(await archived) == TABLES
    assert await counts(store) == (0, TABLES)
    await other.close()


async def test_an_archive_goes_with_its_table(store: Store) -> None:
    await add_finished(store)
    await store.archive_tables(LATER)
    assert await store.prune_tables(LATER, LATER, LATER) == 1
    assert await counts(store) == (0, 0)


async def test_the_next_tables_are_found_by_an_index(store: Store) -> None:
    await add_table(store)
    if store.database.kind == "sqlite":
        wanted = log_archive.select_finished(LATER, (1, "a")).compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
        assert "USING INDEX tables_finished" in str(await store.rows(text(f"EXPLAIN QUERY PLAN {wanted}")))


async def test_a_process_that_is_killed_leaves_every_log_whole(store: Store, address: str) -> None:
    ids = [f"t{number}" for number in range(TABLES)]
    for id in ids:
        await add_finished(store, id)
    before = [await store.entries(id) for id in ids]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.server.storage.archive_process", address, str(LATER), cwd=ROOT
    )
    while process.returncode is None and (await counts(store))[1] < 4:
        await asyncio.sleep(0.001)
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()
    loose, archived = await counts(store)
    assert archived
    assert loose == (TABLES - archived) * LENGTH
    assert [await store.entries(id) for id in ids] == before
    assert await store.archive_tables(LATER) == TABLES - archived
    assert [await store.entries(id) for id in ids] == before
