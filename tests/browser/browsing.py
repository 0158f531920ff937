"""A browser, and people who use it: each in a context of their own, like people on their own phones."""

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

from katzentisch.server.http.static_files import FOLDER

from .page_words import said

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
PATIENCE = 60_000  # milliseconds: other tests run beside this one
RETRIES = 3  # of a request over a connection that the server closes at that moment
NOBODY_YET = "401 (Unauthorized)"  # Chromium notes it when somebody comes for the first time
NO_WORKER = "Service Worker registration blocked"
NO_NETWORK = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection to")  # likewise, while a test has cut it


def why_not() -> str | None:
    """What keeps the browser tests from running here."""
    if shutil.which("chromium") is None:
        return "no Chromium on this machine (Debian: apt install chromium)"
    if not (FOLDER / "index.html").exists():
        return "the page is not built (script/web build)"
    return None


@contextmanager
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """One person with a device; what goes wrong in the page is kept in `faults`."""

    def __init__(
        self, browser: Browser, url: str, *, language: str = "en", size: dict[str, int] | None = None, theme: str = "dark", **context: Any
    ) -> None:
        self.url, self.language = url, language
        self.context: BrowserContext = browser.new_context(
            viewport=size or PHONE,  # type: ignore[arg-type]
            locale=language,
            color_scheme=theme,  # type: ignore[arg-type]
            base_url=url,
            **{"service_workers": "block", **context},  # keeping the whole page for later takes time
        )
        self.context.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        self.forgiven = [NOBODY_YET, NO_WORKER]
        self.context.on("request", lambda request: self.leave(request.url))
        self.page: Page = self.context.new_page()
        self.listen(self.page)

    def listen(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("console", lambda note: self.hear(note.type, note.text))
        page.on("requestfailed", lambda request: self.miss(request.url, request.failure or ""))

    def hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(excuse in text for excuse in self.forgiven):
            self.faults.append(f"{kind}: {text}")

    def miss(self, address: str, failure: str) -> None:
        """A file of the page; what the browser itself gives up because it goes elsewhere doesn't count."""
        if "/api/" not in address and failure != "net::ERR_ABORTED":
            self.faults.append(f"failed: {address}: {failure}")

    def leave(self, address: str) -> None:
        """Nothing asks anybody but our server."""
        if not address.startswith((self.url, "data:", "blob:")):
            self.faults.append(f"asks elsewhere: {address}")

    @contextmanager
    def offline(self) -> Iterator[None]:
        self.forgiven.extend(NO_NETWORK)
        self.context.set_offline(True)
        yield
        self.context.set_offline(False)

    def said(self, sentence: str, **facts: Any) -> str:
        return said(self.language, sentence, **facts)

    def button(self, sentence: str, **facts: Any) -> Any:
        """By what it says, exactly."""
        return self.page.get_by_role("button", name=self.said(sentence, **facts), exact=True)

    def wait_until(self, holds: Callable[[], bool], seconds: float = PATIENCE / 1000) -> None:
        end = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < end, "it doesn't come about: " + self.page.get_by_role("main").inner_text()[:400]
            self.page.wait_for_timeout(30)

    def come_in(self, name: str) -> None:
        response = self.context.request.post("/api/me", data={"name": name}, max_retries=RETRIES)
        assert response.ok, response.text()

    def make_table(self, game: str, players: int, **choices: Any) -> Any:
        response = self.context.request.post("/api/tables", data={"game": game, "players": players, **choices}, max_retries=RETRIES)
        assert response.ok, response.text()
        return response.json()

    def close(self) -> None:
        with suppress(Error):
            self.context.close()
