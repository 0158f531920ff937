"""A decision that one of our seats is to make."""

from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

import msgspec

from ..games import GAMES
from ..games.game import View
from ..server.wire import messages, requests

if TYPE_CHECKING:
    from .table import Table

ANY_VIEW: Any = reduce(or_, (kind for kind in View.__subclasses__() if kind.__struct_config__.tag in GAMES))


@dataclass(frozen=True)
class Turn:
    """`view` is what the seat sees, `legal` what it may do, `ply` how many decisions were made before."""

    table: "Table" = field(repr=False)
    seat: int
    ply: int
    view: View
    legal: list[str]

    async def move(self, move: str) -> None:
        """Raises Refused if it can't be, and then the decision is still to be made; with `move-stale` it was made by somebody else."""
        await self.table.ask(requests.Move(seat=self.seat, ply=self.ply, move=move))


def turn_of(table: "Table", update: messages.Update) -> Turn | None:
    """None also where a standing order decides."""
    if update.seat is None or not update.legal or update.order:
        return None
    return Turn(table, update.seat, update.ply, msgspec.convert(update.view, ANY_VIEW), update.legal)
