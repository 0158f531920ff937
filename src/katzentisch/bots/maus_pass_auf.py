"""A player of Maus, pass auf!: turns up a card, since there is nothing to decide (rules/maus_pass_auf.md 2.1)."""

from collections.abc import Sequence
from random import Random

from ..games.maus_pass_auf.state import TURN
from ..play.position import Position


def choose(masked: Position, legal: Sequence[int], luck: Random) -> int:
    return TURN
