"""The arena: bots play the same deals from every seat, and the report says who is stronger, and how certain that is."""

from .balance import Study, study
from .match import Match
from .match_file import MatchFile
from .played_match import PlayedMatch, join, run
from .report import report
from .results import MatchResults
from .runner import play_match

__all__ = ["Match", "MatchFile", "MatchResults", "PlayedMatch", "Study", "join", "play_match", "report", "run", "study"]
