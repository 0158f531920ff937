"""Games in virtual time: who moved at which moment, and at which moment each person was told what."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from katzentisch.server.connections import Connection, Socket
from katzentisch.server.sockets import Talk
from katzentisch.server.tables.choices import Choices
from katzentisch.server.tables.duties import Task
from katzentisch.server.tables.entries import Dealt, Person
from katzentisch.server.wire.protocol import VERSION

from .virtual import now
from .worlds import NOBODY, TABLE, Swap, World, unchanged, world

PACE = (700, 1900)
Pauses = dict[int, tuple[int, int, int]]
Delay = Callable[[int], int]  # how long a person thinks about a ply, in milliseconds


def by_hand(ply: int) -> int:
    return 400 + 397 * ply % 2600


class Witness(Connection):
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
    def happened(self) -> list[tuple[int, dict[str, Any]]]:
        """Each entry with the moment it was told at."""
        return [(at, each) for at, message in self.updates for each in message["table_events"]]


class Evening:
    """A world in virtual time. Every person has a connection; whoever isn't ordered or away moves by hand."""

    def __init__(self, made: World) -> None:
        self.world, self.witnesses = made, dict[str, Witness]()

    async def come(self, guest: str) -> Witness:
        witness = Witness(guest)
        self.witnesses[guest], self.world.talks[guest] = witness, Talk(self.world.server, witness)
        await self.world.ask(guest, "watch", version=VERSION, table=TABLE)
        return witness

    async def ask(self, type: str, seat: int, **fields: Any) -> str:
        """A person, about their own seat: done, or why not."""
        return await self.answer(seat, type, seat=seat, **fields)

    async def chat(self, seat: int) -> str:
        return await self.answer(seat, "chat", text="Hm?")

    async def answer(self, person: int, type: str, **fields: Any) -> str:
        witness = self.witnesses[str(person)]
        before = len(witness.noted)
        await self.world.ask(str(person), type, id=1, **fields)
        answers = [json.loads(text) for _, text in witness.noted[before:]]
        [answer] = [each for each in answers if each["type"] in ("done", "refused")]
        return str(answer.get("code", "done"))

    @property
    def ply(self) -> int:
        return self.world.room.table.dealing.ply

    @property
    def turn(self) -> int | None:
        return self.world.room.table.turn

    @property
    def task(self) -> Task | None:
        """What the table does next by itself."""
        duty = self.world.room.work.duty
        return duty.task if duty else None

    def can_order(self, seat: int) -> bool:
        """Whether the seat may still bid for the row that is being auctioned."""
        observation = self.world.position.observe(seat)
        return observation.game.auction(observation.state) is not None

    def legal(self) -> list[str]:
        play = self.world.room.table.dealing.play
        assert play
        return play.legal

    async def passed(self, ply: int) -> None:
        """Until somebody, or something, has moved."""
        while self.turn is not None and self.ply == ply:
            await asyncio.sleep(0.05)

    async def until(self, moment: int) -> None:
        await asyncio.sleep((moment - now()) / 1000)

    async def go_on(self, delay: Delay = by_hand) -> int:
        """The next move, whoever makes it; answers at which ply."""
        ply, seat = self.ply, self.turn
        assert seat is not None
        if self.task not in (Task.PLAY, Task.OBEY):
            await asyncio.sleep(delay(ply) / 1000)
            moves = self.legal()
            assert await self.ask("move", seat, ply=ply, move=moves[ply % len(moves)]) == "done"
        await self.passed(ply)
        return ply


@asynccontextmanager
async def evening(
    folder: Path, choices: Choices, bots: Mapping[int, str] = {}, away: Collection[int] = (), swap: Swap = unchanged, **changes: Any
) -> AsyncIterator[Evening]:
    """Dealt, and all people are connected, those who are away too, and a spectator."""
    async with world(folder, choices, swap, bots, now, **{"bot_pause": PACE, "late_step": 250, **changes}) as made:
        begun = Evening(made)
        for seat in range(choices.players):
            if seat not in bots:
                await begun.come(str(seat))
            if seat in away:
                assert await begun.ask("leave", seat) == "done"
        await begun.come(NOBODY)
        await made.add(Dealt())
        yield begun


def pauses(witness: Witness) -> Pauses:
    """For every ply: whose it was, how long after its turn began it was made, and how long after that was told it was told."""
    found: Pauses = {}
    began = told = 0
    for at, each in witness.table_events:
        if each["what"] == "moved":
            found[len(found)] = each["seat"], each["at"] - began, at - told
        if each["what"] in ("dealt", "moved"):
            began, told = each["at"], at
    return found
