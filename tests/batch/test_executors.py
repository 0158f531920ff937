"""The same results, bit by bit, whoever plays which part of the games."""

import logging
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from typing import Any

import pytest

import katzentisch as kt
from katzentisch.batch.executor import map_in_order
from katzentisch.batch.run import Bots
from katzentisch.bots import BotFailure
from katzentisch.games import GAMES
from katzentisch.testing.tables import INTERPRETED

from .own_bots import any_move, failing, last_move

pytestmark = pytest.mark.skipif(INTERPRETED, reason="the loops are for compiled code")

MIXED: list[Any] = ["level3", any_move, "random", last_move]
CASES: list[tuple[str, int, int, Bots | None]] = [
    *((game, 4, 700, None) for game in GAMES),
    *((game, 3, 60, "level3") for game in ("mau_mau", "katze_im_sack")),
    *((game, 4, 5, MIXED) for game in ("mau_mau", "maus_pass_auf")),
    ("mau_mau", 2, 2, ["search:4", "level4"]),
]


@pytest.fixture(scope="module")
def processes() -> Iterator[Executor]:
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        yield pool


@pytest.fixture(scope="module")
def dask_cluster() -> Iterator[Executor]:
    distributed: Any = pytest.importorskip("distributed")
    quiet: dict[str, Any] = {"dashboard_address": None, "silence_logs": logging.CRITICAL}
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, **quiet) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client.get_executor()


def check_with(executor: Executor) -> None:
    for game, players, games, bots in CASES:
        here = kt.simulate(game, players, games, seed=5, bots=bots)
        assert kt.simulate(game, players, games, seed=5, bots=bots, executor=executor) == here
        assert kt.simulate(game, players, games, seed=5, bots=bots, executor=executor, rows=False) == kt.Tally.of(here)
    for bots in (None, "rules", MIXED):
        records = list(kt.simulated_records("mau_mau", 4, 5, seed=2, bots=bots))
        assert list(kt.simulated_records("mau_mau", 4, 5, seed=2, bots=bots, executor=executor)) == records


def test_two_processes_play_the_same_games(processes: Executor) -> None:
    check_with(processes)


def test_threads_of_an_executor_play_the_same_games() -> None:
    with ThreadPoolExecutor(3) as pool:
        check_with(pool)


@pytest.mark.filterwarnings("ignore")
def test_a_dask_cluster_plays_the_same_games(dask_cluster: Executor) -> None:
    check_with(dask_cluster)


@pytest.mark.parametrize(("game", "players", "games", "bots"), CASES)
def test_threads_and_three_parts_joined_are_the_same_games(game: str, players: int, games: int, bots: Bots | None) -> None:
    def play(count: int, start: int = 0) -> kt.Results:
        return kt.simulate(game, players, count, seed=5, bots=bots, start=start, threads=1 + start % 3)

    whole, edges = play(games), [0, games // 3, games // 2, games]
    parts = [play(stop - start, start) for start, stop in pairwise(edges) if stop > start]
    assert kt.Results.join(reversed(parts)) == whole
    assert sum(map(kt.Tally.of, parts)) == kt.Tally.of(whole)
    assert whole.game_numbers.tolist() == list(range(games))
    assert parts[-1].game_numbers.tolist() == list(range(games // 2, games))


def test_records_of_parts_are_those_of_the_whole() -> None:
    for bots in (None, MIXED):
        records = list(kt.simulated_records("katze_im_sack", 4, 6, seed=2, bots=bots))
        parts = [kt.simulated_records("katze_im_sack", 4, 2, seed=2, bots=bots, start=start) for start in (0, 2, 4)]
        assert [record for part in parts for record in part] == records


def test_a_bot_that_fails_in_another_process_is_named(processes: Executor) -> None:
    with pytest.raises(BotFailure, match="“failing” failed in mau_mau: ZeroDivisionError: no idea"):
        kt.simulate("mau_mau", 2, 5, seed=1, bots=failing, executor=processes)


def test_a_function_that_can_t_be_sent_is_refused(processes: Executor) -> None:
    with pytest.raises(kt.BadSetup, match="must be defined in a module that they can import"):
        kt.simulate("mau_mau", 2, 5, seed=1, bots=lambda position: position.legal()[0], executor=processes)


def test_a_process_that_dies_is_reported() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool, pytest.raises(kt.Refusal, match="worker process of the executor died"):
        list(map_in_order(pool, os._exit, range(3)))


def test_an_executor_can_submit() -> None:
    wrong: Any
    for wrong in (4, "processes", object()):
        for play in (kt.simulate, kt.simulated_records):
            with pytest.raises(kt.BadSetup, match=r"executor must be a concurrent\.futures\.Executor"):
                play("mau_mau", 2, 5, executor=wrong)


def test_a_class_is_no_executor() -> None:
    wrong: Any = ThreadPoolExecutor
    for play in (kt.simulate, kt.simulated_records):
        with pytest.raises(kt.BadSetup, match=r"not the class ThreadPoolExecutor\. .*: with ThreadPoolExecutor\(\) as executor"):
            play("mau_mau", 2, 5, executor=wrong)


def test_an_executor_that_was_shut_down_is_refused() -> None:
    with ThreadPoolExecutor(1) as pool:
        pass
    with pytest.raises(kt.BadSetup, match="The executor accepts no more work: cannot schedule new futures after shutdown"):
        kt.simulate("mau_mau", 2, 5, executor=pool)
    with pytest.raises(kt.BadSetup, match="The executor accepts no more work"):
        list(kt.simulated_records("mau_mau", 2, 5, executor=pool))


class Cancelled(Executor):
    def submit(self, function: Any, /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.cancel()
        return future


def test_cancelled_work_is_reported() -> None:
    with pytest.raises(kt.Refusal, match="cancelled"):
        kt.simulate("mau_mau", players=3, games=10, seed=1, executor=Cancelled())


def test_a_broken_pool_is_reported_again() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for _ in range(2):  # then it takes no more work
            with pytest.raises(kt.Refusal, match="worker process of the executor died"):
                list(map_in_order(pool, os._exit, range(3)))


def test_other_errors_of_an_executor_stay_what_they_are() -> None:
    def fail(number: int) -> int:
        raise TypeError("something else")

    with ThreadPoolExecutor(1) as pool, pytest.raises(TypeError, match="something else"):
        list(map_in_order(pool, fail, [1]))


def test_no_more_is_submitted_than_is_ahead() -> None:
    submitted: list[int] = []

    class Pool(ThreadPoolExecutor):
        def submit(self, work: Callable[..., Any], /, *facts: Any, **named: Any) -> Any:
            submitted.append(facts[0])
            return super().submit(work, *facts, **named)

    with Pool(1) as pool:
        results = map_in_order(pool, abs, range(100), ahead=7)
        assert next(results) == 0
        assert len(submitted) == 8
