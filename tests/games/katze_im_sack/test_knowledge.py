"""What a seat knows of a game of Katze im Sack, and its determinizations."""

from collections import Counter
from typing import Any

import pytest

from katzentisch.games.katze_im_sack.state import NO_CARD
from katzentisch.games.state import SPECTATOR
from katzentisch.play.position import Position
from katzentisch.testing.table import Table, start

from .rows import ORDER, lay, pass_all

DUMMY = "8 0 -5 5 3 15 -8 11 D"


def late(players: int) -> Table:
    """Seven rounds are over: of every set three cards are unseen, 15, d and D; the dummy's are 11, d and D."""
    setup: dict[str, Any] = {"dummy": DUMMY} if players == 3 else {}
    table = start("katze_im_sack", players=players, removed=["D"] * players, **setup)
    for card in ("-8", "-5", "0", "3", "5", "8", "11"):
        pass_all(lay(table, " ".join([card] * players)))
    return table


def determinizations(table: Table, seat: int, count: int = 600) -> list[Position]:
    observation = table.game.position.observe(seat)
    return [observation.determinize(seed) for seed in range(count)]


def about_equal(counts: Counter[Any], kinds: int) -> bool:
    """Six standard deviations; the seeds are fixed, so this never changes from run to run."""
    mean = counts.total() / kinds
    return len(counts) == kinds and all(abs(count - mean) < 6 * mean**0.5 for count in counts.values())


def test_a_seat_knows_its_hand_its_removed_card_and_what_it_laid() -> None:
    table = start("katze_im_sack", players=4, removed=["3", "5", "8", "D"]).play("0 lay 15", "1 lay 11")
    known = table.game.position.observe(1).state
    assert known.row.tolist() == [NO_CARD, ORDER.index("11"), NO_CARD, NO_CARD, NO_CARD]
    assert known.removed[:4].tolist() == [NO_CARD, ORDER.index("5"), NO_CARD, NO_CARD]
    assert known.hands.tolist() == [0, table.state.hands[1], 0, 0, 0]


def test_a_spectator_knows_what_is_turned_up() -> None:
    table = lay(start("katze_im_sack", players=4, removed=["3", "5", "8", "D"]), "15 11 11 11").play("0 pass")
    known = table.game.position.observe(SPECTATOR).state
    assert known.row.tolist() == [ORDER.index("15"), ORDER.index("11"), NO_CARD, NO_CARD, NO_CARD]
    assert not known.hands.any()
    assert known.mice[:4].tolist() == [17, 15, 15, 15]


def test_nobody_knows_the_dummys_card_before_it_is_turned_up() -> None:
    table = start("katze_im_sack", players=3, removed=["3", "3", "3"], dummy=DUMMY)
    for seat in (SPECTATOR, 0, 1, 2):
        known = table.game.position.observe(seat).state
        assert known.row[0] == NO_CARD
        assert known.dummy.tolist() == [NO_CARD] * 10
    lay(table, "-8 -8 -8")
    assert table.game.position.observe(0).state.dummy.tolist() == [ORDER.index("8")] + [NO_CARD] * 9


@pytest.mark.parametrize(("players", "laid"), [(4, ""), (4, "15"), (5, "15"), (3, "15")])
def test_all_consistent_states_are_equally_likely(players: int, laid: str) -> None:
    """What seat 0 removed, what it laid if it has, and the rest in its hand."""
    table = lay(late(players), laid)
    place = 1 if players == 3 else 0
    seen = Counter((int(sampled.state.removed[0]), int(sampled.state.row[place]) if laid else 0) for sampled in determinizations(table, 1))
    assert about_equal(seen, 6 if laid else 3)


def test_all_orders_of_the_dummys_unseen_cards_are_equally_likely() -> None:
    seen = Counter(tuple(sampled.state.dummy[7:].tolist()) for sampled in determinizations(late(3), 1))
    assert about_equal(seen, 6)
    assert all(sampled.state.row[0] == sampled.state.dummy[7] for sampled in determinizations(late(3), 1, 20))


def test_a_face_down_card_comes_from_the_hand() -> None:
    for sampled in determinizations(lay(late(4), "15 15 15 15"), 2, 50):
        assert sampled.state.row[0] == sampled.state.row[2] == ORDER.index("15")
        assert int(sampled.state.hands[3]).bit_count() == 1
        assert not int(sampled.state.hands[3]) >> int(sampled.state.row[3]) & 1


def test_after_the_end_one_card_of_each_set_was_never_shown() -> None:
    table = late(3)
    for row in ("15 15 15", "d d d"):
        pass_all(lay(table, row))
    assert table.game.position.observe(0).state.removed[1] == NO_CARD
    sampled = determinizations(table, 0, 1)[0]
    assert sampled.state.removed[:3].tolist() == [ORDER.index("D")] * 3
    assert sampled.state.dummy.tolist() == table.state.dummy.tolist()


def test_only_the_owner_sees_a_laid_card() -> None:
    table = start("katze_im_sack", players=4, removed=["3"] * 4)
    hides, state = table.game.game.hides, table.state
    assert [hides(state, 7, seat) for seat in (SPECTATOR, 0, 1)] == [True, False, True]
    assert not hides(state, 10, 1)
