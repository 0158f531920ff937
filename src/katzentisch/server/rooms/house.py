"""What all rooms of one process share."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import TypeVar

from ..settings import Settings
from ..storage.store import Store
from .bus import Bus
from .clock import SteadyClock
from .counts import Counts
from .faults import Faults
from .queues import Queue
from .recent import Recent

Answer = TypeVar("Answer")
REPLAYS = 2  # at once
COMPARISONS = 2  # at once: bots that play need threads too


def fresh_rng(table: str, ply: int) -> Random:
    return SystemRandom()


@dataclass
class House:
    settings: Settings
    store: Store
    bus: Bus
    pause_key: bytes  # makes the pauses of what moves by itself unpredictable for everybody else
    counts: Counts = field(default_factory=Counts)
    now: Callable[[], int] = field(default_factory=SteadyClock)  # milliseconds since 1970
    ticks: Callable[[], float] = time.monotonic  # seconds since whenever
    rng: Callable[[str, int], Random] = fresh_rng  # what a bot rolls dice with, by table and ply
    threads: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(thread_name_prefix="bot"))
    replaying: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(REPLAYS, "replay"))
    recent: Recent = field(default_factory=Recent)
    comparing: Queue = field(default_factory=lambda: Queue(COMPARISONS, each=1))

    def __post_init__(self) -> None:
        self.faults = Faults(self.store, self.counts, self, self.settings.broken_pause)

    async def apart(self, is_long: bool, work: Callable[[], Answer]) -> Answer:
        """What would hold up everybody is done in a thread."""
        if not is_long:
            return work()
        return await asyncio.get_running_loop().run_in_executor(self.replaying, copy_context().run, work)

    def close(self) -> None:
        for threads in (self.threads, self.replaying):
            threads.shutdown(cancel_futures=True)
