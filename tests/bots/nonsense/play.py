"""Games of one policy on all seats, with a count of each kind of nonsense."""

from collections import Counter
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from katzentisch.batch.bot_play import compile_deal
from katzentisch.bots.bot import Bot
from katzentisch.bots.rng import rng_of
from katzentisch.games.arrays import Int64s, Moves, States
from katzentisch.games.bound import apply, chance, choose, legal
from katzentisch.games.compiled import bind, placeholder
from katzentisch.games.entry_points import rules_of
from katzentisch.games.game import Game
from katzentisch.games.state import CHANCE, CommonState
from katzentisch.play.blank_state import blank_state, key_of, seed_bytes
from katzentisch.testing.tables import Table

from . import katze_im_sack, katzenjammer_blues, mau_mau

nonsense: Any = placeholder("nonsense")
KINDS: dict[str, ModuleType] = {"katze_im_sack": katze_im_sack, "katzenjammer_blues": katzenjammer_blues, "mau_mau": mau_mau}


def play_all(batch: States, rngs: Int64s, moves: Moves, counts: Int64s) -> None:
    for i in range(len(batch)):
        state: CommonState = batch[i]
        while state.end == 0:
            if state.turn == CHANCE:
                chance(state)
                continue
            count = legal(state, moves)
            action = choose(state, moves, count, rng_of(int(rngs[i]), 0, int(state.plies)))
            found = nonsense(state, moves, count, action)
            for kind in range(len(counts)):
                counts[kind] += found >> kind & 1
            apply(state, action)


@cache
def compile_loop(game: Game, bot: Bot) -> Any:
    assert bot.policy_of
    kinds = KINDS[game.id]
    return bind(play_all, f"nonsense_{bot.id}_{game.id}", choose=bot.policy_of(game), nonsense=kinds.nonsense, **rules_of(game))


def count_nonsense(table: Table, bot: Bot, games: int, seed: int = 1) -> Counter[str]:
    """Return how often the bot makes each kind of nonsensical move."""
    game, players, options = table
    batch, rngs = np.zeros(games, game.state), np.zeros(games, np.int64)
    blank = blank_state(game, players, options, 0)
    compile_deal(game)(batch, blank, key_of(seed_bytes(seed)), 0, 1, np.zeros(16, np.uint32), rngs)
    names = KINDS[game.id].NAMES
    counts = np.zeros(len(names), np.int64)
    compile_loop(game, bot)(batch, rngs, np.zeros(game.actions, np.int16), counts)
    return Counter(dict(zip(names, counts.tolist(), strict=True)))
