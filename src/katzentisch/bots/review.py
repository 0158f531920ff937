"""Review of a finished game: what a seat's decisions gave away, measured by what it could know, and how much was luck of the deal."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import hypot
from typing import Any

import numpy as np
from msgspec.structs import replace

from ..games.game import BadSetup
from ..play.blank_state import key_of, seed_bytes
from ..play.position import Position
from ..play.record import Record
from ..play.replay import replay
from ..play.step import Step
from ..words import Said
from .evaluation import SIGNIFICANT, WINS, Estimate, Evaluation, estimate, evaluate_moves
from .outcome import win_share
from .playouts import compile_playouts

SAMPLES = 256  # determinizations for each decision
DEALS = 2000  # games with the same cards
NOTABLE = 0.01  # of a win


@dataclass(frozen=True)
class Decision:
    """`at` is the index of the entry in the record, `choices` the number of legal moves."""

    at: int
    step: Step
    choices: int
    played: Evaluation
    best: Evaluation

    @property
    def matters(self) -> bool:
        """Whether another move was better, significantly and by a notable amount."""
        gap = self.played.behind
        is_significant = self.best.action != self.played.action and gap.mean > SIGNIFICANT * gap.error
        return is_significant and self.played.behind_wins.mean > NOTABLE

    @property
    def move(self) -> str:
        return self.notation(self.played.action)

    @property
    def best_move(self) -> str:
        return self.notation(self.best.action)

    def notation(self, action: int) -> str:
        return self.step.before.game.write_move(self.step.before.state, action)

    @property
    def best_step(self) -> Step:
        """The step of the best move."""
        after = self.step.before.copy()
        after.apply_only(self.best.action)
        return replace(self.step, action=self.best.action, after=after, entry=f"{self.step.seat} {self.best_move}")


@dataclass(frozen=True)
class Review:
    """Shares of a win: `fair` is every seat's before the deal, `deal` what these cards and this seat are worth, `won` the result."""

    seat: int
    decisions: list[Decision]
    fair: float
    deal: Estimate
    won: float

    @cached_property
    def worst(self) -> list[Decision]:
        """The decisions that matter, the costliest first."""
        return sorted((each for each in self.decisions if each.matters), key=lambda each: -each.played.behind_wins.mean)

    @property
    def given(self) -> Estimate:
        """The worth that the decisions that matter gave away together: what the others seem to have cost or gained is chance."""
        return total([each.played.behind for each in self.worst])

    @property
    def given_wins(self) -> Estimate:
        return total([each.played.behind_wins for each in self.worst])


def total(parts: Sequence[Estimate]) -> Estimate:
    return Estimate(sum(part.mean for part in parts), hypot(*(part.error for part in parts)))


def review(record: Record, seat: int, samples: int = SAMPLES, progress: Callable[[int], None] = lambda at: None) -> Review:
    """Review a seat's decisions in a finished game.

    `progress` is called with the number of entries done. Raises BadSetup if the game has no such seat or is not over, and RecordError.
    """
    steps = replay(record)
    play, dealt = steps.play, steps.play.position
    play.check_seat(seat)
    decisions = list(review_decisions(steps, seat, samples, progress))
    if not play.over:
        raise BadSetup(Said("review-going-on"))
    won = float(win_share(play.position.state, seat))
    return Review(seat, decisions, 1 / play.players, deal_luck(dealt, seat), won)


def review_decisions(steps: Iterable[Step], seat: int, samples: int, progress: Callable[[int], None]) -> Iterator[Decision]:
    for at, step in enumerate(steps):
        if step.seat == seat and (decision := review_decision(at, step, samples)):
            yield decision
        progress(at + 1)


def review_decision(at: int, step: Step, samples: int) -> Decision | None:
    """Review one decision; None if there was only one legal move."""
    assert step.seat is not None
    assert step.action is not None
    observation = step.before.observe(step.seat)
    choices = len(observation.legal())
    if choices == 1:
        return None
    evaluations = evaluate_moves(observation, [step.action], samples=samples, seed=at)
    [played] = [each for each in evaluations if each.action == step.action]
    return Decision(at, step, choices, played, evaluations[0])


def deal_luck(dealt: Position, seat: int, games: int = DEALS) -> Estimate:
    """Estimate how often the seat wins with these cards if all seats play alike."""
    out: Any = np.zeros((games, 2))
    scratch = np.zeros(16, np.uint32), np.zeros(dealt.game.actions, np.int16)
    compile_playouts(dealt.game).repeat_deal(np.repeat(dealt.array, 2), key_of(seed_bytes(0)), 0, games, *scratch, seat, out)
    return estimate(out[:, WINS])
