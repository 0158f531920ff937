"""Reviews of finished games take seconds: each is made once, a few at the same time, in threads, and people take turns."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from ..words import Said
from .rooms.queues import Queue

AT_ONCE = 2
EACH = 2  # that one person may wait for: one's own, and already another seat's
KEPT = 500
SOON = 5  # seconds, after which it is worth asking again

Key = tuple[str, int]  # game and seat


class Reviews:
    """What was made, or is being made."""

    def __init__(self) -> None:
        self.made: OrderedDict[Key, asyncio.Task[Any]] = OrderedDict()
        self.queue = Queue(AT_ONCE, EACH)

    def why_not(self, key: Key, person: str, address: str) -> Said | None:
        """Why there is no room for one more of this person's; what is there already anybody may have."""
        reason = None if key in self.made else self.queue.why_not(person, address)
        return Said(f"review-{reason}", {"seconds": SOON}) if reason else None

    async def of(self, key: Key, person: str, address: str, make: Callable[[], Any]) -> Any:
        if key not in self.made:
            self.made[key] = self.queue.begin(person, address, lambda: asyncio.to_thread(make))
        self.made.move_to_end(key)
        try:
            return await asyncio.shield(self.made[key])  # whoever asked may go: somebody else waits for it, or asks again
        finally:
            self.tidy()

    def tidy(self) -> None:
        """What failed is tried again when it is asked for again."""
        failed = [key for key, task in self.made.items() if task.done() and (task.cancelled() or task.exception())]
        for key in [*failed, *list(self.made)[:-KEPT]]:
            self.made.pop(key, None)

    def close(self) -> None:
        for task in self.made.values():
            task.cancel()
