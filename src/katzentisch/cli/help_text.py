"""--help in two languages: every help text in the code is the id of a sentence, which is translated here."""

from typing import Any

from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.table import Table
from rich.text import Text

from ..words import knows
from .screen import Screen

NAMES_WIDTH = 24


class HelpFormatter:
    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        self.screen.write(f"{self.screen.say('cli-usage')} {plain(usage).strip()}", "bold")

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        self.screen.write(f"\n{self.translate(description)}\n")

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        if not panel.entries:
            return
        self.screen.write(self.translate(f"cli-panel-{plain(panel.title).lower()}"), "bold")
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(min_width=NAMES_WIDTH)
        table.add_column(ratio=1)
        for entry in panel.entries:
            table.add_row(Text(f"  {labels(entry)}", "cyan"), Text(self.translate(entry.description)))
        self.screen.show(table, "")

    def translate(self, text: Any) -> str:
        sentence = plain(text).strip()
        return self.screen.say(sentence) if knows(sentence, self.screen.language) else sentence


def labels(entry: HelpEntry) -> str:
    """Return the label of an entry: `-n, --players N`, or `GAME` for a positional argument."""
    if entry.positional_label:
        return entry.positional_label
    return " ".join([", ".join([*entry.positive_shorts, *entry.positive_names]), entry.metavar or ""])


def plain(text: Any) -> str:
    """Return the plain string that cyclopts has wrapped for Rich."""
    return str(getattr(text, "primary_renderable", text))
