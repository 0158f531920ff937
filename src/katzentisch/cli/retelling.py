"""A recorded game, told entry by entry."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

from ..games.game import Event
from ..play.play import Play
from ..play.step import Step
from ..play.telling import seat_name, tell
from .boards import board
from .boards.parts import Look
from .screen import Screen, visible
from .telling import INDENT, ranking

NUMBER_WIDTH = 5
LONGEST_SETUP = 60  # a whole deck is no reading matter: its cards are told as they come


def names_of(record: dict[str, Any], players: int, language: str) -> list[str]:
    """Those of the record, if it has fitting ones."""
    names = record.get("names")
    if isinstance(names, list) and len(names) == players and all(isinstance(name, str) and 0 < len(name) <= 20 for name in names):
        return names
    return [seat_name(seat, language) for seat in range(players)]


@dataclass
class Retelling:
    screen: Screen
    play: Play
    seat: int | None  # None: everything that anybody saw
    names: Sequence[str]

    def run(self, entries: Sequence[str], is_cut: bool) -> None:
        self.begin()
        for number, entry in enumerate(entries):
            self.tell(str(number), self.seen(self.play.enter(entry)))
        if self.play.result and not is_cut:
            self.screen.show(ranking(self.play.result["ranks"], self.play.result["scores"], self.names))
        else:
            self.show_board()

    def begin(self) -> None:
        """What was there before the first move."""
        seats = range(self.play.players) if self.seat is None else [self.seat]
        if self.seat is None:
            self.screen.write(self.screen.say(f"{self.play.game.id}-name"), "bold")
            for text in dealt(self.play.setup, self.names):
                self.screen.write(text, "dim", indent=INDENT)
        self.tell("", fullest([self.play.opened(seat) for seat in seats]))
        if self.seat is not None:
            self.show_board()

    def seen(self, step: Step) -> list[Event]:
        if self.seat is not None:
            return step.events(self.seat)
        acting = step.events(step.seat)
        return fullest([acting, *(step.events(seat) for seat in range(self.play.players))])

    def tell(self, number: str, events: Sequence[Event]) -> None:
        """The entry's number, from 0, stands before its first sentence."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(width=NUMBER_WIDTH, justify="right", style="dim")
        table.add_column(ratio=1)
        for place, event in enumerate(events):
            sentence = tell(self.play.game, event, self.screen.language, self.names)
            table.add_row("" if place else number, Text(visible(sentence)))
        self.screen.show(table)

    def show_board(self) -> None:
        self.screen.show(board(self.play.view(self.seat), Look(self.screen.language, self.names)))


def fullest(seen: Sequence[list[Event]]) -> list[Event]:
    """The same events as several seats saw them: each as the seat saw it that knew most. A hidden card is left out, so most is longest."""
    if len({len(events) for events in seen}) > 1:
        return seen[0]
    return [max(event, key=lambda each: len(msgspec.json.encode(each))) for event in zip(*seen, strict=True)]


def dealt(setup: dict[str, Any], names: Sequence[str]) -> list[str]:
    """What the setup gave each seat, and what else is short enough to be read."""
    lines = []
    for key, value in setup.items():
        if isinstance(value, list) and len(value) == len(names):
            lines += [f"{key}, {name}: {each}" for name, each in zip(names, value, strict=True)]
        elif isinstance(value, str) and len(value) <= LONGEST_SETUP:
            lines.append(f"{key}: {value}")
    return lines
