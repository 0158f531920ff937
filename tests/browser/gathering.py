"""People find each other at a table the way people do: one makes it, shows the link, the other opens it and says a name."""

from typing import Any

from .browsing import Visitor
from .players import pattern

PLAYERS = 3  # the two and a bot


def gathered(game: str, host: Visitor, friend: Visitor) -> str:
    """The address of the table, where the game has begun."""
    link = opened(game, host)
    joined(link, friend)
    host.page.get_by_role("button", name=host.said("lobby-unseat-at", name="Ben")).wait_for()
    host.page.get_by_role("button", name=pattern(host, "lobby-fill", free=1)).click()
    return link


def opened(game: str, host: Visitor, **choices: Any) -> str:
    host.come_in("Anna")
    host.page.goto(host.make_table(game, PLAYERS, **choices)["link"])
    return host.page.get_by_role("textbox", name=host.said("forms-link"), exact=True).input_value()


def joined(link: str, friend: Visitor, name: str = "Ben") -> None:
    friend.page.goto(link)
    friend.page.get_by_role("textbox", name=friend.said("forms-name")).fill(name)
    friend.button("forms-save").click()
    friend.page.get_by_role("button", name=friend.said("lobby-sit-down"), exact=True).click()
