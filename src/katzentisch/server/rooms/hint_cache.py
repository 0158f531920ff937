"""The evaluations behind hints, kept so that every question about one decision gets the same figures."""

from collections import OrderedDict
from dataclasses import dataclass

from ...bots.evaluation import Evaluation

KEPT = 200  # evaluations

Key = tuple[str, str, int, int]  # table, game, ply, seat


@dataclass(frozen=True)
class Evaluated:
    """The moves of a decision, the best first. `required` got all samples: the move of the rule-based bot, and those asked about."""

    moves: list[Evaluation]
    required: tuple[int, ...]
    seed: int

    @property
    def samples(self) -> int:
        return self.moves[0].samples

    def has(self, action: int) -> bool:
        """Return whether a move was evaluated as thoroughly as the best."""
        return any(each.action == action and each.samples == self.samples for each in self.moves)


class HintCache:
    """The latest evaluations, by decision."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Key, Evaluated] = OrderedDict()

    def get(self, key: Key) -> Evaluated | None:
        return self.kept.get(key)

    def put(self, key: Key, evaluated: Evaluated) -> None:
        self.kept[key] = evaluated
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
