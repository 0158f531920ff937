"""Screens by keyboard and as a tree: Tab reaches every control and shows where it is, and everything has a name."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from katzentisch.testing.browser.page import Visitor
from katzentisch.testing.browser.player import Player

from .accessibility import ON_A_DESKTOP, ON_A_PHONE, Keyboard, check_tree, check_with_axe
from .table_setup import against_bots, board, finish_game, hand, open_table

Visit = Callable[..., Visitor]
Device = dict[str, Any]


def dialog(anna: Visitor) -> Locator:
    return anna.page.get_by_role("dialog")


def at_turn(anna: Visitor, game: str = "mau_mau", **choices: Any) -> None:
    against_bots(anna, game, **choices)
    player = Player(anna, game, seed=1)
    anna.wait_until(lambda: player.is_due)


def invitation(visit: Visit, device: Device) -> Visitor:
    anna = visit(**device)
    anna.page.goto(open_table("katze_im_sack", visit()))
    anna.button("door-sit").wait_for()
    return anna


def watch_list(visit: Visit, device: Device) -> Visitor:
    anna, host = visit(**device), visit()
    against_bots(host, "mau_mau", name="Hildegard", public=True)
    anna.page.goto("/")
    anna.page.get_by_role("region", name=anna.said("start-watch")).get_by_role("link", name="Hildegard").first.wait_for()
    return anna


def lobby_sheet(visit: Visit, device: Device) -> Visitor:
    anna = visit(**device)
    open_table("maus_pass_auf", anna, first="lot")
    anna.button("lobby-change").click()
    dialog(anna).get_by_role("button", name=anna.said("lobby-apply"), exact=True).wait_for()
    return anna


def rules_of_a_table(visit: Visit, device: Device) -> Visitor:
    anna = visit(**device)
    at_turn(anna, options={"last_card": "draws"})
    anna.button("table-rules").click()
    dialog(anna).get_by_text(anna.said("help-about-rulings", lesson=0)).wait_for()
    return anna


def shortcuts(visit: Visit, device: Device) -> Visitor:
    anna = visit(**device)
    at_turn(anna)
    anna.page.keyboard.press("?")
    dialog(anna).get_by_role("definition").first.wait_for()
    return anna


def guided_game(visit: Visit, device: Device) -> Visitor:
    anna = visit(**device)
    against_bots(anna, "katze_im_sack", 4, lesson=True)
    anna.button("help-coach-understood").wait_for()
    return anna


def result(visit: Visit, device: Device) -> Visitor:
    anna = visit(**device)
    finish_game(anna, "katzenjammer_blues")
    return anna


def hand_mode(visit: Visit, device: Device) -> Visitor:
    anna = visit(**device)
    at_turn(anna)
    anna.button("table-menu").click()
    anna.page.get_by_role("checkbox", name=anna.said("tv-hand-mode")).check()
    anna.page.keyboard.press("Escape")
    hand(anna).wait_for()
    return anna


def tv_lobby(visit: Visit, device: Device) -> Visitor:
    anna, host = visit(**device), visit()
    host.come_in("Anna")
    table = host.make_table("mau_mau", 3)
    anna.page.goto(f"/tv/{table['id']}#{table['invite']}")
    anna.page.get_by_role("img", name=anna.said("forms-qr"), exact=True).wait_for()
    return anna


def tv_game(visit: Visit, device: Device) -> Visitor:
    anna, host = visit(**device), visit()
    at_turn(host, "katze_im_sack")
    anna.page.goto(host.page.url.replace("/t/", "/tv/"))
    board(anna).wait_for()
    return anna


def tv_end(visit: Visit, device: Device) -> Visitor:
    anna, host = visit(**device), visit()
    finish_game(host, "mau_mau")
    anna.page.goto(host.page.url.replace("/t/", "/tv/"))
    anna.page.get_by_role("list", name=anna.said("after-standing")).get_by_role("listitem").first.wait_for()
    return anna


def sound_offer(visit: Visit, device: Device) -> Visitor:
    """At the first game on a device; here it waits for an answer."""
    anna = visit(**device)
    anna.page.add_init_script(
        "const wait = setTimeout; window.setTimeout = (act, time, ...rest) => time < 20000 && wait(act, time, ...rest)"
    )
    anna.page.goto("/settings")
    anna.page.evaluate("localStorage['katzentisch-settings'] = '{\"speed\":\"none\"}'")
    at_turn(anna)
    anna.button("sound-offer-yes").wait_for()
    return anna


def missing_table(visit: Visit, device: Device) -> Visitor:
    anna = visit(**device)
    anna.ignored.append("404 (Not Found)")
    anna.page.goto("/t/nirgends")
    anna.page.get_by_text(anna.said("table-trouble")).wait_for()
    return anna


def no_connection(visit: Visit, device: Device) -> Visitor:
    anna = visit(**device)
    anna.ignored.append("ERR_CONNECTION_REFUSED")
    anna.page.route("**/api/**", lambda route: route.abort("connectionrefused"))
    anna.page.goto("/t/nirgends")
    anna.page.get_by_role("heading", name=anna.said("table-unreachable")).wait_for()
    return anna


SCREENS = [
    *(invitation, watch_list, lobby_sheet, rules_of_a_table, shortcuts, guided_game, result),
    *(hand_mode, tv_lobby, tv_game, tv_end, sound_offer, missing_table, no_connection),
]


@pytest.mark.parametrize("device", [ON_A_PHONE, ON_A_DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_every_control_is_reached_and_named(screen: Callable[[Visit, Device], Visitor], device: Device, visitor: Visit) -> None:
    anna = screen(visitor, device)
    check_tree(anna)
    Keyboard(anna).walk()


def give_name(keyboard: Keyboard, name: str) -> None:
    page = keyboard.visitor.page
    keyboard.go_to(page.get_by_role("textbox", name=keyboard.visitor.said("forms-name")))
    page.keyboard.type(name)


def test_an_invitation_by_keyboard_leads_to_a_seat(visitor: Visit) -> None:
    anna = invitation(visitor, ON_A_PHONE)
    keyboard = Keyboard(anna)
    give_name(keyboard, "Ben")
    keyboard.press(anna.button("door-sit"))
    expect(anna.page.get_by_role("button", name=anna.said("lobby-leave-at", name="Ben"))).to_be_visible()


def test_a_game_to_watch_by_keyboard(visitor: Visit) -> None:
    anna = watch_list(visitor, ON_A_DESKTOP)
    check_with_axe(anna, "a game to watch on the start page")
    keyboard = Keyboard(anna)
    keyboard.go_to(anna.page.get_by_role("region", name=anna.said("start-watch")).get_by_role("link", name="Hildegard").first)
    anna.page.keyboard.press("Enter")
    give_name(keyboard, "Lurch")
    keyboard.press(anna.button("door-watch"))
    expect(board(anna)).to_be_visible()


def test_a_lesson_by_keyboard(visitor: Visit) -> None:
    anna = guided_game(visitor, ON_A_PHONE)
    keyboard = Keyboard(anna)
    bubble = anna.page.get_by_role("region", name=anna.said("help-coach"), exact=True)
    before = bubble.inner_text()
    keyboard.press(anna.button("help-coach-understood"))
    expect(bubble).not_to_have_text(before, use_inner_text=True)
    keyboard.press(anna.button("help-coach-quiet"))
    expect(anna.button("help-coach-understood")).to_have_count(0)


def test_the_hand_mode_by_keyboard(visitor: Visit) -> None:
    anna = visitor(**ON_A_PHONE)
    at_turn(anna)
    keyboard = Keyboard(anna)
    keyboard.press(anna.button("table-menu"))
    keyboard.go_to(anna.page.get_by_role("checkbox", name=anna.said("tv-hand-mode")))
    anna.page.keyboard.press("Space")
    expect(anna.page.get_by_role("checkbox", name=anna.said("tv-hand-mode"))).to_be_checked()
    anna.page.keyboard.press("Escape")
    expect(anna.button("table-menu")).to_be_focused()


def test_a_result_by_keyboard(visitor: Visit) -> None:
    anna = result(visitor, ON_A_DESKTOP)
    keyboard = Keyboard(anna)
    keyboard.press(anna.button("table-log"))
    expect(anna.page.get_by_role("region", name=anna.said("after-standing"), exact=True)).to_have_count(0)
    keyboard.press(anna.button("after-open"))
    expect(anna.page.get_by_role("region", name=anna.said("after-standing"), exact=True)).to_be_visible()


@pytest.mark.parametrize("screen", [tv_end, sound_offer])
def test_axe_finds_nothing(screen: Callable[[Visit, Device], Visitor], visitor: Visit) -> None:
    check_with_axe(screen(visitor, ON_A_DESKTOP), screen.__name__)


def test_a_sound_accepted_by_keyboard_is_not_offered_again(visitor: Visit) -> None:
    anna = sound_offer(visitor, ON_A_PHONE)
    Keyboard(anna).press(anna.button("sound-offer-yes"))
    expect(anna.button("sound-offer-yes")).to_have_count(0)
    anna.ignored.append("AudioContext was not allowed to start")  # it is Anna's turn, and she hasn't touched the page
    anna.page.reload()
    hand(anna).wait_for()
    expect(anna.button("sound-offer-yes")).to_have_count(0)
    anna.page.goto("/settings")
    expect(anna.page.get_by_role("checkbox", name=anna.said("settings-sound"))).to_be_checked()


def test_back_from_nowhere_by_keyboard(visitor: Visit) -> None:
    anna = missing_table(visitor, ON_A_PHONE)
    check_with_axe(anna, "no such table, for a newcomer")
    keyboard = Keyboard(anna)
    keyboard.go_to(anna.page.get_by_role("link", name=anna.said("page-home")))
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("heading", name="Katzentisch", exact=True)).to_be_visible()


def test_once_more_by_keyboard(visitor: Visit) -> None:
    anna = no_connection(visitor, ON_A_DESKTOP)
    keyboard = Keyboard(anna)
    keyboard.go_to(anna.button("page-retry"))
    anna.ignored.append("404 (Not Found)")
    anna.page.unroute_all()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_text(anna.said("table-trouble"))).to_be_visible()
