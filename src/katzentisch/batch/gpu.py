"""Many games on a GPU: the same loops as device functions. Each thread plays some games one after the other in local memory."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any

import numpy as np

from ..games.arrays import MOVE, WORD, Int32s, States, Words
from ..games.bound import ACTIONS, STATE, cuda
from ..games.compiled import rebind
from ..games.game import BadSetup, Game, Refusal, Value
from ..play.blank_state import Seed, blank_state, key_of, seed_bytes
from ..play.play import find_game
from ..words import Said
from .random_play import compile_random_play, play_many
from .results import Results, rows_for
from .simulation import checked_games

BLOCK = 128  # threads per block
MOST_THREADS = 1 << 19


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
    """Import Numba's CUDA support, which still refers to a function that NumPy 2.5 removed."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack
    from numba import cuda as device  # noqa: PLC0415 only when a GPU is needed: the import is slow

    return device


def has_gpu() -> bool:
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


def simulate_on_gpu(
    game: str,
    players: int,
    games: int,
    *,
    seed: Seed | None = None,
    options: Mapping[str, Value] | None = None,
) -> Results:
    """Play random games on a GPU, with the same results as `simulate` for the same seed.

    Raises BadSetup, also if there is no GPU, Refusal if the GPU fails, and MemoryError if the results don't fit into memory.
    """
    rules = find_game(game)
    number = checked_games(games)
    table = blank_state(rules, players, options, 0)
    key, seats = key_of(seed_bytes(seed)), int(table["players"][0])
    check_gpu()
    with cuda_errors_as_refusals():
        rows = load_cuda().to_device(rows_for(seats, number))
        run_on_gpu(rules, table, key, rows)
        return Results.of(rules, seats, rows.copy_to_host())


def run_on_gpu(game: Game, table: States, key: Words, rows: Any) -> None:
    """Fill rows in GPU memory."""
    device = load_cuda()
    games = rows.shape[0]
    each = -(-games // MOST_THREADS)
    blocks = -(-games // (each * BLOCK))
    compile_kernel(game)[blocks, BLOCK](device.to_device(table), device.to_device(key), 0, each, rows)
    device.synchronize()
