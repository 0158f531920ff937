"""Evaluation of a seat's moves from its observation alone, with standard errors.

After each move, determinizations are played to the end. All moves get the same determinizations and the players the same random numbers,
so the errors of differences are small. Determinizations follow what the other seats' moves reveal about their cards (belief.py). Errors
are those of sampling only: everybody plays on like the rule-based player.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from math import floor, inf, sqrt
from time import monotonic

import numpy as np

from ..games.arrays import Float64s, Moves, Words
from ..play.blank_state import Seed, key_of, seed_bytes
from ..play.position import Position
from .belief import form_belief
from .net.network import load
from .playouts import compile_playouts

SAMPLES = 256  # determinizations for each move
CANDIDATES = 512  # of a belief
FIRST_SAMPLES = 16  # for each move, if there are more than SHORTLIST
SHORTLIST = 12
MIN_SAMPLES = 32  # for the best moves, however long that takes: fewer mean nothing
SIGNIFICANT = 2.0  # standard errors
CHUNK = 4  # samples before the first check of the clock; later checks are rarer
WINS, WORTH = 0, 1  # columns of the results


@dataclass(frozen=True)
class Estimate:
    mean: float
    error: float  # the standard error


@dataclass(frozen=True)
class Evaluation:
    """One move. `behind` is how much less it is worth than the best, `behind_wins` how much less often it wins, in the same samples."""

    action: int
    samples: int
    wins: Estimate
    worth: Estimate
    behind: Estimate
    behind_wins: Estimate


def evaluate_moves(
    observation: Position,
    required: Iterable[int] = (),
    *,
    preferred: int | None = None,
    samples: int = SAMPLES,
    milliseconds: float | None = None,
    seed: Seed = 0,
    candidates: int = CANDIDATES,
) -> list[Evaluation]:
    """Evaluate every legal move of the seat at turn; returns the best first.

    If there are many moves, only the best dozen and the required ones get all samples. The same seed and number of samples give the same
    result; `milliseconds` limits the number by time. `preferred` comes first among moves that are equally good. `candidates` is the number
    of deals that are weighted by what other seats' moves reveal; without them, all deals are equally likely.
    """
    started = monotonic()
    sampler, actions = Sampler(observation, seed, candidates), observation.legal()
    if len(actions) > SHORTLIST:
        sampler.sample(actions, CHUNK, min(FIRST_SAMPLES, samples), time_check(started, milliseconds, 1 / 3))
        actions = sorted({*sampler.best(actions)[:SHORTLIST], *required})
    sampler.sample(actions, MIN_SAMPLES, samples, time_check(started, milliseconds, 1))
    reference = sampler.reference(actions)
    most = sampler.most
    evaluations = [evaluation_of(action, results, reference[: len(results)], most) for action, results in sampler.results.items()]
    return best_first(evaluations, preferred)


def best_first(evaluations: Iterable[Evaluation], preferred: int | None = None) -> list[Evaluation]:
    """Sort moves as people are shown them: by wins in whole per cent, after which the worth decides; moves with fewer samples come last.

    So the order never contradicts the figures. Among moves that win equally often, `preferred` comes first unless it is worth less, by
    more than the errors explain.
    """
    most = max(each.samples for each in evaluations)

    def key(each: Evaluation) -> tuple[object, ...]:
        is_preferred = each.action == preferred and each.behind.mean <= SIGNIFICANT * each.behind.error
        return each.samples < most, -whole_percent(each.wins), not is_preferred, -each.worth.mean, each.action

    return sorted(evaluations, key=key)


def whole_percent(share: Estimate) -> int:
    """The estimates are no more exact than that."""
    return floor(100 * share.mean + 0.5)


def time_check(started: float, milliseconds: float | None, share: float) -> Callable[[], bool]:
    """Return a function that says whether there is still time."""
    return (lambda: True) if milliseconds is None else partial(is_before, started + share * milliseconds / 1000)


def is_before(moment: float) -> bool:
    return monotonic() < moment


class Sampler:
    """Plays out determinizations; `results` has for each move an array with a row for each sample.

    Samples of a belief repeat its candidates, so `most` is the number of independent samples that they can be worth.
    """

    def __init__(self, observation: Position, seed: Seed, candidates: int = CANDIDATES) -> None:
        belief = form_belief(observation, load(observation.game.id), candidates, seed)
        self.worlds, self.most = belief.worlds, belief.effective if belief.decisions else inf
        self.batch = np.repeat(observation.array, 3)
        self.play = compile_playouts(observation.game).sample_moves
        self.key = key_of(seed_bytes(seed))
        self.scratch: tuple[Words, Moves] = np.zeros(16, np.uint32), np.zeros(observation.game.actions, np.int16)
        self.results: dict[int, Float64s] = {action: np.zeros((0, 2)) for action in observation.legal()}

    def sample(self, actions: Sequence[int], fewest: int, most: int, has_time: Callable[[], bool]) -> None:
        """Add samples of these actions, which must have equally many, up to `most` in total."""
        played = len(self.results[actions[0]])
        chosen = np.array(actions, np.int16)
        while played < most and (played < fewest or has_time()):
            stop = min(played + max(CHUNK, played // 8), most)
            out = np.zeros((stop - played, len(actions), 2))
            self.play(self.batch, self.worlds, self.key, played, stop, *self.scratch, chosen, out)
            for place, action in enumerate(actions):
                self.results[action] = np.concatenate([self.results[action], out[:, place]])
            played = stop

    def best(self, actions: Sequence[int], part: slice = slice(None)) -> list[int]:
        """Sort actions by their worth in some of the samples, best first."""
        return sorted(actions, key=lambda action: -float(self.results[action][part, WORTH].mean()))

    def reference(self, actions: Sequence[int]) -> Float64s:
        """The results of the best move: in each half of the samples, the move that is best in the other half, to avoid selection bias."""
        halves = slice(0, None, 2), slice(1, None, 2)
        result = self.results[actions[0]].copy()
        if len(result) > 1:
            for here, there in (halves, halves[::-1]):
                result[here] = self.results[self.best(actions, there)[0]][here]
        return result


def evaluation_of(action: int, results: Float64s, reference: Float64s, most: float = inf) -> Evaluation:
    columns = (results[:, WORTH], *(reference[:, each] - results[:, each] for each in (WORTH, WINS)))
    return Evaluation(action, len(results), share_of_wins(results[:, WINS], most), *(estimate(column, most) for column in columns))


def share_of_wins(wins: Float64s, most: float = inf) -> Estimate:
    """Estimate the share of wins; the error is at least that with two more wins and two more losses (Agresti and Coull)."""
    found, count = estimate(wins, most), min(len(wins), most) + 4
    share = (found.mean * (count - 4) + 2) / count
    return Estimate(found.mean, max(found.error, sqrt(share * (1 - share) / count)))


def estimate(values: Float64s, most: float = inf) -> Estimate:
    """Estimate the mean of samples that are worth at most `most` independent ones."""
    count = len(values)
    return Estimate(float(values.mean()), float(values.std(ddof=1)) / sqrt(min(count, most)) if count > 1 else 0.0)
