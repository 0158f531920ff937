"""What standing orders do: Katzenjammer Blues 2.2 and Katze im Sack 2.2–2.5 say what an auction is."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from katzentisch.games import GAMES
from katzentisch.games.game import IllegalMove, Refusal, UnreadableMove
from katzentisch.games.state import SPECTATOR
from katzentisch.play.orders import Order, decide, is_over, possible_orders, read_order
from katzentisch.play.position import Position
from katzentisch.testing.table import Table, deal
from katzentisch.testing.tables import INTERPRETED, begun

from ..games.katze_im_sack.rows import lay, start_with
from ..games.katzenjammer_blues.blues import blues

AUCTION_GAMES = ["katzenjammer_blues", "katze_im_sack"]


def ordered(table: Table, seat: int, text: str) -> Order:
    return read_order(table.game.position.observe(seat), seat, text)


def decided(table: Table, order: Order) -> str | None:
    """What the order does for the seat whose turn it is."""
    observation = table.game.position.observe(int(table.state.turn))
    action = decide(order, observation, table.game.position.legal())
    return None if action is None else table.game.game.write_move(observation.state, action)


def refused(table: Table, seat: int, text: str, kind: type[Refusal] = IllegalMove) -> str:
    with pytest.raises(kind) as caught:
        ordered(table, seat, text)
    assert caught.value.said.translate("de") != str(caught.value)
    return str(caught.value)


def test_passing_for_the_rest_of_the_row_may_be_ordered_before_the_turn() -> None:
    table = start_with("3 5 8 11")
    order = ordered(table, 2, "pass")
    table.play("0 bid 1", "1 pass")
    assert decided(table, order) == "pass"


def test_katze_2_2_the_lowest_bid_that_is_more_than_the_highest() -> None:
    table = start_with("3 5 8 11")
    order = ordered(table, 0, "up to 7")
    assert decided(table, order) == "bid 1"
    table.play("0 bid 1", "1 bid 5", "2 pass", "3 pass")
    assert decided(table, order) == "bid 6"
    table.play("0 bid 6", "1 bid 7")
    assert decided(table, order) == "pass"


def test_katze_2_5_the_last_one_takes_the_row_for_1_or_passes_as_ordered() -> None:
    table = start_with("3 5 8 11")
    bidding, passing = ordered(table, 3, "up to 7"), ordered(table, 3, "pass")
    table.play("0 pass", "1 pass", "2 pass")
    assert (decided(table, bidding), decided(table, passing)) == ("bid 1", "pass")
    assert "the row costs one mouse" in refused(table, 3, "up to 2")


@pytest.mark.parametrize(("high", "answer"), [("1x2", "1x5"), ("1x5", "2d"), ("2d", "2x1"), ("2x4", "2x5"), ("2x5", "3d"), ("3d", None)])
def test_blues_2_2_the_lowest_bid_that_the_hand_can_pay(high: str, answer: str | None) -> None:
    """More cards beat fewer, a higher value a lower one, and "different" is below every value."""
    table = blues("JJJJJJ", "112555", deck="44")
    order = ordered(table, 1, "up to 3d")
    assert decided(table, order) == "bid 1x1"
    table.play("1 bid 1x1", f"0 bid {high}")
    assert decided(table, order) == (f"bid {answer}" if answer else "pass")


def test_blues_2_2_the_last_one_may_still_bid_and_an_order_does_it() -> None:
    table = blues("555555", "222222", deck="44")
    order = ordered(table, 0, "up to 2x5")
    assert decided(table.play("1 pass"), order) == "bid 1x5"


def test_blues_2_4_paying_and_foursomes_stay_the_person_s() -> None:
    table = blues("555555", "222222", deck="44")
    order = ordered(table, 1, "up to 2x2")
    table.play("1 bid 2x2", "0 pass")
    assert decided(table, order) is None
    table.play("1 pay 22")
    assert decided(table, order) is None


def test_blues_2_3_the_next_row_is_another_auction() -> None:
    table = blues("555555", "222222", deck="4433")
    order = ordered(table, 1, "up to 3x2")
    table.play("1 pass", "0 pass")
    assert (table.view()["phase"], table.game.turn) == ("auction", 1)
    assert decided(table, order) is None
    assert decided(table, ordered(table, 1, "up to 3x2")) == "bid 1x2"


def test_katze_2_1_before_the_next_row_is_laid_an_order_is_over() -> None:
    table = start_with("3 5 8 11")
    order = ordered(table, 2, "up to 9")
    table.play("0 bid 1", "1 pass", "2 pass")
    assert is_over(order, table.game.position.observe(2))
    table.play("3 pass")
    assert decided(table, order) is None
    assert "No row is being auctioned" in refused(table, 2, "pass")
    lay(table, "15 15 15 15")
    assert decided(table, order) is None


def test_an_order_may_name_every_bid_that_would_be_legal_now() -> None:
    table = start_with("3 5 8 11").play("0 bid 12", "1 pass")
    assert orders_for(table, 2) == ["pass", "up to 13", "up to 14", "up to 15"]
    assert orders_for(table, 1) == []
    table = blues("55555J", "222222", "333334", deck="44").play("1 bid 1x2")
    assert orders_for(table, 2) == ["pass", "up to 1x3", "up to 1x4", "up to 2d", "up to 2x3", "up to 3x3", "up to 4x3", "up to 5x3"]
    table.play("2 bid 5x3")
    assert orders_for(table, 0) == ["pass", "up to 5x5", "up to 6x5"]


def test_before_the_row_is_laid_there_is_nothing_to_order() -> None:
    assert orders_for(deal("katze_im_sack", 4), 0) == []


@pytest.mark.parametrize("game", [name for name in GAMES if name not in AUCTION_GAMES])
def test_without_auctions_there_is_nothing_to_order(game: str) -> None:
    assert orders_for(deal(game, 3), 0) == []


def orders_for(table: Table, seat: int) -> list[str]:
    return possible_orders(table.game.position.observe(seat), seat)


def random_order(observation: Position, seat: int, rng: random.Random) -> Order:
    """Anything that the seat may order."""
    return read_order(observation, seat, rng.choice(possible_orders(observation, seat)))


def choose(position: Position, orders: dict[int, Order], rng: random.Random) -> int:
    """As the order says; whatever is no auction is decided at random."""
    seat = position.turn
    assert seat is not None
    observation = position.observe(seat)
    if seat not in orders:
        return rng.choice(position.legal())
    order = orders[seat]
    action = decide(order, observation, position.legal())
    assert action is not None
    is_bid = position.game.write_move(position.state, action).startswith("bid ")
    assert not is_bid or (order.limit is not None and action <= order.limit)
    assert position.state.high == 0 or position.state.bids[seat] < position.state.high  # never against its own bid
    return action


@settings(max_examples=5 if INTERPRETED else 40)
@given(st.sampled_from(AUCTION_GAMES), st.integers(0, 10), st.integers(0, 1 << 32))
def test_games_in_which_all_have_orders_end_and_nobody_bids_over_the_limit(name: str, size: int, seed: int) -> None:
    game, rng = GAMES[name], random.Random(seed)
    position = begun((game, game.players[size % len(game.players)], {}), seed)
    orders: dict[int, Order] = {}
    while not position.is_over:
        for seat in range(int(position.state.players)):
            observation = position.observe(seat)
            if seat in orders and is_over(orders[seat], observation):
                del orders[seat]
            if seat not in orders and game.auction(observation.state) is not None and rng.random() < 0.7:
                orders[seat] = random_order(observation, seat, rng)
        position.apply_only(choose(position, orders, rng))


@pytest.mark.parametrize("game", [name for name in GAMES if name not in AUCTION_GAMES])
def test_games_without_auctions_take_no_orders(game: str) -> None:
    assert refused(deal(game, 3), 0, "pass") == "There are no auctions in this game."


@pytest.mark.parametrize(
    "text", ["", "Pass", "pass ", "bid 3", "up to", "up to ", "up to 3x", "up to bid 3", "up to pass", "up to -1", "up to 3\n", "lay 3"]
)
def test_what_is_no_order_is_unreadable(text: str) -> None:
    for table in (start_with("3 5 8 11"), blues("555555", "222222", deck="44")):
        assert f"“{text}” is not a valid auto-bid" in refused(table, 0, text, UnreadableMove)


def test_an_order_of_another_game_is_unreadable() -> None:
    refused(start_with("3 5 8 11"), 0, "up to 3x4", UnreadableMove)
    refused(blues("555555", "222222", deck="44"), 0, "up to 7", UnreadableMove)


def test_an_order_that_can_do_nothing_is_refused_with_the_reason() -> None:
    table = start_with("3 5 8 11").play("0 bid 7")
    assert "not more than 7" in refused(table, 2, "up to 7")
    assert "only 15 mice" in refused(table, 2, "up to 16")
    assert "at least one mouse" in refused(table, 2, "up to 0")
    assert "You have passed" in refused(table.play("1 pass"), 1, "up to 9")
    table = blues("555555", "222222", "333333", deck="44").play("1 bid 2x2")
    assert "not higher than 2x2" in refused(table, 0, "up to 2d")
    assert "555555 can’t pay 3x4" in refused(table, 0, "up to 3x4")
    assert "two to five different" in refused(table, 0, "up to 6d")
    assert "You have passed" in refused(table.play("2 pass"), 2, "pass")


def test_the_highest_bidder_may_prepare_for_a_higher_one() -> None:
    table = start_with("3 5 8 11").play("0 bid 3")
    order = ordered(table, 0, "up to 5")
    assert decided(table.play("1 bid 4", "2 pass", "3 pass"), order) == "bid 5"


def test_everyone_may_know_which_row_is_auctioned() -> None:
    """1.6, 1.4: bids are open. Players who have passed can't give an order."""
    table = start_with("3 5 8 11").play("0 pass")
    rows = [table.game.game.auction(table.game.position.observe(viewer).state) for viewer in (SPECTATOR, 0, 1, 2, 3)]
    assert rows == [0, None, 0, 0, 0]
