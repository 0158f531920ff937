"""Report of a match. The games of a deal are not independent, so every interval is computed over the means of deals."""

from itertools import permutations
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from ..batch.results import win_shares
from ..batch.summary import NORMAL_95, interval
from ..games.arrays import Bools, Float64s, Int32s
from ..games.game import BadSetup
from ..play.integers import describe_value
from ..play.versions import versions
from ..words import Said
from .match import WHOLE, Match, checked_match
from .rating import fit_ratings
from .results import COUNT, LONGEST, TOTAL, MatchResults

Figure = dict[str, float | None]


def report(match: Match, results: MatchResults) -> dict[str, Any]:
    """Return every figure of a match, ready for JSON; raises BadSetup if these are no match and its results."""
    checked_match(match)
    if not isinstance(results, MatchResults):
        raise BadSetup(Said("arena-results-type", {"results": describe_value(results)}))
    rated = map(msgspec.to_builtins, fit_ratings(len(match.bots), [results], match.seed))
    bots = {name: {**bot_report(results, bot), "rating": rating} for bot, (name, rating) in enumerate(zip(match.names, rated, strict=True))}
    return {
        "versions": versions(match.rules),
        "game": match.game,
        "players": match.players,
        "games": results.games,
        "deals": results.games // match.players,
        "seed": str(match.seed),
        "options": dict(match.options),
        "part": None if match.part == WHOLE else str(match.part),
        "bots": bots,
        "beats": beats(match.names, results),
    }


def bot_report(results: MatchResults, bot: int) -> dict[str, Any]:
    """Figures of one bot, over the deals in which it has a seat."""
    mine = results.bots == bot
    seats = by_deal(mine)
    sits = seats > 0
    shares = by_deal(np.where(mine, win_shares(results.ranks), 0))[sits] / results.bots.shape[1]
    share, low, high = interval(shares) if sits.any() else (0.0, 0.0, 1.0)
    return {
        "win_share": share,
        "low": low,
        "high": high,
        "fair": float(seats[sits].mean() / results.bots.shape[1] ** 2) if sits.any() else 0.0,
        "rank": figure(by_deal(np.where(mine, results.ranks, 0))[sits] / seats[sits]),
        "score": figure(by_deal(np.where(mine, results.scores, 0))[sits] / seats[sits]),
        "seats": [seat_report(results, mine, seat) for seat in range(results.bots.shape[1])],
        "decisions": int(results.decisions[mine].sum()),
        **times_of(results.times[bot]),
    }


def seat_report(results: MatchResults, mine: Bools, seat: int) -> dict[str, Any]:
    """Figures of one bot in one seat; None in place of a share if it never sat there."""
    players = results.bots.shape[1]
    games, wins = (numbers[:, seat].reshape(-1, players).sum(axis=1) for numbers in (mine, np.where(mine, win_shares(results.ranks), 0)))
    sits = games > 0
    share, low, high = interval(wins[sits] / games[sits]) if sits.any() else (None, None, None)
    return {"games": int(games.sum()), "win_share": share, "low": low, "high": high}


def by_deal(numbers: NDArray[np.bool_] | Int32s | Float64s) -> Float64s:
    """Sum up each deal: it has as many games as there are seats."""
    sums: Float64s = numbers.reshape(-1, numbers.shape[1] ** 2).sum(axis=1, dtype=np.float64)
    return sums


def figure(numbers: Float64s) -> Figure:
    """The mean and its 95% interval; a single deal has no interval."""
    if len(numbers) < 2:
        return {"mean": float(numbers[0]) if len(numbers) else None, "low": None, "high": None}
    mean, reach = float(np.mean(numbers)), float(NORMAL_95 * np.std(numbers, ddof=1) / np.sqrt(len(numbers)))
    return {"mean": mean, "low": mean - reach, "high": mean + reach}


def times_of(times: Float64s) -> Figure:
    return {"mean_ms": float(times[TOTAL] / times[COUNT]) if times[COUNT] else None, "longest_ms": float(times[LONGEST])}


def beats(names: list[str], results: MatchResults) -> dict[str, dict[str, float | None]]:
    """How often a seat of one bot ranks above a seat of another in the same game; equal ranks count half."""
    better, met = np.zeros((2, len(names), len(names)))
    for seat, other in permutations(range(results.bots.shape[1]), 2):
        pair = results.bots[:, seat], results.bots[:, other]
        np.add.at(better, pair, np.sign(results.ranks[:, other] - results.ranks[:, seat]) / 2 + 0.5)
        np.add.at(met, pair, 1)
    return {
        name: {its_name: float(better[a, b] / met[a, b]) if met[a, b] else None for b, its_name in enumerate(names) if a != b}
        for a, name in enumerate(names)
    }
