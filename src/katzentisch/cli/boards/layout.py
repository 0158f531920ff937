"""Building blocks of the boards."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...games.game import View
from ...words import say
from ..screen import visible

ACCENT = "bold yellow"  # marks whose turn it is
MARGIN = 2
LABEL_WIDTH = 9


@dataclass(frozen=True)
class BoardText:
    language: str
    names: Sequence[str]

    def say(self, sentence: str, **facts: Any) -> str:
        return say(sentence, self.language, **facts)

    def name(self, seat: int) -> str:
        return visible(self.names[seat])

    def title(self, view: View, seat: int) -> str:
        """Return a seat's name, followed by "(you)" for the viewer."""
        return f"{self.name(seat)} ({self.say('cli-you')})" if seat == view.viewer else self.name(seat)


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
