"""A real server in a thread, which can be stopped and started again at the same address with the same tables."""

import socket
from pathlib import Path
from threading import Thread
from typing import Self

import uvicorn

from katzentisch.server.app import make_app, uvicorn_config
from katzentisch.server.settings import NO_LIMITS, Settings


class RunningServer:
    def __init__(self, folder: Path) -> None:
        self.settings = Settings(f"sqlite:///{folder / 'tables.db'}", folder, limits=NO_LIMITS, bot_pause=(0, 0), company=0)
        self.port = 0

    def __enter__(self) -> Self:
        listening = socket.create_server(("127.0.0.1", self.port))
        self.port = listening.getsockname()[1]
        self.server = uvicorn.Server(uvicorn_config(make_app(self.settings), self.settings, timeout_graceful_shutdown=1))
        self.thread = Thread(target=self.server.run, args=([listening],))
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"
