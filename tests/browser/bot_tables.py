"""Tables at which one person plays against bots, and what such a person can read off them."""

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator

from .browsing import RETRIES, Visitor
from .players import pattern

OWN_TURN = ("play-one", "play-or-draw", "draw-one", "pass-on", "draw-stacked", "draw-or-take")


def against_bots(visitor: Visitor, game: str, players: int = 3, name: str = "Anna", wish: str = "", **choices: Any) -> str:
    """The id of the table, where cards are dealt at once."""
    visitor.come_in(name)
    table = visitor.make_table(game, players, **choices)
    visitor.page.goto(f"/t/{table['id']}?bots=rules{wish}#{table['invite']}")
    visitor.page.get_by_role("region", name=visitor.said("page-board"), exact=True).wait_for()
    return str(table["id"])


def finished(visitor: Visitor, game: str, players: int = 3) -> str:
    """The id of a game that is over; the page shows the result."""
    table = against_bots(visitor, game, players)
    left_to_bots([visitor], table)
    return games_at(visitor, table)[0]


def left_to_bots(people: Sequence[Visitor], table: str) -> None:
    """All go away, bots play to the end for them, and they come back to see the result: quicker than any of them."""
    addresses = [person.page.url for person in people]
    before = len(games_at(people[0], table))
    for person in people:
        person.button("table-menu").click()
        person.button("table-leave-game").click()
        person.page.get_by_role("heading", name="Katzentisch", exact=True).wait_for()
    people[0].wait_until(lambda: len(games_at(people[0], table)) > before)
    for person, address in zip(people, addresses, strict=True):
        person.page.goto(address)
        person.page.get_by_role("region", name=person.said("after-standing"), exact=True).wait_for()


def games_at(visitor: Visitor, table: str) -> list[str]:
    """The ids of those that are over."""
    games = visitor.context.request.get("/api/me/history", max_retries=RETRIES).json()["games"]
    return [str(played["id"]) for played in games if played["table"] == table]


def recorded(visitor: Visitor, game: str) -> Any:
    return visitor.context.request.get(f"/api/played/{game}/record", max_retries=RETRIES).json()


def hand(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("list", name=pattern(visitor, "page-hand", count=1))


def is_asked(visitor: Visitor) -> bool:
    """Whether Mau Mau waits for this person, and nothing is on its way."""
    return any(visitor.page.get_by_text(sentence).count() for sentence in own_turn(visitor))


def own_turn(visitor: Visitor) -> list[re.Pattern[str]]:
    """All that Mau Mau says when it is one's turn."""
    return [pattern(visitor, f"mau_mau-board-{sentence}", count=1) for sentence in OWN_TURN]


def names_in(place: Locator) -> list[str]:
    """What the buttons there are called."""
    return place.get_by_role("button").evaluate_all("all => all.map(each => each.ariaLabel ?? each.innerText)")
