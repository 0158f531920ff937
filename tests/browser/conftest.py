"""The page in a real browser, on a real server. `KATZENTISCH_BROWSER=required` makes a missing browser a failure instead of a skip."""

import os
from asyncio import AbstractEventLoop, _get_running_loop, _set_running_loop
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from katzentisch.testing.browser.page import Visitor, chromium, missing_requirement
from katzentisch.testing.running_server import RunningServer, quick, running


@pytest.fixture(scope="session")
def started() -> Iterator[tuple[Browser, AbstractEventLoop | None]]:
    """The browser of a worker, and the event loop that Playwright leaves running."""
    missing = missing_requirement()
    if missing and os.environ.get("KATZENTISCH_BROWSER") == "required":
        pytest.fail(f"browser tests are required here: {missing}")
    if missing:
        pytest.skip(f"browser tests are skipped: {missing}")
    with chromium() as browser:
        loop = _get_running_loop()
        _set_running_loop(None)
        yield browser, loop
        _set_running_loop(loop)


@pytest.fixture
def browser(started: tuple[Browser, AbstractEventLoop | None]) -> Iterator[Browser]:
    """Playwright's loop is the running one only while a test uses the browser: other tests run loops of their own."""
    browser, loop = started
    _set_running_loop(loop)
    yield browser
    _set_running_loop(None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(quick(tmp_path_factory.mktemp("page"), share_wait=1000)) as started:
        yield started


@pytest.fixture
def visitor(browser: Browser, server: RunningServer) -> Iterator[Callable[..., Visitor]]:
    """Return a function that makes visitors; errors on their pages fail the test."""
    made: list[Visitor] = []

    def visit(**settings: Any) -> Visitor:
        made.append(Visitor(browser, server.url, **settings))
        return made[-1]

    yield visit
    faults = [fault for each in made for fault in each.faults]
    for each in made:
        each.close()
    assert faults == []
