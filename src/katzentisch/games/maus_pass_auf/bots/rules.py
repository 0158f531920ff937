"""The policy for Maus, pass auf!: turns up a card, since there is nothing to decide (rules/maus_pass_auf.md 2.1)."""

from typing import Any

from ...compiled import rule


@rule
def choose(state: Any, moves: Any, count: int, rng: int) -> int:
    return int(moves[0])
