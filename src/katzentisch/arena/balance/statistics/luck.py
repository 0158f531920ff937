"""Luck: how much of the outcome is due to cards and seat, how much to the players, and how much to the rest.

The outcome of a seat in a game is its share of the win. Every deal is played from every seat by the same lineup of bots, so each seat of a
deal meets every bot. The model of an outcome is

    1 / players  +  (cards and seat)  +  (player)  +  (rest)

where `cards and seat` is what all bots at a seat of a deal have in common, `player` is what a bot has in common at all seats of all deals,
and `rest` is what neither explains: chance during the game, and interplay, that is how well a bot gets on with a deal or with its
neighbours. The variance of an outcome is the sum of the variances of the three. They are estimated from mean products of two outcomes,
both less the fair share:

    an outcome with itself                                       cards and seat + player + rest
    two games of a deal, the same seat, different bots           cards and seat + q
    two games of a deal, different seats, different bots         −(cards and seat) / (players − 1) + q
    two deals, the same bot                                      player

Both the seats' and the bots' effects in a deal sum to zero, because there is one win to share: hence the third line, and a q below zero,
which drops out of the difference of the second and the third line. Products within a game, whose outcomes depend on each other, are not
used, so all four lines are unbiased. (A sum of squares of means would count a part of the rest as cards; its usual correction assumes
independent outcomes and can be far below zero.) With two players the third line does not exist, and q comes from two deals and different
bots: interplay is then assumed to differ from seat to seat. An unbiased estimate of a variance near zero can be slightly negative.
"""

from typing import NamedTuple

import msgspec
import numpy as np

from ....games.arrays import Float64s, Int16s, Int64s
from .estimate import Estimate, mean_of, resampled

REPLICATES = 1000
MOST_BLOCKS = 200  # of deals, in each lineup: blocks are resampled as deals would be, with less work
RESAMPLING_SEED = 0  # the same resampling for every table, so that differences are paired

CARDS, PLAYERS, REST = range(3)  # columns of the shares
TWO = 2
NEGLIGIBLE = 1e-12  # shares that are rounding errors


class Luck(msgspec.Struct, frozen=True):
    """Shares of the variance of the outcome, which sum to 1, and how often each bot wins."""

    bots: list[str]
    deals: int
    cards: Estimate
    players: Estimate
    rest: Estimate
    wins: list[Estimate]


class LineupSums(NamedTuple):
    """Sums over blocks of deals with the same lineup: everything that the estimates need."""

    seats: int
    copies: Int64s  # by bot: the number of its seats
    deals: Float64s  # by block
    squares: Float64s  # by block: of all outcomes
    pairs: Float64s  # by block: products of the outcomes of different bots at the same seat, in two games of a deal
    crosses: Float64s  # by block: the same at different seats
    totals: Float64s  # by block and bot: the sum of its outcomes


def luck(names: list[str], wins: Float64s, bots: Int16s, lineups: Int64s) -> tuple[Luck, Float64s]:
    """Estimate the shares from wins and bots, by deal, seating and seat, and the lineup of each deal.

    Also returns the shares by replicate, to compare two tables. The first replicate is the estimate.
    """
    shares = resampled_shares([lineup_sums(len(names), wins[lineups == each], bots[lineups == each]) for each in np.unique(lineups)])
    cards, players, rest = (resampled(shares[:, column]) for column in (CARDS, PLAYERS, REST))
    return Luck(names, len(wins), cards, players, rest, [wins_of(bot, wins, bots) for bot in range(len(names))]), shares


def wins_of(bot: int, wins: Float64s, bots: Int16s) -> Estimate:
    """Return how often a bot wins per seat it has."""
    mine = bots == bot
    seats = mine.sum(axis=(1, 2))
    return mean_of(np.where(mine, wins, 0).sum(axis=(1, 2))[seats > 0] / seats[seats > 0])


def lineup_sums(count: int, wins: Float64s, bots: Int16s) -> LineupSums:
    """Sum up the deals of one lineup, in blocks of successive deals."""
    deals, seats = len(wins), wins.shape[2]
    outcomes = wins - 1 / seats
    of_bots = np.stack([np.where(bots == bot, outcomes, 0) for bot in range(count)], axis=3)  # by deal, game, seat and bot
    by_place, by_game = of_bots.sum(axis=1), of_bots.sum(axis=2)  # by deal and bot, at each seat and in each game
    by_seat, totals = by_place.sum(axis=2), by_place.sum(axis=1)
    squares = (outcomes**2).sum(axis=(1, 2))
    pairs = (by_seat**2).sum(axis=1) - (by_place**2).sum(axis=(1, 2))
    crosses = (by_game**2).sum(axis=(1, 2)) - (totals**2).sum(axis=1) - pairs  # all products sum to 0, and so do those of a game
    starts = np.linspace(0, deals, min(deals, MOST_BLOCKS) + 1).astype(np.int64)[:-1]
    copies = np.bincount(bots[0, 0], minlength=count)
    in_blocks = (np.add.reduceat(each, starts) for each in (np.ones(deals), squares, pairs, crosses, totals))
    return LineupSums(seats, copies, *in_blocks)


def resampled_shares(lineups: list[LineupSums]) -> Float64s:
    """Return the shares of the variance by replicate: of the deals as they are, then of resampled ones, each lineup for itself."""
    rng = np.random.default_rng(RESAMPLING_SEED)
    variances = np.zeros((REPLICATES + 1, 3))
    for sums in lineups:
        blocks = len(sums.deals)
        drawn = rng.multinomial(blocks, np.full(blocks, 1 / blocks), REPLICATES)
        variances += variances_of(sums, np.vstack([np.ones(blocks), drawn])) * sums.deals.sum()
    totals = variances.sum(axis=1, keepdims=True)
    shares = np.divide(variances, totals, out=np.zeros_like(variances), where=totals > 0)  # 0 if everybody always shares the win
    return without_dust(shares)


def without_dust(shares: Float64s) -> Float64s:
    """Replace rounding errors with zeros."""
    return np.where(np.abs(shares) < NEGLIGIBLE, 0.0, shares)


def variances_of(sums: LineupSums, weights: Float64s) -> Float64s:
    """Return the three variances by replicate; `weights` says how often each block counts, by replicate and block.

    Blocks drawn twice are still the same deals, so products of a block with itself never count as products of two deals.
    """
    deals = weights @ sums.deals
    different = deals**2 - weights**2 @ sums.deals**2  # ordered pairs of deals from different blocks
    totals = weights @ sums.totals
    within = np.einsum("rk,kb,kc->rbc", weights**2, sums.totals, sums.totals)
    seats_of = np.outer(sums.copies, sums.copies) * sums.seats**2  # by two bots: pairs of outcomes in two deals
    products = np.where(seats_of, totals[:, :, None] * totals[:, None, :] - within, 0) / np.maximum(seats_of, 1) / different[:, None, None]
    both = np.outer(sums.copies, sums.copies) * (1 - np.eye(len(sums.copies), dtype=np.int64))  # pairs of different bots at a seat
    players = np.einsum("rbb,b->r", products, sums.copies) / sums.seats
    same_seat = (weights @ sums.pairs) / deals / (sums.seats * both.sum())
    if sums.seats == TWO:
        cards = same_seat - np.einsum("rbc,bc->r", products, both) / both.sum()
    else:
        other_seat = (weights @ sums.crosses) / deals / (sums.seats * (sums.seats - 2) * both.sum())
        cards = (same_seat - other_seat) * (sums.seats - 1) / sums.seats
    total = (weights @ sums.squares) / deals / sums.seats**2
    return np.stack([cards, players, total - cards - players], axis=1)
