"""Measuring, the same for every program: it waits for orders on standard input, one JSON object each, and answers each with one.

An order names a row and how long to measure it; the first one for a row also prepares it and warms it up. Cores and clock come from the
environment: CPU time of the process if it holds one core, so that other work on the machine hardly counts, and else elapsed time.
"""

import json
import os
import sys
import time
from collections.abc import Callable

CORES = int(os.environ.get("PEERS_CORES", "1"))
clock = time.process_time if CORES == 1 else time.perf_counter
if hasattr(os, "sched_setaffinity"):  # so that libraries with threads of their own get no more cores
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[-CORES:])

Play = Callable[[], int]  # makes some moves and returns their number
Measure = Callable[[float], tuple[float, float]]  # for a number of seconds: moves and the seconds they took


def repeat(play: Play) -> Measure:
    """Measure a function that makes some moves, calling it again and again."""

    def measure(seconds: float) -> tuple[float, float]:
        moves, start = 0, clock()
        while (taken := clock() - start) < seconds or not moves:
            moves += play()
        return moves, taken

    return measure


def serve(rows: dict[str, Callable[[], Measure]]) -> None:
    """Obey orders until standard input ends. `rows` prepares the measurement of each row. What libraries print is kept from answers."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    measures: dict[str, Measure] = {}
    for line in sys.stdin:
        order = json.loads(line)
        try:
            moves, taken = obey(rows, measures, order["row"], order["seconds"])
            answer = {"moves": moves, "seconds": taken}
        except Exception as fault:
            answer = {"fault": f"{type(fault).__name__}: {fault}"}
        print(json.dumps(answer), file=answers, flush=True)


def obey(rows: dict[str, Callable[[], Measure]], measures: dict[str, Measure], row: str, seconds: float) -> tuple[float, float]:
    if row not in measures:
        measures[row] = rows[row]()
        measures[row](0.0)
    return measures[row](seconds)
