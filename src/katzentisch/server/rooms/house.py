"""What all rooms of one process share."""

import time
from asyncio import Semaphore
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random, SystemRandom

from ..settings import Settings
from ..storage.store import Store
from .bus import Bus
from .counts import Counts

COMPARISONS = 2  # at once: bots that play need threads too


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


def fresh_luck(table: str, ply: int) -> Random:
    return SystemRandom()


@dataclass
class House:
    settings: Settings
    store: Store
    bus: Bus
    counts: Counts = field(default_factory=Counts)
    now: Callable[[], int] = wall_clock  # milliseconds since 1970
    luck: Callable[[str, int], Random] = fresh_luck  # what a bot rolls dice with, by table and ply
    threads: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(thread_name_prefix="bot"))
    comparing: Semaphore = field(default_factory=lambda: Semaphore(COMPARISONS))
