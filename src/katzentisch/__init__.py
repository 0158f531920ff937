"""Katzentisch: four cat-and-mouse card games on one engine. `Play` is a game move by move, `simulate` plays many at once.

Names are imported when they are first used, so that a command which only answers a question doesn't wait for Numba.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .batch.gpu import has_gpu, simulate_on_gpu
    from .batch.records import simulated_records
    from .batch.results import Results
    from .batch.threads import simulate
    from .games import GAMES
    from .games.game import BadSetup, IllegalMove, Refusal, UnreadableMove
    from .play.judge import Fault, judge
    from .play.play import Play
    from .play.position import Position
    from .play.record import load, save
    from .play.series import Series

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "BadSetup",
    "Fault",
    "IllegalMove",
    "Play",
    "Position",
    "Refusal",
    "Results",
    "Series",
    "UnreadableMove",
    "has_gpu",
    "judge",
    "load",
    "save",
    "simulate",
    "simulate_on_gpu",
    "simulated_records",
]

ROOMS = {
    "games": ["GAMES"],
    "games.game": ["BadSetup", "IllegalMove", "Refusal", "UnreadableMove"],
    "play.judge": ["Fault", "judge"],
    "play.play": ["Play"],
    "play.position": ["Position"],
    "play.record": ["load", "save"],
    "play.series": ["Series"],
    "batch.results": ["Results"],
    "batch.threads": ["simulate"],
    "batch.records": ["simulated_records"],
    "batch.gpu": ["has_gpu", "simulate_on_gpu"],
}


def __getattr__(name: str) -> object:
    from importlib import import_module  # noqa: PLC0415  what is imported above is seen by whoever looks for our names

    for room, names in ROOMS.items():
        if name in names:
            return getattr(import_module(f".{room}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """What is promised: completion and help() list nothing else."""
    return sorted([*__all__, "__doc__", "__file__", "__name__", "__path__", "__version__"])
