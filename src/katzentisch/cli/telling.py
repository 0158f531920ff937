"""What happened, as sentences on the screen."""

from collections.abc import Iterable, Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from ..games.game import Event, Game
from ..play.telling import tell
from .screen import Screen, visible

INDENT = 2


def tell_events(screen: Screen, game: Game, events: Iterable[Event], names: Sequence[str], own: int) -> None:
    """What a seat did itself, or what befell it, stands out."""
    for event in events:
        style = "bold" if getattr(event, "seat", None) == own else ""
        screen.write(tell(game, event, screen.language, names), style, INDENT)


def ranking(ranks: Sequence[int], scores: Sequence[int], names: Sequence[str]) -> Table:
    """The best first."""
    table = Table(box=box.SIMPLE, show_header=False, pad_edge=False)
    table.add_column(justify="right")
    table.add_column()
    table.add_column(justify="right")
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(ranks)):
        style = "bold" if rank == 1 else ""
        table.add_row(f"{rank}.", Text(visible(names[seat])), str(scores[seat]), style=style)
    return table
