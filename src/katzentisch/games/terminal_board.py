"""Boards drawn as text, and their building blocks.

A game's own board is the function `board` in its terminal_board.py and takes only what the player may see. A game without one is shown
by its zones, or by the fields of its view.
"""

import importlib
import importlib.util
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..words import knows, say
from .game import View, Zone, ZoneView

ACCENT = "bold yellow"  # marks whose turn it is
MARGIN = 2
LABEL_WIDTH = 9
COMMON = {field.encode_name for field in msgspec.structs.fields(View)}


@dataclass(frozen=True)
class BoardText:
    language: str
    names: Sequence[str]  # without control characters

    def say(self, sentence: str, **facts: Any) -> str:
        return say(sentence, self.language, **facts)

    def name(self, seat: int) -> str:
        return self.names[seat]

    def title(self, view: View, seat: int) -> str:
        """Return a seat's name, followed by "(you)" for the viewer."""
        return f"{self.name(seat)} ({self.say('cli-you')})" if seat == view.viewer else self.name(seat)


Board = Callable[[Any, BoardText], list[RenderableType]]


def draw_board(view: View, text: BoardText) -> Group:
    """Return the board: the other seats in order, the middle, and the player's hand at the bottom."""
    game = str(type(view).__struct_config__.tag)
    return Group(heading(game, view, text), *board_for(type(view))(view, text))


def board_for(view_type: type[View]) -> Board:
    """Return the board of a game, which is in the package of its view, or one that suits every game."""
    name = view_type.__module__.rpartition(".")[0] + ".terminal_board"
    if name != __name__ and importlib.util.find_spec(name):
        own: Board = importlib.import_module(name).board
        return own
    return zone_board if issubclass(view_type, ZoneView) else field_board


def heading(game: str, view: View, text: BoardText) -> RenderableType:
    title = f"{text.say(f'{game}-name')} · {text.say(f'{game}-phase-{view.phase}')}"
    return Rule(Text(title, "bold"), align="left", style="dim")


class Sheet:
    """The lines of a board: a seat's name or a label, then its cells, in aligned columns."""

    def __init__(self, view: View, text: BoardText, cells: Callable[[int], list[str]]) -> None:
        self.view = view
        self.titles = [text.title(view, seat) for seat in range(view.players)]
        self.cells = [cells(seat) for seat in range(view.players)]
        self.width = max(LABEL_WIDTH, *map(cell_len, self.titles))

    def others(self) -> Table:
        """Return the other seats clockwise from the viewer's left; all seats for a spectator."""
        viewer, players = self.view.viewer, self.view.players
        return self.seats(range(players) if viewer is None else [(viewer + step) % players for step in range(1, players)])

    def own(self) -> Table:
        return self.seats([] if self.view.viewer is None else [self.view.viewer])

    def seats(self, shown: Iterable[int]) -> Table:
        """Return one line per seat, with a mark for whose turn it is."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for width in (self.width + MARGIN, *(max(map(cell_len, column)) for column in zip(*self.cells, strict=True))):
            table.add_column(min_width=width, no_wrap=True)
        for seat in shown:
            is_turn = seat == self.view.turn
            title = f"{'>' if is_turn else ' ':{MARGIN}}{self.titles[seat]}"
            table.add_row(*map(Text, (title, *self.cells[seat])), style=ACCENT if is_turn else "")
        return table

    def line(self, label: str, *parts: str | Text) -> Table:
        """Return a label and its contents; long lines wrap next to the label."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(width=self.width + MARGIN)
        table.add_column(ratio=1)
        texts = [part if isinstance(part, Text) else Text(part) for part in parts if part]
        table.add_row(Text(" " * MARGIN + label, "dim"), Text("   ").join(texts))
        return table


def spread(cards: Iterable[str]) -> Text:
    """Return a hand with equal cards close together and others apart."""
    text, last = Text(style="bold"), ""
    for card in cards:
        text.append((" " if card == last else "   ") * bool(last) + card)
        last = card
    return text


def zone_board(view: ZoneView, text: BoardText) -> list[RenderableType]:
    """Return the board of a game without its own: the zones of every seat, the middle, the viewer's own zones."""
    game = str(type(view).__struct_config__.tag)
    sheet = Sheet(view, text, lambda seat: [zone_text(game, zone, text) for zone in view.zones if zone.seat == seat])
    middle = [sheet.line(text.say(zone.name), zone_text(game, zone, text)) for zone in view.zones if zone.seat is None]
    return [sheet.others(), *middle, sheet.own()]


def zone_text(game: str, zone: Zone, text: BoardText) -> str:
    """Return the cards of a zone; those of a seat with the zone's name, which has no column of its own."""
    cards = [card_text(game, card, text) for card in zone.cards]
    hidden = [text.say("cli-cards", count=zone.hidden)] if zone.hidden else []
    label = [] if zone.seat is None else [f"{text.say(zone.name)}:"]
    return " ".join([*label, *(cards + hidden or ["–"])])


def card_text(game: str, card: str, text: BoardText) -> str:
    """Return the name of a card, which is the sentence `<game>-card-<card>`, or its notation."""
    sentence = f"{game}-card-{card}"
    return text.say(sentence) if knows(sentence, text.language) else card


def field_board(view: View, text: BoardText) -> list[RenderableType]:
    """Return the board of a game with neither its own board nor zones: the fields of the view."""
    fields: dict[str, Any] = msgspec.to_builtins(view)
    seats = fields.pop("seats", [])
    lines = [f"{'>' if seat == view.turn else ' '} {text.name(seat)}: {written(shown)}" for seat, shown in enumerate(seats)]
    rest = [f"  {name}: {written(value)}" for name, value in fields.items() if name not in COMMON | {"game"}]
    return [Text(each) for each in lines + rest]


def written(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {written(each)}" for name, each in value.items())
    if isinstance(value, list):
        return " ".join(written(each) for each in value)
    return "–" if value is None else str(value)
