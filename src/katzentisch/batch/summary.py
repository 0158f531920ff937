"""What many games show: who wins from which seat, how long they last, what they score, how they end."""

import math
from typing import Any

import numpy as np

from .results import Results

NORMAL_95 = 1.959964  # standard deviations around the mean that hold 95% of a normal distribution


def summary(results: Results) -> dict[str, Any]:
    return {
        "game": results.game.id,
        "players": results.players,
        "games": len(results),
        "fair": 1 / results.players,
        "seats": [seat_summary(results, seat) for seat in range(results.players)],
        "plies": spread(results.plies),
        "ends": results.end_counts,
    }


def seat_summary(results: Results, seat: int) -> dict[str, Any]:
    share, low, high = interval(results.wins[:, seat])
    return {"win_share": share, "low": low, "high": high, "score": spread(results.scores[:, seat])}


def interval(shares: Any) -> tuple[float, float, float]:
    """The mean and its 95% interval: Wilson's, with the variance that the shares really have (shared wins count as parts)."""
    games = len(shares)
    mean = float(np.mean(shares))
    plain = mean * (1 - mean)
    shrunk = float(np.var(shares)) / plain if plain > 0 else 1.0  # shared wins vary less than whole ones
    reach = NORMAL_95**2 * max(shrunk, 1 / games) / games
    centre = (mean + reach / 2) / (1 + reach)
    half = math.sqrt(plain * reach + reach * reach / 4) / (1 + reach)
    return mean, max(0.0, centre - half), min(1.0, centre + half)


def spread(numbers: Any) -> dict[str, float]:
    low, middle, high = np.percentile(numbers, (5, 50, 95)).tolist()
    return {"mean": float(np.mean(numbers)), "low5": low, "median": middle, "high5": high}
