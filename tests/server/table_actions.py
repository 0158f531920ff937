"""What several people do at a table, step by step, and what each of them received."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

from .visitor import Message, Visitor


@asynccontextmanager
async def guests(url: str, *names: str) -> AsyncIterator[list[Visitor]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Visitor(url, name)) for name in names]


async def join_table(table: Message, *visitors: Visitor) -> None:
    """They come to the table without sitting down."""
    for visitor in visitors:
        await visitor.connect()
        await visitor.watch(table)


def has_event(what: str) -> Callable[[Message], bool]:
    return lambda message: any(each["what"] == what for each in message.get("table_events", ()))


async def deal(*visitors: Visitor) -> None:
    """The host starts, everybody gives shares, everybody gets cards."""
    await visitors[0].send("start")
    await give_shares(*visitors)
    for visitor in visitors:
        for _ in visitor.seats or [None]:
            await visitor.until(has_event("dealt"))


async def give_shares(*visitors: Visitor) -> None:
    """In a game that has begun: all commit to theirs, and then all reveal them."""
    for visitor in visitors:
        await visitor.until(has_event("began"))
        for seat in visitor.seats:
            await visitor.commit_share(seat)
    for visitor in visitors:
        if visitor.seats:
            await visitor.until(has_event("shares-listed"))
        for seat in visitor.seats:
            await visitor.reveal_share(seat)


async def answer(visitor: Visitor, type: str, **fields: Any) -> str:
    """done, or why not."""
    message = await visitor.ask(type, **fields)
    return str(message.get("code", message["type"]))


async def handed_over(giver: Visitor, seat: int, taker: Visitor) -> None:
    """Offered and accepted."""
    assert await answer(giver, "hand-over", seat=seat, to=taker.me["guest"]) == "done"
    assert await answer(taker, "accept", seat=seat) == "done"


async def sync(*visitors: Visitor) -> None:
    """Whatever was on its way to them has come."""
    for visitor in visitors:
        assert await answer(visitor, "ping") == "pong"


def updates(visitor: Visitor, seat: int | None = None) -> list[Message]:
    """All that one of its seats was told, or it as a spectator."""
    messages = [json.loads(text) for text in visitor.received]
    return [message for message in messages if message["type"] == "update" and message["seat"] == seat]


def happened(visitor: Visitor, seat: int | None = None) -> list[Message]:
    return [each for update in updates(visitor, seat) for each in update["table_events"]]


async def move(visitors: list[Visitor], choose: Callable[[list[str]], str] = lambda legal: legal[0]) -> int:
    """Whoever's turn it is moves, all visitors having a seat of the same number; answers whose it was."""
    await sync(*visitors)
    [seat] = [seat for seat, visitor in enumerate(visitors) if updates(visitor, seat)[-1].get("legal")]
    latest = updates(visitors[seat], seat)[-1]
    assert await answer(visitors[seat], "move", seat=seat, ply=latest.get("ply", 0), move=choose(latest["legal"])) == "done"
    return seat


def numbers(visitor: Visitor, seat: int | None) -> list[int]:
    return [each["number"] for each in happened(visitor, seat)]


async def again(visitor: Visitor, since: int) -> Visitor:
    """Another connection of the same person."""
    other = Visitor(visitor.url, visitor.name)
    other.http.cookies = visitor.http.cookies
    other.me, other.table = visitor.me, visitor.table
    await other.connect()
    await other.watch(visitor.table, since)
    return other


async def close(*visitors: Visitor) -> None:
    for visitor in visitors:
        await visitor.hang_up()
        await visitor.http.aclose()


@asynccontextmanager
async def full_table(url: str, game: str, players: int, **choices: Any) -> AsyncIterator[list[Visitor]]:
    """People on all seats of a new table, the host first; nothing has begun."""
    async with AsyncExitStack() as stack:
        visitors = [await stack.enter_async_context(Visitor(url, f"Gast {seat}")) for seat in range(players)]
        table = await visitors[0].make_table(game, players, **choices)
        for seat, visitor in enumerate(visitors):
            await visitor.sit_at(table, seat)
            visitor.table = table
        yield visitors


def random_choice(seed: int = 1) -> Callable[[Message], str]:
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
