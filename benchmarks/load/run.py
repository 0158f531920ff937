"""One server at one pace: started, and measured with more and more tables as long as it sustains them."""

import asyncio
import gc
import resource
import sys
from collections.abc import Callable
from dataclasses import dataclass

import uvloop

from .measurement import Broken, Step, climb, measure
from .servers import CannotServe, Server, Subject
from .table import HUMAN_PERIOD, SEATS, FullSpeed, HumanPace, Pace, Stopwatch, Table

AT_ONCE = 20  # tables being opened
LONGEST_OPENING = 30.0  # seconds
OTHER_FILES = 200  # that a process has open besides its connections


@dataclass(frozen=True)
class Mode:
    name: str
    what: str
    pace: Callable[[], Pace]
    first: int  # tables to begin with


MODES = (
    Mode("full speed", "Every table moves as fast as it can", FullSpeed, 8),
    Mode("human pace", f"A move every {HUMAN_PERIOD:.0f} seconds at every table", HumanPace, 250),
)


@dataclass(frozen=True)
class Result:
    """`fault` is the error that ended the measurement, if any."""

    subject: Subject
    mode: Mode
    steps: list[Step]
    fault: str | None

    @property
    def best(self) -> Step | None:
        """The step that counts: the most moves a second among those that the server sustained."""
        return max((step for step in self.steps if step.holds), key=lambda step: step.moves_per_second, default=None)


def measured(subject: Subject, mode: Mode, seconds: float) -> Result:
    print(f"{subject.what}, {mode.name} …", file=sys.stderr)
    try:
        with subject.start() as server:
            steps, fault = uvloop.run(LoadRun(subject, mode, seconds, server).climb())
    except CannotServe as why:
        steps, fault = [], str(why)
    return Result(subject, mode, steps, fault)


class LoadRun:
    """All tables at one server, and the steps that are measured with them."""

    def __init__(self, subject: Subject, mode: Mode, seconds: float, server: Server) -> None:
        self.subject, self.mode, self.seconds, self.server = subject, mode, seconds, server
        self.watch = Stopwatch()
        self.tables: list[Table] = []

    async def climb(self) -> tuple[list[Step], str | None]:
        gc.disable()  # what clients leave behind has no cycles
        return await climb(self.step, self.mode.first, most_tables())

    async def step(self, count: int) -> Step:
        await self.open(count - len(self.tables))
        step = await measure(self.tables[:count], self.mode.pace(), self.seconds, self.watch, self.server.pids)
        print(f"  {count:5} tables {step.moves_per_second:8,.0f} moves/s, 99%: {step.p99:6.1f} ms", file=sys.stderr)
        return step

    async def open(self, more: int) -> None:
        gate = asyncio.Semaphore(AT_ONCE)
        names = range(len(self.tables), len(self.tables) + more)
        try:
            self.tables += await asyncio.gather(*(self.opened(str(name), gate) for name in names))
        except TimeoutError:
            raise Broken(f"a table was not dealt within {LONGEST_OPENING:.0f} seconds") from None
        except OSError as fault:
            raise Broken(f"a table could not be opened: {fault}") from None

    async def opened(self, name: str, gate: asyncio.Semaphore) -> Table:
        table = Table(name, self.watch)
        async with gate, asyncio.timeout(LONGEST_OPENING):
            await self.subject.open_table(table, self.server.ports[int(name) % len(self.server.ports)])
            while not table.is_ready and not self.watch.faults:
                await asyncio.sleep(0.005)
        return table


def most_tables() -> int:
    """As many tables as the limit on open connections allows, here and in the server."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return (most - OTHER_FILES) // SEATS
