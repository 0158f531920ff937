"""The package on Windows and macOS, as far as that can be seen elsewhere: with the modules and constants that these systems have."""

import fcntl
import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

import katzentisch
from katzentisch.cli.language import system_language
from katzentisch.cli.listener import bound_socket
from katzentisch.games import file_lock
from katzentisch.server import connection_limits

SOURCES = Path(katzentisch.__file__).parent
GERMAN, FRENCH = 0x0407, 0x040C  # as Windows numbers languages
WINDOWS = r"""
import asyncio, importlib, os, pkgutil, signal, socket, subprocess, sys
import alembic.command, cyclopts, httpx, litestar, numba, platformdirs, prometheus_client, pytest, rich.console, sqlalchemy.ext.asyncio
import structlog, uvicorn, websockets.asyncio.client

for name in ("fcntl", "grp", "pwd", "readline", "resource", "termios", "tty", "uvloop"):
    sys.modules[name] = None
for module, names in ((os, "O_CLOEXEC WNOHANG getuid geteuid fork killpg chown"), (signal, "SIGHUP SIGKILL SIGUSR1 SIGALRM")):
    for name in names.split():
        delattr(module, name)
os.O_BINARY, subprocess.CREATE_NEW_PROCESS_GROUP, socket.SO_EXCLUSIVEADDRUSE = 0, 0, socket.SO_REUSEADDR
sys.modules["msvcrt"] = object()
sys.platform = "win32"

import katzentisch
optional = ("katzentisch.envs.", "katzentisch.training.", "katzentisch.testing.", "katzentisch.server.storage.migrations")
names = [module.name for module in pkgutil.walk_packages(katzentisch.__path__, "katzentisch.") if not module.name.startswith(optional)]
for name in names:
    if name != "katzentisch.__main__":
        importlib.import_module(name)
print(len(names))

from katzentisch.play.record_file import Existing, RecordFile
for existing in (Existing.REFUSE, Existing.APPEND):
    with RecordFile(sys.argv[1], existing) as file:
        file.write(b"line\n")
from katzentisch.server.connection_limits import raise_descriptor_limit
assert raise_descriptor_limit() is None
from katzentisch.server.addresses import interface_addresses
assert list(interface_addresses()) == []
from katzentisch.cli.operator import operator_name
assert operator_name() == "kim"
"""


def test_the_package_needs_no_module_or_constant_that_windows_lacks(tmp_path: Path) -> None:
    records = tmp_path / "records"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "LOGNAME": "kim"}
    ran = subprocess.run([sys.executable, "-c", WINDOWS, records], env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout) > 300
    assert records.read_bytes() == b"line\nline\n"


class Msvcrt(ModuleType):
    """Windows' locks, made of POSIX ones: it locks some bytes of a file and fails with the same error."""

    LK_NBLCK, LK_UNLCK = fcntl.LOCK_EX | fcntl.LOCK_NB, fcntl.LOCK_UN

    @staticmethod
    def locking(file: int, how: int, count: int) -> None:
        assert count == 1
        assert os.lseek(file, 0, os.SEEK_CUR) == 0
        try:
            fcntl.flock(file, how)
        except BlockingIOError:
            raise PermissionError from None


@pytest.fixture(params=["linux", "win32"])
def locks(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The locks of this system, and those for Windows."""
    monkeypatch.setitem(sys.modules, "msvcrt", Msvcrt("msvcrt"))
    monkeypatch.setattr(sys, "platform", request.param)
    spec = importlib.util.spec_from_file_location("file_lock", file_lock.__file__)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def files(tmp_path: Path) -> Iterator[tuple[int, int]]:
    """One file, opened twice, as by two processes."""
    first, second = (os.open(tmp_path / "lock", os.O_RDWR | os.O_CREAT, 0o600) for _ in range(2))
    yield first, second
    os.close(first)
    os.close(second)


def test_a_lock_excludes_others_until_it_is_released(locks: ModuleType, files: tuple[int, int]) -> None:
    first, second = files
    locks.lock(first)
    assert not locks.try_lock(second)
    locks.unlock(first)
    assert locks.try_lock(second)
    assert not locks.try_lock(first)


@pytest.mark.parametrize("locks", ["win32"], indirect=True)
def test_on_windows_a_lock_is_waited_for(locks: ModuleType, files: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = files
    locks.lock(first)
    monkeypatch.setattr(locks, "time", SimpleNamespace(sleep=lambda _: locks.unlock(first)))
    locks.lock(second)
    assert not locks.try_lock(first)


def windows_in(language: int) -> SimpleNamespace:
    return SimpleNamespace(kernel32=SimpleNamespace(GetUserDefaultUILanguage=lambda: language))


@pytest.mark.parametrize(
    ("number", "environment", "language"),
    [(GERMAN, {}, "de"), (FRENCH, {}, "en"), (0, {}, "en"), (GERMAN, {"LANG": "en_GB.UTF-8"}, "en"), (FRENCH, {"LANGUAGE": "de"}, "de")],
)
def test_windows_language_counts_unless_a_variable_is_set(
    monkeypatch: pytest.MonkeyPatch, number: int, environment: dict[str, str], language: str
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr("ctypes.windll", windows_in(number), raising=False)
    assert system_language(environment) == language


class MacResource(ModuleType):
    """Limits as on macOS: none is reported, and more than some number is refused."""

    RLIMIT_NOFILE, RLIM_INFINITY, MOST = 8, 2**63 - 1, 61_440

    def __init__(self, soft: int) -> None:
        super().__init__("resource")
        self.soft = soft

    def getrlimit(self, _: int) -> tuple[int, int]:
        return self.soft, self.RLIM_INFINITY

    def setrlimit(self, _: int, limits: tuple[int, int]) -> None:
        if limits[0] > self.MOST:
            raise ValueError("not allowed to raise maximum limit")
        self.soft = limits[0]


@pytest.mark.parametrize(("before", "after"), [(256, 10_240), (20_000, 20_000)])
def test_macos_allows_more_descriptors_than_a_shell_does_but_not_what_it_reports(
    monkeypatch: pytest.MonkeyPatch, before: int, after: int
) -> None:
    limits = MacResource(before)
    monkeypatch.setitem(sys.modules, "resource", limits)
    assert connection_limits.raise_descriptor_limit() == after == limits.soft


def test_a_server_for_both_versions_of_ip_is_reached_by_either() -> None:
    with bound_socket("::", 0) as bound:
        port = bound.getsockname()[1]
        with pytest.raises(OSError, match="in use"):
            bound_socket("0.0.0.0", port)


def test_every_text_file_is_opened_with_its_encoding() -> None:
    """Windows would take another one."""
    command = [sys.executable, "-m", "ruff", "check", "--isolated", "--preview", "--select", "PLW1514", str(SOURCES)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout
