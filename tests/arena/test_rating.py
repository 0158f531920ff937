"""Ratings: who is stronger, whatever the order of the games."""

from dataclasses import dataclass
from itertools import permutations
from math import log
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from katzentisch.arena import rating
from katzentisch.arena.rating import MEAN, POINTS, BotRatings, fit_ratings, shipped_ratings


@dataclass(frozen=True)
class Games:
    bots: NDArray[np.int16]
    ranks: NDArray[np.int32]


def games_of(bots: list[list[int]], ranks: list[list[int]]) -> Games:
    return Games(np.array(bots, np.int16), np.array(ranks, np.int32))


def simulated(players: int, deals: int, strengths: list[float], seed: int) -> Games:
    """Games of the model itself: exponential times whose rates are the strengths."""
    rng = np.random.default_rng(seed)
    first = (np.arange(deals)[:, None] + np.arange(players)) % len(strengths)
    bots = np.stack([np.roll(first, shift, axis=1) for shift in range(players)], axis=1).reshape(-1, players)
    times = rng.exponential(1 / np.array(strengths)[bots])
    return Games(bots.astype(np.int16), (times.argsort(axis=1).argsort(axis=1) + 1).astype(np.int32))


def values(rated: list[BotRatings | None], by: str) -> list[float]:
    return [getattr(each, by).value for each in rated if each]


@pytest.fixture
def no_resampling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating, "RESAMPLES", 2)


@st.composite
def deals(draw: st.DrawFn) -> tuple[int, Games]:
    """Some deals with any bots in the seats and any ranks, shared ones too."""
    players, bots = draw(st.integers(2, 4)), draw(st.integers(2, 4))
    seats = st.lists(st.integers(0, bots - 1), min_size=players, max_size=players)
    seated, ranked = [], []
    for _ in range(draw(st.integers(1, 6))):
        first = draw(seats)
        for shift in range(players):
            seated.append(first[shift:] + first[:shift])
            order = draw(st.lists(st.integers(0, 2), min_size=players, max_size=players))
            ranked.append([1 + sum(other < own for other in order) for own in order])
    return bots, games_of(seated, ranked)


@settings(max_examples=25, deadline=None)
@given(deals(), st.randoms(use_true_random=False))
def test_the_order_of_deals_games_and_seats_does_not_matter(played: tuple[int, Games], random: Random) -> None:
    bots, games = played
    players = games.bots.shape[1]
    places = list(range(len(games.bots) // players))
    random.shuffle(places)
    rows = []
    for deal in places:
        own = [deal * players + game for game in range(players)]
        random.shuffle(own)
        rows += own
    seats = list(range(players))
    random.shuffle(seats)
    mixed = Games(games.bots[rows][:, seats], games.ranks[rows][:, seats])
    assert fit_ratings(bots, [mixed], 1) == fit_ratings(bots, [games], 1)


@settings(max_examples=25, deadline=None)
@given(deals(), st.data())
def test_names_do_not_matter(played: tuple[int, Games], data: st.DataObject) -> None:
    bots, games = played
    names = data.draw(st.sampled_from(list(permutations(range(bots)))))
    renamed = fit_ratings(bots, [Games(np.array(names, np.int16)[games.bots], games.ranks)])
    for bot, rated in enumerate(fit_ratings(bots, [games])):
        twin = renamed[names[bot]]
        assert (rated is None) == (twin is None)
        if rated and twin:
            assert [twin.wins.value, twin.ranks.value] == pytest.approx([rated.wins.value, rated.ranks.value])


@settings(max_examples=25, deadline=None)
@given(deals())
def test_it_is_the_maximum_of_the_likelihood(played: tuple[int, Games]) -> None:
    """By the definition of the model, with the virtual games; only games without shared ranks have a plain formula for the whole order."""
    bots, games = played
    rated = fit_ratings(bots, [games])
    present = [bot for bot, each in enumerate(rated) if each]

    def likelihood(strengths: list[float], by: str) -> float:
        total = 0.0
        for one in present:
            for other in present:
                if one != other:
                    total += 0.5 / (len(present) - 1) * (strengths[one] - np.logaddexp(strengths[one], strengths[other]))
        for seated, ranked in zip(games.bots.tolist(), games.ranks.tolist(), strict=True):
            groups = sorted(set(ranked))[: 1 if by == "wins" else None]
            for rank in groups:
                own = [strengths[bot] for bot, its in zip(seated, ranked, strict=True) if its == rank]
                later = [strengths[bot] for bot, its in zip(seated, ranked, strict=True) if its > rank]
                if by == "wins":
                    total += sum(own) / len(own) - np.log(sum(np.exp([*own, *later])))
                    continue
                for place in range(len(own)):
                    total += own[place] - np.log(sum(np.exp(later)) + sum(np.exp(own)) * (1 - place / len(own)))
        return float(total)

    for by in ("wins", "ranks"):
        best = [(getattr(each, by).value - MEAN) / POINTS if each else 0.0 for each in rated]
        reached = likelihood(best, by)
        for bot in present:
            for change in (-0.02, 0.02):
                assert likelihood([each + change * (place == bot) for place, each in enumerate(best)], by) <= reached + 1e-9


@pytest.mark.parametrize(("won", "lost"), [(1, 0), (3, 7), (0, 50), (40, 40)])
def test_two_bots_have_a_closed_form(won: int, lost: int, no_resampling: None) -> None:
    """The odds of their wins, with half a virtual win each."""
    games = games_of([[0, 1]] * (won + lost), [[1, 2]] * won + [[2, 1]] * lost)
    if (won + lost) % 2:
        games = Games(np.repeat(games.bots, 2, axis=0), np.repeat(games.ranks, 2, axis=0))
        won, lost = 2 * won, 2 * lost
    one, other = values(fit_ratings(2, [games]), "wins")
    assert one - other == pytest.approx(POINTS * log((won + 0.5) / (lost + 0.5)))
    assert one + other == pytest.approx(2 * MEAN)
    assert values(fit_ratings(2, [games]), "ranks") == pytest.approx([one, other])


def test_400_points_are_odds_of_10_to_1() -> None:
    games = games_of([[0, 1]] * 2200, ([[1, 2]] * 10 + [[2, 1]]) * 200)
    one, other = values(fit_ratings(2, [games]), "wins")
    assert one - other == pytest.approx(400, abs=0.5)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_known_strengths_are_found(players: int) -> None:
    """Several seats of one bot are independent, with the same strength; the intervals contain the truth."""
    strengths = [1.0, 2.0, 3.0, 6.0]
    games = simulated(players, 3000, strengths, seed=players)
    logs = np.log(strengths)
    truth = MEAN + POINTS * (logs - logs.mean())
    rated = fit_ratings(4, [games], seed=1)
    for by in ("wins", "ranks"):
        assert values(rated, by) == pytest.approx(truth, abs=20)
        for each, true in zip(rated, truth, strict=True):
            assert each
            found = getattr(each, by)
            assert found.low - 5 < true < found.high + 5
            assert 1 < found.high - found.low < 40
    several = fit_ratings(4, [games, simulated(2, 1000, strengths, seed=9)])
    assert values(several, "wins") == pytest.approx(truth, abs=20)


def test_more_deals_make_it_more_certain_but_equal_games_do_not() -> None:
    def width(games: Games) -> float:
        rated = fit_ratings(2, [games], seed=1)[0]
        assert rated
        assert rated.wins.high is not None
        assert rated.wins.low is not None
        return rated.wins.high - rated.wins.low

    few, many = simulated(2, 100, [1, 2], seed=1), simulated(2, 1600, [1, 2], seed=1)
    assert width(many) == pytest.approx(width(few) / 4, rel=0.35)
    paired = games_of([[0, 1], [1, 0]] * 400, [[1, 2], [1, 2]] * 400)  # whoever sits in seat 0 wins: every deal ends 1 to 1
    assert width(paired) < 5


def test_a_rating_by_wins_counts_nothing_else() -> None:
    """The second bot is never last, but it never wins either; whoever shares a win has half of it."""
    ranks = 50 * [[1, 2, 3], [3, 2, 1], [1, 3, 1]]
    first, second, third = values(fit_ratings(3, [games_of([[0, 1, 2]] * 150, ranks)]), "wins")
    assert first == pytest.approx(third)
    assert second < MEAN - 400
    losers = [[7 if rank > 1 else 1 for rank in row] for row in ranks]
    assert values(fit_ratings(3, [games_of([[0, 1, 2]] * 150, losers)]), "wins") == pytest.approx([first, second, third])


def test_who_never_won_has_a_finite_rating_and_a_wide_interval() -> None:
    rated = fit_ratings(3, [games_of([[0, 1, 2]] * 300, [[1, 2, 3], [2, 1, 3], [1, 2, 3]] * 100)])
    worst = rated[2]
    assert worst
    assert worst.wins.low is not None
    assert worst.wins.high is not None
    assert 0 < worst.wins.value < 1000
    assert worst.wins.high - worst.wins.low > 100


def test_without_games_or_with_one_deal() -> None:
    assert fit_ratings(3, []) == [None] * 3
    assert fit_ratings(2, [games_of([], []), games_of([[0, 0]] * 2, [[1, 2]] * 2)])[1] is None
    alone = fit_ratings(2, [games_of([[0, 1], [1, 0]], [[1, 2], [1, 2]])])[0]
    assert alone
    assert alone.wins.value == pytest.approx(MEAN)
    assert (alone.wins.low, alone.wins.high) == (None, None)


def test_the_same_seed_gives_the_same_intervals() -> None:
    games = simulated(3, 50, [1, 2, 3], seed=4)
    assert fit_ratings(3, [games], seed=7) == fit_ratings(3, [games], seed=7)
    assert fit_ratings(3, [games], seed=7) != fit_ratings(3, [games], seed=8)


def test_ratings_of_the_shipped_bots() -> None:
    for bots in shipped_ratings().values():
        for by in ("wins", "ranks"):
            assert np.mean([rated[by]["value"] for rated in bots.values()]) == pytest.approx(MEAN)
            assert all(rated[by]["low"] < rated[by]["value"] < rated[by]["high"] for rated in bots.values())
