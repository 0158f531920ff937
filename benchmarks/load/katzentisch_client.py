"""Clients of our server: they do what the page does, from the lobby to the rematch, and choose their moves at random."""

import asyncio
import random
import secrets
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from katzentisch.play.fair_deal import share_commitment
from katzentisch.protocol.codec import VERSION

from .connection import WebSocket, connect, post, upgrade
from .table import SEATS, Table

Made = Mapping[str, Any]
HOST = 0  # the seat of the person who created the table
PING_EVERY = 20.0  # seconds
PING = b'{"type":"ping"}'


class TableState(msgspec.Struct):
    status: str
    seats: list[dict[str, object]]

    @property
    def can_start(self) -> bool:
        return self.status in ("open", "over") and all(seat["holder"] for seat in self.seats)


class TableEvent(msgspec.Struct):
    what: str
    game: int = 0  # of what begins
    attempt: int = 1


class ServerMessage(msgspec.Struct):
    """The part of a server's message that a client needs for its next move."""

    type: str
    seat: int | None = None
    number: int = 0
    ply: int = 0
    legal: list[str] | None = None
    table_events: list[TableEvent] = []
    state: TableState | None = None
    text: str = ""  # of a refusal


read = msgspec.json.Decoder(ServerMessage).decode
write = msgspec.json.Encoder().encode


class Seat:
    def __init__(self, table: Table, number: int, cookie: str, port: int, made: Made) -> None:
        self.table, self.number, self.made = table, number, made
        self.deal, self.share = (0, 1), ""
        request = upgrade(port, f"/api/socket?table={made['id']}", f"Cookie: {cookie}", f"Origin: http://127.0.0.1:{port}")
        self.socket = WebSocket(request, self.handle, table.fail)

    def send(self, type: str, **fields: object) -> None:
        self.socket.send(write({"type": type, **fields}))

    def handle(self, text: bytes) -> None:
        message = read(text)
        if message.type == "refused":
            self.table.fail(message.text)
        if message.type == "update":
            self.update(message, len(text))

    def update(self, message: ServerMessage, size: int) -> None:
        if message.state and message.state.can_start and self.number == HOST:
            self.send("start")
        for each in message.table_events:
            self.add_share(each)
        move = (self.socket, self.choice(message, message.legal)) if message.legal else None
        self.table.handle(self.number, message.number, size, move)

    def add_share(self, event: TableEvent) -> None:
        """Commit to a share first; once the list is fixed, reveal it."""
        if event.what in ("began", "restarted"):
            game = event.game or self.deal[0]
            self.deal, self.share = (game, event.attempt), secrets.token_hex(32)
            commitment = share_commitment(self.made["id"], *self.deal, self.number, self.share)
            self.send("commit-share", seat=self.number, game=game, attempt=event.attempt, commitment=commitment)
        elif event.what == "shares-listed":
            self.send("share", seat=self.number, game=self.deal[0], attempt=self.deal[1], share=self.share)

    def choice(self, message: ServerMessage, legal: list[str]) -> bytes:
        return write({"type": "move", "seat": self.number, "ply": message.ply, "move": random.choice(legal)})

    def ping(self) -> None:
        if not self.socket.transport.is_closing():
            self.socket.send(PING)
            asyncio.get_running_loop().call_later(PING_EVERY, self.ping)


def same_port(port: int, id: str) -> int:
    return port


async def open_table(table: Table, port: int, game: str, port_of: Callable[[int, str], int] = same_port) -> None:
    """The table is created at the port; `port_of` chooses the one where its players connect."""
    cookies = [await sign_in(port, f"{table.name}-{number}") for number in range(SEATS)]
    choices = {"game": game, "players": SEATS, "tempo": "none"}
    made = (await post(port, "/api/tables", choices, cookies[HOST])).body
    port = port_of(port, made["id"])
    for number, cookie in enumerate(cookies):
        seat = Seat(table, number, cookie, port, made)
        await connect(seat.socket, port)
        seat.send("watch", version=VERSION, table=made["id"], invite=made["invite"])
        if number != HOST:
            seat.send("sit", seat=number)
        asyncio.get_running_loop().call_later(random.uniform(0, PING_EVERY), seat.ping)


async def sign_in(port: int, name: str) -> str:
    return (await post(port, "/api/me", {"name": name})).cookie
