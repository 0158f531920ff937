"""For whoever doesn't want to know about asyncio: a function that chooses, and that is all."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from ..server.wire.messages import TableState
from .client import Client
from .errors import Refused
from .links import server_of
from .turn import Turn

Choose = Callable[[Turn], str]


def play_as(link: str, name: str, choose: Choose, cookies: str | Path | None = None, kept: str | Path | None = None) -> TableState:
    """Sits down at a table and plays until its series is over; what has become of it."""
    return asyncio.run(play(link, name, choose, cookies, kept))


async def play(link: str, name: str, choose: Choose, cookies: str | Path | None, kept: str | Path | None = None) -> TableState:
    async with Client(server_of(link), name=name, cookies=cookies, kept=kept) as client, client.table(link) as table:
        await table.sit()
        async for turn in table.turns():
            await decide(turn, choose)
        return table.state


async def decide(turn: Turn, choose: Choose) -> None:
    """Thinks in a thread, so that the line stays alive."""
    try:
        await turn.move(await asyncio.to_thread(choose, turn))
    except Refused as refused:
        if refused.code != "move-stale":  # time was up, and a bot has moved
            raise
