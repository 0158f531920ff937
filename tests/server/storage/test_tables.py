"""Find tables: open ones, a guest's own, and those that are due."""

import pytest
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from katzentisch.server.storage.store import Store

from .samples import TABLE, add_table, entry

BOTH = ["mau_mau", "katze_im_sack"]

pytestmark = pytest.mark.anyio


async def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    table = await add_table(store, invite="geheim", turn=2, due=3_000_000_000_000, settings='{"games":3}')
    assert await store.table("t") == table
    assert await store.table("nowhere") is None


async def test_a_new_invitation_replaces_the_old_one_and_other_entries_leave_it(store: Store) -> None:
    await add_table(store, invite="old")
    await store.append(entry(2, invite="new"))
    await store.append(entry(3))
    found = await store.table("t")
    assert found
    assert found.invite == "new"


async def test_an_id_is_given_once_and_the_second_leaves_nothing_behind(store: Store) -> None:
    await add_table(store)
    with pytest.raises(IntegrityError):
        await store.create_table(replace(TABLE, host="ben"), "opened again")
    assert await store.table("t") == TABLE


async def test_open_tables_are_public_have_a_free_seat_and_come_newest_first(store: Store) -> None:
    await add_table(store, "old", changed=1)
    await add_table(store, "new", changed=3)
    await add_table(store, "other game", changed=2, game="katze_im_sack")
    await add_table(store, "private", changed=4, invite="geheim")
    await add_table(store, "full", changed=5, free=0)
    await add_table(store, "playing", changed=6, status="playing")
    assert [table.id for table in await store.open_tables(10, BOTH)] == ["new", "other game", "old"]
    assert [table.id for table in await store.open_tables(2, BOTH)] == ["new", "other game"]
    assert [table.id for table in await store.open_tables(10, ["mau_mau"])] == ["new", "old"]


async def test_a_guest_has_the_tables_where_they_are_host_or_seated(store: Store) -> None:
    await add_table(store, "hosted", host="ben")
    await add_table(store, "seated")
    await add_table(store, "both", host="ben")
    await add_table(store, "strange")
    await add_table(store, "closed", host="ben", status="closed")
    await store.append(entry(2, "seated", at=3000, seats=[(1, "ben")], status="playing"))
    await store.append(entry(2, "both", at=2000, seats=[(0, "ben"), (1, "cleo")]))
    assert [table.id for table in await store.tables_of("ben")] == ["seated", "both", "hosted"]


async def test_what_is_over_is_a_guest_s_table_for_a_while(store: Store) -> None:
    for id, status, changed in (("over", "over", 5000), ("long over", "over", 4999), ("old", "pausing", 1), ("closed", "closed", 6000)):
        await add_table(store, id, host="ben", status=status, changed=changed)
    assert [table.id for table in await store.tables_of("ben", since=5000)] == ["over", "old"]


async def test_a_host_s_tables_that_are_in_use_are_counted(store: Store) -> None:
    await add_table(store, "one", host="ben")
    await add_table(store, "two", host="ben", invite="geheim")
    await add_table(store, "playing", host="ben", status="playing")
    await add_table(store, "over", host="ben", status="over")
    await add_table(store, "of somebody else")
    assert (await store.count_tables("ben", 0), await store.count_tables("nobody", 0)) == (3, 0)
    assert await store.count_tables("ben", 10**15) == 0


async def test_due_tables_come_longest_overdue_first(store: Store) -> None:
    for id, due in {"soon": 300, "late": 100, "later": 200, "never": None, "now": 250}.items():
        await add_table(store, id, due=due)
    assert await store.due_tables(250, 10) == ["late", "later"]
    assert await store.due_tables(1000, 1) == ["late"]


async def test_what_is_due_can_be_put_off_unless_the_log_has_gone_on(store: Store) -> None:
    await add_table(store, due=100)
    await store.reschedule("t", 1, 900)
    assert (await store.due_tables(500, 10), await store.due_tables(1000, 10)) == ([], ["t"])
    await store.append(entry(2, due=100))
    await store.reschedule("t", 1, None)
    assert await store.due_tables(500, 10) == ["t"]


async def test_the_tables_where_it_is_a_guest_s_turn(store: Store) -> None:
    for id, turn in {"mine": 1, "of another": 0, "nobody's": None}.items():
        await add_table(store, id)
        await store.append(entry(2, id, seats=[(0, "cleo"), (1, "ben")], turn=turn))
    assert await store.turns_of("ben") == {"mine"}


async def test_orders_are_kept_for_each_seat(store: Store) -> None:
    await add_table(store)
    for seat, body in [(0, "pass"), (2, "up to 7"), (0, "up to 3x4")]:
        await store.put_order("t", seat, body)
    assert await store.orders("t") == {0: "up to 3x4", 2: "up to 7"}
    await store.drop_order("t", 0)
    await store.drop_order("t", 1)
    assert await store.orders("t") == {2: "up to 7"}
    assert await store.orders("nowhere") == {}
