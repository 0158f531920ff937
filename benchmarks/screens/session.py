"""A session that takes pictures: people who play, as programs and in browsers, with the same cards every time; and all pictures by name."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from playwright.sync_api import Browser

from katzentisch.client import Client
from katzentisch.testing.browser.page import Visitor
from katzentisch.testing.running_server import RunningServer

from .driven_table import Choose, DrivenTable, Until, advised, cookie_of
from .images import Arrange, Camera, Look

SHARE = "5a" * 32  # of everybody, in every deal
EXPECTED = ("status of 4", "ERR_INTERNET_DISCONNECTED")  # where something isn't there, or the network is cut
TRIES = 60  # games until something is to be seen


class FixedDeals:
    """Call `begin` before a table is created: its games are then dealt the same way every time, and bots play alike."""

    def __init__(self, server: RunningServer) -> None:
        self.rng = Random(0)
        server.server.services.make_rng = lambda _table, ply: Random(ply)

    def begin(self, seed: str) -> None:
        self.rng.seed(seed)

    @contextmanager
    def in_effect(self) -> Iterator[None]:
        secret = patch("katzentisch.server.tables.commands.new_secret", lambda: self.rng.randbytes(32))
        share = patch("katzentisch.client.deals.secrets.token_hex", lambda _bytes: SHARE)
        with secret, share:
            yield


def nothing(_visitor: Visitor) -> None:
    pass


class Session:
    def __init__(self, browser: Browser, server: RunningServer, deals: FixedDeals, folder: Path, look: Look) -> None:
        self.browser, self.server, self.deals = browser, server, deals
        self.camera = Camera(folder, look)
        self.name = self.seed = ""
        self.faults: list[str] = []
        self.people: dict[str, Client] = {}
        self.visitors: dict[str, Visitor] = {}
        self.driven_tables: dict[str, DrivenTable] = {}

    def begin(self, name: str) -> None:
        self.name = self.seed = name

    def person(self, name: str) -> Client:
        if name not in self.people:
            client = Client(self.server.url, name=name)
            self.server.call(client.__aenter__())
            self.people[name] = client
        return self.people[name]

    def visitor(self, name: str | None = "Anna") -> Visitor:
        """A person's browser; without a name, the browser of a first-time visitor."""
        if name is not None and name in self.visitors:
            return self.visitors[name]
        visitor = Visitor(self.browser, self.server.url, reduced_motion="reduce")
        if name is not None:
            visitor.context.add_cookies([cookie_of(self.person(name))])  # type: ignore[list-item]
            self.visitors[name] = visitor
        visitor.page.goto("/settings", wait_until="networkidle")
        return visitor

    def table(self, game: str, players: int, host: str = "Anna", **choices: Any) -> DrivenTable:
        driven = DrivenTable(self.server, self.person(host), self.person("Ben"))
        driven.open(game, players, **choices)
        return driven

    def game(
        self,
        game: str,
        players: int,
        until: Until,
        choose: Choose = advised,
        bots: Sequence[int] = (),
        mine: Sequence[str] = (),
        **choices: Any,
    ) -> DrivenTable:
        """A game that has reached a point, with whichever deal reaches it."""
        for number in range(TRIES):
            self.deals.begin(f"{self.seed} {number}")
            driven = self.table(game, players, **choices)
            driven.sit(bots, mine)
            driven.start()
            if driven.play(until, choose):
                return driven
            driven.do(driven.table.close_for_good())
            driven.leave()
        raise RuntimeError(f"not seen in {TRIES} games")

    def shared(self, name: str, make: Callable[[], DrivenTable]) -> DrivenTable:
        """One table for several pictures, created for the first of them."""
        if name not in self.driven_tables:
            self.seed = name
            self.driven_tables[name] = make()
        return self.driven_tables[name]

    def shoot(
        self, path: str, arrange: Arrange = nothing, visitor: Visitor | None = None, whole: bool = False, name: str | None = None
    ) -> None:
        """Load the page, let `arrange` prepare it, and take the picture; `whole` includes what has to be scrolled to."""
        someone, called = visitor or self.visitor(), name or self.name
        self.camera.shoot(called, someone, path, arrange, whole)
        self.faults += [f"{called}: {fault}" for fault in someone.faults if not any(part in fault for part in EXPECTED)]
        someone.faults.clear()

    def close(self) -> None:
        for visitor in self.visitors.values():
            visitor.close()
        for person in self.people.values():
            self.server.call(person.__aexit__())


Picture = Callable[[Session], None]
PICTURES: dict[str, Picture] = {}  # in the order in which they are taken


def picture(name: str) -> Callable[[Picture], Picture]:
    def remember(take: Picture) -> Picture:
        assert name not in PICTURES, name
        PICTURES[name] = take
        return take

    return remember
