"""What the features encode."""

from katzentisch.games import GAMES
from katzentisch.games.maus_pass_auf.features import KIND_LABELS
from katzentisch.testing.features import features_for
from katzentisch.testing.table import Table, deal
from katzentisch.testing.tables import positions

from ..features import seen
from .stacks import GAME, down_to_one, lay, turn

NAMES = [column.name for column in GAMES[GAME].feature_columns]


def named(table: Table, seat: int) -> dict[str, int]:
    return dict(zip(NAMES, features_for(table.game.position, seat), strict=True))


def test_it_encodes_what_was_flipped_and_nothing_that_is_face_down() -> None:
    table = lay("KC", "K3")
    assert seen(table) == seen(lay("CK", "3K"))
    assert seen(turn(table, 1)) != seen(turn(lay("CK", "3K"), 1))


def test_all_seats_see_the_same_table_each_from_its_own_place() -> None:
    table = turn(deal(GAME, 3), 9)
    mine, theirs = named(table, 0), named(table, 2)
    for name in NAMES:
        if name.startswith("own_"):
            assert mine[name] == theirs[name.replace("own", "left_1")]


def test_2_3_it_encodes_the_hunt_for_every_seat() -> None:
    table = turn(lay("2", "K", "K"), 1)
    seats = [named(table, seat) for seat in range(3)]
    assert [seat["own_laid_hunted_mouse"] for seat in seats] == [1, 0, 0]
    assert [seat["own_hunts"] for seat in seats] == [0, 1, 0]
    assert all(seat["hunted_mouse_paws_2"] and seat["hunt_cards_at_least_2"] and seat["pile_top_mouse_2"] for seat in seats)


def test_2_6_first_hunts_a_mouse_that_the_deal_turned_up() -> None:
    table = lay("K", "K", "K", top="1", first=2, dealt_mouse="hunted")
    assert [named(table, seat)["own_hunts"] for seat in range(3)] == [0, 0, 1]
    assert not any(named(table, seat)["own_laid_hunted_mouse"] for seat in range(3))


def test_2_5_the_top_of_the_pile_is_the_last_card_in_either_order() -> None:
    for under in ("unflipped", "flipped"):
        features = named(turn(lay("K", "C", under=under), 2), 0)
        assert (features["pile_top_cat"], features["pile_top_cheese"]) == (1, 0)
        assert features["pile_cards"] == 3


def test_1_3_it_counts_the_cards_that_nobody_has_seen() -> None:
    table = lay("KC", "K3")
    assert [named(table, 0)[f"unseen_{kind}"] for kind in ("cheese", "cat", "mouse_1", "mouse_2", "mouse_3")] == [28, 7, 3, 3, 3]
    after = named(turn(table, 3), 0)
    assert [after[f"unseen_{kind}"] for kind in ("cheese", "cat", "mouse_1", "mouse_2", "mouse_3")] == [26, 6, 3, 3, 3]
    assert (after["own_unseen_cards"], after["left_1_unseen_cards"]) == (20, 21)


def test_3_2_it_shows_that_a_stack_is_nearly_empty() -> None:
    features = named(down_to_one("1", "K"), 0)
    assert [features[f"own_cards_at_least_{cards}"] for cards in range(1, 6)] == [1, 0, 0, 0, 0]
    assert features["own_unseen_cards"] == 1


def test_2_4_the_next_card_is_known_once_a_stack_is_made_of_flipped_cards() -> None:
    games = (positions((GAMES[GAME], 2, {}), seed) for seed in range(50))
    position = next(position for each in games for position in each if position.state.fresh[0] == 0 and position.state.sizes[0] > 0)
    kind = KIND_LABELS[position.state.cards[position.state.tops[0]]]
    features = dict(zip(NAMES, features_for(position, 0), strict=True))
    assert [name for name, value in features.items() if name.startswith("own_next_") and value] == [f"own_next_{kind}"]
    before = named(deal(GAME, 2), 0)
    assert not any(value for name, value in before.items() if name.startswith("own_next_"))
