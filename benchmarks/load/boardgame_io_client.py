"""Clients of boardgame.io's server: socket.io over a WebSocket, as boardgame.io's own client speaks it."""

import random

import msgspec

from .connection import WebSocket, connect, upgrade
from .table import SEATS, Table

GAME = "shedding"
PATH = "/socket.io/?EIO=4&transport=websocket"
# engine.io's packets 2 and 3 are ping and pong; 40 is socket.io's connection to a namespace, 42 an event there
ENTER, EVENT, PING, PONG = f"40/{GAME},".encode(), f"42/{GAME},".encode(), b"2", b"3"
MOVES_OF_A_MATCH = 1_000_000  # more than any has, so that numbers rise from match to match


class View(msgspec.Struct):
    hand: list[str]
    top: str


class Turn(msgspec.Struct, rename={"current_player": "currentPlayer"}):
    current_player: str
    gameover: bool = False


class State(msgspec.Struct, rename={"view": "G", "turn": "ctx", "number": "_stateID"}):
    view: View
    turn: Turn
    number: int


class Synced(msgspec.Struct):
    state: State


read_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
read_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode
write = msgspec.json.Encoder().encode


class Seat:
    def __init__(self, table: Table, number: int, port: int) -> None:
        self.table, self.number = table, number
        self.matches = 0
        self.socket = WebSocket(upgrade(port, PATH), self.handle, table.fail)

    @property
    def match(self) -> str:
        return f"{self.table.name}-{self.matches}"

    def send(self, *event: object) -> None:
        self.socket.send(EVENT + write(event))

    def handle(self, text: bytes) -> None:
        body = text[len(EVENT) :]
        if body.startswith(b'["update"'):
            self.update(read_update(body)[2], len(text))
        elif body.startswith(b'["sync"'):
            self.update(read_sync(body)[2].state, len(text))
        elif text == PING:
            self.socket.send(PONG)
        elif text.startswith(b"0"):
            self.socket.send(ENTER)
        elif text.startswith(ENTER):
            self.enter_match()

    def enter_match(self) -> None:
        """The server creates a match when the first player enters it."""
        self.matches += 1
        self.send("sync", self.match, str(self.number), None, SEATS)

    def update(self, state: State, size: int) -> None:
        is_mine = state.turn.current_player == str(self.number) and not state.turn.gameover
        move = (self.socket, EVENT + write(self.choice(state))) if is_mine else None
        self.table.handle(self.number, self.matches * MOVES_OF_A_MATCH + state.number, size, move)
        if state.turn.gameover:
            self.enter_match()

    def choice(self, state: State) -> tuple[object, ...]:
        hand, top = state.view.hand, state.view.top
        fitting = [card for card in hand if card[0] == top[0] or card[1] == top[1]]
        name, args = ("play", [random.choice(fitting)]) if fitting else ("draw", [])
        payload = {"type": name, "args": args, "playerID": str(self.number), "credentials": None}
        return "update", {"type": "MAKE_MOVE", "payload": payload}, state.number, self.match, str(self.number)


async def open_table(table: Table, port: int) -> None:
    for number in range(SEATS):
        await connect(Seat(table, number, port).socket, port)
