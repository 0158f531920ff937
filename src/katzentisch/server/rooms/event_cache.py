"""A cache of long lists of table events. Several people who join before the next entry get the same list."""

from collections import OrderedDict
from dataclasses import dataclass

from ...protocol.table_events import AnyTableEvent
from ..tables.table import Table
from ..tables.updates import Viewer

MOST = 64  # lists, of all tables together
LEAST = 50  # events: shorter lists are quickly rebuilt


@dataclass(frozen=True)
class CachedEvents:
    """The events after entry `start`, up to entry `number`."""

    number: int
    start: int
    events: list[AnyTableEvent]


class EventCache:
    def __init__(self) -> None:
        self.cached: OrderedDict[tuple[str, Viewer], CachedEvents] = OrderedDict()

    def get(self, table: Table, viewer: Viewer, start: int) -> list[AnyTableEvent] | None:
        found = self.cached.get((table.id, viewer))
        if found is None or found.number != table.number or found.start > start:
            return None
        return [each for each in found.events if each.number > start]

    def put(self, table: Table, viewer: Viewer, start: int, events: list[AnyTableEvent]) -> None:
        if len(events) < LEAST:
            return
        self.cached[table.id, viewer] = CachedEvents(table.number, start, events)
        self.cached.move_to_end((table.id, viewer))
        if len(self.cached) > MOST:
            self.cached.popitem(last=False)
