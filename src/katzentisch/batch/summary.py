"""Summary of many games: wins by seat, length, scores and ends."""

import math
from typing import Any

import numpy as np

from ..games.arrays import Float64s
from .results import Results
from .tally import Histogram, Tally

NORMAL_95 = 1.959964  # standard deviations around the mean that contain 95% of a normal distribution


def summary(played: Results | Tally) -> dict[str, Any]:
    tally = played if isinstance(played, Tally) else Tally.of(played)
    return {
        "game": tally.game.id,
        "players": tally.players,
        "games": tally.games,
        "fair": 1 / tally.players,
        "seats": [seat_summary(tally, seat) for seat in range(tally.players)],
        "plies": spread(tally.plies),
        "ends": tally.end_counts,
    }


def seat_summary(tally: Tally, seat: int) -> dict[str, Any]:
    share, low, high = wilson(*tally.win_share(seat), tally.games)
    return {"win_share": share, "low": low, "high": high, "score": spread(tally.scores[seat])}


def interval(shares: Float64s) -> tuple[float, float, float]:
    """Return the mean and its 95% interval."""
    return wilson(float(np.mean(shares)), float(np.var(shares)), len(shares))


def wilson(mean: float, variance: float, games: int) -> tuple[float, float, float]:
    """Compute the Wilson interval with the actual variance of the shares (shared wins count as fractions)."""
    plain = mean * (1 - mean)
    shrunk = variance / plain if plain > 0 else 1.0  # shared wins vary less than whole ones
    reach = NORMAL_95**2 * max(shrunk, 1 / games) / games
    centre = (mean + reach / 2) / (1 + reach)
    half = math.sqrt(plain * reach + reach * reach / 4) / (1 + reach)
    return mean, max(0.0, centre - half), min(1.0, centre + half)


def spread(numbers: Histogram) -> dict[str, float]:
    low, middle, high = (numbers.quantile(share) for share in (0.05, 0.5, 0.95))
    return {"mean": numbers.mean, "low5": low, "median": middle, "high5": high}
