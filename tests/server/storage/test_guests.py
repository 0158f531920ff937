"""Guests: names, device codes, mutes, presence and sessions."""

import asyncio

import pytest
from msgspec.structs import replace

from katzentisch.server.storage.rows import Guest, Session
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
    await store.add_device_code("digest", "anna", expires=2000)
    assert await store.use_device_code("another", 1500) is None
    assert await store.use_device_code("digest", 1500) == "anna"
    assert await store.use_device_code("digest", 1500) is None


async def test_a_code_used_many_times_at_once_admits_one(store: Store, address: str) -> None:
    await store.add_device_code("digest", "anna", expires=2000)
    other = await Store.open(address)
    used = await asyncio.gather(*(each.use_device_code("digest", 1500) for each in [store, other] * 5))
    await other.close()
    assert sorted(used, key=str) == [None] * 9 + ["anna"]


async def test_an_expired_device_code_is_worth_nothing(store: Store) -> None:
    await store.add_device_code("digest", "anna", expires=2000)
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
    await store.note_presence([], 500)
    await store.note_presence([("t", "ben"), ("t", "anna"), ("other", "anna"), ("t", "anna")], 2000)
    await store.note_presence([("other", "anna")], 3000)
    assert await store.last_seen("t") == {"anna": 2000, "ben": 2000}
    assert await store.last_seen("other") == {"anna": 3000}
    assert await store.guest("anna") == replace(ANNA, seen=3000)


async def test_marking_the_same_guests_as_seen_twice_at_once_does_not_deadlock(store: Store, address: str) -> None:
    other = await Store.open(address)
    pairs = [(f"t{i}", f"g{i}") for i in range(50)]
    await asyncio.gather(*(each.note_presence(order, 1000) for _ in range(5) for each, order in [(store, pairs), (other, pairs[::-1])]))
    await other.close()
    assert await store.last_seen("t7") == {"g7": 1000}


PHONE = Session("phone", "anna", created=1000, seen=1000)
LAPTOP = replace(PHONE, id="laptop")


async def test_a_session_has_its_guest(store: Store) -> None:
    await store.add_guest(ANNA)
    await store.add_session(PHONE)
    await store.add_session(replace(PHONE, id="lost", guest="nobody"))
    assert await store.session("phone") == (PHONE, ANNA)
    assert await store.session("lost") == (replace(PHONE, id="lost", guest="nobody"), None)
    assert await store.session("unknown") is None


async def test_a_session_that_is_seen_marks_its_guest_as_seen(store: Store) -> None:
    await store.add_guest(ANNA)
    await store.add_session(PHONE)
    await store.touch_session(PHONE, 5000)
    assert await store.session("phone") == (replace(PHONE, seen=5000), replace(ANNA, seen=5000))


async def test_one_ends_and_the_others_continue(store: Store) -> None:
    for session in (PHONE, LAPTOP):
        await store.add_session(session)
    await store.end_session(PHONE, 2000)
    await store.end_session(PHONE, 3000)
    ended = await store.session("phone")
    assert ended
    assert ended[0].ended == 2000
    assert await store.active_sessions(["phone", "laptop", "unknown"]) == {"laptop"}
    assert await store.sessions_of("anna") == [LAPTOP]


async def test_all_end_but_the_new_one(store: Store) -> None:
    await store.add_guest(ANNA)
    await store.add_session(PHONE)
    await store.add_session(replace(PHONE, id="other", guest="ben"))
    await store.add_device_code("code", "anna", 9000)
    await store.replace_sessions("anna", LAPTOP, 2000)
    assert await store.active_sessions(["phone", "laptop", "other"]) == {"laptop", "other"}
    assert await store.use_device_code("code", 0) is None


async def test_a_signed_cookie_is_exchanged_once_and_only_for_whom_it_is_allowed(store: Store) -> None:
    await store.add_guest(ANNA)
    assert not await store.exchange_cookie(PHONE)
    await store.allow_old_cookies("anna")
    assert await store.exchange_cookie(PHONE)
    assert await store.exchange_cookie(replace(PHONE, seen=9000))
    assert await store.sessions_of("anna") == [PHONE]
    await store.end_session(PHONE, 2000)
    await store.exchange_cookie(PHONE)
    assert await store.sessions_of("anna") == []
    assert not await store.exchange_cookie(replace(PHONE, guest="nobody"))


async def test_what_was_never_exchanged_can_be_ended(store: Store) -> None:
    await store.end_session(PHONE, 2000)
    ended = await store.session("phone")
    assert ended
    assert ended[0] == replace(PHONE, ended=2000)


async def test_no_exchange_slips_through_while_somebody_signs_out_everywhere(store: Store, address: str) -> None:
    other = await Store.open(address)
    for number in range(20):
        guest = f"g{number}"
        await store.add_guest(replace(ANNA, id=guest))
        await store.allow_old_cookies(guest)
        fresh, old = replace(PHONE, id=f"new{number}", guest=guest), replace(PHONE, id=f"old{number}", guest=guest)
        await asyncio.gather(store.replace_sessions(guest, fresh, 2000), other.exchange_cookie(old))
        assert await store.sessions_of(guest) == [fresh]
    await other.close()


async def test_many_sessions_are_looked_at_at_once(store: Store) -> None:
    await store.add_session(PHONE)
    assert await store.active_sessions([*map(str, range(1200)), "phone"]) == {"phone"}
    assert await store.active_sessions([]) == set()
