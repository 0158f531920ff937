"""A person at a table, as a test plays one: raw messages over a real WebSocket, and every byte that came kept."""

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any

import httpx
import websockets

Message = dict[str, Any]


class Visitor:
    def __init__(self, url: str, name: str) -> None:
        self.url, self.name = url, name
        self.http = httpx.AsyncClient(base_url=url, timeout=60)
        self.socket: websockets.ClientConnection | None = None
        self.heard: list[str] = []  # every message as it came
        self.number = 0  # the last entry that this visitor knows of
        self.state: Message = {}
        self.asked = 0
        self.table: Message = {}

    async def __aenter__(self) -> "Visitor":
        await self.come_in()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.hang_up()
        await self.http.aclose()

    async def come_in(self) -> Message:
        answer = await self.http.post("/api/me", json={"name": self.name})
        assert answer.status_code == 201, answer.text
        self.me: Message = answer.json()
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
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["type"] == "update":
            self.number = max(self.number, message["number"])
            self.state = message.get("state") or self.state
        return message

    async def until(self, fits: Callable[[Message], bool]) -> Message:
        while not fits(message := await self.next()):
            pass
        return message

    async def ask(self, type: str, **fields: Any) -> Message:
        """Waits for the answer: done, or refused."""
        self.asked += 1
        await self.send(type, id=self.asked, **fields)
        return await self.until(lambda message: message.get("id") == self.asked)

    async def watch(self, table: Message, since: int = 0) -> Message:
        answer = await self.ask("watch", version=1, table=table["id"], invite=table["invite"], since=since)
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
        """Gives shares and moves whenever due, until so many games are over; answers with the table's state then."""
        while True:
            message = await self.next()
            if message["type"] == "refused":
                raise AssertionError(message)
            if message["type"] != "update":
                continue
            if any(each["what"] == "began" for each in message["happened"]) and message["seat"] is not None:
                await self.send("share", seat=message["seat"], share=secrets.token_hex(32))
            if message.get("legal"):
                await self.send("move", seat=message["seat"], ply=message.get("ply", 0), move=choose(message))
            state = message.get("state")
            if state and len(state["finished"]) == games and state["status"] in ("over", "pausing"):
                return state
