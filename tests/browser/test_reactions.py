"""Reactions at a table: chosen by keyboard, seen and heard by everybody for a moment, players and spectators."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from katzentisch.testing.browser.page import DESKTOP, Visitor
from katzentisch.words import LANGUAGES

from .accessibility import ON_A_DESKTOP, ON_A_PHONE, Keyboard, check_with_axe
from .table_setup import against_bots, board, start_with_friend

SHOWN_FOR = 4000  # milliseconds
HOLD = f"const wait = setTimeout; window.setTimeout = (act, time, ...rest) => wait(act, time === {SHOWN_FOR} ? 1e8 : time, ...rest)"


def bubble(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(".plate").filter(has_text=name).locator(".bubble")


def spoken(visitor: Visitor, name: str, reaction: str) -> Locator:
    """The sentence that a screen reader says."""
    sentence = visitor.said("reaction-said", name=name, reaction=visitor.said(f"reaction-{reaction}"))
    return visitor.page.get_by_role("status").get_by_text(sentence, exact=True)


def watch(visitor: Visitor, player: Visitor) -> None:
    visitor.come_in("Lurch")
    visitor.page.goto(player.page.url)
    board(visitor).wait_for()


def choices(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("group", name=visitor.said("reaction-choose"))


def react(keyboard: Keyboard, reaction: str) -> None:
    visitor = keyboard.visitor
    keyboard.press(visitor.button("reaction-choose"))
    keyboard.press(choices(visitor).get_by_role("button", name=visitor.said(f"reaction-{reaction}"), exact=True))


def stop_clocks(people: Iterable[Visitor]) -> None:
    for each in people:
        board(each).wait_for()
        each.page.clock.pause_at(each.page.evaluate("Date.now()") / 1000 + 1)  # seconds


@pytest.mark.parametrize(("language", "other"), [LANGUAGES, LANGUAGES[::-1]])
def test_everybody_sees_a_reaction_for_a_moment(language: str, other: str, visitor: Callable[..., Visitor]) -> None:
    anna, ben, looker = visitor(language=language), visitor(language=other, size=DESKTOP), visitor(language=other, size=DESKTOP)
    people = [anna, ben, looker]
    for each in people:
        each.page.clock.install()
    start_with_friend("mau_mau", anna, ben)
    board(anna).wait_for()
    watch(looker, anna)
    stop_clocks(people)
    react(Keyboard(anna), "wow")
    for each in people:
        expect(bubble(each, "Anna")).to_be_visible()
        expect(bubble(each, "Ben")).to_have_count(0)
        expect(spoken(each, "Anna", "wow")).to_have_count(1)
    expect(choices(anna)).to_be_hidden()
    for each in people:
        each.page.clock.run_for(SHOWN_FOR)
        expect(bubble(each, "Anna")).to_have_count(0)
        expect(spoken(each, "Anna", "wow")).to_have_count(0)
    react(Keyboard(ben), "sleepy")
    for each in people:
        expect(bubble(each, "Ben")).to_be_visible()
        expect(spoken(each, "Ben", "sleepy")).to_have_count(1)


@pytest.mark.parametrize("device", [ON_A_PHONE, ON_A_DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing_once_there_is_somebody_to_react_to(device: dict[str, Any], visitor: Callable[..., Visitor]) -> None:
    anna, looker = visitor(**device), visitor()
    anna.page.add_init_script(HOLD)
    against_bots(anna, "katze_im_sack")
    expect(anna.button("reaction-choose")).to_have_count(0)
    watch(looker, anna)
    anna.button("reaction-choose").click()
    expect(choices(anna)).to_be_visible()
    check_with_axe(anna, "a choice of reactions")
    anna.page.keyboard.press("Escape")
    expect(choices(anna)).to_be_hidden()
    react(Keyboard(anna), "love")
    expect(bubble(anna, "Anna")).to_be_visible()
    check_with_axe(anna, "a reaction")
    expect(bubble(anna, "Anna")).to_be_visible()


def test_they_are_switched_off_with_the_chat(visitor: Callable[..., Visitor]) -> None:
    anna, ben = visitor(), visitor()
    start_with_friend("mau_mau", anna, ben)
    for each in (anna, ben):
        expect(each.button("reaction-choose")).to_be_visible()
    anna.button("table-menu").click()
    anna.button("table-switch-chat").click()
    for each in (anna, ben):
        expect(each.button("reaction-choose")).to_have_count(0)
