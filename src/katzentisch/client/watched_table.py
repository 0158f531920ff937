"""A table as its viewers see it: through each of our seats, or as a spectator (None)."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

import msgspec

from ..play.fair_deal import LOT
from ..play.lesson import LESSON_SCHEME
from ..protocol import messages, table_events
from ..protocol.holders import Person
from .deals import ClientDeal, DealAlarm, DealMemory

Viewer = int | None
UpdateQueue = asyncio.Queue[messages.Update | Exception]


class WatchedTable:
    """`latest` has the last update for each viewer, `deals` all deals since we joined, by game and attempt."""

    me: Person
    state: messages.TableState

    def __init__(self, memory: DealMemory | None = None) -> None:
        self.memory = memory or DealMemory()
        self.people: list[Person] = []
        self.more = 0  # people who are here and not listed
        self.latest: dict[Viewer, messages.Update] = {}
        self.deals: dict[tuple[int, int], ClientDeal] = {}
        self.deal: ClientDeal | None = None  # the last one
        self.alarms: list[DealAlarm] = []
        self.undelivered: list[DealAlarm] = []  # raised before `updates` was called
        self.finished_before: set[str] = set()  # the ids of games that were over when we joined
        self.game_start = 0  # the number of the entry that began the last game
        self.broken_off: dict[str, Any] | None = None  # what a game was dealt from that was closed before its end
        self.queues: set[UpdateQueue] = set()
        self.failure: Exception | None = None  # why there are no more updates

    @property
    def seats(self) -> list[int]:
        """Our own seats."""
        holders = [seat.holder for seat in self.state.seats]
        return [number for number, holder in enumerate(holders) if isinstance(holder, Person) and holder.guest == self.me.guest]

    @property
    def seat(self) -> int | None:
        """The first of our own seats."""
        return next(iter(self.seats), None)

    @property
    def is_over(self) -> bool:
        """Whether the series is over or the table is closed."""
        return self.state.status in ("over", "closed")

    @property
    def since(self) -> int:
        """The number of the last entry every viewer has."""
        if not self.latest:
            return 0
        viewers: list[Viewer] = [*self.seats] or [None]
        return min(self.last_number(viewer) for viewer in viewers)

    def last_number(self, viewer: Viewer) -> int:
        return self.latest[viewer].number if viewer in self.latest else 0

    def handle_message(self, message: messages.AnyMessage | Exception) -> None:
        match message:
            case messages.Welcome(me=me):
                self.me = me
            case messages.People(people=people, more=more):
                self.people, self.more = people, more
            case messages.Update():
                self.apply(message)
            case Exception():
                self.failure = message
                self.publish(message)

    def apply(self, update: messages.Update) -> None:
        if update.state and not self.latest:
            self.finished_before = {finished.id for finished in update.state.finished}
        last = self.last_number(update.seat)
        new = [each for each in update.table_events if each.number > last]
        self.latest[update.seat] = msgspec.structs.replace(update, table_events=new)
        self.state = update.state or self.state
        for event in new:
            self.note_or_alarm(update.table, event)
        self.publish(self.latest[update.seat])

    def note_or_alarm(self, table: str, event: table_events.TableEvent) -> None:
        """Note an event. If it is something no honest server does, report it and give the deal no share."""
        try:
            self.note(table, event)
        except DealAlarm as alarm:
            if self.deal:
                self.deal.alarm = alarm
            self.alarms.append(alarm)
            if self.queues:
                self.publish(alarm)
            else:
                self.undelivered.append(alarm)

    def note(self, table: str, event: table_events.TableEvent) -> None:
        match event:
            case table_events.GameBegan(number=number, commitment=commitment, game=game, sharers=sharers, scheme=scheme, first=first):
                self.game_start, self.deal = number, None
                if scheme != LESSON_SCHEME:  # whose cards are always the same
                    self.begin_deal(ClientDeal(table, game, 1, commitment, sharers, scheme, LOT if first is None else first))
            case table_events.DealRestarted(commitment=commitment, attempt=attempt, missing=missing, sharers=sharers) if self.deal:
                self.begin_deal(self.deal.next_attempt(attempt, commitment, missing, sharers))
            case table_events.ShareListFixed(commitments=commitments) if self.deal:
                self.deal.fix_list(commitments)
                self.memory.save_deal(self.deal)
            case table_events.CardsDealt(shares=shares, left_out=left_out) if self.deal:
                self.deal.note_shares(shares, left_out)
                self.memory.save_deal(self.deal)
            case table_events.TableClosed(fair=fair):
                self.broken_off = msgspec.json.decode(fair) if fair else None

    def begin_deal(self, deal: ClientDeal) -> None:
        """Begin a deal, once: each of our seats gets the event, and so may other tables of this client."""
        known = self.deals.get((deal.number, deal.attempt))
        if known and known.commitment == deal.commitment:
            self.deal = known
            return
        self.deal = self.deals[deal.number, deal.attempt] = deal
        self.deal = self.deals[deal.number, deal.attempt] = self.memory.find_or_add(deal)
        self.memory.save_deal(self.deal)
        if deal.alarm:
            raise self.memory.save_alarm(deal.alarm)

    def publish(self, update: messages.Update | Exception) -> None:
        for queue in self.queues:
            queue.put_nowait(update)

    async def updates(self) -> AsyncGenerator[messages.Update]:
        """Yield the latest update for each viewer, then every new one. Raises when there are no more."""
        queue: UpdateQueue = asyncio.Queue()
        for update in self.latest.values():
            queue.put_nowait(update)
        for alarm in self.undelivered:
            queue.put_nowait(alarm)
        self.undelivered = []
        if self.failure:
            queue.put_nowait(self.failure)
        self.queues.add(queue)
        try:
            while True:
                received = await queue.get()
                if isinstance(received, Exception):
                    raise received
                yield received
        finally:
            self.queues.discard(queue)
