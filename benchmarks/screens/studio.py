"""Takes pictures: each in both languages, on a phone and at a desk, by day and by night."""

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, TimeoutError
from tests.browser.browsing import DESKTOP, PHONE, Visitor
from tests.server.serving import Running

from katzentisch.client import Client

from .luck import Luck
from .party import Choose, Party, Until, advised, cookie_of

SIZES = {"phone": PHONE, "desk": DESKTOP}
LANGUAGES = ("de", "en")
THEMES = ("dark", "light")
SETTINGS = {"mauSeconds": 30, "motion": "less"}
TRIES = 60  # games until something is to be seen

Arrange = Callable[[Visitor], None]


def nothing(_visitor: Visitor) -> None:
    pass


@dataclass(frozen=True)
class Look:
    """Which of the ways to look at the page are wanted."""

    languages: Sequence[str] = LANGUAGES
    sizes: Sequence[str] = tuple(SIZES)
    themes: Sequence[str] = THEMES
    text: int = 100  # percent
    sharpness: float = 1


class Studio:
    def __init__(self, browser: Browser, server: Running, luck: Luck, folder: Path, look: Look) -> None:
        self.browser, self.server, self.luck, self.folder, self.look = browser, server, luck, folder, look
        self.name = self.seed = ""
        self.taken: list[Path] = []
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
        visitor = Visitor(self.browser, self.server.url, reduced_motion="reduce", device_scale_factor=self.look.sharpness)
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
        raise RuntimeError(f"{self.name}: not seen in {TRIES} games")

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
        someone = visitor or self.visitor()
        for language in self.look.languages:
            someone.context.set_offline(False)
            self.load(someone, path, language)
            arrange(someone)
            someone.page.mouse.move(0, 0)
            someone.page.evaluate("() => document.activeElement.blur()")
            for size, theme in product(self.look.sizes, self.look.themes):
                self.take(someone, f"{name or self.name}.{size}.{language}.{theme}", size, theme, whole)
        someone.context.set_offline(False)
        self.faults += [f"{name or self.name}: {fault}" for fault in someone.faults]
        someone.faults.clear()

    def load(self, visitor: Visitor, path: str, language: str) -> None:
        visitor.language = language
        page = visitor.page
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        settings = json.dumps({**SETTINGS, "language": language})
        page.evaluate("settings => localStorage.setItem('katzentisch-settings', settings)", settings)
        page.goto("about:blank")
        visitor.faults.clear()
        page.goto(path)
        with suppress(TimeoutError):
            page.wait_for_load_state("networkidle", timeout=5000)
        page.evaluate("percent => { document.documentElement.style.fontSize = percent }", f"{self.look.text}%")

    def take(self, visitor: Visitor, name: str, size: str, theme: str, whole: bool) -> None:
        page = visitor.page
        page.set_viewport_size(self.size(visitor, size, whole))  # type: ignore[arg-type]
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.evaluate(
            "() => document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))"
        )
        path = self.folder / f"{name}.png"
        page.screenshot(path=path, animations="disabled")
        self.taken.append(path)

    def size(self, visitor: Visitor, size: str, whole: bool) -> dict[str, int]:
        """A window as high as the page, where all of it is wanted: what sticks to the lower edge stays there."""
        if not whole:
            return SIZES[size]
        visitor.page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        return {**SIZES[size], "height": visitor.page.evaluate("() => document.documentElement.scrollHeight")}

    def close(self) -> None:
        for visitor in self.visitors.values():
            visitor.close()
        for person in self.people.values():
            self.server.call(person.__aexit__())
