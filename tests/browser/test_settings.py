"""Signing out, taking one's data along and deleting it, and a device that the server doesn't recognise."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from katzentisch.server.people.session_tokens import COOKIE
from katzentisch.testing.browser.page import DESKTOP, PHONE, Visitor
from katzentisch.testing.running_server import RunningServer

from .table_setup import against_bots, hand

LANGUAGES = pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("de", PHONE)])
REFUSED = ("WebSocket connection to",)  # Chromium notes it


def confirm(visitor: Visitor, name: str) -> None:
    """A button that asks once more."""
    visitor.button(f"{name}-do" if name != "settings-data-delete" else name).click()
    visitor.button(f"{name}-yes").click()


def stranger(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.said("stranger-title"), exact=True)


def cookie_of(visitor: Visitor) -> str | None:
    return next((each["value"] for each in visitor.context.cookies() if each["name"] == COOKIE), None)


def name_of(visitor: Visitor) -> str | None:
    name: str | None = visitor.context.request.get("/api/me").json().get("name")
    return name


def second_device(first: Visitor, other: Visitor) -> None:
    first.page.goto("/settings")
    first.button("settings-device-make").click()
    other.page.goto(first.page.get_by_role("textbox", name=first.said("forms-link"), exact=True).input_value())
    other.button("device-take").click()
    other.button("page-home").click()


@LANGUAGES
def test_signing_out_everywhere_else(visitor: Callable[..., Visitor], language: str, size: dict[str, int]) -> None:
    here, there = visitor(language=language, size=size), visitor(language=language, size=size)
    here.come_in("Anna")
    second_device(here, there)
    before = cookie_of(here)
    confirm(here, "settings-everywhere")
    expect(here.page.get_by_text(here.said("settings-everywhere-done"))).to_be_visible()
    expect(here.button("settings-everywhere-do")).to_be_visible()
    assert cookie_of(here) != before
    assert name_of(here) == "Anna"
    kept = cookie_of(there)
    there.page.goto("/settings")
    expect(stranger(there)).to_be_visible()
    assert cookie_of(there) == kept


@LANGUAGES
def test_forgetting_ends_the_cookie(visitor: Callable[..., Visitor], language: str, size: dict[str, int]) -> None:
    anna, thief = visitor(language=language, size=size), visitor()
    anna.come_in("Anna")
    thief.context.add_cookies(anna.context.cookies())  # type: ignore[arg-type]
    assert name_of(thief) == "Anna"
    anna.page.goto("/settings")
    confirm(anna, "settings-forget")
    anna.page.wait_for_url("/")
    assert cookie_of(anna) is None
    assert name_of(thief) is None


@LANGUAGES
def test_data_can_be_downloaded(visitor: Callable[..., Visitor], language: str, size: dict[str, int], tmp_path: Path) -> None:
    anna = visitor(language=language, size=size)
    anna.come_in("Anna")
    anna.make_table("mau_mau", 2)
    anna.page.goto("/settings")
    with anna.page.expect_download() as started:
        anna.page.get_by_role("link", name=anna.said("settings-data-export"), exact=True).click()
    started.value.save_as(tmp_path / "data.json")
    kept = json.loads((tmp_path / "data.json").read_text(encoding="utf-8"))
    assert (kept["profile"]["name"], len(kept["tables"])) == ("Anna", 1)


@LANGUAGES
def test_data_can_be_deleted_and_a_bot_plays_on(visitor: Callable[..., Visitor], language: str, size: dict[str, int]) -> None:
    anna, bert = visitor(language=language, size=size), visitor(language=language)
    table = against_bots(anna, "katze_im_sack")
    bert.come_in("Bert")
    anna.page.goto("/settings")
    anna.button("settings-data-delete").click()
    anna.button("forms-no").click()
    assert name_of(anna) == "Anna"
    confirm(anna, "settings-data-delete")
    anna.page.wait_for_url("/")
    assert cookie_of(anna) is None
    assert table not in bert.context.request.get("/api/tables").text()
    anna.page.goto("/settings")
    expect(anna.button("settings-data-delete")).to_have_count(0)


@LANGUAGES
def test_a_cookie_that_is_refused_for_a_while_is_not_lost(
    visitor: Callable[..., Visitor], server: RunningServer, language: str, size: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the server's clock is wrong: the person is asked, and nothing is replaced."""
    anna = visitor(language=language, size=size)
    anna.ignored.extend(REFUSED)
    table = against_bots(anna, "mau_mau")
    kept, people = cookie_of(anna), server.server.people
    right = people.visit

    async def nobody(cookie: str | None) -> None:
        return None

    monkeypatch.setattr(people, "visit", nobody)
    anna.page.goto(f"/t/{table}")
    expect(stranger(anna)).to_be_visible()
    expect(anna.page.get_by_text(anna.said("stranger-first"))).to_be_visible()
    stranger(anna).get_by_role("button", name=anna.said("page-retry"), exact=True).click()
    expect(anna.page.get_by_text(anna.said("stranger-still"))).to_be_visible()
    assert cookie_of(anna) == kept
    monkeypatch.setattr(people, "visit", right)
    stranger(anna).get_by_role("button", name=anna.said("page-retry"), exact=True).click()
    hand(anna).wait_for()
    expect(stranger(anna)).to_have_count(0)
    assert cookie_of(anna) == kept


def test_signed_out_at_a_table_the_page_says_so_and_one_can_start_fresh(visitor: Callable[..., Visitor]) -> None:
    here, there = visitor(), visitor(language="de", size=DESKTOP)
    there.ignored.extend(REFUSED)
    table = against_bots(here, "mau_mau")
    second_device(here, there)
    there.page.goto(f"/t/{table}")
    hand(there).wait_for()
    here.page.goto("/settings")
    confirm(here, "settings-everywhere")
    expect(stranger(there)).to_be_visible()
    there.button("stranger-fresh").click()
    there.button("stranger-fresh-yes").click()
    expect(stranger(there)).to_have_count(0)
    assert name_of(here) == "Anna"
    there.wait_until(lambda: name_of(there) is not None)
    assert cookie_of(there) != cookie_of(here)
