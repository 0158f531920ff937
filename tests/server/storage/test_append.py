"""An entry and everything it changes are saved together."""

import pytest
from msgspec.structs import replace

from katzentisch.server.storage.store import Store

from .samples import add_table, entry, game

pytestmark = pytest.mark.anyio


async def test_an_entry_says_how_the_table_stands(store: Store) -> None:
    table = await add_table(store)
    await store.append(entry(2, at=2000, status="playing", turn=1, due=9000))
    assert await store.table("t") == replace(table, number=2, status="playing", turn=1, due=9000, changed=2000)


async def test_turn_and_due_go_where_an_entry_names_none(store: Store) -> None:
    await add_table(store, turn=1, due=9000)
    await store.append(entry(2))
    table = await store.table("t")
    assert table
    assert (table.turn, table.due) == (None, None)


async def test_host_free_seats_and_names_change_only_where_an_entry_names_them(store: Store) -> None:
    table = await add_table(store)
    names = '["Ben","„Mau“ \'; -- ♥"]'
    await store.append(entry(2, free=0, host="ben", seated=names))
    await store.append(entry(3))
    assert await store.table("t") == replace(table, number=3, free=0, host="ben", seated=names, changed=1003)


async def test_seats_are_replaced_where_an_entry_names_them(store: Store) -> None:
    await add_table(store)
    await store.append(entry(2, seats=[(0, "ben"), (1, "cleo"), (2, None)]))
    await store.append(entry(3, seats=[(0, None), (1, "ben")]))
    await store.append(entry(4))
    assert [table.id for table in await store.tables_of("ben")] == ["t"]
    assert await store.tables_of("cleo") == []


async def test_everybody_may_leave(store: Store) -> None:
    await add_table(store)
    await store.append(entry(2, seats=[(0, "ben")]))
    await store.append(entry(3, seats=[]))
    assert await store.tables_of("ben") == []


async def test_a_finished_game_is_kept_with_its_results(store: Store) -> None:
    await add_table(store)
    await store.append(entry(2, finished=game()))
    assert await store.finished_game("g1") == game()


async def test_orders_are_forgotten_where_an_entry_says_so(store: Store) -> None:
    await add_table(store)
    await add_table(store, "other")
    for table in ("t", "other"):
        await store.put_order(table, 0, "pass")
    await store.append(entry(2))
    assert await store.orders("t") == {0: "pass"}
    await store.append(entry(3, forget_orders=True))
    assert (await store.orders("t"), await store.orders("other")) == ({}, {0: "pass"})
