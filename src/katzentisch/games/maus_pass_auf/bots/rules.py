"""The policy for Maus, pass auf!: turns up a card, since there is nothing to decide (rules/maus_pass_auf.md 2.1)."""

from ...arrays import Moves
from ...compiled import rule
from ..state import MausState


@rule
def choose(state: MausState, moves: Moves, count: int, rng: int) -> int:
    return int(moves[0])
