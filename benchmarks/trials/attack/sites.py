"""Servers that are attacked: `katzentisch serve` in a process of its own, on the loopback, with SQLite in a temporary folder."""

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parents[3]
LONGEST_START = 240.0  # seconds: rules that were never compiled before take their time
STARTER = "benchmarks.trials.attack.starter"


class Site:
    """A server that can be stopped, killed and started again on the same folder. `weaknesses` are names of starter.py."""

    def __init__(self, folder: Path, *options: str, weaknesses: tuple[str, ...] = (), files: int | None = None) -> None:
        self.folder, self.options, self.weaknesses, self.files = folder, options, weaknesses, files
        self.data = folder / "data"
        self.data.mkdir(parents=True, exist_ok=True)
        self.log_file = folder / "log.txt"
        self.process: subprocess.Popen[bytes] | None = None
        self.url = ""

    async def start(self) -> None:
        command = [sys.executable, "-B", "-m", STARTER, ",".join(self.weaknesses), "serve", "--port", "0", "--data", str(self.data)]
        environment = {**os.environ, "LC_ALL": "en_GB.UTF-8", "PYTHONPATH": str(ROOT), "KATZENTISCH_CLOCK": str(self.clock_file)}
        environment["KATZENTISCH_FILES"] = str(self.files or "")
        said = self.folder / "said.txt"
        said.unlink(missing_ok=True)
        with said.open("wb") as out, self.log_file.open("ab") as log:
            self.process = subprocess.Popen([*command, *self.options], cwd=ROOT, stdout=out, stderr=log, env=environment)
        for _ in range(int(LONGEST_START / 0.05)):
            if found := re.search(r"http://[^ ]+:\d+", said.read_text(errors="replace")):
                self.url = found[0]
                await self.answering()
                return
            if self.process.poll() is not None:
                raise ServerEnded(said.read_text(errors="replace") + self.log)
            await asyncio.sleep(0.05)
        raise ServerEnded("the server doesn't start")

    async def answering(self) -> None:
        async with httpx.AsyncClient(base_url=self.url, timeout=5) as client:
            for _ in range(600):
                with suppress(httpx.HTTPError):
                    if (await client.get("/api/games")).status_code == 200:
                        return
                await asyncio.sleep(0.1)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process and self.process.poll() is None:
            self.process.send_signal(how)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    @property
    def is_alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    @property
    def log(self) -> str:
        return self.log_file.read_text(errors="replace")

    @property
    def complaints(self) -> list[str]:
        return [line for line in self.log.splitlines() if re.search(r'"level": *"(error|critical)"|Traceback', line)]

    @property
    def clock_file(self) -> Path:
        return self.folder / "clock"

    def set_clock(self, seconds: float) -> None:
        """Ahead of the real one; needs the weakness `clock`."""
        self.clock_file.write_text(str(seconds))

    @contextmanager
    def database(self) -> Iterator[sqlite3.Connection]:
        with closing(sqlite3.connect(self.data / "katzentisch.db", timeout=20)) as connection, connection:
            yield connection

    def number(self, table: str) -> int:
        """The number of the last entry in a table's log."""
        with self.database() as connection:
            [(number,)] = connection.execute("SELECT COALESCE(MAX(number), 0) FROM entries WHERE table_id = ?", [table]).fetchall()
            return int(number)

    def moves(self, table: str) -> int:
        """The number of entries in a table's log."""
        with self.database() as connection:
            query = "SELECT COUNT(*) FROM entries WHERE table_id = ? AND body LIKE '%\"moved\"%'"
            [(count,)] = connection.execute(query, [table]).fetchall()
            return int(count)


class ServerEnded(Exception):
    """Raised when a server doesn't start, with its output."""


@asynccontextmanager
async def site(*options: str, weaknesses: tuple[str, ...] = (), files: int | None = None) -> AsyncIterator[Site]:
    with tempfile.TemporaryDirectory(prefix="katzentisch-attack-") as folder:
        server = Site(Path(folder), *options, weaknesses=weaknesses, files=files)
        try:
            await server.start()
            yield server
        finally:
            server.kill()
