"""A table that we are connected to: our turns, our shares of the deals, and whether these were fair."""

import asyncio
from collections.abc import AsyncGenerator, Coroutine, Iterator
from contextlib import aclosing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Self

from ..play.deal_check import check
from ..play.deal_receipt import check_receipt, proof_of, write_receipts
from ..server.wire import messages, protocol, requests
from .deals import CheckedDeal, Deal
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
        super().__init__(client.memory)
        self.client, self.link = client, link
        self.line = Line(client.dial, self.greet, self.hear)
        self.handed: dict[int, tuple[int, int]] = {}  # the last decision that `turns` gave out for each seat: game and ply
        self.sent: set[tuple[str, int, int, str, int]] = set()  # deals, and what we have sent to them for which seat
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

    def greet(self) -> requests.Watch:
        return requests.Watch(version=protocol.VERSION, table=self.link.table, invite=self.invite, since=self.since)

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

    def take(self, update: messages.Update) -> None:
        super().take(update)
        if self.deal and self.deal.takes_shares and self.state.status == "dealing":
            for seat in self.seats:
                self.add_share(self.deal, seat)

    def add_share(self, deal: Deal, seat: int) -> None:
        """First we commit to it; we reveal it only once the server has fixed everybody's commitments, ours among them."""
        if deal.listed is None and seat in deal.sharers and (*deal.key, "commit", seat) not in self.sent:
            commitment = deal.share_commitment(seat)
            self.memory.keep(deal)
            self.give(deal, "commit", requests.CommitShare(seat=seat, game=deal.number, attempt=deal.attempt, commitment=commitment))
        elif deal.counts(seat) and (*deal.key, "share", seat) not in self.sent:
            self.give(deal, "share", requests.Share(seat=seat, game=deal.number, attempt=deal.attempt, share=deal.share(seat)))

    def give(self, deal: Deal, what: str, ask: requests.CommitShare | requests.Share) -> None:
        self.sent.add((*deal.key, what, ask.seat))
        self.background(self.hand_in(ask))

    async def hand_in(self, ask: requests.CommitShare | requests.Share) -> None:
        with suppress(Refused):  # too late, or done by another process of ours: the list and the deal say so
            await self.ask(ask)

    async def check_deals(self) -> list[CheckedDeal]:
        """Return the finished games of this series and what their records prove; raises RecordError if one contradicts
        what we kept, and DealAlarm if something was wrong with the deal itself."""
        return [await self.check_deal(finished.id) for finished in self.state.finished]

    async def check_deal(self, id: str) -> CheckedDeal:
        record = await self.client.record(id)
        play = check(record)
        fair = record["fair"]
        deal = self.deals.get((fair.get("number", 0), fair.get("attempt", 0))) if fair.get("table") == self.state.id else None
        if deal is None and id not in self.before:
            deal = self.deal
        if deal is None:
            return CheckedDeal(play, *proof_of(fair, None))
        if deal.alarm:
            raise deal.alarm
        check_receipt(record, deal.kept)
        return CheckedDeal(play, *proof_of(fair, deal.kept))

    def save_kept(self, path: str | Path) -> None:
        """What we kept of this table's deals, for `katzentisch verify RECORD --kept PATH`."""
        alarms = [alarm.kept for alarm in self.alarms]
        Path(path).write_bytes(write_receipts([deal.kept for deal in self.deals.values()], alarms))
