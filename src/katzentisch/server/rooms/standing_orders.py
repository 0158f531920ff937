"""The standing orders at a table: secret here and in the store, and sent only to their own seat."""

import asyncio
from collections.abc import Mapping

import msgspec

from ...play.orders import Order, is_over, read_order
from ..storage.store import Store
from ..tables.table import Table


class SealedOrder(msgspec.Struct, frozen=True):
    """An order belongs to a person, not to the seat, and is valid for one game. Stored under these field names."""

    guest: str | None
    order: Order
    game: str | None = None  # absent in old orders


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(SealedOrder).decode


class StandingOrders:
    def __init__(self, store: Store, table: str) -> None:
        self.store, self.table = store, table
        self.sealed: Mapping[int, SealedOrder] = {}
        self.changing = asyncio.Lock()  # held while an order is set or revoked

    @property
    def orders(self) -> dict[int, Order]:
        return {seat: sealed.order for seat, sealed in self.sealed.items()}

    async def load(self, table: Table) -> None:
        """Load the orders; other processes may have changed them."""
        if table.game.has_auctions:
            self.sealed = {seat: decode(body) for seat, body in (await self.store.orders(self.table)).items()}
            self.drop_expired(table)

    def drop_expired(self, table: Table) -> None:
        """Drop the orders whose auction is over or whose seat has a new holder. The store drops them with the game."""
        if self.sealed:
            self.sealed = {seat: sealed for seat, sealed in self.sealed.items() if is_valid(table, seat, sealed)}

    async def save(self, seat: int, sealed: SealedOrder | None) -> None:
        """Write an order to the store without holding the table's lock: nobody has to wait for it, so nobody can notice it."""
        if sealed is None:
            await self.store.drop_order(self.table, seat)
        else:
            await self.store.put_order(self.table, seat, encode(sealed).decode())

    def put(self, table: Table, seat: int, sealed: SealedOrder | None) -> None:
        """Set or revoke an order, which may have expired by now."""
        others = {each: other for each, other in self.sealed.items() if each != seat}
        self.sealed = others if sealed is None else {**others, seat: sealed}
        self.drop_expired(table)

    def text(self, seat: int | None) -> str | None:
        sealed = None if seat is None else self.sealed.get(seat)
        return sealed.order.text if sealed else None


def sealed_order(table: Table, seat: int, text: str | None) -> SealedOrder | None:
    """Parse an order; None revokes it. Raises Refusal."""
    if text is None:
        return None
    assert table.active_game.play
    order = read_order(table.active_game.play.position.observe(seat), seat, text)
    return SealedOrder(table.seats[seat].guest, order, table.active_game.id)


def is_valid(table: Table, seat: int, sealed: SealedOrder) -> bool:
    play = table.current_game.play if table.current_game else None
    if play is None or play.over or table.seats[seat].guest != sealed.guest or sealed.game not in (None, table.active_game.id):
        return False
    return not is_over(sealed.order, play.position.observe(seat))
