"""A simulation of one server process: how long moves take that wait for the core and for a commit. Seeded, so it gives the same again.

A move needs the core twice: before its commit (decode, check, fold) and after it (views, updates). Moves that arrive during a commit wait
for the next one, which takes them all. People move at random times, a chain of bots answers after their pauses, and now and then many
people move at the same moment.
"""

import heapq
from collections import deque
from dataclasses import dataclass, field
from itertools import count
from math import exp
from random import Random

from katzentisch.server.storage.writer import INTERVAL

from .capacity_model import Burst, QueueSettings

BEFORE = 0.4  # the share of a move's CPU time that precedes its commit
SPREAD_OF_COMMIT = 0.4  # standard deviation of the logarithm


@dataclass(frozen=True)
class Delay:
    """Milliseconds from a move's arrival to its updates, at a utilisation of the core."""

    utilisation: float
    p50: float
    p99: float


@dataclass(slots=True)
class Move:
    arrived: float
    cpu: float  # seconds
    bots: int  # that answer it one after the other
    is_committed: bool = False


@dataclass
class Process:
    """The state of the simulated process, driven by events in order of time."""

    settings: QueueSettings
    cpu: float  # seconds for a move, on average
    commit: float  # seconds, median
    rng: Random
    events: list[tuple[float, int, str, Move | None]] = field(default_factory=list)
    ready: deque[Move] = field(default_factory=deque)  # waiting for the core
    running: Move | None = None
    waiting: list[Move] = field(default_factory=list)  # for the next commit
    committing: list[Move] = field(default_factory=list)
    next_commit: float = 0.0  # when it can begin at the earliest
    is_gathering: bool = False  # moves, until then
    delays: list[float] = field(default_factory=list)
    numbers: "count[int]" = field(default_factory=count)

    def plan(self, at: float, what: str, move: Move | None = None) -> None:
        heapq.heappush(self.events, (at, next(self.numbers), what, move))

    def new_move(self, at: float, bots: int) -> Move:
        spread = self.settings.spread
        return Move(at, self.cpu * exp(self.rng.gauss(-spread * spread / 2, spread)), bots)

    def run(self) -> list[float]:
        while self.events and len(self.delays) < self.settings.moves:
            at, _, what, move = heapq.heappop(self.events)
            if what == "arrive" and move:
                self.ready.append(move)
            elif what == "done" and move:
                self.finish_work(at, move)
            elif what == "committed":
                self.finish_commit()
            self.start_work(at)
            self.start_commit(at)
        return self.delays

    def start_work(self, at: float) -> None:
        if self.running is None and self.ready:
            self.running = move = self.ready.popleft()
            share = 1 - BEFORE if move.is_committed else BEFORE
            self.plan(at + share * move.cpu, "done", move)

    def finish_work(self, at: float, move: Move) -> None:
        self.running = None
        if not move.is_committed:
            self.waiting.append(move)
            return
        self.delays.append(at - move.arrived)
        if move.bots:
            next_at = at + self.rng.uniform(*self.settings.bot_pause)
            self.plan(next_at, "arrive", self.new_move(next_at, move.bots - 1))

    def start_commit(self, at: float) -> None:
        if not self.waiting or self.committing:
            return
        if at >= self.next_commit:
            self.committing, self.waiting = self.waiting, []
            self.next_commit, self.is_gathering = at + INTERVAL, False
            self.plan(at + self.commit * exp(self.rng.gauss(0, SPREAD_OF_COMMIT)), "committed")
        elif not self.is_gathering:
            self.is_gathering = True
            self.plan(self.next_commit, "gathered")

    def finish_commit(self) -> None:
        for move in self.committing:
            move.is_committed = True
        self.ready.extend(self.committing)
        self.committing = []


def simulate(settings: QueueSettings, utilisation: float, cpu_us: float, commit_ms: float, bots: int, bursts: Burst) -> Delay:
    """Simulate a process whose core is busy for a share of the time; `bots` is how many bots answer a move of a person."""
    process = Process(settings, cpu_us / 1e6, commit_ms / 1e3, Random(settings.seed))
    rate = utilisation / process.cpu / (1 + bots)  # moves of people a second, those in bursts included
    burst = round(rate * bursts.every * bursts.share)
    steady = rate - burst / bursts.every
    until = settings.moves / rate / (1 + bots)
    at = 0.0
    while (at := at + process.rng.expovariate(steady)) < until:
        process.plan(at, "arrive", process.new_move(at, bots))
    for number in range(int(until / bursts.every)):
        for _ in range(burst):
            at = number * bursts.every
            process.plan(at, "arrive", process.new_move(at, bots))
    delays = sorted(process.run())
    return Delay(utilisation, *(1000 * delays[min(len(delays) - 1, int(len(delays) * share))] for share in (0.5, 0.99)))
