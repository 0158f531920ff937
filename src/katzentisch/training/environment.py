"""The vectorised environment: many games at once, one decision in each of them per step, on the CPU or on the GPU.

The arrays are PyTorch tensors, which compiled rules write in place: nothing is copied.
"""

import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import torch
from torch import Tensor

from ..batch.gpu import load_cuda
from ..games.arrays import Int64s, States, Words
from ..games.game import BadSetup, Game
from ..play.blank_state import blank_state, key_of, seed_bytes
from ..play.play import find_game
from ..words import Said
from .step import MIXED, Buffers, compile_kernel, compile_step

BLOCK = 64  # GPU threads per block
RESET = -1  # instead of an action
START_STATES = 64  # for each number of players

Step = Callable[[Tensor], None]


class VectorEnv:
    """The fields of `Buffers` as tensors. The seed and the number of games determine the deals, on every device."""

    def __init__(
        self,
        game: Game,
        start_states: States,
        num_envs: int,
        seed: int,
        device: str,
        *,
        network_envs: int = 0,
        rules_envs: int = 0,
        seating: int = MIXED,
    ) -> None:
        self.game, self.device, self.num_envs = game, torch.device(device), num_envs
        self.features = self.zeros(torch.int8, game.feature_count)
        self.legal_mask = self.zeros(torch.bool, game.actions)
        self.returns, self.win_shares = (self.zeros(torch.float32, game.players[-1]) for _ in range(2))
        self.turns, self.players = self.zeros(torch.int64), self.zeros(torch.int64)
        self.dones, self.opponent_seats = self.zeros(torch.bool), self.zeros(torch.int32)
        self.deal_numbers = torch.arange(num_envs, dtype=torch.int64, device=self.device)
        compiled = self.compiled_for_gpu if self.device.type == "cuda" else self.compiled_for_cpu
        self.play: Step = compiled(start_states, key_of(seed_bytes(seed)), network_envs, rules_envs, seating)
        self.step(torch.full((num_envs,), RESET, dtype=torch.int64, device=self.device))

    def zeros(self, dtype: torch.dtype, *shape: int) -> Tensor:
        return torch.zeros((self.num_envs, *shape), dtype=dtype, device=self.device)

    @property
    def tensors(self) -> list[Tensor]:
        """In the order of `Buffers`."""
        where = [self.deal_numbers, self.opponent_seats, self.features, self.legal_mask, self.turns, self.players]
        return [*where, self.dones, self.returns, self.win_shares]

    def step(self, actions: Tensor) -> None:
        """Play an action in every game and write the next observations."""
        self.legal_mask.zero_()
        self.play(actions)

    def compiled_for_cpu(self, start_states: States, seed: Words, *opponents: int) -> Step:
        step_range = compile_step(self.game).step_range
        states = np.zeros(self.num_envs, self.game.state)
        buffers = Buffers(start_states, seed, *(each.numpy() for each in self.tensors), *opponents)
        workers = os.cpu_count() or 1
        edges = np.linspace(1, self.num_envs, 4 * workers + 1).astype(int).tolist()
        pool = ThreadPoolExecutor(workers)

        def step_some(start: int, stop: int, actions: Int64s) -> None:
            step_range(states, start, stop, buffers, actions, np.zeros(self.game.actions, np.int16), np.zeros(16, np.uint32))

        def step(actions: Tensor) -> None:
            step_some(0, 1, actions.numpy())  # the first call compiles, on one thread
            list(pool.map(step_some, edges[:-1], edges[1:], [actions.numpy()] * len(edges)))

        return step

    def compiled_for_gpu(self, start_states: States, seed: Words, *opponents: int) -> Step:
        cuda = load_cuda()
        kernel, blocks = compile_kernel(self.game), -(-self.num_envs // BLOCK)
        states = cuda.to_device(np.zeros(self.num_envs, self.game.state))
        tensors = (cuda.as_cuda_array(each) for each in self.tensors)
        buffers = Buffers(cuda.to_device(start_states), cuda.to_device(seed), *tensors, *opponents)
        return lambda actions: kernel[blocks, BLOCK](states, buffers, cuda.as_cuda_array(actions))


def find_trainable_game(name: str) -> Game:
    """Find a game by its id. Raises BadSetup if there is none, or if it has no decisions."""
    game = find_game(name)
    if not game.feature_count:
        raise BadSetup(Said("training-no-decisions", {"game": name}))
    return game


def start_states(game: Game, counts: Iterable[int] | None = None) -> States:
    """Make the states before the deal: every number of players equally often, half of them with the default options."""
    return np.concatenate([state for players in counts or game.players for state in start_states_for(game, players)])


def start_states_for(game: Game, players: int) -> list[States]:
    choices = [blank_state(game, players, options, 0) for options in game.choices(players)]
    default = blank_state(game, players, {}, 0)
    return [choices[place // 2 % len(choices)] if place % 2 else default for place in range(START_STATES)]
