"""Ratings with their uncertainty: Weng and Lin's for Plackett–Luce, by openskill. 25 is the middle of all who are rated."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice

from openskill.models import PlackettLuce

MOST_RATED = 20_000  # games; after that a rating hardly moves

Game = tuple[list[int], list[int]]  # by seat: the index of the bot, and its rank


@dataclass(frozen=True)
class Rating:
    mu: float
    sigma: float


def ratings(bots: int, games: Iterable[Game]) -> list[Rating]:
    """From who sat where and came out how, game by game. Strength doesn't change during a match, hence no `tau`."""
    model = PlackettLuce(tau=0.0)
    rated = [model.rating() for _ in range(bots)]
    for sitting, ranked in islice(games, MOST_RATED):
        after = model.rate(
            [[model.create_rating([rated[bot].mu, rated[bot].sigma])] for bot in sitting], ranks=[float(rank) for rank in ranked]
        )
        for bot in set(sitting):  # with several seats it learns from all of them
            own = [player for (player,), sat in zip(after, sitting, strict=True) if sat == bot]
            rated[bot] = model.create_rating([mean([each.mu for each in own]), mean([each.sigma for each in own])])
    middle = mean([each.mu for each in rated])
    return [Rating(each.mu - middle + model.mu, each.sigma) for each in rated]


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)
