"""What a match shows. The games of a deal hang together, so that every interval is made over deals, from what each shows on average."""

from dataclasses import asdict
from itertools import permutations
from typing import Any

import numpy as np

from ..batch.summary import NORMAL_95, interval
from .match import Match
from .played import COUNT, LONGEST, TOTAL, Played
from .rating import ratings

Figure = dict[str, float | None]


def report(match: Match, played: Played) -> dict[str, Any]:
    rated = ratings(len(match.bots), played.rows())
    return {
        "game": match.game,
        "players": match.players,
        "games": played.games,
        "deals": played.games // match.players,
        "seed": str(match.seed),
        "options": dict(match.options),
        "bots": {name: {**bot_report(played, bot), "rating": asdict(rated[bot])} for bot, name in enumerate(match.names)},
        "beats": beats(match.names, played),
    }


def bot_report(played: Played, bot: int) -> dict[str, Any]:
    """Over the deals in which it sits."""
    mine = played.bots == bot
    seats = by_deal(mine)
    sits = seats > 0
    shares = by_deal(np.where(mine, wins(played.ranks), 0))[sits] / played.bots.shape[1]
    share, low, high = interval(shares) if sits.any() else (0.0, 0.0, 1.0)
    return {
        "win_share": share,
        "low": low,
        "high": high,
        "fair": float(seats[sits].mean() / played.bots.shape[1] ** 2) if sits.any() else 0.0,
        "rank": figure(by_deal(np.where(mine, played.ranks, 0))[sits] / seats[sits]),
        "score": figure(by_deal(np.where(mine, played.scores, 0))[sits] / seats[sits]),
        "decisions": int(played.decisions[mine].sum()),
        **thinking(played.times[bot]),
    }


def wins(ranks: Any) -> Any:
    """1 for the winner; several who share rank 1 share the win."""
    best = ranks == 1
    return best / best.sum(axis=1, keepdims=True)


def by_deal(numbers: Any) -> Any:
    """The sum of each deal: all seats of as many games as there are seats."""
    return numbers.reshape(-1, numbers.shape[1] ** 2).sum(axis=1)


def figure(numbers: Any) -> Figure:
    """The mean and its 95% interval; a single deal has none."""
    if len(numbers) < 2:
        return {"mean": float(numbers[0]) if len(numbers) else None, "low": None, "high": None}
    mean, reach = float(np.mean(numbers)), float(NORMAL_95 * np.std(numbers, ddof=1) / np.sqrt(len(numbers)))
    return {"mean": mean, "low": mean - reach, "high": mean + reach}


def thinking(times: Any) -> Figure:
    return {"mean_ms": float(times[TOTAL] / times[COUNT]) if times[COUNT] else None, "longest_ms": float(times[LONGEST])}


def beats(names: list[str], played: Played) -> dict[str, dict[str, float | None]]:
    """How often a seat of one bot has a better rank than a seat of another one in the same game; equals count half."""
    better, met = np.zeros((2, len(names), len(names)))
    for seat, other in permutations(range(played.bots.shape[1]), 2):
        pair = played.bots[:, seat], played.bots[:, other]
        np.add.at(better, pair, np.sign(played.ranks[:, other] - played.ranks[:, seat]) / 2 + 0.5)
        np.add.at(met, pair, 1)
    return {
        name: {its_name: float(better[a, b] / met[a, b]) if met[a, b] else None for b, its_name in enumerate(names) if a != b}
        for a, name in enumerate(names)
    }
