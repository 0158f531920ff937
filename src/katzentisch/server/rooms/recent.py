"""Long answers to those who come to a table: whoever comes next, before anything else has happened, gets the same."""

from collections import OrderedDict
from dataclasses import dataclass

from ..tables.table import Table
from ..wire import table_events
from ..wire.updates import Viewer

MOST = 64  # answers, of all tables together
LEAST = 50  # entries: less than that is quickly made again

Happened = list[table_events.AnyTableEvent]


@dataclass(frozen=True)
class Answer:
    """The entries after `start`, up to `number`."""

    number: int
    start: int
    happened: Happened


class Recent:
    def __init__(self) -> None:
        self.answers: OrderedDict[tuple[str, Viewer], Answer] = OrderedDict()

    def get(self, table: Table, viewer: Viewer, start: int) -> Happened | None:
        answer = self.answers.get((table.id, viewer))
        if answer is None or answer.number != table.number or answer.start > start:
            return None
        return [each for each in answer.happened if each.number > start]

    def put(self, table: Table, viewer: Viewer, start: int, happened: Happened) -> None:
        if len(happened) < LEAST:
            return
        self.answers[table.id, viewer] = Answer(table.number, start, happened)
        self.answers.move_to_end((table.id, viewer))
        if len(self.answers) > MOST:
            self.answers.popitem(last=False)
