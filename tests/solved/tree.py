"""A small game for two, written out: every situation that a seat can tell from others, and what each way to the end is worth.

A sequence is the way of one seat's own decisions, 0 the empty one. What one seat gets the other one lacks, so one payoff is enough.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from katzentisch.bots.outcome import worth
from katzentisch.play.position import Position

History = tuple[int, ...]


@dataclass
class Side:
    """The situations of one seat, in the order of their discovery: those before come first."""

    parents: list[int] = field(default_factory=list)  # the sequence that leads to a situation
    depths: list[int] = field(default_factory=list)  # own decisions before it
    actions: list[list[int]] = field(default_factory=list)
    first: list[int] = field(default_factory=list)  # the sequence of the first action; the others follow
    x: list[Any] = field(default_factory=list)  # features
    known: dict[Any, int] = field(default_factory=dict)
    sequences: int = 1

    def situation(self, position: Position, seat: int, history: History, way: History) -> int:
        key = (position.state.hands[seat].tobytes(), history)
        if key not in self.known:
            self.known[key] = len(self.parents)
            self.parents.append(way[-1])
            self.depths.append(len(way) - 1)
            self.actions.append(position.legal())
            self.first.append(self.sequences)
            self.sequences += len(position.legal())
            self.x.append(features(position))
        return self.known[key]


def features(position: Position) -> Any:
    x = np.zeros(position.game.feature_count, np.int8)
    position.game.encode_features(position.state, x)
    return x


class Tree:
    def __init__(self, deals: Iterable[tuple[Position, float]]) -> None:
        self.sides = (Side(), Side())
        self.leaves: list[tuple[int, int, float, float]] = []  # both sequences, how likely chance made it, what it is worth to seat 0
        for position, chance in deals:
            self.grow(position, chance, (), ((0,), (0,)))

    def grow(self, position: Position, chance: float, history: History, ways: tuple[History, History]) -> None:
        if position.is_over:
            self.leaves.append((ways[0][-1], ways[1][-1], chance, float(worth(position.state, 0))))
            return
        seat, legal = int(position.state.turn), position.legal()
        if len(legal) > 1:
            side = self.sides[seat]
            first = side.first[side.situation(position, seat, history, ways[seat])]
        for place, action in enumerate(legal):
            after = position.copy()
            after.apply(action)
            way = (*ways[seat], first + place) if len(legal) > 1 else ways[seat]
            self.grow(after, chance, (*history, action), (way, ways[1]) if seat == 0 else (ways[0], way))
