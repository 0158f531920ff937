"""A server for all tests of the client, with bots that move at once."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from katzentisch.client import connection

from .servers import RunningServer


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> RunningServer:
    """One that a test starts and stops."""
    return RunningServer(tmp_path)


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """No long pauses before another try."""
    monkeypatch.setattr(connection, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(connection, "LONGEST_PAUSE", 0.1)
    monkeypatch.setattr(connection, "RETRY_PAUSE", 0.01)
