"""People without accounts: a name, a cookie, and a code for a second device."""

import asyncio
from collections.abc import Iterator

import httpx
import pytest

from katzentisch.server.people.people import CODE_LIFE
from katzentisch.server.people.session_tokens import COOKIE, YEAR, SessionTokens
from katzentisch.testing.running_server import RunningServer
from katzentisch.testing.table_actions import answer, guests, happened, join_table, sync

GERMAN = {"Accept-Language": "de-DE,de;q=0.9"}


@pytest.fixture
def browser(server: RunningServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        yield client


@pytest.fixture
def other(server: RunningServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        yield client


def come_in(client: httpx.Client, name: str = "Anna") -> httpx.Response:
    return client.post("/api/me", json={"name": name})


def code_for(client: httpx.Client) -> str:
    return str(client.post("/api/me/code").json()["code"])


def test_a_guest_is_a_name_and_a_cookie(browser: httpx.Client) -> None:
    assert browser.get("/api/me").json()["code"] == "guest-needed"
    came = come_in(browser, "  Anna ")
    assert came.status_code == 201
    assert browser.get("/api/me").json() == came.json()
    assert came.json()["name"] == "Anna"


def test_the_cookie_is_for_this_site_and_not_for_scripts(browser: httpx.Client) -> None:
    cookie = come_in(browser).headers["set-cookie"].lower()
    for flag in ("httponly", "samesite=lax", f"max-age={YEAR}", "path=/"):
        assert flag in cookie
    assert "secure" not in cookie
    origin = str(browser.base_url).replace("http:", "https:")
    behind_proxy = browser.post("/api/me", json={"name": "Anna"}, headers={"X-Forwarded-Proto": "https", "Origin": origin})
    assert "secure" in behind_proxy.headers["set-cookie"].lower()


def test_a_new_name_is_the_same_guest_on_every_device(browser: httpx.Client, other: httpx.Client) -> None:
    before = come_in(browser).json()
    other.post("/api/devices", json={"code": code_for(browser)})
    after = come_in(other, "Anne").json()
    assert after == {"guest": before["guest"], "name": "Anne"}
    assert browser.get("/api/me").json() == after


def test_a_code_brings_the_guest_to_one_more_device_and_only_to_one(browser: httpx.Client, other: httpx.Client) -> None:
    me = come_in(browser).json()
    come_in(other, "Somebody else")
    code = code_for(browser)
    written = f" {code[:5].lower()}-{code[5:]} "
    assert other.post("/api/devices", json={"code": written}).json() == me
    assert other.get("/api/me").json() == me
    again = other.post("/api/devices", json={"code": code})
    assert (again.status_code, again.json()["code"]) == (400, "code-wrong")


def test_the_link_with_the_code_keeps_it_where_no_server_logs_it(browser: httpx.Client) -> None:
    come_in(browser)
    made = browser.post("/api/me/code").json()
    assert made["link"].split("#") == ["/", f"device={made['code']}"]


def test_a_code_is_good_for_ten_minutes(
    server: RunningServer, browser: httpx.Client, other: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = come_in(browser).json()
    services = server.server.services
    now = services.now()
    late, in_time = code_for(browser), code_for(browser)
    monkeypatch.setattr(services, "now", lambda: now + CODE_LIFE - 1)
    assert other.post("/api/devices", json={"code": in_time}).json() == me
    monkeypatch.setattr(services, "now", lambda: now + CODE_LIFE + 60_000)
    assert other.post("/api/devices", json={"code": late}).status_code == 400


@pytest.mark.parametrize("code", ["AAAAAAAAAA", "?", "0", " "])
def test_a_wrong_code_is_nobody(other: httpx.Client, code: str) -> None:
    assert other.post("/api/devices", json={"code": code}).json()["code"] == "code-wrong"
    assert other.get("/api/me").status_code == 401


def test_being_forgotten_is_for_one_device(browser: httpx.Client, other: httpx.Client) -> None:
    me = come_in(browser).json()
    other.post("/api/devices", json={"code": code_for(browser)})
    assert browser.delete("/api/me").status_code == 204
    assert browser.get("/api/me").status_code == 401
    assert other.get("/api/me").json() == me
    assert come_in(browser).json()["guest"] != me["guest"]


@pytest.mark.parametrize("key", [b"k" * 32, b""])
def test_a_forged_cookie_is_nobody(browser: httpx.Client, other: httpx.Client, key: bytes) -> None:
    me = come_in(browser).json()
    signed = str(SessionTokens(key).signer.dumps(me["guest"]))
    for forged in (signed, me["guest"], browser.cookies[COOKIE][:-1], browser.cookies[COOKIE] + "x"):
        assert other.get("/api/me", headers={"Cookie": f"{COOKIE}={forged}"}).status_code == 401


@pytest.mark.parametrize(("name", "code"), [(" \u200b", "name-empty"), ("x" * 25, "name-long")])
def test_why_a_name_is_refused_is_reported_in_both_languages(browser: httpx.Client, name: str, code: str) -> None:
    english, german = (browser.post("/api/me", json={"name": name}, headers=headers).json() for headers in ({}, GERMAN))
    assert english["code"] == german["code"] == code
    assert english["text"] != german["text"]


@pytest.mark.parametrize("body", [{"name": 1}, {"name": "Anna", "admin": True}, {"name": "x" * 101}, {}, [], "Anna", None])
def test_a_body_is_read_strictly(browser: httpx.Client, body: object) -> None:
    answered = browser.post("/api/me", json=body)
    assert (answered.status_code, answered.json()["code"]) == (400, "request-wrong")


def test_a_name_that_changes_is_heard_at_the_table_at_once(server: RunningServer) -> None:
    async def scenario() -> list[str]:
        async with guests(server.url, "Anna", "Bert") as (anna, bert):
            await join_table(await anna.make_table("mau_mau", 2), anna, bert)
            await anna.http.post("/api/me", json={"name": "Anne"})
            assert await answer(anna, "chat", text="hello") == "done"
            await sync(bert)
            return [each["who"]["name"] for each in happened(bert) if each["what"] == "chatted"]

    assert asyncio.run(scenario()) == ["Anne"]
