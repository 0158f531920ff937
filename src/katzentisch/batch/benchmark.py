"""Benchmark of a game: every figure is the best of some short runs, since other work on the machine can only slow it down."""

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from ..games.compiled import bind
from ..games.entry_points import rules_of
from ..games.game import Game
from ..play.blank_state import blank_state, copy_states, key_of, seed_bytes
from ..play.position import Position
from ..play.versions import versions
from . import gpu, random_play
from .batch import Batch, Forced
from .random_play import compile_random_play, play_chunk
from .records import MOST_DECISIONS, played_actions
from .results import rows_for
from .simulation import CHUNK

RUNS = 25
SECONDS = 0.08  # per run
STARTS = 3
GPU_GAMES = 1 << 21
ROWS = 8192  # of a batch
GPU_ROWS = 1 << 20  # if they fit
GPU_STEPS = 16  # until the GPU is waited for
FIRST_MOVE = "from katzentisch import Play; play = Play({game!r}, {players}, seed=1); play.move(play.legal[0])"


class Benchmark:
    """One game with a number of players and its default options."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players = game, players
        self.table = blank_state(game, players, {}, 0)
        self.key = key_of(seed_bytes(1))
        self.random_play = compile_random_play(game)

    def one_thread(self) -> float:
        """Moves per second in random play, including the deals."""
        return best_rate(self.play_games)

    def play_games(self, start: int) -> int:
        rows = rows_for(self.players, CHUNK)
        play_chunk(self.game, self.table, self.key, start, start + CHUNK, rows)
        return int(rows[:, 0].sum())

    def all_threads(self) -> float:
        workers = os.cpu_count() or 1
        with ThreadPoolExecutor(workers) as pool:

            def round_of(start: int) -> int:
                return sum(pool.map(self.play_games, range(start, start + 8 * workers * CHUNK, CHUNK)))

            return best_rate(round_of)

    def on_gpu(self) -> float | None:
        if not gpu.has_gpu():
            return None
        rows = gpu.load_cuda().to_device(rows_for(self.players, GPU_GAMES))
        gpu.run_on_gpu(self.game, self.table, self.key, rows)
        moves = int(rows.copy_to_host()[:, 0].sum())

        def play_all(start: int) -> int:
            gpu.run_on_gpu(self.game, self.table, self.key, rows)
            return moves

        return best_rate(play_all)

    def from_python(self) -> float:
        """Moves per second driven from Python: list the legal actions, pick one, apply it."""
        rng = random.Random(1)

        def play_one(start: int) -> int:
            position = Position.deal(self.game, self.players, {}, 0, seed_bytes(start))
            position.begin()
            moves = 0
            actions = position.legal()
            while actions:
                position.apply(actions[int(rng.random() * len(actions))])
                actions = position.legal()
                moves += 1
            return moves

        return best_rate(play_one)

    def batch_steps(self, threads: int) -> float:
        """Steps per second of a batch with random actions; observations and masks are written."""
        batch = Batch(self.game, self.players, ROWS, seed=1, forced=self.forced, threads=threads)

        def step(start: int) -> int:
            batch.step(batch.random_actions())
            return ROWS

        return best_rate(step)

    def batch_steps_on_gpu(self) -> float | None:
        """The same with actions that are picked on the GPU, and everything in its memory."""
        if not gpu.has_gpu():
            return None
        rows = self.gpu_rows()
        batch, device = Batch(self.game, self.players, rows, seed=1, forced=self.forced, device="cuda"), gpu.load_cuda()

        def some_steps(start: int) -> int:
            for _ in range(GPU_STEPS):
                batch.step(batch.random_actions())
            device.synchronize()
            return GPU_STEPS * rows

        return best_rate(some_steps)

    def gpu_rows(self) -> int:
        """How many rows of a batch take at most half of the free memory of the GPU."""
        free = gpu.load_cuda().current_context().get_memory_info()[0]
        each = self.game.state.itemsize + 2 * self.game.feature_count + self.game.actions + 32 * self.players + 64
        return int(max(1, min(GPU_ROWS, free / 2 / each)))

    @property
    def forced(self) -> Forced:
        """Moves without a choice are skipped, except in a game that has no others."""
        return "skip" if self.game.actions > 1 else "show"

    def deals(self) -> float:
        def deal(start: int) -> int:
            self.random_play.deal_many(copy_states(self.table), 0, self.table, self.key, start, start + CHUNK, np.zeros(16, np.uint32))
            return CHUNK

        return best_rate(deal)

    def legal_share(self) -> float:
        """The share of time spent on listing legal moves and picking one, from playing the same games again with known moves."""
        replay = bind(random_play.replay_many, self.game.id, deal_one=self.random_play.deal_one, **rules_of(self.game))
        logs = np.zeros((CHUNK, MOST_DECISIONS), np.int16)
        for number in range(CHUNK):
            actions = played_actions(self.game, self.table, self.key, number)
            logs[number, : len(actions)] = actions
        block = np.zeros(16, np.uint32)

        def replay_games(start: int) -> int:
            replay(copy_states(self.table), 0, self.table, self.key, 0, CHUNK, block, logs)
            return CHUNK

        def play_games(start: int) -> int:
            self.play_games(0)
            return CHUNK

        return max(0.0, 1 - best_rate(play_games) / best_rate(replay_games))

    def first_move(self) -> tuple[float, float]:
        """Seconds from starting Python to the first move: with nothing compiled, and with everything compiled."""
        with tempfile.TemporaryDirectory() as cache:
            environment = {**os.environ, "XDG_CACHE_HOME": cache}
            command = [sys.executable, "-c", FIRST_MOVE.format(game=self.game.id, players=self.players)]
            return seconds(command, environment), min(seconds(command, environment) for _ in range(STARTS))


def seconds(command: list[str], environment: dict[str, str]) -> float:
    start = time.perf_counter()
    subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def best_rate(work: Callable[[int], int]) -> float:
    """Measure units of work per second. `work(start)` returns how many it did; the first call, which may compile, doesn't count."""
    work(0)
    best = 0.0
    for _ in range(RUNS):
        done, rounds, started = 0, 0, time.perf_counter()
        while (spent := time.perf_counter() - started) < SECONDS:
            done += work(rounds * CHUNK)
            rounds += 1
        best = max(best, done / spent)
    return best


def figures(benchmark: Benchmark) -> dict[str, Any]:
    """Measure everything that `katzentisch bench` prints for one game."""
    cold, warm = benchmark.first_move()
    one_thread, deals = benchmark.one_thread(), benchmark.deals()
    plies_a_game = benchmark.play_games(0) / CHUNK
    return {
        "game": benchmark.game.id,
        "players": benchmark.players,
        "versions": versions(benchmark.game),
        "moves_per_second_one_thread": one_thread,
        "moves_per_second_all_threads": benchmark.all_threads(),
        "threads": os.cpu_count(),
        "moves_per_second_gpu": benchmark.on_gpu(),
        "moves_per_second_python": benchmark.from_python(),
        "batch_steps_per_second_one_thread": benchmark.batch_steps(1),
        "batch_steps_per_second_all_threads": benchmark.batch_steps(os.cpu_count() or 1),
        "batch_steps_per_second_gpu": benchmark.batch_steps_on_gpu(),
        "deals_per_second": deals,
        "share_of_time_dealing": one_thread / plies_a_game / deals,
        "share_of_time_legal": benchmark.legal_share(),
        "bytes": benchmark.game.state.itemsize,
        "seconds_to_first_move_cold": cold,
        "seconds_to_first_move_warm": warm,
    }
