"""Katzentisch: four cat-and-mouse card games on one engine. `Play` plays a game move by move, `simulate` many games at once.

Names are imported when they are first used, so that importing the package does not wait for Numba.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from . import arena as arena
    from . import bots as bots
    from .batch.batch import Batch
    from .batch.gpu import has_gpu
    from .batch.records import simulated_records
    from .batch.results import Results
    from .batch.simulation import simulate, simulate_on_gpu
    from .batch.tally import Tally
    from .games import GAMES
    from .games.game import BadSetup, IllegalMove, Refusal, UnreadableMove
    from .play.play import Play, deal
    from .play.position import Position
    from .play.record import Record, RecordError, Result
    from .play.replay import replay
    from .play.saved_games import load, save
    from .play.series import Series
    from .play.validation import validate

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "BadSetup",
    "Batch",
    "IllegalMove",
    "Play",
    "Position",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "Results",
    "Series",
    "Tally",
    "UnreadableMove",
    "deal",
    "has_gpu",
    "load",
    "replay",
    "save",
    "simulate",
    "simulate_on_gpu",
    "simulated_records",
    "validate",
]

MODULES = {
    "games": ["GAMES"],
    "games.game": ["BadSetup", "IllegalMove", "Refusal", "UnreadableMove"],
    "play.play": ["Play", "deal"],
    "play.position": ["Position"],
    "play.record": ["Record", "RecordError", "Result"],
    "play.replay": ["replay"],
    "play.saved_games": ["load", "save"],
    "play.series": ["Series"],
    "play.validation": ["validate"],
    "batch.batch": ["Batch"],
    "batch.results": ["Results"],
    "batch.simulation": ["simulate", "simulate_on_gpu"],
    "batch.tally": ["Tally"],
    "batch.records": ["simulated_records"],
    "batch.gpu": ["has_gpu"],
}

PACKAGES = ["arena", "bots"]


def __getattr__(name: str) -> object:
    from importlib import import_module  # noqa: PLC0415  a global import would appear among the public names

    if name in PACKAGES:
        return import_module(f".{name}", __name__)
    for module, names in MODULES.items():
        if name in names:
            return getattr(import_module(f".{module}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """List only the public names for completion and help()."""
    return sorted([*__all__, *PACKAGES, "__doc__", "__file__", "__name__", "__path__", "__version__"])
