"""Pgx: its card games, random moves in jitted batches, finished games dealt again. (Bridge bidding is not in this version.)"""

import os
from functools import partial

from timing import CORES, Measure, repeat, serve

os.environ["JAX_PLATFORMS"] = "cpu"
if CORES == 1:
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

BATCHES = {"kuhn_poker": 8192, "leduc_holdem": 2048, "sparrow_mahjong": 256}  # the fastest of 256, 2048 and 8192 for each
STEPS = 64


def batch_of(name: str, batch: int) -> Measure:
    game = pgx.make(name)
    step = jax.vmap(auto_reset(game.step, game.init))

    def move(carry: tuple, _: None) -> tuple:
        state, key = carry
        key, choice, luck = jax.random.split(key, 3)
        actions = jax.random.categorical(choice, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)
        return (step(state, actions, jax.random.split(luck, batch)), key), None

    @jax.jit
    def play(carry: tuple) -> tuple:
        return jax.lax.scan(move, carry, None, length=STEPS)[0]

    key = jax.random.PRNGKey(1)
    carry = (jax.vmap(game.init)(jax.random.split(key, batch)), key)

    def some_moves() -> int:
        nonlocal carry
        carry = jax.block_until_ready(play(carry))
        return batch * STEPS

    return repeat(some_moves)


if __name__ == "__main__":
    serve({f"pgx_{name}": partial(batch_of, name, batch) for name, batch in BATCHES.items()})
