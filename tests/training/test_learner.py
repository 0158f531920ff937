"""The learner stays near its magnet, follows its schedule, and continues with the optimizer of earlier checkpoints."""

from copy import deepcopy
from typing import Any

import numpy as np
import pytest
import torch
from tests.training.two_processes import GAME, sample_rollout

from katzentisch.training.config import Config
from katzentisch.training.learner import METRICS, Learner, learning_rate_at
from katzentisch.training.network import Net
from katzentisch.training.rollout import legal_logits

HIDDEN = (8,)
ROWS = slice(None)


def make_net(seed: int) -> Net:
    torch.manual_seed(seed)
    net = Net(GAME, HIDDEN)
    with torch.no_grad():
        net.layers[-1].weight.normal_(std=0.3)
    return net


def make_learner(magnet: Net | None = None, **fields: Any) -> Learner:
    net = make_net(1)
    config = Config(game=GAME.id, hidden=HIDDEN, **{"minibatch_size": 24, "learning_rate": (1e-2, 1e-2), **fields})
    return Learner(net, (magnet or deepcopy(net)).requires_grad_(False), config)


def sample_batch(count: int = 20) -> dict[str, torch.Tensor]:
    random = torch.Generator().manual_seed(2)
    features = torch.randint(-3, 9, (count, GAME.feature_count), dtype=torch.int8, generator=random)
    legal = torch.rand(count, GAME.actions, generator=random) < 0.1
    legal[:, 3] = True
    return {"features": features, "legal_mask": legal}


def log_probs_of(net: Net, batch: dict[str, torch.Tensor]) -> torch.Tensor:
    return torch.log_softmax(legal_logits(net(batch["features"])[0], batch["legal_mask"]), 1)


def divergence(learner: Learner) -> float:
    batch = sample_batch()
    with torch.no_grad():
        return float(learner.magnet_divergence(batch, log_probs_of(learner.net, batch)))


def divergence_by_hand(policy: Net, magnet: Net) -> float:
    """KL(policy ‖ magnet), decision by decision, over the legal actions alone."""
    batch, found = sample_batch(), []
    with torch.no_grad():
        logits = [net(batch["features"])[0].double().numpy() for net in (policy, magnet)]
    for row, legal in enumerate(batch["legal_mask"].numpy()):
        p, q = (np.exp(each[row, legal]) / np.exp(each[row, legal]).sum() for each in logits)
        found.append(float((p * np.log(p / q)).sum()))
    return sum(found) / len(found)


def test_a_policy_that_is_its_magnet_does_not_diverge() -> None:
    assert divergence(make_learner(magnet_coefficient=(0.1, 0.1))) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("coefficient", [(0.1, 0.1), (0.1, 0.0), (0.0, 0.1)])
def test_the_divergence_is_that_computed_by_hand(coefficient: tuple[float, float]) -> None:
    learner, magnet = make_learner(make_net(2), magnet_coefficient=coefficient), make_net(2)
    by_hand = divergence_by_hand(learner.net, magnet)
    assert by_hand > 0.05
    assert divergence(learner) == pytest.approx(by_hand, rel=1e-4)


def test_without_a_magnet_no_divergence_is_computed() -> None:
    learner = make_learner(make_net(2))
    learner.magnet = None  # type: ignore[assignment]
    assert divergence(learner) == 0


def moved(coefficient: float) -> float:
    learner = make_learner(magnet_coefficient=(coefficient, coefficient))
    before = deepcopy(learner.net)
    for _ in range(10):
        metrics = learner.learn(sample_rollout(ROWS), 0.5)
    assert set(metrics) == set(METRICS)
    return divergence_by_hand(learner.net, before)


def test_a_strong_magnet_holds_the_policy() -> None:
    free, held = moved(0.0), moved(50.0)
    assert free > 0.01
    assert held < free / 4


def test_the_schedule_is_annealed() -> None:
    learner = make_learner(learning_rate=(4e-3, 2e-3), entropy_coefficient=(0.3, 0.1), magnet_coefficient=(0.0, 0.8))
    expected = {0.0: (4e-5, 0.3, 0.0), 0.5: (3e-3, 0.2, 0.4), 1.0: (2e-3, 0.1, 0.8), 1.7: (2e-3, 0.1, 0.8)}
    rate = learner.optimizer.param_groups[0]["lr"]
    for progress, values in expected.items():
        learner.set_schedule(progress)
        assert learner.optimizer.param_groups[0]["lr"] is rate
        assert (float(rate), float(learner.entropy_weight), float(learner.magnet_weight)) == pytest.approx(values)
        assert float(rate) == pytest.approx(learning_rate_at((4e-3, 2e-3), progress))


def test_a_rollout_without_decisions_teaches_nothing() -> None:
    learner, rollout = make_learner(), sample_rollout(ROWS)
    rollout.learns.fill_(False)
    before = deepcopy(learner.net.state_dict())
    assert learner.learn(rollout, 0.5) == dict.fromkeys(METRICS, 0.0)
    assert all(map(torch.equal, before.values(), learner.net.state_dict().values()))


@pytest.mark.parametrize("size", [24, 10_000])
def test_metrics_are_means_over_the_minibatches(size: int) -> None:
    """With a rate of 0, all minibatches of one size see the same network; one that is too large becomes a smaller one."""
    learner = make_learner(minibatch_size=size, learning_rate=(0.0, 0.0))
    metrics = learner.learn(sample_rollout(ROWS), 0.5)
    with torch.no_grad():
        log_probs = torch.log_softmax(learner.net(learner.flat["features"])[0], 1)
    assert metrics["entropy"] == pytest.approx(float(-(log_probs.exp() * log_probs).sum(1).mean()), rel=1e-4)


@pytest.mark.parametrize("rate", [0.25, torch.tensor(0.25)])
def test_the_optimizer_of_a_checkpoint_continues(rate: Any) -> None:
    """Earlier versions stored the learning rate as a number."""
    learner, again = make_learner(), make_learner()
    learner.learn(sample_rollout(ROWS), 0.5)
    state = deepcopy(learner.optimizer.state_dict())
    state["param_groups"][0]["lr"] = rate
    again.net.load_state_dict(learner.net.state_dict())
    again.load_optimizer(state)
    group = again.optimizer.param_groups[0]
    assert isinstance(group["lr"], torch.Tensor)
    assert (float(group["lr"]), group["fused"], group["capturable"]) == (0.25, False, False)
    for each in (learner, again):
        torch.manual_seed(5)
        each.learn(sample_rollout(ROWS), 0.5)
    assert all(map(torch.equal, learner.net.parameters(), again.net.parameters()))
    assert float(group["lr"]) == pytest.approx(1e-2)
