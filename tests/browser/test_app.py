"""The page as an app: it can be installed, works offline, and waits for a server that is starting."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from katzentisch.games import GAMES
from katzentisch.server.http.static_files import FOLDER
from katzentisch.testing.browser.page import Visitor

from ..server.test_startup import starting

IS_CONTROLLED = "navigator.serviceWorker.controller !== null"
KEPT = """caches.keys()
    .then(names => Promise.all(names.map(name => caches.open(name).then(cache => cache.keys()))))
    .then(kept => kept.flat().map(({url}) => new URL(url).pathname))"""


def test_it_can_be_installed(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    anna.page.goto("/")
    address = anna.page.locator("link[rel=manifest]").get_attribute("href") or ""
    manifest = anna.context.request.get(address).json()
    assert (manifest["name"], manifest["start_url"], manifest["display"]) == ("Katzentisch", "/", "standalone")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        answer = anna.context.request.get(icon["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])


def test_without_a_network_start_and_rules_open(visitor: Callable[..., Visitor]) -> None:
    anna = visitor(language="de", service_workers="allow")
    anna.page.goto("/")
    anna.wait_until(lambda: bool(anna.page.evaluate(IS_CONTROLLED)))
    anna.page.reload()
    assert anna.page.evaluate(IS_CONTROLLED)
    files = {f"/assets/{file.name}" for file in (FOLDER / "assets").iterdir() if file.suffix in (".js", ".css")}
    anna.wait_until(lambda: files <= set(anna.page.evaluate(KEPT)))
    with anna.offline():
        anna.page.goto("/")
        expect(anna.page.get_by_text(anna.said("page-you-are-offline"))).to_be_visible()
        for game in GAMES:
            expect(anna.button(f"{game}-name")).to_be_visible()
        for game in GAMES:
            anna.page.goto(f"/rules/{game}")
            expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.said(f"{game}-name"))
            expect(anna.page.get_by_role("heading", level=2).first).to_be_visible()
    expect(anna.page.get_by_text(anna.said("page-you-are-offline"))).to_be_hidden()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_opens_when_the_server_is_ready(browser: Browser, tmp_path: Path, language: str) -> None:
    with starting(tmp_path) as server:
        anna = Visitor(browser, server.url, language=language)
        anna.page.goto("/")
        expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.said("starting-title"))
        server.finish()
        expect(anna.button("mau_mau-name")).to_be_visible()
        anna.close()


def test_a_cached_page_waits_for_the_server(browser: Browser, tmp_path: Path) -> None:
    """The service worker shows that the server is starting instead of an unusable page."""
    with starting(tmp_path) as server:
        server.finish()
        anna = Visitor(browser, server.url, service_workers="allow")
        anna.page.goto("/")
        anna.wait_until(lambda: bool(anna.page.evaluate(IS_CONTROLLED)))
        server.startup.is_ready = False
        anna.page.goto("/")
        expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.said("starting-title"))
        server.startup.is_ready = True
        expect(anna.button("mau_mau-name")).to_be_visible()
        anna.close()
