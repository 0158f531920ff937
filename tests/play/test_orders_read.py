"""Which standing orders a seat may give, and why not: Katzenjammer Blues 2.2, Katze im Sack 2.2–2.5."""

import pytest

from katzentisch.games import GAMES
from katzentisch.games.game import UnreadableMove
from katzentisch.games.state import SPECTATOR

from ..games.katze_im_sack.rows import start_with
from ..games.katzenjammer_blues.blues import blues
from ..table import deal
from .ordering import AUCTION_GAMES, decided, ordered, refused


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
    assert "too much for 15 mice" in refused(table, 2, "up to 16")
    assert "at least one mouse" in refused(table, 2, "up to 0")
    assert "You have passed" in refused(table.play("1 pass"), 1, "up to 9")
    table = blues("555555", "222222", "333333", deck="44").play("1 bid 2x2")
    assert "not higher than 2x2" in refused(table, 0, "up to 2d")
    assert "555555 can't pay 3x4" in refused(table, 0, "up to 3x4")
    assert "two to five different" in refused(table, 0, "up to 6d")
    assert "You have passed" in refused(table.play("2 pass"), 2, "pass")


def test_whoever_has_the_highest_bid_may_prepare_for_a_higher_one() -> None:
    table = start_with("3 5 8 11").play("0 bid 3")
    order = ordered(table, 0, "up to 5")
    assert decided(table.play("1 bid 4", "2 pass", "3 pass"), order) == "bid 5"


def test_everybody_may_know_which_row_is_auctioned() -> None:
    """1.6, 1.4: bids are open. Of those who have passed, no order is asked any more."""
    table = start_with("3 5 8 11").play("0 pass")
    rows = [table.game.game.auction(table.game.position.observe(viewer).state) for viewer in (SPECTATOR, 0, 1, 2, 3)]
    assert rows == [0, None, 0, 0, 0]
