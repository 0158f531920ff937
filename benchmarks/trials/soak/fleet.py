"""The server processes of a soak: `katzentisch serve` on one database, stopped, killed and replaced while people play."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import httpx

from ..server import ROOT, free_port
from .causes import Causes
from .trend import Sample

LONGEST_START = 240.0  # seconds: rules that were never compiled before take their time
LONGEST_STOP = 30.0  # seconds for a graceful stop
PAGE = os.sysconf("SC_PAGE_SIZE") / 2**20
WORTH_NOTING = ("warning", "error", "critical")


class SoakServer:
    """`is_up` is what a reverse proxy would know: whether new connections are sent there."""

    def __init__(self, number: int, command: Sequence[str], folder: Path, causes: Causes) -> None:
        self.number, self.causes, self.folder = number, causes, folder
        self.port = free_port()
        self.command = [*command, "--port", str(self.port)]
        self.log = folder / f"server-{number}.log"
        self.clock_file = folder / "clock"
        self.process: asyncio.subprocess.Process | None = None
        self.is_up = False
        self.read = 0  # bytes of the log
        self.started = 0.0
        self.ready_at = 0.0
        self.memory: list[Sample] = []  # megabytes of this process, since it was started
        self.files: list[Sample] = []  # open descriptors, likewise

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self, release: str) -> None:
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "KATZENTISCH_CLOCK": str(self.clock_file), "KATZENTISCH_RELEASE": release}
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, cwd=ROOT, env=environment, stdout=asyncio.subprocess.DEVNULL, stderr=log
            )
        self.started, self.memory, self.files = monotonic(), [], []
        async with httpx.AsyncClient(base_url=self.url, timeout=5) as client:
            while await ready(client) != 200:
                if self.process.returncode is not None:
                    raise RuntimeError(f"server {self.number} ended: {self.log.read_text(errors='replace')[-2000:]}")
                if monotonic() - self.started > LONGEST_START:
                    raise RuntimeError(f"server {self.number} isn't ready after {LONGEST_START:.0f} s")
                await asyncio.sleep(0.1)
        self.is_up, self.ready_at = True, monotonic()

    @property
    def memory_when_ready(self) -> float:
        """Megabytes in the first sample after that."""
        return next((megabytes for at, megabytes in self.memory if at >= self.ready_at), 0.0)

    async def stop(self, how: signal.Signals) -> None:
        self.is_up = False
        if self.process is None or self.process.returncode is not None:
            return
        self.process.send_signal(how)
        try:
            await asyncio.wait_for(self.process.wait(), LONGEST_STOP)
        except TimeoutError:
            self.causes.find(f"server {self.number} doesn't stop within {LONGEST_STOP:.0f} s after {how.name}")
            self.process.kill()
            await self.process.wait()

    def watch(self) -> None:
        """Sample the process, and note what it has logged."""
        if self.process is None:
            return
        if self.process.returncode is not None and self.is_up:
            self.is_up = False
            self.causes.find(f"server {self.number} ended by itself with {self.process.returncode}")
        try:
            folder = Path(f"/proc/{self.process.pid}")
            self.memory.append((monotonic(), int((folder / "statm").read_text().split()[1]) * PAGE))
            self.files.append((monotonic(), len(list((folder / "fd").iterdir()))))
        except (OSError, IndexError):
            pass  # it has just ended

    def read_log(self, since: float) -> None:
        with self.log.open("rb") as log:
            log.seek(self.read)
            new = log.read()
        whole = new[: new.rfind(b"\n") + 1]
        self.read += len(whole)
        for line in whole.decode(errors="replace").splitlines():
            if found := complaint(line):
                self.causes.note(f"log of server {self.number}", found[1], found[0], since)


def complaint(line: str) -> tuple[str, str] | None:
    """What a line of the log complains about: the event, and all of it in short. None if it isn't a complaint."""
    try:
        event: dict[str, Any] = json.loads(line)
    except ValueError:
        return ("not a log line", line) if line.strip() else None
    if event.pop("level", "") not in WORTH_NOTING:
        return None
    name = str(event.pop("event", ""))
    exception = " | ".join(str(event.pop("exception", "")).splitlines()[-3:])
    facts = [f"{key}={value}" for key, value in event.items() if key not in ("timestamp", "logger")]
    return name, " ".join(filter(None, [name, *facts, exception]))


async def ready(client: httpx.AsyncClient) -> int:
    """The status of /ready; 0 without an answer."""
    try:
        return (await client.get("/ready")).status_code
    except httpx.HTTPError:
        return 0


class Fleet:
    """Logs are not on the disk of the data, which is full at times."""

    def __init__(self, processes: int, database: str, data: Path, logs: Path, causes: Causes, rng: Random) -> None:
        command = (sys.executable, "-B", "-m", "benchmarks.trials.soak.starter", "serve", "--limits", "off", "--database", database)
        self.servers = [SoakServer(number, [*command, "--data", str(data)], logs, causes) for number in range(processes)]
        self.database, self.data, self.folder, self.rng = database, data, logs, rng
        self.releases, self.release = count(), ""
        self.looked = monotonic()

    async def start(self) -> None:
        release = self.next_release()
        for server in self.servers:
            await server.start(release)

    def next_release(self) -> str:
        self.release = f"0.1.{next(self.releases)}"
        return self.release

    async def stop(self) -> None:
        await asyncio.gather(*(server.stop(signal.SIGTERM) for server in self.servers))

    def url(self) -> str:
        """Where a reverse proxy would send a new connection."""
        up = [server for server in self.servers if server.is_up]
        return self.rng.choice(up or self.servers).url

    def set_clock(self, seconds: float) -> None:
        """How far the servers' wall clock is ahead."""
        (self.folder / "clock").write_text(str(seconds))

    def watch(self) -> None:
        for server in self.servers:
            server.watch()

    def read_logs(self) -> None:
        since, self.looked = self.looked, monotonic()
        for server in self.servers:
            server.read_log(since)
