"""Play with shortcuts alone: nothing is clicked, and Tab is never pressed."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from katzentisch.games import GAMES
from katzentisch.testing.browser.page import DESKTOP, PHONE, Visitor
from katzentisch.testing.browser.player import MAX_ACTIONS, Player

from .accessibility import check_with_axe
from .table_setup import against_bots, board, hand, sit_together

TURNS = 6
YOU = re.compile(r"^\s*You ")


def press(visitor: Visitor, *keys: str) -> None:
    for key in keys:
        visitor.page.keyboard.press(key)


def play_blues(player: Player) -> None:
    """Bid the lowest of some value if possible, and pass otherwise."""
    press(player.visitor, player.rng.choice("12345"), "Enter", "p")


def play_katze(player: Player) -> None:
    press(player.visitor, "1", "Enter", "p")


def play_maus(player: Player) -> None:
    press(player.visitor, "Enter")


def play_mau(player: Player) -> None:
    """Lift every card in turn until one fits, play it and name the first colour; otherwise draw."""
    for place in range(min(9, hand(player.visitor).get_by_role("button").count())):
        press(player.visitor, str(place + 1), "Enter")
    press(player.visitor, "1", "d", "Enter")


PLAY = {"katzenjammer_blues": play_blues, "katze_im_sack": play_katze, "maus_pass_auf": play_maus, "mau_mau": play_mau}


@pytest.mark.parametrize("game", GAMES)
def test_some_turns(game: str, visitor: Callable[..., Visitor]) -> None:
    anna = visitor(size=DESKTOP)
    against_bots(anna, game)
    player = Player(anna, game, seed=1)
    own = anna.page.get_by_role("complementary").get_by_role("listitem").filter(has_text=YOU)
    for _ in range(MAX_ACTIONS):
        anna.wait_until(lambda: player.is_due or player.is_over)
        if player.is_over or own.count() >= TURNS:
            return
        PLAY[game](player)
    raise AssertionError(f"the keys did only: {own.all_inner_texts()}")


def test_arrows_move_between_the_cards(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(size=DESKTOP)
    against_bots(anna, "mau_mau")
    cards = hand(anna).get_by_role("button")
    press(anna, "ArrowRight")
    expect(cards.first).to_be_focused()
    press(anna, "ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    press(anna, "End")
    expect(cards.last).to_be_focused()
    press(anna, "Home")
    expect(cards.first).to_be_focused()


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("de", PHONE)])
def test_the_list(language: str, size: dict[str, int], visitor: Callable[..., Visitor]) -> None:
    anna = visitor(language=language, size=size)
    against_bots(anna, "katze_im_sack")
    press(anna, "?")
    sheet = anna.page.get_by_role("dialog", name=anna.said("shortcuts-title"))
    expect(sheet.get_by_role("definition").filter(has_text=anna.said("katze_im_sack-key-bid"))).to_be_visible()
    check_with_axe(anna, "the list of shortcuts")
    press(anna, "m", "Escape")  # behind a sheet, keys do nothing
    expect(sheet).to_be_hidden()
    press(anna, "m")
    menu = anna.page.get_by_role("dialog", name=anna.said("table-menu"))
    menu.get_by_text(anna.said("shortcuts-title"), exact=True).click()
    expect(menu.get_by_text(anna.said("katze_im_sack-key-bid"))).to_be_visible()


def test_they_can_be_switched_off(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(size=DESKTOP)
    anna.page.goto("/settings")
    anna.page.get_by_role("checkbox", name=anna.said("settings-shortcuts")).uncheck()
    against_bots(anna, "maus_pass_auf")
    press(anna, "?", "m", "r")
    assert anna.page.get_by_role("dialog").count() == 0


def test_nothing_is_pressed_while_one_writes(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    sit_together(anna, "maus_pass_auf", "Anna", "Ben")
    board(anna).wait_for()
    press(anna, "m")
    expect(anna.page.get_by_role("dialog", name=anna.said("table-menu"))).to_be_visible()
    field = anna.page.get_by_role("dialog").get_by_role("spinbutton")
    field.press("?")
    expect(anna.page.get_by_role("dialog", name=anna.said("shortcuts-title"))).to_be_hidden()
