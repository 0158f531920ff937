"""Ours: four players if the game allows it, random moves. A row's name ends with the id of the game, so that each can be measured with
every game.
"""

import os
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from agents import play_game
from timing import CORES, Measure, repeat, serve

from katzentisch.batch.batch import Batch
from katzentisch.batch.random_play import play_chunk
from katzentisch.batch.results import rows_for
from katzentisch.games import GAMES
from katzentisch.play.blank_state import blank_state, key_of, seed_bytes
from katzentisch.play.position import Position

ROWS = 8192  # games in a batch
DEALS = 256  # games played by one compiled call
SCAN = 16  # steps in one jitted call


def players_of(game: str) -> int:
    return min(4, GAMES[game].players[-1])


def forced_of(game: str) -> str:
    """Moves without a choice are skipped, except in a game that has no others."""
    return "skip" if GAMES[game].actions > 1 else "show"


def python(game: str) -> Measure:
    """Move by move with `Position`: list the legal actions, pick one, apply it."""
    rng, rules, players, number = random.Random(1), GAMES[game], players_of(game), 0

    def play_one() -> int:
        nonlocal number
        number += 1
        position = Position.deal(rules, players, {}, 0, seed_bytes(number))
        position.begin()
        moves = 0
        actions = position.legal()
        while actions:
            position.apply(actions[int(rng.random() * len(actions))])
            actions = position.legal()
            moves += 1
        return moves

    return repeat(play_one)


def compiled(game: str) -> Measure:
    """Whole games in one compiled call, as `simulate` plays them."""
    rules, players, start = GAMES[game], players_of(game), 0
    table, key, rows = blank_state(rules, players, {}, 0), key_of(seed_bytes(1)), rows_for(players, DEALS)

    def play_some() -> int:
        nonlocal start
        play_chunk(rules, table, key, start, start + DEALS, rows)
        start += DEALS
        return int(rows[:, 0].sum())

    return repeat(play_some)


def agents(maker: str, game: str) -> Measure:
    """Move by move as a PettingZoo environment."""
    from katzentisch.envs import pettingzoo  # noqa: PLC0415 a missing library costs only its own rows

    random.seed(1)
    table = getattr(pettingzoo, maker)(game, players_of(game))
    table.reset(seed=1)
    return repeat(lambda: play_game(table))


def batch_of(game: str) -> Batch:
    return Batch(game, players_of(game), ROWS, seed=1, forced=forced_of(game), threads=CORES)


def batch_random(game: str) -> Measure:
    """A batch from Python, with the random actions that it picks itself."""
    batch = batch_of(game)

    def step() -> int:
        batch.step(batch.random_actions())
        return ROWS

    return repeat(step)


def batch_numpy(game: str) -> Measure:
    """A batch from Python, with random actions that NumPy picks from the masks."""
    batch, rng = batch_of(game), np.random.default_rng(1)

    def step() -> int:
        batch.step(pick_with_numpy(batch.legal_mask, rng))
        return ROWS

    return repeat(step)


def pick_with_numpy(mask: Any, rng: np.random.Generator) -> Any:
    """Return a random legal action for each row of a mask: the legal actions of all rows are listed row by row, and each row picks one."""
    counts = mask.sum(axis=1)
    actions = np.flatnonzero(mask) % mask.shape[1]
    return actions[np.cumsum(counts) - counts + (rng.random(len(mask)) * counts).astype(np.int64)]


def gymnasium(game: str) -> Measure:
    """A vector environment: one learner among bots that move at random; a step is one decision of the learner."""
    from katzentisch.envs.gymnasium import VectorEnv  # noqa: PLC0415

    envs = VectorEnv(game, players_of(game), ROWS, opponents="random", forced=forced_of(game))
    envs.reset(seed=1)

    def step() -> int:
        envs.step(envs.random_actions())
        return ROWS

    return repeat(step)


def jax_scan(game: str) -> Measure:
    """Jitted steps of JAX with random actions, as Pgx is measured."""
    os.environ["JAX_PLATFORMS"] = "cpu"
    import jax  # noqa: PLC0415

    from katzentisch.envs.jax import Environment  # noqa: PLC0415

    table = Environment(game, players_of(game), ROWS, forced=forced_of(game), auto_reset=True)

    def move(carry: tuple, _: None) -> tuple:
        state, key = carry
        key, choice = jax.random.split(key)
        actions = jax.random.categorical(choice, jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf), axis=-1)
        return (table.step(state, actions), key), None

    @jax.jit
    def play(carry: tuple) -> tuple:
        return jax.lax.scan(move, carry, None, length=SCAN)[0]

    key = jax.random.key(1)
    carry = (table.init(key), key)

    def some_moves() -> int:
        nonlocal carry
        carry = jax.block_until_ready(play(carry))
        return ROWS * SCAN

    return repeat(some_moves)


MEASURES: dict[str, Callable[[str], Measure]] = {
    "ours_python": python,
    "ours_compiled": compiled,
    "ours_pettingzoo": partial(agents, "env"),
    "ours_pettingzoo_raw": partial(agents, "raw_env"),
    "ours_batch": batch_random,
    "ours_batch_numpy": batch_numpy,
    "ours_gymnasium": gymnasium,
    "ours_jax": jax_scan,
}

if __name__ == "__main__":
    serve({f"{name}:{game}": partial(measure, game) for name, measure in MEASURES.items() for game in GAMES})
