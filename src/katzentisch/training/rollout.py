"""A rollout: what happened in a number of steps of the environment, and the advantages and returns of its decisions (GAE)."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import torch
from torch import Tensor

from .environment import VectorEnv
from .network import Net

if TYPE_CHECKING:
    from .opponents import Opponents

ILLEGAL_LOGIT = -1e9
Pick = Callable[[Tensor], Tensor]  # actions from logits

SAMPLES, STEPS_BETWEEN = 32, 8  # of features, for the normaliser


class Rollout:
    """Tensors by step and game. `learns` is true where the learner decided; `values` are its estimates for all seats, its own first."""

    def __init__(self, env: VectorEnv, length: int) -> None:
        def by_step(each: Tensor) -> Tensor:
            return torch.zeros((length, *each.shape), dtype=each.dtype, device=env.device)

        self.length = length
        self.features, self.legal_mask = by_step(env.features), by_step(env.legal_mask)
        self.turns, self.players = by_step(env.turns), by_step(env.players)
        self.dones, self.returns, self.values = by_step(env.dones), by_step(env.returns), by_step(env.returns)
        self.actions, self.learns = by_step(env.turns).long(), by_step(env.dones)
        self.log_probs = by_step(env.returns[:, 0])  # of the actions
        self.advantages, self.targets = by_step(env.returns[:, 0]), by_step(env.returns)  # of the actions; of the values
        self.bootstrap = torch.zeros_like(env.returns), torch.zeros_like(env.turns), torch.zeros_like(env.players)
        # values, turns and players after the last step

    def store_observation(self, step: int, env: VectorEnv) -> None:
        self.features[step], self.legal_mask[step] = env.features, env.legal_mask
        self.turns[step], self.players[step] = env.turns, env.players

    def store_decision(self, step: int, actions: Tensor, log_probs: Tensor, values: Tensor, learns: Tensor) -> None:
        self.actions[step], self.log_probs[step], self.values[step], self.learns[step] = actions, log_probs, values, learns

    def store_outcome(self, step: int, env: VectorEnv) -> None:
        self.dones[step], self.returns[step] = env.dones, env.returns

    def store_bootstrap(self, values: Tensor, env: VectorEnv) -> None:
        for place, each in zip(self.bootstrap, (values, env.turns, env.players), strict=True):
            place.copy_(each)


def legal_logits(logits: Tensor, legal_mask: Tensor) -> Tensor:
    return logits.masked_fill(~legal_mask, ILLEGAL_LOGIT)


def sample_actions(logits: Tensor) -> Tensor:
    """Draw an action for each row from the softmax of its logits (Gumbel-max trick)."""
    noise = torch.rand_like(logits).clamp_(min=1e-12)
    return (logits - (-noise.log_()).log_()).argmax(1)


def best_actions(logits: Tensor) -> Tensor:
    return logits.argmax(1)


def pick_at(temperature: float) -> Pick:
    """Return how a network chooses at a temperature: the likeliest action at 0, otherwise a random one."""
    if temperature <= 0:
        return best_actions
    return sample_actions if temperature == 1 else lambda logits: sample_actions(logits / temperature)


def play_opponents(actions: Tensor, env: VectorEnv, opponent: Net | None, network_envs: int, pick: Pick) -> Tensor:
    """Replace the actions of opponents' seats in the first `network_envs` games by those of their network.

    Returns where the learner decides.
    """
    learns = (env.opponent_seats >> env.turns) & 1 == 0
    if opponent is not None and network_envs:
        theirs = pick(legal_logits(opponent(env.features[:network_envs])[0], env.legal_mask[:network_envs]))
        actions[:network_envs] = torch.where(learns[:network_envs], actions[:network_envs], theirs)
    return learns


def collect(rollout: Rollout, env: VectorEnv, net: Net, opponents: "Opponents") -> None:
    """Fill the rollout with the next steps of the environment."""
    for step in range(rollout.length):
        rollout.store_observation(step, env)
        logits, values = net(env.features)
        logits = legal_logits(logits, env.legal_mask)
        actions = sample_actions(logits)
        learns = play_opponents(actions, env, opponents.network, opponents.network_envs, opponents.pick)
        log_probs = torch.log_softmax(logits, 1).gather(1, actions[:, None])[:, 0]
        rollout.store_decision(step, actions, log_probs, values, learns)
        env.step(actions)
        rollout.store_outcome(step, env)
    rollout.store_bootstrap(net(env.features)[1], env)


def sample_features(env: VectorEnv) -> Tensor:
    """Collect features from random play, from all stages of a game."""
    samples = []
    for step in range(SAMPLES * STEPS_BETWEEN):
        env.step(sample_actions(legal_logits(torch.zeros_like(env.legal_mask, dtype=torch.float32), env.legal_mask)))
        if step % STEPS_BETWEEN == 0:
            samples.append(env.features[:: SAMPLES // 4].clone())
    return torch.cat(samples)


def by_seat(values: Tensor, turns: Tensor, players: Tensor) -> Tensor:
    """Reorder values from "the seat at turn first, then clockwise" to seat numbers; with -turns, the other way round."""
    places = torch.arange(values.shape[1], device=values.device)[None, :]
    return values.gather(1, (places - turns[:, None]) % players[:, None])


def compute_gae(rollout: Rollout, gae_lambda: float) -> None:
    """Compute the advantages of the actions and the value targets for all seats, the deciding seat first.

    Goes backwards in time: by game and seat, `value_next` is the value estimate at the seat's next decision, `return_next` its λ-return.
    """
    value_next = by_seat(*rollout.bootstrap)
    return_next = value_next.clone()
    for step in range(rollout.length - 1, -1, -1):
        dones, returns = rollout.dones[step][:, None], rollout.returns[step]
        value_next, return_next = torch.where(dones, returns, value_next), torch.where(dones, returns, return_next)
        turns, players = rollout.turns[step], rollout.players[step]
        seat, value = turns[:, None].long(), rollout.values[step][:, :1]
        lambda_return = (1 - gae_lambda) * value_next.gather(1, seat) + gae_lambda * return_next.gather(1, seat)
        return_next.scatter_(1, seat, lambda_return)
        value_next.scatter_(1, seat, value)
        rollout.targets[step] = by_seat(return_next, -turns, players)
        rollout.advantages[step] = (lambda_return - value)[:, 0]
