"""One server at one pace: started, and measured with more and more tables as long as it sustains them."""

import gc
import resource
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import uvloop

from .measurement import Broken, Step, climb, measure
from .open_tables import OpenTables
from .servers import CannotServe, Server, Subject
from .table import HUMAN_PERIOD, SEATS, FullSpeed, HumanPace, Pace

OTHER_FILES = 200  # that a process has open besides its connections


@dataclass(frozen=True)
class Mode:
    name: str
    what: str
    pace: Callable[[], Pace]
    first: int  # tables to begin with


FULL_SPEED = Mode("full speed", "Every table moves as fast as it can", FullSpeed, 8)
MODES = (
    FULL_SPEED,
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


def measured(subject: Subject, mode: Mode, seconds: float, counts: Sequence[int] = ()) -> Result:
    """Measure with these numbers of tables, or look for the largest one if there are none."""
    print(f"{subject.what}, {mode.name} …", file=sys.stderr)
    try:
        with subject.start() as server:
            run = LoadRun(subject, mode, seconds, server)
            steps, fault = uvloop.run(run.measure(counts) if counts else run.climb())
    except CannotServe as why:
        steps, fault = [], str(why)
    return Result(subject, mode, steps, fault)


class LoadRun:
    """All tables at one server, and the steps that are measured with them."""

    def __init__(self, subject: Subject, mode: Mode, seconds: float, server: Server) -> None:
        self.mode, self.seconds, self.server = mode, seconds, server
        self.opened = OpenTables(subject.open_table, server.ports)

    async def climb(self) -> tuple[list[Step], str | None]:
        gc.disable()  # what clients leave behind has no cycles
        return await climb(self.step, self.mode.first, most_tables())

    async def measure(self, counts: Sequence[int]) -> tuple[list[Step], str | None]:
        gc.disable()
        steps: list[Step] = []
        try:
            for count in counts:
                steps.append(await self.step(count))
        except Broken as fault:
            return steps, str(fault)
        return steps, None

    async def step(self, count: int) -> Step:
        tables = await self.opened.first(count)
        step = await measure(tables, self.mode.pace(), self.seconds, self.opened.watch, self.server.pids)
        print(f"  {count:5} tables {step.moves_per_second:8,.0f} moves/s, 99%: {step.p99:6.1f} ms", file=sys.stderr)
        return step


def most_tables() -> int:
    """As many tables as the limit on open connections allows, here and in the server."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return (most - OTHER_FILES) // SEATS
