"""A table that a page follows while a program plays for its person, at the pace of people, so that only the page itself is measured."""

import asyncio
from contextlib import suppress
from random import Random
from types import TracebackType
from typing import Any, Self

from playwright.sync_api import Browser

from katzentisch.client import Client
from katzentisch.games import GAMES
from katzentisch.testing.browser.page import Visitor
from katzentisch.testing.running_server import RunningServer

from .screens.driven_table import DrivenTable, View, cookie_of


class FollowedTable:
    def __init__(self, browser: Browser, server: RunningServer, game: str, players: int | None = None, **visit: Any) -> None:
        self.server, self.game, self.rng = server, game, Random(0)
        self.players = players or GAMES[game].default_players
        self.people = [Client(server.url, name=name) for name in ("Anna", "Ben")]
        self.visitor = Visitor(browser, server.url, **visit)

    def __enter__(self) -> Self:
        for person in self.people:
            self.server.call(person.__aenter__())
        self.visitor.context.add_cookies([cookie_of(self.people[0])])  # type: ignore[list-item]
        self.begin()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.driven.leave()
        self.visitor.close()
        for person in self.people:
            self.server.call(person.__aexit__())

    def begin(self) -> None:
        """Start a game against bots and open it in the browser."""
        self.driven = DrivenTable(self.server, *self.people)
        self.driven.open(self.game, self.players, tempo="normal")
        self.driven.sit(bots=range(1, self.players))
        self.driven.start()
        self.visitor.page.goto(self.driven.path, wait_until="networkidle")
        self.visitor.page.get_by_role("region", name=self.visitor.said("page-board"), exact=True).wait_for()

    def play(self, seconds: float) -> None:
        """Play for some seconds. A game that ends early is followed to its result."""
        self.server.call(self.advance(seconds))

    async def advance(self, seconds: float) -> None:
        begin = asyncio.get_running_loop().time()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.driven.advance(lambda _view, _legal: False, self.choose)
        await asyncio.sleep(max(0, begin + seconds - asyncio.get_running_loop().time()))

    def choose(self, _view: View, legal: list[str]) -> str:
        return self.rng.choice(legal)
