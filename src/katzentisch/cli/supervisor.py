"""Several server processes on one database: start them, restart those that die, restart all one by one, stop them.

Each process gets its options on its standard input, which stays open: once it is closed, the process stops. So a process also stops when
this one is killed, and stopping works without signals. On its standard output, a process reports that it is ready.
"""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import structlog

from ..server.settings import Settings
from .process_group import NEW_GROUP

log = structlog.get_logger("katzentisch.processes")

READY = b"ready\n"
COMMAND = (sys.executable, "-m", "katzentisch.cli.server_process")
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds before a process that died is restarted; doubled each time
STEADY = 60.0  # seconds after which a process counts as healthy again
STOP_TIMEOUT = 30.0  # seconds until a process that doesn't stop is killed
FAILURE = 1


@dataclass(frozen=True)
class ProcessOptions:
    """What a server process needs to know. It is passed as JSON, so that a restarted process can be of a newer version."""

    host: str
    port: int
    language: str
    log: str
    settings: Settings

    def encode(self) -> bytes:
        return msgspec.json.encode(self, enc_hook=str) + b"\n"

    @classmethod
    def decode(cls, line: bytes) -> "ProcessOptions":
        return msgspec.json.decode(line, type=cls, dec_hook=lambda kind, value: Path(value) if kind is Path else value)


class ServerProcess:
    """One of the processes, and its successors on the same port."""

    def __init__(self, options: ProcessOptions, command: Sequence[str] = COMMAND) -> None:
        self.options, self.command = options, command
        self.process: asyncio.subprocess.Process | None = None
        self.is_ready = asyncio.Event()
        self.is_failing = asyncio.Event()  # it died and isn't ready yet again
        self.was_ready = False  # it or one of its predecessors
        self.is_replaced = False  # being stopped to be started again
        self.is_stopped = asyncio.Event()
        self.is_pause_over = asyncio.Event()  # it is restarted now, or never
        self.pause = FIRST_PAUSE

    async def run(self) -> int:
        """Keep it running until it is stopped; return its exit code, or why the first one never became ready."""
        while not self.is_stopped.is_set():
            began = monotonic()
            code = await self.try_to_run()
            self.is_ready.clear()
            if self.is_stopped.is_set() or not self.was_ready:
                return code
            if not self.is_replaced:
                await self.wait_before_restart(code, monotonic() - began)
            self.is_replaced = False
        return 0

    async def try_to_run(self) -> int:
        """Run it once; if that isn't possible, return a code as if it had died."""
        try:
            return await self.run_once()
        except (OSError, ValueError) as error:  # not enough memory or descriptors, the program is missing, or a line has no end
            log.error("process failed", port=self.options.port, error=str(error))
            self.kill()
            return FAILURE

    async def run_once(self) -> int:
        self.process = process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for the supervisor
            creationflags=NEW_GROUP,
        )
        assert process.stdin
        assert process.stdout
        with suppress(ConnectionError):  # it died already, as its exit code says
            process.stdin.write(self.options.encode())
            await process.stdin.drain()
        async for line in process.stdout:
            if line == READY:
                log.info("process ready", port=self.options.port, pid=process.pid)
                self.was_ready = True
                self.is_failing.clear()
                self.is_ready.set()
        return await process.wait()

    async def wait_before_restart(self, code: int, lived: float) -> None:
        """Wait longer each time, unless the process has lived for a while."""
        self.is_failing.set()
        pause = FIRST_PAUSE if lived > STEADY else self.pause
        self.pause = min(2 * pause, LONGEST_PAUSE)
        log.error("process died", port=self.options.port, code=code, restart_in=pause)
        self.is_pause_over.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.is_pause_over.wait(), pause)

    async def replace(self) -> bool:
        """Stop the process and start another; return whether that one became ready. If not, it is retried as after a crash."""
        if not self.is_ready.is_set():  # it is being restarted anyway, after a crash without a further pause
            self.is_failing.clear()
            self.is_pause_over.set()
            return await self.becomes_ready()
        self.is_replaced = True
        self.is_ready.clear()
        await self.close()
        return await self.becomes_ready()

    async def becomes_ready(self) -> bool:
        waiting = [asyncio.create_task(each.wait()) for each in (self.is_ready, self.is_failing, self.is_stopped)]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        return self.is_ready.is_set()

    async def stop(self) -> None:
        """Let it finish what it is doing; kill it if that takes too long."""
        self.is_stopped.set()
        self.is_pause_over.set()
        await self.close()

    async def close(self) -> None:
        process = self.process
        if process is None or process.returncode is not None:
            return
        assert process.stdin
        process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), STOP_TIMEOUT)
        except TimeoutError:
            log.error("process killed", port=self.options.port, pid=process.pid)
            self.kill()

    def kill(self) -> None:
        if self.process and self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()


class Supervisor:
    """`prepare` runs before all processes are replaced, and returns whether they should be."""

    def __init__(self, processes: Sequence[ServerProcess], announce: Callable[[], None], prepare: Callable[[], Awaitable[bool]]) -> None:
        self.processes, self.announce, self.prepare = processes, announce, prepare
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_stopping = self.is_replacing = False

    async def run(self) -> int:
        """Run until stopped; return an exit code."""
        with self.signals_handled(asyncio.get_running_loop()):
            return await self.run_processes()

    async def run_processes(self) -> int:
        running = [asyncio.create_task(each.run()) for each in self.processes]
        started = asyncio.create_task(self.wait_for_start())
        await asyncio.wait([started, *running], return_when=asyncio.FIRST_COMPLETED)
        if started.done():
            self.announce()
            await asyncio.wait(running)
        failed = not started.done() and not self.is_stopping
        started.cancel()
        await self.stop()
        codes = await asyncio.gather(*running)
        return next((code for code in codes if code > 0), FAILURE) if failed else 0

    async def wait_for_start(self) -> None:
        for each in self.processes:
            await each.is_ready.wait()

    @contextmanager
    def signals_handled(self, loop: asyncio.AbstractEventLoop) -> Iterator[None]:
        def handle(number: int, _frame: Any) -> None:
            loop.call_soon_threadsafe(self.on_signal, number)

        hangup = getattr(signal, "SIGHUP", None)  # not on Windows
        numbers = (signal.SIGINT, signal.SIGTERM, *([hangup] if hangup else []))
        before = [signal.signal(number, handle) for number in numbers]
        try:
            yield
        finally:
            for number, handler in zip(numbers, before, strict=True):
                signal.signal(number, handler)

    def on_signal(self, number: int) -> None:
        """A second Ctrl-C stops immediately. If the terminal hangs up, that is no request to restart."""
        if number == getattr(signal, "SIGHUP", None) and not sys.stderr.isatty():
            self.start_task(self.replace_all())
        elif number == signal.SIGINT and self.is_stopping:
            for each in self.processes:
                each.kill()
        else:
            self.start_task(self.stop())

    def start_task(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def stop(self) -> None:
        self.is_stopping = True
        await asyncio.gather(*(each.stop() for each in self.processes))

    async def replace_all(self) -> None:
        """Replace one process after the other, so that the others serve meanwhile; end if a new one doesn't start."""
        if self.is_replacing or self.is_stopping:
            return
        self.is_replacing = True
        try:
            is_done = await self.prepare() and await self.replace_each()
        finally:
            self.is_replacing = False
        if is_done:
            log.info("processes restarted", count=len(self.processes))
        else:
            log.error("restart abandoned")

    async def replace_each(self) -> bool:
        for each in self.processes:
            if self.is_stopping or not await each.replace():
                return False
        return True
