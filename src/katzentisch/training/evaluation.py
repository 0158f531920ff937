"""Evaluation of a network: one seat at every table, among players that follow a policy or among the network that it is to exploit."""

import torch
from torch import Tensor

from ..batch.batch_step import ALL_BUT_ONE
from ..bots.bot import Bot
from ..bots.policies import RULES
from ..games.arrays import States
from ..games.game import Game
from .environment import VectorEnv
from .network import Net
from .processes import ALONE, Processes
from .rollout import Pick, best_actions, legal_logits, pick_at, play_opponents

NUM_ENVS = 4096
SEED = 2**40  # which no run has


class Evaluator:
    """`opponent` is the network of the other seats, None for players that follow `policy`. Several processes share the games.

    The network plays its likeliest actions, or draws them at a temperature above 0; `pick` chooses the opponent's.
    """

    def __init__(
        self,
        game: Game,
        start_states: States,
        device: str,
        opponent: Net | None,
        num_envs: int = NUM_ENVS,
        processes: Processes = ALONE,
        *,
        policy: Bot = RULES,
        pick: Pick = best_actions,
        temperature: float = 0.0,
        seed: int = SEED,
    ) -> None:
        self.processes, self.pick, self.own_pick = processes, pick, pick_at(temperature)
        num_envs = -(-num_envs // processes.count)
        self.opponent, self.network_envs = opponent, num_envs if opponent is not None else 0
        fields = {"network_envs": self.network_envs, "policy_envs": num_envs - self.network_envs, "seating": ALL_BUT_ONE}
        place = {"start": processes.first_game, "threads": processes.threads}
        self.env = VectorEnv(game, start_states, num_envs, seed, device, policy=policy, **fields, **place)

    def evaluate(self, net: Net, games: int) -> dict[str, float]:
        """Play at least this many games and return the metrics with their standard errors.

        `lead` is the return minus the mean return of the table, `wins` the wins as a multiple of the fair share.
        """
        played, leads, wins = 0, [], []
        while played * self.processes.count < games:
            lead, share = self.step(net)
            leads.append(lead)
            wins.append(share)
            played += len(lead)
        return {
            **mean_and_error("lead", torch.cat(leads), self.processes),
            **mean_and_error("wins", torch.cat(wins), self.processes),
        }

    def step(self, net: Net) -> tuple[Tensor, Tensor]:
        """Step all games; returns leads and wins of those that are finished."""
        env = self.env
        seats, players = self.own_seats(), env.players.clone()
        actions = self.own_pick(legal_logits(net(env.features)[0], env.legal_mask))
        play_opponents(actions, env, self.opponent, self.network_envs, self.pick)
        env.step(actions)
        over = env.dones.nonzero()[:, 0]
        returns, players, seat = env.returns[over], players[over], seats[over][:, None]
        is_seat = torch.arange(returns.shape[1], device=returns.device)[None, :] < players[:, None]
        mean = (returns * is_seat).sum(1) / players
        return returns.gather(1, seat)[:, 0] - mean, 1 + env.win_returns[over].gather(1, seat)[:, 0] * players

    def own_seats(self) -> Tensor:
        """By game, the one seat that no opponent has: the only bit missing from `opponent_seats`."""
        everybody = (1 << self.env.players.int()) - 1
        return (everybody - self.env.opponent_seats).float().log2().round().long()


def mean_and_error(name: str, values: Tensor, processes: Processes) -> dict[str, float]:
    """Return the mean and its standard error over the values of all processes."""
    mean, deviation, count = processes.moments(values)
    return {name: mean, f"{name}_error": deviation / count**0.5}
