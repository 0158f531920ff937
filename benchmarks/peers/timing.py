"""Timing, the same for every measuring program: one thread, warmed up, about `seconds` long. Each program prints one JSON object."""

import json
import os
import time
from collections.abc import Callable

SECONDS = 5.0


def moves_a_second(play: Callable[[], int], seconds: float = SECONDS) -> float:
    """Moves per second; `play` makes some moves and returns their number."""
    play()
    moves, start = 0, time.perf_counter()
    while (taken := time.perf_counter() - start) < seconds:
        moves += play()
    return moves / taken


def hold_one_core() -> None:
    """Pin this process to one core, so that libraries with threads of their own get no second one."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def print_rates(**rates: float) -> None:
    print(json.dumps(rates))
