"""Advantages and returns of a rollout, compared with values computed by hand."""

from types import SimpleNamespace

import pytest
import torch

from katzentisch.training.rollout import Rollout, by_seat, compute_gae

GAE_LAMBDA = 0.5
TURNS = [[0, 0], [1, 1], [0, 0], [2, 1]]  # by step and game
PLAYERS = [3, 2]
OWN = [[0.4, 0.2], [0.45, 0.4], [0.7, 0.6], [0.25, 0.3]]  # the value estimate of the seat at turn for itself
LAST = [[0.6, 0.3, 0.2], [0.5, 0.5, 9.0]]  # the estimates of seats 1 and 0 after the last step; game 1 has no third seat


def make_rollout() -> Rollout:
    """The first game ends after its third decision, and another one starts in its place; the second does not end."""
    returns = torch.zeros(2, 3)
    turns = torch.zeros(2, dtype=torch.int64)
    dones = torch.zeros(2, dtype=torch.bool)
    env = SimpleNamespace(
        features=returns, legal_mask=returns, turns=turns, players=turns, dones=dones, returns=returns, device=returns.device
    )
    rollout = Rollout(env, 4)  # type: ignore[arg-type]
    rollout.turns, rollout.values[:, :, 0] = torch.tensor(TURNS), torch.tensor(OWN)
    rollout.players = torch.tensor([PLAYERS] * 4)
    rollout.dones[2, 0] = True
    rollout.returns[2, 0] = torch.tensor([0.9, 0.5, 0.1])
    rollout.bootstrap = (torch.tensor(LAST), torch.tensor([1, 0]), torch.tensor(PLAYERS))
    return rollout


def test_advantages_are_lambda_returns_minus_value_estimates() -> None:
    advantages, _ = compute_gae(make_rollout(), GAE_LAMBDA)
    by_hand = [[0.8 - 0.4, 0.55 - 0.2], [0.5 - 0.45, 0.4 - 0.4], [0.9 - 0.7, 0.5 - 0.6], [0.3 - 0.25, 0.5 - 0.3]]
    torch.testing.assert_close(advantages, torch.tensor(by_hand))


def test_value_targets_start_with_the_seat_that_decided() -> None:
    _, targets = compute_gae(make_rollout(), GAE_LAMBDA)
    first = [[0.8, 0.5, 0.1], [0.5, 0.1, 0.9], [0.9, 0.5, 0.1], [0.3, 0.2, 0.6]]
    second = [[0.55, 0.4], [0.4, 0.5], [0.5, 0.5], [0.5, 0.5]]
    torch.testing.assert_close(targets[:, 0], torch.tensor(first))
    torch.testing.assert_close(targets[:, 1, :2], torch.tensor(second))


@pytest.mark.parametrize(("turn", "expected"), [(0, [1.0, 2.0, 3.0]), (1, [3.0, 1.0, 2.0]), (2, [2.0, 3.0, 1.0])])
def test_values_by_seat_and_back(turn: int, expected: list[float]) -> None:
    values, turns, players = torch.tensor([[1.0, 2.0, 3.0]]), torch.tensor([turn]), torch.tensor([3])
    seats = by_seat(values, turns, players)
    assert seats.tolist() == [expected]
    assert torch.equal(by_seat(seats, -turns, players), values)
