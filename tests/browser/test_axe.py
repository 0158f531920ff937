"""axe finds no accessibility violation on any screen."""

from collections.abc import Callable
from typing import Any

import pytest

from katzentisch.games import GAMES
from katzentisch.server.people.session_tokens import COOKIE
from katzentisch.testing.browser.page import Visitor

from .accessibility import ON_A_DESKTOP, ON_A_PHONE, check_with_axe
from .table_setup import finish_game, open_table

DEVICES = pytest.mark.parametrize("device", [ON_A_PHONE, ON_A_DESKTOP], ids=["phone", "desktop"])
RULES = ["", "/keys", *(f"/{game}" for game in GAMES)]


@DEVICES
def test_the_start(device: dict[str, Any], visitor: Callable[..., Visitor]) -> None:
    anna = visitor(**device)
    anna.page.goto("/")
    listed = anna.page.get_by_role("region", name=anna.said("start-open"))
    listed.get_by_text(anna.said("start-open-none")).or_(listed.get_by_role("link")).first.wait_for()  # other tests may have left tables
    check_with_axe(anna, "start of a newcomer")
    anna.button("mau_mau-name").click()
    check_with_axe(anna, "an open tile")
    open_table("mau_mau", anna)
    anna.page.goto("/")
    anna.page.get_by_role("region", name=anna.said("start-own")).wait_for()
    with anna.offline():
        anna.page.get_by_text(anna.said("page-you-are-offline")).wait_for()
        check_with_axe(anna, "start without a network, with a table of one’s own")


def test_new_tables(visitor: Callable[..., Visitor]) -> None:
    phone, desktop = visitor(**ON_A_PHONE), visitor(**ON_A_DESKTOP)
    for game, opponents, anna in zip(GAMES, ["bots", "friends", "here", "friends"], [phone, phone, desktop, desktop], strict=True):
        anna.page.goto(f"/new/{game}")
        anna.page.get_by_role("radio", name=anna.said(f"new-company-{opponents}")).check()
        anna.page.get_by_text(anna.said("new-options")).click()
        check_with_axe(anna, f"a new table: {game}, {opponents}")


def test_the_lobby_and_an_invitation(visitor: Callable[..., Visitor]) -> None:
    host, guest = visitor(**ON_A_DESKTOP), visitor(**ON_A_PHONE)
    link = open_table("katze_im_sack", host, shared_devices=True)
    guest.page.goto(link)
    guest.page.get_by_role("textbox", name=guest.said("forms-name")).fill("Ben")
    check_with_axe(guest, "an invitation")
    guest.button("door-sit").click()
    guest.page.get_by_role("button", name=guest.said("lobby-leave-at", name="Ben")).wait_for()
    check_with_axe(guest, "the lobby of a guest")
    host.button("lobby-here-at", number=3).click()
    host.page.get_by_text(host.said("lobby-agreed")).click()
    check_with_axe(host, "the lobby of the host")
    host.button("lobby-close").click()
    check_with_axe(host, "the lobby of the host, who is asked once more")
    host.button("lobby-close-yes").click()
    guest.page.get_by_text(guest.said("table-is-closed")).wait_for()
    check_with_axe(guest, "a closed table")


def test_settings_and_the_way_to_another_device(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(**ON_A_PHONE)
    anna.come_in("Anna")
    anna.page.goto("/settings")
    anna.button("settings-device-make").click()
    link = anna.page.get_by_role("textbox", name=anna.said("forms-link"), exact=True).input_value()
    for button in ("settings-forget-do", "settings-everywhere-do", "settings-data-delete"):
        anna.button(button).click()
    check_with_axe(anna, "settings")
    anna.page.goto(link)
    anna.button("device-take").wait_for()
    check_with_axe(anna, "on another device")


@DEVICES
def test_a_device_that_is_not_recognised(device: dict[str, Any], visitor: Callable[..., Visitor]) -> None:
    anna = visitor(**device)
    anna.context.add_cookies([{"name": COOKIE, "value": "nobody's", "url": anna.url}])
    anna.page.goto("/settings")
    anna.button("stranger-fresh").click()
    anna.button("stranger-fresh-yes").wait_for()
    check_with_axe(anna, "settings of a device that is not recognised")


def test_rules(visitor: Callable[..., Visitor]) -> None:
    phone, desktop = visitor(**ON_A_PHONE), visitor(**ON_A_DESKTOP)
    for page, anna in zip(RULES, [phone, desktop] * 3, strict=True):
        anna.page.goto(f"/rules{page}")
        anna.page.get_by_role("heading", level=2).first.wait_for()
        check_with_axe(anna, f"rules{page}")


@DEVICES
def test_what_was_played(device: dict[str, Any], visitor: Callable[..., Visitor]) -> None:
    anna = visitor(**device)
    anna.page.goto("/history")
    anna.page.get_by_text(anna.said("history-none")).wait_for()
    check_with_axe(anna, "an empty history")
    game = finish_game(anna, "katze_im_sack")
    anna.page.goto("/history")
    anna.page.get_by_role("heading", name=anna.said("history-games")).wait_for()
    check_with_axe(anna, "a history")
    anna.page.goto(f"/replay/{game}")
    anna.button("replay-forward").click()
    check_with_axe(anna, "a replay")
    anna.button("replay-review").click()
    anna.page.get_by_role("heading", name=anna.said("replay-review-luck")).wait_for()
    check_with_axe(anna, "a review")
    anna.button("page-close").click()
    anna.button("replay-more").click()
    anna.button("fair-title").click()
    anna.page.get_by_role("dialog", name=anna.said("fair-title")).get_by_role("list", name=anna.said("fair-steps")).wait_for()
    check_with_axe(anna, "the check of a deal")


def test_where_there_is_nothing(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(**ON_A_DESKTOP)
    anna.come_in("Anna")
    anna.page.goto("/t/nowhere")
    anna.page.get_by_text(anna.said("table-trouble")).wait_for()
    check_with_axe(anna, "no such table")
    anna.page.goto("/new/nowhere")
    anna.page.get_by_text(anna.said("page-lost"), exact=True).wait_for()
    check_with_axe(anna, "no such screen")
