"""CUDA graphs: a function that always does the same with the same tensors is recorded once and then replayed as a whole.

A GPU finishes the many small kernels of training faster than Python can launch them; a replay launches them all at once.
"""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import torch

from ..batch.gpu import load_cuda

EAGER_CALLS = 2  # libraries allocate and compile in the first ones, which must not happen while a graph is recorded


class Graph:
    """A function without arguments or results, which reads and writes tensors that stay where they are.

    On a CPU, and as long as `is_recorded` is false, it is just called.
    """

    def __init__(self, function: Callable[[], None], is_recorded: bool) -> None:
        self.function, self.is_recorded = function, is_recorded
        self.calls = 0
        self.graph: torch.cuda.CUDAGraph | None = None

    def __call__(self) -> None:
        if self.is_recorded and self.graph is None and self.calls == EAGER_CALLS:
            self.record()
        self.calls += 1
        if self.graph is not None:
            self.graph.replay()
        else:
            self.function()

    def record(self) -> None:
        """Record the function. Meanwhile no memory may be freed, so that is done before."""
        gc.collect()
        load_cuda().current_context().deallocations.clear()
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        gc.disable()
        try:
            with torch.cuda.graph(graph, stream=torch.cuda.current_stream(), capture_error_mode="thread_local"):
                self.function()
        finally:
            gc.enable()
        self.graph = graph


@contextmanager
def own_stream(device: str) -> Iterator[int]:
    """Work on a new CUDA stream, since the usual one can't be recorded; yields its handle, 0 on a CPU."""
    if not device.startswith("cuda"):
        yield 0
        return
    torch.cuda.synchronize()
    with torch.cuda.stream(torch.cuda.Stream()) as _:
        yield int(torch.cuda.current_stream().cuda_stream)
    torch.cuda.synchronize()
