"""Results: rows, tallies and tables."""

import builtins
import copy
import pickle
import tracemalloc
from typing import Any

import numpy as np
import pandas as pd  # type: ignore[import-untyped]
import polars as pl
import pyarrow as pa  # type: ignore[import-untyped]
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import katzentisch as kt
from katzentisch.batch import simulation
from katzentisch.batch.run import MOST_GAMES, Run
from katzentisch.batch.summary import summary
from katzentisch.games import GAMES
from katzentisch.testing.tables import INTERPRETED

pytestmark = pytest.mark.skipif(INTERPRETED, reason="the loops are for compiled code")
every_game = pytest.mark.parametrize("game", list(GAMES))


@every_game
def test_pandas_polars_and_arrow_read_a_table(game: str) -> None:
    results = kt.simulate(game, 3, 40, seed=1, start=7)
    table = results.table()
    frames = {"pandas": pd.DataFrame(table), "polars": pl.DataFrame(table), "arrow": pa.table(table), "stream": pa.table(Stream(table))}
    for frame in frames.values():
        columns: dict[str, Any] = {name: np.asarray(frame[name]) for name in table}
        assert columns["game_number"].tolist() == list(range(7, 47))
        assert columns["plies"].tolist() == results.plies.tolist()
        assert columns["end"].tolist() == [GAMES[game].ends[end - 1] for end in results.ends]
        for seat in range(3):
            assert columns[f"score_{seat}"].tolist() == results.scores[:, seat].tolist()
            assert columns[f"rank_{seat}"].tolist() == results.ranks[:, seat].tolist()
            assert columns[f"win_{seat}"].tolist() == results.wins[:, seat].tolist()
    assert list(pd.DataFrame(table).columns) == pl.DataFrame(table).columns == pa.table(table).column_names == list(table)


class Stream:
    """Only Arrow's interface of a table."""

    def __init__(self, table: Any) -> None:
        self.__arrow_c_stream__ = table.__arrow_c_stream__


def test_a_table_doesn_t_need_arrow(monkeypatch: pytest.MonkeyPatch) -> None:
    load = builtins.__import__

    def without_arrow(name: str, *facts: Any) -> Any:
        if name.startswith("pyarrow"):
            raise ImportError(name)
        return load(name, *facts)

    table = kt.simulate("mau_mau", 2, 5, seed=1).table()
    assert hasattr(table, "__arrow_c_stream__")
    monkeypatch.setattr(builtins, "__import__", without_arrow)
    assert not hasattr(table, "__arrow_c_stream__")
    assert pickle.loads(pickle.dumps(table)).keys() == table.keys()


def test_a_table_is_a_copy() -> None:
    results = kt.simulate("mau_mau", 2, 5, seed=1)
    before = results.scores.tolist()
    for name, column in results.table().items():
        if name != "end":
            column[:] = 0
    assert results.scores.tolist() == before


@every_game
def test_a_tally_says_the_same_as_rows(game: str) -> None:
    results, tally = kt.simulate(game, 4, 600, seed=2), kt.simulate(game, 4, 600, seed=2, rows=False)
    assert tally == kt.Tally.of(results)
    assert len(tally) == tally.games == 600
    assert tally.win_shares == pytest.approx(results.wins.mean(axis=0))
    assert tally.end_counts == results.end_counts
    assert tally.plies.mean == pytest.approx(results.plies.mean())
    assert tally.plies.variance == pytest.approx(results.plies.var())
    assert sum(tally.scores[3].as_dict().values()) == 600
    assert tally.scores[3].mean == pytest.approx(results.scores[:, 3].mean())
    assert summary(tally) == summary(results)
    assert repr(tally) == f"Tally({game!r}, players=4, games=600)"
    for again in (pickle.loads(pickle.dumps(tally)), copy.deepcopy(tally)):
        assert again == tally


def test_tallies_of_different_tables_can_t_be_added() -> None:
    two, three = (kt.simulate("mau_mau", players, 5, seed=1, rows=False) for players in (2, 3))
    other = kt.simulate("katze_im_sack", 3, 5, seed=1, rows=False)
    for one, another in ((two, three), (three, other)):
        with pytest.raises(kt.BadSetup, match="different numbers of players"):
            one + another
        assert one != another
    with pytest.raises(TypeError):
        two + 1
    assert two != 1
    assert two.plies != 1
    assert (kt.Tally(GAMES["mau_mau"], 2) + two) == two == (two + kt.Tally(GAMES["mau_mau"], 2))


def test_adding_changes_no_part() -> None:
    one, another = (kt.simulate("mau_mau", 3, 50, seed=1, start=start, rows=False) for start in (0, 50))
    before = copy.deepcopy(one)
    assert one + another == kt.simulate("mau_mau", 3, 100, seed=1, rows=False)
    assert one == before


@pytest.mark.parametrize(
    ("starts", "said"),
    [([0, 20], "Games 10 to 19 are missing"), ([0, 5], "Game 5 is in more than one part"), ([0, 0], "Game 0 is in more than one part")],
)
def test_only_whole_runs_are_joined(starts: list[int], said: str) -> None:
    with pytest.raises(kt.BadSetup, match=said):
        kt.Results.join([kt.simulate("mau_mau", 2, 10, seed=1, start=start) for start in starts])


def test_only_results_of_the_same_table_are_joined() -> None:
    parts = [kt.simulate("mau_mau", players, 10, seed=1, start=start) for players, start in ((2, 0), (3, 10))]
    with pytest.raises(kt.BadSetup, match="can’t be joined"):
        kt.Results.join(parts)
    with pytest.raises(kt.BadSetup, match="nothing to join"):
        kt.Results.join([])
    wrong: Any
    for wrong in (5, [5], ["a"], None, np.array(3)):
        with pytest.raises(kt.BadSetup, match="Only results can be joined"):
            kt.Results.join(wrong)
    assert kt.Results.join(parts[:1]) == kt.Results.join(iter(parts[:1])) == parts[0] != parts[1]
    assert parts[0] != 5


def test_memory_of_counts_doesn_t_grow_with_the_games() -> None:
    """A row of each game of Mau Mau with ten players takes 88 bytes."""

    def peak(games: int) -> int:
        tracemalloc.start()
        kt.simulate("mau_mau", 10, games, seed=1, rows=False, threads=1)
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return most

    peak(500)
    few, many = peak(4_000), peak(20_000)
    assert many < few + 16_000 * 88 / 10


@pytest.mark.parametrize("start", [-1, 2**31, True, 1.0, "3", None, [0]])
def test_a_wrong_first_number_is_refused(start: Any) -> None:
    for play in (kt.simulate, kt.simulated_records):
        with pytest.raises(kt.BadSetup, match="number of the first game must be a whole number from 0 to 2,147,483,647"):
            play("mau_mau", 2, 5, start=start)


def test_numbers_end_somewhere() -> None:
    last = kt.simulate("mau_mau", 2, 1, seed=1, start=MOST_GAMES - 1)
    assert last.game_numbers.tolist() == [MOST_GAMES - 1]
    with pytest.raises(kt.BadSetup, match="2 games from number 2,147,483,647 on are too many"):
        kt.simulate("mau_mau", 2, 2, start=MOST_GAMES - 1)


def test_results_are_arrays_that_belong_together() -> None:
    right = kt.simulate("mau_mau", 3, 5, seed=1)
    columns = right.plies, right.ends, right.scores, right.ranks
    assert kt.Results(right.game, 3, *columns) == right
    assert len(kt.Results(right.game, np.int64(3), *(column[:0] for column in columns)).table()["end"]) == 0  # type: ignore[arg-type]
    wrong: Any
    for wrong in (None, 3, "abc", [1, 2], right.scores, right.plies[:4], right.plies.astype(float), np.array(3)):
        with pytest.raises(kt.BadSetup, match="arrays of whole numbers with a row for each game"):
            kt.Results(right.game, 3, wrong, *columns[1:])
        if wrong is not right.scores:
            with pytest.raises(kt.BadSetup, match="arrays of whole numbers with a row for each game"):
                kt.Results(right.game, 3, *columns[:3], wrong)
    for game, players, start in (("mau_mau", 3, 0), (None, 3, 0), (right.game, 99, 0), (right.game, "3", 0), (right.game, 3, -1)):
        with pytest.raises(kt.BadSetup, match="Results need a game"):
            kt.Results(game, players, *columns, start=start)  # type: ignore[arg-type]


def test_a_tally_counts_results_and_adds_tallies() -> None:
    results = kt.simulate("mau_mau", 3, 5, seed=1)
    tally = kt.Tally.of(results)
    before = copy.deepcopy(tally)
    wrong: Any
    for wrong in (None, 5, "x", tally):
        for count in (kt.Tally.of, tally.add):
            with pytest.raises(kt.BadSetup, match="A tally counts Results, not a value of type"):
                count(wrong)
    for wrong in (None, 5, results):
        with pytest.raises(kt.BadSetup, match="Only a Tally can be added, not a value of type"):
            tally.add_tally(wrong)
    for wrong in (-1, 3, True, "0", None, 1.0):
        with pytest.raises(kt.BadSetup, match="seat"):
            tally.win_share(wrong)
    for wrong in (-0.1, 1.5, float("nan"), "0.5", None):
        with pytest.raises(kt.BadSetup, match="A share must be a number from 0 to 1"):
            tally.plies.quantile(wrong)
    assert tally == before
    two: Any = np.int8(2)
    assert tally.win_share(two) == tally.win_share(2)


@pytest.mark.filterwarnings("error")
def test_without_games_there_are_no_means() -> None:
    empty = kt.Tally(GAMES["mau_mau"], 3)
    assert empty.wins.tolist() == [0, 0, 0]
    assert empty.end_counts == {"out": 0, "limit": 0}
    numbers = [*empty.win_shares, *empty.win_share(0), empty.plies.mean, empty.plies.variance, empty.plies.quantile(0.5)]
    assert all(np.isnan(numbers))


def test_rows_are_asked_for_or_not() -> None:
    assert kt.simulate("mau_mau", 2, 5, seed=1, rows=np.bool_(False)).games == 5  # type: ignore[call-overload]
    for rows in (None, 1, "no"):
        with pytest.raises(kt.BadSetup, match="must be True or False"):
            kt.simulate("mau_mau", 2, 5, rows=rows)  # type: ignore[call-overload]


def test_a_gpu_takes_no_executor(monkeypatch: pytest.MonkeyPatch) -> None:
    class Pool:
        def submit(self, *facts: Any) -> None:
            raise AssertionError

    with pytest.raises(kt.BadSetup, match="A GPU doesn’t need an executor"):
        kt.simulate("mau_mau", 2, 5, device="cuda", executor=Pool())  # type: ignore[call-overload]
    monkeypatch.setattr(simulation, "has_gpu", lambda: True)
    run = Run.of("mau_mau", 2)
    assert simulation.device_for("auto", run, Pool()) == "cpu"  # type: ignore[arg-type]
    assert simulation.device_for("auto", run, None) == "cuda"


anything = st.one_of(
    st.none(), st.booleans(), st.integers(-5, 12), st.floats(), st.text(max_size=5), st.lists(st.integers(), max_size=2), st.just(2**70)
)


keywords = ("seed", "options", "bots", "start", "device", "executor", "threads", "progress", "rows")


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(list(GAMES)) | anything, anything, anything, st.fixed_dictionaries({}, optional=dict.fromkeys(keywords, anything)))
def test_bad_input_gets_a_sentence(game: Any, players: Any, games: Any, others: dict[str, Any]) -> None:
    said, played = ["played"], None
    try:
        played = kt.simulate(game, players, games, **others)
    except kt.Refusal as refusal:
        said = [refusal.said.translate(language) for language in ("en", "de")]
    assert all(said)
    assert played is None or len(played) == games
