"""Who is stronger: bots play the same deals from every seat, and what comes of it is told with how sure that is."""

from .ledger import Ledger
from .match import Match
from .played import Played
from .report import report
from .running import run

__all__ = ["Ledger", "Match", "Played", "report", "run"]
