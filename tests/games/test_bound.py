"""Names that `bind` supplies for each game: one that is forgotten is noticed at once."""

import numpy as np
import pytest

from katzentisch.games import GAMES
from katzentisch.games.arrays import Moves, States
from katzentisch.games.bound import apply, legal
from katzentisch.games.compiled import Unbound, bind
from katzentisch.games.entry_points import rules_of
from katzentisch.play.position import Position


def first_move(batch: States, i: int, moves: Moves) -> bool:
    return legal(batch[i], moves) > 0 and apply(batch[i], int(moves[0]))


def test_a_loop_calls_the_rules_of_its_game() -> None:
    game = GAMES["maus_pass_auf"]
    position = Position.deal(game, 2, {}, 0, 1)
    position.begin()
    assert bind(first_move, "test_bound", **rules_of(game))(position.array, 0, np.zeros(game.actions, np.int16))
    assert position.state.plies == 1


def test_a_name_that_is_not_bound_is_refused() -> None:
    with pytest.raises(Unbound, match="first_move needs apply"):
        bind(first_move, "test_bound", legal=GAMES["mau_mau"].legal)


def test_an_unbound_function_raises_when_called() -> None:
    with pytest.raises(Unbound, match="legal is not bound"):
        first_move(np.zeros(1, GAMES["mau_mau"].state), 0, np.zeros(1, np.int16))
