"""A server for all tests of the client, with bots that move at once."""

import socket
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Self

import pytest
import uvicorn

from katzentisch.client import connection
from katzentisch.server.app import make_asgi, uvicorn_config
from katzentisch.server.settings import NO_LIMITS, Settings


class RunningServer:
    def __init__(self, folder: Path) -> None:
        self.settings = Settings(f"sqlite:///{folder / 'tables.db'}", folder, limits=NO_LIMITS, bot_pause=(0, 0), people_interval=0)
        self.port = 0

    def __enter__(self) -> Self:
        listening = socket.create_server(("127.0.0.1", self.port))
        self.port = listening.getsockname()[1]
        self.server = uvicorn.Server(uvicorn_config(make_asgi(self.settings), timeout_graceful_shutdown=1))
        self.thread = Thread(target=self.server.run, args=([listening],))
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


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
