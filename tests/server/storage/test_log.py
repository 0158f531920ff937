"""Every table has a log of entries numbered without gaps; an entry is saved together with everything it changes."""

import asyncio

import pytest
from msgspec.structs import replace

from katzentisch.server.storage.rows import EntryRow
from katzentisch.server.storage.store import Store

from .samples import add_table, entry, game, numbers_of

pytestmark = pytest.mark.anyio


async def test_a_table_begins_with_its_first_entry(store: Store) -> None:
    await add_table(store)
    assert await store.entries("t") == [EntryRow(1, 1000, "opened")]


async def test_the_next_entry_is_accepted(store: Store) -> None:
    await add_table(store)
    assert await store.append(entry(2, at=1234, body='{"kind":"said","text":"„Miau“ \\u0000 \'; --"}'))
    assert (await store.entries("t"))[1] == EntryRow(2, 1234, '{"kind":"said","text":"„Miau“ \\u0000 \'; --"}')


@pytest.mark.parametrize("number", [0, 1, 3, 100])
async def test_any_other_number_is_refused_and_changes_nothing(store: Store, number: int) -> None:
    table = await add_table(store)
    assert not await store.append(entry(number, status="playing", seats=[(0, "ben")], forget_orders=True))
    assert await numbers_of(store) == [1]
    assert await store.table("t") == table
    assert await store.tables_of("ben") == []


async def test_a_table_that_is_not_there_refuses_everything(store: Store) -> None:
    assert not await store.append(entry(1))
    assert await store.entries("t") == []


async def test_of_two_with_the_same_number_the_first_wins(store: Store) -> None:
    await add_table(store)
    rivals = [store.append(entry(2, body=name)) for name in ("first", "second", "third")]
    assert await asyncio.gather(*rivals) == [True, False, False]
    assert [each.body for each in await store.entries("t", after=1)] == ["first"]


async def test_successors_that_wait_together_are_accepted_in_their_order(store: Store) -> None:
    await add_table(store)
    assert all(await asyncio.gather(*(store.append(entry(number)) for number in range(2, 30))))
    assert await numbers_of(store) == list(range(1, 30))


async def test_a_successor_before_its_predecessor_is_refused(store: Store) -> None:
    await add_table(store)
    assert list(await asyncio.gather(store.append(entry(3)), store.append(entry(2)))) == [False, True]
    assert await numbers_of(store) == [1, 2]


async def test_reading_on_from_a_number(store: Store) -> None:
    await add_table(store)
    for number in (2, 3, 4):
        await store.append(entry(number))
    assert [each.number for each in await store.entries("t", after=2)] == [3, 4]
    assert await store.entries("t", after=4) == []


async def test_the_last_numbers_of_many_tables(store: Store) -> None:
    ids = [f"t{i}" for i in range(3)]
    for id in ids:
        await add_table(store, id)
    await store.append(entry(2, "t1"))
    strangers = [f"stranger {i}" for i in range(1200)]
    assert await store.numbers([*strangers, *ids]) == {"t0": 1, "t1": 2, "t2": 1}
    assert await store.numbers([]) == {}


async def test_everything_is_there_after_opening_again(store: Store, address: str) -> None:
    await add_table(store)
    await store.append(entry(2))
    again = await Store.open(address)
    assert await again.entries("t") == await store.entries("t")
    await again.close()


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
