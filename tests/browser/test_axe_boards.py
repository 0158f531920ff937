"""No board violates what axe knows of accessibility, in any phase."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from katzentisch.games import GAMES

from .bot_tables import against_bots, finished, hand
from .browsing import Visitor
from .gathering import gathered
from .inspecting import AT_A_DESK, ON_A_PHONE, inspect
from .one_device import together, trust_each_other
from .players import ANYTHING, Player, pattern, play_on


def sitting(visitor: Visitor, game: str, *names: str, **wishes: Any) -> Player:
    """Whoever is at turn at this device."""
    trust_each_other(visitor)
    together(visitor, game, *names, **wishes)
    player = Player(visitor, game, seed=1)
    visitor.wait_until(lambda: player.is_due)
    return player


def reach(player: Player, goal: Locator, by: Callable[[], Any]) -> None:
    """Does the same again and again until it is there."""

    def is_there() -> bool:
        if goal.count() == 0:
            by()
        return goal.count() > 0

    player.visitor.wait_until(is_there, seconds=90)


def test_katzenjammer_blues(visitor: Callable[..., Visitor]) -> None:
    device = visitor(**ON_A_PHONE)
    player = sitting(device, "katzenjammer_blues", "Ada", "Bo", "Cem")
    player.group("offers").first.click()
    inspect(device, "an auction, a bid chosen")
    player.button("bid", bid=ANYTHING).click()
    reach(player, player.button("pay", cards=ANYTHING), by=lambda: player.one_of(player.button("pass")))
    inspect(device, "paying")
    player.button("pay", cards=ANYTHING).click()
    player.button("done").wait_for()
    inspect(device, "showing")


def test_katze_im_sack(visitor: Callable[..., Visitor]) -> None:
    device = visitor(**AT_A_DESK)
    player = sitting(device, "katze_im_sack", "Ada", "Bo", "Cem")
    hand(device).get_by_role("button").first.click()
    inspect(device, "laying, a card chosen")
    reach(player, player.button("pass", mice=1), by=player.act)
    inspect(device, "an auction")
    reach(player, player.button("take", bid=1), by=lambda: player.one_of(player.button("pass", mice=1)) or player.act())
    inspect(device, "an offer")
    device.page.get_by_role("button", name=pattern(device, "katze_im_sack-board-look", points=1, name="Bo")).click()
    inspect(device, "the cards of another")


def test_maus_pass_auf(visitor: Callable[..., Visitor]) -> None:
    device = visitor(**AT_A_DESK)
    player = sitting(device, "maus_pass_auf", "Ada", "Bo", "Cem")
    inspect(device, "turning up")
    hunt = pattern(device, "maus_pass_auf-board-hunt-name", name=ANYTHING, count=1)
    reach(player, device.page.get_by_text(hunt), by=player.act)
    inspect(device, "a hunt")


def test_mau_mau(visitor: Callable[..., Visitor]) -> None:
    device = visitor(**ON_A_PHONE)
    player = sitting(device, "mau_mau", "Ada", "Bo", option="mau_mau-option-drawing-free")
    inspect(device, "playing")
    reach(player, player.button("mau"), by=player.act)
    inspect(device, "mau is to be said")
    player.button("undo").click()
    changer = hand(device).get_by_role("button", name=device.said("mau_mau-card", face="wild", suit="", digit=""), disabled=False)
    reach(player, player.group("name-colour"), by=lambda: player.one_of(changer) or player.one_of(player.button("draw", count=1)))
    inspect(device, "a colour is to be named")


@pytest.mark.parametrize("game", ["maus_pass_auf", "mau_mau"])
def test_waiting(game: str, visitor: Callable[..., Visitor]) -> None:
    anna, ben = visitor(**ON_A_PHONE), visitor(**AT_A_DESK)
    gathered(game, anna, ben)
    players = [Player(anna, game, seed=1), Player(ben, game, seed=2)]
    play_on(players, until=lambda: players[0].is_due != players[1].is_due)
    inspect(anna, "at turn or waiting")
    inspect(ben, "waiting or at turn")


@pytest.mark.parametrize(("game", "order"), [("katzenjammer_blues", "order-pass"), ("katze_im_sack", "order")])
def test_waiting_in_an_auction(game: str, order: str, visitor: Callable[..., Visitor]) -> None:
    anna, ben = visitor(**(AT_A_DESK if game == "katzenjammer_blues" else ON_A_PHONE)), visitor()
    gathered(game, anna, ben)
    bidder = Player(anna, game, seed=1)
    other = Player(ben, game, seed=2)
    reach(bidder, bidder.button(order), by=lambda: wait_for_the_other(bidder, other, bidder.button(order)))
    inspect(anna, "waiting in an auction")
    bidder.button(order).click()
    inspect(anna, "giving an order")
    bidder.one_of(bidder.button("order-pass"))
    bidder.button("order-revoke").wait_for()
    inspect(anna, "an order is given")


def wait_for_the_other(bidder: Player, other: Player, order: Locator) -> None:
    """One bids whenever it can, so that it is not out while the other one thinks."""
    if bidder.is_due and bidder.game == "katzenjammer_blues":
        bidder.one_of(bidder.group("offers"))
    if bidder.is_due:
        bidder.one_of(bidder.button("bid", bid=ANYTHING)) or bidder.act()
    elif other.is_due and not comes(order):
        other.act()


def comes(control: Locator) -> bool:
    with suppress(TimeoutError):
        control.wait_for(timeout=1500)
    return control.count() > 0


@pytest.mark.parametrize(("game", "device"), list(zip(GAMES, [ON_A_PHONE, AT_A_DESK] * 2, strict=True)))
def test_the_end(game: str, device: dict[str, Any], visitor: Callable[..., Visitor]) -> None:
    anna = visitor(**device)
    finished(anna, game)
    inspect(anna, "over")


@pytest.mark.parametrize(
    ("game", "device", "sheets"),
    [
        ("katze_im_sack", ON_A_PHONE, ["table-rules", "table-talk", "table-menu"]),
        ("mau_mau", AT_A_DESK, ["table-rules", "table-menu"]),  # the log has its place beside the table
    ],
)
def test_what_slides_over_a_table(game: str, device: dict[str, Any], sheets: list[str], visitor: Callable[..., Visitor]) -> None:
    anna = visitor(**device)
    against_bots(anna, game, wish="&guide=1")
    player = Player(anna, game, seed=1)
    anna.wait_until(lambda: player.is_due)
    anna.button("help-coach-understood").wait_for()
    anna.button("table-hint-ask").click()
    anna.page.get_by_role("region", name=anna.said("table-hint"), exact=True).wait_for()
    inspect(anna, "a coach and a hint")
    for sheet in sheets:
        anna.button(sheet, count=0).click()
        expect(anna.page.get_by_role("dialog").get_by_text(anna.said("page-loading"))).to_have_count(0)
        inspect(anna, sheet)
        anna.page.keyboard.press("Escape")
