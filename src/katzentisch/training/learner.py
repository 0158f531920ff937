"""Learning from a rollout by proximal policy optimisation (PPO)."""

import torch
from torch import Tensor

from .config import Config
from .network import Net, mixed_precision
from .processes import ALONE, Processes
from .rollout import Rollout, compute_gae, legal_logits

MAX_GRADIENT_NORM = 1.0
WARM_UP = 0.01  # share of the run until the learning rate has risen to its full value
HUBER_DELTA = 0.3  # value errors beyond this count linearly
METRICS = ("policy_loss", "value_loss", "entropy", "squared_log_ratio")


def learning_rate_at(ends: tuple[float, float], progress: float) -> float:
    return anneal(ends, progress) * min(1.0, (progress + 1e-4) / WARM_UP)


def anneal(ends: tuple[float, float], progress: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * min(progress, 1.0)


class Learner:
    """Several processes learn from their own rollouts, with the mean of their gradients: all get the same network."""

    def __init__(self, net: Net, config: Config, processes: Processes = ALONE) -> None:
        self.net, self.config, self.processes = net, config, processes
        self.minibatch_size = processes.part_of(config.minibatch_size, "minibatch_size")
        self.model = processes.wrap(net)
        is_gpu = next(net.parameters()).is_cuda
        self.optimizer = torch.optim.Adam(net.parameters(), fused=is_gpu)

    def learn(self, rollout: Rollout, progress: float) -> dict[str, float]:
        """Learn from each of the learner's decisions once. Returns the mean metrics of all minibatches.

        The processes learn from equally many decisions, the number of the one that has fewest, in minibatches of the same size.
        """
        advantages, targets = compute_gae(rollout, self.config.gae_lambda)
        names = ("features", "legal_mask", "actions", "log_probs", "players", "learns")
        flat = {name: getattr(rollout, name).flatten(0, 1) for name in names}
        flat |= {"advantages": advantages.flatten(), "targets": targets.flatten(0, 1)}
        own = flat.pop("learns").nonzero()[:, 0]
        mean, deviation, _ = self.processes.moments(flat["advantages"][own])
        flat["advantages"] = (flat["advantages"] - mean) / (deviation + 1e-8)
        self.optimizer.param_groups[0]["lr"] = learning_rate_at(self.config.learning_rate, progress)
        own = own[torch.randperm(len(own), device=own.device)][: self.processes.least(len(own))]
        if not len(own):
            return dict.fromkeys(METRICS, 0.0)
        minibatches = own.split(min(self.minibatch_size, len(own)))
        full = [each for each in minibatches if len(each) == len(minibatches[0])]
        metrics = [self.update({name: each[indices] for name, each in flat.items()}, progress) for indices in full]
        means = self.processes.total(torch.stack(metrics).mean(0)) / self.processes.count
        return dict(zip(METRICS, means.tolist(), strict=True))

    def update(self, batch: dict[str, Tensor], progress: float) -> Tensor:
        """Make one gradient step with a minibatch."""
        with mixed_precision(batch["features"]):  # entered for each minibatch: inside, a rounded weight is cached
            logits, values = self.model(batch["features"])
        log_probs = torch.log_softmax(legal_logits(logits, batch["legal_mask"]), 1)
        log_ratio = log_probs.gather(1, batch["actions"][:, None])[:, 0] - batch["log_probs"]
        ratio, advantages = log_ratio.exp(), batch["advantages"]
        clipped = ratio.clamp(1 - self.config.clip_range, 1 + self.config.clip_range)
        policy = -torch.minimum(ratio * advantages, clipped * advantages).mean()
        value = value_loss(values, batch["targets"], batch["players"])
        entropy = -(log_probs.exp() * log_probs).sum(1).mean()
        loss = policy + self.config.value_coefficient * value - anneal(self.config.entropy_coefficient, progress) * entropy
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), MAX_GRADIENT_NORM)
        self.optimizer.step()
        return torch.stack([policy, value, entropy, log_ratio.square().mean()]).detach()


def value_loss(values: Tensor, targets: Tensor, players: Tensor) -> Tensor:
    """Huber loss over the seats in play; the own seat weighs as much as all others together, since advantages depend on it."""
    places = torch.arange(values.shape[1], device=values.device)[None, :]
    weight = torch.where(places == 0, 1.0, 1.0 / (players[:, None] - 1)) * (places < players[:, None])
    losses = torch.nn.functional.huber_loss(values, targets, reduction="none", delta=HUBER_DELTA)
    return (losses * weight).sum(1).mean()
