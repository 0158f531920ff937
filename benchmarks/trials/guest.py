"""A person at a table who keeps all that was acknowledged, and comes back whenever the connection is lost, to whichever server answers."""

import asyncio
import json
import secrets
from itertools import count
from random import Random
from time import monotonic
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from katzentisch.play.fair import share_commitment
from katzentisch.server.wire.protocol import VERSION

from .kept import Decision, Kept
from .sitting import Sitting

Message = dict[str, Any]
SOON = 0.1  # seconds between two tries to come back
LARGEST = 2**24
TOO_LATE = {
    "seat-taken",
    "seats-fixed",
    "game-going-on",
    "share-not-due",
    "share-other",
    "move-stale",
    "no-game",
}  # what was sent twice is done already


class Guest:
    def __init__(self, sitting: Sitting, seat: int, cookie: str, rng: Random) -> None:
        self.sitting, self.seat, self.cookie, self.rng = sitting, seat, cookie, rng
        self.kept = Kept()
        self.socket: ClientConnection | None = None
        self.lost_at: float | None = None
        self.longest_pause = 0.0
        self.ids = count(1)
        self.deal = 0, 0  # the game and the attempt
        self.shares: dict[tuple[int, int], str] = {}
        self.questions: dict[int, Decision] = {}  # those that aren't answered yet

    async def play(self) -> None:
        """Until it is cancelled."""
        while True:
            try:
                port = self.rng.choice(self.sitting.ports)
                headers = {"Cookie": self.cookie}
                async with connect(f"ws://127.0.0.1:{port}/api/socket", additional_headers=headers, max_size=LARGEST) as self.socket:
                    await self.talk()
            except (OSError, EOFError, ConnectionClosed, InvalidHandshake):
                self.lost_at = self.lost_at or monotonic()
                await asyncio.sleep(SOON * self.rng.random())

    async def talk(self) -> None:
        assert self.socket
        made = self.sitting.made
        await self.send("watch", version=VERSION, table=made["id"], invite=made["invite"], since=self.kept.number)
        async for text in self.socket:
            await self.hear(json.loads(text))

    async def send(self, type: str, **fields: Any) -> None:
        assert self.socket
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def hear(self, message: Message) -> None:
        match message["type"]:
            case "done":
                self.kept.acknowledge(self.questions.pop(message["id"]))
            case "refused" if message["code"] not in TOO_LATE:
                self.kept.faults.append(message["text"])
            case "update":
                self.be_back()
                self.kept.take(message)
                await self.add_share(message["table_events"])
                if message["number"] == self.kept.number:
                    await self.act(message)

    def be_back(self) -> None:
        if self.lost_at:
            self.longest_pause = max(self.longest_pause, monotonic() - self.lost_at)
            self.lost_at = None

    async def act(self, message: Message) -> None:
        """Whatever is to be done now; it may have been done before the connection was lost."""
        if state := message.get("state"):
            await self.arrange(state)
        if message.get("legal"):
            await asyncio.sleep(self.sitting.pause * self.rng.random())
            await self.decide(message.get("ply", 0), message["legal"])

    async def add_share(self, happened: list[Message]) -> None:
        """What the last news of a deal asks for; after a lost connection the same share again."""
        for each in happened:
            if each["what"] in ("began", "restarted"):
                self.deal = each.get("game", self.deal[0]), each.get("attempt", 1)
        whats = [each["what"] for each in happened if each["what"] in ("began", "restarted", "shares-listed", "dealt")]
        if not whats or whats[-1] == "dealt":
            return
        game, attempt = self.deal
        share = self.shares.setdefault(self.deal, secrets.token_hex(32))
        about = {"seat": self.seat, "game": game, "attempt": attempt}
        if whats[-1] == "shares-listed":
            await self.send("share", **about, share=share)
        else:
            commitment = share_commitment(self.sitting.made["id"], game, attempt, self.seat, share)
            await self.send("commit-share", **about, commitment=commitment)

    async def arrange(self, state: Message) -> None:
        if state["seats"][self.seat]["holder"] is None:
            await self.send("sit", seat=self.seat)
        if self.seat == 0:
            await self.preside(state)

    async def preside(self, state: Message) -> None:
        """The host fills the seats with bots, and lets them play game after game, until it is late."""
        free = [seat for seat, each in enumerate(state["seats"]) if each["holder"] is None]
        for seat in free:
            if seat >= self.sitting.people:
                await self.send("seat-bot", seat=seat, bot=self.rng.choice(("random", "rules")))
        if not free and state["status"] in ("open", "over") and not self.sitting.ends(self.kept.number, state["status"]):
            await self.send("start")

    async def decide(self, ply: int, legal: list[str]) -> None:
        """The same decision again if it isn't known whether it was heard."""
        decision = self.kept.decision(ply, self.rng.choice(legal))
        id = next(self.ids)
        self.questions[id] = decision
        await self.send("move", id=id, seat=self.seat, ply=ply, move=decision.move)
