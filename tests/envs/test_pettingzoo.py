"""The PettingZoo environment passes PettingZoo's own tests at every kind of table, and plays the same games as `Play`."""

import copy
import pickle
import warnings
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel
from pettingzoo.utils.env_logger import EnvLogger

from katzentisch import BadSetup, IllegalMove, Play, Refusal, deal
from katzentisch.envs import pettingzoo
from katzentisch.envs.picture import draw_text
from katzentisch.games import GAMES
from katzentisch.play.position import Position
from katzentisch.testing.tables import INTERPRETED, Table, name_of, pairwise_tables, some_tables

pytestmark = pytest.mark.skipif(INTERPRETED, reason="an adapter, not the rules")

TABLES = pairwise_tables()
USUAL = [table for table in some_tables() if not table[2]]
CYCLES = 60


def raw(table: Table, **arguments: Any) -> Any:
    game, players, options = table
    return pettingzoo.raw_env(game, players, options=options, **arguments)


def wrapped(table: Table, **arguments: Any) -> Any:
    game, players, options = table
    return pettingzoo.env(game.id, players, options=options, **arguments)


def moves(env: Any, seed: int = 1) -> Iterator[tuple[str, int | None]]:
    """Play random moves until every agent is gone; yields whose turn it was and the action."""
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        action = None if termination or truncation else int(rng.choice(np.flatnonzero(observation["action_mask"])))
        env.step(action)
        yield agent, action


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_api_and_seed(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation|Action mask|Agent", UserWarning)  # dictionaries, single actions, nobody at turn
        api_test(wrapped(table), num_cycles=CYCLES)
        seed_test(partial(wrapped, table), num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("table", USUAL, ids=name_of)
def test_render(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    env = wrapped(table, render_mode="ansi")
    env.reset(seed=3)
    assert env.render() == env.unwrapped.position.render(env.unwrapped.turn)
    env = wrapped(table, render_mode="human")
    env.reset(seed=3)
    board = env.unwrapped.position.render(env.unwrapped.turn) + "\n"
    assert capsys.readouterr().out == board  # without a call, as in PettingZoo's own games
    assert env.render() is None
    assert capsys.readouterr().out == board
    for _, action in moves(env):
        position, turn = env.unwrapped.position, env.unwrapped.turn
        board = "" if action is None else position.render(None if turn < 0 else turn) + "\n"
        assert capsys.readouterr().out == board
    render_test(partial(wrapped, table))


def test_pictures_differ_where_the_text_does() -> None:
    one, other = draw_text("g8 r5\n12"), draw_text("g8 r6\n12")
    assert one.shape == other.shape
    assert one.shape[2] == 3
    assert (one != other).any(axis=(0, 2)).nonzero()[0].min() >= one.shape[1] // 2
    assert (draw_text("ß") == draw_text("?")).all()
    assert (draw_text("−5") == draw_text("-5")).all()
    assert draw_text("").size


@pytest.mark.parametrize("table", USUAL, ids=name_of)
def test_all_pictures_of_a_table_have_the_same_size(table: Table) -> None:
    """Videos need it, and the end of a game, drawn for spectators, has fewer lines."""
    env = wrapped(table, render_mode="rgb_array")
    env.reset(seed=2)
    sizes = {env.render().shape for _ in moves(env)}
    assert sizes == {env.render().shape}


def rotating_seed(players: int, rounds: int) -> int:
    """The seed of a Maus, pass auf! in which every seat flips one card in each of the first rounds."""
    env = pettingzoo.raw_env("maus_pass_auf", players)
    for seed in range(20_000):
        env.reset(seed=seed)
        if all(play_if_at_turn(env.position, turn % players) for turn in range(players * rounds)):
            return seed
    raise LookupError


def play_if_at_turn(position: Position, seat: int) -> bool:
    if position.turn != seat:
        return False
    position.apply(0)
    return True


@pytest.mark.parametrize("players", [2, 3])
def test_max_cycles(players: int) -> None:
    """PettingZoo's own test wants agents that act in rotation and have no illegal actions, as in some games of Maus, pass auf!."""
    seed = rotating_seed(players, 5)

    def env(max_cycles: int) -> Any:
        made = pettingzoo.env("maus_pass_auf", players, max_cycles=max_cycles)
        made.unwrapped.deals.restart(seed)
        made.unwrapped.metadata["is_parallelizable"] = True
        return made

    max_cycles_test(SimpleNamespace(env=env, parallel_env=lambda max_cycles: aec_to_parallel(env(max_cycles))))


@pytest.mark.parametrize("table", USUAL, ids=name_of)
def test_max_cycles_truncates_before_a_seat_decides_once_more(table: Table) -> None:
    env = wrapped(table, max_cycles=3)
    env.reset(seed=1)
    counts = dict.fromkeys(env.agents, 0)
    while not any(env.truncations.values()) and not any(env.terminations.values()):
        counts[env.agent_selection] += 1
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert max(counts.values()) == 3
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}
    assert set(env.rewards.values()) == {0.0}


@pytest.mark.parametrize("table", TABLES[::5], ids=name_of)
def test_agrees_with_play_move_by_move(table: Table) -> None:
    game, players, options = table
    env = raw(table)
    env.reset(seed=7)
    play = Play(game.id, players, options=options, seed=env.deals.deal_seed)
    position = env.position.copy()
    rng = np.random.default_rng(1)
    while not play.over:
        assert env.agent_selection == f"seat_{play.turn}"
        mask = env.last()[0]["action_mask"]
        assert [position.write_move(action) for action in np.flatnonzero(mask)] == play.legal
        for seat, agent in enumerate(env.possible_agents):
            observation = env.observe(agent)
            assert observation["observation"].tolist() == position.features(seat).tolist()
            assert observation["action_mask"].any() == (seat == play.turn)
        action = int(rng.choice(np.flatnonzero(mask)))
        play.move(position.write_move(action))
        position.apply(action)
        env.step(action)
        assert env.position == position == play.position
    assert play.result is not None
    assert env.position.ranks == play.result.ranks
    assert list(env.rewards.values()) == position.returns().tolist()


@pytest.mark.parametrize("table", USUAL, ids=name_of)
@pytest.mark.parametrize("forced", ["show", "skip"])
def test_rewards_come_once_and_add_up_to_zero(table: Table, forced: str) -> None:
    env = wrapped(table, forced=forced)
    env.reset(seed=2)
    rewards = dict.fromkeys(env.agents, 0.0)
    rng = np.random.default_rng(1)
    decisions = 0
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        assert not truncation
        rewards[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        if forced == "skip" and not termination and GAMES[env.unwrapped.game.id].has_decisions:
            assert len(legal) > 1
        decisions += not termination
        env.step(None if termination else int(rng.choice(legal)))
    assert decisions
    assert max(rewards.values()) > 0
    assert sum(rewards.values()) == pytest.approx(0)
    assert rewards == dict(zip(rewards, env.unwrapped.position.returns(), strict=True))


def test_a_game_without_choices_shows_its_first_decision() -> None:
    env = pettingzoo.raw_env("maus_pass_auf", 3, forced="skip")
    env.reset(seed=1)
    assert not env.position.is_over
    assert [action for _, action in moves(env)] == [0, None, None, None]


def test_options_survive_a_seeded_reset() -> None:
    options = {"mau": "automatic", "last_card": "draws"}
    env = pettingzoo.env("mau_mau", 3, options=options)
    chosen = env.unwrapped.deals.table["options"].tolist()
    for seed in (5, None, 6):
        env.reset(seed=seed, options={"mau": "called"})
        assert env.unwrapped.position.array["options"].tolist() == chosen


def test_a_seed_begins_a_run_and_a_reset_continues_it() -> None:
    def deals(env: Any) -> list[bytes]:
        env.reset(seed=9)
        first = env.unwrapped.position.array.tobytes()
        env.reset()
        return [first, env.unwrapped.position.array.tobytes()]

    env = pettingzoo.env("katze_im_sack")
    first, second = deals(env)
    assert first != second
    assert deals(pettingzoo.env("katze_im_sack")) == [first, second] == deals(env)
    env.reset(seed=9, options={"game_number": 1})
    assert env.unwrapped.position.array.tobytes() == second
    env.reset(options={"game_number": 0})
    assert env.unwrapped.position.array.tobytes() == first
    assert deals(pettingzoo.env("katze_im_sack")) != deals_with_seed(10)


def deals_with_seed(seed: int) -> list[bytes]:
    env = pettingzoo.raw_env("katze_im_sack")
    env.reset(seed=seed)
    return [env.position.array.tobytes()]


def test_an_illegal_action_ends_the_wrapped_game() -> None:
    env = pettingzoo.env("mau_mau", 3, illegal_reward=-2)
    env.reset(seed=1)
    guilty = env.agent_selection
    EnvLogger.suppress_output()
    env.step(int(env.last()[0]["action_mask"].argmin()))
    EnvLogger.unsuppress_output()
    assert env.rewards == {agent: -2.0 * (agent == guilty) for agent in env.agents}
    assert set(env.terminations.values()) == {True}
    assert [action for _, action in moves(env)] == [None] * 3


def test_errors_are_sentences() -> None:
    env: Any = pettingzoo.raw_env("mau_mau", 3)
    with pytest.raises(Refusal, match="reset"):
        env.step(0)
    with pytest.raises(Refusal, match="reset"):
        env.observe("seat_0")
    with pytest.raises(Refusal, match="reset"):
        env.last()
    env.reset(seed=1)
    before = env.position.copy()
    for action in (int(env.last()[0]["action_mask"].argmin()), -1, 10_000, None, "draw", 1.0, True):
        with pytest.raises(IllegalMove):
            env.step(action)
        assert env.position == before
    with pytest.raises(BadSetup, match="seat_3"):
        env.observe("seat_3")
    with pytest.raises(BadSetup, match="no agent"):
        env.action_space(3)
    with pytest.raises(BadSetup, match="game_number"):
        env.reset(options={"game_number": -1})
    with pytest.raises(BadSetup, match="dictionary"):
        env.reset(options=[1])
    for seed in (-1, "1", 1.5, True):
        with pytest.raises(BadSetup, match="seed"):
            env.reset(seed=seed)
    assert env.position == before
    for _ in moves(env):
        pass
    with pytest.raises(Refusal, match="reset"):
        env.step(None)
    with pytest.raises(Refusal, match="reset"):
        env.last()


@pytest.mark.parametrize(
    "arguments",
    [
        {"game": "chess"},
        {"game": 3},
        {"players": 11},
        {"players": "3"},
        {"options": {"mau": "shouted"}},
        {"options": {"colour": "red"}},
        {"options": "mau"},
        {"forced": "maybe"},
        {"forced": None},
        {"max_cycles": 0},
        {"max_cycles": 1.5},
        {"render_mode": "video"},
        {"illegal_reward": "much"},
        {"illegal_reward": float("nan")},
        {"illegal_reward": True},
    ],
    ids=str,
)
def test_bad_arguments_are_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        pettingzoo.env(**{"game": "mau_mau", **arguments})


def test_before_reset_there_are_no_agents() -> None:
    env = pettingzoo.env("mau_mau")
    with pytest.raises(AttributeError, match="before reset"):
        _ = env.agents
    with pytest.raises(AttributeError, match="before reset"):
        _ = env.rewards


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env])
def test_copies_continue_alike(make: Any) -> None:
    env = make("katzenjammer_blues", 4)
    env.reset(seed=4)
    for _, _ in zip(range(10), moves(env), strict=False):
        pass
    twins = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    rest = list(moves(env, 2))
    for twin in twins:
        assert list(moves(twin, 2)) == rest
        twin.reset()
    env.reset()
    assert {twin.unwrapped.position.array.tobytes() for twin in twins} == {env.unwrapped.position.array.tobytes()}


def test_observations_are_not_changed_by_later_steps() -> None:
    env: Any = pettingzoo.raw_env("mau_mau", 2)
    env.reset(seed=1)
    observation = env.last()[0]
    before = {name: array.copy() for name, array in observation.items()}
    env.step(int(observation["action_mask"].argmax()))
    env.last()
    assert all((observation[name] == before[name]).all() for name in before)


def test_state_holds_the_features_of_every_seat() -> None:
    env = pettingzoo.env("katze_im_sack", 3)
    env.reset(seed=1)
    assert env.state_space.contains(env.state())
    position = env.unwrapped.position
    assert env.state().tolist() == [value for seat in range(3) for value in position.features(seat).tolist()]
    assert deal("katze_im_sack", 3, seed=1).features(0).shape == position.features(0).shape
