"""A server for all tests of the client, with bots that move at once."""

from collections.abc import Iterator

import pytest

from katzentisch.client import connection
from katzentisch.testing.running_server import RunningServer, quick, running


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(quick(tmp_path_factory.mktemp("server"))) as started:
        yield started


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """No long pauses before another try."""
    monkeypatch.setattr(connection, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(connection, "LONGEST_PAUSE", 0.1)
    monkeypatch.setattr(connection, "RETRY_PAUSE", 0.01)
