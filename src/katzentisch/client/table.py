"""A table that we are connected to: our turns, our shares of the deals, and whether these were fair."""

import asyncio
import secrets
from collections.abc import AsyncGenerator, Coroutine, Iterator
from contextlib import aclosing, suppress
from typing import TYPE_CHECKING, Self

from ..play.fair import check
from ..play.play import Play
from ..server.wire import messages as wire
from .deals import Deal
from .deeds import Deeds
from .errors import Refused
from .line import Line
from .links import Link
from .turn import Turn, turn_of

if TYPE_CHECKING:
    from .client import Client


class Table(Deeds):
    """Who leaves its `async with` keeps the seat, and finds it again with the same cookie."""

    def __init__(self, client: "Client", link: Link) -> None:
        super().__init__()
        self.client, self.link = client, link
        self.line = Line(client.dial, self.greet, self.hear)
        self.handed: dict[int, tuple[int, int]] = {}  # the last decision that `turns` gave out for each seat: game and ply
        self.tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self.background(self.line.run())
        try:
            await self.line.is_settled.wait()
            if self.failure:
                raise self.failure
        except BaseException:
            await self.hang_up()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.hang_up()

    async def hang_up(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def background(self, work: Coroutine[None, None, None]) -> None:
        """Asyncio keeps no hold of tasks: we must."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def greet(self) -> wire.Watch:
        return wire.Watch(version=wire.VERSION, table=self.link.table, invite=self.invite, since=self.since)

    @property
    def invite(self) -> str | None:
        """The host may have made a new one."""
        return (self.state.invite if self.latest else None) or self.link.invite

    async def turns(self) -> AsyncGenerator[Turn]:
        """Each decision of our seats once, until the series is over. If the table is ours, its next game begins by itself."""
        async with aclosing(self.updates()) as updates:
            async for _ in updates:
                if self.is_over:
                    return
                if self.state.status == "pausing" and self.state.host.guest == self.me.guest:
                    await self.start_next()
                for turn in self.due():
                    yield turn

    async def start_next(self) -> None:
        with suppress(Refused):  # somebody else was faster
            await self.start()

    def due(self) -> Iterator[Turn]:
        for seat in self.seats:
            turn = turn_of(self, self.latest[seat]) if seat in self.latest else None
            if turn and self.handed.get(seat) != (self.game, turn.ply):
                self.handed[seat] = (self.game, turn.ply)
                yield turn

    def take(self, update: wire.Update) -> None:
        super().take(update)
        deal = self.deals.get(self.commitment)
        if deal and self.state.status == "dealing":
            for seat in self.seats:
                if seat not in deal.own:
                    deal.own[seat] = secrets.token_hex(32)
                    self.background(self.share(deal, seat))

    async def share(self, deal: Deal, seat: int) -> None:
        with suppress(Refused):  # too late, or given before we were started anew
            await self.ask(wire.Share(seat=seat, share=deal.own[seat]))
            deal.taken.add(seat)

    async def check_deals(self) -> list[Play]:
        """The finished games of this series, each dealt from what was shown before; raises Fault. Of those that were over before we came
        only the records are checked."""
        return [await self.check_deal(finished.id) for finished in self.state.finished]

    async def check_deal(self, id: str) -> Play:
        record = await self.client.record(id)
        play = check(record)
        deal = self.deals.get(record["fair"]["commitment"])
        if deal or id not in self.before:
            (deal or Deal(self.commitment)).check(record)
        return play
