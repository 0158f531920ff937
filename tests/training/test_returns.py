"""What a decision led to, reckoned by hand."""

from types import SimpleNamespace

import pytest
import torch

from katzentisch.training.experience import Experience
from katzentisch.training.returns import returns, seats

TRUST = 0.5
TURNS = [[0, 0], [1, 1], [0, 0], [2, 1]]  # by step and game
PLAYERS = [3, 2]
OWN = [[0.4, 0.2], [0.45, 0.4], [0.7, 0.6], [0.25, 0.3]]  # what the one at turn expects for itself
LAST = [[0.6, 0.3, 0.2], [0.5, 0.5, 9.0]]  # what seats 1 and 0 expect after the last step; game 1 has no third seat


def experience() -> Experience:
    """The first game ends after its third decision, and another one begins in its place; the second goes on."""
    finals = torch.zeros(2, 3)
    turns = torch.zeros(2, dtype=torch.int64)
    hall = SimpleNamespace(
        x=finals, may=finals, turns=turns, players=turns, ended=torch.zeros(2, dtype=torch.bool), finals=finals, device=finals.device
    )
    told = Experience(hall, 4)  # type: ignore[arg-type]
    told.turns, told.values[:, :, 0] = torch.tensor(TURNS), torch.tensor(OWN)
    told.players = torch.tensor([PLAYERS] * 4)
    told.ended[2, 0] = True
    told.finals[2, 0] = torch.tensor([0.9, 0.5, 0.1])
    told.last = (torch.tensor(LAST), torch.tensor([1, 0]), torch.tensor(PLAYERS))
    return told


def test_advantages_are_what_came_of_an_action_less_what_was_expected() -> None:
    advantages, _ = returns(experience(), TRUST)
    by_hand = [[0.8 - 0.4, 0.55 - 0.2], [0.5 - 0.45, 0.4 - 0.4], [0.9 - 0.7, 0.5 - 0.6], [0.3 - 0.25, 0.5 - 0.3]]
    torch.testing.assert_close(advantages, torch.tensor(by_hand))


def test_what_it_was_worth_to_every_seat_begins_with_who_decided() -> None:
    _, targets = returns(experience(), TRUST)
    first = [[0.8, 0.5, 0.1], [0.5, 0.1, 0.9], [0.9, 0.5, 0.1], [0.3, 0.2, 0.6]]
    second = [[0.55, 0.4], [0.4, 0.5], [0.5, 0.5], [0.5, 0.5]]
    torch.testing.assert_close(targets[:, 0], torch.tensor(first))
    torch.testing.assert_close(targets[:, 1, :2], torch.tensor(second))


@pytest.mark.parametrize(("turn", "by_seat"), [(0, [1.0, 2.0, 3.0]), (1, [3.0, 1.0, 2.0]), (2, [2.0, 3.0, 1.0])])
def test_values_by_seat_and_back(turn: int, by_seat: list[float]) -> None:
    values, turns, players = torch.tensor([[1.0, 2.0, 3.0]]), torch.tensor([turn]), torch.tensor([3])
    told = seats(values, turns, players)
    assert told.tolist() == [by_seat]
    assert torch.equal(seats(told, -turns, players), values)
