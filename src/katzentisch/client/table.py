"""A table we are connected to: our turns, our shares of the deals, and the check whether they were fair."""

import asyncio
from collections.abc import AsyncGenerator, Coroutine, Iterator
from contextlib import aclosing, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Self

from ..games.game import View
from ..play.deal_check import check, read_fair
from ..play.deal_receipt import check_receipt, proof_of, write_receipts
from ..protocol import codec, messages, requests
from ..protocol.semantics import was_done
from .commands import TableCommands
from .connection import TableConnection
from .deals import CheckedDeal, ClientDeal
from .errors import RefusedError
from .links import Link
from .views import decode_view

if TYPE_CHECKING:
    from .client import Client


@dataclass(frozen=True)
class Turn:
    """A decision for one of our seats: `view` is what the seat sees, `legal` its legal moves, `ply` the number of decisions before it.

    If `is_forced`, there is one legal move, and the server makes it after a pause unless you do.
    If the game is a plug-in that is not installed here, `view` is a `ZoneView` if it has zones, or else an `UnknownView`.
    """

    table: "Table" = field(repr=False)
    seat: int
    ply: int
    view: View
    legal: list[str]
    is_forced: bool = False

    async def move(self, move: str) -> None:
        """Make a move.

        Raises RefusedError if it is refused; the decision is then still open, unless the code is `move-stale`: it was made otherwise.
        """
        request = requests.Move(seat=self.seat, ply=self.ply, move=move)
        try:
            await self.table.request(request)
        except RefusedError as refused:
            if not (self.is_forced and was_done(request, refused.code)):
                raise


def turn_of(table: "Table", update: messages.Update) -> Turn | None:
    """Return the decision of an update's seat, or None if there is none or a standing order makes it."""
    if update.seat is None or not update.legal or update.order:
        return None
    return Turn(table, update.seat, update.ply, decode_view(update.view), update.legal, update.forced)


class Table(TableCommands):
    """Use it with `async with`. You keep your seat when you leave the block, and find it again with the same cookie."""

    def __init__(self, client: "Client", link: Link) -> None:
        super().__init__(client.memory)
        self.client, self.link = client, link
        self.connection = TableConnection(partial(client.dial, link.table), self.make_watch, self.handle_message)
        self.last_turns: dict[int, tuple[int, int]] = {}  # the last decision `turns` yielded for each seat: game and ply
        self.sent: set[tuple[str, int, int, str, int]] = set()  # deals, and what we sent to them for which seat
        self.tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self.run_in_background(self.connection.run())
        try:
            await self.connection.is_ready.wait()
            if self.failure:
                raise self.failure
        except BaseException:
            await self.disconnect()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.disconnect()

    async def disconnect(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def run_in_background(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)  # asyncio keeps only weak references to tasks
        task.add_done_callback(self.tasks.discard)

    def make_watch(self) -> requests.Watch:
        return requests.Watch(version=codec.VERSION, table=self.link.table, invite=self.invite, since=self.since)

    @property
    def invite(self) -> str | None:
        """The invitation; the host may have renewed it."""
        return (self.state.invite if self.latest else None) or self.link.invite

    async def turns(self) -> AsyncGenerator[Turn]:
        """Yield each decision of our seats once, until the series is over. If we are the host, the next game starts by itself."""
        async with aclosing(self.updates()) as updates:
            async for _ in updates:
                if self.is_over:
                    return
                if self.state.status == "pausing" and self.state.host.guest == self.me.guest:
                    await self.start_next()
                for turn in self.new_turns():
                    yield turn

    async def start_next(self) -> None:
        with suppress(RefusedError):  # someone else was faster
            await self.start()

    def new_turns(self) -> Iterator[Turn]:
        for seat in self.seats:
            turn = turn_of(self, self.latest[seat]) if seat in self.latest else None
            if turn and self.last_turns.get(seat) != (self.game_start, turn.ply):
                self.last_turns[seat] = (self.game_start, turn.ply)
                yield turn

    def apply(self, update: messages.Update) -> None:
        super().apply(update)
        if self.deal and self.deal.takes_shares and self.state.status == "dealing":
            for seat in self.seats:
                self.add_share(self.deal, seat)

    def add_share(self, deal: ClientDeal, seat: int) -> None:
        """Commit to our share; reveal it only once the server has fixed all commitments, ours among them."""
        if deal.listed is None and seat in deal.sharers and (*deal.key, "commit", seat) not in self.sent:
            commitment = deal.share_commitment(seat)
            self.memory.save_deal(deal)
            self.send_share(deal, "commit", requests.CommitShare(seat=seat, game=deal.number, attempt=deal.attempt, commitment=commitment))
        elif deal.is_listed(seat) and (*deal.key, "share", seat) not in self.sent:
            self.send_share(deal, "share", requests.Share(seat=seat, game=deal.number, attempt=deal.attempt, share=deal.share(seat)))

    def send_share(self, deal: ClientDeal, what: str, request: requests.CommitShare | requests.Share) -> None:
        self.sent.add((*deal.key, what, request.seat))
        self.run_in_background(self.request_share(request))

    async def request_share(self, request: requests.CommitShare | requests.Share) -> None:
        with suppress(RefusedError):  # too late, or sent by another process of ours: the list and the deal show it
            await self.request(request)

    async def check_deals(self) -> list[CheckedDeal]:
        """Return the finished games of this series, and what their records prove to us.

        Raises RecordError if a record is wrong or not the deal we saw, and DealAlarm if something was wrong with the deal itself.
        """
        return [await self.check_deal(finished.id) for finished in self.state.finished]

    async def check_deal(self, id: str) -> CheckedDeal:
        record = await self.client.record(id)
        play = check(record)
        fair = read_fair(play.record())
        deal = self.deals.get(fair.deal[1:]) if fair.deal and fair.deal[0] == self.state.id else None
        if deal is None and id not in self.finished_before:
            deal = self.deal
        if deal is None:
            return CheckedDeal(play, *proof_of(fair, None))
        if deal.alarm:
            raise deal.alarm
        check_receipt(fair, deal.receipt, play.first)
        return CheckedDeal(play, *proof_of(fair, deal.receipt))

    def save_receipts(self, path: str | Path) -> None:
        """Save the receipts of this table's deals, for `katzentisch verify RECORD --kept PATH`."""
        alarms = [alarm.receipt for alarm in self.alarms]
        Path(path).write_bytes(write_receipts([deal.receipt for deal in self.deals.values()], alarms))
