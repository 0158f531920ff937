"""Matches of a search with belief: among the same search without it, and both among rule-based players, on the same deals."""

from collections.abc import Callable

import msgspec
import numpy as np

from katzentisch.arena import Match, MatchResults, play_match
from katzentisch.arena.python_loop import warm_up
from katzentisch.arena.results import join_results
from katzentisch.batch.results import win_shares
from katzentisch.bots.bot import Bot
from katzentisch.bots.policies import RULES
from katzentisch.bots.search import make_searcher
from katzentisch.games.arrays import Float64s
from katzentisch.games.game import Game

from .intervals import Interval, interval_of

CANDIDATES = 256  # of a search's belief


class Meeting(msgspec.Struct):
    """Win shares of one seat, and how much belief adds."""

    game: str
    players: int
    iterations: int
    among: str
    games: int
    with_belief: float
    without: float  # in a direct match, the fair share
    difference: Interval
    ms_with: float
    ms_without: float


def searchers(iterations: int) -> tuple[Bot, Bot]:
    """Return the same search with the network twice: with belief and without."""
    with_belief = make_searcher(f"guided:{iterations}+belief", iterations, with_net=True, belief=CANDIDATES)
    return with_belief, make_searcher(f"guided:{iterations}", iterations, with_net=True, belief=0)


def play(game: Game, players: int, bots: dict[str, Bot], games: int, seed: int, progress: Callable[[str], None]) -> MatchResults:
    """Play a match, one bot in one seat among the other, every deal from every seat."""
    match = Match.of(game, players, bots, games, seed)
    warm_up(match)
    played = []
    for results in play_match(match, jobs=1):
        played.append(results)
        progress(f"{game.id}, {' among '.join(bots)}: {sum(each.games for each in played)} of {match.games} games")
    return join_results(match, played)


def shares_by_deal(results: MatchResults, players: int) -> Float64s:
    """Return the first bot's win share in each deal."""
    shares: Float64s = np.where(results.bots == 0, win_shares(results.ranks), 0).sum(axis=1).reshape(-1, players).mean(axis=1)
    return shares


def mean_ms(results: MatchResults, bot: int) -> float:
    count, total, _ = results.times[bot]
    return float(total / count) if count else 0.0


def direct(game: Game, players: int, iterations: int, games: int, seed: int, progress: Callable[[str], None]) -> Meeting:
    """One search with belief among searches without: the difference is that from the fair share."""
    believing, plain = searchers(iterations)
    results = play(game, players, {believing.id: believing, plain.id: plain}, games, seed, progress)
    shares, fair = shares_by_deal(results, players), 1 / players
    times = mean_ms(results, 0), mean_ms(results, 1)
    return Meeting(game.id, players, iterations, plain.id, results.games, float(shares.mean()), fair, interval_of(shares - fair), *times)


def among_rules(game: Game, players: int, iterations: int, games: int, seed: int, progress: Callable[[str], None]) -> Meeting:
    """Both searches among rule-based players: the difference is paired by deal."""
    played = [play(game, players, {bot.id: bot, RULES.id: RULES}, games, seed, progress) for bot in searchers(iterations)]
    with_belief, without = (shares_by_deal(results, players) for results in played)
    shares = float(with_belief.mean()), float(without.mean())
    times = mean_ms(played[0], 0), mean_ms(played[1], 0)
    return Meeting(game.id, players, iterations, RULES.id, played[0].games, *shares, interval_of(with_belief - without), *times)
