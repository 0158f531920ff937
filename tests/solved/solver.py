"""The solution of a written-out game (tree.py) by regret matching, and what the best reply to a way of playing gets.

A plan tells of every sequence how likely its owner plays all of its decisions; it is made of a chance for each action of each situation.
"""

from typing import Any

import numpy as np

from .tree import Side, Tree


class Plans:
    """The situations of one seat as arrays, padded to the most actions: places beyond are the sequence `nowhere`."""

    def __init__(self, side: Side) -> None:
        self.nowhere = side.sequences
        most = max(map(len, side.actions))
        self.there = np.array([[place < len(actions) for place in range(most)] for actions in side.actions])
        self.sequences = np.where(self.there, np.array(side.first)[:, None] + np.arange(most), self.nowhere)
        self.parents, depths = np.array(side.parents), np.array(side.depths)
        self.levels = [np.flatnonzero(depths == depth) for depth in range(depths.max() + 1)]

    def plan(self, chances: Any) -> Any:
        plan = np.zeros(self.nowhere + 1)
        plan[0] = 1
        for level in self.levels:
            plan[self.sequences[level]] = plan[self.parents[level]][:, None] * chances[level]
        plan[self.nowhere] = 0
        return plan

    def chances(self, plan: Any) -> Any:
        """Of the actions; all alike where the plan never gets."""
        return shares(plan[self.sequences] * self.there, self.there)

    def valued(self, values: Any, chances: Any | None) -> tuple[float, Any]:
        """What following the chances, or else the best actions, is worth, and what every sequence is."""
        values = np.append(values, -np.inf if chances is None else 0.0)
        for level in reversed(self.levels):
            each = values[self.sequences[level]]
            here = each.max(1) if chances is None else (each * chances[level]).sum(1)
            np.add.at(values, self.parents[level], here)
        return float(values[0]), values


def shares(amounts: Any, there: Any) -> Any:
    total = amounts.sum(1, keepdims=True)
    return np.where(total > 0, amounts / np.where(total > 0, total, 1), there / there.sum(1, keepdims=True))


class Solver:
    def __init__(self, tree: Tree) -> None:
        self.plans = (Plans(tree.sides[0]), Plans(tree.sides[1]))
        ends = np.array([leaf[:2] for leaf in tree.leaves])
        chance, worth = np.array([leaf[2:] for leaf in tree.leaves]).T
        self.ends, self.payoffs = (ends[:, 0], ends[:, 1]), (chance * worth, chance * (1 - worth))

    def values(self, seat: int, other_plan: Any) -> Any:
        """What the ends behind each sequence of a seat add to its worth, against a plan of the other."""
        weights = self.payoffs[seat] * other_plan[self.ends[1 - seat]]
        return np.bincount(self.ends[seat], weights, minlength=self.plans[seat].nowhere)

    def best_reply(self, seat: int, other_plan: Any) -> float:
        return self.plans[seat].valued(self.values(seat, other_plan), None)[0]

    def solved(self, rounds: int) -> tuple[Any, Any]:
        """Plans of both that hardly lose anything to a best reply: CFR+, later rounds weighing more."""
        regrets = [np.zeros(plans.there.shape) for plans in self.plans]
        now = [plans.plan(shares(regret, plans.there)) for plans, regret in zip(self.plans, regrets, strict=True)]
        mean = [np.zeros_like(plan) for plan in now]
        for number in range(rounds):
            seat = number % 2
            plans, regret = self.plans[seat], regrets[seat]
            chances = shares(regret, plans.there)
            _, values = plans.valued(self.values(seat, now[1 - seat]), chances)
            each = values[plans.sequences]
            regret += (each - (each * chances).sum(1, keepdims=True)) * plans.there
            np.maximum(regret, 0, out=regret)
            now[seat] = plans.plan(shares(regret, plans.there))
            mean[seat] += (number + 1) * now[seat]
        return tuple(plan / plan[0] for plan in mean)
