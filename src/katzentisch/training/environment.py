"""The vectorised environment: a batch of games whose arrays are PyTorch tensors, on the CPU or on a GPU. Nothing is copied."""

from collections.abc import Iterable
from typing import Any

import numpy as np
import torch
from torch import Tensor

from ..batch.batch import Batch, GpuRunner
from ..batch.batch_step import MIXED, ROTATING, Seating
from ..bots.bot import Bot
from ..bots.policies import RULES
from ..games.arrays import States
from ..games.game import BadSetup, Game
from ..play.blank_state import blank_state
from ..play.play import find_game
from ..words import Said

START_STATES = 64  # for each number of players


class VectorEnv:
    """One game in each row, at its next choice; a finished game is followed by the row's next one.

    In the first `network_envs` rows, opponents are stepped by the caller too; in `policy_envs` rows after them they follow a policy and
    move by themselves; the others have no opponents. The seed, the number of rows and `start` determine the deals, on every device.
    """

    def __init__(
        self,
        game: Game,
        start_states: States,
        num_envs: int,
        seed: int,
        device: str,
        *,
        network_envs: int = 0,
        policy_envs: int = 0,
        policy: Bot = RULES,
        seating: int = MIXED,
        start: int = 0,
        threads: int | None = None,
    ) -> None:
        self.game, self.device, self.num_envs = game, torch.device(device), num_envs
        seats = Seating(network_envs, policy_envs, seating, ROTATING, is_random=True)
        kind = self.device.type
        self.batch = Batch.of_tables(game, start_states, num_envs, seed, seats, [policy], kind, start=start, threads=threads)
        self.features = as_tensor(self.batch.observation)  # of the seat at turn
        self.legal_mask = as_tensor(self.batch.legal_mask)  # by action
        self.turns = as_tensor(self.batch.turn)
        self.players = as_tensor(self.batch.seats)
        self.dones = as_tensor(self.batch.ended)  # whether the step finished a game
        self.returns = as_tensor(self.batch.worth)  # by seat: what the finished game was worth
        self.win_returns = as_tensor(self.batch.returns)  # by seat: its share of the win in the finished game minus the fair share
        self.opponent_seats = as_tensor(self.batch.opponent_seats)  # bit set of the seats that don't learn
        self.deal_numbers = as_tensor(self.batch.game_number)

    @property
    def tensors(self) -> list[Tensor]:
        where = [self.deal_numbers, self.opponent_seats, self.features, self.legal_mask, self.turns, self.players]
        return [*where, self.dones, self.returns, self.win_returns]

    def use_stream(self, stream: int) -> None:
        """Step on a CUDA stream from now on, given by its handle; on a CPU there is none."""
        if isinstance(self.batch.runner, GpuRunner):
            self.batch.runner.use_stream(stream)

    def step(self, actions: Tensor) -> None:
        """Play an action in every game and write the next observations."""
        self.batch.step(actions)


def as_tensor(array: Any) -> Tensor:
    """Return an array of a batch as a tensor in the same memory."""
    return torch.from_numpy(array) if isinstance(array, np.ndarray) else torch.from_dlpack(array)


def find_trainable_game(name: str) -> Game:
    """Find a game by its id. Raises BadSetup if there is none, or if it has no decisions or no features."""
    game = find_game(name)
    if not game.has_decisions:
        raise BadSetup(Said("training-no-decisions", {"game": name}))
    if not game.feature_count:
        raise BadSetup(Said("training-no-features", {"game": name}))
    return game


def start_states(game: Game, counts: Iterable[int] | None = None) -> States:
    """Make the states before the deal: every number of players equally often, half of them with the default options."""
    return np.concatenate([state for players in counts or game.players for state in start_states_for(game, players)])


def start_states_for(game: Game, players: int) -> list[States]:
    choices = [blank_state(game, players, options, 0) for options in game.choices(players)]
    default = blank_state(game, players, {}, 0)
    return [choices[place // 2 % len(choices)] if place % 2 else default for place in range(START_STATES)]
