"""The lobby: seats follow the people, rules change under the same link, and somebody or a lot begins."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from katzentisch.games import GAMES
from katzentisch.testing.browser.page import DESKTOP, Visitor

from .accessibility import ON_A_DESKTOP, ON_A_PHONE, Keyboard, check_with_axe
from .table_setup import board, join_by_link, open_table

START_MARKS = {"katzenjammer_blues": "katzenjammer_blues-board-bandleader", "katze_im_sack": "katze_im_sack-board-starts"}


def seat_lines(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.said("lobby-seats"), exact=True).get_by_role("listitem")


def plate(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("listitem").filter(has_text=name).first


def log_of(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("group", name=visitor.said("table-log"), exact=True)


def seated_together(game: str, visitor: Callable[..., Visitor], **choices: Any) -> tuple[Visitor, Visitor]:
    """Anna, the host, and Ben at a table for three."""
    host, friend = visitor(size=DESKTOP), visitor(size=DESKTOP, language="de")
    join_by_link(open_table(game, host, **choices), friend)
    host.page.get_by_role("button", name=host.said("lobby-unseat-at", name="Ben")).wait_for()
    return host, friend


def begins(visitor: Visitor, game: str, name: str) -> str:
    sentence = f"{game}-begins" if game == "katzenjammer_blues" else "begins"
    return visitor.said(sentence, name=name, you=0)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_chosen_begins_and_everybody_sees_it(game: str, visitor: Callable[..., Visitor]) -> None:
    host, friend = seated_together(game, visitor, first="lot")
    expect(friend.page.get_by_text(friend.said("lobby-begins-lot"), exact=True)).to_be_visible()
    question = host.said("maus_pass_auf-who-begins" if game == "maus_pass_auf" else "new-first")
    host.page.get_by_role("group", name=question).get_by_role("radio", name="Ben").check()
    expect(friend.page.get_by_text(friend.said("lobby-begins", name="Ben"), exact=True)).to_be_visible()
    host.button("lobby-fill", free=1).click()
    expect(log_of(host)).to_contain_text(begins(host, game, "Ben"))
    if game in START_MARKS:
        expect(plate(host, "Ben")).to_contain_text(host.said(START_MARKS[game]))
    if game == "mau_mau":
        expect(plate(host, "Anna")).to_contain_text(host.said("mau_mau-board-dealer"))
    if game in ("mau_mau", "maus_pass_auf"):
        expect(plate(host, "Ben").get_by_role("img", name=host.said("page-is-thinking"))).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_lot_decides_who_begins_and_the_log_says_so(game: str, visitor: Callable[..., Visitor]) -> None:
    host, friend = seated_together(game, visitor, first="lot")
    host.button("lobby-fill", free=1).click()
    drawn = host.said("begins-lot", begins="").strip()
    expect(log_of(host)).to_contain_text(drawn)
    expect(log_of(friend)).to_contain_text(friend.said("begins-lot", begins="").strip())


def test_seats_come_and_go_while_another_browser_watches(visitor: Callable[..., Visitor]) -> None:
    host, friend = seated_together("mau_mau", visitor)
    expect(seat_lines(friend)).to_have_count(3)
    link = host.page.get_by_role("textbox", name=host.said("forms-link"), exact=True).input_value()
    for count in (4, 5):
        host.button("lobby-seat-add").click()
        expect(seat_lines(friend)).to_have_count(count)
    for count in (4, 3, 2):
        host.button("lobby-seat-drop").click()
        expect(seat_lines(friend)).to_have_count(count)
    expect(host.button("lobby-seat-drop")).to_be_disabled()
    expect(log_of(friend)).to_contain_text(friend.said("page-log-settings", changes=f"{friend.said('lobby-seats')}: 2"))
    third = visitor()
    host.button("lobby-seat-add").click()
    join_by_link(link, third, "Cem")
    expect(seat_lines(friend).filter(has_text="Cem")).to_be_visible()


def test_those_who_are_here_start_and_nobody_else_is_missed(visitor: Callable[..., Visitor]) -> None:
    host, friend = seated_together("mau_mau", visitor)
    host.button("lobby-seat-add").click()
    host.button("lobby-present").click()
    for person in (host, friend):
        board(person).wait_for()
    expect(host.page.get_by_role("img", name=host.said("page-is-bot"))).to_have_count(0)


def test_too_few_can_only_start_with_bots(visitor: Callable[..., Visitor]) -> None:
    host, _ = seated_together("katze_im_sack", visitor)
    expect(host.button("lobby-fill", free=1)).to_be_visible()
    expect(host.button("lobby-present")).to_have_count(0)


def test_rules_change_without_another_link(visitor: Callable[..., Visitor]) -> None:
    host, friend = seated_together("mau_mau", visitor)
    address = host.page.url
    host.button("lobby-change").click()
    sheet = host.page.get_by_role("dialog", name=host.said("lobby-change"))
    sheet.get_by_role("group", name=host.said("new-games")).get_by_role("radio", name="3", exact=True).check()
    sheet.get_by_text(host.said("new-options")).click()
    sheet.get_by_role("radio", name=host.said("mau_mau-option-mau-automatic")).check()
    sheet.get_by_role("checkbox", name=host.said("new-hints")).uncheck()
    sheet.get_by_role("button", name=host.said("lobby-apply"), exact=True).click()
    expect(sheet).to_have_count(0)
    expect(log_of(friend)).to_contain_text(friend.said("mau_mau-option-mau-automatic"))
    friend.page.get_by_text(friend.said("lobby-agreed")).click()
    for text in (friend.said("mau_mau-option-mau-automatic"), friend.said("lobby-no")):
        expect(friend.page.get_by_role("definition").filter(has_text=text).first).to_be_visible()
    assert host.page.url == address
    host.button("lobby-fill", free=1).click()
    board(friend).wait_for()


def test_an_option_that_more_players_cannot_have_is_usual_again_and_it_is_said(visitor: Callable[..., Visitor]) -> None:
    host = visitor()
    open_table("katzenjammer_blues", host, options={"mice": 20})
    for _ in range(2):
        host.button("lobby-seat-add").click()
    expect(host.page.get_by_text(host.said("lobby-option-back", players=5, changes="").split(":")[0])).to_be_visible()


@pytest.mark.parametrize("device", [ON_A_PHONE, ON_A_DESKTOP], ids=["phone", "desktop"])
def test_lobby_and_sheet_are_accessible_and_work_by_keyboard(device: dict[str, Any], visitor: Callable[..., Visitor]) -> None:
    host = visitor(**device)
    open_table("maus_pass_auf", host, first="lot")
    host.button("lobby-change").wait_for()
    check_with_axe(host, "the lobby of the host, with a choice of who begins")
    keyboard = Keyboard(host)
    keyboard.press(host.button("lobby-seat-add"))
    expect(seat_lines(host)).to_have_count(4)
    keyboard.press(host.button("lobby-change"))
    apply = host.page.get_by_role("dialog").get_by_role("button", name=host.said("lobby-apply"), exact=True)
    apply.wait_for()
    check_with_axe(host, "the sheet of settings")
    keyboard.press(apply)
    expect(host.page.get_by_role("dialog")).to_have_count(0)


def test_a_focused_field_is_never_under_the_button(visitor: Callable[..., Visitor]) -> None:
    """WCAG 2.4.11, on the smallest phone."""
    anna = visitor(size={"width": 360, "height": 640})
    anna.page.goto("/new/mau_mau")
    anna.button("new-play").wait_for()
    covered = """() => {
        const at = document.activeElement.closest("label") ?? document.activeElement;
        const bar = document.querySelector("form > div:last-child");
        return !bar.contains(at) && at.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1;
    }"""
    play = anna.button("new-play")
    while not play.evaluate("each => each === document.activeElement"):
        anna.page.keyboard.press("Tab")
        assert not anna.page.evaluate(covered), anna.page.evaluate("document.activeElement.outerHTML")
