"""Reviews of finished games, which take seconds: each is made once, a few at a time, in threads, and people take turns."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from ..words import Said
from .rooms.fair_queue import FairQueue

AT_ONCE = 2
EACH = 2  # for one person: their own seat, and already another one
KEPT = 500
SOON = 5  # seconds before trying again

Key = tuple[str, int]  # game and seat


class ReviewCache:
    """The reviews that are done or in progress."""

    def __init__(self) -> None:
        self.tasks: OrderedDict[Key, asyncio.Task[Any]] = OrderedDict()
        self.queue = FairQueue(AT_ONCE, EACH)

    def why_not(self, key: Key, person: str, address: str) -> Said | None:
        """Return why this person can't have one more; reviews that exist are available to everybody."""
        reason = None if key in self.tasks else self.queue.why_not(person, address)
        return Said(f"review-{reason}", {"seconds": SOON}) if reason else None

    async def of(self, key: Key, person: str, address: str, make: Callable[[], Any]) -> Any:
        if key not in self.tasks:
            self.tasks[key] = self.queue.begin(person, address, lambda: asyncio.to_thread(make))
        self.tasks.move_to_end(key)
        try:
            return await asyncio.shield(self.tasks[key])  # the caller may be cancelled; others may wait for it
        finally:
            self.tidy()

    def tidy(self) -> None:
        """Drop failed reviews, so that the next request retries them, and the oldest ones."""
        failed = [key for key, task in self.tasks.items() if task.done() and (task.cancelled() or task.exception())]
        for key in [*failed, *list(self.tasks)[:-KEPT]]:
            self.tasks.pop(key, None)

    def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()
