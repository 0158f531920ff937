"""A real server for tests: in a thread of this process, on a free port, quick and without limits unless a test wants them."""

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import uvicorn

from katzentisch.server.app import make_app, uvicorn_config
from katzentisch.server.connection_limits import ConnectionLimits
from katzentisch.server.server import Server
from katzentisch.server.settings import NO_LIMITS, Settings


def quick(folder: Path, database: str | None = None, **changes: Any) -> Settings:
    settings = Settings(database or f"sqlite:///{folder / 'test.db'}", folder, limits=NO_LIMITS)
    times = {"bot_pause": (0, 0), "late_step": 0, "share_wait": 30_000, "grace": 300, "sweep": 100, "company": 0}
    return replace(settings, **{**times, **changes})


def eventually(holds: Callable[[], bool]) -> bool:
    """Whether it comes about, given time."""
    for _ in range(1200):
        if holds():
            return True
        time.sleep(0.05)
    return False


class Running:
    """`server` is the one that serves at `url`; `call` runs something in its loop."""

    def __init__(self, settings: Settings) -> None:
        self.socket = socket.socket()
        self.socket.bind(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.app = make_app(settings)
        self.uvicorn = uvicorn.Server(uvicorn_config(self.app, settings, timeout_graceful_shutdown=2))
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
        server: Server = self.app.state.server
        return server

    @property
    def connection_limits(self) -> ConnectionLimits:
        connection_limits: ConnectionLimits = self.app.state.connection_limits
        return connection_limits

    def call(self, work: Any) -> Any:
        assert self.loop
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

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
def running(settings: Settings) -> Iterator[Running]:
    server = Running(settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
