"""Pairwise combinations cover every pair, and the tables of the conformance suite every two options."""

from itertools import combinations, product
from typing import Any

import pytest

from katzentisch.games import GAMES
from katzentisch.games.game import Game
from katzentisch.testing.pairwise import pairwise
from katzentisch.testing.tables import pairwise_tables


@pytest.mark.parametrize("sizes", [[2] * 5, [3, 3, 3], [4, 2, 3, 1], [2, 3], [5], [1], [2] * 12, []], ids=str)
def test_every_pair_of_values_occurs(sizes: list[int]) -> None:
    rows = pairwise([range(size) for size in sizes])
    assert rows[0] == (0,) * len(sizes)
    assert len(set(rows)) == len(rows)
    assert all({row[factor] for row in rows} == set(range(size)) for factor, size in enumerate(sizes))
    for one, two in combinations(range(len(sizes)), 2):
        assert {(row[one], row[two]) for row in rows} == set(product(range(sizes[one]), range(sizes[two])))


def test_few_combinations_are_enough() -> None:
    assert len(pairwise([[False, True]] * 5)) <= 8  # of 32
    assert len(pairwise([[False, True]] * 12)) <= 12  # of 4,096


def test_the_same_every_time() -> None:
    assert pairwise(["ab", "12", "xyz"]) == pairwise(["ab", "12", "xyz"])


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_number_of_players_meets_every_two_options(game: Game[Any]) -> None:
    tables = pairwise_tables([game])
    assert {players for _, players, _ in tables} == set(game.players)
    for players in game.players:
        met = [options for _, at, options in tables if at == players]
        assert met[0] == {option.name: option.usual(players) for option in game.options}
        assert all(options in list(game.choices(players)) for options in met)
        for one, two in combinations(game.options, 2):
            pairs = {(options[one.name], options[two.name]) for options in met}
            assert pairs == set(product(one.allowed(players), two.allowed(players)))
