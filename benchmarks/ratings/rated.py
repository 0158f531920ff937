"""Ratings for each game, from all its matches of everybody against everybody, whatever the number of players."""

from dataclasses import asdict
from random import Random

from katzentisch.arena import Ledger
from katzentisch.arena.rating import MOST_RATED, Game, ratings

from .pieces import Ratings
from .plan import DECIDED, Plan


def ratings_of(plan: Plan) -> Ratings:
    told: Ratings = {}
    everybody = plan.levels.everybody
    for game in DECIDED:
        games: list[Game] = []
        for match in plan.matches():
            if (match.game, match.bots) == (game.id, everybody):
                games += Ledger(plan.book.ledger_of(match), match).done.rows()
        Random(plan.book.seed).shuffle(games)  # numbers of players by turns
        rated = zip(everybody, ratings(len(everybody), games), strict=True)
        told[game.id] = {bot: {**asdict(rating), "games": min(len(games), MOST_RATED)} for bot, rating in rated}
    return told
