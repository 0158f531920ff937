"""Messages that a server must not trip over: broken ones, forged ones, and right ones that are not allowed."""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from katzentisch.server.app import LARGEST_MESSAGE
from katzentisch.server.wire.protocol import VERSION

from .garbling import GARBLINGS, Frame
from .idle import is_idle

Message = dict[str, Any]
NUMBERS = (0, 1, 9, 65, 2**31 + 1, 2**53, 2**63, 2**64, 10**40, -1)
TEXTS = ("", "\0", "\u202e", "a" * 65, "ä" * 301, "' OR 1=1 --", "../..", "💥" * 20, "7♥", "pass", "null", "close", "leave", "id", "seat")


@dataclass(frozen=True)
class Facts:
    """What whoever means mischief knows of a table where people play a game, and the chat is off."""

    table: str
    invite: str | None
    guest: str  # of somebody who plays
    seat: int | None  # one's own
    ply: int
    legal: tuple[str, ...]  # the moves of the seat at turn

    def of_seat(self, seat: int) -> "Facts":
        return replace(self, seat=seat)


def nonsense(facts: Facts, rng: Random) -> Frame:
    """Leaves the table as it is, whoever sends it."""
    while True:
        message = rng.choice(CHANGES)(rng.choice(forbidden(facts)), rng)
        frame = rng.choice(GARBLINGS)(json.dumps(message), rng)
        if size(frame) < LARGEST_MESSAGE and is_idle(frame, facts.seat, facts.ply, facts.legal):
            return frame


def size(frame: Frame) -> int:
    return len(frame.encode() if isinstance(frame, str) else frame)


def forbidden(facts: Facts) -> list[Message]:
    """Right in form, and refused; or of no consequence."""
    watch = {"type": "watch", "version": VERSION, "table": facts.table, "invite": facts.invite}
    return [
        {**watch, "invite": "forged"},
        {**watch, "table": facts.table[::-1]},
        {**watch, "version": VERSION + 1},
        {**watch, "since": 2**31},
        *(
            {"type": kind, "seat": seat}
            for kind in ("sit", "return", "unseat", "hint", "accept", "decline", "replace")
            for seat in (0, 1, 9)
        ),
        *({"type": "move", "seat": 0, "ply": facts.ply + late, "move": move} for late in (0, 1) for move in (*facts.legal[:2], "fly")),
        *({"type": "explain", "seat": seat, "move": move} for seat in (0, 1) for move in (*facts.legal[:2], "fly")),
        {"type": "compare", "seat": 0, "move": "fly"},
        {"type": "sit", "seat": 0, "name": "Mauz"},
        {"type": "seat-bot", "seat": 1, "bot": "rules"},
        {"type": "hand-over", "seat": 1, "to": facts.guest[::-1]},
        *({"type": "commit-share", "seat": 0, "game": game, "attempt": 1, "commitment": "0" * 64} for game in (1, 2)),
        *({"type": "share", "seat": 0, "game": game, "attempt": 1, "share": "0" * 64} for game in (1, 2)),
        {"type": "order", "seat": 1, "order": "whatever"},
        {"type": "mute", "guest": facts.guest[::-1], "on": True},
        {"type": "chat", "text": "miau"},
        {"type": "start"},
        {"type": "ping", "id": 1},
    ]


def anything(rng: Random, depth: int = 2) -> Any:
    """Any JSON."""
    if depth and rng.random() < 0.2:
        return [anything(rng, depth - 1) for _ in range(rng.randrange(4))]
    if depth and rng.random() < 0.2:
        return {rng.choice(TEXTS): anything(rng, depth - 1) for _ in range(rng.randrange(4))}
    return rng.choice([None, True, False, 1.5, 1e300, rng.choice(NUMBERS), rng.choice(TEXTS), rng.randbytes(8).hex()])


def as_it_is(message: Message, rng: Random) -> Message:
    return message


def with_another_value(message: Message, rng: Random) -> Message:
    """Mostly of the same kind."""
    field = rng.choice(list(message))
    alike = rng.choice(TEXTS if isinstance(message[field], str) else NUMBERS)
    return {**message, field: alike if rng.random() < 0.7 else anything(rng)}


def with_another_field(message: Message, rng: Random) -> Message:
    return {**message, rng.choice(TEXTS): anything(rng)}


def without_a_field(message: Message, rng: Random) -> Message:
    gone = rng.choice(list(message))
    return {name: value for name, value in message.items() if name != gone}


CHANGES: tuple[Callable[[Message, Random], Message], ...] = (as_it_is, with_another_value, with_another_field, without_a_field)
