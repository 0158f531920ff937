"""A table of four clients, at whichever server."""

from collections.abc import Callable

from .stopwatch import Stopwatch
from .websocket import WebSocket

SEATS = 4
Move = tuple[WebSocket, bytes]  # whose turn it is, and what that client will send


class Table:
    """`known` is, by seat, the number of the last thing that its client was told; numbers rise, also from one game to the next."""

    def __init__(self, name: str, watch: Stopwatch) -> None:
        self.name, self.watch = name, watch
        self.pace: Callable[[Table], None] = rest
        self.known = [0] * SEATS
        self.move: Move | None = None  # the one that can be made
        self.since = 0  # the number that told of it
        self.begun: float | None = None  # when the move that is under way was due
        self.awaited = 0  # the number that tells of it
        self.due, self.is_due = 0.0, False  # when the next one is, if moves are made by the clock

    def hear(self, seat: int, number: int, size: int, move: Move | None) -> None:
        self.watch.heard(size)
        self.known[seat] = number
        if move:
            self.move, self.since = move, number
        known = min(self.known)
        if self.begun is not None and known >= self.awaited:
            self.watch.told(self.begun)
            self.begun = None
        if self.move and known >= self.since:
            self.pace(self)

    @property
    def is_ready(self) -> bool:
        """Somebody is to move, and all seats know it."""
        return self.move is not None and min(self.known) >= self.since

    def play(self, due: float) -> None:
        assert self.move
        socket, text = self.move
        self.move, self.begun, self.awaited, self.is_due = None, due, self.since + 1, False
        socket.send(text)

    def fail(self, reason: str) -> None:
        self.watch.faults.append(f"table {self.name}: {reason}")


def rest(table: Table) -> None:
    """The pace of a table that makes no moves."""
