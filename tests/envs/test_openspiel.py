"""The OpenSpiel games pass OpenSpiel's own tests, have perfect recall, and its algorithms work on them."""

import copy
import pickle
import random
import subprocess
import sys
from collections import defaultdict
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import gambit, ismcts, mcts
from open_spiel.python.observation import make_observation
from tests.solved import small_blues, solver, tree

from katzentisch import BadSetup, IllegalMove, deal
from katzentisch.envs import openspiel
from katzentisch.games import GAMES
from katzentisch.play.position import Position
from katzentisch.testing.tables import INTERPRETED, Table, name_of, some_tables

from . import playthrough

pytestmark = pytest.mark.skipif(INTERPRETED, reason="an adapter, not the rules")

openspiel.register()
GAMES_AGAINST_RANDOM = 32
USUAL = [table for table in some_tables() if not table[2]]


def load(table: Table, deals: int = 8) -> Any:
    game, players, options = table
    parameters = {"players": players, "deals": deals, **options}
    return pyspiel.load_game(f"katzentisch_{game.id}({','.join(f'{name}={value}' for name, value in parameters.items())})")


def dealt(game: Any, outcome: int = 0) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(outcome)
    return state


def play_on(state: Any, rng: random.Random, plies: int) -> None:
    for _ in range(plies):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("table", USUAL, ids=name_of)
def test_random_games(table: Table) -> None:
    """OpenSpiel's own test, with every state serialised, copied and observed."""
    finished = []

    def check(state: Any) -> None:
        if state.is_terminal():
            finished.append(state.returns())

    pyspiel.random_sim_test(load(table, deals=4), num_sims=1, serialize=True, verbose=False, state_checker_fn=check)
    assert finished
    assert sum(finished[0]) == pytest.approx(0)
    assert max(finished[0]) > 0


@pytest.mark.parametrize("name", playthrough.GAMES)
def test_playthrough(name: str) -> None:
    stored, today = playthrough.replay(name)
    assert today == stored


@pytest.mark.parametrize("table", some_tables(), ids=name_of)
def test_states_agree_with_positions(table: Table) -> None:
    game, players, options = table
    loaded = load(table)
    state, position = dealt(loaded, 3), deal(game, players, seed=3, options=options)
    assert (loaded.num_players(), loaded.num_distinct_actions()) == (players, game.actions)
    rng = random.Random(1)
    for _ in range(15):
        if position.is_over:
            break
        assert state.current_player() == position.turn
        assert state.legal_actions() == position.legal()
        assert [state.action_to_string(action) for action in state.legal_actions()] == list(map(position.write_move, position.legal()))
        assert state.observation_tensor() == position.features().tolist()
        for seat in range(players):
            assert state.information_state_string(seat) == position.information_state(seat)
            assert state.observation_tensor(seat) == position.features(seat).tolist()
        action = rng.choice(position.legal())
        assert state.string_to_action(position.write_move(action)) == action
        state.apply_action(action)
        position.apply(action)


def test_unlimited_deals_choose_the_bytes_of_the_seed() -> None:
    game = pyspiel.load_game("katzentisch_mau_mau(players=3)")
    state = game.new_initial_state()
    for byte in (7, 1, 0, 0):
        assert state.is_chance_node()
        assert len(state.chance_outcomes()) == 256
        state.apply_action(byte)
    assert state.position == deal("mau_mau", 3, seed=7 + 256)
    assert game.max_chance_nodes_in_history() == 4


@pytest.mark.parametrize("id", GAMES)
def test_information_states_mean_perfect_recall(id: str) -> None:
    """Where the strings are equal, the seat has seen and done the same, and has the same legal actions; else something differs."""
    game = pyspiel.load_game(f"katzentisch_{id}(players={GAMES[id].default_players},deals=3)")
    pasts: dict[str, set[Any]] = defaultdict(set)
    strings: dict[Any, set[str]] = defaultdict(set)
    met = 0
    for number in range(150):
        rng = random.Random(number)
        state = dealt(game, number % 3)
        own: list[list[Any]] = [[] for _ in range(game.num_players())]
        for _ in range(12):
            see(state, own)
            if state.is_terminal():
                break
            seat = state.current_player()
            string = state.information_state_string(seat)
            past = (*own[seat], *state.legal_actions())
            met += string in pasts
            pasts[string].add(past)
            strings[past].add(string)
            action = rng.choice(state.legal_actions()[:2])
            own[seat].append(action)
            state.apply_action(action)
    assert met > 100
    assert {len(each) for each in pasts.values()} == {1}
    assert {len(each) for each in strings.values()} == {1}


def see(state: Any, own: list[list[Any]]) -> None:
    for seat, past in enumerate(own):
        past.append(state.position.observe(seat).array.tobytes())


@pytest.mark.parametrize("table", [table for table in some_tables() if table[0].has_hands and not table[2]], ids=name_of)
def test_resampled_states_look_the_same_to_the_player(table: Table) -> None:
    game = load(table)
    state, rng = dealt(game, 5), random.Random(2)
    play_on(state, rng, 9)
    for player in range(game.num_players()):
        others = [state.resample_from_infostate(player, rng.random) for _ in range(4)]
        for other in others:
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            assert other.history() == []  # nothing that the player can't know
        assert len({other.position.array.tobytes() for other in others}) > 1
    action = state.legal_actions()[0]
    mover = state.current_player()
    twins = [state.resample_from_infostate(mover, lambda: 0.25) for _ in range(2)]
    for twin in twins:
        twin.apply_action(action)
    assert len({twin.information_state_string(mover) for twin in twins}) == 1


class RandomRollouts(mcts.Evaluator):  # type: ignore[misc]
    """Random games from a position, ten times as fast as OpenSpiel's through its states."""

    def __init__(self) -> None:
        self.rng = random.Random(3)

    def evaluate(self, state: Any) -> Any:
        position = state.position.copy()
        while not position.is_over:
            position.apply(self.rng.choice(position.legal()))
        return position.returns()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize(("table", "simulations"), [("katze_im_sack(players=3,deals=32)", 60), ("mau_mau(players=2,deals=32)", 40)])
def test_ismcts_beats_random_players(table: str, simulations: int) -> None:
    game = pyspiel.load_game(f"katzentisch_{table}")
    rng, returns = random.Random(1), []
    bot = ismcts.ISMCTSBot(game, RandomRollouts(), 0.7, simulations, random_state=np.random.RandomState(2))
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random))
    for number in range(GAMES_AGAINST_RANDOM):
        state, seat = dealt(game, number), number % game.num_players()
        while not state.is_terminal():
            is_mine = state.current_player() == seat
            state.apply_action(bot.step(state) if is_mine else rng.choice(state.legal_actions()))
        returns.append(state.returns()[seat])
    assert np.mean(returns) > 0.25  # three standard errors above a random player, who gets 0


def test_ismcts_resamples_by_itself() -> None:
    game = pyspiel.load_game("katzentisch_katze_im_sack(players=3,deals=32)")
    state = dealt(game, 3)
    play_on(state, random.Random(1), 6)
    bot = ismcts.ISMCTSBot(game, RandomRollouts(), 0.7, 5)
    assert bot.step(state) in state.legal_actions()


def test_cfr_solves_the_small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game tree goes to OpenSpiel as an extensive-form game, which it solves in C++."""
    monkeypatch.setitem(GAMES, small_blues.SMALL.id, small_blues.SMALL)
    monkeypatch.setattr(tree, "worth", win_of_first)
    monkeypatch.setattr(openspiel, "describe", lambda game, state: "")
    written = solver.Solver(tree.Tree(small_blues.deals()))
    value = written.best_reply(0, written.solved(400)[1]) - 0.5
    game = openspiel.OpenSpielGame(small_blues.SMALL, {"players": 2}, openings=list(small_blues.deals()))
    extensive = pyspiel.load_efg_game(gambit.export_gambit(game))
    cfr = pyspiel.CFRPlusSolver(extensive)
    for _ in range(200):
        cfr.evaluate_and_update_policy()
    policy = cfr.average_policy()
    assert pyspiel.nash_conv(extensive, policy) < 1e-3
    found = pyspiel.expected_returns(extensive.new_initial_state(), policy, -1, False)
    assert found == pytest.approx([value, -value], abs=1e-3)


def win_of_first(state: Any, seat: int) -> float:
    assert seat == 0
    return float(Position(small_blues.SMALL, np.array([state], small_blues.SMALL.state)).returns()[0]) + 0.5


def test_copies_and_pickles() -> None:
    game = pyspiel.load_game("katzentisch_katze_im_sack(players=4,deals=8,mice=open)")
    state = dealt(game, 2)
    play_on(state, random.Random(1), 7)
    copies = [
        state.clone(),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        game.deserialize_state(state.serialize()),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
    ]
    action = state.legal_actions()[-1]
    strings = [state.information_state_string(seat) for seat in range(4)]
    for twin in copies:
        assert twin.history() == state.history()
        assert str(twin) == str(state)
        assert [twin.information_state_string(seat) for seat in range(4)] == strings
        twin.apply_action(action)
    assert len({str(twin) for twin in copies}) == 1
    assert str(copies[0]) != str(state)
    for twin in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert str(twin) == str(game)
        assert str(dealt(twin, 2)) == str(dealt(game, 2))
    openings = [(deal("mau_mau", 2, seed=seed, options={"wish": "new"}), seed) for seed in (1, 3)]
    small = pickle.loads(pickle.dumps(openspiel.OpenSpielGame("mau_mau", {"players": 2, "wish": "new"}, openings=openings)))
    assert small.new_initial_state().chance_outcomes() == [(0, 0.25), (1, 0.75)]
    assert dealt(small, 1).position == openings[1][0]
    for twin in (pickle.loads(pickle.dumps(dealt(small, 1))), copy.deepcopy(dealt(small, 1))):
        assert twin.position == openings[1][0]
        assert dealt(twin.get_game(), 1).position == openings[1][0]


READ_STATE = """
import pickle, sys
state = pickle.load(sys.stdin.buffer)
print(state, state.information_state_string(0), state.history())
"""


def test_another_process_reads_a_pickled_state() -> None:
    """The games are not registered there."""
    state = dealt(pyspiel.load_game("katzentisch_mau_mau(players=3,deals=8)"), 2)
    play_on(state, random.Random(1), 5)
    done = subprocess.run([sys.executable, "-c", READ_STATE], input=pickle.dumps(state), capture_output=True, check=True)
    assert done.stdout.decode() == f"{state} {state.information_state_string(0)} {state.history()}\n"


def test_observers() -> None:
    game = pyspiel.load_game("katzentisch_mau_mau(players=2,deals=8)")
    state = dealt(game)
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert observation.tensor.tolist() == state.position.features(1).tolist()
    information = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    information.set_from(state, 1)
    bits = "".join(str(int(bit)) for bit in information.dict["information_state"])
    assert int(bits, 2) == int(information.string_from(state, 1)[:16], 16)
    assert make_observation(game, pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE)) is None


def test_defaults_that_depend_on_the_players() -> None:
    assert pyspiel.load_game("katzentisch_katzenjammer_blues(players=3)").get_parameters()["mice"] == 20
    assert pyspiel.load_game("katzentisch_katzenjammer_blues(players=6)").get_parameters()["mice"] == 24
    assert (
        openspiel.register(["mau_mau"]) == openspiel.register("mau_mau") == openspiel.register(GAMES["mau_mau"]) == ["katzentisch_mau_mau"]
    )
    numpy_integer: Any = np.int64(3)
    assert openspiel.OpenSpielGame("mau_mau", {"players": numpy_integer}).num_players() == 3


@pytest.mark.parametrize(
    "parameters",
    [
        {"players": 11},
        {"players": "3"},
        {"deals": -1},
        {"deals": 2**30},
        {"mau": "shouted"},
        {"colour": "red"},
    ],
    ids=str,
)
def test_bad_parameters_are_refused(parameters: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        openspiel.OpenSpielGame("mau_mau", parameters)


def test_errors_are_sentences() -> None:
    with pytest.raises(BadSetup, match="chess"):
        openspiel.register(["chess"])
    with pytest.raises(BadSetup, match="chess"):
        openspiel.register("chess")
    with pytest.raises(BadSetup, match="no game"):
        openspiel.register(3)  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="mau can’t be “shouted”"):
        pyspiel.load_game("katzentisch_mau_mau(mau=shouted)")
    with pytest.raises(BadSetup, match="Openings"):
        openspiel.OpenSpielGame("mau_mau", {"players": 3}, openings=[(deal("mau_mau", 4, seed=1), 1.0)])
    for wrong in ([], [(deal("mau_mau", 3, seed=1, options={"mau": "automatic"}), 1.0)], [(deal("mau_mau", 3).observe(0), 1.0)]):
        with pytest.raises(BadSetup, match="Openings"):
            openspiel.OpenSpielGame("mau_mau", {"players": 3}, openings=wrong)
    state = pyspiel.load_game("katzentisch_mau_mau(players=3,deals=2)").new_initial_state()
    with pytest.raises(BadSetup, match="outcome"):
        state.apply_action(2)
    with pytest.raises(BadSetup, match="dealt"):
        state.resample_from_infostate(0, random.random)
    state.apply_action(1)
    illegal = next(action for action in range(100) if action not in state.legal_actions())
    before = str(state), state.history()
    for action in (illegal, 10_000, -2):
        with pytest.raises(IllegalMove):
            state.apply_action(action)
    assert (str(state), state.history()) == before
    with pytest.raises(BadSetup, match="seat"):
        state.resample_from_infostate(3, random.random)
    for sampler in (0.5, None, lambda: "half", lambda: 1.5, lambda: float("nan")):
        with pytest.raises(BadSetup, match="sampler"):
            state.resample_from_infostate(0, sampler)
    with pytest.raises(BadSetup, match="deserialize_state"):
        state.get_game().new_initial_state(str(state))
