"""The lobby of a table: people come in, take seats or give them up, and the host starts a series."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from random import Random
from time import monotonic

from katzentisch.protocol import requests

from .choices import TablePlan, choose_bot
from .person import NotedTable, Notes, Person, Servers

LONGEST_LOBBY = 120.0  # seconds
LATE = 60.0  # seconds after a lost connection in which a request that was repeated since may take effect a second time


@dataclass
class Conditions:
    """What all tables share."""

    servers: Servers
    notes: Notes
    think: float  # seconds on average
    is_ending: bool = False

    @property
    def pause(self) -> float:
        return self.think / 10 if self.is_ending else self.think


class Lobby:
    """Nobody knows whether a request arrived if the connection was lost before the answer. So everybody repeats theirs until they see what
    they wanted, and the host starts once all seats are taken in their own view."""

    def __init__(self, conditions: Conditions, plan: TablePlan, rng: Random) -> None:
        self.conditions, self.plan, self.rng = conditions, plan, rng
        self.notes = conditions.notes
        self.tables: list[NotedTable] = []
        self.people: list[Person] = []
        self.link = ""
        self.lobby_since = monotonic()
        self.chat_refusals: tuple[str, ...] = ()  # expected, because switching the chat off may have taken effect twice

    async def gather(self, people: AsyncExitStack, connections: AsyncExitStack) -> None:
        for seat in range(self.plan.people):
            await self.come_in(people, f"Gast {seat + 1}")
        settings = self.plan.settings
        fields = {name: getattr(settings, name) for name in ("options", "games", "public", "clock", "first", "tempo", "forced_moves")}
        link = self.link = await self.people[0].make_table(settings.game, settings.players, **fields)
        self.notes.counts["tables"] += 1
        for seat, person in enumerate(self.people):
            await self.enter(connections, person, link)
            await self.sit(seat)
            if seat and self.rng.random() < 0.2:
                await self.leave(seat)
                await self.sit(seat)
        if self.plan.has_spectator:
            spectator = await self.come_in(people, "Zuschauer")
            if settings.public:
                await spectator.open_tables()
            await self.enter(connections, spectator, link)
            self.notes.counts["spectators"] += 1
        await self.arrange()

    async def come_in(self, stack: AsyncExitStack, name: str) -> Person:
        person = await stack.enter_async_context(Person(self.conditions.servers, self.notes, name, self.rng))
        self.people.append(person)
        return person

    async def enter(self, stack: AsyncExitStack, person: Person, link: str) -> None:
        self.tables.append(await stack.enter_async_context(person.table(link)))
        await self.until(lambda table: bool(table.latest))

    async def sit(self, seat: int) -> None:
        table = self.tables[seat]
        async with asyncio.timeout(LONGEST_LOBBY):
            while seat not in table.seats:
                await self.ask(seat, requests.Sit(seat=seat), "seat-taken")
                await asyncio.sleep(0.05)

    async def leave(self, seat: int) -> None:
        """Leave until we see it, too."""
        table = self.tables[seat]
        async with asyncio.timeout(LONGEST_LOBBY):
            while seat in table.seats:
                await self.ask(seat, requests.Leave(seat=seat), "seat-not-yours")
                await asyncio.sleep(0.05)

    async def arrange(self) -> None:
        """The host changes this and that, and gives the other seats to bots."""
        if self.rng.random() < 0.2:
            await self.ask(0, requests.SwitchChat(on=False))
            await self.ask(0, requests.SwitchChat(on=True))
        if self.rng.random() < 0.2:
            seat = len(self.tables[0].state.seats) - 1
            await self.ask(0, requests.SeatBot(seat=seat, bot="rules"), "seat-taken")
            if seat >= self.plan.people:
                await self.unseat(seat)
        await self.fill()
        self.chat_refusals = ("chat-off",) if self.may_repeat else ()

    async def fill(self) -> None:
        """Take all seats, and wait until the host sees it: the process that serves the others may know it earlier."""
        async with asyncio.timeout(LONGEST_LOBBY):
            await self.take_seats()
            while self.free:
                await asyncio.sleep(0.05)
                if self.may_repeat:
                    await self.take_seats()

    async def take_seats(self) -> None:
        for seat in range(self.plan.people):
            await self.sit(seat)
        for seat in range(self.plan.people, self.plan.settings.players):
            await self.seat_bot(seat)

    @property
    def free(self) -> list[int]:
        """The seats that nobody has, as the host sees it."""
        return [number for number, seat in enumerate(self.tables[0].state.seats) if seat.holder is None]

    async def seat_bot(self, seat: int) -> None:
        """Give a seat to a bot, again if the connection was lost meanwhile."""
        async with asyncio.timeout(LONGEST_LOBBY):
            while self.tables[0].state.seats[seat].holder is None:
                await self.ask(0, requests.SeatBot(seat=seat, bot=choose_bot(self.rng)), "seat-taken")
                await asyncio.sleep(0.05)

    async def unseat(self, seat: int) -> None:
        async with asyncio.timeout(LONGEST_LOBBY):
            while seat not in self.free:
                await self.ask(0, requests.Unseat(seat=seat))
                await asyncio.sleep(0.05)

    async def start(self) -> None:
        """Start a series. A seat may be free again because somebody gave it up by a request that was repeated, and took effect twice."""
        may_repeat = self.may_repeat
        if may_repeat and self.free:
            self.notes.counts["seats filled again"] += len(self.free)
            await self.fill()
        await self.ask(0, requests.Start(), "game-going-on", "table-closed", *(("seats-free",) if may_repeat else ()))

    @property
    def may_repeat(self) -> bool:
        """Whether a fault or a lost connection may have made somebody repeat a request in this lobby. Otherwise a free seat is a bug."""
        is_lost = any(table.connection.lost_at > self.lobby_since - LATE for table in self.tables)
        return is_lost or not self.notes.causes.is_calm(self.lobby_since, monotonic())

    async def ask(self, seat: int, request: requests.Request, *expected: str) -> object:
        return await self.people[seat].ask(self.tables[seat], request, *expected)

    async def until(self, holds: Callable[[NotedTable], bool]) -> None:
        """Wait until something holds at every table that was entered."""
        async with asyncio.timeout(LONGEST_LOBBY):
            while not all(holds(table) for table in self.tables):
                await asyncio.sleep(0.02)
