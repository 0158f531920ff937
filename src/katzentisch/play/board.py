"""The board of a view as text, as the terminal shows it."""

from io import StringIO

from rich.console import Console

from ..games.game import BadSetup, View
from ..games.terminal_board import BoardText, draw_board
from ..words import LANGUAGES, Said, say
from .integers import describe_value

WIDTH = 100  # columns; longer lines wrap


def check_language(language: object) -> None:
    """Raise BadSetup if there is no such language."""
    if not isinstance(language, str) or language not in LANGUAGES:
        raise BadSetup(Said("board-language", {"language": describe_value(language), "languages": list(LANGUAGES)}))


def draw_view(view: View, language: str) -> str:
    """Draw a view without colours; raises BadSetup for a language that there isn't."""
    check_language(language)
    names = [say("seat", language, number=seat) for seat in range(view.players)]
    console = Console(file=StringIO(), width=WIDTH, color_system=None, legacy_windows=False)
    console.print(draw_board(view, BoardText(language, names)))
    drawn = console.file.getvalue()  # type: ignore[attr-defined]
    return "\n".join(line.rstrip() for line in drawn.splitlines())
