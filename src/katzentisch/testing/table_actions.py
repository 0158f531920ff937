"""What several people do at a table, step by step, in an auction too, and what each of them received."""

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
        for _ in visitor.seats or [-1]:  # a spectator receives it once
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
    """done, or why not. A move is answered by the update that shows it."""
    message = await visitor.ask(type, **fields)
    return "done" if message["type"] == "update" else str(message.get("code", message["type"]))


async def handed_over(giver: Visitor, seat: int, taker: Visitor) -> None:
    """Offered and accepted."""
    assert await answer(giver, "hand-over", seat=seat, to=taker.me["guest"]) == "done"
    assert await answer(taker, "accept", seat=seat) == "done"


async def sync(*visitors: Visitor) -> None:
    """Wait until everything sent to the visitors has arrived."""
    for visitor in visitors:
        assert await answer(visitor, "ping") == "pong"


def updates(visitor: Visitor, seat: int | None = None) -> list[Message]:
    """Return all updates sent for one of the visitor's seats, or to the visitor as a spectator, without the ids of what they answer."""
    messages = [json.loads(text) for text in visitor.received]
    found = [message for message in messages if message["type"] == "update" and message["seat"] == seat]
    return [{name: fact for name, fact in message.items() if name != "id"} for message in found]


def reactions(visitor: Visitor) -> list[tuple[int, str]]:
    """Return the seats that reacted while the visitor was there, and how."""
    messages = [json.loads(text) for text in visitor.received]
    return [(each["seat"], each["reaction"]) for each in messages if each["type"] == "reaction"]


def happened(visitor: Visitor, seat: int | None = None) -> list[Message]:
    return [each for update in updates(visitor, seat) for each in update["table_events"]]


async def move(visitors: list[Visitor], choose: Callable[[list[str]], str] = lambda legal: legal[0]) -> int:
    """Move for the seat whose turn it is and return the seat; visitor n has seat n."""
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


LIMITS = {"katze_im_sack": "5", "katzenjammer_blues": "3d"}  # bids that everybody can make, and surpass, with the first cards


class Auction:
    def __init__(self, visitors: list[Visitor]) -> None:
        self.visitors = visitors

    @property
    def turn(self) -> int:
        [seat] = [seat for seat in range(3) if self.latest(seat).get("legal")]
        return seat

    def latest(self, seat: int) -> Message:
        return updates(self.visitors[seat], seat)[-1]

    async def bid(self, seat: int, which: int) -> None:
        """One of the legal moves: 0 passes, 1 is the lowest bid, -1 the highest."""
        await sync(*self.visitors)
        latest = self.latest(seat)
        move = latest["legal"][which]
        assert await answer(self.visitors[seat], "move", seat=seat, ply=latest.get("ply", 0), move=move) == "done"

    async def order(self, seat: int, text: str | None) -> str:
        return await answer(self.visitors[seat], "order", seat=seat, order=text)

    async def moves_seen(self, viewer: int, mover: int, count: int) -> list[str]:
        """Return the first moves of a seat in this auction, as another seat saw them."""
        visitor = self.visitors[viewer]

        def made() -> list[str]:
            moves = [each for each in happened(visitor, viewer) if each["what"] == "moved" and each["seat"] == mover]
            return [each["move"] for each in moves if not each["move"].startswith("lay")]

        while len(made()) < count:
            await visitor.next()
        return made()


async def open_auction(visitors: list[Visitor]) -> Auction:
    await deal(*visitors)
    auction = Auction(visitors)
    await sync(*visitors)
    while "pass" not in auction.latest(auction.turn)["legal"]:
        await move(visitors)
        await sync(*visitors)
    return auction


@asynccontextmanager
async def auctioned(url: str, game: str) -> AsyncIterator[tuple[Auction, int, int, int]]:
    """With the seats in the order of their turns."""
    async with full_table(url, game, 3) as visitors:
        auction = await open_auction(visitors)
        yield auction, auction.turn, (auction.turn + 1) % 3, (auction.turn + 2) % 3
