"""The most tables that hold: twice as many until they don't, then halfway between, until that is known to an eighth."""

from collections.abc import Awaitable, Callable

from .step import Broken, Step

TRIES = 2  # a machine's bad moment must not end the climb
CLOSE_ENOUGH = 8

Measure = Callable[[int], Awaitable[Step]]


async def climb(measure: Measure, first: int, most: int) -> tuple[list[Step], str | None]:
    """All steps, and what put an end to them if that wasn't their time."""
    steps: list[Step] = []
    held, failed, tables = 0, most + 1, min(first, most)
    try:
        while tables > held:
            step = await best_of_tries(measure, tables)
            steps.append(step)
            held, failed = (tables, failed) if step.holds else (held, tables)
            tables = next_rung(held, failed, most)
    except Broken as fault:
        return steps, str(fault)
    return steps, None


async def best_of_tries(measure: Measure, tables: int) -> Step:
    step = await measure(tables)
    for _ in range(TRIES - 1):
        if not step.holds:
            step = min(step, await measure(tables), key=lambda each: each.p99)
    return step


def next_rung(held: int, failed: int, most: int) -> int:
    """How many tables to try; `held` itself when there is nothing left to learn."""
    if failed > most:
        return min(2 * held, most)
    if failed - held <= max(1, held // CLOSE_ENOUGH):
        return held
    return (held + failed) // 2
