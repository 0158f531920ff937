"""Worlds to compare: servers that differ in nothing but the cards, and every byte that each seat is sent."""

import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from contextvars import ContextVar
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from katzentisch.play.position import Position
from katzentisch.server.connections import Connection, Socket
from katzentisch.server.http.tables import row_of
from katzentisch.server.rooms.room import Room
from katzentisch.server.server import Server
from katzentisch.server.sockets import Talk
from katzentisch.server.storage.rows import Guest
from katzentisch.server.tables.choices import Choices
from katzentisch.server.tables.deal import Deal
from katzentisch.server.tables.entries import AnyEntry, Began, Dealt, Moved, Opened, Person, Robot, Seated, encode
from katzentisch.server.wire.protocol import VERSION

from .serving import quick

TABLE, NOBODY = "table", "nobody"
NEVER = 10**8  # milliseconds
Swap = Callable[[Position], Position]


def unchanged(opening: Position) -> Position:
    return opening


swapping: ContextVar[Swap] = ContextVar("swapping")
fairly = Deal.deal


def deal_swapped(deal: Deal) -> None:
    """As dealt, and then other cards as the world that is served now has them; also when its log is replayed."""
    fairly(deal)
    assert deal.play
    deal.play.opening = swapping.get()(deal.play.opening)
    deal.play.set_position(deal.play.opening)


KEY = bytes(range(32))
STILL = dict.fromkeys(("poll", "grace", "sweep", "beat", "idle", "share_wait"), NEVER)
Clock = Callable[[], int]


class World:
    """A table whose people are all played by the test; its clock stands still unless the test brings another."""

    def __init__(self, server: Server, room: Room, swap: Swap) -> None:
        self.server, self.room, self.swap = server, room, swap
        self.talks: dict[str, Talk] = {}

    async def ask(self, name: str, type: str, **fields: Any) -> None:
        swapping.set(self.swap)
        await self.talks[name].hear({"type": "websocket.receive", "text": json.dumps({"type": type, **fields})})

    async def come(self, name: str, guest: str, since: int = 0) -> None:
        """A connection under a name of the test's own."""
        connection = Connection(Socket({"type": "websocket"}), Person(guest, f"Name of {guest}"), set(), "en")  # type: ignore[typeddict-item]
        self.talks[name] = Talk(self.server, connection)
        await self.ask(name, "watch", version=VERSION, table=TABLE, since=since)

    def go(self, name: str) -> None:
        self.talks.pop(name).leave()

    def sent(self, name: str) -> list[Any]:
        """What waited to be sent, byte by byte."""
        queue = self.talks[name].connection.queue
        return [queue.get_nowait() for _ in range(queue.qsize())]

    async def add(self, entry: AnyEntry) -> None:
        swapping.set(self.swap)
        async with self.room.lock:
            assert await self.room.add(entry)

    async def move(self, action: int) -> None:
        position = self.position
        assert position.turn is not None
        await self.add(Moved(position.turn, position.game.write_move(position.state, action)))

    @property
    def position(self) -> Position:
        play = self.room.table.dealing.play
        assert play
        return play.position


def standing_still() -> int:
    return 1_000_000


@asynccontextmanager
async def world(
    folder: Path,
    choices: Choices,
    swap: Swap,
    bots: Mapping[int, str] = {},
    clock: Clock = standing_still,
    key: bytes = KEY,
    **changes: Any,
) -> AsyncIterator[World]:
    """All are seated, the game has begun; nothing was dealt."""
    folder.mkdir()
    (folder / "secret.key").write_bytes(key)
    settings = quick(folder, **{**STILL, "bot_pause": (NEVER, 2 * NEVER), **changes})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Deal, "deal", deal_swapped)
        async with Server.running(settings) as server:
            server.house.now = clock
            server.house.rng = lambda table, ply: Random(ply)
            host = Guest("0", "Name of 0", 0, 0)
            row = msgspec.structs.replace(row_of(choices, host, 1000), id=TABLE, invite=None)
            await server.house.store.create_table(row, encode(Opened(choices, Person("0", host.name))).decode())
            room = await server.rooms.find(TABLE)
            assert room
            made = World(server, room, swap)
            for seat in range(1, choices.players):
                await made.add(Seated(seat, Robot(bots[seat], f"Bot {seat}") if seat in bots else Person(str(seat), f"Name of {seat}")))
            await made.add(Began("game", "07" * 32))
            yield made


async def deal(*worlds: World) -> None:
    for each in worlds:
        await each.add(Dealt())
