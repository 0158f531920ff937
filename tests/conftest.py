"""For all tests: Hypothesis measures no time, since machines are noisy and compiling takes a while. One PostgreSQL serves the whole run."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from katzentisch.testing.plug_in import PlugInEnvironment, install_plug_in
from katzentisch.testing.postgres import Cluster, programs, shared_cluster

CLUSTER = "KATZENTISCH_TEST_CLUSTER"  # its folder, for the workers of this run
EXAMPLE = Path(__file__).parent.parent / "examples" / "kuhn_poker"
WAITING = ("browser", "client", "server")  # folders of tests that wait for servers and browsers; a busy machine can hold these up
ONCE_IS_ENOUGH = {"test_races", "test_sealed_orders", "test_secrecy", "test_secrecy_timing"}  # a fault, however seldom it is seen
settings.register_profile("katzentisch", deadline=None)
settings.load_profile("katzentisch")


def is_worker(config: pytest.Config) -> bool:
    return hasattr(config, "workerinput")


def pytest_configure(config: pytest.Config) -> None:
    if not is_worker(config):
        os.environ[CLUSTER] = tempfile.mkdtemp(prefix="katzentisch-")


def pytest_unconfigure(config: pytest.Config) -> None:
    """Also after failures, and after a worker that crashed."""
    if not is_worker(config):
        folder, found = Path(os.environ.pop(CLUSTER)), programs()
        if found:
            Cluster(found, folder).stop()
        shutil.rmtree(folder)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that wait for other processes get a second chance; the summary lists those that needed it."""
    for item in items:
        folder = item.path.relative_to(item.config.rootpath).parts[1]
        if folder in WAITING and item.path.stem not in ONCE_IS_ENOUGH:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def postgres() -> Cluster:
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed: no initdb on the PATH or in /usr/lib/postgresql")
    return shared_cluster(found, Path(os.environ[CLUSTER]), os.environ.get("PYTEST_XDIST_WORKER", "test"))


@pytest.fixture(scope="session")
def kuhn_poker(tmp_path_factory: pytest.TempPathFactory) -> PlugInEnvironment:
    """An environment in which the example of a plug-in game is installed."""
    return install_plug_in(EXAMPLE, tmp_path_factory.mktemp("kuhn_poker"))


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
    else:
        with request.getfixturevalue("postgres").database() as fresh:
            yield fresh
