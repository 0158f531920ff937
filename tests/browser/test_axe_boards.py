"""axe finds no accessibility violation on any board, in any phase."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from katzentisch.games import GAMES
from katzentisch.testing.browser.page import Visitor
from katzentisch.testing.browser.player import ANYTHING, CORNER, Player, pattern, play_until

from .accessibility import ON_A_DESKTOP, ON_A_PHONE, check_with_axe
from .table_setup import against_bots, finish_game, hand, relax_settings, sit_together, start_with_friend


def start_on_one_device(visitor: Visitor, game: str, *names: str, **settings: Any) -> Player:
    """Start a game on one device; return the player whose turn it is."""
    relax_settings(visitor)
    sit_together(visitor, game, *names, **settings)
    player = Player(visitor, game, seed=1)
    visitor.wait_until(lambda: player.is_due)
    return player


def reach(player: Player, goal: Locator, by: Callable[[], Any]) -> None:
    """Repeat an action until the goal is on the screen."""

    def is_there() -> bool:
        if goal.count() == 0:
            by()
        return goal.count() > 0

    player.visitor.wait_until(is_there, seconds=90)


def test_katzenjammer_blues(visitor: Callable[..., Visitor]) -> None:
    device = visitor(**ON_A_PHONE)
    player = start_on_one_device(device, "katzenjammer_blues", "Ada", "Bo", "Cem", forced_moves=False)  # time to look at a payment
    player.group("offers").first.click()
    check_with_axe(device, "an auction, a bid chosen")
    player.button("bid", bid=ANYTHING).click()
    reach(player, player.button("pay", cards=ANYTHING), by=lambda: player.one_of(player.button("pass")))
    check_with_axe(device, "paying")
    player.button("pay", cards=ANYTHING).click()
    player.button("done").wait_for()
    check_with_axe(device, "showing")


def test_katze_im_sack(visitor: Callable[..., Visitor]) -> None:
    device = visitor(**ON_A_DESKTOP)
    player = start_on_one_device(device, "katze_im_sack", "Ada", "Bo", "Cem")
    hand(device).get_by_role("button").first.click(position=CORNER)
    check_with_axe(device, "laying, a card chosen")
    reach(player, player.button("pass", mice=1), by=player.act)
    check_with_axe(device, "an auction")
    reach(player, player.button("take", bid=1), by=lambda: pass_or_act(player))
    check_with_axe(device, "an offer")
    device.page.get_by_role("button", name=pattern(device, "katze_im_sack-board-look", points=1, name="Bo")).click()
    check_with_axe(device, "the cards of another")


def test_maus_pass_auf(visitor: Callable[..., Visitor]) -> None:
    device = visitor(**ON_A_DESKTOP)
    player = start_on_one_device(device, "maus_pass_auf", "Ada", "Bo", "Cem")
    check_with_axe(device, "turning up")
    hunt = pattern(device, "maus_pass_auf-board-hunt-name", name=ANYTHING, count=1)
    reach(player, device.page.get_by_text(hunt), by=player.act)
    check_with_axe(device, "a hunt")


def test_mau_mau(visitor: Callable[..., Visitor]) -> None:
    device = visitor(**ON_A_PHONE)
    player = start_on_one_device(device, "mau_mau", "Ada", "Bo", option="mau_mau-option-drawing-free")
    check_with_axe(device, "playing")
    reach(player, player.button("mau"), by=player.act)
    check_with_axe(device, "mau is to be said")
    player.button("undo").click()
    changer = hand(device).get_by_role("button", name=device.said("mau_mau-card", face="wild", suit="", digit=""), disabled=False)
    reach(player, player.group("name-colour"), by=lambda: player.one_of(changer) or player.one_of(player.button("draw", count=1)))
    check_with_axe(device, "a colour is to be named")


@pytest.mark.parametrize("game", ["maus_pass_auf", "mau_mau"])
def test_waiting(game: str, visitor: Callable[..., Visitor]) -> None:
    anna, ben = visitor(**ON_A_PHONE), visitor(**ON_A_DESKTOP)
    start_with_friend(game, anna, ben)
    players = [Player(anna, game, seed=1), Player(ben, game, seed=2)]
    play_until(players, until=lambda: players[0].is_due != players[1].is_due)
    check_with_axe(anna, "at turn or waiting")
    check_with_axe(ben, "waiting or at turn")
    anna.button("table-talk-title").click()
    check_with_axe(anna, "log and chat")


@pytest.mark.parametrize("game", ["katzenjammer_blues", "katze_im_sack"])
def test_waiting_in_an_auction(game: str, visitor: Callable[..., Visitor]) -> None:
    anna, ben = visitor(**(ON_A_DESKTOP if game == "katzenjammer_blues" else ON_A_PHONE)), visitor()
    start_with_friend(game, anna, ben)
    bidder = Player(anna, game, seed=1)
    other = Player(ben, game, seed=2)
    order = anna.button("page-order")
    reach(bidder, order, by=lambda: wait_for_the_other(bidder, other, order))
    assert order.get_attribute("aria-expanded") == "false"
    assert bidder.button("order-pass").count() == 0
    check_with_axe(anna, "waiting in an auction")
    order.click()
    assert order.get_attribute("aria-expanded") == "true"
    check_with_axe(anna, "giving an order")
    bidder.one_of(bidder.button("order-pass"))
    anna.button("page-order-revoke").wait_for()
    check_with_axe(anna, "an order is given")


def pass_or_act(player: Player) -> None:
    if not player.one_of(player.button("pass", mice=1)):
        player.act()


def wait_for_the_other(bidder: Player, other: Player, order: Locator) -> None:
    """One bids whenever it can, so that it is not out while the other one thinks."""
    if bidder.is_due and bidder.game == "katzenjammer_blues":
        bidder.one_of(bidder.group("offers"))
    if bidder.is_due:
        if not bidder.one_of(bidder.button("bid", bid=ANYTHING)):
            bidder.act()
    elif other.is_due and not appears(order):
        other.act()


def appears(control: Locator) -> bool:
    with suppress(TimeoutError):
        control.wait_for(timeout=1500)
    return control.count() > 0


@pytest.mark.parametrize(("game", "device"), list(zip(GAMES, [ON_A_PHONE, ON_A_DESKTOP] * 2, strict=True)))
def test_the_end(game: str, device: dict[str, Any], visitor: Callable[..., Visitor]) -> None:
    anna = visitor(**device)
    finish_game(anna, game)
    check_with_axe(anna, "over")


@pytest.mark.parametrize(
    ("game", "device", "sheets"),
    [
        ("katze_im_sack", ON_A_PHONE, ["table-rules", "table-log", "table-menu"]),
        ("mau_mau", ON_A_DESKTOP, ["table-rules", "table-menu"]),  # on a desktop the log is next to the table
    ],
)
def test_what_slides_over_a_table(game: str, device: dict[str, Any], sheets: list[str], visitor: Callable[..., Visitor]) -> None:
    anna = visitor(**device)
    against_bots(anna, game, GAMES[game].default_players, lesson=True)
    player = Player(anna, game, seed=1)
    anna.wait_until(lambda: player.is_due)
    anna.button("help-coach-understood").wait_for()
    anna.button("table-hint-ask").click()
    anna.page.get_by_role("region", name=anna.said("table-hint"), exact=True).wait_for()
    check_with_axe(anna, "a coach and a hint")
    for sheet in sheets:
        anna.button(sheet).click()
        expect(anna.page.get_by_role("dialog").get_by_text(anna.said("page-loading"))).to_have_count(0)
        check_with_axe(anna, sheet)
        anna.page.keyboard.press("Escape")
