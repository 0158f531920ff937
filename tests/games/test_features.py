"""Features for networks: small numbers that encode all that the seat at turn knows, and nothing else."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

from katzentisch.games import GAMES
from katzentisch.games.feature_encoding import LARGEST
from katzentisch.games.game import Game
from katzentisch.games.katze_im_sack.rounds import points
from katzentisch.games.plain_state import interpreted
from katzentisch.play.position import Position
from katzentisch.testing.table import Table as Played
from katzentisch.testing.table import start
from katzentisch.testing.tables import Table, name_of, positions, some_tables

from .katze_im_sack.rows import lay, start_with
from .katzenjammer_blues.blues import blues
from .mau_mau import hands

NEVER = 77  # larger than any feature
WORTH = 101  # index in Katze im Sack of the worth of the known cards in the row

DECIDED = [table for table in some_tables() if table[0].feature_count]


def features_of(game: Game, state: Any, function: Any = None) -> list[int]:
    """Return the features; one extra element shows that nothing is written beyond them."""
    out = np.full(game.feature_count + 1, NEVER, np.int8)
    (function or game.encode_features)(state, out)
    assert out[-1] == NEVER
    features: list[int] = out[:-1].tolist()
    return features


def decisions(table: Table) -> Iterator[Position]:
    """Some from the whole of a game, or its first thousand moves."""
    return (position for position in islice(positions(table, seed=5, every=9), 110) if position.turn is not None)


@pytest.mark.slow_interpreted
@pytest.mark.parametrize("table", DECIDED, ids=name_of)
def test_features_depend_only_on_what_the_seat_knows(table: Table) -> None:
    game = table[0]
    for position in decisions(table):
        assert position.turn is not None
        features = features_of(game, position.state)
        assert all(abs(feature) <= LARGEST for feature in features)
        assert features_of(game, position.observe(position.turn).state) == features


@pytest.mark.parametrize("table", DECIDED[::3], ids=name_of)
def test_compiled_and_interpreted_features_are_the_same(table: Table) -> None:
    game = table[0]
    for position in islice(decisions(table), 0, None, 10):
        assert features_of(game, position.state) == features_of(game, position.state, interpreted(game.encode_features))


def test_a_game_without_decisions_has_no_features() -> None:
    assert features_of(GAMES["maus_pass_auf"], None) == []


def seen(table: Played) -> list[int]:
    return features_of(table.game.game, table.state)


def test_blues_encodes_the_seat_s_own_hand_and_no_other() -> None:
    usual = blues("112345", "223345", "112233", deck="12342")
    assert seen(usual) != seen(blues("112345", "223344", "112233", deck="12342"))
    assert seen(usual) == seen(blues("112345", "223345", "JJJ233", deck="12342"))


def test_blues_encodes_the_row_the_bids_and_who_has_passed() -> None:
    table = blues("112345", "223345", "112233", deck="12342")
    assert seen(table) != seen(blues("112345", "223345", "112233", deck="12343"))
    bid, other, passed = (blues("112345", "223345", "112233", deck="12342").play(f"1 {move}") for move in ("bid 1x2", "bid 1x3", "pass"))
    assert len({tuple(seen(each)) for each in (bid, other, passed)}) == 3


def test_blues_encodes_the_payment_and_what_all_have_seen_of_a_hand() -> None:
    table = blues("112345", "22334J", "112233", deck="12342").play("1 bid 2x2", "2 pass", "0 pass")
    before = seen(table)
    other = blues("112345", "22334J", "112233", deck="12342").play("1 bid 1x2", "2 pass", "0 pass")
    assert before != seen(other)
    assert seen(table.play("1 pay 22", "1 done")) != seen(other.play("1 pay J", "1 done"))


def test_katze_encodes_the_seat_s_own_card_in_the_row_and_no_other_that_is_face_down() -> None:
    row = start_with("3 D -8 15")
    assert seen(row) == seen(start_with("3 8 11 15"))
    assert seen(row.play("0 pass")) != seen(start_with("3 8 -8 15").play("0 pass"))
    assert seen(start_with("3 D -8 15").play("0 bid 1")) != seen(start_with("3 8 -8 15").play("0 bid 1"))


def test_katze_encodes_bids_mice_and_what_is_turned_up() -> None:
    moves = ("bid 1", "bid 2", "pass")
    assert len({tuple(seen(start_with("3 D -8 15").play(f"0 {move}"))) for move in moves}) == 3
    assert seen(start_with("3 D -8 15")) != seen(start_with("5 D -8 15"))


@pytest.mark.parametrize("rabbit", ["counts", "spared"])
@pytest.mark.parametrize("row", ["3 D -8 15", "d 0 -8 15", "0 D d 8", "D D d d"])
def test_katze_foresees_what_dogs_chase_away(row: str, rabbit: str) -> None:
    table = start_with(row, rabbit=rabbit).play("0 pass", "1 pass", "2 pass")
    foreseen = seen(table)[WORTH]
    assert foreseen == points(table.play("3 bid 1").state, 3)


def test_katze_encodes_the_dummy_once_it_is_turned_up() -> None:
    dummies = ("8 0 -5 5 3 15 -8 11 D", "15 0 -5 5 3 8 -8 11 D")
    tables = [start("katze_im_sack", 3, removed=["D"] * 3, dummy=dummy) for dummy in dummies]
    assert seen(tables[0]) == seen(tables[1])
    for table in tables:
        lay(table, "3 3 3")
    assert seen(tables[0]) != seen(tables[1])


def test_mau_mau_encodes_the_seat_s_own_hand_and_no_other() -> None:
    usual = hands.lay("r1 r2 r3 r4 r5", "g1 g2 g3 g4 g5", "b1 b2 b3 b4 b5")
    assert seen(usual) != seen(hands.lay("r1 r2 r3 r4 r4", "g1 g2 g3 g4 g5", "b1 b2 b3 b4 b5"))
    assert seen(usual) == seen(hands.lay("r1 r2 r3 r4 r5", "wild wild g3 g4 g5", "b1 b2 b3 b4 b5"))


def test_mau_mau_encodes_the_colour_the_direction_and_what_others_cannot_have() -> None:
    table = hands.lay("r1 r2 r3 r4 r5", "g2 g3 g4 g5 g6", "y1 y2 y3 y4 y5", deck="b8").play("0 play r1", "1 draw", "2 play y1")
    encoded = [seen(table)]
    for field, value in (("barred", 0), ("direction", -1), ("colour", 2), ("stacked", 2)):
        table.state[field] = value
        encoded.append(seen(table))
    assert len({tuple(features) for features in encoded}) == len(encoded)
