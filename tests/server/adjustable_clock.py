"""A server whose clock a test can change."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from katzentisch.testing.running_server import RunningServer, quick, running
from katzentisch.testing.table_actions import happened
from katzentisch.testing.visitor import Message, Visitor

SECOND, HOUR = 1000, 3600 * 1000
PAUSE = 150  # milliseconds


@dataclass
class Clock:
    """The server's clock: it runs by itself, and `jump` moves it."""

    server: RunningServer
    ahead: int = 0

    def __post_init__(self) -> None:
        services = self.server.server.services
        real = services.now
        services.now = lambda: real() + self.ahead

    def jump(self, table: Message, milliseconds: int) -> None:
        self.ahead += milliseconds
        self.server.call(self.look(table))

    async def look(self, table: Message) -> None:
        """Do what is due now, as if the time had passed by itself."""
        rooms = self.server.server.rooms
        room = await rooms.find(table["id"])
        assert room
        await rooms.beat()
        if room.scheduler.task is None:
            room.scheduler.schedule()


@contextmanager
def adjustable_clock(folder: Path, **changes: Any) -> Iterator[Clock]:
    """Run a server whose bots wait a little, so that a player can return before they move."""
    with running(quick(folder, bot_pause=(PAUSE, PAUSE), **changes)) as started:
        yield Clock(started)


def kinds(visitor: Visitor, seat: int) -> list[str]:
    return [each["what"] for each in happened(visitor, seat)]
