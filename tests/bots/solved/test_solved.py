"""Search comes close to the solved value, in endings that are small enough to be solved."""

import pytest

from katzentisch.bots.search import SearchResult, run_search
from katzentisch.play.position import Position
from katzentisch.testing.tables import INTERPRETED

from .endings import few_cards, last_auction, last_row, open_hands
from .solver import best_play, best_reply, worlds_of

pytestmark = pytest.mark.skipif(INTERPRETED, reason="a question to the bots, not to the rules, and a hundred times slower")

ITERATIONS = 3000
CLOSE = 0.03  # what a move may be worse than the best one
NEAR = 0.1  # by how much its worth may be misestimated


def searched(position: Position, others_too: bool) -> SearchResult:
    seat = int(position.state.turn)
    parameters = position.game.search._replace(search_opponents=int(others_too))
    return run_search(position.observe(seat), seed=1, iterations=ITERATIONS, parameters=parameters)


def check(result: SearchResult, solved: dict[int, float]) -> None:
    best = max(solved.values())
    assert solved[result.best] > best - CLOSE
    (estimated,) = [each.worth for each in result.moves if each.action == result.best]
    assert estimated == pytest.approx(best, abs=NEAR)


def check_reply(position: Position) -> None:
    """The best reply to rules of thumb, from what the seat knows."""
    seat = int(position.state.turn)
    check(searched(position, others_too=False), best_reply(worlds_of(position.observe(seat)), seat))


@pytest.mark.parametrize("seed", [3, 5, 6, 7, 9])
def test_katze_im_sack_the_last_auction(seed: int) -> None:
    check_reply(last_auction(seed))


@pytest.mark.parametrize("seed", [2, 7, 12])
def test_katzenjammer_blues_the_last_row(seed: int) -> None:
    check_reply(last_row(seed))


@pytest.mark.parametrize("seed", [1, 20, 36, 37])
def test_mau_mau_few_cards(seed: int) -> None:
    check_reply(few_cards(seed))


@pytest.mark.parametrize("seed", [7])
def test_katzenjammer_blues_with_open_hands_both_play_their_best(seed: int) -> None:
    position = open_hands(last_row(seed))
    check(searched(position, others_too=True), best_play(position, int(position.state.turn), {}))
