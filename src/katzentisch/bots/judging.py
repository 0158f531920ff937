"""What the moves of a seat may lead to, from what it knows and nothing else, and how sure that is.

Worlds that fit what it knows are played to the end after each move. All moves get the same worlds and the players in them the same chance,
so that a difference is the moves' own and its error small. Errors are those of sampling: what the others' moves tell of their cards is not
weighed, and nobody plays better than the rule-based player.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from time import monotonic
from typing import Any

import numpy as np

from ..play.blank_state import Seed, key_of, seed_bytes
from ..play.position import Position
from .playouts import playouts

WORLDS = 256
FIRST_WORLDS = 16  # for every move, where there are more than a dozen
SHORTLIST = 12
FEWEST = 32  # worlds for the best, however long they take: fewer tell nothing
CHUNK = 4  # worlds before the first look at the clock; later looks are rarer
WINS, WORTH = 0, 1  # columns of a result


@dataclass(frozen=True)
class Estimate:
    mean: float
    error: float  # the standard error


@dataclass(frozen=True)
class Judged:
    """`behind` is how much less a move is worth than the best, and `behind_wins` how much less often it wins, in the same worlds."""

    action: int
    worlds: int
    wins: Estimate
    worth: Estimate
    behind: Estimate
    behind_wins: Estimate


def judge(
    observation: Position, asked: Iterable[int] = (), *, worlds: int = WORLDS, milliseconds: float | None = None, seed: Seed = 0
) -> list[Judged]:
    """Every legal move of the seat whose turn it is, best first. Of very many, only the best dozen and those asked for get all worlds.

    The same seed and worlds give the same answer; with `milliseconds` it takes about as long, and plays as many worlds as that allows.
    """
    begun = monotonic()
    trial, actions = Trial(observation, seed), observation.legal()
    if len(actions) > SHORTLIST:
        trial.go_on(actions, CHUNK, min(FIRST_WORLDS, worlds), until(begun, milliseconds, 1 / 3))
        actions = sorted({*trial.best(actions)[:SHORTLIST], *asked})
    trial.go_on(actions, FEWEST, worlds, until(begun, milliseconds, 1))
    reference = trial.reference(actions)
    judged = [judged_by(action, samples, reference[: len(samples)]) for action, samples in trial.samples.items()]
    return sorted(judged, key=lambda each: (each.action not in actions, -each.worth.mean, each.action))


def until(begun: float, milliseconds: float | None, share: float) -> Callable[[], bool]:
    """Whether there is still time."""
    return (lambda: True) if milliseconds is None else partial(is_before, begun + share * milliseconds / 1000)


def is_before(moment: float) -> bool:
    return monotonic() < moment


class Trial:
    """What became of each move: an array with a row for each world."""

    def __init__(self, observation: Position, seed: Seed) -> None:
        self.batch = np.repeat(observation.array, 3)
        self.play = playouts(observation.game).judge_moves
        self.key = key_of(seed_bytes(seed))
        self.scratch: tuple[Any, Any] = np.zeros(16, np.uint32), np.zeros(observation.game.actions, np.int16)
        self.samples: dict[int, Any] = {action: np.zeros((0, 2)) for action in observation.legal()}

    def go_on(self, actions: Sequence[int], fewest: int, worlds: int, has_time: Callable[[], bool]) -> None:
        """Up to so many worlds in all; these actions must have had the same ones."""
        played = len(self.samples[actions[0]])
        chosen = np.array(actions, np.int16)
        while played < worlds and (played < fewest or has_time()):
            stop = min(played + max(CHUNK, played // 8), worlds)
            out = np.zeros((stop - played, len(actions), 2))
            self.play(self.batch, self.key, played, stop, *self.scratch, chosen, out)
            for place, action in enumerate(actions):
                self.samples[action] = np.concatenate([self.samples[action], out[:, place]])
            played = stop

    def best(self, actions: Sequence[int], part: slice = slice(None)) -> list[int]:
        """Best first, by some of the worlds."""
        return sorted(actions, key=lambda action: -float(self.samples[action][part, WORTH].mean()))

    def reference(self, actions: Sequence[int]) -> Any:
        """The best move's results: in each half of the worlds that of the move that did best in the other, lest luck be taken for worth."""
        halves = slice(0, None, 2), slice(1, None, 2)
        result = self.samples[actions[0]].copy()
        if len(result) > 1:
            for here, there in (halves, halves[::-1]):
                result[here] = self.samples[self.best(actions, there)[0]][here]
        return result


def judged_by(action: int, samples: Any, reference: Any) -> Judged:
    columns = (samples[:, WORTH], *(reference[:, each] - samples[:, each] for each in (WORTH, WINS)))
    return Judged(action, len(samples), share_of_wins(samples[:, WINS]), *map(estimate, columns))


def share_of_wins(wins: Any) -> Estimate:
    """Where all games ended alike the next may not: the error is at least that of two more wins and two more losses (Agresti, Coull)."""
    found, count = estimate(wins), len(wins) + 4
    share = (float(wins.sum()) + 2) / count
    return Estimate(found.mean, max(found.error, sqrt(share * (1 - share) / count)))


def estimate(values: Any) -> Estimate:
    count = len(values)
    return Estimate(float(values.mean()), float(values.std(ddof=1)) / sqrt(count) if count > 1 else 0.0)
