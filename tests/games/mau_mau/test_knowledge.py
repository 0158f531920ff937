"""What a seat knows in Mau Mau, and its determinizations."""

import itertools
from collections import Counter
from typing import Any

import pytest

from katzentisch.games import GAMES
from katzentisch.games.mau_mau.consequences import points
from katzentisch.games.mau_mau.notation import KIND_OF, NAMES, kinds_in
from katzentisch.games.mau_mau.slots import barred_slots, first_slot
from katzentisch.games.mau_mau.state import CARDS, PILE
from katzentisch.testing.table import Table, deal
from katzentisch.testing.tables import positions

from .hands import GAME, PLAIN, bury, lay, pile

SAMPLES = 60


def observe(table: Table, seat: int) -> Any:
    return table.game.position.observe(seat).state


def determinizations(table: Table, seat: int, number: int = SAMPLES) -> list[Any]:
    return [table.game.position.observe(seat).determinize(seed=seed).state for seed in range(number)]


def held(state: Any, seat: int) -> list[str]:
    return [NAMES[kind] for kind in kinds_in(state, seat)]


def first(table: Table, seat: int, card: str) -> int:
    """Return the oldest slot of a hand that can contain a card."""
    return first_slot(table.state, seat, KIND_OF[card])


def test_1_4_hands_and_the_deck_are_secret() -> None:
    table = lay(*PLAIN, top="r8")
    seen = observe(table, 1)
    assert kinds_in(seen, 1) == kinds_in(table.state, 1)
    assert kinds_in(seen, 0) == kinds_in(seen, 2) == []
    assert not seen.deck.any()
    assert seen.sizes[:3].tolist() == [5, 5, 5]
    assert CARDS - seen.deck_next == 94
    assert kinds_in(observe(table, -1), 1) == []


def test_1_4_the_order_of_a_shuffle_is_secret() -> None:
    """Two shuffles of the same cards, of which the same one is drawn, look the same to everyone else."""
    table, other = (bury(lay(*PLAIN, top="r9"), 94).play("0 draw") for _ in range(2))
    cards = pile(table)
    table.play("- shuffle " + " ".join(cards))
    other.play("- shuffle " + " ".join([cards[0], *reversed(cards[1:])]))
    for seat in (-1, 0, 1, 2):
        assert observe(table, seat).tobytes() == observe(other, seat).tobytes()


def test_before_anyone_drew_everything_is_possible() -> None:
    table = lay(*PLAIN, top="r8")
    seen = Counter(card for state in determinizations(table, 1) for card in held(state, 0))
    assert set(seen) >= {"wild", "g1", "r8", "y9"}
    assert len(seen) > 45


def test_2_3_a_player_who_must_draw_has_no_match() -> None:
    table = lay(*PLAIN, top="r9", deck="r1").play("0 draw")
    for state in determinizations(table, 1):
        hand = held(state, 0)
        assert sum(card[0] == "r" or card[1:] == "9" or card == "wild" for card in hand) <= 1
        assert len(hand) == 6
    assert any("wild" in held(state, 0) for state in determinizations(table, 1))


def test_2_3_nothing_is_proved_if_drawing_is_free_or_for_a_draw_2() -> None:
    assert first(lay(*PLAIN, top="r9", drawing="free").play("0 draw"), 0, "r1") == 0
    assert first(lay("r+2 g1 g2 g3 g4", PLAIN[1]).play("0 play r+2", "1 draw"), 1, "r1") == 0


def test_2_3_the_drawn_card_may_be_anything() -> None:
    table = lay(*PLAIN, top="r9").play("0 draw")
    assert [first(table, 0, card) for card in ("r1", "g9", "wild", "g1")] == [5, 5, 5, 0]


def test_2_2_after_a_wild_no_face_is_excluded() -> None:
    table = lay("wild g1 g2 g3 g4", "b1 b2 b3 b4 b5").play("0 play wild r", "1 draw")
    assert [first(table, 1, card) for card in ("r1", "wild", "g8", "b1")] == [5, 5, 0, 0]
    assert [barred_slots(table.state, 1, 7 + face) for face in range(13)] == [0] * 13


def test_a_played_card_came_from_the_oldest_slot_that_could_hold_it() -> None:
    """Seat 0 had no red card in five slots, drew one and played it: the five old slots are still without."""
    table = lay(*PLAIN[:2], top="r9", deck="r1 r2").play("0 draw", "1 draw", "0 play r1")
    assert [first(table, 0, card) for card in ("r2", "wild", "y9")] == [5, 5, 5]
    assert first(table, 0, "g1") == 0


def test_a_played_card_that_could_be_old_leaves_one_slot_less_barred() -> None:
    table = lay("g9 g1 g2 g3 g4", "r9 b1 b2 b3 b4", top="r8", deck="y1").play("0 draw", "1 play r9", "0 play g9")
    assert [first(table, 0, card) for card in ("r1", "y8", "b9")] == [4, 4, 0]


def test_5_with_two_players_the_other_hand_is_known_at_a_shuffle() -> None:
    table = bury(lay(*PLAIN[:2], top="r9", deck="y7 y8"), 0).play("0 draw", "1 draw")
    bury(table, 97).play("0 draw")
    assert {tuple(held(state, 1)) for state in determinizations(table, 0)} == {tuple(held(table.state, 1))}
    table.play("- shuffle " + " ".join(pile(table)))
    assert {tuple(held(state, 1)) for state in determinizations(table, 0)} == {tuple(held(table.state, 1))}


def test_5_a_seat_remembers_what_it_held_at_the_shuffle() -> None:
    """Seat 0 draws the second g1 from the new deck, so the other one is what it had before, and the deck has none."""
    table = bury(lay(*PLAIN[:2], top="r9"), 99).play("0 draw")
    cards = pile(table)
    cards.remove("b1")
    table.play("- shuffle " + " ".join(["b1", *cards]))
    for state in determinizations(table, 0, 20):
        assert held(state, 1) == held(table.state, 1)
        assert "b1" not in [NAMES[kind] for kind in state.deck[state.deck_next :]]


def test_5_the_new_deck_holds_only_cards_of_the_pile() -> None:
    table = bury(lay(*PLAIN, top="r9"), 94).play("0 draw")
    mixed = Counter(pile(table))
    table.play("- shuffle " + " ".join(pile(table)), "1 draw", "2 draw", "0 draw")
    for seat in (-1, 0, 1, 2):
        for state in determinizations(table, seat, 20):
            assert Counter(NAMES[kind] for kind in state.deck[state.deck_next :]) <= mixed


@pytest.mark.parametrize(("seed", "samples"), [(2, 1), *(pytest.param(seed, 3, marks=pytest.mark.slow_interpreted) for seed in (1, 2, 3))])
def test_after_the_end_determinized_hands_have_the_points(seed: int, samples: int) -> None:
    table = deal(GAME, 3, seed=seed)
    while not table.game.over:
        table.game.move(table.legal()[0])
    for state in determinizations(table, 0, samples):
        for seat in range(3):
            assert sum(points(kind) for kind in kinds_in(state, seat)) == state.scores[seat]


@pytest.mark.slow_interpreted
def test_determinizations_are_equally_likely_where_something_is_known() -> None:
    """Seat 0 has no red card, 9 or Wild among five: any of the others is as likely in its hand, and so they are in the deck."""
    table = lay(*PLAIN[:2], top="r9").play("0 draw")
    seen: Counter[str] = Counter()
    number = 400
    for state in determinizations(table, 1, number):
        seen.update(set(held(state, 0)))
    free = [card for card in NAMES if card[0] != "r" and card[1:] != "9" and card != "wild" and card[0] != "b"]
    counts = [seen[card] for card in free]
    assert min(counts) > 0.4 * sum(counts) / len(counts)
    assert max(counts) < 1.7 * sum(counts) / len(counts)


def test_everyone_knows_the_pile() -> None:
    table = lay("r1 g1 g2 g3 g4", *PLAIN[1:]).play("0 play r1")
    assert held(observe(table, -1), PILE) == ["r1", "r8"]


def test_a_chain_of_misplaced_cards_that_leads_nowhere_starts_again() -> None:
    """Seven players, far into a game: this seed leads the chain to a card that fits no place but visited ones."""
    position = next(itertools.islice(positions((GAMES["mau_mau"], 7, {}), seed=50), 135, None))
    sampled = position.observe(1).determinize(seed=15)
    assert sampled.observe(1).array.tobytes() == position.observe(1).array.tobytes()
