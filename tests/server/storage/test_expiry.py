"""Expired data is deleted a batch at a time; what is in use stays."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import asdict, replace
from sqlalchemy import insert

from katzentisch.server.storage import expiry
from katzentisch.server.storage.rows import Guest, Session
from katzentisch.server.storage.schema import tables
from katzentisch.server.storage.store import Store

from .samples import TABLE, add_table, entry, game

pytestmark = pytest.mark.anyio

ANNA = Guest("anna", "Anna", created=1000, seen=1000)
STATUSES = ("open", "dealing", "playing", "pausing", "over", "closed")


async def prune_tables(store: Store, before: int = 2000) -> int:
    return await store.prune_tables(before, before, before)


async def test_an_open_table_goes_with_all_that_belongs_to_it(store: Store) -> None:
    await add_table(store)
    await store.append(entry(2, at=1500, seats=[(0, "ben")], named=["ben"]))
    await store.put_order("t", 0, "pass")
    await store.note_presence([("t", "ben")], 1900)
    assert await prune_tables(store) == 1
    assert (await store.table("t"), await store.entries("t"), await store.tables_of("ben")) == (None, [], [])
    assert (await store.orders("t"), await store.last_seen("t"), await store.tables_mentioning("ben")) == ({}, {}, [])
    assert not await store.append(entry(3))


async def test_a_game_that_continues_is_never_cleared_away(store: Store) -> None:
    for status in STATUSES:
        await add_table(store, status, status=status)
    assert await prune_tables(store, 10**15) == 3
    assert set(await store.numbers(STATUSES)) == {"dealing", "playing", "pausing"}


async def test_tables_that_never_began_and_those_that_are_over_have_times_of_their_own(store: Store) -> None:
    for status in STATUSES:
        await add_table(store, status, status=status, changed=1000)
    assert await store.prune_tables(unused=0, finished=1000, present=0) == 0
    assert await store.prune_tables(unused=0, finished=1001, present=0) == 2
    assert await store.prune_tables(unused=1001, finished=0, present=0) == 1
    await add_table(store, "again", status="closed")
    assert await store.prune_tables(unused=10**15, finished=None, present=0) == 0


async def test_a_table_at_which_somebody_is_stays(store: Store) -> None:
    for id in ("watched", "left"):
        await add_table(store, id, status="over")
    await store.note_presence([("watched", "ben")], 5000)
    await store.note_presence([("left", "ben")], 4999)
    assert await store.prune_tables(10_000, 10_000, present=5000) == 1
    assert set(await store.numbers(["watched", "left"])) == {"watched"}


async def test_finished_games_outlive_their_table(store: Store) -> None:
    await add_table(store)
    await store.append(entry(2, status="over", finished=game()))
    assert await prune_tables(store, 10_000) == 1
    assert [each.id for each in await store.history("anna", 10_000, 10)] == ["g1"]


async def test_many_go_some_at_a_time_and_others_write_in_between(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expiry, "SOME", 50)
    rows = [asdict(replace(TABLE, id=f"t{i}")) for i in range(220)]
    await store.database.write(lambda connection: connection.execute(insert(tables), rows))
    await add_table(store, "busy", changed=10_000)
    write = store.database.write
    works: list[str] = []

    async def writing(work: Any) -> Any:
        works.append(work.__name__)
        return await write(work)

    monkeypatch.setattr(store.database, "write", writing)
    pruned, written = await asyncio.gather(prune_tables(store), store.append(entry(2, "busy", at=10_000)))
    assert (pruned, written) == (220, True)
    assert works.count("remove_some") == 6  # five with something to do, and one that finds nothing


async def test_games_go_with_their_results(store: Store) -> None:
    await add_table(store)
    for number in (1, 2):
        at = number * 1000
        await store.append(entry(number + 1, finished=game(f"g{number}", number=number, finished=at)))
    assert await store.prune_games(2000) == 1
    assert [each.id for each in await store.history("anna", 10_000, 10)] == ["g2"]
    assert (await store.tallies("anna"))["mau_mau"].played == 1


async def test_guests_who_never_returned_are_deleted_with_codes_mutes_and_sessions(store: Store) -> None:
    await store.add_guest(ANNA)
    await store.add_guest(replace(ANNA, id="ben", seen=5000))
    for guest in ("anna", "ben"):
        await store.add_device_code(f"code of {guest}", guest, expires=9000)
        await store.add_session(Session(f"session of {guest}", guest, 1000, 1000))
    await store.mute("anna", "ben")
    await store.mute("ben", "anna")
    assert await store.prune_guests(2000) == 1
    assert await store.guest("anna") is None
    assert await store.guest("ben")
    assert (await store.muted_by("anna"), await store.muted_by("ben")) == (set(), set())
    assert [await store.use_device_code(f"code of {guest}", 0) for guest in ("anna", "ben")] == [None, "ben"]
    assert await store.session("session of anna") is None
    assert await store.session("session of ben")


async def test_guests_with_tables_or_games_stay(store: Store) -> None:
    for guest in ("anna", "ben", "cleo", "dora", "emil"):
        await store.add_guest(replace(ANNA, id=guest))
    await add_table(store)  # anna is the host
    await store.append(entry(2, seats=[(1, "ben")]))
    await store.append(entry(3, named=["cleo"]))
    await store.append(entry(4, finished=game(results=(replace(game().results[0], guest="dora"),))))
    assert await store.prune_guests(2000) == 1
    assert set(await store.guest_names(["anna", "ben", "cleo", "dora", "emil"])) == {"anna", "ben", "cleo", "dora"}
    await prune_tables(store)
    await store.prune_games(10_000)
    assert await store.prune_guests(2000) == 4


async def test_sessions_go_when_they_have_expired_or_ended_long_ago(store: Store) -> None:
    for id, seen in (("old", 1000), ("new", 3000), ("ended", 3000), ("just ended", 3000)):
        await store.add_session(Session(id, "anna", 500, seen))
    await store.end_session(Session("ended", "anna", 500, 3000), 1500)
    await store.end_session(Session("just ended", "anna", 500, 3000), 3000)
    assert await store.prune_sessions(2000) == 2
    assert [id for id in ("old", "new", "ended", "just ended") if await store.session(id)] == ["new", "just ended"]


async def test_old_presence_and_expired_codes_go(store: Store) -> None:
    await store.note_presence([("t", "ben")], 1000)
    await store.note_presence([("t", "cleo")], 3000)
    await store.add_device_code("old", "ben", expires=1000)
    await store.add_device_code("new", "cleo", expires=3000)
    await store.prune_presence(2000)
    assert await store.prune_codes(2000) == 1
    assert await store.last_seen("t") == {"cleo": 3000}
    assert [await store.use_device_code(digest, 0) for digest in ("old", "new")] == [None, "cleo"]


async def test_two_processes_clear_away_at_once(store: Store, address: str) -> None:
    rows = [asdict(replace(TABLE, id=f"t{i}")) for i in range(300)]
    await store.database.write(lambda connection: connection.execute(insert(tables), rows))
    other = await Store.open(address)
    counts = await asyncio.gather(*(prune_tables(each) for each in (store, other)))
    await other.close()
    assert sum(counts) == 300
