"""The standing orders of a table: sealed here and in the store, told to their own seat only."""

import asyncio
from collections.abc import Mapping

import msgspec

from ...games.game import never_an_auction
from ...play.orders import Order, is_over, read_order
from ..storage.store import Store
from ..tables.table import Table


class Sealed(msgspec.Struct, frozen=True):
    """An order is its person's, doesn't go with the seat, and holds for one game."""

    guest: str | None
    order: Order
    game: str | None = None  # of those that were kept before this was


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Sealed).decode


class Standing:
    def __init__(self, store: Store, table: str) -> None:
        self.store, self.table = store, table
        self.sealed: Mapping[int, Sealed] = {}
        self.changing = asyncio.Lock()  # for whoever puts or revokes one: one after the other

    @property
    def orders(self) -> dict[int, Order]:
        return {seat: sealed.order for seat, sealed in self.sealed.items()}

    async def load(self, table: Table) -> None:
        """Other processes may have taken some."""
        if table.game.auction is not never_an_auction:
            self.sealed = {seat: decode(body) for seat, body in (await self.store.orders(self.table)).items()}
            self.drop_over(table)

    def drop_over(self, table: Table) -> None:
        """Those whose row is over or whose seat is another's; what is left of them in the store goes with the game."""
        if self.sealed:
            self.sealed = {seat: sealed for seat, sealed in self.sealed.items() if is_standing(table, seat, sealed)}

    async def keep(self, seat: int, sealed: Sealed | None) -> None:
        """In the store; without the table's lock, so that nobody else waits for it and could notice."""
        if sealed is None:
            await self.store.drop_order(self.table, seat)
        else:
            await self.store.put_order(self.table, seat, encode(sealed).decode())

    def put(self, table: Table, seat: int, sealed: Sealed | None) -> None:
        """Takes an order or revokes it. By now it may be over already."""
        others = {each: other for each, other in self.sealed.items() if each != seat}
        self.sealed = others if sealed is None else {**others, seat: sealed}
        self.drop_over(table)

    def text(self, seat: int | None) -> str | None:
        sealed = None if seat is None else self.sealed.get(seat)
        return sealed.order.text if sealed else None


def sealed_order(table: Table, seat: int, text: str | None) -> Sealed | None:
    """As a person puts it; None revokes. Raises Refusal."""
    if text is None:
        return None
    assert table.dealing.play
    order = read_order(table.dealing.play.position.observe(seat), seat, text)
    return Sealed(table.seats[seat].guest, order, table.dealing.id)


def is_standing(table: Table, seat: int, sealed: Sealed) -> bool:
    play = table.deal.play if table.deal else None
    if play is None or play.over or table.seats[seat].guest != sealed.guest or sealed.game not in (None, table.dealing.id):
        return False
    return not is_over(sealed.order, play.position.observe(seat))
