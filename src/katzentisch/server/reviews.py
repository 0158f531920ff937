"""Reviews of finished games take seconds: each is made once, a few at the same time, in threads."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

AT_ONCE = 2
MOST_WAITING = 8
KEPT = 500

Key = tuple[str, int]  # game and seat


class Reviews:
    """What was made, or is being made."""

    def __init__(self) -> None:
        self.made: OrderedDict[Key, asyncio.Task[Any]] = OrderedDict()
        self.places = asyncio.Semaphore(AT_ONCE)

    def takes(self, key: Key) -> bool:
        """Whether there is room for one more, or it is there already."""
        return key in self.made or sum(not task.done() for task in self.made.values()) < MOST_WAITING

    async def of(self, key: Key, make: Callable[[], Any]) -> Any:
        if key not in self.made:
            self.made[key] = asyncio.create_task(self.worked(make))
        self.made.move_to_end(key)
        try:
            return await asyncio.shield(self.made[key])  # whoever asked may go: somebody else waits for it, or asks again
        finally:
            self.tidy()

    async def worked(self, make: Callable[[], Any]) -> Any:
        async with self.places:
            return await asyncio.to_thread(make)

    def tidy(self) -> None:
        """What failed is tried again when it is asked for again."""
        failed = [key for key, task in self.made.items() if task.done() and (task.cancelled() or task.exception())]
        for key in [*failed, *list(self.made)[:-KEPT]]:
            self.made.pop(key, None)

    def close(self) -> None:
        for task in self.made.values():
            task.cancel()
