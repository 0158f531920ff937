"""Katzenjammer Blues: the legal moves are those that are accepted, and a refusal changes nothing."""

import random

import pytest

from katzentisch.games.katzenjammer_blues.state import ACTIONS
from katzentisch.testing.table import Table, deal

from .blues import blues, leave_mice


def accepted(table: Table) -> list[int]:
    """All actions that can be played, each tried in a copy of the position."""
    position = table.game.position
    before = position.array.tobytes()
    actions = []
    for action in range(-2, ACTIONS + 2):
        trial = position.copy()
        if trial.rules.apply(trial.array, 0, action):
            actions.append(action)
            assert trial.state.plies == position.state.plies + 1
        else:
            assert trial.array.tobytes() == before
    return actions


@pytest.mark.parametrize(
    ("cards", "bid"), [("JJJJJJ", "6x5"), ("JJJJJJ", "1x1"), ("JJJJJJ", "2d"), ("12345J", "5d"), ("1234JJ", "2d"), ("11122J", "3x1")]
)
def test_in_every_phase(cards: str, bid: str) -> None:
    table = blues("22JJJJ", cards, deck="1J345")
    assert accepted(table) == table.game.position.legal()
    for move in (f"1 bid {bid}", "0 pass"):
        table.play(move)
        assert accepted(table) == table.game.position.legal()
    table.play(f"1 {table.legal()[0]}")
    assert accepted(table) == table.game.position.legal()


def test_after_the_end() -> None:
    table = leave_mice(blues("111111", "155553", deck="33"), 3).play("1 bid 1x1", "0 pass", "1 pay 1", "1 show 5555")
    assert accepted(table) == table.game.position.legal() == []


@pytest.mark.parametrize("players", range(2, 7))
def test_in_the_course_of_a_game(players: int) -> None:
    """Every tenth position of a random game."""
    table, rng = deal("katzenjammer_blues", players, seed=players), random.Random(players)
    while not table.game.over:
        if table.state.plies % 10 == 0:
            assert accepted(table) == table.game.position.legal()
        table.game.move(rng.choice(table.legal()))
    assert accepted(table) == []
