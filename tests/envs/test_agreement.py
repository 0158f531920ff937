"""All environments play the same games for the same seed, and refuse what they can't use with a sentence."""

from functools import cache
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from katzentisch import Batch, Refusal
from katzentisch.envs import gymnasium, jax, openspiel, pettingzoo
from katzentisch.games import GAMES
from katzentisch.testing.tables import INTERPRETED
from katzentisch.words import LANGUAGES, Said

pytestmark = pytest.mark.skipif(INTERPRETED, reason="adapters, not the rules")


@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_gives_the_same_games(id: str) -> None:
    players = GAMES[id].default_players
    agents = pettingzoo.raw_env(id, players)
    states = jax.Environment(id, players, 1, forced="show")
    batch = Batch(id, players, 1, seed=11, forced="show")
    state = states.init_from_seed(11)
    agents.reset(seed=11)
    for _ in range(60):
        observation = agents.last()[0]
        assert observation is not None
        assert observation["observation"].tobytes() == batch.observation[0].tobytes() == np.asarray(state.observation[0]).tobytes()
        assert observation["action_mask"].tolist() == batch.legal_mask[0].tolist() == state.legal_action_mask[0].tolist()
        assert agents.agent_selection == f"seat_{batch.turn[0]}"
        action = int(batch.random_actions()[0])
        agents.step(action)
        batch.step([action])
        state = states.step(state, jnp.array([action]))
        assert agents.terminations[agents.agent_selection] == batch.ended[0] == state.terminated[0]
        if batch.ended[0]:
            break
    learner = gymnasium.Env(id, players, opponents="random", forced="show", seat=0)
    first, _ = learner.reset(seed=11)
    against = Batch(id, players, 1, seed=11, forced="show", opponents="random", seat=0)
    assert first.tobytes() == against.observation[0].tobytes()


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(),
    st.complex_numbers(),
    st.text(max_size=5),
    st.binary(max_size=5),
    st.lists(st.integers(0, 3), max_size=3),
    st.dictionaries(st.sampled_from(["mau", "players", "x", "game_number", "reset_mask"]), st.integers() | st.text(max_size=3), max_size=2),
    st.just(np.zeros(2)),
    st.just(object()),
)


def refused_or_done(call: Any, *arguments: Any, **named: Any) -> None:
    """Call something: whatever it raises must be a sentence."""
    said = Said("envs-not-reset")
    try:
        call(*arguments, **named)
    except Refusal as refusal:
        said = refusal.said
    assert all(said.translate(language) for language in LANGUAGES)


@settings(max_examples=60, deadline=None)
@given(
    name=st.sampled_from(["game", "players", "options", "forced", "max_cycles", "render_mode", "illegal_reward"]),
    value=JUNK,
)
def test_junk_for_pettingzoo(name: str, value: Any) -> None:
    refused_or_done(pettingzoo.env, **{"game": "mau_mau", name: value})


@settings(max_examples=60, deadline=None)
@given(value=JUNK, method=st.sampled_from(["step", "observe", "action_space", "seed", "options"]))
def test_junk_for_calls_of_pettingzoo(value: Any, method: str) -> None:
    env = pettingzoo.raw_env("mau_mau", 3)
    env.reset(seed=1)
    refused_or_done(env.reset, **{method: value}) if method in ("seed", "options") else refused_or_done(getattr(env, method), value)


@settings(max_examples=60, deadline=None)
@given(name=st.sampled_from(["game", "parameters", "openings"]), value=JUNK)
def test_junk_for_openspiel(name: str, value: Any) -> None:
    refused_or_done(openspiel.OpenSpielGame, **{"game": "mau_mau", name: value})


@settings(max_examples=60, deadline=None)
@given(name=st.sampled_from(["players", "deals", "mau", "wish"]), value=JUNK)
def test_junk_for_parameters_of_openspiel(name: str, value: Any) -> None:
    refused_or_done(openspiel.OpenSpielGame, "mau_mau", {name: value})


@settings(max_examples=60, deadline=None)
@given(value=JUNK, method=st.sampled_from(["register", "player", "sampler", "sample", "new_initial_state"]))
def test_junk_for_calls_of_openspiel(value: Any, method: str) -> None:
    state = openspiel.OpenSpielGame("mau_mau", {"players": 3, "deals": 2}).new_initial_state()
    state.apply_action(1)
    calls: dict[str, Any] = {
        "register": openspiel.register,
        "player": lambda value: state.resample_from_infostate(value, lambda: 0.5),
        "sampler": lambda value: state.resample_from_infostate(0, value),
        "sample": lambda value: state.resample_from_infostate(0, lambda: value),
        "new_initial_state": state.get_game().new_initial_state,
    }
    refused_or_done(calls[method], value)


@settings(max_examples=60, deadline=None)
@given(
    name=st.sampled_from(["game", "players", "opponents", "seat", "options", "mask", "forced", "illegal_reward", "render_mode"]),
    value=JUNK,
)
def test_junk_for_gymnasium(name: str, value: Any) -> None:
    refused_or_done(gymnasium.Env, **{"game": "mau_mau", "opponents": "random", name: value})
    refused_or_done(gymnasium.VectorEnv, **{"game": "mau_mau", "opponents": "random", "num_envs": 2, name: value})


@settings(max_examples=60, deadline=None)
@given(value=JUNK, method=st.sampled_from(["step", "seed", "options", "seeded options"]))
def test_junk_for_calls_of_gymnasium(value: Any, method: str) -> None:
    env, envs = gymnasium.Env("mau_mau", opponents="random"), gymnasium.VectorEnv("mau_mau", num_envs=2, opponents="random")
    waiting = gymnasium.VectorEnv("mau_mau", num_envs=2, opponents="random", autoreset_mode="NextStep")
    arguments = {"seed": 1, "options": value} if method == "seeded options" else {method: value}
    for each in (env, envs, waiting):
        each.reset(seed=1)
        while each is waiting and not waiting.is_waiting.any():
            waiting.step(waiting.random_actions())
        refused_or_done(each.step, value) if method == "step" else refused_or_done(each.reset, **arguments)


@settings(max_examples=60, deadline=None)
@given(name=st.sampled_from(["game", "players", "num_envs", "options", "forced", "opponents", "seat", "auto_reset"]), value=JUNK)
def test_junk_for_jax(name: str, value: Any) -> None:
    if name == "num_envs" and isinstance(value, int) and value > 100:
        return  # as many games as the memory can hold
    refused_or_done(jax.Environment, **{"game": "mau_mau", name: value})


@cache
def some_games() -> tuple[jax.Environment, jax.State]:
    env = jax.Environment("mau_mau", 3, 2)
    return env, env.init_from_seed(1)


@settings(max_examples=60, deadline=None)
@given(value=JUNK, method=st.sampled_from(["init", "init_from_seed", "step", "state"]))
def test_junk_for_calls_of_jax(value: Any, method: str) -> None:
    env, state = some_games()
    if method == "state":
        refused_or_done(env.step, value, np.zeros(2, int))
    else:
        refused_or_done(getattr(env, method), *([state] if method == "step" else []), value)
