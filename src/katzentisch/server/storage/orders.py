"""Standing orders: at most one for each seat."""

from sqlalchemy import delete, select

from .database import Part
from .schema import orders


class Orders(Part):
    async def orders(self, table: str) -> dict[int, str]:
        return dict(await self.rows(select(orders.c.seat, orders.c.body).where(orders.c.table_id == table)))

    async def put_order(self, table: str, seat: int, body: str) -> None:
        await self.run(self.database.upsert(orders), [{"table_id": table, "seat": seat, "body": body}])

    async def drop_order(self, table: str, seat: int) -> None:
        await self.run(delete(orders).where(orders.c.table_id == table, orders.c.seat == seat))
