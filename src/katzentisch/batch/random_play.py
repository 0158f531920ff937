"""Random play in compiled loops, written once and compiled for each game, for CPU threads and GPUs.

The seed of game number g in a run with seed S is the first half of block g of the ChaCha20 stream of S; the third quarter seeds the fast
generator that picks the moves. So a game depends on S and g alone, not on threads, chunks or the machine.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np

from ..games.arrays import Int32s, Moves, States, Words
from ..games.bound import apply, begin, chance, deal, legal
from ..games.chance import chacha, reseed
from ..games.compiled import bind, inlined
from ..games.entry_points import rules_of
from ..games.fast_random import next_rng, pick, rng_from
from ..games.game import Game
from ..games.state import CHANCE, CommonState
from ..play.blank_state import copy_states


def deal_one(batch: States, i: int, blank: States, seed: Words, number: int, block: Words) -> int:
    """Deal game `number` into batch[i]; returns the rng for its moves (games/fast_random.py)."""
    chacha(seed, number, block)
    batch[i] = blank[0]
    reseed(batch[i], block, 0)
    deal(batch[i])
    begin(batch[i])
    return rng_from(block, 8)


def play_one(batch: States, i: int, moves: Moves, rng: int, log: Moves) -> int:
    """Play batch[i] to the end with random moves; writes the actions to `log` while there is room. Returns their number.

    The inner loop lasts for a phase, because the threads of a GPU meet again after it: they all play the same code most of the time.
    """
    state: CommonState = batch[i]
    played = 0
    while state.end == 0:
        phase = state.phase
        while state.end == 0 and state.phase == phase:
            if state.turn == CHANCE:
                chance(state)
                continue
            rng = next_rng(rng)
            action = int(moves[pick(rng, legal(state, moves))])
            apply(state, action)
            if played < len(log):
                log[played] = action
            played += 1
    return played


def deal_many(batch: States, i: int, blank: States, seed: Words, start: int, stop: int, block: Words) -> None:
    for number in range(start, stop):
        deal_one(batch, i, blank, seed, number, block)


def play_many(batch: States, i: int, blank: States, seed: Words, start: int, stop: int, block: Words, moves: Moves, out: Int32s) -> None:
    """Play games start … stop-1 in batch[i]. `out` gets a row for each: plies, end, then the scores and the ranks of all seats."""
    no_log = moves[:0]
    for number in range(start, stop):
        rng = deal_one(batch, i, blank, seed, number, block)
        row = out[number - start]
        row[0] = play_one(batch, i, moves, rng, no_log)
        state: CommonState = batch[i]
        row[1] = state.end
        for seat in range(state.players):
            row[2 + seat] = state.scores[seat]
            row[2 + state.players + seat] = state.ranks[seat]


def replay_many(batch: States, i: int, blank: States, seed: Words, start: int, stop: int, block: Words, logs: Moves) -> None:
    """Deal games start … stop-1 and play the actions of `logs`, a row for each: random play without listing the legal moves."""
    for number in range(start, stop):
        deal_one(batch, i, blank, seed, number, block)
        state: CommonState = batch[i]
        played = 0
        while state.end == 0:
            if state.turn == CHANCE:
                chance(state)
            else:
                apply(state, int(logs[number - start, played]))
                played += 1


@dataclass(frozen=True)
class RandomPlay:
    deal_one: Callable[[States, int, States, Words, int, Words], int]
    play_one: Callable[[States, int, Moves, int, Moves], int]
    deal_many: Callable[[States, int, States, Words, int, int, Words], None]
    play_many: Callable[[States, int, States, Words, int, int, Words, Moves, Int32s], None]


@cache
def compile_random_play(game: Game) -> RandomPlay:
    rules = rules_of(game)
    deal_one_game = bind(deal_one, game.id, **rules)
    play_one_game = bind(play_one, game.id, **{**rules, "legal": inlined(game.legal), "apply": inlined(game.apply)})
    deal_games = bind(deal_many, game.id, deal_one=deal_one_game)
    play_games = bind(play_many, game.id, deal_one=deal_one_game, play_one=play_one_game)
    return RandomPlay(deal_one_game, play_one_game, deal_games, play_games)


def play_chunk(game: Game, table: States, key: Words, start: int, stop: int, rows: Int32s) -> None:
    """Play games start … stop-1 into the rows of `play_many`."""
    moves = np.zeros(game.actions, np.int16)
    compile_random_play(game).play_many(copy_states(table), 0, table, key, start, stop, np.zeros(16, np.uint32), moves, rows)
