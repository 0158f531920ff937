"""The Gymnasium environments pass Gymnasium's own tests, and a batch plays the same games as single environments."""

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import RecordEpisodeStatistics
from gymnasium.wrappers.vector import RecordEpisodeStatistics as RecordVectorStatistics

from katzentisch import BadSetup, Refusal
from katzentisch.envs.gymnasium import Env, VectorEnv, board_of, id_of
from katzentisch.games import GAMES
from katzentisch.testing.tables import INTERPRETED, Table, name_of, some_tables

pytestmark = pytest.mark.skipif(INTERPRETED, reason="an adapter, not the rules")

TABLES = some_tables()
USUAL = [table for table in TABLES if not table[2]]
MODES = ["SameStep", "NextStep", "Disabled"]


def single(table: Table, **arguments: Any) -> Env:
    game, players, options = table
    return Env(game, players, options=options, **{"opponents": "random", **arguments})


def vector(table: Table, num_envs: int, **arguments: Any) -> VectorEnv:
    game, players, options = table
    return VectorEnv(game.id, players, num_envs, options=options, **{"opponents": "random", **arguments})


@pytest.mark.parametrize("mask", ["info", "observation"])
@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_check_env(table: Table, mask: str) -> None:
    env = single(table, mask=mask, render_mode="rgb_array")
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*maximum and minimum values are equal.*")
        warnings.filterwarnings("ignore", ".*not in the list of recommended render modes.*|.*render.*", UserWarning)
        check_env(env, skip_render_check=True)
    observation, info = env.reset(seed=1)
    assert observation in env.observation_space
    assert info["action_mask"].any()
    if mask == "observation":
        assert (observation["action_mask"] == info["action_mask"]).all()


def play(env: Any, info: dict[str, Any]) -> list[Any]:
    """Play random moves to the end of the game; returns everything that each step gave."""
    steps: list[Any] = []
    while not steps or not steps[-1][2]:
        assert info["action_mask"].any()
        steps.append(env.step(env.unwrapped.random_action()))
        info = steps[-1][4]
    return steps


@pytest.mark.parametrize("table", USUAL, ids=name_of)
def test_one_environment_equals_many_row_by_row(table: Table) -> None:
    """Row i of many plays game i; a single environment that starts with this game sees the same, step by step."""
    many, one = vector(table, 64, mask="observation"), single(table, mask="observation")
    every: list[Any] = [many.reset(seed=5)]
    actions = []
    while not all(any(step[2][row] for step in every[1:]) for row in (0, 1, 17, 63)):
        actions.append(many.random_actions())
        every.append(many.step(actions[-1]))
    for row in (0, 1, 17, 63):
        observation, info = one.reset(seed=5, options={"game_number": row})
        assert data_equivalence(observation, {name: array[row] for name, array in every[0][0].items()})
        for step, played in zip(every[1:], actions, strict=True):
            observation, reward, terminated, truncated, info = one.step(played[row])
            observations, rewards, terminations, truncations, infos = step
            assert (reward, terminated, truncated) == (rewards[row], terminations[row], truncations[row])
            seen = infos["final_obs"][row] if terminated else {name: array[row] for name, array in observations.items()}
            assert data_equivalence(observation, seen)
            given_infos = infos["final_info"] if terminated else infos
            assert all((np.asarray(value) == given_infos[name][row]).all() for name, value in info.items())
            if terminated:
                break
        assert terminated


@pytest.mark.parametrize("mode", MODES)
def test_autoreset_is_that_of_gymnasium(mode: str) -> None:
    """Gymnasium's vector of single environments gives the same as ours, as long as both play the same games."""
    table: Table = (GAMES["katze_im_sack"], 3, {})
    ours = vector(table, 1, autoreset_mode=AutoresetMode(mode), mask="observation")
    theirs = gymnasium.vector.SyncVectorEnv([lambda: single(table, mask="observation")], autoreset_mode=mode)
    mine, other = ours.reset(seed=3), theirs.reset(seed=3)
    assert data_equivalence(mine[0], other[0])
    assert same_infos(mine[1], other[1])
    for _ in range(100):
        actions = ours.random_actions()
        stepped, expected = ours.step(actions), theirs.step(actions)
        assert data_equivalence(stepped[:4], expected[:4])
        assert same_infos(stepped[4], expected[4])
        if mode == "Disabled" and stepped[2].any():
            with pytest.raises(Refusal, match="games are over"):
                ours.step(actions)
            mine, other = (envs.reset(options={"reset_mask": stepped[2]}) for envs in (ours, theirs))
            assert data_equivalence(mine[0], other[0])
            assert same_infos(mine[1], other[1])


def same_infos(mine: dict[str, Any], other: dict[str, Any]) -> bool:
    assert set(mine) == set(other)
    for name, value in mine.items():
        if isinstance(value, dict):
            assert same_infos(value, other[name])
        elif value.dtype == object:
            assert all(data_equivalence(one, two) for one, two in zip(value, other[name], strict=True))
        else:
            assert np.allclose(value, other[name])
    return True


@pytest.mark.parametrize("mode", MODES)
def test_record_episode_statistics_of_many(mode: str) -> None:
    env = RecordVectorStatistics(vector((GAMES["mau_mau"], 3, {}), 16, autoreset_mode=mode))
    env.reset(seed=1)
    returns: list[float] = []
    terminations = np.zeros(16, np.bool_)
    while len(returns) < 40:
        if mode == "Disabled" and terminations.any():
            env.reset(options={"reset_mask": terminations})
        _, rewards, terminations, _, infos = env.step(env.unwrapped.random_actions())  # type: ignore[attr-defined]
        if terminations.any():
            assert infos["_episode"].tolist() == terminations.tolist()
            returns += infos["episode"]["r"][terminations].tolist()
            assert infos["episode"]["r"][terminations].tolist() == pytest.approx(rewards[terminations].tolist())
    assert list(env.return_queue)[: len(returns)] == pytest.approx(returns)
    assert {round(value, 3) for value in returns} <= {round(-1 / 3, 3), round(2 / 3, 3)}


def test_record_episode_statistics_of_one() -> None:
    env = RecordEpisodeStatistics(gymnasium.make("katzentisch/MauMau-v1", players=2, opponents="random"))
    for _ in range(3):
        _, info = env.reset()
        steps = play(env, info)
        assert steps[-1][4]["episode"]["r"] == pytest.approx(steps[-1][1])
        assert steps[-1][4]["episode"]["l"] == len(steps)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_registered_ids(game: Any) -> None:
    env = gymnasium.make(id_of(game), players=game.players[0], opponents="random")
    assert isinstance(env.unwrapped, Env)
    assert env.unwrapped.learner.batch.players == game.players[0]
    envs = gymnasium.make_vec(id_of(game), num_envs=3, players=game.players[-1], opponents="random", mask="observation")
    assert isinstance(envs, VectorEnv)
    observations, _ = envs.reset(seed=1)
    assert observations in envs.observation_space
    env.close()
    envs.close()


def test_a_strong_opponent_wins_more() -> None:
    """Random moves lose to level3, and infos name every seat and game."""
    envs = VectorEnv("mau_mau", 4, 128)
    _, infos = envs.reset(seed=1)
    assert infos["seat"].tolist() == [row % 4 for row in range(128)]
    assert infos["game_number"].tolist() == list(range(128))
    rewards = []
    for _ in range(60):
        _, given, terminations, _, infos = envs.step(envs.random_actions())
        rewards += given[terminations].tolist()
        if terminations.any():
            final = infos["final_info"]
            rows = np.flatnonzero(terminations)
            assert final["returns"][rows, final["seat"][rows]].tolist() == pytest.approx(given[rows].tolist())
            assert np.allclose(final["returns"].sum(axis=1), 0, atol=1e-6)
    assert len(rewards) > 100
    assert np.mean(rewards) < -0.05


def test_a_fixed_seat_and_a_bot_for_each_seat() -> None:
    envs = VectorEnv("katzenjammer_blues", 3, 8, seat=2, opponents=["random", "random"], forced="show")
    _, infos = envs.reset(seed=1)
    assert set(infos["seat"].tolist()) == {2}


@pytest.mark.parametrize("mode", MODES)
def test_illegal_actions_change_nothing(mode: str) -> None:
    envs = vector((GAMES["katzenjammer_blues"], 3, {}), 4, illegal_reward=-0.25, autoreset_mode=mode)
    observations, infos = envs.reset(seed=1)
    actions = envs.random_actions()
    actions[1], actions[2] = 10_000, infos["action_mask"][2].argmin()
    later, rewards, terminations, _, infos = envs.step(actions)
    assert infos["illegal"].tolist() == [False, True, True, False]
    assert rewards.tolist() == [0, -0.25, -0.25, 0]
    assert not terminations.any()
    assert (later[1:3] == observations[1:3]).all()
    env = single((GAMES["katzenjammer_blues"], 3, {}), illegal_reward=-0.25)
    observation, info = env.reset(seed=1)
    after, reward, terminated, _, info = env.step(int(info["action_mask"].argmin()))
    assert (reward, terminated, info["illegal"]) == (-0.25, False, True)
    assert (after == observation).all()


def test_resets_continue_the_run() -> None:
    table: Table = (GAMES["mau_mau"], 3, {})
    env = single(table)
    _, info = env.reset(seed=2)
    assert info["game_number"] == 0
    assert env.reset()[1]["game_number"] == 1
    steps = play(env, env.reset()[1])
    assert steps[-1][4]["game_number"] == 2
    assert env.reset()[1]["game_number"] == 3
    assert env.reset(options={"game_number": 9})[1]["game_number"] == 9
    first = single(table).reset(seed=2)[0]
    assert (env.reset(seed=2)[0] == first).all()
    envs = vector(table, 4)
    envs.reset(seed=2)
    assert envs.reset()[1]["game_number"].tolist() == [4, 5, 6, 7]
    which = np.array([True, False, False, True])
    assert envs.reset(options={"reset_mask": which})[1]["game_number"].tolist() == [8, 5, 6, 11]
    assert envs.reset(options={"game_number": 3})[1]["game_number"].tolist() == [3, 4, 5, 6]
    unseeded = [single(table).reset()[0].tolist() for _ in range(4)]
    assert any(each != unseeded[0] for each in unseeded)


@pytest.mark.parametrize("mode", MODES)
def test_a_mask_resets_only_its_rows(mode: str) -> None:
    envs = vector((GAMES["mau_mau"], 3, {}), 4, autoreset_mode=mode)
    which = np.array([False, True, False, True])
    with pytest.raises(BadSetup, match="reset_mask"):
        envs.reset(options={"reset_mask": which})
    before, _ = envs.reset(seed=1)
    wrong: Any
    for wrong in (which[:2], which.astype(int), "x", [[True]], 1):
        with pytest.raises(BadSetup, match="reset_mask must be an array of 4 booleans"):
            envs.reset(options={"reset_mask": wrong})
        for arguments in ({"seed": 2, "options": {"reset_mask": wrong}}, {"options": {"reset_mask": which, "game_number": 5}}):
            with pytest.raises(BadSetup, match="reset_mask"):
                envs.reset(**arguments)
    after, infos = envs.reset(options={"reset_mask": which})
    assert infos["game_number"].tolist() == [0, 5, 2, 7]
    assert infos["_action_mask"].tolist() == which.tolist()
    assert ((after == before).all(axis=1) == ~which).all()


def until_one_waits(envs: VectorEnv) -> tuple[Any, Any, Any]:
    """Play until a game has ended and waits for its next step; returns observations, terminations and infos of the last step."""
    while True:
        observations, _, terminations, _, infos = envs.step(envs.random_actions())
        if terminations.any():
            return observations, terminations, infos


def test_a_reset_does_not_skip_the_game_after_a_finished_one() -> None:
    envs = vector((GAMES["katze_im_sack"], 3, {}), 8, autoreset_mode="NextStep", mask="observation")
    envs.reset(seed=1)
    observations, ended, infos = until_one_waits(envs)
    numbers = infos["game_number"]
    assert not ended.all()
    others, infos = envs.reset(options={"reset_mask": ~ended})
    assert data_equivalence(others["observation"][ended], observations["observation"][ended])  # they still wait
    assert infos["game_number"][~ended].tolist() == (numbers[~ended] + 8).tolist()
    _, infos = envs.reset(options={"reset_mask": ended})
    assert infos["game_number"][ended].tolist() == (numbers[ended] + 8).tolist()
    assert not envs.step(envs.random_actions())[4]["illegal"].any()


def test_returned_arrays_belong_to_the_caller() -> None:
    envs = vector((GAMES["katze_im_sack"], 3, {}), 8, autoreset_mode="NextStep")
    envs.reset(seed=1)
    _, ended, _ = until_one_waits(envs)
    ended[:] = True
    assert not envs.is_waiting.all()


def test_options_survive_a_seeded_reset() -> None:
    env = single((GAMES["mau_mau"], 3, {"mau": "automatic", "wish": "new"}))
    chosen = env.learner.batch.state["options"].tolist()
    env.reset(seed=4, options={"mau": "called"})
    assert env.learner.batch.state["options"].tolist() == chosen


def test_arrays_without_copies() -> None:
    table: Table = (GAMES["katze_im_sack"], 3, {})
    plain, quick = vector(table, 8), vector(table, 8, copy=False)
    kept, _ = plain.reset(seed=1)
    reused, _ = quick.reset(seed=1)
    before = kept.copy()
    assert (kept == reused).all()
    plain.step(plain.random_actions())
    after, *_ = quick.step(quick.random_actions())
    assert (kept == before).all()
    assert after is reused


def step_on(envs: VectorEnv, actions: Any) -> Any:
    """Step, and start the next games where they don't follow by themselves."""
    stepped = envs.step(actions)
    if envs.autoreset_mode == AutoresetMode.DISABLED:
        envs.reset(options={"reset_mask": stepped[2]})
    return stepped


@pytest.mark.parametrize("mode", MODES)
def test_copies_continue_alike(mode: str) -> None:
    envs = vector((GAMES["katzenjammer_blues"], 4, {"mice": 24}), 6, autoreset_mode=mode)
    envs.reset(seed=1)
    for _ in range(25):
        step_on(envs, envs.random_actions())
    twins = [pickle.loads(pickle.dumps(envs)), copy.deepcopy(envs)]
    for _ in range(40):
        actions = envs.random_actions()
        mine = step_on(envs, actions)
        for twin in twins:
            assert (twin.random_actions() == actions).all()
            assert data_equivalence(mine[:4], step_on(twin, actions)[:4])
    env = single((GAMES["mau_mau"], 2, {}))
    _, info = env.reset(seed=1)
    env.step(env.random_action())
    other: Env = pickle.loads(pickle.dumps(env))
    assert data_equivalence([step[:4] for step in play(env, info)], [step[:4] for step in play(other, info)])


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    table: Table = (GAMES["mau_mau"], 2, {})
    env = single(table, render_mode="ansi")
    env.reset(seed=1)
    position = env.learner.batch.position(0)
    assert env.render() == position.render(position.turn)
    human = single(table, render_mode="human")
    human.reset(seed=1)
    assert capsys.readouterr().out == position.render(position.turn) + "\n"  # without a call, as Gymnasium wants it
    assert human.render() is None
    assert capsys.readouterr().out == position.render(position.turn) + "\n"
    human.step(human.random_action())
    assert capsys.readouterr().out == board_of(human.learner.batch, 0) + "\n"
    envs = vector(table, 2, render_mode="rgb_array")
    envs.reset(seed=1)
    frames = envs.render()
    assert frames is not None
    assert [frame.shape[2] for frame in frames] == [3, 3]
    with pytest.warns(UserWarning, match="render_mode"):
        assert single(table).render() is None


@pytest.mark.parametrize("opponents", ["random", "level3", lambda position: position.legal()[-1]], ids=["random", "level3", "own"])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_after_the_end_the_finished_game_is_drawn(game: Any, opponents: Any) -> None:
    """A batch has dealt the next game by then."""
    table: Table = (game, game.default_players, {})
    env, drawn = (single(table, opponents=opponents, render_mode=mode) for mode in ("ansi", "rgb_array"))
    drawn.reset(seed=3)
    for seed in (3, 4):
        *_, last = play(env, env.reset(seed=seed)[1])
        finished = env.finished
        assert finished is not None
        assert finished.is_over
        assert (finished.ranks, finished.scores) == (last[4]["ranks"].tolist(), last[4]["scores"].tolist())
        assert finished.features(last[4]["seat"]).tolist() == last[0].tolist()
        assert env.render() == finished.render(last[4]["seat"])
    sizes = {drawn.render().shape}
    while not drawn.is_over:
        drawn.step(drawn.random_action())
        sizes.add(drawn.render().shape)
    assert len(sizes) == 1  # videos need frames of one size


@pytest.mark.parametrize("mode", MODES)
def test_many_boards_are_those_of_the_observations(mode: str) -> None:
    envs = vector((GAMES["katze_im_sack"], 3, {}), 8, autoreset_mode=mode, render_mode="ansi")
    with pytest.raises(Refusal, match="reset"):
        envs.render()
    envs.reset(seed=1)
    observations, ended, infos = until_one_waits(envs)
    boards = envs.render()
    assert boards is not None
    for row, board in enumerate(boards):
        is_last = ended[row] and mode != "SameStep"
        position = envs.finished[row] if is_last else envs.learner.batch.position(row)
        assert position.features(infos["seat"][row]).tolist() == observations[row].tolist()
        assert board == position.render(int(infos["seat"][row]))
        assert position.is_over == is_last


@pytest.mark.parametrize(
    "arguments",
    [
        {"game": "chess"},
        {"players": 12},
        {"options": {"mau": "shouted"}},
        {"opponents": "nobody"},
        {"opponents": None},
        {"opponents": ["random"]},
        {"seat": 4},
        {"seat": "0"},
        {"mask": "both"},
        {"forced": "maybe"},
        {"illegal_reward": "much"},
        {"render_mode": "video"},
    ],
    ids=str,
)
def test_bad_arguments_are_refused(arguments: dict[str, Any]) -> None:
    wrong: dict[str, Any] = {"game": "mau_mau", "players": 4, "opponents": "random", **arguments}
    with pytest.raises(Refusal):
        Env(**wrong)
    with pytest.raises(Refusal):
        VectorEnv(num_envs=2, **wrong)


def test_bad_calls_are_refused() -> None:
    table: Table = (GAMES["mau_mau"], 2, {})
    wrong: Any
    for wrong in ({"num_envs": 0}, {"num_envs": 1.5}):
        with pytest.raises(BadSetup, match="num_envs"):
            vector(table, **wrong)
    for mode in ("never", None, 1):
        with pytest.raises(BadSetup, match="autoreset_mode"):
            vector(table, 1, autoreset_mode=mode)
    with pytest.raises(BadSetup, match="copy"):
        vector(table, 1, copy=1)
    env, envs = single(table), vector(table, 2)
    for step in (lambda: env.step(0), lambda: envs.step([0, 0])):
        with pytest.raises(Refusal, match="reset"):
            step()
    env.reset(seed=1)
    envs.reset(seed=1)
    for action in ("draw", 1.0, None, True):
        with pytest.raises(BadSetup, match="action must be a whole number from 0 to 116"):
            env.step(action)
    for actions in ([0], [0.5, 1], "no", None, [[0, 1]]):
        with pytest.raises(BadSetup):
            envs.step(actions)
    for seed in (-1, "1", 1.5):
        with pytest.raises(BadSetup, match="seed"):
            env.reset(seed=seed)  # type: ignore[arg-type]
    waiting = vector(table, 2, autoreset_mode="NextStep")
    waiting.reset(seed=1)
    until_one_waits(waiting)
    for wrong in (0, [0], [[0], [0, 1]], [0.5, 1], [True, False], "no", None):
        with pytest.raises(BadSetup, match="actions"):
            waiting.step(wrong)
    with pytest.raises(BadSetup):
        envs.reset(options={"reset_mask": [1, 0]})
    play(env, env.reset(seed=1)[1])
    with pytest.raises(Refusal, match="reset"):
        env.step(0)
