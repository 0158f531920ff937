"""No screen violates what axe knows of accessibility."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from katzentisch.games import GAMES
from katzentisch.server.people.session_tokens import COOKIE

from .bot_tables import finished
from .browsing import Visitor
from .gathering import opened
from .inspecting import AT_A_DESK, ON_A_PHONE, inspect

DEVICES = pytest.mark.parametrize("device", [ON_A_PHONE, AT_A_DESK], ids=["phone", "desk"])
RULES = ["", "/keys", *(f"/{game}" for game in GAMES)]


@DEVICES
def test_the_start(device: dict[str, Any], visitor: Callable[..., Visitor]) -> None:
    anna = visitor(**device)
    anna.page.goto("/")
    expect(anna.page.get_by_role("region", name=anna.said("start-open"))).to_contain_text(anna.said("start-open-none"))
    inspect(anna, "start of a newcomer")
    anna.button("mau_mau-name").click()
    inspect(anna, "an open tile")
    opened("mau_mau", anna)
    anna.page.goto("/")
    anna.page.get_by_role("region", name=anna.said("start-own")).wait_for()
    with anna.offline():
        anna.page.get_by_text(anna.said("page-you-are-offline")).wait_for()
        inspect(anna, "start without a network, with a table of one’s own")


def test_new_tables(visitor: Callable[..., Visitor]) -> None:
    phone, desk = visitor(**ON_A_PHONE), visitor(**AT_A_DESK)
    for game, company, anna in zip(GAMES, ["bots", "friends", "here", "friends"], [phone, phone, desk, desk], strict=True):
        anna.page.goto(f"/new/{game}")
        anna.page.get_by_role("radio", name=anna.said(f"new-company-{company}")).check()
        anna.page.get_by_text(anna.said("new-options")).click()
        inspect(anna, f"a new table: {game}, {company}")


def test_the_lobby_and_its_door(visitor: Callable[..., Visitor]) -> None:
    host, guest = visitor(**AT_A_DESK), visitor(**ON_A_PHONE)
    link = opened("katze_im_sack", host, shared_devices=True)
    guest.page.goto(link)
    guest.page.get_by_role("textbox", name=guest.said("forms-name")).fill("Ben")
    inspect(guest, "the door")
    guest.button("forms-save").click()
    guest.button("lobby-sit-down").wait_for()
    inspect(guest, "the lobby of a guest")
    host.button("lobby-here-at", number=2).click()
    host.page.get_by_text(host.said("lobby-agreed")).click()
    inspect(host, "the lobby of the host")
    host.button("lobby-close").click()
    inspect(host, "the lobby of the host, who is asked once more")
    host.button("lobby-close-yes").click()
    guest.page.get_by_text(guest.said("table-is-closed")).wait_for()
    inspect(guest, "a closed table")


def test_settings_and_the_way_to_another_device(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(**ON_A_PHONE)
    anna.come_in("Anna")
    anna.page.goto("/settings")
    anna.button("settings-device-make").click()
    link = anna.page.get_by_role("textbox", name=anna.said("forms-link"), exact=True).input_value()
    for asking in ("settings-forget-do", "settings-everywhere-do", "settings-data-delete"):
        anna.button(asking).click()
    inspect(anna, "settings")
    anna.page.goto(link)
    anna.button("device-take").wait_for()
    inspect(anna, "on another device")


@DEVICES
def test_a_device_that_is_not_recognised(device: dict[str, Any], visitor: Callable[..., Visitor]) -> None:
    anna = visitor(**device)
    anna.context.add_cookies([{"name": COOKIE, "value": "nobody's", "url": anna.url}])
    anna.page.goto("/settings")
    anna.button("stranger-fresh").click()
    anna.button("stranger-fresh-yes").wait_for()
    inspect(anna, "settings of a device that is not recognised")


def test_rules(visitor: Callable[..., Visitor]) -> None:
    phone, desk = visitor(**ON_A_PHONE), visitor(**AT_A_DESK)
    for page, anna in zip(RULES, [phone, desk] * 3, strict=True):
        anna.page.goto(f"/rules{page}")
        anna.page.get_by_role("heading", level=2).first.wait_for()
        inspect(anna, f"rules{page}")


@DEVICES
def test_what_was_played(device: dict[str, Any], visitor: Callable[..., Visitor]) -> None:
    anna = visitor(**device)
    anna.page.goto("/history")
    anna.page.get_by_text(anna.said("history-none")).wait_for()
    inspect(anna, "an empty history")
    game = finished(anna, "katze_im_sack")
    anna.page.goto("/history")
    anna.page.get_by_role("heading", name=anna.said("history-games")).wait_for()
    inspect(anna, "a history")
    anna.page.goto(f"/replay/{game}")
    anna.button("replay-forward").click()
    inspect(anna, "a replay")
    anna.button("replay-review").click()
    anna.page.get_by_role("heading", name=anna.said("replay-review-luck")).wait_for()
    inspect(anna, "a review")
    anna.button("page-close").click()
    anna.button("replay-more").click()
    anna.button("fair-title").click()
    anna.page.get_by_role("dialog", name=anna.said("fair-title")).get_by_role("list", name=anna.said("fair-steps")).wait_for()
    inspect(anna, "the check of a deal")


def test_where_there_is_nothing(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(**AT_A_DESK)
    anna.come_in("Anna")
    anna.page.goto("/t/nowhere")
    anna.page.get_by_text(anna.said("table-trouble")).wait_for()
    inspect(anna, "no such table")
    anna.page.goto("/new/nowhere")
    anna.page.get_by_text(anna.said("page-lost"), exact=True).wait_for()
    inspect(anna, "no such screen")
