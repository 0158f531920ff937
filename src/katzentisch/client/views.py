"""What a seat sees of a game, whether or not the game is installed here."""

from typing import Any

import msgspec

from ..games import GAMES
from ..games.game import View, ZoneView


class UnknownView(View, frozen=True):
    """The view of a game that is not installed here: what all views have, and `fields` with everything as it was received."""

    fields: dict[str, Any]


def decode_view(view: dict[str, Any]) -> View:
    """Return the view as its game declares it; the zones of a game that is not installed, or else all of its fields."""
    game = GAMES.get(view["game"])
    if game:
        return msgspec.convert(view, game.view_type)
    kind = ZoneView if "zones" in view else UnknownView
    return msgspec.convert({**view, "fields": view, "game": kind.__struct_config__.tag}, kind)
