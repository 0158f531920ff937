"""Load generators: processes that each play at a share of the tables, because one can't keep several server processes busy."""

import asyncio
import gc
import multiprocessing
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.connection import Connection
from time import process_time
from zlib import crc32

import uvloop

from .katzentisch_client import open_table, same_port
from .measurement import Broken, watched
from .open_tables import OpenTables
from .table import FullSpeed

LONGEST_STOP = 10.0  # seconds


@dataclass(frozen=True)
class Target:
    """The port of a proxy; or the ports of the server processes, where clients connect to the one of their table."""

    ports: tuple[int, ...]
    game: str

    def port_of(self, port: int, id: str) -> int:
        return self.ports[crc32(id.encode()) % len(self.ports)] if len(self.ports) > 1 else same_port(port, id)


@dataclass(frozen=True)
class Sample:
    """What a generator has measured."""

    times: list[float] = field(repr=False)  # of moves, in seconds
    moves: int  # that finished while it measured
    seconds: float
    cpu: float  # seconds
    updates: int
    bytes: int

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def cores(self) -> float:
        return self.cpu / self.seconds


@dataclass(frozen=True)
class Open:
    """Asks a generator to have this number of tables."""

    count: int


@dataclass(frozen=True)
class Measure:
    """Asks a generator to play for this number of seconds after the warm-up."""

    seconds: float


Request = Open | Measure


class Generator:
    """What happens in the process of a generator."""

    def __init__(self, number: int, target: Target) -> None:
        self.opened = OpenTables(partial(open_table, game=target.game, port_of=target.port_of), target.ports, f"{number}-")

    async def serve(self, pipe: Connection) -> None:
        """Answer requests until the pipe is closed."""
        gc.disable()  # what clients leave behind has no cycles
        while request := await asyncio.to_thread(received, pipe):
            try:
                pipe.send(await self.handle(request))
            except Broken as fault:
                pipe.send(fault)

    async def handle(self, request: Request) -> Sample | None:
        if isinstance(request, Open):
            await self.opened.first(request.count)
            return None
        return await self.measure(request.seconds)

    async def measure(self, seconds: float) -> Sample:
        watch = self.opened.watch
        before, after = await watched(self.opened.tables, FullSpeed(), seconds, watch, process_time)
        return Sample(watch.times, watch.moves, watch.seconds, after - before, watch.updates, watch.bytes)


def received(pipe: Connection) -> Request | None:
    try:
        request: Request = pipe.recv()
    except EOFError:
        return None
    return request


def generate(pipe: Connection, number: int, target: Target) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started this one
    uvloop.run(Generator(number, target).serve(pipe))


class Generators:
    """All generators, seen from the process that started them."""

    def __init__(self, pipes: Sequence[Connection]) -> None:
        self.pipes = pipes

    async def open(self, tables: int) -> None:
        await self.answers([Open(share) for share in shares(tables, len(self.pipes))])

    async def measure(self, seconds: float) -> list[Sample]:
        samples = await self.answers([Measure(seconds)] * len(self.pipes))
        return [each for each in samples if each]

    async def answers(self, requests: Sequence[Request]) -> list[Sample | None]:
        """What all answer; raises the first error only once all have answered."""
        for pipe, request in zip(self.pipes, requests, strict=True):
            pipe.send(request)
        answers = [await asyncio.to_thread(answered, pipe) for pipe in self.pipes]
        for each in answers:
            if isinstance(each, Broken):
                raise each
        return [each for each in answers if not isinstance(each, Broken)]


def answered(pipe: Connection) -> Sample | Broken | None:
    try:
        answer: Sample | Broken | None = pipe.recv()
    except EOFError:
        return Broken("a load generator died")
    return answer


def shares(tables: int, count: int) -> list[int]:
    """How many tables each generator has; they differ by one at most."""
    return [tables // count + (number < tables % count) for number in range(count)]


@asynccontextmanager
async def generators(count: int, target: Target) -> AsyncIterator[Generators]:
    context = multiprocessing.get_context("spawn")
    pipes, processes = [], []
    try:
        for number in range(count):
            ours, its = context.Pipe()
            process = context.Process(target=generate, args=(its, number, target), daemon=True)
            process.start()
            its.close()
            pipes.append(ours)
            processes.append(process)
        yield Generators(pipes)
    finally:
        for pipe in pipes:
            pipe.close()
        for process in processes:
            process.join(LONGEST_STOP)
            process.kill()
