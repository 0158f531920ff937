"""Narration of a recorded game, entry by entry."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from rich import box
from rich.table import Table
from rich.text import Text

from ..games.game import Event, Game
from ..games.terminal_board import BoardText, draw_board
from ..play.narration import narrate, seat_name
from ..play.play import Play
from ..play.record import RecordError
from ..play.step import Step
from .screen import Screen, visible

INDENT = 2

NUMBER_WIDTH = 5
LONGEST_SETUP = 60  # longer values such as a whole deck are left out: their cards are mentioned when they appear


def names_of(play: Play, language: str) -> list[str]:
    """Return the names in the game's record, or names for the seats if it has no usable ones."""
    names, players = play.notes.get("names"), play.players
    if isinstance(names, list) and len(names) == players and all(isinstance(name, str) and 0 < len(name) <= 20 for name in names):
        return names
    return [seat_name(seat, language) for seat in range(players)]


@dataclass
class Narration:
    screen: Screen
    play: Play
    seat: int | None  # None: everything that any player saw
    names: Sequence[str]

    def run(self, steps: Iterable[Step], is_cut: bool) -> RecordError | None:
        """Print the game up to its end or its first error, and return the error."""
        error = None
        self.narrate_deal()
        try:
            for number, step in enumerate(steps):
                self.narrate(str(number), self.events_of(step))
        except RecordError as found:
            error = found
        if self.play.result and not is_cut:
            self.screen.show(ranking_table(self.screen, self.play.result.ranks, self.play.result.scores, self.names))
        else:
            self.show_board()
        return error

    def narrate_deal(self) -> None:
        """Print the setup before the first move."""
        seats = range(self.play.players) if self.seat is None else [self.seat]
        if self.seat is None:
            self.screen.write(self.screen.say(f"{self.play.game.id}-name"), "bold")
            for text in setup_lines(self.play.setup, self.names):
                self.screen.write(text, "dim", indent=INDENT)
        self.narrate("", most_detailed([self.play.opening_events(seat) for seat in seats]))
        if self.seat is not None:
            self.show_board()

    def events_of(self, step: Step) -> list[Event]:
        if self.seat is not None:
            return step.events(self.seat)
        acting = step.events(step.seat)
        return most_detailed([acting, *(step.events(seat) for seat in range(self.play.players))])

    def narrate(self, number: str, events: Sequence[Event]) -> None:
        """Print the sentences of an entry, with its number (from 0) in front of the first."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(width=NUMBER_WIDTH, justify="right", style="dim")
        table.add_column(ratio=1)
        for place, event in enumerate(events):
            sentence = narrate(self.play.game, event, self.screen.language, self.names, self.seat)
            table.add_row("" if place else number, Text(visible(sentence)))
        self.screen.show(table)

    def show_board(self) -> None:
        self.screen.show(draw_board(self.play.view(self.seat), BoardText(self.screen.language, list(map(visible, self.names)))))


def most_detailed(seen: Sequence[list[Event]]) -> list[Event]:
    """Combine what several seats saw: each event as the seat with the most knowledge saw it. Hidden cards are omitted, so that is the
    longest."""
    if len({len(events) for events in seen}) > 1:
        return seen[0]
    return [max(event, key=lambda each: len(msgspec.json.encode(each))) for event in zip(*seen, strict=True)]


def setup_lines(setup: dict[str, Any], names: Sequence[str]) -> list[str]:
    """Return what the setup gave each seat, and everything else that is short enough to read."""
    lines = []
    for key, value in setup.items():
        if isinstance(value, list) and len(value) == len(names):
            lines += [f"{key}, {name}: {each}" for name, each in zip(names, value, strict=True)]
        elif isinstance(value, str) and len(value) <= LONGEST_SETUP:
            lines.append(f"{key}: {value}")
    return lines


def print_events(screen: Screen, game: Game, events: Iterable[Event], names: Sequence[str], own: int) -> None:
    """Print events as sentences; those that concern the player's own seat are bold."""
    for event in events:
        style = "bold" if getattr(event, "seat", None) == own else ""
        screen.write(narrate(game, event, screen.language, names, own), style, INDENT)


def ranking_table(screen: Screen, ranks: Sequence[int], scores: Sequence[int], names: Sequence[str]) -> Table:
    """Return the ranking, best first."""
    table = Table(box=box.SIMPLE, show_header=False, pad_edge=False)
    table.add_column(justify="right")
    table.add_column()
    table.add_column(justify="right")
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(ranks)):
        style = "bold" if rank == 1 else ""
        table.add_row(f"{rank}.", Text(visible(names[seat])), screen.number(scores[seat]), style=style)
    return table
