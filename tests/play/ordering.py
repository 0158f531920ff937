"""Orders at a table: what a seat may order, and what its order does."""

import pytest

from katzentisch.games.game import IllegalMove, Refusal
from katzentisch.play.orders import Order, decide, read_order

from ..table import Table

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
