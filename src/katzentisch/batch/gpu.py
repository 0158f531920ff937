"""Many games on a GPU: the same loops as device functions. Each thread plays some games one after the other in local memory."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Protocol

from ..games.arrays import MOVE, WORD, Int32s, States, Words
from ..games.bound import ACTIONS, STATE, cuda
from ..games.compiled import rebind
from ..games.game import BadSetup, Game, Refusal
from ..words import Said
from .random_play import compile_random_play, play_many
from .results import rows_for

BLOCK = 128  # threads per block
MOST_THREADS = 1 << 19
CHUNK = 1 << 21  # games in GPU memory at a time


class DeviceArray(Protocol):
    """An array in GPU memory."""

    shape: tuple[int, ...]

    def copy_to_host(self) -> Int32s: ...


def play_kernel(blank: States, seed: Words, first: int, each: int, rows: Int32s) -> None:
    """Play `each` games from number first + i * each on, in thread i."""
    i = cuda.grid(1)
    state = cuda.local.array(1, STATE)
    moves = cuda.local.array(ACTIONS, MOVE)
    block = cuda.local.array(16, WORD)
    start = i * each
    stop = min(start + each, len(rows))
    if start < stop:
        play_many(state, 0, blank, seed, first + start, first + stop, block, moves, rows[start:stop])


def load_cuda() -> Any:
    from numba import cuda as device  # noqa: PLC0415 only when a GPU is needed: the import is slow

    return device


def has_gpu() -> bool:
    """Return whether there is a GPU that `simulate` and `Batch` can use: numba-cuda is installed, and it finds a driver and a device.

    Examples
    --------
    >>> device = "cuda" if has_gpu() else "cpu"
    """
    try:
        return bool(load_cuda().is_available())
    except ImportError:
        return False
    except Exception as error:
        if not is_cuda_error(error):
            raise
        return False


def is_cuda_error(error: Exception) -> bool:
    """Whether it comes from CUDA, e.g. a missing or old driver or lack of GPU memory. Such errors have no common class."""
    return type(error).__module__.startswith(("numba.cuda", "numba_cuda", "cuda."))


@contextmanager
def cuda_errors_as_refusals() -> Iterator[None]:
    try:
        yield
    except Exception as error:
        if not is_cuda_error(error):
            raise
        raise Refusal(Said("gpu-trouble", {"why": " ".join(str(error).split())[:300]})) from error


def check_gpu() -> None:
    """Raise BadSetup if there is no usable GPU."""
    try:
        load_cuda()
    except ImportError:
        raise BadSetup(Said("no-gpu", {"why": Said("no-gpu-package")})) from None
    if not has_gpu():
        raise BadSetup(Said("no-gpu", {"why": Said("no-gpu-device")}))


@cache
def compile_kernel(game: Game) -> Any:
    device = load_cuda()
    many = compile_random_play(game).play_many
    return device.jit(rebind(play_kernel, game.id, cuda=device, STATE=game.state, ACTIONS=game.actions, play_many=many))


def play_on_gpu(game: Game, table: States, key: Words, numbers: range) -> Iterator[Int32s]:
    """Yield the result rows of these games chunk by chunk; raises Refusal if the GPU fails."""
    for first in range(numbers.start, numbers.stop, CHUNK):
        with cuda_errors_as_refusals():
            rows = load_cuda().to_device(rows_for(int(table["players"][0]), min(CHUNK, numbers.stop - first)))
            run_on_gpu(game, table, key, rows, first)
            played: Int32s = rows.copy_to_host()
        yield played


def run_on_gpu(game: Game, table: States, key: Words, rows: DeviceArray, first: int = 0) -> None:
    """Fill rows in GPU memory with the results of the games from number `first` on."""
    device = load_cuda()
    games = rows.shape[0]
    each = -(-games // MOST_THREADS)
    blocks = -(-games // (each * BLOCK))
    compile_kernel(game)[blocks, BLOCK](device.to_device(table), device.to_device(key), first, each, rows)
    device.synchronize()
