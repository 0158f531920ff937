"""Standing orders for an auction: `pass`, or `up to BID` with a bid of the notation. They hold for one row and decide only its auction.

Orders use the seat's observation only. In both auction games actions ascend with the bid (Katzenjammer Blues 2.2, Katze im Sack 2.2), and
the seat with the highest bid is never at turn, so an order can't bid against its own seat.
"""

import re
from collections.abc import Sequence

import msgspec

from ..games.game import IllegalMove, UnreadableMove
from ..games.state import SPECTATOR
from ..words import Said
from .position import Position

UP_TO = re.compile(r"up to (.+)", re.ASCII)
BID = "bid "


class Order(msgspec.Struct, frozen=True):
    text: str
    row: int  # as the game's `auction` names it
    limit: int | None  # the action of the highest bid, None for passing


def read_order(observation: Position, seat: int, text: str) -> Order:
    """Read the order of a seat from its observation, in turn or not; raises UnreadableMove or IllegalMove."""
    row = observation.game.auction(observation.state)
    if row is None:
        raise IllegalMove(why_no_order(observation))
    if text == "pass":
        return Order(text, row, None)
    found = UP_TO.fullmatch(text)
    if not found:
        raise unreadable(text)
    return Order(text, row, read_limit(in_turn(observation, seat), found[1], text))


def possible_orders(observation: Position, seat: int) -> list[str]:
    """Return every order that `read_order` accepts from the seat now, the lowest limit first."""
    if observation.game.auction(observation.plain) is None:
        return []
    asked = in_turn(observation, seat)
    state = asked.state
    moves = [asked.game.write_move(state, action) for action in asked.legal()]
    return ["pass", *(f"up to {move.removeprefix(BID)}" for move in moves if move.startswith(BID))]


def why_no_order(observation: Position) -> Said:
    if not observation.game.has_auctions:
        return Said("order-no-auctions")
    has_passed = observation.game.auction(observation.observe(SPECTATOR).state) is not None
    return Said("order-passed" if has_passed else "order-no-auction")


def unreadable(text: str) -> UnreadableMove:
    return UnreadableMove(Said("order-unreadable", {"order": text[:80]}))


def bidders(position: Position) -> list[int]:
    """Return the seats that are still in the auction, from what a spectator sees; none if there is no auction."""
    if not position.game.has_auctions:
        return []
    seen = position.observe(SPECTATOR)
    if seen.game.auction(seen.state) is None:
        return []
    return [seat for seat in range(int(seen.state.players)) if is_bidder(seen, seat)]


def is_bidder(seen: Position, seat: int) -> bool:
    """Return whether a spectator's observation, taken for the seat's own, says that the seat can still bid."""
    asked = seen.copy()
    asked.array["viewer"] = seat
    return asked.game.auction(asked.state) is not None


def in_turn(observation: Position, seat: int) -> Position:
    """Return the observation as if it were the seat's turn: what it can bid depends only on the highest bid and its own cards."""
    asked = observation.copy()
    asked.array["turn"] = seat
    return asked


def read_limit(asked: Position, bid: str, text: str) -> int:
    """Read a bid that would be legal now."""
    try:
        limit = asked.game.read_move(asked.state, BID + bid)
    except UnreadableMove:
        raise unreadable(text) from None
    if limit not in asked.legal():
        raise asked.illegal(limit)
    return limit


def is_over(order: Order, observation: Position) -> bool:
    """Whether the auction of its row is over, for all or for the seat."""
    return observation.game.auction(observation.state) != order.row


def decide(order: Order, observation: Position, legal: Sequence[int]) -> int | None:
    """Return the order's action in its seat's turn: the lowest bid up to the limit, otherwise pass; None if its auction is over."""
    if is_over(order, observation):
        return None
    passing = observation.game.read_move(observation.state, "pass")
    within = [action for action in legal if order.limit is not None and passing < action <= order.limit]
    return min(within, default=passing)
