"""All tables of a trial, and the servers killed one after the other while they play."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from time import monotonic, time_ns

from benchmarks.loads.post import post

from .guest import Guest
from .process import ServerProcess
from .sitting import House, Plan, Sitting, plans

AT_ONCE = 10  # tables being made
PACE = 200  # moves a second, of all tables together
PATIENCE = 240.0  # seconds for whatever has to happen
MIDDLE = 3  # entries that every table gets ahead before a server is killed


class Evening:
    def __init__(self, servers: Sequence[ServerProcess], tables: int, seed: int) -> None:
        self.servers, self.tables, self.rng = servers, tables, Random(seed)
        self.house = House([server.port for server in servers], tables / PACE)
        self.guests: list[Guest] = []
        self.kills: list[int] = []  # when, in milliseconds since 1970

    async def run(self, kills: int) -> None:
        gate = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self.open(plan, gate) for plan in plans(self.tables)))
        playing = [asyncio.create_task(guest.play()) for guest in self.guests]
        try:
            for number in range(kills):
                await self.go_on()
                await self.restart(self.servers[number % len(self.servers)])
            await self.go_on()
            self.house.is_late = True
            await self.end()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def open(self, plan: Plan, gate: asyncio.Semaphore) -> None:
        port = self.rng.choice(self.house.ports)
        async with gate:
            cookies = [(await post(port, "/api/me", {"name": f"Gast {seat}"})).cookie for seat in range(plan.people)]
            made = (await post(port, "/api/tables", {"game": plan.game, "players": plan.players}, cookies[0])).body
        sitting = Sitting(plan, made, self.house)
        self.guests += [Guest(sitting, seat, cookie, Random(self.rng.random())) for seat, cookie in enumerate(cookies)]

    async def go_on(self) -> None:
        """Until everybody is in the middle of a game."""
        before = [guest.kept.number for guest in self.guests]
        await until(lambda: all(guest.kept.number >= number + MIDDLE for guest, number in zip(self.guests, before, strict=True)))
        await asyncio.sleep(self.rng.random())

    async def restart(self, server: ServerProcess) -> None:
        self.kills.append(time_ns() // 1_000_000)
        await server.kill()
        await server.start()

    async def end(self) -> None:
        """Until every game is over, and everybody knows."""
        await until(lambda: all(guest.sitting.last == guest.kept.number for guest in self.guests))


async def until(holds: Callable[[], bool]) -> None:
    patience = monotonic() + PATIENCE
    while not holds() and monotonic() < patience:
        await asyncio.sleep(0.05)
