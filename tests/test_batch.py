"""Many games at once: the same for any number of threads, on a GPU (simulated here), and written down as records."""

import copy
import json
import os
import pickle
import subprocess
import sys
from functools import partial
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis.strategies import integers, lists

import katzentisch as kt
from katzentisch.batch import gpu, simulation
from katzentisch.batch.benchmark import Benchmark, best_rate
from katzentisch.batch.run import Run
from katzentisch.batch.simulation import checked_device, play_chunks
from katzentisch.batch.summary import interval, summary
from katzentisch.batch.tally import Histogram, Tally
from katzentisch.games import GAMES
from katzentisch.testing.tables import INTERPRETED

pytestmark = pytest.mark.skipif(INTERPRETED, reason="the loops are for compiled code")
every_game = pytest.mark.parametrize("game", list(GAMES))

ON_GPU = """
import json, sys
from katzentisch import GAMES, simulate
from katzentisch.batch import gpu
gpu.CHUNK = 2
for game in GAMES.values():
    for players in (game.players[0], game.players[-1]):
        results = simulate(game.id, players, 3, seed=11, start=5, device="cuda")
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
        assert kt.validate(record.encode()).as_dict() == {"ok": True, "over": True}
        assert record.result
        assert record.seed
        assert record.result.scores == results.scores[number].tolist()
        assert sum(entry[0] != "-" for entry in record.moves) == results.plies[number]
        again = kt.Play(game, 3, seed=bytes.fromhex(record.seed))
        assert again.setup == record.setup


def test_the_gpu_plays_the_same_games() -> None:
    """Under CUDA's simulator, which interprets the very functions that a GPU would run."""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run([sys.executable, "-W", "ignore", "-c", ON_GPU], env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    for line in run.stdout.splitlines():
        game, players, plies, ends, scores, ranks = json.loads(line)
        here = kt.simulate(game, players, 3, seed=11, start=5)
        assert (here.plies.tolist(), here.ends.tolist(), here.scores.tolist(), here.ranks.tolist()) == (plies, ends, scores, ranks)


@pytest.mark.parametrize("games", [0, -1, 1.5, True, 2**40])
def test_a_wrong_number_of_games_is_refused(games: int) -> None:
    with pytest.raises(kt.BadSetup, match="number of games"):
        kt.simulate("mau_mau", 2, games)


@pytest.mark.parametrize("games", ["5", None, [5]])
def test_the_number_of_games_is_a_number(games: Any) -> None:
    for play in (kt.simulate, partial(kt.simulate, device="gpu"), kt.simulated_records):
        with pytest.raises(kt.BadSetup, match="number of games"):
            play("mau_mau", 2, games)


@pytest.mark.parametrize("threads", [0, -1, -3, True, 1.0, "2", 10**6])
def test_a_wrong_number_of_threads_is_refused(threads: Any) -> None:
    with pytest.raises(kt.BadSetup, match="number of threads must be a whole number from 1 to 1,024"):
        kt.simulate("mau_mau", 2, 5, threads=threads)


def test_progress_is_a_function() -> None:
    with pytest.raises(kt.BadSetup, match="type int"):
        kt.simulate("mau_mau", 2, 5, progress=5)  # type: ignore[call-overload]


@every_game
def test_numpy_s_numbers_are_numbers(game: str) -> None:
    numbers: tuple[Any, Any, Any] = np.int64(3), np.uint8(7), np.int8(1)
    seats, few, one = numbers
    ours, numpys = kt.simulate(game, 3, 7, seed=1), kt.simulate(game, seats, few, seed=one, threads=one)
    assert np.array_equal(ours.scores, numpys.scores)
    assert numpys.players.__class__ is int
    assert list(kt.simulated_records(game, seats, few, seed=one)) == list(kt.simulated_records(game, 3, 7, seed=1))


def test_records_are_refused_before_the_first_is_asked_for() -> None:
    with pytest.raises(kt.BadSetup, match="from 2 to 10"):
        kt.simulated_records("mau_mau", 11, 5)
    with pytest.raises(kt.BadSetup, match="no game"):
        kt.simulated_records("skat", 3, 5)


@every_game
def test_results_can_be_sent_to_another_process(game: str) -> None:
    results = kt.simulate(game, 3, 10, seed=1)
    again = pickle.loads(pickle.dumps(results))
    assert again.game is results.game
    assert summary(again) == summary(results) == summary(copy.deepcopy(results))


@pytest.mark.skipif(kt.has_gpu(), reason="there is one")
def test_without_a_gpu_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(kt.BadSetup, match="No usable GPU was found: no driver or no device"):
        kt.simulate("mau_mau", 2, 5, device="gpu")

    def missing() -> None:
        raise ImportError("No module named 'numba_cuda'")

    monkeypatch.setattr(gpu, "load_cuda", missing)
    assert not kt.has_gpu()
    with pytest.raises(kt.BadSetup, match="numba-cuda is not installed"):
        kt.simulate("mau_mau", 2, 5, device="gpu")


@pytest.mark.parametrize("device", ["tpu", "", None, 1, ["cpu"]])
def test_a_wrong_device_is_refused(device: Any) -> None:
    with pytest.raises(kt.BadSetup, match="The device must be one of cpu, cuda, auto"):
        kt.simulate("mau_mau", 2, 5, device=device)


def test_auto_takes_a_gpu_if_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "has_gpu", lambda: False)
    assert np.array_equal(kt.simulate("mau_mau", 2, 5, seed=1, device="auto").scores, kt.simulate("mau_mau", 2, 5, seed=1).scores)
    monkeypatch.setattr(simulation, "has_gpu", lambda: True)
    assert checked_device("auto") == "cuda"


@pytest.mark.skipif(kt.has_gpu(), reason="there is one")
def test_the_old_function_for_gpus_still_works() -> None:
    with pytest.warns(DeprecationWarning, match=r'use simulate\(…, device="cuda"\)'), pytest.raises(kt.BadSetup, match="No usable GPU"):
        kt.simulate_on_gpu("mau_mau", 2, 5)


def test_a_gpu_that_fails_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    failing = type("CudaAPIError", (Exception,), {"__module__": "numba.cuda.cudadrv.driver"})

    class Device:
        def is_available(self) -> bool:
            return True

        def to_device(self, rows: object) -> None:
            raise failing("[2] out of\nmemory")

    monkeypatch.setattr(gpu, "load_cuda", Device)
    with pytest.raises(kt.Refusal, match=r"The GPU failed: \[2\] out of memory"):
        kt.simulate("mau_mau", 2, 5, device="gpu")


def test_leaving_early_plays_no_more_than_is_under_way() -> None:
    """Ctrl-C must not wait for two billion games."""
    parts = play_chunks(Run.of("maus_pass_auf", 2, seed=1), range(2**31), "cpu", 2)
    assert [len(next(parts)) for _ in range(3)] == [500, 500, 500]
    parts.close()  # type: ignore[attr-defined]


@given(lists(lists(integers(-50, 300), min_size=1, max_size=40), min_size=1, max_size=6))
def test_a_histogram_has_the_same_statistics_as_its_numbers(parts: list[list[int]]) -> None:
    counted = Histogram()
    for part in parts:
        counted.add(np.array(part))
    numbers = np.concatenate(parts)
    assert counted.games == len(numbers)
    assert counted.mean == pytest.approx(numbers.mean())
    for share in (0.05, 0.5, 0.95):
        assert counted.quantile(share) == pytest.approx(np.quantile(numbers, share))


@every_game
def test_a_tally_of_parts_is_that_of_the_whole(game: str) -> None:
    results = kt.simulate(game, 4, 900, seed=5)
    tally = Tally(GAMES[game], 4)
    for start, stop in ((0, 1), (1, 500), (500, 900)):
        cut = (results.plies[start:stop], results.ends[start:stop], results.scores[start:stop], results.ranks[start:stop])
        tally.add(kt.Results(results.game, 4, *cut))
    assert summary(tally) == summary(results)
    summarised = summary(results)
    for seat in range(4):
        share, low, high = interval(results.wins[:, seat])
        assert [summarised["seats"][seat][key] for key in ("win_share", "low", "high")] == pytest.approx([share, low, high])
    assert summarised["ends"] == results.end_counts


@every_game
def test_the_summary_adds_up(game: str) -> None:
    summarised = summary(kt.simulate(game, 4, 500, seed=2))
    assert sum(seat["win_share"] for seat in summarised["seats"]) == pytest.approx(1)
    assert sum(summarised["ends"].values()) == summarised["games"] == 500
    assert all(seat["low"] <= seat["win_share"] <= seat["high"] for seat in summarised["seats"])


def test_interval_of_whole_wins_is_wilson_s() -> None:
    """A textbook value: 8 of 10 gives 0.490 to 0.943."""
    mean, low, high = interval(np.array([1] * 8 + [0] * 2))
    assert (mean, round(low, 3), round(high, 3)) == (0.8, 0.490, 0.943)


def test_interval_at_the_edges_stays_within() -> None:
    assert interval(np.zeros(50))[1] == pytest.approx(0)
    assert interval(np.ones(50))[2] == pytest.approx(1)
    assert interval(np.ones(50))[1] < 1.0


def test_the_benchmark_measures() -> None:
    assert Benchmark(GAMES["maus_pass_auf"], 2).play_games(0) > 500
    assert best_rate(lambda start: 10) > 0
