"""Guests, their codes for another device, whom they mute, and when they were seen."""

import asyncio

import pytest
from msgspec.structs import replace

from katzentisch.server.storage.rows import Guest
from katzentisch.server.storage.store import Store

pytestmark = pytest.mark.anyio

ANNA = Guest("anna", "Anna", created=1000, seen=1000)


async def test_a_guest_may_take_another_name(store: Store) -> None:
    await store.add_guest(ANNA)
    assert await store.guest("anna") == ANNA
    await store.rename_guest("anna", "Änne 🐱")
    assert await store.guest("anna") == replace(ANNA, name="Änne 🐱")
    assert await store.guest("nobody") is None


async def test_names_of_many(store: Store) -> None:
    for i in range(3):
        await store.add_guest(replace(ANNA, id=f"g{i}", name=f"Guest {i}"))
    assert await store.guest_names([*map(str, range(1200)), "g0", "g2"]) == {"g0": "Guest 0", "g2": "Guest 2"}
    assert await store.guest_names([]) == {}


async def test_a_device_code_works_once(store: Store) -> None:
    await store.put_device_code("digest", "anna", expires=2000)
    assert await store.use_device_code("another", 1500) is None
    assert await store.use_device_code("digest", 1500) == "anna"
    assert await store.use_device_code("digest", 1500) is None


async def test_of_many_who_use_a_code_at_once_one_gets_in(store: Store, address: str) -> None:
    await store.put_device_code("digest", "anna", expires=2000)
    other = await Store.open(address)
    used = await asyncio.gather(*(each.use_device_code("digest", 1500) for each in [store, other] * 5))
    await other.close()
    assert sorted(used, key=str) == [None] * 9 + ["anna"]


async def test_an_expired_device_code_is_worth_nothing(store: Store) -> None:
    await store.put_device_code("digest", "anna", expires=2000)
    assert await store.use_device_code("digest", 2000) is None
    assert await store.use_device_code("digest", 1000) is None  # it is gone


async def test_muting_and_unmuting(store: Store) -> None:
    for muted in ("ben", "cleo", "ben"):
        await store.mute("anna", muted)
    assert (await store.muted_by("anna"), await store.muted_by("ben")) == ({"ben", "cleo"}, set())
    await store.unmute("anna", "ben")
    await store.unmute("anna", "nobody")
    assert await store.muted_by("anna") == {"cleo"}


async def test_who_was_seen_at_a_table(store: Store) -> None:
    await store.add_guest(ANNA)
    await store.see([], 500)
    await store.see([("t", "ben"), ("t", "anna"), ("other", "anna"), ("t", "anna")], 2000)
    await store.see([("other", "anna")], 3000)
    assert await store.seen("t") == {"anna": 2000, "ben": 2000}
    assert await store.seen("other") == {"anna": 3000}
    assert await store.guest("anna") == replace(ANNA, seen=3000)


async def test_two_who_see_the_same_guests_at_once_do_not_lock_each_other_out(store: Store, address: str) -> None:
    other = await Store.open(address)
    pairs = [(f"t{i}", f"g{i}") for i in range(50)]
    await asyncio.gather(*(each.see(order, 1000) for _ in range(5) for each, order in [(store, pairs), (other, pairs[::-1])]))
    await other.close()
    assert await store.seen("t7") == {"g7": 1000}
