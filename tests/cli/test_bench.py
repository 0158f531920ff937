"""katzentisch bench"""

import json

import pytest

from katzentisch.batch import benchmark
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
    assert {"processor", "python", "numba", "numpy"} <= set(output["machine"])
    assert game["bytes"] == 368
    for figure in ("one_thread", "all_threads", "python"):
        assert game[f"moves_per_second_{figure}"] > 1000
    assert game["deals_per_second"] > 1000
    assert 0 < game["share_of_time_dealing"] < 1
    assert 0 <= game["share_of_time_legal"] < 1


def test_the_table_fits_the_terminal(call: Call) -> None:
    answer = call("--lang", "de", "bench", "mau_mau")
    assert "Züge/s, ein Thread" in answer.out
    assert all(len(line) <= 80 for line in answer.out.splitlines())


def test_an_unknown_game_is_reported(call: Call) -> None:
    answer = call("bench", "poker")
    assert (answer.code, answer.out) == (2, "")
    assert "no game “poker”" in answer.err
