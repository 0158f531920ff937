"""Putting an end to tasks."""

import asyncio
from collections.abc import Sequence
from typing import Any

SOON = 0.05  # seconds


async def end(tasks: Sequence[asyncio.Task[Any]]) -> None:
    """Again and again: until Python 3.12, a cancellation is lost in `asyncio.wait_for` if it comes together with the result."""
    while waiting := [task for task in tasks if not task.done()]:
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting, timeout=SOON)
    await asyncio.gather(*tasks, return_exceptions=True)
