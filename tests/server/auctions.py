"""Three people in an auction, in the order of their turns."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from .table_actions import answer, deal, full_table, happened, move, sync, updates
from .visitor import Message, Visitor

LIMITS = {"katze_im_sack": "5", "katzenjammer_blues": "3d"}  # bids that everybody can make, and surpass, with the first cards


class Auction:
    def __init__(self, visitors: list[Visitor]) -> None:
        self.visitors = visitors

    @property
    def turn(self) -> int:
        [seat] = [seat for seat in range(3) if self.latest(seat).get("legal")]
        return seat

    def latest(self, seat: int) -> Message:
        return updates(self.visitors[seat], seat)[-1]

    async def bid(self, seat: int, which: int) -> None:
        """One of the legal moves: 0 passes, 1 is the lowest bid, -1 the highest."""
        await sync(*self.visitors)
        latest = self.latest(seat)
        move = latest["legal"][which]
        assert await answer(self.visitors[seat], "move", seat=seat, ply=latest.get("ply", 0), move=move) == "done"

    async def order(self, seat: int, text: str | None) -> str:
        return await answer(self.visitors[seat], "order", seat=seat, order=text)

    async def moves_seen(self, viewer: int, mover: int, count: int) -> list[str]:
        """Return the first moves of a seat in this auction, as another seat saw them."""
        visitor = self.visitors[viewer]

        def made() -> list[str]:
            moves = [each for each in happened(visitor, viewer) if each["what"] == "moved" and each["seat"] == mover]
            return [each["move"] for each in moves if not each["move"].startswith("lay")]

        while len(made()) < count:
            await visitor.next()
        return made()


async def open_auction(visitors: list[Visitor]) -> Auction:
    await deal(*visitors)
    auction = Auction(visitors)
    await sync(*visitors)
    while "pass" not in auction.latest(auction.turn)["legal"]:
        await move(visitors)
        await sync(*visitors)
    return auction


@asynccontextmanager
async def auctioned(url: str, game: str) -> AsyncIterator[tuple[Auction, int, int, int]]:
    """With the seats in the order of their turns."""
    async with full_table(url, game, 3) as visitors:
        auction = await open_auction(visitors)
        yield auction, auction.turn, (auction.turn + 1) % 3, (auction.turn + 2) % 3
