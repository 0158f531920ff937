"""Games in virtual time: who moved when, and when each person was sent what."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from selectors import DefaultSelector, SelectorKey
from typing import Any, TypeVar

from katzentisch.protocol.codec import VERSION
from katzentisch.protocol.holders import Person
from katzentisch.protocol.table_settings import TableSettings
from katzentisch.server.connections import Connection
from katzentisch.server.sockets import ConnectionHandler
from katzentisch.server.tables.entries import Dealt
from katzentisch.server.tables.schedule import TaskKind

from .served_table import NOBODY, TABLE, ServedTable, Swap, served_table, unchanged, unused_socket

Answer = TypeVar("Answer")
TRIP = 0.001  # seconds
START = 1_000_000.0  # seconds


class Waiting(DefaultSelector):
    """Waiting for something to come moves the clock on instead."""

    def __init__(self) -> None:
        super().__init__()
        self.time = START

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        found = super().select(0)
        if not found:
            assert timeout is not None, "nothing will ever happen"
            self.time += max(0.0, timeout)
        return found


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.clock = Waiting()
        super().__init__(self.clock)
        self.spare = ThreadPoolExecutor(1)

    def time(self) -> float:
        return self.clock.time

    def run_in_executor(self, executor: Executor | None, func: Callable[..., Answer], *args: Any) -> asyncio.Future[Answer]:  # type: ignore[override]
        """Done at once, known a trip later."""
        done = (executor or self.spare).submit(func, *args)
        error = done.exception()
        known: asyncio.Future[Answer] = self.create_future()
        self.call_later(TRIP, self.make_known, known, error, None if error else done.result())
        return known

    @staticmethod
    def make_known(known: asyncio.Future[Any], error: BaseException | None, result: object) -> None:
        if known.done():
            return
        if error:
            known.set_exception(error)
        else:
            known.set_result(result)

    def close(self) -> None:
        self.spare.shutdown()
        super().close()


def now() -> int:
    """Milliseconds, as the servers of a test take them."""
    return round(asyncio.get_running_loop().time() * 1000)


def run(work: Coroutine[Any, Any, Answer]) -> Answer:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)


PACE = (700, 1900)
Pauses = dict[int, tuple[int, int, int]]
Delay = Callable[[int], int]  # how long a person thinks about a ply, in milliseconds


def by_hand(ply: int) -> int:
    return 400 + 397 * ply % 2600


class RecordingConnection(Connection):
    """A connection that notes what it is sent, and when."""

    def __init__(self, guest: str) -> None:
        super().__init__(unused_socket(), Person(guest, f"Name of {guest}"), set(), "en")
        self.noted: list[tuple[int, str]] = []

    def send(self, text: str) -> None:
        self.noted.append((now(), text))

    @property
    def updates(self) -> list[tuple[int, dict[str, Any]]]:
        read = ((at, json.loads(text)) for at, text in self.noted)
        return [(at, message) for at, message in read if message["type"] == "update"]

    @property
    def table_events(self) -> list[tuple[int, dict[str, Any]]]:
        """Every table event with the time at which it was sent."""
        return [(at, each) for at, message in self.updates for each in message["table_events"]]


class VirtualGame:
    """A served table in virtual time. Every person has a connection, and moves by hand unless an order or a bot moves."""

    def __init__(self, made: ServedTable) -> None:
        self.served, self.connections = made, dict[str, RecordingConnection]()

    async def come(self, guest: str) -> RecordingConnection:
        connection = RecordingConnection(guest)
        self.connections[guest], self.served.talks[guest] = connection, ConnectionHandler(self.served.server, connection)
        await self.served.ask(guest, "watch", version=VERSION, table=TABLE)
        return connection

    async def ask(self, type: str, seat: int, **fields: Any) -> str:
        """Send a person's request about their own seat; return done or the code of the refusal."""
        return await self.answer(seat, type, seat=seat, **fields)

    async def chat(self, seat: int) -> str:
        return await self.answer(seat, "chat", text="Hm?")

    async def answer(self, person: int, type: str, **fields: Any) -> str:
        connection = self.connections[str(person)]
        before = len(connection.noted)
        await self.served.ask(str(person), type, id=1, **fields)
        answers = [json.loads(text) for _, text in connection.noted[before:]]
        [answer] = [each for each in answers if "id" in each]  # done, refused, or the update that shows a move
        return str(answer.get("code", "done"))

    @property
    def ply(self) -> int:
        return self.served.room.table.active_game.ply

    @property
    def turn(self) -> int | None:
        return self.served.room.table.turn

    @property
    def task(self) -> TaskKind | None:
        """What the table does next by itself."""
        task = self.served.room.scheduler.next_task
        return task.kind if task else None

    def can_order(self, seat: int) -> bool:
        """Whether the seat may still bid for the row that is being auctioned."""
        observation = self.served.position.observe(seat)
        return observation.game.auction(observation.state) is not None

    def legal(self) -> list[str]:
        play = self.served.room.table.active_game.play
        assert play
        return play.legal

    async def wait_for_move(self, ply: int) -> None:
        """Wait until someone has moved."""
        while self.turn is not None and self.ply == ply:
            await asyncio.sleep(0.05)

    async def until(self, moment: int) -> None:
        await asyncio.sleep((moment - now()) / 1000)

    async def play_move(self, delay: Delay = by_hand) -> int:
        """Wait for the next move, by hand if it isn't made automatically; return its ply."""
        ply, seat = self.ply, self.turn
        assert seat is not None
        if self.task not in (TaskKind.BOT_MOVE, TaskKind.ORDER_MOVE, TaskKind.FORCED_MOVE):
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
    async with served_table(
        folder, choices, swap, bots, now, **{"bot_pause": PACE, "person_pause": PACE, "late_step": 250, **changes}
    ) as made:
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
    """Return for every ply its seat, the time from the start of the turn to the move, and the time between their updates."""
    found: Pauses = {}
    began = received = 0
    for at, each in connection.table_events:
        if each["what"] == "moved":
            found[len(found)] = each["seat"], each["at"] - began, at - received
        if each["what"] in ("dealt", "moved"):
            began, received = each["at"], at
    return found
