"""Many games at once, a decision in each of them at a time. Their memory is PyTorch's, on the CPU or on the GPU, and never copied."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import torch

from ..batch.gpu import load_cuda
from ..games.game import Game
from ..play.position import key_of, seed_bytes
from .loops import MIXED, Arrays
from .stepping import compiled_for, kernel_for

BLOCK = 64  # threads of a GPU that start together
FIRST = -1  # instead of an action

Step = Callable[[Any], None]


class Hall:
    """The fields of `Arrays`, as tensors. Numbers of games and seeds make games: a run is the same wherever it runs."""

    def __init__(
        self,
        game: Game,
        tables: Any,
        games: int,
        seed: int,
        device: str,
        *,
        visited: int = 0,
        coached: int = 0,
        company: int = MIXED,
    ) -> None:
        self.game, self.device, self.games = game, torch.device(device), games
        self.x = self.empty(torch.int8, game.feature_count)
        self.may = self.empty(torch.bool, game.actions)
        self.finals, self.wins = self.empty(torch.float32, game.players[-1]), self.empty(torch.float32, game.players[-1])
        self.turns, self.players = self.empty(torch.int64), self.empty(torch.int64)
        self.ended, self.guests = self.empty(torch.bool), self.empty(torch.int32)
        self.numbers = torch.arange(games, dtype=torch.int64, device=self.device)
        start = self.on_gpu if self.device.type == "cuda" else self.on_cpu
        self.advance: Step = start(tables, key_of(seed_bytes(seed)), visited, coached, company)
        self.step(torch.full((games,), FIRST, dtype=torch.int64, device=self.device))

    def empty(self, kind: Any, *shape: int) -> Any:
        return torch.zeros((self.games, *shape), dtype=kind, device=self.device)

    def told(self) -> list[Any]:
        return [self.numbers, self.guests, self.x, self.may, self.turns, self.players, self.ended, self.finals, self.wins]

    def step(self, actions: Any) -> None:
        self.may.zero_()
        self.advance(actions)

    def on_cpu(self, tables: Any, seed: Any, *company: int) -> Step:
        program = compiled_for(self.game).advance_some
        states = np.zeros(self.games, self.game.state)
        arrays = Arrays(tables, seed, *(each.numpy() for each in self.told()), *company)
        workers = os.cpu_count() or 1
        edges = np.linspace(1, self.games, 4 * workers + 1).astype(int).tolist()
        pool = ThreadPoolExecutor(workers)

        def some(start: int, stop: int, actions: Any) -> None:
            program(states, start, stop, arrays, actions, np.zeros(self.game.actions, np.int16), np.zeros(16, np.uint32))

        def step(actions: Any) -> None:
            some(0, 1, actions.numpy())  # compiles on one thread, the first time
            list(pool.map(some, edges[:-1], edges[1:], [actions.numpy()] * len(edges)))

        return step

    def on_gpu(self, tables: Any, seed: Any, *company: int) -> Step:
        cuda = load_cuda()
        kernel, blocks = kernel_for(self.game), -(-self.games // BLOCK)
        states = cuda.to_device(np.zeros(self.games, self.game.state))
        told = (cuda.as_cuda_array(each) for each in self.told())
        arrays = Arrays(cuda.to_device(tables), cuda.to_device(seed), *told, *company)
        return lambda actions: kernel[blocks, BLOCK](states, arrays, cuda.as_cuda_array(actions))
