"""What every decision led to: for each seat the outcome where the game ended, or what was expected where it goes on."""

from typing import Any

import torch

from .experience import Experience


def seats(values: Any, turns: Any, players: Any) -> Any:
    """Values in the order of the one at turn (own first, then clockwise) by seat; applied with -turns: the other way round."""
    places = torch.arange(values.shape[1], device=values.device)[None, :]
    return values.gather(1, (places - turns[:, None]) % players[:, None])


def returns(experience: Experience, trust: float) -> tuple[Any, Any]:
    """Advantages of the actions, and for each decision what the game was worth to all seats, the decider first.

    Backwards in time: `expected` and `seen` are, by game and seat, the value at the seat's next decision and what came of that.
    """
    assert experience.last is not None
    expected = seats(*experience.last)
    seen = expected.clone()
    advantages, targets = torch.zeros_like(experience.chances), torch.zeros_like(experience.values)
    for step in range(experience.steps - 1, -1, -1):
        ended, finals = experience.ended[step][:, None], experience.finals[step]
        expected, seen = torch.where(ended, finals, expected), torch.where(ended, finals, seen)
        turns, players = experience.turns[step], experience.players[step]
        seat, value = turns[:, None], experience.values[step][:, :1]
        mine = (1 - trust) * expected.gather(1, seat) + trust * seen.gather(1, seat)
        seen.scatter_(1, seat, mine)
        expected.scatter_(1, seat, value)
        targets[step] = seats(seen, -turns, players)
        advantages[step] = (mine - value)[:, 0]
    return advantages, targets
