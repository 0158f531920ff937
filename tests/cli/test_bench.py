"""katzentisch bench"""

import json
import os
import subprocess
import sys
from types import SimpleNamespace

import pytest

from katzentisch.batch import benchmark, gpu
from katzentisch.batch.batch import ARRAYS, Batch
from katzentisch.games import GAMES
from katzentisch.play.versions import versions
from katzentisch.testing.tables import INTERPRETED

from .conftest import Call

pytestmark = pytest.mark.skipif(INTERPRETED, reason="there is nothing compiled to benchmark")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "SECONDS", 0.02)
    monkeypatch.setattr(benchmark.Benchmark, "first_move", lambda benchmark: (2.0, 1.0))


def test_json_has_every_figure(call: Call) -> None:
    output = json.loads(call("bench", "maus_pass_auf", "--json").out)
    (game,) = output["games"]
    assert {"processor", "cores", "python", "numba", "numpy"} <= set(output["machine"])
    assert game["versions"] == versions(GAMES["maus_pass_auf"])
    assert game["bytes"] == 368
    for figure in ("one_thread", "all_threads", "python"):
        assert game[f"moves_per_second_{figure}"] > 1000
    for figure in ("one_thread", "all_threads"):
        assert game[f"batch_steps_per_second_{figure}"] > 1000
    assert (game["batch_steps_per_second_gpu"] is None) == (output["machine"]["gpu"] is None)
    assert game["deals_per_second"] > 1000
    assert 0 < game["share_of_time_dealing"] < 1
    assert 0 <= game["share_of_time_legal"] < 1


def test_batches_are_measured_on_a_gpu() -> None:
    program = (
        "from katzentisch.batch import benchmark; from katzentisch.games import GAMES\n"
        "benchmark.RUNS, benchmark.SECONDS, benchmark.GPU_ROWS, benchmark.GPU_STEPS = 1, 0.001, 3, 2\n"
        "print(*(benchmark.Benchmark(GAMES[game], 3).batch_steps_on_gpu() > 0 for game in ('mau_mau', 'maus_pass_auf')))"
    )
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", program], env=environment, check=True, text=True, capture_output=True)
    assert done.stdout.split() == ["True", "True"]


def test_rows_on_a_gpu_fit_its_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    free = 64 << 20
    context = SimpleNamespace(get_memory_info=lambda: (free, free))
    monkeypatch.setattr(gpu, "load_cuda", lambda: SimpleNamespace(current_context=lambda: context))
    rows = benchmark.Benchmark(GAMES["mau_mau"], 4).gpu_rows()
    batch = Batch("mau_mau", 4, 64, seed=1)
    arrays = (getattr(batch, name) for name in ARRAYS)
    assert 0 < rows * (sum(array.nbytes for array in arrays) + batch.state.nbytes) / 64 < free
    assert rows > 10_000


def test_the_table_fits_the_terminal(call: Call) -> None:
    answer = call("--lang", "de", "bench", "mau_mau")
    assert "Züge/s, ein Thread" in answer.out
    assert all(len(line) <= 80 for line in answer.out.splitlines())


def test_an_unknown_game_is_reported(call: Call) -> None:
    answer = call("bench", "poker")
    assert (answer.code, answer.out) == (2, "")
    assert "no game “poker”" in answer.err
