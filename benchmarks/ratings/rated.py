"""Ratings for each game, from all its matches of everybody against everybody, whatever the number of players."""

from dataclasses import asdict
from random import Random
from typing import Any

import msgspec

from katzentisch.arena import Ledger
from katzentisch.arena.rating import MOST_RATED, Game, ratings

from .plan import Plan

Ratings = dict[str, dict[str, dict[str, Any]]]  # by game and bot


def ratings_of(plan: Plan) -> Ratings:
    told: Ratings = {}
    for game in plan.games:
        games: list[Game] = []
        for match in plan.matches():
            if (match.game, match.bots) == (game.id, plan.everybody):
                games += Ledger(plan.ledger_of(match), match).done.rows()
        Random(plan.seed).shuffle(games)  # numbers of players by turns
        rated = zip(plan.everybody, ratings(len(plan.everybody), games), strict=True)
        told[game.id] = {bot: {**asdict(rating), "games": min(len(games), MOST_RATED)} for bot, rating in rated}
    return told


def written(plan: Plan, ratings: Ratings) -> str:
    told = {"made_by": "script/ratings", "seed": plan.seed, "ratings": ratings}
    return msgspec.json.format(msgspec.json.encode(told), indent=2).decode() + "\n"
