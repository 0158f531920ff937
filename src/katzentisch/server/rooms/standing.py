"""The standing orders of a table: sealed here and in the store, told to their own seat only."""

from collections.abc import Mapping

import msgspec

from ...games.game import never_an_auction
from ...play.orders import Order, is_over, read_order
from ..storage.store import Store
from ..tables.table import Table


class Sealed(msgspec.Struct, frozen=True):
    """An order is its person's, and doesn't go with the seat."""

    guest: str | None
    order: Order


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Sealed).decode


class Standing:
    def __init__(self, store: Store, table: str) -> None:
        self.store, self.table = store, table
        self.sealed: Mapping[int, Sealed] = {}

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

    async def put(self, table: Table, seat: int, text: str | None) -> None:
        """Takes an order or revokes it; raises Refusal."""
        others = {each: sealed for each, sealed in self.sealed.items() if each != seat}
        if text is None:
            await self.store.drop_order(self.table, seat)
            self.sealed = others
            return
        assert table.dealing.play
        sealed = Sealed(table.seats[seat].guest, read_order(table.dealing.play.position.masked(seat), seat, text))
        await self.store.put_order(self.table, seat, encode(sealed).decode())
        self.sealed = {**others, seat: sealed}

    def text(self, seat: int | None) -> str | None:
        sealed = None if seat is None else self.sealed.get(seat)
        return sealed.order.text if sealed else None


def is_standing(table: Table, seat: int, sealed: Sealed) -> bool:
    play = table.deal.play if table.deal else None
    if play is None or play.over or table.seats[seat].guest != sealed.guest:
        return False
    return not is_over(sealed.order, play.position.masked(seat))
