"""A person at a table of the trial. The client notes everything that was acknowledged, and reconnects to any server that answers."""

import asyncio
import json
import secrets
from dataclasses import dataclass, field
from itertools import count, cycle, islice, product
from random import Random
from time import monotonic
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from katzentisch.games import GAMES
from katzentisch.play.fair_deal import share_commitment
from katzentisch.protocol.codec import VERSION
from katzentisch.protocol.semantics import DONE_ANSWERS

MOST_PEOPLE = 4
Message = dict[str, Any]
SOON = 0.1  # seconds between two tries to come back
LARGEST = 2**24
DONE_ALREADY = {"seat-taken", "seats-fixed", "share-other"}.union(*DONE_ANSWERS.values())  # refusals of what was sent twice


@dataclass(frozen=True)
class Plan:
    game: str
    players: int
    people: int


PLANS = [
    Plan(game.id, players, people)
    for players, people, game in product(range(2, 11), range(2, MOST_PEOPLE + 1), GAMES.values())
    if players in game.players and people <= players
]


def plans(count: int) -> list[Plan]:
    return list(islice(cycle(PLANS), count))


@dataclass
class Conditions:
    """What all tables share: where the servers are, how long people think, and whether the trial is ending."""

    ports: list[int]
    pause: float  # seconds
    is_ending: bool = False


@dataclass
class TrialTable:
    plan: Plan
    created: dict[str, Any]  # the server's answer: id and invitation
    conditions: Conditions
    last: int | None = None  # the number of the last entry of all
    is_over: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def people(self) -> int:
        return self.plan.people

    @property
    def ports(self) -> list[int]:
        return self.conditions.ports

    @property
    def pause(self) -> float:
        return 0 if self.conditions.is_ending else self.conditions.pause

    def ends(self, number: int, status: str) -> bool:
        """Whether this was the last game."""
        if status == "over" and self.conditions.is_ending:
            self.last = number
            self.is_over.set()
        return self.is_over.is_set()


@dataclass(frozen=True)
class Decision:
    game: int  # at this table, from 1
    ply: int
    move: str


@dataclass
class ClientLog:
    """What one client received and sent, to be compared with the server's log."""

    events: dict[int, Message] = field(default_factory=dict)  # of the table, by number
    sent: dict[tuple[int, int], Decision] = field(default_factory=dict)  # its own decisions, by game and ply
    done: list[Decision] = field(default_factory=list)  # those that the server said were done
    number: int = 0
    game: int = 0
    gaps: int = 0
    repeats: int = 0
    faults: list[str] = field(default_factory=list)

    def add_update(self, update: Message) -> None:
        """Event numbers must be consecutive, and an update must never be older than the last one."""
        for each in update["table_events"]:
            self.add_event(each["number"], each)
        self.gaps += update["number"] > self.number
        self.repeats += update["number"] < self.number
        self.number = max(self.number, update["number"])

    def add_event(self, number: int, event: Message) -> None:
        if number <= self.number:
            self.repeats += 1
            return
        self.gaps += number != self.number + 1
        self.number = number
        self.events[number] = event
        self.game += event["what"] == "began"

    def decision(self, ply: int, move: str) -> Decision:
        """The decision that was sent for this ply before, or a new one with this move."""
        return self.sent.setdefault((self.game, ply), Decision(self.game, ply, move))

    def acknowledge(self, decision: Decision) -> None:
        self.done.append(decision)

    @property
    def moves(self) -> set[int]:
        """The numbers of all moves that it has received."""
        return {number for number, each in self.events.items() if each["what"] == "moved"}


class Guest:
    def __init__(self, table: TrialTable, seat: int, cookie: str, rng: Random) -> None:
        self.table, self.seat, self.cookie, self.rng = table, seat, cookie, rng
        self.log = ClientLog()
        self.socket: ClientConnection | None = None
        self.lost_at: float | None = None
        self.longest_pause = 0.0
        self.ids = count(1)
        self.deal = 0, 0  # the game and the attempt
        self.shares: dict[tuple[int, int], str] = {}
        self.pending: dict[int, Decision] = {}  # those that aren't answered yet

    async def play(self) -> None:
        """Play until cancelled, reconnecting to any server that answers."""
        while True:
            try:
                port = self.rng.choice(self.table.ports)
                headers = {"Cookie": self.cookie}
                async with connect(f"ws://127.0.0.1:{port}/api/socket", additional_headers=headers, max_size=LARGEST) as self.socket:
                    await self.talk()
            except (OSError, EOFError, ConnectionClosed, InvalidHandshake):
                self.lost_at = self.lost_at or monotonic()
                await asyncio.sleep(SOON * self.rng.random())

    async def talk(self) -> None:
        assert self.socket
        created = self.table.created
        await self.send("watch", version=VERSION, table=created["id"], invite=created["invite"], since=self.log.number)
        async for text in self.socket:
            await self.handle(json.loads(text))

    async def send(self, type: str, **fields: Any) -> None:
        assert self.socket
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def handle(self, message: Message) -> None:
        match message["type"]:
            case "done":
                self.log.acknowledge(self.pending.pop(message["id"]))
            case "refused" if message["code"] not in DONE_ALREADY:
                self.log.faults.append(message["text"])
            case "update":
                self.end_pause()
                self.log.add_update(message)
                if "id" in message:
                    self.log.acknowledge(self.pending.pop(message["id"]))
                await self.add_share(message["table_events"])
                if message["number"] == self.log.number:
                    await self.act(message)

    def end_pause(self) -> None:
        if self.lost_at:
            self.longest_pause = max(self.longest_pause, monotonic() - self.lost_at)
            self.lost_at = None

    async def act(self, message: Message) -> None:
        """Do what is due; it may have been done before the connection was lost."""
        if state := message.get("state"):
            await self.arrange(state)
        if message.get("legal"):
            await asyncio.sleep(self.table.pause * self.rng.random())
            await self.decide(message.get("ply", 0), message["legal"])

    async def add_share(self, events: list[Message]) -> None:
        """Send what the latest event of a deal asks for; after a lost connection, the same share again."""
        for each in events:
            if each["what"] in ("began", "restarted"):
                self.deal = each.get("game", self.deal[0]), each.get("attempt", 1)
        whats = [each["what"] for each in events if each["what"] in ("began", "restarted", "shares-listed", "dealt")]
        if not whats or whats[-1] == "dealt":
            return
        game, attempt = self.deal
        share = self.shares.setdefault(self.deal, secrets.token_hex(32))
        about = {"seat": self.seat, "game": game, "attempt": attempt}
        if whats[-1] == "shares-listed":
            await self.send("share", **about, share=share)
        else:
            commitment = share_commitment(self.table.created["id"], game, attempt, self.seat, share)
            await self.send("commit-share", **about, commitment=commitment)

    async def arrange(self, state: Message) -> None:
        if state["seats"][self.seat]["holder"] is None:
            await self.send("sit", seat=self.seat)
        if self.seat == 0:
            await self.host_table(state)

    async def host_table(self, state: Message) -> None:
        """The host fills the seats with bots, and lets them play game after game, until the trial is ending."""
        free = [seat for seat, each in enumerate(state["seats"]) if each["holder"] is None]
        for seat in free:
            if seat >= self.table.people:
                await self.send("seat-bot", seat=seat, bot=self.rng.choice(("random", "rules")))
        if not free and state["status"] in ("open", "over") and not self.table.ends(self.log.number, state["status"]):
            await self.send("start")

    async def decide(self, ply: int, legal: list[str]) -> None:
        """Send a decision; the same one again if it isn't known whether it arrived."""
        decision = self.log.decision(ply, self.rng.choice(legal))
        id = next(self.ids)
        self.pending[id] = decision
        await self.send("move", id=id, seat=self.seat, ply=ply, move=decision.move)
