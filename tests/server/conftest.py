"""What the tests of the server share: a store, and a server for the tests of a file."""

from collections.abc import AsyncIterator, Iterator

import pytest

from katzentisch.server.storage.store import Store
from katzentisch.testing.running_server import RunningServer, quick, running


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    opened = await Store.open(address)
    yield opened
    await opened.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all tests of a file: tables don't know of each other."""
    with running(quick(tmp_path_factory.mktemp("server"))) as started:
        yield started
