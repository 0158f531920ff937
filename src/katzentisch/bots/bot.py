"""What a bot is: a value that answers what a seat knows and may do with a move."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ..games.game import Game
from ..play.position import Position

# the observation of the seat whose turn it is, its legal actions in ascending order, and the only source of chance
Choose = Callable[[Position, Sequence[int], Random], int]
# a compiled choose(state, moves, count, rng, mind), and the mind that it is to be given: for one thread at a time
Quick = tuple[Any, Any]


def not_quick(game: Game) -> Quick | None:
    return None


@dataclass(frozen=True)
class Bot:
    """The same arguments give the same answer: a bot has no memory, no clock and no other chance than `rng`."""

    id: str
    choose: Choose
    policies: Mapping[str, Any] = field(default_factory=dict, compare=False, repr=False)  # by game: what `choose` calls, if it is compiled
    quick: Callable[[Game], Quick | None] = field(default=not_quick, compare=False, repr=False)  # the same player inside compiled loops
    limit_ms: int = 1000  # a decision must not take longer
