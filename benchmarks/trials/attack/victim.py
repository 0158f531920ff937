"""Two players whose moves are timed while a server is attacked, and two more on a server that isn't."""

import asyncio
import statistics
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from .player import Player, deal, gather, leave_all
from .sites import Site, site

PACE = 0.1  # seconds between two moves


@dataclass
class Pace:
    """How long moves took to be acknowledged, in milliseconds."""

    times: list[float] = field(default_factory=list)

    def note(self, took: float) -> None:
        """Count the moves that a waiting player would have made, or one long stall would look like a single slow move."""
        while took > 0:
            self.times.append(took)
            took -= PACE * 1000

    @property
    def median(self) -> float:
        return statistics.median(self.times) if self.times else float("inf")

    @property
    def p90(self) -> float:
        return sorted(self.times)[int(len(self.times) * 0.9)] if self.times else float("inf")

    def __str__(self) -> str:
        return f"{self.median:.0f}/{self.p90:.0f}/{max(self.times, default=float('inf')):.0f} ms"


@dataclass(frozen=True)
class Compared:
    attacked: Pace
    control: Pace

    @property
    def is_stalled(self) -> bool:
        """Whether moves took far longer than on the control server, so that a busy machine alone doesn't count."""
        slow = self.attacked.median > 4 * self.control.median + 25
        return slow or self.attacked.p90 > 4 * self.control.p90 + 120

    def __str__(self) -> str:
        return f"moves took {self.attacked} (median/p90/max) while attacked, {self.control} on the control server"


class Victim:
    def __init__(self, people: list[Player]) -> None:
        self.people, self.rng = people, Random(1)

    async def move(self) -> float | None:
        """In milliseconds; None where there was nothing to do."""
        if self.people[0].state["status"] in ("over", "pausing"):
            await deal(self.people)
        for person in self.people:
            if (seat := person.turn()) is not None:
                begun = perf_counter()
                await person.move(seat, self.rng.choice)
                return (perf_counter() - begun) * 1000
        return None

    async def play(self, until: asyncio.Event) -> Pace:
        pace = Pace()
        while not until.is_set():
            begun = perf_counter()
            try:
                took = await self.move()
            except TimeoutError:
                took = (perf_counter() - begun) * 1000
            if took is not None:
                pace.note(took)
            await asyncio.sleep(PACE)
        return pace


@asynccontextmanager
async def victim(server: Site) -> AsyncIterator[Victim]:
    people = await gather(server.url, "mau_mau", 2)
    try:
        await deal(people)
        yield Victim(people)
    finally:
        await leave_all(*people)


@asynccontextmanager
async def control() -> AsyncIterator[Victim]:
    """The control: players on a server of their own at the same time."""
    async with site() as calm, victim(calm) as somebody:
        yield somebody


async def compared(attacked: Victim, control: Victim, attack: Awaitable[object]) -> Compared:
    """Both play as long as the attack lasts."""
    over = asyncio.Event()
    playing = asyncio.gather(attacked.play(over), control.play(over))
    try:
        await attack
    finally:
        over.set()
    return Compared(*await playing)
