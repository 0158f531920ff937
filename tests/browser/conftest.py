"""The page in a real browser, on a real server. `KATZENTISCH_BROWSER=required` makes a missing browser a failure instead of a skip."""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from katzentisch.testing.browser.page import Visitor, chromium, missing_requirement
from katzentisch.testing.running_server import RunningServer, quick, running


@pytest.fixture(scope="module")  # closed after each module: while it is open, no other test can run an event loop
def browser() -> Iterator[Browser]:
    missing = missing_requirement()
    if missing and os.environ.get("KATZENTISCH_BROWSER") == "required":
        pytest.fail(f"browser tests are required here: {missing}")
    if missing:
        pytest.skip(f"browser tests are skipped: {missing}")
    with chromium() as started:
        yield started


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
