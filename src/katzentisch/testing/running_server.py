"""A real server for tests, in a thread (quick, and without limits unless a test wants them) or in a process; and the errors it logs."""

import asyncio
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import uvicorn
from structlog.processors import format_exc_info
from structlog.testing import capture_logs

from katzentisch.server.app import make_asgi, uvicorn_config
from katzentisch.server.compiled_games import CompiledGames
from katzentisch.server.connection_limits import ConnectionLimits
from katzentisch.server.server import Server
from katzentisch.server.settings import NO_LIMITS, Settings


def quick(folder: Path, database: str | None = None, **changes: Any) -> Settings:
    settings = Settings(database or f"sqlite:///{folder / 'test.db'}", folder, limits=NO_LIMITS)
    times = {
        "bot_pause": (0, 0),
        "person_pause": (0, 0),
        "late_step": 0,
        "hint_time": 50,
        "share_wait": 30_000,
        "grace": 300,
        "sweep": 100,
        "people_interval": 0,
        "reconnect_grace": 0,
    }
    return replace(settings, **{**times, **changes})


def eventually(holds: Callable[[], bool]) -> bool:
    """Whether it comes about, given time."""
    for _ in range(1200):
        if holds():
            return True
        time.sleep(0.05)
    return False


def exceeded_limits(server: "RunningServer") -> dict[str, float]:
    """How often each limit was exceeded, if it was."""
    samples = next(iter(server.server.services.metrics.limited.collect())).samples
    return {sample.labels["what"]: sample.value for sample in samples if sample.name.endswith("_total") and sample.value}


def is_due(timer: asyncio.TimerHandle | None) -> bool:
    return timer is not None and timer.when() <= asyncio.get_running_loop().time()


class RunningServer:
    """`server` is the one that serves at `url`; `call` runs something in its loop."""

    def __init__(self, settings: Settings, compiled: CompiledGames | None = None, port: int = 0) -> None:
        self.socket = socket.create_server(("127.0.0.1", port))
        self.port: int = self.socket.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.app = make_asgi(settings, compiled)
        self.uvicorn = uvicorn.Server(uvicorn_config(self.app, timeout_graceful_shutdown=2))
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self.run)
        self.is_ready = threading.Event()

    def run(self) -> None:
        asyncio.run(self.serve())

    async def serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        task = asyncio.create_task(self.uvicorn.serve([self.socket]))
        while not self.uvicorn.started and not task.done():
            await asyncio.sleep(0.01)
        self.is_ready.set()
        await task

    @property
    def server(self) -> Server:
        return self.app.server

    @property
    def connection_limits(self) -> ConnectionLimits:
        return self.app.connection_limits

    def call(self, work: Any) -> Any:
        assert self.loop
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    def settle(self, table: str) -> None:
        """Wait until a table has done everything that is due, such as a bot's move: then nothing more comes by itself."""
        self.call(self.wait_for_work(table))

    async def wait_for_work(self, table: str) -> None:
        room = await self.server.rooms.find(table)
        assert room
        while work := room.scheduler.task or is_due(room.scheduler.timer):
            await (work if isinstance(work, asyncio.Task) else asyncio.sleep(0))

    def start(self) -> None:
        self.thread.start()
        self.is_ready.wait(60)
        assert self.uvicorn.started

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(60)
        self.socket.close()
        assert not self.thread.is_alive(), "the server doesn't stop"


@contextmanager
def running(settings: Settings, compiled: CompiledGames | None = None, port: int = 0) -> Iterator[RunningServer]:
    """Run a server, at any free port or at one that a server just left."""
    server = RunningServer(settings, compiled, port)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class ErrorHandler(logging.Handler):
    def __init__(self, errors: list[str]) -> None:
        super().__init__(logging.ERROR)
        self.errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        self.errors.append(f"{record.name}: {self.format(record)}")


@contextmanager
def logged_errors() -> Iterator[list[str]]:
    """Collect the errors logged meanwhile, by the server, uvicorn and asyncio."""
    errors: list[str] = []
    handler = ErrorHandler(errors)
    logging.getLogger().addHandler(handler)
    try:
        with capture_logs([format_exc_info]) as ours:
            yield errors
        errors += [str(each) for each in ours if each["log_level"] in ("error", "critical")]
    finally:
        logging.getLogger().removeHandler(handler)


ENGLISH = {**os.environ, "LC_ALL": "en_GB.UTF-8"}


class ServeProcess:
    def __init__(self, folder: Path, *arguments: str, environment: Mapping[str, str] = {}, python: Path | str = sys.executable) -> None:
        self.log = folder / "log.txt"
        with self.log.open("w", encoding="utf-8") as log:
            command = [str(python), "-m", "katzentisch", "serve", "--port", "0", "--data", str(folder / "data"), *arguments]
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, encoding="utf-8", env={**ENGLISH, **environment}
            )

    def announced(self) -> str:
        """All that it says until it can be stopped."""
        assert self.process.stdout
        said = ""
        while "Ctrl-C" not in said:
            line = self.process.stdout.readline()
            assert line, (said, self.log.read_text(encoding="utf-8"))
            said += line
        return said

    def url(self) -> str:
        found = re.search(r"http://[^ ]+:\d+", self.announced())
        assert found
        return found[0]

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        self.process.send_signal(how)
        return self.process.wait(60)


@contextmanager
def serve_process(
    folder: Path, *arguments: str, environment: Mapping[str, str] = {}, python: Path | str = sys.executable
) -> Iterator[ServeProcess]:
    server = ServeProcess(folder, *arguments, environment=environment, python=python)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.communicate()
