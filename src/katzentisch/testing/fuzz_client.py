"""Clients that send malformed messages to a table of each game: the players, the host among them, a spectator, and somebody at no table."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from random import Random

from websockets.exceptions import ConnectionClosed

from katzentisch.games import GAMES
from katzentisch.server.app import LARGEST_MESSAGE
from katzentisch.server.storage.store import Store

from .malformed import TableFacts, malformed_frame
from .table_actions import full_table
from .visitor import Message, Visitor

AT_ONCE = 25  # messages before the server has to answer
HUGE = LARGEST_MESSAGE + 1
UNREADABLE = b'{"type":"chat","text":"\xff\xfe"}'
PLAYERS = 3


class FuzzClient:
    """`sent` counts messages, `closed` how often the server closed the connection because of one."""

    def __init__(self, visitor: Visitor, facts: TableFacts, rng: Random) -> None:
        self.visitor, self.facts, self.rng = visitor, facts, rng
        self.sent = self.closed = 0

    async def run(self, messages: int) -> None:
        await self.break_protocol()
        while self.sent < messages:
            for _ in range(AT_ONCE):
                await self.send(malformed_frame(self.facts, self.rng))
            await self.visitor.ask("ping")
            self.visitor.received.clear()

    async def send(self, frame: str | bytes, text: bool | None = None) -> None:
        assert self.visitor.socket
        await self.visitor.socket.send(frame, text)
        self.sent += 1

    async def break_protocol(self) -> None:
        """Send frames that are too large or not UTF-8: each closes the connection, and the client may reconnect."""
        for frame, is_text in (("x" * HUGE, True), (b"x" * HUGE, False), (UNREADABLE, True)):
            await self.send(frame, is_text)
            await self.expect_close()
            await self.visitor.connect()
            if self.visitor.state:
                await self.visitor.watch({"id": self.facts.table, "invite": self.facts.invite})

    async def expect_close(self) -> None:
        try:
            while True:
                await self.visitor.next()
        except ConnectionClosed:
            self.closed += 1


@dataclass(frozen=True)
class Outcome:
    sent: int  # messages
    closed: int  # connections that the server closed because of a message
    tables_changed: int


async def fuzz_tables(url: str, database: str, messages: int, seed: int) -> Outcome:
    async with AsyncExitStack() as stack:
        groups = [await group_at(stack, url, game, Random(seed + number)) for number, game in enumerate(GAMES)]
        clients = [client for each in groups for client in each]
        tables = [each[0].facts.table for each in groups]
        before = await logs(database, tables)
        await asyncio.gather(*(client.run(messages // len(clients)) for client in clients))
        after = await logs(database, tables)
    changed = sum(old != new for old, new in zip(before, after, strict=True))
    return Outcome(sum(each.sent for each in clients), sum(each.closed for each in clients), changed)


async def group_at(stack: AsyncExitStack, url: str, game: str, rng: Random) -> list[FuzzClient]:
    """All clients at one table: its players, a spectator, and a client that watches no table."""
    players = await stack.enter_async_context(full_table(url, game, PLAYERS, chat=False))
    update = await start(players)
    table = players[0].table
    facts = TableFacts(table["id"], table["invite"], players[1].me["guest"], None, update.get("ply", 0), tuple(update["legal"]))
    visitors = [await stack.enter_async_context(Visitor(url, name)) for name in ("Gaffer", "Streuner")]
    for visitor in visitors:
        await visitor.connect()
    await visitors[0].watch(table)
    seated = [FuzzClient(player, facts.of_seat(seat), rng) for seat, player in enumerate(players)]
    return [*seated, *(FuzzClient(visitor, facts, rng) for visitor in visitors)]


async def start(players: Sequence[Visitor]) -> Message:
    """Start the game; the first update of the seat whose turn it is."""
    await players[0].send("start")
    updates = await asyncio.gather(*(receive_cards(player, seat) for seat, player in enumerate(players)))
    return next(message for message in updates if "legal" in message)


async def receive_cards(player: Visitor, seat: int) -> Message:
    await player.until(lambda message: "began" in kinds(message))
    await player.commit_share(seat)
    await player.until(lambda message: "shares-listed" in kinds(message))
    await player.reveal_share(seat)
    return await player.until(lambda message: "dealt" in kinds(message))


def kinds(message: Message) -> list[str]:
    return [each["what"] for each in message.get("table_events", [])]


async def logs(database: str, tables: Sequence[str]) -> list[object]:
    store = await Store.open(database)
    try:
        return [await store.entries(table) for table in tables]
    finally:
        await store.close()
