"""What a GPU records is called on a CPU; the calls to CUDA are those of fakes here."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest
import torch

from katzentisch.games import GAMES
from katzentisch.training import environment, graph
from katzentisch.training.environment import VectorEnv, start_states
from katzentisch.training.graph import EAGER_CALLS, Graph, own_stream

Log = list[str]


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Log:
    """What is done with CUDA, in order."""
    done: Log = []

    class FakeGraph:
        def replay(self) -> None:
            done.append("replay")

    @contextmanager
    def recording(recorded: Any, **settings: Any) -> Iterator[None]:
        assert isinstance(recorded, FakeGraph)
        assert settings == {"stream": stream, "capture_error_mode": "thread_local"}
        done.append("begin")
        yield
        done.append("end")

    @contextmanager
    def using(used: Any) -> Iterator[None]:
        done.append(used)
        yield
        done.append("usual stream")

    stream = SimpleNamespace(cuda_stream=7)
    context = SimpleNamespace(deallocations=SimpleNamespace(clear=lambda: done.append("clear")))
    monkeypatch.setattr(graph, "load_cuda", lambda: SimpleNamespace(current_context=lambda: context))
    fakes: dict[str, Callable[..., Any]] = {
        "synchronize": lambda: done.append("synchronize"),
        "CUDAGraph": FakeGraph,
        "graph": recording,
        "current_stream": lambda: stream,
        "Stream": lambda: "own stream",
        "stream": using,
    }
    for name, fake in fakes.items():
        monkeypatch.setattr(torch.cuda, name, fake)
    return done


def test_on_a_cpu_the_function_is_called_each_time(log: Log) -> None:
    called = Graph(lambda: log.append("call"), False)
    for _ in range(5):
        called()
    assert log == ["call"] * 5
    assert called.graph is None


def test_on_a_gpu_it_is_called_then_recorded_once_then_replayed(log: Log) -> None:
    collects: list[bool] = []

    def function() -> None:
        log.append("call")
        collects.append(gc.isenabled())

    recorded = Graph(function, True)
    for _ in range(EAGER_CALLS + 3):
        recorded()
    assert log == ["call"] * EAGER_CALLS + ["clear", "synchronize", "begin", "call", "end"] + ["replay"] * 3
    assert collects == [True] * EAGER_CALLS + [False]
    assert gc.isenabled()


def test_after_an_error_memory_is_freed_again(log: Log) -> None:
    def function() -> None:
        if "begin" in log:
            raise RuntimeError("not permitted when stream is capturing")

    recorded = Graph(function, True)
    for _ in range(EAGER_CALLS):
        recorded()
    with pytest.raises(RuntimeError, match="capturing"):
        recorded()
    assert gc.isenabled()
    assert recorded.graph is None


def test_a_run_on_a_gpu_works_on_its_own_stream(log: Log) -> None:
    with own_stream("cuda:0") as handle:
        log.append("work")
    assert handle == 7
    assert log == ["synchronize", "own stream", "work", "usual stream", "synchronize"]


def test_a_cpu_has_no_streams(log: Log) -> None:
    with own_stream("cpu") as handle:
        assert handle == 0
    assert log == []


def test_an_environment_on_a_gpu_steps_on_that_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    class FakeRunner:
        stream = 0

        def use_stream(self, stream: int) -> None:
            self.stream = stream

    game = GAMES["mau_mau"]
    env = VectorEnv(game, start_states(game, (2,)), 4, 1, "cpu")
    env.use_stream(7)  # means nothing there
    runner: Any = FakeRunner()
    monkeypatch.setattr(environment, "GpuRunner", FakeRunner)
    env.batch.runner = runner
    env.use_stream(7)
    assert runner.stream == 7
