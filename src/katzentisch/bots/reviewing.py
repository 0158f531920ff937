"""A finished game looked at again: what a seat's decisions gave away, given what it could know, and how much was luck of the deal."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import hypot
from typing import Any

import numpy as np

from ..games.game import BadSetup
from ..play.blank_state import key_of, seed_bytes
from ..play.play import Play
from ..play.position import Position
from ..play.step import Step
from ..words import Said
from .judging import WINS, Estimate, Judged, estimate, judge
from .outcome import win_share
from .playouts import playouts

WORLDS = 256  # for each decision
DEALS = 2000  # games with the same cards
SURE = 2.0  # standard errors: what is less may be nothing
TELLING = 0.01  # of a win: what is less is not worth telling


@dataclass(frozen=True)
class Decision:
    """`at` is the entry's index in the record; `choices` how many moves there were."""

    at: int
    step: Step
    choices: int
    played: Judged
    best: Judged

    @property
    def matters(self) -> bool:
        """Whether another move was better, for sure and by enough."""
        gap = self.played.behind
        is_sure = self.best.action != self.played.action and gap.mean > SURE * gap.error
        return is_sure and self.played.behind_wins.mean > TELLING

    @property
    def move(self) -> str:
        return self.written(self.played.action)

    @property
    def better(self) -> str:
        return self.written(self.best.action)

    def written(self, action: int) -> str:
        """In the notation."""
        return self.step.before.game.write_move(self.step.before.state, action)

    @property
    def instead(self) -> Step:
        """What the best move would have been."""
        after = self.step.before.copy()
        after.apply_only(self.best.action)
        return replace(self.step, action=self.best.action, after=after, entry=f"{self.step.seat} {self.better}")


@dataclass(frozen=True)
class Review:
    """Shares of a win: `fair` is everybody's before the deal, `deal` what these cards and this seat are worth, `won` what became of it."""

    seat: int
    decisions: list[Decision]
    fair: float
    deal: Estimate
    won: float

    @cached_property
    def worst(self) -> list[Decision]:
        """Those that matter, most given away first."""
        return sorted((each for each in self.decisions if each.matters), key=lambda each: -each.played.behind_wins.mean)

    @property
    def given(self) -> Estimate:
        """Of worth, by all decisions together."""
        return total([each.played.behind for each in self.decisions])

    @property
    def given_wins(self) -> Estimate:
        return total([each.played.behind_wins for each in self.decisions])


def total(parts: Sequence[Estimate]) -> Estimate:
    return Estimate(sum(part.mean for part in parts), hypot(*(part.error for part in parts)))


def review(
    opening: Play, entries: Sequence[str], seat: int, worlds: int = WORLDS, progress: Callable[[int], None] = lambda at: None
) -> Review:
    """Of a game that is only set up, and the entries of its whole log; `progress` hears how many of them are done. Raises BadSetup."""
    opening.check_seat(seat)
    first = opening.position
    decisions = list(reviewed(opening, entries, seat, worlds, progress))
    if not opening.over:
        raise BadSetup(Said("review-going-on"))
    won = float(win_share(opening.position.state, seat))
    return Review(seat, decisions, 1 / opening.players, deal_luck(first, seat), won)


def reviewed(play: Play, entries: Sequence[str], seat: int, worlds: int, progress: Callable[[int], None]) -> Iterator[Decision]:
    for at, entry in enumerate(entries):
        step = play.enter(entry)
        if step.seat == seat and (decision := decided(at, step, worlds)):
            yield decision
        progress(at + 1)


def decided(at: int, step: Step, worlds: int) -> Decision | None:
    """None where there was no choice."""
    assert step.seat is not None
    assert step.action is not None
    observation = step.before.observe(step.seat)
    choices = len(observation.legal())
    if choices == 1:
        return None
    judged = judge(observation, [step.action], worlds=worlds, seed=at)
    [played] = [each for each in judged if each.action == step.action]
    return Decision(at, step, choices, played, judged[0])


def deal_luck(opening: Position, seat: int, games: int = DEALS) -> Estimate:
    """How often the seat wins with these cards when everybody plays alike."""
    out: Any = np.zeros((games, 2))
    scratch = np.zeros(16, np.uint32), np.zeros(opening.game.actions, np.int16)
    playouts(opening.game).repeat_deal(np.repeat(opening.array, 2), key_of(seed_bytes(0)), 0, games, *scratch, seat, out)
    return estimate(out[:, WINS])
