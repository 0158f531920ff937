"""What the features encode."""

from ..features import seen
from . import hands


def test_it_encodes_the_seat_s_own_hand_and_no_other() -> None:
    usual = hands.lay("r1 r2 r3 r4 r5", "g1 g2 g3 g4 g5", "b1 b2 b3 b4 b5")
    assert seen(usual) != seen(hands.lay("r1 r2 r3 r4 r4", "g1 g2 g3 g4 g5", "b1 b2 b3 b4 b5"))
    assert seen(usual) == seen(hands.lay("r1 r2 r3 r4 r5", "wild wild g3 g4 g5", "b1 b2 b3 b4 b5"))


def test_it_encodes_the_colour_the_direction_and_what_others_cannot_have() -> None:
    table = hands.lay("r1 r2 r3 r4 r5", "g2 g3 g4 g5 g6", "y1 y2 y3 y4 y5", deck="b8").play("0 play r1", "1 draw", "2 play y1")
    encoded = [seen(table)]
    for field, value in (("barred", 0), ("direction", -1), ("colour", 2), ("stacked", 2)):
        table.state[field] = value
        encoded.append(seen(table))
    assert len({tuple(features) for features in encoded}) == len(encoded)
