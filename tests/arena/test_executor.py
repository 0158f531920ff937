"""The same match on every executor, and bots that fail there."""

import pickle
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

from katzentisch.arena import Match, PlayedMatch, join, run, runner
from katzentisch.bots import BotFailure, from_arrays, from_view, transport
from katzentisch.games.game import BadSetup
from katzentisch.testing.tables import INTERPRETED

from .small_matches import is_same

pytestmark = pytest.mark.skipif(INTERPRETED, reason="processes would take too long")


@pytest.fixture(scope="module")
def processes() -> Iterator[Executor]:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        yield pool


@pytest.fixture(scope="module")
def dask() -> Iterator[Executor]:
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(n_workers=1, threads_per_worker=1, processes=True, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client.get_executor()


@pytest.fixture
def executor(request: pytest.FixtureRequest) -> Executor:
    found: Executor = request.getfixturevalue(request.param)
    return found


everywhere = pytest.mark.parametrize("executor", ["processes", "dask"], indirect=True)


def timeless(played: PlayedMatch) -> dict[str, Any]:
    reported = pickle.loads(pickle.dumps(played.report()))
    for bot in reported["bots"].values():
        del bot["mean_ms"], bot["longest_ms"]
    return reported  # type: ignore[no-any-return]


def own_bots() -> dict[str, Any]:
    """Bots that exist in this process only."""
    return {
        "position": lambda observation, rng: rng.choice(observation.legal()),
        "view": from_view(lambda view, moves: moves[-1]),
        "arrays": from_arrays(lambda features, mask: mask.argmax(axis=1)),
        "rules": "rules",
    }


@everywhere
@pytest.mark.parametrize("bots", [["rules", "random"], None])
def test_the_results_do_not_depend_on_the_executor(executor: Executor, bots: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "COMPILED_CHUNK", 3)
    table = ("mau_mau", 3, bots or own_bots(), 60)
    alone = run(*table, seed=3, jobs=1)
    there = run(*table, seed=3, executor=executor)
    assert is_same(alone.results, there.results)
    assert timeless(alone) == timeless(there)
    with ThreadPoolExecutor(2) as threads:
        assert is_same(alone.results, run(*table, seed=3, executor=threads).results)
    parts = [
        run(*table, seed=3, part=f"{part}/3", **how) for part, how in ((3, {"executor": executor}), (1, {"jobs": 1}), (2, {"jobs": 1}))
    ]
    assert timeless(join(parts)) == timeless(alone)


def fails(observation: Any) -> int:
    raise ZeroDivisionError("oh no")


@everywhere
@pytest.mark.parametrize("bot", [fails, lambda observation: -fails(observation)])
def test_a_bot_that_fails_is_named(executor: Executor, bot: Any) -> None:
    with pytest.raises(BotFailure, match="The bot “faulty” failed in katze_im_sack: ZeroDivisionError: oh no") as caught:
        run("katze_im_sack", 3, {"faulty": bot, "rules": "rules"}, 9, seed=1, executor=executor)
    assert caught.value.said.translate("de").startswith("Der Bot „faulty“ ist in katze_im_sack gescheitert")
    assert "in fails" in caught.value.__notes__[0]


def vanish() -> Any:
    raise ModuleNotFoundError("No module named 'elsewhere'")


class Elsewhere:
    """A bot of a module that a worker doesn't have."""

    def __call__(self, observation: Any) -> int:
        return int(observation.legal()[0])

    def __reduce__(self) -> Any:
        return vanish, ()


@everywhere
def test_a_bot_that_a_worker_can_not_load_is_reported(executor: Executor) -> None:
    with pytest.raises(BadSetup, match="can’t be loaded in a worker process: ModuleNotFoundError: No module named 'elsewhere'"):
        run("katze_im_sack", 3, {"mine": Elsewhere(), "rules": "rules"}, 9, seed=1, executor=executor)


def test_a_bot_registered_here_only_is_reported(processes: Executor) -> None:
    """Its name means nothing to a worker."""
    match = Match("katze_im_sack", 3, ("rules", "tiger"), 3, 1, {}, given=())
    packed = transport.pack(runner.Work(match, False, False), ())
    with pytest.raises(BadSetup, match="There is no bot “tiger”"):
        list(runner.on_workers(processes, packed, iter([(0, 1)])))
