"""Deals of a match whose bots are all compiled: many games in parallel, in all of which each bot moves in turn.

So every bot is compiled once, not every combination of bots. Full states are safe here: a policy reads only what its seat knows.
"""

from collections.abc import Callable
from functools import cache

import numpy as np

from ..batch.random_play import compile_random_play, deal_one
from ..bots.bot import CompiledChoose, CompiledPolicy, Scratch
from ..games.arrays import Int16s, Int32s, Int64s, Moves, States, Words
from ..games.bound import apply, chance, choose_with_scratch, legal
from ..games.compiled import bind
from ..games.entry_points import rules_of
from ..games.game import Game
from ..games.state import CHANCE, CommonState
from .match import Match
from .results import MatchResults
from .rng import rng_of

FAILED = -1

PlayBot = Callable[[States, Int16s, int, int, Int64s, Moves, Int32s, Scratch], int]


def deal_all(batch: States, blank: States, key: Words, start: int, players: int, block: Words, rngs: Int64s) -> None:
    for i in range(len(batch)):
        rngs[i] = deal_one(batch, i, blank, key, start + i // players, block)


def play_bot(batch: States, bots: Int16s, bot: int, players: int, rngs: Int64s, moves: Moves, decisions: Int32s, scratch: Scratch) -> int:
    """Play every game until it is another bot's turn. Returns the number of unfinished games, or FAILED if a move was illegal."""
    left = 0
    for i in range(len(batch)):
        state: CommonState = batch[i]
        while state.end == 0:
            seat = int(state.turn)
            if seat == CHANCE:
                chance(state)
                continue
            if bots[i, seat] != bot:
                left += 1
                break
            count = legal(state, moves)
            if not apply(state, choose_with_scratch(state, moves, count, rng_of(int(rngs[i]), i % players, int(state.plies)), scratch)):
                return FAILED
            decisions[i, seat] += 1
    return left


@cache
def compile_deal(game: Game) -> Callable[[States, States, Words, int, int, Words, Int64s], None]:
    return bind(deal_all, game.id, deal_one=compile_random_play(game).deal_one)


@cache
def compile_bot(game: Game, choose: CompiledChoose) -> PlayBot:
    return bind(play_bot, choose.__name__, choose_with_scratch=choose, **rules_of(game))


def compiled_policies(match: Match) -> list[CompiledPolicy | None]:
    return [bot.compiled(match.rules) for bot in match.seated]


def is_compiled(match: Match) -> bool:
    return None not in compiled_policies(match)


def play_compiled(match: Match, start: int, stop: int) -> MatchResults | None:
    """Play deals start … stop-1; None if a policy failed: play them in Python, which says which bot it was."""
    results = MatchResults.empty(match, start, stop)
    batch, rngs = np.zeros(results.games, match.rules.state), np.zeros(results.games, np.int64)
    compile_deal(match.rules)(batch, match.table, match.key, start, match.players, np.zeros(16, np.uint32), rngs)
    moves = np.zeros(match.rules.actions, np.int16)
    left, policies = results.games, list(filter(None, compiled_policies(match)))
    while left:
        for index, (choose, scratch) in enumerate(policies):
            play = compile_bot(match.rules, choose)
            left = play(batch, results.bots, index, match.players, rngs, moves, results.decisions, scratch)
            if left == FAILED:
                return None
    results.scores[:] = batch["scores"][:, : match.players]
    results.ranks[:] = batch["ranks"][:, : match.players]
    return results
