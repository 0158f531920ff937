"""A table served without a network, by one process or by two. Two tables can differ in nothing but the cards, to compare what is sent."""

import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from contextvars import ContextVar
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest

from katzentisch.play.fair_deal import LOT, LOT_SCHEME, OLD_SCHEME
from katzentisch.play.position import Position
from katzentisch.protocol.codec import VERSION
from katzentisch.protocol.holders import Person, Robot
from katzentisch.protocol.table_settings import TableSettings
from katzentisch.server.asgi_socket import CHANNEL, Socket
from katzentisch.server.connections import Connection
from katzentisch.server.http.tables import row_of
from katzentisch.server.rooms.room import Room
from katzentisch.server.server import Server
from katzentisch.server.sockets import ConnectionHandler
from katzentisch.server.storage.rows import Guest
from katzentisch.server.tables.entries import AnyEntry, Began, Dealt, Moved, Opened, Seated, encode
from katzentisch.server.tables.game import TableGame
from katzentisch.testing.running_server import quick

TABLE, NOBODY = "table", "nobody"
NEVER = 10**8  # milliseconds
Swap = Callable[[Position], Position]


def unchanged(opening: Position) -> Position:
    return opening


swapping: ContextVar[Swap] = ContextVar("swapping")
fairly = TableGame.deal


def deal_swapped(deal: TableGame, drawn: int | None = None) -> None:
    """As dealt, and then other cards as the world that is served now has them; also when its log is replayed."""
    fairly(deal, drawn)
    assert deal.play
    deal.play.opening = swapping.get()(deal.play.opening)
    deal.play.set_position(deal.play.opening)


KEY, SECRET = bytes(range(32)), "07" * 32
STILL = dict.fromkeys(("poll", "grace", "sweep", "beat", "presence", "idle", "share_wait"), NEVER)
Clock = Callable[[], int]


async def never(*_: object) -> Any:
    raise AssertionError("nothing is sent or received")


class UnusedChannel:
    def silence(self) -> float:
        return 0.0

    def abort(self) -> None:
        pass


def unused_socket() -> Socket:
    return Socket(cast(Any, {"type": "websocket", "extensions": {CHANNEL: {"channel": UnusedChannel()}}}), never, never)


class ServedTable:
    """A table whose people are all played by the test; its clock stands still unless the test brings another."""

    def __init__(self, server: Server, room: Room, swap: Swap) -> None:
        self.server, self.room, self.swap = server, room, swap
        self.talks: dict[str, ConnectionHandler] = {}

    async def ask(self, name: str, type: str, **fields: Any) -> None:
        swapping.set(self.swap)
        await self.talks[name].handle_message(json.dumps({"type": type, **fields}))

    async def come(self, name: str, guest: str, since: int = 0) -> None:
        """A connection under a name of the test's own."""
        connection = Connection(unused_socket(), Person(guest, f"Name of {guest}"), set(), "en")
        self.talks[name] = ConnectionHandler(self.server, connection)
        await self.ask(name, "watch", version=VERSION, table=TABLE, since=since)

    def go(self, name: str) -> None:
        self.talks.pop(name).leave()

    def sent(self, name: str) -> list[Any]:
        """What waited to be sent, byte by byte."""
        queue = self.talks[name].connection.queue
        return [queue.popleft() for _ in range(len(queue))]

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
        play = self.room.table.active_game.play
        assert play
        return play.position


def standing_still() -> int:
    return 1_000_000


@asynccontextmanager
async def served_table(
    folder: Path,
    choices: TableSettings,
    swap: Swap,
    bots: Mapping[int, str] = {},
    clock: Clock = standing_still,
    key: bytes = KEY,
    secret: str = SECRET,
    **changes: Any,
) -> AsyncIterator[ServedTable]:
    """All are seated, the game has begun; nothing was dealt. `secret` is the server's share of the deal."""
    folder.mkdir()
    (folder / "secret.key").write_bytes(key)
    settings = quick(folder, **{**STILL, "bot_pause": (NEVER, 2 * NEVER), "person_pause": (NEVER, 2 * NEVER), **changes})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TableGame, "deal", deal_swapped)
        async with Server.running(settings) as server:
            server.services.now = clock
            server.services.make_rng = lambda table, ply: Random(ply)
            host = Guest("0", "Name of 0", 0, 0)
            row = msgspec.structs.replace(row_of(choices, host, 1000), id=TABLE, invite=None)
            await server.services.store.create_table(row, encode(Opened(choices, Person("0", host.name))).decode())
            room = await server.rooms.find(TABLE)
            assert room
            made = ServedTable(server, room, swap)
            for seat in range(1, choices.players):
                await made.add(Seated(seat, Robot(bots[seat], f"Bot {seat}") if seat in bots else Person(str(seat), f"Name of {seat}")))
            scheme = LOT_SCHEME if choices.first == LOT else OLD_SCHEME
            await made.add(Began("game", secret, scheme=scheme))
            yield made


async def deal(*worlds: ServedTable) -> None:
    for each in worlds:
        await each.add(Dealt(each.room.table.active_game.draw_lot()))


ANNA, BERT = Person("0", "Name of 0"), Person("1", "Name of 1")


@asynccontextmanager
async def two_processes(folder: Path, game: str = "maus_pass_auf", players: int = 2) -> AsyncIterator[tuple[ServedTable, ServedTable]]:
    settings = quick(
        folder,
        poll=NEVER,
        grace=NEVER,
        beat=NEVER,
        presence=NEVER,
        idle=NEVER,
        share_wait=NEVER,
        bot_pause=(NEVER, NEVER),
        person_pause=(NEVER, NEVER),
        shared_sqlite=True,
    )
    async with Server.running(settings) as one, Server.running(settings) as two:
        choices = TableSettings(game, players)
        row = msgspec.structs.replace(row_of(choices, Guest("0", ANNA.name, 0, 0), 1000), id=TABLE, invite=None)
        await one.services.store.create_table(row, encode(Opened(choices, ANNA)).decode())
        worlds = []
        for server in (one, two):
            room = await server.rooms.find(TABLE)
            assert room
            worlds.append(ServedTable(server, room, lambda opening: opening))
        yield worlds[0], worlds[1]


async def begin(here: ServedTable, there: ServedTable) -> None:
    for entry in (Seated(1, BERT), Began("game", SECRET), Dealt()):
        await here.add(entry)
    await there.room.catch_up()


def numbers(sent: list[str]) -> list[int]:
    updates = [message for message in map(json.loads, sent) if message["type"] == "update"]
    for message in updates:
        assert all(each["number"] <= message["number"] for each in message["table_events"])
    return [each["number"] for message in updates for each in message["table_events"]]


def answers(sent: list[str]) -> list[str]:
    return [message.get("code", message["type"]) for message in map(json.loads, sent) if message["type"] in ("refused", "done")]
