"""Where pictures are taken: people who play, as programs and in browsers, and a camera."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from tests.browser.browsing import Visitor
from tests.server.serving import Running

from katzentisch.client import Client

from .camera import Arrange, Camera, Look
from .luck import Luck
from .party import Choose, Party, Until, advised, cookie_of

EXPECTED = ("status of 4", "ERR_INTERNET_DISCONNECTED")  # where something isn't there, or the network is cut
TRIES = 60  # games until something is to be seen


def nothing(_visitor: Visitor) -> None:
    pass


class Studio:
    def __init__(self, browser: Browser, server: Running, luck: Luck, folder: Path, look: Look) -> None:
        self.browser, self.server, self.luck = browser, server, luck
        self.camera = Camera(folder, look)
        self.name = self.seed = ""
        self.faults: list[str] = []
        self.people: dict[str, Client] = {}
        self.visitors: dict[str, Visitor] = {}
        self.parties: dict[str, Party] = {}

    def begin(self, name: str) -> None:
        self.name = self.seed = name

    def person(self, name: str) -> Client:
        if name not in self.people:
            client = Client(self.server.url, name=name)
            self.server.call(client.__aenter__())
            self.people[name] = client
        return self.people[name]

    def visitor(self, name: str | None = "Anna") -> Visitor:
        """Somebody's browser; without a name that of somebody who comes for the first time."""
        if name is not None and name in self.visitors:
            return self.visitors[name]
        visitor = Visitor(self.browser, self.server.url, reduced_motion="reduce")
        if name is not None:
            visitor.context.add_cookies([cookie_of(self.person(name))])  # type: ignore[list-item]
            self.visitors[name] = visitor
        visitor.page.goto("/settings", wait_until="networkidle")
        return visitor

    def party(self, game: str, players: int, host: str = "Anna", **choices: Any) -> Party:
        party = Party(self.server, self.person(host), self.person("Ben"))
        party.open(game, players, **choices)
        return party

    def game(
        self,
        game: str,
        players: int,
        until: Until,
        choose: Choose = advised,
        bots: Sequence[int] = (),
        mine: Sequence[str] = (),
        **choices: Any,
    ) -> Party:
        """One that has come so far, whichever deal it takes."""
        for number in range(TRIES):
            self.luck.begin(f"{self.seed} {number}")
            party = self.party(game, players, **choices)
            party.sit(bots, mine)
            party.start()
            if party.play(until, choose):
                return party
            party.do(party.table.close_for_good())
            party.leave()
        raise RuntimeError(f"not seen in {TRIES} games")

    def shared(self, name: str, make: Callable[[], Party]) -> Party:
        """For several pictures of one table, whichever of them is taken first."""
        if name not in self.parties:
            self.seed = name
            self.parties[name] = make()
        return self.parties[name]

    def shoot(
        self, path: str, arrange: Arrange = nothing, visitor: Visitor | None = None, whole: bool = False, name: str | None = None
    ) -> None:
        """`arrange` brings the page, once loaded, to where it is to be seen; `whole` takes all of it, however long."""
        someone, called = visitor or self.visitor(), name or self.name
        self.camera.shoot(called, someone, path, arrange, whole)
        self.faults += [f"{called}: {fault}" for fault in someone.faults if not any(part in fault for part in EXPECTED)]
        someone.faults.clear()

    def close(self) -> None:
        for visitor in self.visitors.values():
            visitor.close()
        for person in self.people.values():
            self.server.call(person.__aexit__())
