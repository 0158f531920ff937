"""Ratings with their uncertainty, by openskill (Weng and Lin, Plackett–Luce). The mean of all rated bots is 25.

A rating counts wins and nothing else: whoever wins a game is ahead of all others, who are equal.

The package ships those of its bots in ratings.json, which `script/run ratings` writes.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from openskill.models import PlackettLuce

MOST_RATED = 20_000  # games; more hardly change a rating
WON, LOST = 1.0, 2.0  # as openskill ranks
SHIPPED = Path(__file__).with_name("ratings.json")

Game = tuple[list[int], list[int]]  # by seat: the index of the bot and its rank


@dataclass(frozen=True)
class Rating:
    mu: float
    sigma: float


def ratings(bots: int, games: Iterable[Game]) -> list[Rating]:
    """Rate bots by who won, game by game; winners can share a win. Strength doesn't change during a match, hence no `tau`."""
    model = PlackettLuce(tau=0.0)
    rated = [model.rating() for _ in range(bots)]
    for seated, ranked in islice(games, MOST_RATED):
        before = [[model.create_rating([rated[bot].mu, rated[bot].sigma])] for bot in seated]
        after = model.rate(before, ranks=[WON if rank == 1 else LOST for rank in ranked])
        for bot in set(seated):  # a bot in several seats gets the mean of their ratings
            own = [player for (player,), sat in zip(after, seated, strict=True) if sat == bot]
            rated[bot] = model.create_rating([mean([each.mu for each in own]), mean([each.sigma for each in own])])
    middle = mean([each.mu for each in rated])
    return [Rating(each.mu - middle + model.mu, each.sigma) for each in rated]


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


@cache
def shipped_ratings() -> dict[str, dict[str, Any]]:
    """Read the shipped ratings by game and bot: `mu`, `sigma` and the number of `games` they come from."""
    found: dict[str, dict[str, Any]] = msgspec.json.decode(SHIPPED.read_bytes())["ratings"]
    return found
