"""A table as somebody sees it who watches: through the eyes of each own seat, or of a spectator (None)."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

import msgspec

from ..server.tables.entries import Person
from ..server.wire import messages, table_events
from .deals import Deal, DealAlarm
from .memory import Memory

Viewer = int | None
News = asyncio.Queue[messages.Update | Exception]


class Watching:
    """`latest` is the last update for each viewer, `deals` all that began since we have been watching, by game and attempt."""

    me: Person
    state: messages.TableState

    def __init__(self, memory: Memory | None = None) -> None:
        self.memory = memory or Memory()
        self.people: list[Person] = []
        self.more = 0  # people who are here and not among them
        self.latest: dict[Viewer, messages.Update] = {}
        self.deals: dict[tuple[int, int], Deal] = {}
        self.deal: Deal | None = None  # the last one
        self.alarms: list[DealAlarm] = []
        self.unheard: list[DealAlarm] = []  # those that nobody was told of yet
        self.before: set[str] = set()  # games that were over when we came, by id
        self.game = 0  # the number of the entry with which the last game began
        self.broken_off: dict[str, Any] | None = None  # what a game was dealt from that was closed before its end
        self.listeners: set[News] = set()
        self.failure: Exception | None = None  # why nothing is told any more

    @property
    def seats(self) -> list[int]:
        """Our own."""
        holders = [seat.holder for seat in self.state.seats]
        return [number for number, holder in enumerate(holders) if isinstance(holder, Person) and holder.guest == self.me.guest]

    @property
    def seat(self) -> int | None:
        """The first of our own."""
        return next(iter(self.seats), None)

    @property
    def is_over(self) -> bool:
        """The series, or the table."""
        return self.state.status in ("over", "closed")

    @property
    def since(self) -> int:
        """The last number that is known for every viewer."""
        if not self.latest:
            return 0
        viewers: list[Viewer] = [*self.seats] or [None]
        return min(self.number(viewer) for viewer in viewers)

    def number(self, viewer: Viewer) -> int:
        """Of the last entry that is known for a viewer."""
        return self.latest[viewer].number if viewer in self.latest else 0

    def hear(self, said: messages.AnyMessage | Exception) -> None:
        match said:
            case messages.Welcome(me=me):
                self.me = me
            case messages.People(people=people, more=more):
                self.people, self.more = people, more
            case messages.Update():
                self.take(said)
            case Exception():
                self.failure = said
                self.pass_on(said)

    def take(self, update: messages.Update) -> None:
        if update.state and not self.latest:
            self.before = {finished.id for finished in update.state.finished}
        known = self.number(update.seat)
        news = [each for each in update.table_events if each.number > known]
        self.latest[update.seat] = msgspec.structs.replace(update, table_events=news)
        self.state = update.state or self.state
        for happening in news:
            self.note_safely(update.table, happening)
        self.pass_on(self.latest[update.seat])

    def note_safely(self, table: str, happening: table_events.TableEvent) -> None:
        """What no honest server does is told to whoever listens, and the deal gets no share of ours."""
        try:
            self.note(table, happening)
        except DealAlarm as alarm:
            if self.deal:
                self.deal.alarm = alarm
            self.alarms.append(alarm)
            if self.listeners:
                self.pass_on(alarm)
            else:
                self.unheard.append(alarm)

    def note(self, table: str, happening: table_events.TableEvent) -> None:
        match happening:
            case table_events.GameBegan(number=number, commitment=commitment, game=game, sharers=sharers, scheme=scheme):
                self.game = number
                self.begin(Deal(table, game, 1, commitment, sharers, scheme))
            case table_events.DealRestarted(commitment=commitment, attempt=attempt, missing=missing, sharers=sharers) if self.deal:
                self.begin(self.deal.restarted(attempt, commitment, missing, sharers))
            case table_events.ShareListFixed(commitments=commitments) if self.deal:
                self.deal.fix_list(commitments)
                self.memory.keep(self.deal)
            case table_events.CardsDealt(shares=shares, left_out=left_out) if self.deal:
                self.deal.show(shares, left_out)
                self.memory.keep(self.deal)
            case table_events.TableClosed(fair=fair):
                self.broken_off = msgspec.json.decode(fair) if fair else None

    def begin(self, deal: Deal) -> None:
        """Each own seat hears of it, and so may other tables of this client: it is one deal."""
        known = self.deals.get((deal.number, deal.attempt))
        if known and known.commitment == deal.commitment:
            self.deal = known
            return
        self.deal = self.deals[deal.number, deal.attempt] = deal
        self.deal = self.deals[deal.number, deal.attempt] = self.memory.meet(deal)
        self.memory.keep(self.deal)
        if deal.alarm:
            raise self.memory.alarmed(deal.alarm)

    def pass_on(self, news: messages.Update | Exception) -> None:
        for listener in self.listeners:
            listener.put_nowait(news)

    async def updates(self) -> AsyncGenerator[messages.Update]:
        """What is known now, and then everything that is told; raises when that has come to an end."""
        queue: News = asyncio.Queue()
        for update in self.latest.values():
            queue.put_nowait(update)
        for alarm in self.unheard:
            queue.put_nowait(alarm)
        self.unheard = []
        if self.failure:
            queue.put_nowait(self.failure)
        self.listeners.add(queue)
        try:
            while True:
                news = await queue.get()
                if isinstance(news, Exception):
                    raise news
                yield news
        finally:
            self.listeners.discard(queue)
