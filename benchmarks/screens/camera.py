"""Takes pictures of a visitor's page: in both languages, on a phone and at a desk, by day and by night."""

import json
from base64 import b64decode
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from playwright.sync_api import CDPSession, TimeoutError
from tests.browser.browsing import DESKTOP, PHONE, Visitor

SIZES = {"phone": PHONE, "desk": DESKTOP}
SETTINGS = {"mauSeconds": 30, "motion": "less"}
TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
KEEP = "settings => localStorage.setItem('katzentisch-settings', settings)"
ENLARGE = "percent => { document.documentElement.style.fontSize = percent }"

Arrange = Callable[[Visitor], None]


@dataclass(frozen=True)
class Look:
    """Which of the ways to look at the page are wanted."""

    languages: Sequence[str] = ("de", "en")
    sizes: Sequence[str] = tuple(SIZES)
    themes: Sequence[str] = ("dark", "light")
    text: int = 100  # percent


class Camera:
    def __init__(self, folder: Path, look: Look) -> None:
        self.folder, self.look = folder, look
        self.taken: list[Path] = []
        self.tools: dict[Visitor, CDPSession] = {}

    def shoot(self, name: str, visitor: Visitor, path: str, arrange: Arrange, whole: bool) -> None:
        for language in self.look.languages:
            visitor.context.set_offline(False)
            self.load(visitor, path, language)
            arrange(visitor)
            self.put_down(visitor)
            for size, theme in product(self.look.sizes, self.look.themes):
                self.take(visitor, f"{name}.{size}.{language}.{theme}", size, theme, whole)
        visitor.context.set_offline(False)

    def load(self, visitor: Visitor, path: str, language: str) -> None:
        visitor.language = language
        page = visitor.page
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        page.evaluate(KEEP, json.dumps({**SETTINGS, "language": language}))
        page.goto("about:blank")
        visitor.faults.clear()
        page.goto(path)
        with suppress(TimeoutError):
            page.wait_for_load_state("networkidle", timeout=5000)
        page.evaluate(ENLARGE, f"{self.look.text}%")

    def put_down(self, visitor: Visitor) -> None:
        """Neither mouse nor focus are seen."""
        visitor.page.mouse.move(0, 0)
        visitor.page.evaluate("() => document.activeElement.blur()")

    def take(self, visitor: Visitor, name: str, size: str, theme: str, whole: bool) -> None:
        page = visitor.page
        page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        if whole:  # a window as high as the page, so that what sticks to the lower edge stays there
            height = page.evaluate("() => document.documentElement.scrollHeight")
            page.set_viewport_size({**SIZES[size], "height": height})  # type: ignore[typeddict-item]
        page.evaluate(TWO_FRAMES)
        path = self.folder / f"{name}.png"
        path.write_bytes(self.picture(visitor))
        self.taken.append(path)

    def picture(self, visitor: Visitor) -> bytes:
        """Playwright's own pictures take more than twice as long."""
        if visitor not in self.tools:
            self.tools[visitor] = visitor.context.new_cdp_session(visitor.page)
        shot = self.tools[visitor].send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
        return b64decode(shot["data"])
