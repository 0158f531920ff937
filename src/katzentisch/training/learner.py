"""Learning from experience: actions that led to more than expected become likelier, but not much at a time (PPO)."""

from typing import Any

import torch

from .config import Config
from .experience import Experience, legal_logits
from .network import Net, mixed
from .returns import returns

STEEPEST = 1.0  # gradients are cut to this norm


WARM_UP = 0.01  # of the run, until the rate of learning is what it should be
FAR = 0.3  # values this far off pull no harder than ones that are nearer


def rate_at(ends: tuple[float, float], progress: float) -> float:
    return between(ends, progress) * min(1.0, (progress + 1e-4) / WARM_UP)


def between(ends: tuple[float, float], progress: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * min(progress, 1.0)


class Learner:
    def __init__(self, net: Net, config: Config) -> None:
        self.net, self.config = net, config
        is_gpu = next(net.parameters()).is_cuda
        self.optimizer = torch.optim.Adam(net.parameters(), fused=is_gpu)

    def learn(self, experience: Experience, progress: float) -> dict[str, float]:
        """Every example once. Returns means of what was measured on the way."""
        advantages, targets = returns(experience, self.config.trust)
        flat = {name: getattr(experience, name).flatten(0, 1) for name in ("x", "may", "actions", "chances", "players", "learns")}
        flat |= {"advantages": advantages.flatten(), "targets": targets.flatten(0, 1)}
        examples = flat.pop("learns").nonzero()[:, 0]
        chosen = flat["advantages"][examples]
        flat["advantages"] = (flat["advantages"] - chosen.mean()) / (chosen.std() + 1e-8)
        self.optimizer.param_groups[0]["lr"] = rate_at(self.config.rate, progress)
        examples = examples[torch.randperm(len(examples), device=examples.device)]
        batches = examples.split(min(self.config.batch, len(examples)))
        whole = [each for each in batches if len(each) == len(batches[0])]
        told = [self.improve({name: each[some] for name, each in flat.items()}, progress) for some in whole]
        means = torch.stack(told).mean(0).tolist()
        return dict(zip(("policy", "value", "entropy", "change"), means, strict=True))

    def improve(self, batch: dict[str, Any], progress: float) -> Any:
        with mixed(batch["x"]):  # each time anew: inside, a weight is rounded once and then kept
            logits, values = self.net(batch["x"])
        chances = torch.log_softmax(legal_logits(logits, batch["may"]), 1)
        change = chances.gather(1, batch["actions"][:, None])[:, 0] - batch["chances"]
        ratio, advantages = change.exp(), batch["advantages"]
        clipped = ratio.clamp(1 - self.config.clip, 1 + self.config.clip)
        policy = -torch.minimum(ratio * advantages, clipped * advantages).mean()
        value = value_loss(values, batch["targets"], batch["players"])
        entropy = -(chances.exp() * chances).sum(1).mean()
        loss = policy + self.config.value_weight * value - between(self.config.entropy, progress) * entropy
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), STEEPEST)
        self.optimizer.step()
        return torch.stack([policy, value, entropy, change.square().mean()]).detach()


def value_loss(values: Any, targets: Any, players: Any) -> Any:
    """Of the seats that there are; one's own counts as much as all others together, since advantages come from it."""
    places = torch.arange(values.shape[1], device=values.device)[None, :]
    weight = torch.where(places == 0, 1.0, 1.0 / (players[:, None] - 1)) * (places < players[:, None])
    off = torch.nn.functional.huber_loss(values, targets, reduction="none", delta=FAR)
    return (off * weight).sum(1).mean()
