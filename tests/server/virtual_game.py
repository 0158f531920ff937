"""Games in virtual time: who moved at which moment, and at which moment each person was told what."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from katzentisch.server.connections import Connection, Socket
from katzentisch.server.sockets import ConnectionHandler
from katzentisch.server.tables.entries import Dealt, Person
from katzentisch.server.tables.schedule import TaskKind
from katzentisch.server.tables.table_settings import TableSettings
from katzentisch.server.wire.protocol import VERSION

from .served_table import NOBODY, TABLE, ServedTable, Swap, served_table, unchanged
from .virtual_time import now

PACE = (700, 1900)
Pauses = dict[int, tuple[int, int, int]]
Delay = Callable[[int], int]  # how long a person thinks about a ply, in milliseconds


def by_hand(ply: int) -> int:
    return 400 + 397 * ply % 2600


class RecordingConnection(Connection):
    """A connection that notes what it is sent, and when."""

    def __init__(self, guest: str) -> None:
        super().__init__(Socket({"type": "websocket"}), Person(guest, f"Name of {guest}"), set(), "en")  # type: ignore[typeddict-item]
        self.noted: list[tuple[int, str]] = []

    def send(self, text: str) -> None:
        self.noted.append((now(), text))

    @property
    def updates(self) -> list[tuple[int, dict[str, Any]]]:
        read = ((at, json.loads(text)) for at, text in self.noted)
        return [(at, message) for at, message in read if message["type"] == "update"]

    @property
    def table_events(self) -> list[tuple[int, dict[str, Any]]]:
        """Each entry with the moment it was told at."""
        return [(at, each) for at, message in self.updates for each in message["table_events"]]


class VirtualGame:
    """A world in virtual time. Every person has a connection; whoever isn't ordered or away moves by hand."""

    def __init__(self, made: ServedTable) -> None:
        self.world, self.connections = made, dict[str, RecordingConnection]()

    async def come(self, guest: str) -> RecordingConnection:
        connection = RecordingConnection(guest)
        self.connections[guest], self.world.talks[guest] = connection, ConnectionHandler(self.world.server, connection)
        await self.world.ask(guest, "watch", version=VERSION, table=TABLE)
        return connection

    async def ask(self, type: str, seat: int, **fields: Any) -> str:
        """A person, about their own seat: done, or why not."""
        return await self.answer(seat, type, seat=seat, **fields)

    async def chat(self, seat: int) -> str:
        return await self.answer(seat, "chat", text="Hm?")

    async def answer(self, person: int, type: str, **fields: Any) -> str:
        connection = self.connections[str(person)]
        before = len(connection.noted)
        await self.world.ask(str(person), type, id=1, **fields)
        answers = [json.loads(text) for _, text in connection.noted[before:]]
        [answer] = [each for each in answers if each["type"] in ("done", "refused")]
        return str(answer.get("code", "done"))

    @property
    def ply(self) -> int:
        return self.world.room.table.active_game.ply

    @property
    def turn(self) -> int | None:
        return self.world.room.table.turn

    @property
    def task(self) -> TaskKind | None:
        """What the table does next by itself."""
        task = self.world.room.scheduler.next_task
        return task.kind if task else None

    def can_order(self, seat: int) -> bool:
        """Whether the seat may still bid for the row that is being auctioned."""
        observation = self.world.position.observe(seat)
        return observation.game.auction(observation.state) is not None

    def legal(self) -> list[str]:
        play = self.world.room.table.active_game.play
        assert play
        return play.legal

    async def wait_for_move(self, ply: int) -> None:
        """Until somebody, or something, has moved."""
        while self.turn is not None and self.ply == ply:
            await asyncio.sleep(0.05)

    async def until(self, moment: int) -> None:
        await asyncio.sleep((moment - now()) / 1000)

    async def play_move(self, delay: Delay = by_hand) -> int:
        """The next move, whoever makes it; answers at which ply."""
        ply, seat = self.ply, self.turn
        assert seat is not None
        if self.task not in (TaskKind.BOT_MOVE, TaskKind.ORDER_MOVE):
            await asyncio.sleep(delay(ply) / 1000)
            moves = self.legal()
            assert await self.ask("move", seat, ply=ply, move=moves[ply % len(moves)]) == "done"
        await self.wait_for_move(ply)
        return ply


@asynccontextmanager
async def virtual_game(
    folder: Path, choices: TableSettings, bots: Mapping[int, str] = {}, away: Collection[int] = (), swap: Swap = unchanged, **changes: Any
) -> AsyncIterator[VirtualGame]:
    """Dealt, and all people are connected, those who are away too, and a spectator."""
    async with served_table(folder, choices, swap, bots, now, **{"bot_pause": PACE, "late_step": 250, **changes}) as made:
        running = VirtualGame(made)
        for seat in range(choices.players):
            if seat not in bots:
                await running.come(str(seat))
            if seat in away:
                assert await running.ask("leave", seat) == "done"
        await running.come(NOBODY)
        await made.add(Dealt())
        yield running


def pauses(connection: RecordingConnection) -> Pauses:
    """For every ply: whose it was, how long after its turn began it was made, and how long after that was told it was told."""
    found: Pauses = {}
    began = received = 0
    for at, each in connection.table_events:
        if each["what"] == "moved":
            found[len(found)] = each["seat"], each["at"] - began, at - received
        if each["what"] in ("dealt", "moved"):
            began, received = each["at"], at
    return found
