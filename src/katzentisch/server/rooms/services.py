"""The services that all rooms of one process share."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import TypeVar

from ..compiled_games import CompiledGames
from ..settings import Settings
from ..storage.store import Store
from .bus import Bus
from .clock import SteadyClock
from .event_cache import EventCache
from .fair_queue import FairQueue
from .faults import Faults
from .hint_cache import HintCache
from .metrics import Metrics

Result = TypeVar("Result")
REPLAYS = 2  # at the same time
HINTS = 2  # evaluated at the same time: bots that play need threads too


def system_rng(table: str, ply: int) -> Random:
    return SystemRandom()


@dataclass
class Services:
    settings: Settings
    store: Store
    bus: Bus
    pause_key: bytes  # makes the pauses before automatic moves unpredictable
    metrics: Metrics = field(default_factory=Metrics)
    now: Callable[[], int] = field(default_factory=SteadyClock)  # milliseconds since 1970
    ticks: Callable[[], float] = time.monotonic  # seconds since an arbitrary moment
    make_rng: Callable[[str, int], Random] = system_rng  # a bot's random numbers, by table and ply
    bot_threads: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(thread_name_prefix="bot"))
    replay_threads: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(REPLAYS, "replay"))
    event_cache: EventCache = field(default_factory=EventCache)
    compiled: CompiledGames = field(default_factory=CompiledGames)
    hint_queue: FairQueue = field(default_factory=lambda: FairQueue(HINTS, each=1))
    hints: HintCache = field(default_factory=HintCache)

    def __post_init__(self) -> None:
        self.faults = Faults(self.store, self.metrics, self, self.settings.broken_pause, self.compiled)

    async def run(self, is_long: bool, work: Callable[[], Result]) -> Result:
        """Run long work in a thread, so that it doesn't block the event loop."""
        if not is_long:
            return work()
        return await asyncio.get_running_loop().run_in_executor(self.replay_threads, copy_context().run, work)

    def close(self) -> None:
        for threads in (self.bot_threads, self.replay_threads):
            threads.shutdown(cancel_futures=True)
