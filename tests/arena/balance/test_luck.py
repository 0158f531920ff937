"""Shares of the variance: on outcomes whose components are known."""

import numpy as np
import pytest

from katzentisch.arena.balance.field import Field
from katzentisch.arena.balance.statistics.luck import luck
from katzentisch.games.arrays import Float64s

DEALS = 2500


def outcomes(field: Field, cards: float, strength: list[float], chance: float, deal_effect: float = 0.0, seed: int = 1) -> Float64s:
    """Return outcomes that add up to 1 in each game, with these standard deviations of each component but the players, who are given."""
    rng = np.random.default_rng(seed)
    bots = field.bots_of(0, DEALS)
    seats = field.players
    of_cards = centred(rng.normal(0, cards, (DEALS, 1, seats)))
    of_rest = centred(rng.normal(0, chance, bots.shape))
    with_deal = np.take_along_axis(rng.normal(0, deal_effect, (DEALS, 1, len(strength))), bots.astype(np.int64), axis=2)
    of_player = np.array(strength)[bots]
    wins: Float64s = 1 / seats + of_cards + centred(of_player) + of_rest + centred(with_deal)
    return wins


def centred(numbers: Float64s) -> Float64s:
    """Make the seats of each game sum to zero."""
    numbers -= numbers.mean(axis=2, keepdims=True)
    return numbers


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (4, 2), (3, 3), (4, 3), (4, 4), (4, 5), (3, 6)])
@pytest.mark.parametrize(("cards", "spread", "chance"), [(1.0, 0.5, 2.0), (0.0, 1.0, 1.0), (1.0, 0.0, 1.0), (0.0, 0.0, 1.0)])
def test_known_components_are_found(bots: int, players: int, cards: float, spread: float, chance: float) -> None:
    field = Field(tuple("ABCDEF"[:bots]), players, 1)
    strength = [spread * bot for bot in range(bots)]
    wins = outcomes(field, cards, strength, chance)
    found, _ = luck(list(field.bots), wins, field.bots_of(0, DEALS), field.lineups_of(0, DEALS))
    left = (players - 1) / players  # of a variance, if each game is centred
    of_players = float(np.mean([np.var([strength[bot] for bot in lineup]) for lineup in field.lineups]))
    right = np.array([cards**2 * left, of_players, chance**2 * left])
    for share, wanted in zip((found.cards, found.players, found.rest), right / right.sum(), strict=True):
        assert share.value == pytest.approx(wanted, abs=0.03)
        assert share.low - 0.02 <= wanted <= share.high + 0.02
    assert found.cards.value + found.players.value + found.rest.value == pytest.approx(1)


def test_the_estimate_is_unbiased() -> None:
    """The mean of many small studies is right, though single ones are below zero."""
    field = Field(("A", "B", "C", "D"), 4, 1)
    bots, lineups = field.bots_of(0, 40), field.lineups_of(0, 40)
    shares = []
    for seed in range(30):
        wins = outcomes(field, 0.0, [0.0, 0.0, 0.0, 0.0], 1.0, seed=seed)[:40]
        shares.append(luck(list(field.bots), wins, bots, lineups)[1][0])
    assert np.mean(shares, axis=0) == pytest.approx([0, 0, 1], abs=0.015)
    assert np.min(shares, axis=0)[0] < 0


def test_interplay_with_a_deal_is_neither_cards_nor_player() -> None:
    field = Field(("A", "B", "C", "D"), 4, 1)
    wins = outcomes(field, 0.0, [0.0, 0.0, 0.0, 0.0], 1.0, deal_effect=1.0)
    found, _ = luck(list(field.bots), wins, field.bots_of(0, DEALS), field.lineups_of(0, DEALS))
    assert found.cards.value == pytest.approx(0, abs=0.02)
    assert found.players.value == pytest.approx(0, abs=0.02)


def test_if_the_cards_decide_everything_nothing_is_left() -> None:
    field = Field(("A", "B", "C"), 3, 1)
    winners = np.random.default_rng(1).integers(0, 3, 100)
    wins = np.repeat((np.arange(3) == winners[:, None]).astype(float)[:, None, :], 3, axis=1)
    found, _ = luck(list(field.bots), wins, field.bots_of(0, 100), field.lineups_of(0, 100))
    assert [found.cards.value, found.players.value, found.rest.value] == pytest.approx([1, 0, 0])
    assert [found.cards.low, found.cards.high] == pytest.approx([1, 1])


def test_if_one_bot_always_wins_it_is_all_skill() -> None:
    field = Field(("A", "B", "C"), 3, 1)
    bots = field.bots_of(0, 100)
    found, _ = luck(list(field.bots), (bots == 2).astype(float), bots, field.lineups_of(0, 100))
    assert found.players.value == pytest.approx(1)
    assert [each.value for each in found.wins] == [0, 0, 1]


def test_if_everybody_always_shares_the_win_there_is_no_variance() -> None:
    field = Field(("A", "B"), 2, 1)
    found, _ = luck(list(field.bots), np.full((20, 2, 2), 0.5), field.bots_of(0, 20), field.lineups_of(0, 20))
    assert (found.cards.value, found.players.value, found.rest.value) == (0, 0, 0)


def test_the_interval_covers_the_truth_about_as_often_as_it_says() -> None:
    field = Field(("A", "B", "C"), 3, 1)
    bots, lineups = field.bots_of(0, 60), field.lineups_of(0, 60)
    covered = 0
    for seed in range(50):
        found, _ = luck(list(field.bots), outcomes(field, 1.0, [0.0, 0.5, 1.0], 1.0, seed=seed)[:60], bots, lineups)
        truth = (2 / 3) / (4 / 3 + 1 / 6)
        covered += found.cards.low <= truth <= found.cards.high
    assert 42 <= covered <= 50
