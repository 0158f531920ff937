"""What somebody does with the page, timed in seconds."""

import time

from tests.browser.browsing import Visitor
from tests.browser.players import Player


def wait_for_start(visitor: Visitor) -> float:
    """Until a game can be chosen."""
    begin = time.perf_counter()
    visitor.page.goto("/", wait_until="commit")
    visitor.page.get_by_role("button", name=visitor.said("mau_mau-name"), exact=True).wait_for()
    return time.perf_counter() - begin


def begin(visitor: Visitor, game: str) -> float:
    """The two taps from the start page to a dealt game against bots."""
    if not visitor.page.url.startswith(visitor.url):
        wait_for_start(visitor)
    start = time.perf_counter()
    visitor.page.get_by_role("button", name=visitor.said(f"{game}-name"), exact=True).click()
    visitor.button("start-bots").filter(visible=True).click()
    visitor.page.get_by_role("region", name=visitor.said("page-board"), exact=True).wait_for()
    return time.perf_counter() - start


def play_for(visitor: Visitor, game: str, seconds: float) -> None:
    """Moves as soon as it can, while bots move as soon as they can."""
    player = Player(visitor, game, 1)
    end = time.monotonic() + seconds
    while time.monotonic() < end and not player.is_over:
        if player.is_due:
            player.act()
        visitor.page.wait_for_timeout(100)
