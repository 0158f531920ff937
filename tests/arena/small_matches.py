"""Small matches."""

from typing import Any

from katzentisch.arena import Match, MatchResults, play_match
from katzentisch.arena.results import join_results


def match_of(game: str = "katze_im_sack", players: int = 3, bots: str = "rules,random", games: int = 6, **options: Any) -> Match:
    return Match.of(game, players, bots.split(","), games, seed=5, options=options)


def played_out(match: Match, **how: Any) -> MatchResults:
    return join_results(match, play_match(match, **({} if "executor" in how else {"jobs": 1}) | how))


def is_same(one: MatchResults, other: MatchResults) -> bool:
    """Whether they are equal, thinking times aside."""
    return all((getattr(one, name) == getattr(other, name)).all() for name in ("bots", "scores", "ranks", "decisions"))
