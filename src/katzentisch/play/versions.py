"""Versions that a result depends on. Reports name them, so that a figure can be traced to the rules it was measured with."""

from importlib.metadata import version

from ..games.game import Game
from .record import RECORD_VERSION


def versions(game: Game) -> dict[str, str]:
    """Return the versions of the package, of the game's rules and of the record format."""
    return {"katzentisch": version("katzentisch"), "rules": game.rules_version.version, "records": str(RECORD_VERSION)}
