"""Many games on a GPU: the same loops as device functions, a thread plays some games one after the other in its own memory."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any

import numpy as np

from ..games.compiled import rebind
from ..games.game import BadSetup, Game, Refusal, Value
from ..play.blank_state import Seed, blank_state, key_of, seed_bytes
from ..play.play import find_game
from ..words import Said
from .programs import programs
from .results import Results, rows_for
from .threads import checked_games

BLOCK = 128  # threads
MOST_THREADS = 1 << 19

# what `kernel` finds under these names for each game
cuda: Any
STATE: Any
ACTIONS: Any
MOVE: Any
WORD: Any
play_many: Any


def play_some(blank_state: Any, seed: Any, first: int, each: int, rows: Any) -> None:
    """The kernel: thread i plays `each` games from first + i * each on."""
    i = cuda.grid(1)
    state = cuda.local.array(1, STATE)
    moves = cuda.local.array(ACTIONS, MOVE)
    block = cuda.local.array(16, WORD)
    start = i * each
    stop = min(start + each, len(rows))
    if start < stop:
        play_many(state, 0, blank_state, seed, first + start, first + stop, block, moves, rows[start:stop])


def load_cuda() -> Any:
    """Numba's CUDA half; it still names a function that NumPy 2.5 dropped."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack
    from numba import cuda  # noqa: PLC0415 only where somebody asks for a GPU: it takes a while

    return cuda


def has_gpu() -> bool:
    try:
        return bool(load_cuda().is_available())
    except ImportError:
        return False
    except Exception as error:
        if not is_trouble(error):
            raise
        return False


def is_trouble(error: Exception) -> bool:
    """Whether it comes from CUDA: a driver that is missing or too old, a GPU without memory. Its errors have no common class."""
    return type(error).__module__.startswith(("numba.cuda", "numba_cuda", "cuda."))


@contextmanager
def told_if_troubled() -> Iterator[None]:
    """What CUDA raises, as a sentence."""
    try:
        yield
    except Exception as error:
        if not is_trouble(error):
            raise
        raise Refusal(Said("gpu-trouble", {"why": " ".join(str(error).split())[:300]})) from error


def check_gpu() -> None:
    """Raises BadSetup where there is none."""
    try:
        load_cuda()
    except ImportError:
        raise BadSetup(Said("no-gpu", {"why": Said("no-gpu-package")})) from None
    if not has_gpu():
        raise BadSetup(Said("no-gpu", {"why": Said("no-gpu-device")}))


@cache
def kernel(game: Game) -> Any:
    device = load_cuda()
    many = programs(game).play_many
    names = {"cuda": device, "STATE": game.state, "ACTIONS": game.actions, "MOVE": np.int16, "WORD": np.uint32, "play_many": many}
    return device.jit(rebind(play_some, game.id, **names))


def simulate_on_gpu(
    game: str,
    players: int,
    games: int,
    *,
    seed: Seed | None = None,
    options: Mapping[str, Value] | None = None,
) -> Results:
    """As `simulate`, with the same results for the same seed.

    Raises BadSetup, also where there is no GPU, Refusal where the GPU fails, and MemoryError where the results don't fit into memory.
    """
    rules = find_game(game)
    number = checked_games(games)
    table = blank_state(rules, players, options, 0)
    key, seats = key_of(seed_bytes(seed)), int(table["players"][0])
    check_gpu()
    with told_if_troubled():
        rows = load_cuda().to_device(rows_for(seats, number))
        run_on_gpu(rules, table, key, rows)
        return Results.of(rules, seats, rows.copy_to_host())


def run_on_gpu(game: Game, table: Any, key: Any, rows: Any) -> None:
    """Fills rows that are on the GPU already."""
    device = load_cuda()
    games = rows.shape[0]
    each = -(-games // MOST_THREADS)
    blocks = -(-games // (each * BLOCK))
    kernel(game)[blocks, BLOCK](device.to_device(table), device.to_device(key), 0, each, rows)
    device.synchronize()
