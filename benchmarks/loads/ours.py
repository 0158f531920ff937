"""Clients of our server: they do what the page does, from the lobby to the rematch, and choose their moves at random."""

import asyncio
import random
import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from katzentisch.play.fair import share_commitment
from katzentisch.server.wire.protocol import VERSION

from .connecting import connect
from .post import post
from .table import SEATS, Table
from .websocket import WebSocket, upgrade

Made = Mapping[str, Any]
HOST = 0  # the seat of whoever made the table
PING_EVERY = 20.0  # seconds
PING = b'{"type":"ping"}'


class TableState(msgspec.Struct):
    status: str
    seats: list[dict[str, object]]

    @property
    def can_start(self) -> bool:
        return self.status in ("open", "over") and all(seat["holder"] for seat in self.seats)


class Happening(msgspec.Struct):
    what: str
    game: int = 0  # of what begins
    attempt: int = 1


class Told(msgspec.Struct):
    """Of every message only what a client needs for its next one."""

    type: str
    seat: int | None = None
    number: int = 0
    ply: int = 0
    legal: list[str] | None = None
    happened: list[Happening] = []
    state: TableState | None = None
    text: str = ""  # of a refusal


read = msgspec.json.Decoder(Told).decode
write = msgspec.json.Encoder().encode


class Seat:
    def __init__(self, table: Table, number: int, cookie: str, port: int, made: Made) -> None:
        self.table, self.number, self.made = table, number, made
        self.deal, self.share = (0, 1), ""
        request = upgrade(port, "/api/socket", f"Cookie: {cookie}", f"Origin: http://127.0.0.1:{port}")
        self.socket = WebSocket(request, self.hear, table.fail)

    def send(self, type: str, **fields: object) -> None:
        self.socket.send(write({"type": type, **fields}))

    def hear(self, text: bytes) -> None:
        told = read(text)
        if told.type == "refused":
            self.table.fail(told.text)
        if told.type == "update":
            self.update(told, len(text))

    def update(self, told: Told, size: int) -> None:
        if told.state and told.state.can_start and self.number == HOST:
            self.send("start")
        for each in told.table_events:
            self.add_share(each)
        move = (self.socket, self.choice(told, told.legal)) if told.legal else None
        self.table.hear(self.number, told.number, size, move)

    def add_share(self, happening: Happening) -> None:
        """First a commitment to it, then, once the list is fixed, the share itself."""
        if happening.what in ("began", "restarted"):
            game = happening.game or self.deal[0]
            self.deal, self.share = (game, happening.attempt), secrets.token_hex(32)
            commitment = share_commitment(self.made["id"], *self.deal, self.number, self.share)
            self.send("commit-share", seat=self.number, game=game, attempt=happening.attempt, commitment=commitment)
        elif happening.what == "shares-listed":
            self.send("share", seat=self.number, game=self.deal[0], attempt=self.deal[1], share=self.share)

    def choice(self, told: Told, legal: list[str]) -> bytes:
        return write({"type": "move", "seat": self.number, "ply": told.ply, "move": random.choice(legal)})

    def ping(self) -> None:
        if not self.socket.transport.is_closing():
            self.socket.send(PING)
            asyncio.get_running_loop().call_later(PING_EVERY, self.ping)


async def open_table(table: Table, port: int, game: str) -> None:
    cookies = [await sign_in(port, f"{table.name}-{number}") for number in range(SEATS)]
    choices = {"game": game, "players": SEATS}
    made = (await post(port, "/api/tables", choices, cookies[HOST])).body
    for number, cookie in enumerate(cookies):
        seat = Seat(table, number, cookie, port, made)
        await connect(seat.socket, port)
        seat.send("watch", version=VERSION, table=made["id"], invite=made["invite"])
        if number != HOST:
            seat.send("sit", seat=number)
        asyncio.get_running_loop().call_later(random.uniform(0, PING_EVERY), seat.ping)


async def sign_in(port: int, name: str) -> str:
    return (await post(port, "/api/me", {"name": name})).cookie
