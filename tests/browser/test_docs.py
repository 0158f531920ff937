"""The documentation site in a browser that reaches no other host: its search works, on a phone and on a desktop, by day and at night."""

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect
from tests.docs.site import built_site

PAGES = (
    "index.html",
    "reference/api/play.html",
    "reference/api/arena.html",
    "reference/commands.html",
    "reference/http.html",
    "reference/games/mau_mau.html",
    "reports/balance/mau_mau.html",
    "reports/balance/mau_mau-charts.html",
    "rules/mau_mau.html",
    "strength.html",
)


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *arguments: Any) -> None:
        pass


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=str(built_site()))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_pages_fit_and_load_nothing_from_elsewhere(browser: Browser, address: str, width: int, scheme: Any) -> None:
    context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme)
    elsewhere, faults = [], []

    def answer(route: Route) -> None:
        if route.request.url.startswith((address, "data:", "blob:")):
            route.continue_()
        else:
            elsewhere.append(route.request.url)
            route.abort()

    context.route("**/*", answer)
    page = context.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    for each in PAGES:
        page.goto(address + each)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, each
    context.close()
    assert not elsewhere
    assert not faults


@pytest.mark.parametrize("place", ["served", "opened from the disk"])
@pytest.mark.parametrize("width", [360, 1280])
def test_the_search_works_without_another_host(browser: Browser, address: str, width: int, place: str) -> None:
    page = browser.new_page(viewport={"width": width, "height": 800})
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(address if place == "served" else (built_site() / "index.html").as_uri())
    if width < 1000:
        page.locator(".md-header__button[for=__search]").click()
    page.get_by_role("textbox", name="Search").press_sequentially("determinize")
    expect(page.locator(".md-search-result__item").first).to_contain_text("determinize")
    page.close()
    assert not faults
