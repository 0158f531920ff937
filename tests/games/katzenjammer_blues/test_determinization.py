"""Katzenjammer Blues: states sampled from what a seat knows."""

import os
import random
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import permutations
from math import comb, sqrt
from typing import Any

import pytest

from katzentisch.games.katzenjammer_blues.knowledge import shortfall
from katzentisch.games.katzenjammer_blues.state import JOKER, bid_cards, bid_value
from katzentisch.games.state import ALL, SPECTATOR
from katzentisch.testing.table import Table, deal

from ... import inventory
from .blues import CARDS, blues, hand, leave_mice, pass_until, written

INTERPRETED = os.environ.get("NUMBA_DISABLE_JIT") == "1"
SAMPLES = 40 if INTERPRETED else 1000
WALKS = 2 if INTERPRETED else 400  # the random walk is slow where it isn't compiled


def determinizations(table: Table, viewer: int, count: int = SAMPLES) -> list[Any]:
    """Sampled states that fit what the viewer knows; in all of them every card is somewhere."""
    observation = table.game.position.observe(viewer)
    states = [observation.determinize(seed).state for seed in range(count)]
    for state in states:
        inventory.check("katzenjammer_blues", state)
        assert state.viewer == ALL
    return states


def spread(states: list[Any], what: Callable[[Any], Any]) -> Counter[Any]:
    return Counter(what(state) for state in states)


def jokers_of(state: Any, seat: int) -> int:
    return int(state.hands[seat, JOKER])


def card_at(state: Any, place: int) -> int:
    return int(state.deck[place])


def is_close(seen: Counter[Any], weights: dict[Any, int]) -> bool:
    """Whether frequencies agree with the weights: half the sum of all differences is about what chance makes of that many samples."""
    total, count, kinds = sum(weights.values()), sum(seen.values()), sum(weight > 0 for weight in weights.values())
    apart = sum(abs(seen[key] / count - weights.get(key, 0) / total) for key in set(seen) | set(weights)) / 2
    return apart < 0.6 * sqrt(kinds / count)  # 0.4 is to be expected


@pytest.mark.slow_interpreted
@pytest.mark.parametrize("viewer", [SPECTATOR, 4])
def test_determinizations_satisfy_all_bids_even_if_hardly_any_deal_does(viewer: int) -> None:
    """Six players have proved five cards each."""
    table = blues("55555J", "12345J", "11111J", "22222J", "33333J", "44444J", deck="11")
    table.play("1 bid 5d", "2 bid 5x1", "3 bid 5x2", "4 bid 5x3", "5 bid 5x4", "0 bid 5x5")
    states = determinizations(table, viewer, WALKS)
    for state in states:
        assert shortfall(state) == 0
        for seat, bid in enumerate(table.state.bids.tolist()):
            cards, value = bid_cards(bid), bid_value(bid)
            held = state.hands[seat].tolist()
            plain = sum(count > 0 for count in held[:JOKER]) if value < 0 else held[value]
            assert plain + held[JOKER] >= cards
    assert len(spread(states, lambda state: state.hands.tobytes())) > WALKS / 2
    if viewer >= 0:
        assert {written(state.hands[viewer]) for state in states} == {written(table.state.hands[viewer])}


def test_determinizations_keep_the_cards_that_are_known() -> None:
    table = blues("111111", "222222", "333333", deck="45J123").play("1 bid 1x2", "2 pass", "0 pass", "1 pay 2")
    states = determinizations(table, 0)
    assert all(state.hands[1, 3:].all() for state in states)
    assert all(state.hands[1].sum() == 9 and state.hands[2].sum() == 7 for state in states)
    assert len(spread(states, lambda state: state.hands[1].tobytes())) > 20
    assert len(spread(states, lambda state: state.deck.tobytes())) == SAMPLES


def test_the_real_state_is_always_possible() -> None:
    """What is known and proved holds in the real game, whatever is played."""
    for seed in range(5 if INTERPRETED else 50):
        table, rng = deal("katzenjammer_blues", 2 + seed % 5, seed), random.Random(seed)
        while True:
            assert shortfall(table.state) == 0
            assert (table.state.known <= table.state.hands).all()
            if table.game.over:
                break
            table.game.move(rng.choice(table.legal()))


def test_3_2_once_the_game_is_over_no_joker_is_left_in_a_hand() -> None:
    table = leave_mice(blues("222222", "155553", "JJ3344", deck="33"), 5)
    table.play("1 bid 1x1", "2 pass", "0 pass", "1 pay 1", "1 show 5555")
    states = determinizations(table, 1)
    assert all(not state.hands[:, JOKER].any() for state in states)
    assert all(state.hands.sum(axis=1)[:3].tolist() == [6, 3, 4] for state in states)


def test_weights_where_all_states_can_be_written_down() -> None:
    """The end is near: two cards are in the deck, seat 1 has nine and has bid 7×1."""
    table = pass_until(blues("JJJJJJ", "11112J", deck="JJJJJJJ34", last="5J"), 2).play("1 bid 7x1")
    assert hand(table, 1) == "111123JJJ"
    weights: Counter[str] = Counter()
    for first, second in permutations("111123JJJ5J", 2):
        kept = Counter("111123JJJ5J") - Counter((first, second))
        weights[first + second] += kept["1"] + kept["J"] >= 7
    states = determinizations(table, 0)
    assert is_close(spread(states, lambda state: "".join(CARDS[card] for card in state.deck[76:78])), weights)


def test_weights_where_whole_deals_are_tried() -> None:
    """Seat 1 has bid 2×1: a hand is as likely as there are ways to deal it with two 1s or jokers."""
    table = blues("111222", "11J345", deck="44").play("1 bid 2x1")
    left = {"1": 15 - 3, "J": 15}
    others = 90 - 6 - 2 - sum(left.values())
    weights = {
        (ones, jokers): comb(left["1"], ones) * comb(left["J"], jokers) * comb(others, 6 - ones - jokers)
        for ones in range(7)
        for jokers in range(7 - ones)
        if ones + jokers >= 2
    }
    assert is_close(spread(determinizations(table, 0), lambda state: (int(state.hands[1, 0]), int(state.hands[1, JOKER]))), weights)


def test_weights_where_the_random_walk_is_needed() -> None:
    """Seat 1 has bid 6×1, so it has only 1s and jokers."""
    table = blues("111222", "11111J", deck="44").play("1 bid 6x1")
    weights = {jokers: comb(15, jokers) * comb(12, 6 - jokers) for jokers in range(7)}
    assert is_close(spread(determinizations(table, 0, WALKS), lambda state: int(state.hands[1, JOKER])), weights)


def test_weights_for_a_spectator_of_two_proofs() -> None:
    """Seat 1 has only 1s and jokers, seat 0 only 5s and jokers."""
    table = blues("55555J", "11111J", deck="44").play("1 bid 6x1", "0 bid 6x5")
    weights = {
        (one, other): comb(15, one) * comb(15 - one, other) * comb(15, 6 - one) * comb(15, 6 - other)
        for one in range(7)
        for other in range(7)
    }
    states = determinizations(table, SPECTATOR, WALKS)
    for seat in (0, 1):
        marginal: Counter[int] = Counter()
        for pair, weight in weights.items():
            marginal[pair[seat]] += weight
        assert is_close(spread(states, partial(jokers_of, seat=seat)), marginal)


def test_the_deck_is_in_any_order() -> None:
    """Nothing is proved: each hidden card is as likely on top of the deck as at its end."""
    table = blues("111222", "333444", deck="5J24")
    weights = {0: 12, 1: 12, 2: 15, 3: 14, 4: 14, 5: 14}
    states = determinizations(table, 0)
    for place in (4, 40, 77):
        assert is_close(spread(states, partial(card_at, place=place)), weights)
