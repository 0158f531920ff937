"""Whoever comes while the server starts sees that, and then the page, without doing anything."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ..server.test_startup import starting
from .browsing import Visitor

IS_CONTROLLED = "navigator.serviceWorker.controller !== null"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_comes_by_itself(browser: Browser, tmp_path: Path, language: str) -> None:
    with starting(tmp_path) as server:
        anna = Visitor(browser, server.url, language=language)
        anna.page.goto("/")
        expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.said("starting-title"))
        server.finish()
        expect(anna.button("mau_mau-name")).to_be_visible()
        anna.close()


def test_a_page_that_is_kept_waits_for_the_server(browser: Browser, tmp_path: Path) -> None:
    """The worker shows that the server is starting, and not a page that can do nothing."""
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
