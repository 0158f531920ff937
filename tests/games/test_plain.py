"""States in plain Python: the same facts as in the NumPy state, and the same rules."""

from typing import Any

import pytest

from katzentisch.games import GAMES
from katzentisch.games.katze_im_sack.events import place_chased
from katzentisch.games.katze_im_sack.row import find_chased
from katzentisch.games.mau_mau import rules as mau_rules
from katzentisch.games.plain_state import interpreted
from katzentisch.games.state import left_of
from katzentisch.testing.tables import Table, begun, name_of, positions, some_tables, viewers

some = pytest.mark.parametrize("table", some_tables(), ids=name_of)


def listed(fact: Any) -> Any:
    return [listed(each) for each in fact] if isinstance(fact, tuple) else fact


def numbers(fact: Any) -> set[type]:
    return set().union(*map(numbers, fact)) if isinstance(fact, tuple) else {type(fact)}


@pytest.mark.slow_interpreted
@some
def test_every_field_is_as_in_the_state(table: Table) -> None:
    for position in positions(table, every=40):
        for viewer in viewers(position):
            observation = position.observe(viewer)
            assert observation.plain._names == observation.array.dtype.names
            assert {name: listed(fact) for name, fact in observation.plain._asdict().items()} == {
                name: observation.array[name][0].tolist() for name in observation.array.dtype.names or ()
            }
            assert numbers(tuple(observation.plain._asdict().values())) == {int}


def test_observations_follow_the_state() -> None:
    """Computed once for each seat, and again after any change of the state."""
    position = begun((GAMES["katzenjammer_blues"], 3, {}))
    known = position.observe_plain(0)
    assert position.observe_plain(0) is known
    assert position.observe_plain(1).viewer == 1
    position.state.mice_left -= 1
    assert position.observe_plain(0).mice_left == known.mice_left - 1


@pytest.mark.parametrize(
    ("game", "compiled", "plain"),
    [
        ("katze_im_sack", find_chased, place_chased),
        ("mau_mau", mau_rules.is_reverse_stop, interpreted(mau_rules.is_reverse_stop)),
    ],
)
def test_rules_that_are_interpreted_say_the_same(game: str, compiled: Any, plain: Any) -> None:
    answers = set()
    for table in some_tables():
        for position in positions(table, every=5) if table[0].id == game else ():
            assert plain(position.plain) == compiled(position.state)
            answers.add(plain(position.plain))
    assert len(answers) > 1


@some
def test_seats_have_the_same_neighbours(table: Table) -> None:
    position = begun(table)
    for seat in range(table[1]):
        assert interpreted(left_of)(position.plain, seat) == left_of(position.state, seat) == (seat + 1) % table[1]
