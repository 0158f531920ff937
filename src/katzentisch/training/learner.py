"""Learning from a rollout by proximal policy optimisation (PPO), optionally regularised towards a magnet policy.

With `magnet_coefficient`, the loss also has the divergence KL(policy ‖ magnet) in every decision. The magnet is the moving average of the
network, so it follows slowly: magnetic mirror descent, which keeps self-play from cycling and converges to policies that are hard to
exploit (Sokota et al. 2023, https://arxiv.org/abs/2206.05825).
"""

import torch
from torch import Tensor

from .config import Config
from .graph import Graph
from .network import Net, mixed_precision
from .processes import ALONE, Processes
from .rollout import Rollout, compute_gae, legal_logits

MAX_GRADIENT_NORM = 1.0
WARM_UP = 0.01  # share of the run until the learning rate has risen to its full value
HUBER_DELTA = 0.3  # value errors beyond this count linearly
METRICS = ("policy_loss", "value_loss", "entropy", "squared_log_ratio", "magnet_divergence")


def learning_rate_at(ends: tuple[float, float], progress: float) -> float:
    return anneal(ends, progress) * min(1.0, (progress + 1e-4) / WARM_UP)


def anneal(ends: tuple[float, float], progress: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * min(progress, 1.0)


class Learner:
    """Several processes learn from their own rollouts, with the mean of their gradients: all get the same network.

    All tensors stay in place, so that a GPU can record the gradient step.
    """

    def __init__(self, net: Net, magnet: Net, config: Config, processes: Processes = ALONE, *, has_graphs: bool = False) -> None:
        self.net, self.magnet, self.config, self.processes = net, magnet, config, processes
        self.minibatch_size = processes.part_of(config.minibatch_size, "minibatch_size")
        self.model = processes.wrap(net)
        device = next(net.parameters()).device
        is_gpu = device.type == "cuda"
        self.optimizer = torch.optim.Adam(net.parameters(), lr=torch.tensor(0.0, device=device), fused=is_gpu, capturable=is_gpu)
        self.entropy_weight, self.magnet_weight = torch.zeros((), device=device), torch.zeros((), device=device)
        self.indices = torch.zeros(self.minibatch_size, dtype=torch.int64, device=device)
        self.metrics = torch.zeros(len(METRICS), device=device)  # sums over minibatches
        self.has_graphs = has_graphs
        self.flat: dict[str, Tensor] = {}  # the rollout, a row for each decision
        self.gae_graph: Graph | None = None
        self.step_graph: Graph | None = None

    def learn(self, rollout: Rollout, progress: float) -> dict[str, float]:
        """Learn from each of the learner's decisions once. Returns the mean metrics of all minibatches.

        The processes learn from equally many decisions, the number of the one that has fewest, in minibatches of the same size.
        """
        self.prepare(rollout)
        own = rollout.learns.flatten().nonzero()[:, 0]
        mean, deviation, _ = self.processes.moments(self.flat["advantages"][own])
        self.flat["advantages"].sub_(mean).div_(deviation + 1e-8)
        self.set_schedule(progress)
        own = own[torch.randperm(len(own), device=own.device)][: self.processes.least(len(own))]
        if not len(own):
            return dict.fromkeys(METRICS, 0.0)
        minibatches = own.split(min(self.minibatch_size, len(own)))
        full = [each for each in minibatches if len(each) == len(minibatches[0])]
        self.metrics.zero_()
        for indices in full:
            self.learn_minibatch(indices)
        means = self.processes.total(self.metrics / len(full)) / self.processes.count
        return dict(zip(METRICS, means.tolist(), strict=True))

    def prepare(self, rollout: Rollout) -> None:
        """Compute advantages and value targets; the first time, also find out where the tensors of the rollout are."""
        if self.gae_graph is None:
            self.gae_graph = Graph(lambda: compute_gae(rollout, self.config.gae_lambda), self.has_graphs)
            names = ("features", "legal_mask", "actions", "log_probs", "players", "advantages", "targets")
            self.flat = {name: getattr(rollout, name).flatten(0, 1) for name in names}
            self.step_graph = Graph(self.update_from_indices, self.has_graphs)
        self.gae_graph()

    def set_schedule(self, progress: float) -> None:
        rate = learning_rate_at(self.config.learning_rate, progress)
        self.optimizer.param_groups[0]["lr"].fill_(rate)
        self.entropy_weight.fill_(anneal(self.config.entropy_coefficient, progress))
        self.magnet_weight.fill_(anneal(self.config.magnet_coefficient, progress))

    def learn_minibatch(self, indices: Tensor) -> None:
        if len(indices) == self.minibatch_size and self.step_graph is not None:
            self.indices.copy_(indices)
            self.step_graph()
        else:
            self.update({name: each[indices] for name, each in self.flat.items()})

    def update_from_indices(self) -> None:
        self.update({name: each[self.indices] for name, each in self.flat.items()})

    def update(self, batch: dict[str, Tensor]) -> None:
        """Make one gradient step with a minibatch and add its metrics to the sums."""
        with mixed_precision(batch["features"]):  # entered for each minibatch: inside, a rounded weight is cached
            logits, values = self.model(batch["features"])
        log_probs = torch.log_softmax(legal_logits(logits, batch["legal_mask"]), 1)
        log_ratio = log_probs.gather(1, batch["actions"][:, None])[:, 0] - batch["log_probs"]
        ratio, advantages = log_ratio.exp(), batch["advantages"]
        clipped = ratio.clamp(1 - self.config.clip_range, 1 + self.config.clip_range)
        policy = -torch.minimum(ratio * advantages, clipped * advantages).mean()
        value = value_loss(values, batch["targets"], batch["players"])
        entropy = -(log_probs.exp() * log_probs).sum(1).mean()
        divergence = self.magnet_divergence(batch, log_probs)
        loss = policy + self.config.value_coefficient * value - self.entropy_weight * entropy + self.magnet_weight * divergence
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), MAX_GRADIENT_NORM)
        self.optimizer.step()
        self.metrics += torch.stack([policy, value, entropy, log_ratio.square().mean(), divergence]).detach()

    def magnet_divergence(self, batch: dict[str, Tensor], log_probs: Tensor) -> Tensor:
        """KL(policy ‖ magnet), the mean over the decisions; 0 if nothing depends on it."""
        if not any(self.config.magnet_coefficient):
            return log_probs.new_zeros(())
        with torch.no_grad(), mixed_precision(batch["features"]):
            logits = self.magnet(batch["features"])[0]
        magnet = torch.log_softmax(legal_logits(logits, batch["legal_mask"]), 1)
        return (log_probs.exp() * (log_probs - magnet)).sum(1).mean()

    def load_optimizer(self, state: dict[str, object]) -> None:
        """Continue with the moments of a checkpoint, also of a version that stored the learning rate as a number."""
        self.optimizer.load_state_dict(state)
        group = self.optimizer.param_groups[0]
        device = self.metrics.device
        is_gpu = device.type == "cuda"
        group |= {"lr": torch.as_tensor(group["lr"], dtype=torch.float32, device=device), "fused": is_gpu, "capturable": is_gpu}


def value_loss(values: Tensor, targets: Tensor, players: Tensor) -> Tensor:
    """Huber loss over the seats in play; the own seat weighs as much as all others together, since advantages depend on it."""
    places = torch.arange(values.shape[1], device=values.device)[None, :]
    weight = torch.where(places == 0, 1.0, 1.0 / (players[:, None] - 1)) * (places < players[:, None])
    losses = torch.nn.functional.huber_loss(values, targets, reduction="none", delta=HUBER_DELTA)
    return (losses * weight).sum(1).mean()
