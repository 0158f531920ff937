"""What the features encode."""

import pytest

from katzentisch.games.katze_im_sack.rounds import points
from katzentisch.testing.table import start

from ..features import seen
from .rows import lay, start_with

WORTH = 101  # index of the worth of the known cards in the row


def test_it_encodes_the_seat_s_own_card_in_the_row_and_no_other_that_is_face_down() -> None:
    row = start_with("3 D -8 15")
    assert seen(row) == seen(start_with("3 8 11 15"))
    assert seen(row.play("0 pass")) != seen(start_with("3 8 -8 15").play("0 pass"))
    assert seen(start_with("3 D -8 15").play("0 bid 1")) != seen(start_with("3 8 -8 15").play("0 bid 1"))


def test_it_encodes_bids_mice_and_what_is_turned_up() -> None:
    moves = ("bid 1", "bid 2", "pass")
    assert len({tuple(seen(start_with("3 D -8 15").play(f"0 {move}"))) for move in moves}) == 3
    assert seen(start_with("3 D -8 15")) != seen(start_with("5 D -8 15"))


@pytest.mark.parametrize("rabbit", ["counts", "spared"])
@pytest.mark.parametrize("row", ["3 D -8 15", "d 0 -8 15", "0 D d 8", "D D d d"])
def test_it_foresees_what_dogs_chase_away(row: str, rabbit: str) -> None:
    table = start_with(row, rabbit=rabbit).play("0 pass", "1 pass", "2 pass")
    foreseen = seen(table)[WORTH]
    assert foreseen == points(table.play("3 bid 1").state, 3)


def test_it_encodes_the_dummy_once_it_is_turned_up() -> None:
    dummies = ("8 0 -5 5 3 15 -8 11 D", "15 0 -5 5 3 8 -8 11 D")
    tables = [start("katze_im_sack", 3, removed=["D"] * 3, dummy=dummy) for dummy in dummies]
    assert seen(tables[0]) == seen(tables[1])
    for table in tables:
        lay(table, "3 3 3")
    assert seen(tables[0]) != seen(tables[1])
