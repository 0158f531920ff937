"""What a bot is: a value that answers what a seat knows and may do with a move."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from ..play.position import Position

# the record as masked for the seat whose turn it is, its legal actions in ascending order, and the only source of chance
Choose = Callable[[Position, Sequence[int], Random], int]


@dataclass(frozen=True)
class Bot:
    """The same arguments give the same answer: a bot has no memory, no clock and no other chance than `luck`."""

    id: str
    choose: Choose
