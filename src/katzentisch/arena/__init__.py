"""The arena: bots play the same deals from every seat, and the report says who is stronger, and how certain that is."""

from .match import Match
from .match_file import MatchFile
from .report import report
from .results import MatchResults
from .runner import run

__all__ = ["Match", "MatchFile", "MatchResults", "report", "run"]
