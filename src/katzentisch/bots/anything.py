"""A player that knows the rules and nothing else."""

from collections.abc import Sequence
from random import Random

from ..play.position import Position
from .bot import Bot


def choose(masked: Position, legal: Sequence[int], luck: Random) -> int:
    return luck.choice(legal)


RANDOM = Bot("random", choose)
