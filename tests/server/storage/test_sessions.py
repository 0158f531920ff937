"""Sessions in the database: good until they are ended, and then for good."""

import asyncio

import pytest
from msgspec.structs import replace

from katzentisch.server.storage.rows import Guest, Session
from katzentisch.server.storage.store import Store

pytestmark = pytest.mark.anyio

ANNA = Guest("anna", "Anna", created=1000, seen=1000)
PHONE = Session("phone", "anna", created=1000, seen=1000)
DESK = replace(PHONE, id="desk")


async def test_a_session_has_its_guest(store: Store) -> None:
    await store.add_guest(ANNA)
    await store.add_session(PHONE)
    await store.add_session(replace(PHONE, id="lost", guest="nobody"))
    assert await store.session("phone") == (PHONE, ANNA)
    assert await store.session("lost") == (replace(PHONE, id="lost", guest="nobody"), None)
    assert await store.session("unknown") is None


async def test_whoever_is_seen_is_seen_as_a_guest_too(store: Store) -> None:
    await store.add_guest(ANNA)
    await store.add_session(PHONE)
    await store.see_session(PHONE, 5000)
    assert await store.session("phone") == (replace(PHONE, seen=5000), replace(ANNA, seen=5000))


async def test_one_ends_and_the_others_go_on(store: Store) -> None:
    for session in (PHONE, DESK):
        await store.add_session(session)
    await store.end_session(PHONE, 2000)
    await store.end_session(PHONE, 3000)
    ended = await store.session("phone")
    assert ended
    assert ended[0].ended == 2000
    assert await store.good_sessions(["phone", "desk", "unknown"]) == {"desk"}
    assert await store.sessions_of("anna") == [DESK]


async def test_all_end_but_the_new_one(store: Store) -> None:
    await store.add_guest(ANNA)
    await store.add_session(PHONE)
    await store.add_session(replace(PHONE, id="other", guest="ben"))
    await store.put_device_code("code", "anna", 9000)
    await store.replace_sessions("anna", DESK, 2000)
    assert await store.good_sessions(["phone", "desk", "other"]) == {"desk", "other"}
    assert await store.use_device_code("code", 0) is None


async def test_a_signed_cookie_is_exchanged_once_and_only_for_whom_it_is_allowed(store: Store) -> None:
    await store.add_guest(ANNA)
    assert not await store.exchange(PHONE)
    await store.allow_old_cookies("anna")
    assert await store.exchange(PHONE)
    assert await store.exchange(replace(PHONE, seen=9000))
    assert await store.sessions_of("anna") == [PHONE]
    await store.end_session(PHONE, 2000)
    await store.exchange(PHONE)
    assert await store.sessions_of("anna") == []
    assert not await store.exchange(replace(PHONE, guest="nobody"))


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
        await asyncio.gather(store.replace_sessions(guest, fresh, 2000), other.exchange(old))
        assert await store.sessions_of(guest) == [fresh]
    await other.close()


async def test_many_sessions_are_looked_at_at_once(store: Store) -> None:
    await store.add_session(PHONE)
    assert await store.good_sessions([*map(str, range(1200)), "phone"]) == {"phone"}
    assert await store.good_sessions([]) == set()
