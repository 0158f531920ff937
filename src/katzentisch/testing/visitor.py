"""A person at a table, as a test plays one: raw messages over a real WebSocket, and everything that was received."""

import asyncio
import json
import secrets
import ssl
from collections.abc import Callable
from typing import Any

import httpx
import websockets

from katzentisch.play.fair_deal import share_commitment
from katzentisch.play.lesson import LESSON_SCHEME
from katzentisch.protocol.codec import VERSION

Message = dict[str, Any]
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # reading all certificates, as httpx does for each client, takes longer than most requests


class Visitor:
    def __init__(self, url: str, name: str) -> None:
        self.url, self.name = url, name
        self.http = httpx.AsyncClient(base_url=url, timeout=60, verify=NO_TLS)
        self.socket: websockets.ClientConnection | None = None
        self.received: list[str] = []  # every message as it came
        self.number = 0  # the last entry that this visitor knows of
        self.state: Message = {}
        self.last_id = 0
        self.table: Message = {}
        self.deal = 0, 0  # which game at the table, which attempt
        self.is_lesson = False  # it asks for no shares
        self.own: dict[tuple[int, int, int], str] = {}  # shares, by game, attempt and seat

    async def __aenter__(self) -> "Visitor":
        await self.come_in()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.hang_up()
        await self.http.aclose()

    async def come_in(self) -> Message:
        answer = await self.http.post("/api/me", json={"name": self.name})
        assert answer.status_code == 201, answer.text
        self.me: Message = dict(answer.json())
        return self.me

    async def make_table(self, game: str, players: int, **choices: Any) -> Message:
        answer = await self.http.post("/api/tables", json={"game": game, "players": players, **choices})
        assert answer.status_code == 201, answer.text
        made: Message = answer.json()
        return made

    async def connect(self, query: str = "", **headers: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self.socket = await websockets.connect(
            self.url.replace("http", "ws") + "/api/socket" + query, additional_headers={"Cookie": cookie, **headers}, max_queue=None
        )
        assert (await self.next())["type"] == "welcome"

    async def hang_up(self) -> None:
        if self.socket:
            await self.socket.close()
            self.socket = None

    async def send(self, type: str, **fields: Any) -> None:
        assert self.socket
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def next(self) -> Message:
        """The next message; what it tells of the table is kept."""
        assert self.socket
        text = await asyncio.wait_for(self.socket.recv(), 60)
        assert isinstance(text, str)
        self.received.append(text)
        message: Message = json.loads(text)
        if message["type"] == "update":
            self.number = max(self.number, message["number"])
            self.follow_deal(message)
            self.state = message.get("state") or self.state
        return message

    def follow_deal(self, message: Message) -> None:
        for each in message["table_events"]:
            if each["what"] == "began":
                self.deal = each["game"], 1
                self.is_lesson = each["scheme"] == LESSON_SCHEME
            elif each["what"] == "restarted":
                self.deal = self.deal[0], each["attempt"]

    def own_share(self, seat: int) -> str:
        return self.own.setdefault((*self.deal, seat), secrets.token_hex(32))

    async def commit_share(self, seat: int) -> None:
        await self.send("commit-share", **self.commitment(seat))

    async def reveal_share(self, seat: int) -> None:
        await self.send("share", **self.share(seat))

    def commitment(self, seat: int) -> Message:
        """What a share commitment for the deal that is being made is sent with."""
        table, (game, attempt) = self.table_id, self.deal
        digest = share_commitment(table, game, attempt, seat, self.own_share(seat))
        return {"seat": seat, "game": game, "attempt": attempt, "commitment": digest}

    def share(self, seat: int) -> Message:
        return {"seat": seat, "game": self.deal[0], "attempt": self.deal[1], "share": self.own_share(seat)}

    @property
    def table_id(self) -> str:
        return str(self.state["id"])

    async def add_shares(self, message: Message) -> None:
        """Whatever an update about a deal asks a seat for."""
        whats = [
            each["what"] for each in message.get("table_events", ()) if each["what"] in ("began", "restarted", "shares-listed", "dealt")
        ]
        if message.get("seat") is None or not whats or self.is_lesson:
            return
        if whats[-1] in ("began", "restarted"):
            await self.commit_share(message["seat"])
        elif whats[-1] == "shares-listed":
            await self.reveal_share(message["seat"])

    async def until(self, fits: Callable[[Message], bool]) -> Message:
        while not fits(message := await self.next()):
            pass
        return message

    async def ask(self, type: str, **fields: Any) -> Message:
        """Waits for the answer: done, or refused."""
        self.last_id += 1
        await self.send(type, id=self.last_id, **fields)
        return await self.until(lambda message: message.get("id") == self.last_id)

    async def watch(self, table: Message, since: int = 0, **fields: Any) -> Message:
        answer = await self.ask("watch", version=VERSION, table=table["id"], invite=table["invite"], since=since, **fields)
        assert answer["type"] == "done", answer
        return answer

    async def sit_at(self, table: Message, seat: int) -> None:
        await self.connect()
        await self.watch(table)
        if seat not in self.seats:
            answer = await self.ask("sit", seat=seat)
            assert answer["type"] == "done", answer

    @property
    def seats(self) -> list[int]:
        holders = [seat["holder"] or {} for seat in self.state["seats"]]
        return [seat for seat, holder in enumerate(holders) if holder.get("guest") == self.me["guest"]]

    async def play(self, choose: Callable[[Message], str], games: int = 1) -> Message:
        """Give shares and moves when due until `games` games are over; return the table's state."""
        while True:
            message = await self.next()
            if message["type"] == "refused":
                raise AssertionError(message)
            if message["type"] != "update":
                continue
            await self.add_shares(message)
            if message.get("legal"):
                await self.send("move", seat=message["seat"], ply=message.get("ply", 0), move=choose(message))
            state: Message | None = message.get("state")
            if state and len(state["finished"]) == games and state["status"] in ("over", "pausing"):
                return state


def request(url: str, headers: str = "") -> bytes:
    """Return a request for a WebSocket; each header ends with a line break."""
    host = url.removeprefix("http://")
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    return f"GET /api/socket HTTP/1.1\r\nHost: {host}\r\n{upgrade}{headers}\r\n".encode()


def framed(**message: object) -> bytes:
    """Return a short text frame whose masking key is zero."""
    text = json.dumps(message).encode()
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
