"""Deals of a match whose bots are all compiled: the loop of batch/bot_play.py, with all seatings of a deal."""

import numpy as np

from ..batch.bot_play import play_compiled_bots
from ..bots.bot import CompiledPolicy
from .match import Match
from .results import MatchResults


def compiled_policies(match: Match) -> list[CompiledPolicy | None]:
    return [bot.compiled(match.rules) for bot in match.seated]


def is_compiled(match: Match) -> bool:
    return None not in compiled_policies(match)


def play_compiled(match: Match, start: int, stop: int) -> MatchResults | None:
    """Play deals start … stop-1; None if a policy failed: play them in Python, which says which bot it was."""
    results = MatchResults.empty(match, start, stop)
    policies = list(filter(None, compiled_policies(match)))
    firsts = match.first_equals(results.bots)
    table, skipped = (match.rules, match.table, match.key), firsts != np.arange(results.games)
    final = play_compiled_bots(*table, start, match.players, results.bots, policies, results.decisions, skipped=skipped)
    if final is None:
        return None
    results.scores[:] = final["scores"][:, : match.players]
    results.ranks[:] = final["ranks"][:, : match.players]
    results.copy_rows(firsts)
    return results
