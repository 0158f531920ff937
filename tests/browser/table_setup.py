"""Set up tables in the browser: against bots, with a friend, or several people on one device."""

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator

from katzentisch.testing.browser.page import RETRIES, Visitor
from katzentisch.testing.browser.player import pattern

OWN_TURN = ("play-one", "play-or-draw", "draw-one", "pass-on", "draw-stacked", "draw-or-take")


def against_bots(visitor: Visitor, game: str, players: int = 3, name: str = "Anna", **choices: Any) -> str:
    """Start a game against bots; return the table's id."""
    visitor.come_in(name)
    table = visitor.make_table(game, players, **choices)
    visitor.page.goto(f"/t/{table['id']}?bots=rules#{table['invite']}")
    board(visitor).wait_for()
    return str(table["id"])


def finish_game(visitor: Visitor, game: str, players: int = 3) -> str:
    """Finish a game; return its id. The page shows the result."""
    table = against_bots(visitor, game, players)
    leave_to_bots([visitor], table)
    return games_at(visitor, table)[0]


def leave_to_bots(people: Sequence[Visitor], table: str) -> None:
    """Let everyone leave, wait until bots have finished the game, and return to its result. This is the quickest way."""
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
    """Return the ids of the table's finished games."""
    games = visitor.context.request.get("/api/me/history", max_retries=RETRIES).json()["games"]
    return [str(played["id"]) for played in games if played["table"] == table]


def record_of(visitor: Visitor, game: str) -> Any:
    return visitor.context.request.get(f"/api/played/{game}/record", max_retries=RETRIES).json()


def board(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.said("page-board"), exact=True)


def hand(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("list", name=pattern(visitor, "page-hand", count=1))


def is_own_turn(visitor: Visitor) -> bool:
    """Return whether Mau Mau waits for this person and no request is in flight."""
    return any(visitor.page.get_by_text(sentence).count() for sentence in turn_prompts(visitor))


def turn_prompts(visitor: Visitor) -> list[re.Pattern[str]]:
    """Return every prompt of Mau Mau for the player whose turn it is."""
    return [pattern(visitor, f"mau_mau-board-{sentence}", count=1) for sentence in OWN_TURN]


def names_in(place: Locator) -> list[str]:
    """Return the names of the buttons in a place."""
    names: list[str] = place.get_by_role("button").evaluate_all("all => all.map(each => each.ariaLabel ?? each.innerText)")
    return names


PLAYERS = 3  # the two and a bot


def start_with_friend(game: str, host: Visitor, friend: Visitor) -> str:
    """Start a game with a friend and a bot; return the table's link."""
    link = open_table(game, host)
    join_by_link(link, friend)
    host.page.get_by_role("button", name=host.said("lobby-unseat-at", name="Ben")).wait_for()
    host.page.get_by_role("button", name=pattern(host, "lobby-fill", free=1)).click()
    return link


def open_table(game: str, host: Visitor, players: int = PLAYERS, **choices: Any) -> str:
    host.come_in("Anna")
    host.page.goto(host.make_table(game, players, **choices)["link"])
    return host.page.get_by_role("textbox", name=host.said("forms-link"), exact=True).input_value()


def join_by_link(link: str, friend: Visitor, name: str = "Ben") -> None:
    friend.page.goto(link)
    friend.page.get_by_role("textbox", name=friend.said("forms-name")).fill(name)
    friend.button("door-sit").click()


def sit_together(visitor: Visitor, game: str, *names: str, option: str | None = None, forced_moves: bool = True) -> None:
    """Start a game of several people on one device. `option` is the message id of a house rule; people can make forced moves themselves."""
    page = visitor.page
    page.goto(f"/new/{game}")
    page.get_by_role("radio", name=visitor.said("new-company-here")).check()
    page.get_by_role("group", name=visitor.said("new-players")).get_by_role("radio", name=str(len(names))).check()
    for number, name in enumerate(names, 1):
        page.get_by_role("textbox", name=visitor.said("new-name-of", number=number)).fill(name)
    if option:
        page.get_by_text(visitor.said("new-options")).click()
        page.get_by_role("radio", name=visitor.said(option)).check()
    if not forced_moves:
        page.get_by_role("checkbox", name=visitor.said("new-forced")).uncheck()
    page.get_by_role("radio", name=names[0], exact=True).check()  # begins
    visitor.button("new-play").click()


def relax_settings(visitor: Visitor) -> None:
    """Switch the curtain between hands off, and allow 30 seconds to say mau."""
    visitor.page.goto("/settings")
    visitor.page.get_by_role("checkbox", name=visitor.said("settings-curtain")).uncheck()
    seconds = visitor.page.get_by_role("spinbutton", name=visitor.said("settings-mau-seconds"))
    seconds.fill("30")
    seconds.press("Enter")
