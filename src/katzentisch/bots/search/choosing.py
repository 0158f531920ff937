"""Which edge to try next, and what came of those that were tried."""

from math import sqrt
from typing import Any

from ...games.compiled import rule

UNTRIED = 0.5  # what a move seems worth before anything is known


@rule
def most_promising(edges: Any, found: Any, count: int, explore: float) -> int:
    """The place in `found` of the edge that turned out well, or was seldom tried for how likely it seemed and how often it was available.

    -1 where none of them is an edge.
    """
    usual = mean_of_all(edges, found, count)
    best, best_score = -1, 0.0
    for place in range(count):
        edge = edges[found[place]]
        if found[place] != 0:
            visits = int(edge.visits)
            mean = edge.total / visits if visits > 0 else usual
            score = mean + explore * edge.prior * sqrt(float(edge.available)) / (1 + visits)
            if best < 0 or score > best_score:
                best, best_score = place, score
    return best


@rule
def mean_of_all(edges: Any, found: Any, count: int) -> float:
    visits, total = 0, 0.0
    for place in range(count):
        visits += int(edges[found[place]].visits)
        total += edges[found[place]].total
    return total / visits if visits > 0 else UNTRIED


@rule
def note_choice(edges: Any, found: Any, count: int) -> None:
    """One of these edges was chosen; all of them could have been."""
    for place in range(count):
        edges[found[place]].available += 1


@rule
def note_result(edges: Any, edge: int, worth: float) -> None:
    edges[edge].visits += 1
    edges[edge].total += worth
    edges[edge].squares += worth * worth
