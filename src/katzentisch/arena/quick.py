"""Deals of a match whose bots are all compiled: many games stand side by side, and each bot in turn plays on in all of them.

So nothing is compiled for a combination of bots, only once for each. Whole states are safe here: a policy reads only what its seat knows.
"""

from functools import cache
from typing import Any

import numpy as np

from ..batch.programs import programs
from ..bots.bot import Quick
from ..games.calls import meanings
from ..games.compiled import bind
from ..games.game import Game
from ..games.state import CHANCE
from .match import Match
from .played import Played
from .rng import rng_of

FAILED = -1

# what `bind` gives a meaning: the rules of a game, its deal, and a bot's policy
legal: Any
apply: Any
chance: Any
deal_game: Any
choose: Any


def deal_all(batch: Any, blank: Any, key: Any, start: int, players: int, block: Any, rngs: Any) -> None:
    for i in range(len(batch)):
        rngs[i] = deal_game(batch, i, blank, key, start + i // players, block)


def go_on(batch: Any, bots: Any, bot: int, players: int, rngs: Any, moves: Any, decisions: Any, mind: Any) -> int:
    """Every game, until it is another bot's turn. Returns how many are not over, or FAILED if a move was not legal."""
    left = 0
    for i in range(len(batch)):
        state = batch[i]
        while state.end == 0:
            seat = int(state.turn)
            if seat == CHANCE:
                chance(state)
                continue
            if bots[i, seat] != bot:
                left += 1
                break
            count = legal(state, moves)
            if not apply(state, choose(state, moves, count, rng_of(int(rngs[i]), i % players, int(state.plies)), mind)):
                return FAILED
            decisions[i, seat] += 1
    return left


@cache
def dealer(game: Game) -> Any:
    return bind(deal_all, game.id, deal_game=programs(game).deal_one)


@cache
def player(game: Game, choose: Any) -> Any:
    return bind(go_on, choose.__name__, choose=choose, **meanings(game))


def minds(match: Match) -> list[Quick | None]:
    """Of each bot."""
    return [bot.quick(match.rules) for bot in match.seated]


def is_quick(match: Match) -> bool:
    return None not in minds(match)


def play_quickly(match: Match, start: int, stop: int) -> Played | None:
    """None if a policy failed: then the deals are to be played in Python, where another bot steps in."""
    played = Played.empty(match, start, stop)
    batch, rngs = np.zeros(played.games, match.rules.state), np.zeros(played.games, np.int64)
    dealer(match.rules)(batch, match.table, match.key, start, match.players, np.zeros(16, np.uint32), rngs)
    moves = np.zeros(match.rules.actions, np.int16)
    left, players = played.games, list(filter(None, minds(match)))
    while left:
        for index, (choose, mind) in enumerate(players):
            left = player(match.rules, choose)(batch, played.bots, index, match.players, rngs, moves, played.decisions, mind)
            if left == FAILED:
                return None
    played.scores[:] = batch["scores"][:, : match.players]
    played.ranks[:] = batch["ranks"][:, : match.players]
    return played
