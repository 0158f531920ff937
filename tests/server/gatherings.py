"""Several people at one table."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

from .visitor import Message, Visitor


@asynccontextmanager
async def gathered(url: str, game: str, players: int, **choices: Any) -> AsyncIterator[list[Visitor]]:
    """People on all seats of a new table, the host first; nothing has begun."""
    async with AsyncExitStack() as stack:
        visitors = [await stack.enter_async_context(Visitor(url, f"Gast {seat}")) for seat in range(players)]
        table = await visitors[0].make_table(game, players, **choices)
        for seat, visitor in enumerate(visitors):
            await visitor.sit_at(table, seat)
            visitor.table = table
        yield visitors


def at_random(seed: int = 1) -> Callable[[Message], str]:
    rng = Random(seed)
    return lambda message: rng.choice(message["legal"])


async def play_out(visitors: list[Visitor], choose: Callable[[Message], str], games: int = 1) -> Message:
    """One series, from the host's start to its end."""
    for number in range(1, games + 1):
        playing = [asyncio.create_task(visitor.play(choose, number)) for visitor in visitors]
        await visitors[0].send("start")
        states = await asyncio.gather(*playing)
    return states[0]


async def record_of(visitor: Visitor, game: str) -> str:
    answer = await visitor.http.get(f"/api/played/{game}/record")
    assert answer.status_code == 200, answer.text
    return answer.text
