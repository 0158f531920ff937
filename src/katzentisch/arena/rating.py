"""Ratings: the strengths of the Plackett–Luce model, fitted to all games at once by maximum likelihood.

The model: every seat has the strength of its bot, and the next of those who are not placed yet is drawn in proportion to the strengths.
`wins` fits only who won: the first draw of each game, split among those who share a win. `ranks` fits the whole order; seats of equal rank
are treated as Efron (1977) does, which is nearly the mean over all their orders. The order of the games doesn't matter.

The scale is that of Elo: the mean of the rated bots is 1500, and 400 points are odds of 10 to 1 between two seats. Each bot also plays one
virtual game, divided equally among its opponents and won by half, so that a bot which never won, or always, has a finite rating.
Intervals come from resampling deals with replacement; the virtual games are won by a random share there.

The package ships the ratings of its bots in ratings.json, which `script/run ratings` writes.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import log
from pathlib import Path
from typing import Any, Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

from ..batch.results import win_shares
from ..batch.summary import NORMAL_95
from ..games.arrays import Float64s, Int16s, Int32s, Int64s

MEAN = 1500.0
POINTS = 400 / log(10)  # per unit of log-strength
RESAMPLES = 200
STEPS = 100  # of Newton's method; about six are needed
PRECISION = 1e-9  # of a log-strength
PLACES = 2520  # divisible by every number of seats that can share a rank, so that parts of seats are whole numbers
MOST_BOTS = 64
SHIPPED = Path(__file__).with_name("ratings.json")


class Rating(msgspec.Struct, frozen=True):
    """A rating and its 95% interval, which needs at least two deals."""

    value: float
    low: float | None
    high: float | None


class BotRatings(msgspec.Struct, frozen=True):
    wins: Rating  # the one that people are shown
    ranks: Rating


class Played(Protocol):
    """Whole deals: each has as many games as seats. Both arrays are by game and seat."""

    @property
    def bots(self) -> Int16s: ...
    @property
    def ranks(self) -> Int32s: ...


@dataclass(frozen=True)
class Draws:
    """Equal draws of the model taken together: from seats of how many of each bot, and for each kind of game which of them."""

    seats: Float64s  # by draw and bot
    draw_of: Int64s  # by kind of game


@dataclass(frozen=True)
class Table:
    """Games at one number of players, of which equal ones are counted: sufficient for every fit."""

    counts: Float64s  # by kind of game
    deals: Int64s  # by kind of deal and game: the kind of game
    deal_counts: Int64s  # by kind of deal
    won: Float64s  # by kind of game and bot: how often it was drawn first, or at all
    seated: Float64s
    first: list[Draws]
    every: list[Draws]

    def resampled(self, rng: np.random.Generator) -> Float64s:
        """Draw as many deals as there are, with replacement, and count the kinds of games."""
        total = int(self.deal_counts.sum())
        drawn = rng.multinomial(total, self.deal_counts / total)
        return count_kinds(self.deals, drawn, len(self.counts))


def fit_ratings(bots: int, played: Sequence[Played], seed: int = 0) -> list[BotRatings | None]:
    """Rate bots 0 … bots-1 by their games, at any numbers of players; None for a bot without any game. The seed is for resampling."""
    tables = [table_of(each.bots, each.ranks, bots) for each in played if len(each.bots)]
    rated = np.flatnonzero(sum((table.counts @ table.seated for table in tables), np.zeros(bots)))
    if len(rated) == 0:
        return [None] * bots
    counts = [table.counts for table in tables]
    estimates = fit_both(tables, counts, rated, None, None)
    has_interval = sum(int(table.deal_counts.sum()) for table in tables) > 1
    errors = standard_errors(tables, rated, estimates, seed) if has_interval else None
    found: list[BotRatings | None] = [None] * bots
    for place, bot in enumerate(rated.tolist()):
        one, other = (on_scale(estimates[kind, place], None if errors is None else errors[kind, place]) for kind in range(2))
        found[bot] = BotRatings(one, other)
    return found


def on_scale(strength: float, error: float | None) -> Rating:
    value = MEAN + POINTS * float(strength)
    reach = None if error is None else NORMAL_95 * POINTS * float(error)
    return Rating(value, None, None) if reach is None else Rating(value, value - reach, value + reach)


def standard_errors(tables: list[Table], rated: Int64s, estimates: Float64s, seed: int) -> Float64s:
    """Return the standard deviations of both fits over resampled deals."""
    rng = np.random.default_rng(seed)
    fits = []
    for _ in range(RESAMPLES):
        shares = rng.beta(0.5, 0.5, len(rated) * (len(rated) - 1) // 2)
        fits.append(fit_both(tables, [table.resampled(rng) for table in tables], rated, estimates, shares))
    errors: Float64s = np.std(fits, axis=0, ddof=1)
    return errors


def fit_both(tables: list[Table], counts: list[Float64s], rated: Int64s, guess: Float64s | None, shares: Float64s | None) -> Float64s:
    """Return the log-strengths of the rated bots by wins and by ranks."""
    pairs, shared = virtual_games(len(rated), shares)
    starts = np.zeros((2, len(rated))) if guess is None else guess
    fits = []
    for by, start in zip(("wins", "ranks"), starts, strict=True):
        drawn, seats, numbers = shared, [pairs], [np.full(len(pairs), 1 / max(1, len(rated) - 1))]
        for table, number in zip(tables, counts, strict=True):
            chosen, draws = (table.won, table.first) if by == "wins" else (table.seated, table.every)
            drawn = drawn + (number @ chosen)[rated]
            seats += [each.seats[:, rated] for each in draws]
            numbers += [np.bincount(each.draw_of, number, len(each.seats)) for each in draws]
        fits.append(fit(np.concatenate(seats), np.concatenate(numbers), drawn, start))
    return np.array(fits)


def virtual_games(bots: int, shares: Float64s | None) -> tuple[Float64s, Float64s]:
    """Return a row for each pair of bots, and how much each bot wins; `shares` are those of the first of each pair, 1/2 if omitted."""
    pairs = list(combinations(range(bots), 2))
    seats, won = np.zeros((len(pairs), bots)), np.zeros(bots)
    for row, (one, other) in enumerate(pairs):
        seats[row, [one, other]] = 1
        share = 0.5 if shares is None else float(shares[row])
        won[one] += share / (bots - 1)
        won[other] += (1 - share) / (bots - 1)
    return seats, won


def fit(seats: Float64s, numbers: Float64s, drawn: Float64s, start: Float64s) -> Float64s:
    """Maximise sum(drawn * x) - sum(numbers * log(seats @ exp(x))), which is concave, by Newton's method; the mean of x is 0."""
    x = start

    def likelihood(at: Float64s) -> float:
        return float(drawn @ at - numbers @ np.log(seats @ np.exp(at)))

    reached = likelihood(x)
    for _ in range(STEPS):
        weights = seats * np.exp(x)
        shares = weights / weights.sum(axis=1, keepdims=True)
        expected = numbers @ shares
        curvature = np.diag(expected) - shares.T @ (numbers[:, None] * shares)
        step = np.linalg.solve(curvature + np.full_like(curvature, max(1.0, float(curvature.max()))), drawn - expected)
        while likelihood(x + step) < reached - PRECISION * max(1.0, abs(reached)):
            step = step / 2
        x = x + step
        reached = likelihood(x)
        if np.abs(step).max() < PRECISION:
            break
    mean: Float64s = x - x.mean()
    return mean


def table_of(bots: Int16s, ranks: Int32s, number: int) -> Table:
    players = bots.shape[1]
    keys = np.sort(ranks.astype(np.int64) * MOST_BOTS + bots, axis=1)  # seats are equal but for their bots
    firsts, kinds = distinct(keys)
    order, placed = keys[firsts] % MOST_BOTS, keys[firsts] // MOST_BOTS
    deals = np.sort(kinds.reshape(-1, players), axis=1)
    deal_firsts, deal_kinds = distinct(deals)
    one_hot = order[:, :, None] == np.arange(number)
    seated = one_hot.sum(axis=1).astype(np.float64)
    won = np.einsum("gs,gsb->gb", win_shares(placed.astype(np.int32)), one_hot.astype(np.float64))
    first = [draws_of((one_hot.sum(axis=1) * PLACES).astype(np.int64))]
    counts = np.bincount(kinds, minlength=len(firsts)).astype(np.float64)
    return Table(counts, deals[deal_firsts], np.bincount(deal_kinds), won, seated, first, ranked_draws(one_hot, placed))


def ranked_draws(one_hot: NDArray[np.bool_], placed: Int64s) -> list[Draws]:
    """Return the draws of the whole order: of seats that share a rank, the part that was drawn before is missing from each draw."""
    kinds, players, bots = one_hot.shape
    left = np.zeros((players + 1, kinds, bots), np.int64)  # by place: the seats from there on
    for place in reversed(range(players)):
        left[place] = left[place + 1] + one_hot[:, place]
    begins = (placed[:, :, None] > placed[:, None]).sum(axis=2)  # the first place of equal rank
    ends = (placed[:, :, None] >= placed[:, None]).sum(axis=2)
    rows = np.arange(kinds)
    draws = []
    for place in range(players):
        begin, end = begins[:, place], ends[:, place]
        every, equal = left[begin, rows], left[begin, rows] - left[end, rows]
        before = (place - begin) * PLACES // (end - begin)
        draws.append(draws_of(every * PLACES - equal * before[:, None]))
    return draws


def draws_of(parts: Int64s) -> Draws:
    firsts, draw_of = distinct(parts)
    return Draws(parts[firsts] / PLACES, draw_of)


def distinct(rows: Int64s) -> tuple[Int64s, Int64s]:
    """Find equal rows of whole numbers: the first of each, sorted by content, and for each row which it is."""
    codes = np.zeros(len(rows), np.int64)
    for column in rows.T:
        codes = np.unique(codes * (int(column.max(initial=0)) + 1) + column, return_inverse=True)[1].reshape(-1)
    _, firsts, kinds = np.unique(codes, return_index=True, return_inverse=True)
    return firsts, kinds.reshape(-1)


def count_kinds(deals: Int64s, numbers: Int64s, kinds: int) -> Float64s:
    return np.bincount(deals.reshape(-1), np.repeat(numbers, deals.shape[1]), kinds).astype(np.float64)


@cache
def shipped_ratings() -> dict[str, dict[str, Any]]:
    """Read the shipped ratings by game and bot: by `wins` and by `ranks`, and the number of `games` they come from."""
    found: dict[str, dict[str, Any]] = msgspec.json.decode(SHIPPED.read_bytes())["ratings"]
    return found
