"""Many games at once: the same for any number of threads, on a GPU (simulated here), and written down as records."""

import json
import os
import subprocess
import sys

import numpy as np
import pytest

import katzentisch as kt
from katzentisch.batch.measure import Bench, best_rate
from katzentisch.batch.summary import interval, summary
from katzentisch.games import GAMES

from .tables import INTERPRETED

pytestmark = pytest.mark.skipif(INTERPRETED, reason="the loops are for compiled code")
every_game = pytest.mark.parametrize("game", list(GAMES))

ON_GPU = """
import json, sys
from katzentisch import GAMES, simulate_on_gpu
for game in GAMES.values():
    for players in (game.players[0], game.players[-1]):
        results = simulate_on_gpu(game.id, players, 3, seed=11)
        columns = (results.plies, results.ends, results.scores, results.ranks)
        print(json.dumps([game.id, players, *(column.tolist() for column in columns)]))
"""


@every_game
def test_threads_don_t_matter(game: str) -> None:
    players = GAMES[game].players[-1]
    one = kt.simulate(game, players, 1200, seed=3, threads=1)
    many = kt.simulate(game, players, 1200, seed=3, threads=5)
    assert np.array_equal(one.plies, many.plies)
    assert np.array_equal(one.scores, many.scores)
    assert np.array_equal(one.ranks, many.ranks)
    assert not np.array_equal(one.scores, kt.simulate(game, players, 1200, seed=4).scores)


@every_game
def test_progress_counts_every_game(game: str) -> None:
    played: list[int] = []
    kt.simulate(game, 3, 1300, seed=1, progress=played.append)
    assert sum(played) == 1300


@every_game
def test_simulated_games_are_right_records(game: str) -> None:
    results = kt.simulate(game, 3, 20, seed=8)
    for number, record in enumerate(kt.simulated_records(game, 3, 20, seed=8)):
        assert kt.judge(json.dumps(record)).as_dict() == {"ok": True, "over": True}
        assert record["result"]["scores"] == results.scores[number].tolist()
        assert sum(entry[0] != "-" for entry in record["moves"]) == results.plies[number]
        again = kt.Play(game, 3, seed=bytes.fromhex(record["seed"]))
        assert again.setup == record["setup"]


def test_the_gpu_plays_the_same_games() -> None:
    """Under CUDA's simulator, which interprets the very functions that a GPU would run."""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run([sys.executable, "-W", "ignore", "-c", ON_GPU], env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    for line in run.stdout.splitlines():
        game, players, plies, ends, scores, ranks = json.loads(line)
        here = kt.simulate(game, players, 3, seed=11)
        assert (here.plies.tolist(), here.ends.tolist(), here.scores.tolist(), here.ranks.tolist()) == (plies, ends, scores, ranks)


@pytest.mark.parametrize("games", [0, -1, 1.5, True, 2**40])
def test_a_wrong_number_of_games_is_refused(games: int) -> None:
    with pytest.raises(kt.BadSetup, match="number of games"):
        kt.simulate("mau_mau", 2, games)


@every_game
def test_the_summary_adds_up(game: str) -> None:
    told = summary(kt.simulate(game, 4, 500, seed=2))
    assert sum(seat["win_share"] for seat in told["seats"]) == pytest.approx(1)
    assert sum(told["ends"].values()) == told["games"] == 500
    assert all(seat["low"] <= seat["win_share"] <= seat["high"] for seat in told["seats"])


def test_interval_of_whole_wins_is_wilson_s() -> None:
    """A textbook value: 8 of 10 gives 0.490 to 0.943."""
    mean, low, high = interval(np.array([1] * 8 + [0] * 2))
    assert (mean, round(low, 3), round(high, 3)) == (0.8, 0.490, 0.943)


def test_interval_at_the_edges_stays_within() -> None:
    assert interval(np.zeros(50))[1] == pytest.approx(0)
    assert interval(np.ones(50))[2] == pytest.approx(1)
    assert interval(np.ones(50))[1] < 1.0


def test_measuring_measures() -> None:
    assert Bench(GAMES["maus_pass_auf"], 2).play_games(0) > 500
    assert best_rate(lambda start: 10) > 0
