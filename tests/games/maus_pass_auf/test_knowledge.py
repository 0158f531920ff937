"""What is known in Maus, pass auf!: nobody looks at the cards (1.3), and everyone remembers what was flipped."""

from collections import Counter
from typing import Any

import pytest

from katzentisch.games.maus_pass_auf.state import UNKNOWN
from katzentisch.testing.table import Table, deal

from .stacks import GAME, lay, turn


def observe(table: Table, seat: int) -> Any:
    return table.game.position.observe(seat).state


def unknown(table: Table, seat: int = 0) -> int:
    return int((observe(table, seat).cards == UNKNOWN).sum())


def test_1_3_nobody_knows_the_stacks() -> None:
    table = lay("KC", "K")
    for seat in (-1, 0, 1):
        assert unknown(table, seat) == 44
        assert observe(table, seat).hidden.tolist() == [28, 7, 3, 3, 3]


def test_everyone_knows_a_flipped_card() -> None:
    table = lay("C", "2").play("0 turn", "1 turn")
    for seat in (-1, 0, 1):
        seen = observe(table, seat)
        assert (seen.cards[0], seen.cards[22]) == (1, 3)
        assert unknown(table, seat) == 42
        assert seen.hidden.tolist() == [28, 6, 3, 2, 3]


def test_won_cards_stay_known() -> None:
    table = lay("2", "KK").play("0 turn", "1 turn", "1 turn")
    assert table.state.fresh[:2].tolist() == [21, 20]
    assert table.state.sizes[:2].tolist() == [25, 20]
    assert unknown(table) == 41


def test_cards_that_come_up_again_were_known() -> None:
    """Seat 0 turns up more cards than it was dealt: nothing of its stack is new any more."""
    table = deal(GAME, 2, seed=3)
    while not table.game.over and table.state.fresh[0] > 0:
        turn(table, 1)
    assert table.state.fresh[0] == 0
    assert unknown(table) == table.state.fresh[1]


def test_all_see_the_same() -> None:
    table = turn(deal(GAME, 3, seed=5), 20)
    first, *others = (table.game.position.observe(seat).array.copy() for seat in (-1, 0, 1, 2))
    for other in others:
        other["viewer"] = first["viewer"]
        assert other.tobytes() == first.tobytes()


def test_places_reveal_nothing() -> None:
    """Two deals that differ only in what nobody has seen look the same."""
    one = lay("K3C", "CK1").play("0 turn", "1 turn")
    other = lay("KC3", "C1K").play("0 turn", "1 turn")
    assert one.game.position.observe(0).array.tobytes() == other.game.position.observe(0).array.tobytes()


def test_a_determinization_has_the_cards_of_the_pack() -> None:
    table = turn(deal(GAME, 4, seed=7), 30)
    sampled = table.game.position.observe(1).determinize(seed=1).state
    assert Counter(sampled.cards.tolist()) == Counter(table.state.cards.tolist())
    assert not sampled.hidden.any()


@pytest.mark.slow_interpreted
@pytest.mark.parametrize("place", [1, 21, 23, 43])
def test_every_order_of_the_unseen_cards_is_equally_likely(place: int) -> None:
    """28 cheese, 6 cats, 3 + 3 + 2 mice among 42 unseen cards, wherever one looks."""
    seen = lay("C", "3").play("0 turn", "1 turn").game.position.observe(0)
    samples = 1_000
    found = Counter(int(seen.determinize(seed=seed).state.cards[place]) for seed in range(samples))
    for kind, count in enumerate([28, 6, 3, 3, 2]):
        expected = samples * count / 42
        assert abs(found[kind] - expected) < 4.5 * expected**0.5
