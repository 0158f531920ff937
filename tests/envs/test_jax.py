"""The JAX environment plays the games of `Batch`, as a pure function that JAX can transform."""

import pickle
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from katzentisch import BadSetup, Batch, Refusal
from katzentisch.envs.jax import Environment, State
from katzentisch.games import GAMES
from katzentisch.testing.tables import INTERPRETED, Table, name_of, some_tables

pytestmark = pytest.mark.skipif(INTERPRETED, reason="an adapter, not the rules")

ROWS = 6


def environment(table: Table, **arguments: Any) -> Environment:
    game, players, options = table
    return Environment(game, players, ROWS, options=options, **arguments)


def random_action(key: Any, state: State) -> Any:
    return jax.random.categorical(key, jnp.log(state.legal_action_mask.astype(jnp.float32)))


def same(one: State, other: State) -> bool:
    return all(np.array_equal(*pair) for pair in zip(jax.tree.leaves(one), jax.tree.leaves(other), strict=True))


@pytest.mark.parametrize("forced", ["skip", "show"])
@pytest.mark.parametrize("table", some_tables(), ids=name_of)
def test_equals_batch_step_by_step(table: Table, forced: Any) -> None:
    game, players, options = table
    env = environment(table, forced=forced, auto_reset=True)
    state = env.init_from_seed(7)
    batch = Batch(game, players, ROWS, seed=7, options=options, forced=forced)
    for number in range(30):
        assert state.current_player.tolist() == batch.turn.tolist()
        assert np.array_equal(state.observation, batch.observation)
        assert np.array_equal(state.legal_action_mask, batch.legal_mask)
        assert state.terminated.tolist() == batch.ended.tolist()
        assert np.allclose(state.rewards, np.where(batch.ended[:, None], batch.returns, 0))
        assert not state.truncated.any()
        actions = batch.random_actions().copy()
        if number == 3:
            actions[1] = (game.actions, -1, 2**40, -(2**40))[players % 4]
        state = env.step(state, actions if number == 3 else jnp.asarray(actions))
        batch.step(actions)
        assert state.illegal.tolist() == batch.illegal.tolist() == [number == 3 and row == 1 for row in range(ROWS)]


@pytest.mark.parametrize("id", GAMES)
def test_scan_plays_until_every_game_is_over(id: str) -> None:
    """Without a reset, games that are over stay as they are, and bring nothing any more."""
    env = environment((GAMES[id], GAMES[id].default_players, {}))

    def play(state: State, key: Any) -> tuple[State, Any]:
        after = env.step(state, random_action(key, state))
        return after, (after.rewards, after.terminated)

    first = env.init(jax.random.key(1))
    last, (rewards, terminated) = jax.jit(lambda state, keys: jax.lax.scan(play, state, keys))(
        first, jax.random.split(jax.random.key(2), 400)
    )
    assert last.terminated.all()
    assert np.allclose(rewards.sum(axis=2), 0, atol=1e-6)
    paid = np.abs(np.asarray(rewards)).sum(axis=2) > 0
    assert paid.sum(axis=0).tolist() == [1] * ROWS  # once in each game
    assert paid.argmax(axis=0).tolist() == np.asarray(terminated).argmax(axis=0).tolist()
    assert last.legal_action_mask.all()
    again = env.step(last, jnp.zeros(ROWS, jnp.int32))
    assert same(again, last)
    assert not again.rewards.any()


def test_with_a_reset_games_follow_each_other() -> None:
    env = environment((GAMES["katze_im_sack"], 3, {}), auto_reset=True)

    def play(state: State, key: Any) -> tuple[State, Any]:
        after = env.step(state, random_action(key, state))
        return after, (after.rewards, after.terminated)

    _, (rewards, terminated) = jax.lax.scan(play, env.init(jax.random.key(1)), jax.random.split(jax.random.key(2), 150))
    assert (terminated.sum(axis=0) >= 2).all()
    assert (jnp.abs(rewards).sum(axis=2) > 0).sum() > 0


def test_a_state_is_a_value() -> None:
    """An old state can be stepped again, with the same and with other actions, whatever was played since."""
    env = environment((GAMES["mau_mau"], 3, {}))
    first = env.init(jax.random.key(3))
    actions = random_action(jax.random.key(4), first)
    once = env.step(first, actions)
    later = once
    for number in range(20):
        later = env.step(later, random_action(jax.random.key(number), later))
    assert same(env.init(jax.random.key(3)), first)
    assert same(env.step(first, actions), once)
    assert same(jax.jit(env.step)(first, actions), once)
    assert not same(env.init(jax.random.key(4)), first)
    assert not same(later, once)


def test_vmap_steps_batches_one_after_the_other() -> None:
    env = environment((GAMES["katzenjammer_blues"], 3, {}))
    keys = jax.random.split(jax.random.key(5), 3)
    states = jax.vmap(env.init)(keys)
    actions = jax.vmap(random_action)(keys, states)
    after = jax.jit(jax.vmap(env.step))(states, actions)
    assert after.observation.shape == (3, ROWS, GAMES["katzenjammer_blues"].feature_count)
    for number, key in enumerate(keys):
        alone = env.step(env.init(key), actions[number])
        assert same(jax.tree.map(lambda leaf, number=number: leaf[number], after), alone)


def test_opponents_are_bots() -> None:
    env = Environment("mau_mau", 4, ROWS, opponents="random", seat=2)
    state = env.init_from_seed(1)
    batch = Batch("mau_mau", 4, ROWS, seed=1, opponents="random", seat=2)
    for _ in range(5):
        assert set(state.current_player.tolist()) == {2}
        assert np.array_equal(state.observation, batch.observation)
        actions = batch.random_actions().copy()
        batch.step(actions)
        state = env.step(state, actions)
        if batch.ended.any():
            break


def test_pickle() -> None:
    env = Environment("mau_mau", 3, ROWS, options={"wish": "new"}, auto_reset=True)
    state = env.init(jax.random.key(1))
    twin, twin_state = pickle.loads(pickle.dumps((env, state)))
    actions = random_action(jax.random.key(2), state)
    assert same(twin.step(twin_state, actions), env.step(state, actions))
    assert (env.num_players, env.num_actions, env.observation_shape) == (3, 117, (GAMES["mau_mau"].feature_count,))


@pytest.mark.parametrize(
    "arguments",
    [
        {"game": "chess"},
        {"players": 11},
        {"num_envs": 0},
        {"num_envs": "many"},
        {"options": {"mau": "shouted"}},
        {"forced": "maybe"},
        {"opponents": "nobody"},
        {"seat": 1},
        {"auto_reset": "yes"},
    ],
    ids=str,
)
def test_bad_arguments_are_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        Environment(**{"game": "mau_mau", **arguments})


def test_bad_calls_are_refused() -> None:
    env = environment((GAMES["mau_mau"], 3, {}))
    for key in ("key", None, 1.5):
        with pytest.raises(BadSetup, match="key"):
            env.init(key)
    with pytest.raises(BadSetup, match="seed"):
        env.init_from_seed("one")  # type: ignore[arg-type]
    state = env.init(jax.random.key(1))
    others = Environment("katze_im_sack", 3, ROWS), Environment("mau_mau", 3, ROWS + 1), Environment("mau_mau", 4, ROWS)
    wrong: Any
    for wrong in (None, 3, jax.tree.leaves(state), *(other.init(jax.random.key(1)) for other in others)):
        with pytest.raises(BadSetup, match=f"mau_mau, 3 players, {ROWS} games"):
            env.step(wrong, jnp.zeros(ROWS, jnp.int32))
        with pytest.raises(BadSetup, match="The state must be"):
            jax.jit(lambda actions, wrong=wrong: env.step(wrong, actions))(jnp.zeros(ROWS, jnp.int32))
    for actions in (jnp.zeros(ROWS), jnp.zeros(ROWS - 1, jnp.int32), jnp.zeros((ROWS, 1), jnp.int32), "draw", None, ["draw"] * ROWS):
        with pytest.raises(BadSetup, match="whole numbers"):
            env.step(state, actions)


def test_a_state_with_other_bots_is_refused() -> None:
    """Nobody could move for them, so the step would never end."""
    state = Environment("mau_mau", 3, ROWS, opponents=["random", "level3"]).init(jax.random.key(1))
    env = environment((GAMES["mau_mau"], 3, {}))
    with pytest.raises(Exception, match="same opponents"):
        env.step(state, random_action(jax.random.key(2), state)).observation.block_until_ready()


def test_gradients_pass_by_the_environment() -> None:
    """A policy gradient through `scan`: actions and rewards are constants, log probabilities are not."""
    env = environment((GAMES["mau_mau"], 3, {}), auto_reset=True)

    def loss(weights: Any, keys: Any) -> Any:
        def play(state: State, key: Any) -> tuple[State, Any]:
            logits = jnp.where(state.legal_action_mask, state.observation.astype(jnp.float32) @ weights, -1e9)
            actions = jax.random.categorical(key, logits)
            chosen = jnp.take_along_axis(jax.nn.log_softmax(logits), actions[:, None], axis=1)
            after = env.step(state, actions)
            return after, chosen.sum() + after.rewards.sum()

        return jax.lax.scan(play, env.init(keys[0]), keys)[1].sum()

    weights = jnp.zeros((*env.observation_shape, env.num_actions))
    gradient = jax.jit(jax.grad(loss))(weights, jax.random.split(jax.random.key(1), 5))
    assert jnp.isfinite(gradient).all()
    assert jnp.abs(gradient).sum() > 0
