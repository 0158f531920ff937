"""What nobody comes back to is cleared away: tables that never began, old presence, expired codes."""

import pytest
from msgspec.structs import asdict, replace
from sqlalchemy import insert

from katzentisch.server.storage.schema import tables
from katzentisch.server.storage.store import Store

from .samples import TABLE, add_table, entry

pytestmark = pytest.mark.anyio


async def test_an_open_table_goes_with_all_that_belongs_to_it(store: Store) -> None:
    await add_table(store)
    await store.append(entry(2, at=1500, seats=[(0, "ben")]))
    await store.put_order("t", 0, "pass")
    await store.see([("t", "ben")], 9000)
    assert await store.prune(2000) == 1
    assert (await store.table("t"), await store.entries("t"), await store.tables_of("ben")) == (None, [], [])
    assert (await store.orders("t"), await store.seen("t")) == ({}, {})
    assert not await store.append(entry(3))


async def test_tables_that_were_touched_or_have_begun_stay(store: Store) -> None:
    await add_table(store, "touched", changed=2000)
    await add_table(store, "playing", status="playing")
    await add_table(store, "closed", status="closed")
    assert await store.prune(2000) == 0
    assert len(await store.numbers(["touched", "playing", "closed"])) == 3


async def test_many_at_once(store: Store) -> None:
    rows = [asdict(replace(TABLE, id=f"t{i}")) for i in range(520)]
    await store.database.write(lambda connection: connection.execute(insert(tables), rows))
    assert await store.prune(2000) == 520


async def test_old_presence_and_expired_codes_go(store: Store) -> None:
    await store.see([("t", "ben")], 1000)
    await store.see([("t", "cleo")], 3000)
    await store.put_device_code("old", "ben", expires=1000)
    await store.put_device_code("new", "cleo", expires=3000)
    await store.prune(2000)
    assert await store.seen("t") == {"cleo": 3000}
    assert [await store.use_device_code(digest, 0) for digest in ("old", "new")] == [None, "cleo"]
