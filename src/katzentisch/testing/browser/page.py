"""Start a browser, and visit the page as one person: every visitor has a browser context of their own."""

import json
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

from katzentisch.server.http import static_files
from katzentisch.words import source_files

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
PATIENCE = 60_000  # milliseconds; other tests run at the same time
RETRIES = 3  # of a request over a connection that the server closes at that moment
NO_COOKIE = "401 (Unauthorized)"  # Chromium logs it on a person's first visit
FIRST_SETTINGS = "try { localStorage['katzentisch-settings'] ??= 'SETTINGS' } catch {}"  # a blank page has no storage
NO_WORKER = "Service Worker registration blocked"
NO_NETWORK = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection to")  # likewise, while a test is offline


def missing_requirement() -> str | None:
    """Return why the browser tests can't run here, if they can't."""
    if shutil.which("chromium") is None:
        return "no Chromium on this machine (Debian: apt install chromium)"
    if not (static_files.FOLDER / "index.html").exists():
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
    """One person with a device; errors of the page are collected in `faults`."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        language: str = "en",
        size: dict[str, int] | None = None,
        theme: str = "dark",
        speed: str = "none",  # of scenes, unless the device has settings of its own
        **context: Any,
    ) -> None:
        self.url, self.language = url, language
        self.context: BrowserContext = browser.new_context(
            viewport=size or PHONE,  # type: ignore[arg-type]
            locale=language,
            color_scheme=theme,  # type: ignore[arg-type]
            base_url=url,
            **{"service_workers": "block", **context},  # caching the whole page takes time
        )
        self.context.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        self.ignored = [NO_COOKIE, NO_WORKER]
        self.context.on("request", lambda request: self.check_origin(request.url))
        self.context.add_init_script(FIRST_SETTINGS.replace("SETTINGS", json.dumps({"speed": speed, "soundOffered": True})))
        self.page: Page = self.context.new_page()
        self.listen(self.page)

    def listen(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("console", lambda note: self.note_console(note.type, note.text))
        page.on("requestfailed", lambda request: self.note_failure(request.url, request.failure or ""))

    def note_console(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(part in text for part in self.ignored):
            self.faults.append(f"{kind}: {text}")

    def note_failure(self, address: str, failure: str) -> None:
        """Note a file of the page that failed to load. Requests that the browser cancels when it leaves a page don't count."""
        if "/api/" not in address and failure != "net::ERR_ABORTED":
            self.faults.append(f"failed: {address}: {failure}")

    def check_origin(self, address: str) -> None:
        """Note a request to any other server."""
        if not address.startswith((self.url, "data:", "blob:")):
            self.faults.append(f"request to another server: {address}")

    @contextmanager
    def offline(self) -> Iterator[None]:
        self.ignored.extend(NO_NETWORK)
        self.context.set_offline(True)
        yield
        self.context.set_offline(False)

    def said(self, sentence: str, **facts: Any) -> str:
        return said(self.language, sentence, **facts)

    def button(self, sentence: str, **facts: Any) -> Any:
        """Find a button by its exact name."""
        return self.page.get_by_role("button", name=self.said(sentence, **facts), exact=True)

    def wait_until(self, holds: Callable[[], bool], seconds: float = PATIENCE / 1000) -> None:
        end = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < end, "the condition never held: " + self.page.get_by_role("main").inner_text()[:400]
            self.page.wait_for_timeout(30)

    def come_in(self, name: str) -> None:
        response = self.context.request.post("/api/me", data={"name": name}, max_retries=RETRIES)
        assert response.ok, response.text()

    def make_table(self, game: str, players: int, **choices: Any) -> Any:
        settings = {"game": game, "players": players, **choices}
        response = self.context.request.post("/api/tables", data=settings, max_retries=RETRIES)
        assert response.ok, response.text()
        return response.json()

    def close(self) -> None:
        with suppress(Error):
            self.context.close()


PAGE = Path(__file__).parents[4] / "web" / "src"  # in the repository; an installed package has no sentences of the page


@cache
def bundle(language: str) -> FluentBundle:
    sentences = FluentBundle([language], use_isolating=False)
    of_page = (path for path in sorted(PAGE.rglob("*.ftl")) if language in (*path.parent.parts, path.stem))
    for path in (*source_files(language), *of_page):
        sentences.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return sentences


def said(language: str, sentence: str, **facts: Any) -> str:
    pattern = bundle(language).get_message(sentence).value
    assert pattern, sentence
    text, errors = bundle(language).format_pattern(pattern, facts)
    assert not errors, (sentence, errors)
    return str(text)
