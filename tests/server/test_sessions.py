"""Signing out: a cookie is valid as long as the server knows its session, whatever the clocks say."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
import websockets

from katzentisch.server.people.session_tokens import COOKIE, SessionTokens
from katzentisch.testing.postgres import Cluster
from katzentisch.testing.running_server import RunningServer, quick, running
from katzentisch.testing.table_actions import guests, join_table, sync
from katzentisch.testing.visitor import Visitor

YEAR = 365 * 24 * 3600 * 1000
SIGNED_OUT = 4401


@pytest.fixture
def browser(server: RunningServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        yield client


def come_in(client: httpx.Client, name: str = "Anna") -> dict[str, str]:
    came: dict[str, str] = client.post("/api/me", json={"name": name}).raise_for_status().json()
    return came


def stolen(client: httpx.Client) -> dict[str, str]:
    """The headers of a thief who has copied the cookie."""
    return {"Cookie": f"{COOKIE}={client.cookies[COOKIE]}"}


def who(server: RunningServer, headers: dict[str, str]) -> tuple[int, str]:
    answer = httpx.get(f"{server.url}/api/me", headers=headers)
    return answer.status_code, answer.json().get("code") or answer.json()["guest"]


def second_device(server: RunningServer, first: httpx.Client) -> httpx.Client:
    other = httpx.Client(base_url=server.url)
    other.post("/api/devices", json={"code": first.post("/api/me/code").json()["code"]}).raise_for_status()
    return other


def test_forget_me_ends_the_cookie_of_this_device_and_no_other(server: RunningServer, browser: httpx.Client) -> None:
    me = come_in(browser)
    other, copy = second_device(server, browser), stolen(browser)
    assert who(server, copy) == (200, me["guest"])
    assert browser.delete("/api/me").status_code == 204
    assert who(server, copy) == (401, "cookie-refused")
    assert who(server, stolen(other)) == (200, me["guest"])


def test_signing_out_everywhere_ends_every_cookie_and_gives_this_device_a_new_one(server: RunningServer, browser: httpx.Client) -> None:
    me = come_in(browser)
    other, copy = second_device(server, browser), stolen(browser)
    answer = browser.delete("/api/me/sessions")
    assert (answer.status_code, answer.json()) == (200, me)
    assert who(server, copy) == (401, "cookie-refused")
    assert who(server, stolen(other)) == (401, "cookie-refused")
    assert browser.get("/api/me").json() == me


def test_codes_for_other_devices_end_with_the_sessions(server: RunningServer, browser: httpx.Client) -> None:
    come_in(browser)
    code = browser.post("/api/me/code").json()["code"]
    browser.delete("/api/me/sessions")
    assert httpx.post(f"{server.url}/api/devices", json={"code": code}).json()["code"] == "code-wrong"


def test_a_code_used_on_a_device_ends_what_that_device_was_before(server: RunningServer, browser: httpx.Client) -> None:
    come_in(browser)
    with httpx.Client(base_url=server.url) as other:
        come_in(other, "Bert")
        before = stolen(other)
        other.post("/api/devices", json={"code": browser.post("/api/me/code").json()["code"]}).raise_for_status()
        assert who(server, before) == (401, "cookie-refused")


async def closed_with(visitor: Visitor) -> int:
    assert visitor.socket
    with suppress(websockets.ConnectionClosed):
        async with asyncio.timeout(60):
            while True:
                await visitor.socket.recv()
    return visitor.socket.close_code or 0


async def device_of(visitor: Visitor) -> Visitor:
    other = Visitor(visitor.url, visitor.name)
    code = (await visitor.http.post("/api/me/code")).json()["code"]
    other.me = (await other.http.post("/api/devices", json={"code": code})).json()
    return other


def test_forget_me_closes_the_websockets_of_this_device(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert") as (anna, bert):
            phone = await device_of(anna)
            table = await anna.make_table("mau_mau", 2, public=True)
            await join_table(table, anna, phone, bert)
            await anna.http.delete("/api/me")
            assert await closed_with(anna) == SIGNED_OUT
            await sync(phone, bert)
            await phone.__aexit__()

    asyncio.run(scenario())


def test_signing_out_everywhere_closes_all_websockets_also_those_of_other_processes(tmp_path: Path, postgres: Cluster) -> None:
    """They share a database, as processes do."""

    async def scenario(here: str, there: str) -> None:
        async with guests(here, "Anna", "Bert") as (anna, bert):
            far = Visitor(there, "Anna")
            far.http.cookies = anna.http.cookies
            table = await anna.make_table("mau_mau", 2, public=True)
            await join_table(table, anna, bert, far)
            await anna.http.delete("/api/me/sessions")
            assert list(await asyncio.gather(closed_with(anna), closed_with(far))) == [SIGNED_OUT] * 2
            await sync(bert)
            await far.__aexit__()

    with postgres.database() as shared:
        settings = quick(tmp_path, shared, beat=100)
        with running(settings) as here, running(settings) as there:
            asyncio.run(scenario(here.url, there.url))


class Clock:
    """The server's, which a test sets; the one of the machine goes along."""

    def __init__(self, server: RunningServer, patch: pytest.MonkeyPatch) -> None:
        self.server, self.patch, self.start = server, patch, time.time_ns() // 1_000_000

    def set(self, ahead: int) -> None:
        self.patch.setattr(self.server.server.services, "now", lambda: self.start + ahead)
        self.patch.setattr(time, "time", lambda: (self.start + ahead) / 1000)


@pytest.fixture
def clock(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(server, monkeypatch)


@pytest.mark.parametrize("back", [2_000, 3_600_000, YEAR])
def test_a_cookie_just_renewed_is_good_although_the_clock_went_back(
    server: RunningServer, browser: httpx.Client, clock: Clock, back: int
) -> None:
    clock.set(0)
    me = come_in(browser)
    assert browser.get("/api/me").json() == me
    clock.set(-back)
    assert browser.get("/api/me").json() == me
    assert who(server, stolen(browser)) == (200, me["guest"])


def test_a_session_lasts_a_year_after_it_was_last_seen(server: RunningServer, browser: httpx.Client, clock: Clock) -> None:
    clock.set(0)
    me, cookie = come_in(browser)["guest"], stolen(browser)
    clock.set(YEAR - 60_000)
    assert who(server, cookie) == (200, me)
    clock.set(2 * YEAR - 120_000)
    assert who(server, cookie) == (200, me)
    clock.set(4 * YEAR)
    assert who(server, cookie) == (401, "cookie-refused")


def test_who_was_refused_for_a_wrong_clock_is_known_again_afterwards(server: RunningServer, browser: httpx.Client, clock: Clock) -> None:
    clock.set(0)
    me, cookie = come_in(browser)["guest"], stolen(browser)
    clock.set(2 * YEAR)
    refused = httpx.post(f"{server.url}/api/me", json={"name": "Anna"}, headers=cookie)
    assert (refused.status_code, refused.json()["code"]) == (401, "cookie-refused")
    assert "set-cookie" not in refused.headers
    clock.set(60_000)
    assert who(server, cookie) == (200, me)


def test_a_refused_guest_is_replaced_only_on_request(server: RunningServer, browser: httpx.Client) -> None:
    me = come_in(browser)
    browser.cookies.set(COOKIE, browser.cookies[COOKIE][:-1] + "?", domain=browser.base_url.host)
    copy = stolen(browser)
    assert httpx.post(f"{server.url}/api/me", json={"name": "Anna"}, headers=copy).json()["code"] == "cookie-refused"
    fresh = httpx.post(f"{server.url}/api/me", json={"name": "Anna", "new": True}, headers=copy)
    assert fresh.status_code == 201
    assert fresh.json()["guest"] != me["guest"]
    assert COOKIE in fresh.headers["set-cookie"]


def test_who_is_known_stays_the_same_guest_whatever_is_asked_for(browser: httpx.Client) -> None:
    me = come_in(browser)
    assert browser.post("/api/me", json={"name": "Anna", "new": True}).json() == me


@pytest.fixture
def legacy(server: RunningServer, browser: httpx.Client) -> dict[str, str]:
    """A guest of before there were sessions, and its signed cookie."""
    guest = come_in(browser)["guest"]
    browser.cookies.clear()
    server.call(server.server.services.store.allow_old_cookies(guest))
    return {"Cookie": f"{COOKIE}={old_cookie(server, guest)}", "Guest": guest}


def old_cookie(server: RunningServer, guest: str) -> str:
    return str(server.server.people.tokens.signer.dumps(guest))


def test_a_cookie_of_before_is_exchanged_for_a_session(server: RunningServer, legacy: dict[str, str]) -> None:
    with httpx.Client(base_url=server.url) as device:
        first = device.get("/api/me", headers=legacy)
        assert first.json()["guest"] == legacy["Guest"]
        assert device.cookies[COOKIE] != legacy["Cookie"].removeprefix(f"{COOKIE}=")
        assert device.get("/api/me").json() == first.json()


def test_an_exchange_whose_answer_was_lost_gives_the_same_session_again(server: RunningServer, legacy: dict[str, str]) -> None:
    exchanged = {httpx.get(f"{server.url}/api/me", headers=legacy).cookies[COOKIE] for _ in range(3)}
    assert len(exchanged) == 1


@pytest.mark.parametrize("is_exchanged", [True, False])
@pytest.mark.parametrize("path", ["/api/me", "/api/me/sessions"])
def test_a_cookie_of_before_can_be_ended(server: RunningServer, legacy: dict[str, str], path: str, is_exchanged: bool) -> None:
    with httpx.Client(base_url=server.url) as device:
        if is_exchanged:
            device.get("/api/me", headers=legacy).raise_for_status()
            device.delete(path).raise_for_status()
        else:
            device.delete(path, headers=legacy).raise_for_status()
    assert who(server, legacy) == (401, "cookie-refused")


def test_forget_me_with_a_cookie_of_before_leaves_other_devices_alone(server: RunningServer, legacy: dict[str, str], clock: Clock) -> None:
    clock.set(-60_000)
    other = {"Cookie": f"{COOKIE}={old_cookie(server, legacy['Guest'])}"}
    clock.set(0)
    httpx.delete(f"{server.url}/api/me", headers=legacy).raise_for_status()
    assert who(server, legacy) == (401, "cookie-refused")
    assert who(server, other) == (200, legacy["Guest"])


def test_cookies_of_before_do_not_depend_on_the_clock_either(server: RunningServer, legacy: dict[str, str], clock: Clock) -> None:
    clock.set(-7_200_000)
    assert who(server, legacy) == (200, legacy["Guest"])
    clock.set(2 * YEAR)
    assert who(server, legacy) == (401, "cookie-refused")


def test_a_guest_without_an_old_cookie_accepts_none(server: RunningServer, browser: httpx.Client) -> None:
    me = come_in(browser)
    assert who(server, {"Cookie": f"{COOKIE}={old_cookie(server, me['guest'])}"}) == (401, "cookie-refused")


def test_the_database_has_no_cookie_in_it(server: RunningServer, browser: httpx.Client) -> None:
    come_in(browser)
    found = server.call(server.server.services.store.sessions_of(browser.get("/api/me").json()["guest"]))
    assert [browser.cookies[COOKIE] in repr(each) for each in found] == [False]


def test_a_wrong_key_makes_strangers_of_all(server: RunningServer, browser: httpx.Client) -> None:
    come_in(browser)
    assert SessionTokens(b"k" * 32).session_id(browser.cookies[COOKIE]) != server.server.people.tokens.session_id(browser.cookies[COOKIE])
