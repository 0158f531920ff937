"""The best policy is an equilibrium: computed exactly, over all deals and choices."""

from collections.abc import Callable
from fractions import Fraction
from itertools import permutations, product

import pytest
from katzentisch.games import GAMES, Policies
from katzentisch.games.policy import choose_random
from katzentisch.play.play import Play
from katzentisch.play.position import Position
from katzentisch.testing.table import start

from katzentisch_kuhn_poker.bots import beginner, casual
from katzentisch_kuhn_poker.bots import rules as equilibrium

SIXTHS = [
    (2 * sixth + 1 << 47) // 6 for sixth in range(6)
]  # numbers for which `pick(rng, 6)` is 0 … 5

Strategy = Callable[[Position], dict[int, Fraction]]  # the probability of each action


def mixed(policy: Callable[..., int]) -> Strategy:
    """A policy that chooses by halves or thirds."""

    def strategy(position: Position) -> dict[int, Fraction]:
        chances: dict[int, Fraction] = {}
        moves = position.legal()
        for rng in SIXTHS:
            action = policy(position.state, moves, len(moves), rng)
            chances[action] = chances.get(action, Fraction()) + Fraction(1, 6)
        return chances

    return strategy


def pure(choices: tuple[int, ...]) -> Strategy:
    """A strategy that chooses the first or the second move: by card, without and with a bet."""

    def strategy(position: Position) -> dict[int, Fraction]:
        state = position.state
        return {position.legal()[choices[2 * state.cards[state.turn] + state.phase]]: Fraction(1)}

    return strategy


def value(position: Position, strategies: list[Strategy]) -> Fraction:
    """What the first player wins on average."""
    if position.is_over:
        return Fraction(int(position.state.scores[0]))
    total = Fraction()
    for action, chance in strategies[position.state.turn](position).items():
        after = position.copy()
        after.apply_only(action)
        total += chance * value(after, strategies)
    return total


DEALS: list[Play] = [
    start("kuhn_poker", 2, hands=list(cards)).game for cards in permutations("JQK", 2)
]


def mean_value(first: Strategy, second: Strategy) -> Fraction:
    return sum((value(play.position, [first, second]) for play in DEALS), Fraction()) / len(DEALS)


BEST = mixed(equilibrium.choose)


def test_the_first_player_loses_an_eighteenth_of_a_chip() -> None:
    assert mean_value(BEST, BEST) == Fraction(-1, 18)


def test_nobody_does_better_against_it() -> None:
    strategies = [pure(choices) for choices in product(range(2), repeat=6)]
    assert max(mean_value(each, BEST) for each in strategies) == Fraction(-1, 18)
    assert min(mean_value(BEST, each) for each in strategies) == Fraction(-1, 18)


@pytest.mark.parametrize(
    ("weaker", "stronger"),
    [
        (choose_random, beginner.choose),
        (beginner.choose, casual.choose),
        (casual.choose, equilibrium.choose),
    ],
    ids=["level1", "level2", "level3"],
)
def test_each_level_loses_to_the_next(
    weaker: Callable[..., int], stronger: Callable[..., int]
) -> None:
    one, other = mixed(weaker), mixed(stronger)
    assert mean_value(one, other) - mean_value(other, one) < 0


def test_the_policies_are_those_of_the_game() -> None:
    assert GAMES["kuhn_poker"].policies == Policies(
        beginner.choose, casual.choose, equilibrium.choose
    )
