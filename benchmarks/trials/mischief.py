"""A table of each game where people play, and nonsense from all sides: from the players, the host among them, from somebody who looks on,
and from somebody who hasn't come to any table."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from random import Random

from tests.server.gatherings import gathered
from tests.server.visitor import Message, Visitor

from katzentisch.games import GAMES
from katzentisch.server.storage.store import Store

from .heckler import Heckler
from .nonsense import Facts

PLAYERS = 3


@dataclass(frozen=True)
class Outcome:
    said: int  # messages
    thrown_out: int  # connections that were closed for it
    tables_changed: int


async def make_trouble(url: str, database: str, messages: int, seed: int) -> Outcome:
    async with AsyncExitStack() as stack:
        circles = [await circle(stack, url, game, Random(seed + number)) for number, game in enumerate(GAMES)]
        hecklers = [heckler for each in circles for heckler in each]
        tables = [each[0].facts.table for each in circles]
        before = await logs(database, tables)
        await asyncio.gather(*(heckler.heckle(messages // len(hecklers)) for heckler in hecklers))
        after = await logs(database, tables)
    changed = sum(old != new for old, new in zip(before, after, strict=True))
    return Outcome(sum(each.said for each in hecklers), sum(each.thrown_out for each in hecklers), changed)


async def circle(stack: AsyncExitStack, url: str, game: str, rng: Random) -> list[Heckler]:
    """All who talk nonsense around one table."""
    players = await stack.enter_async_context(gathered(url, game, PLAYERS, chat=False))
    told = await start(players)
    table = players[0].table
    facts = Facts(table["id"], table["invite"], players[1].me["guest"], None, told.get("ply", 0), tuple(told["legal"]))
    visitors = [await stack.enter_async_context(Visitor(url, name)) for name in ("Gaffer", "Streuner")]
    for visitor in visitors:
        await visitor.connect()
    await visitors[0].watch(table)
    seated = [Heckler(player, facts.of_seat(seat), rng) for seat, player in enumerate(players)]
    return [*seated, *(Heckler(visitor, facts, rng) for visitor in visitors)]


async def start(players: Sequence[Visitor]) -> Message:
    """What the seat at turn is told at the beginning."""
    await players[0].send("start")
    told = await asyncio.gather(*(begun(player, seat) for seat, player in enumerate(players)))
    return next(message for message in told if "legal" in message)


async def begun(player: Visitor, seat: int) -> Message:
    await player.until(lambda message: "began" in whats(message))
    await player.commit_share(seat)
    await player.until(lambda message: "shares-listed" in whats(message))
    await player.reveal_share(seat)
    return await player.until(lambda message: "dealt" in whats(message))


def whats(message: Message) -> list[str]:
    return [each["what"] for each in message.get("table_events", [])]


async def logs(database: str, tables: Sequence[str]) -> list[object]:
    store = await Store.open(database)
    try:
        return [await store.entries(table) for table in tables]
    finally:
        await store.close()
