"""Messages that must do no harm: malformed, forged, or well-formed and not permitted."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import msgspec

from katzentisch.protocol import codec, requests
from katzentisch.protocol.codec import VERSION
from katzentisch.server.app import LARGEST_MESSAGE

Frame = str | bytes  # what goes out as text, or as binary
DEEP = 3000
Message = dict[str, Any]
NUMBERS = (0, 1, 9, 65, 2**31 + 1, 2**53, 2**63, 2**64, 10**40, -1)
TEXTS = ("", "\0", "\u202e", "a" * 65, "ä" * 301, "' OR 1=1 --", "../..", "💥" * 20, "7♥", "pass", "null", "close", "leave", "id", "seat")


def whole(text: str, rng: Random) -> Frame:
    return text


def cut_off(text: str, rng: Random) -> Frame:
    return text[: rng.randrange(len(text))]


def doubled(text: str, rng: Random) -> Frame:
    return text + text


def mixed_up(text: str, rng: Random) -> Frame:
    """Replace some bytes."""
    changed = bytearray(text.encode())
    for _ in range(rng.randint(1, 4)):
        changed[rng.randrange(len(changed))] = rng.randrange(256)
    return changed.decode(errors="replace")


def as_binary(text: str, rng: Random) -> Frame:
    return text.encode()


def mere_bytes(text: str, rng: Random) -> Frame:
    return rng.randbytes(rng.randrange(200))


def mere_characters(text: str, rng: Random) -> Frame:
    return "".join(chr(rng.choice((rng.randrange(32, 127), rng.randrange(1, 0xD800)))) for _ in range(rng.randrange(200)))


def nested(text: str, rng: Random) -> Frame:
    opening, closing = rng.choice((("[", "]"), ('{"a":', "}")))
    depth = DEEP // len(opening)
    return f'{{"{rng.choice(("x", "type", "seat"))}":' + opening * depth + "1" + closing * depth + "," + text[1:]


CORRUPTIONS: tuple[Callable[[str, Random], Frame], ...] = (
    *(8 * [whole]),  # most of it: what the server reads goes furthest
    cut_off,
    doubled,
    mixed_up,
    as_binary,
    mere_bytes,
    mere_characters,
    nested,
)


def is_harmless(frame: Frame, seat: int | None, ply: int, legal: Sequence[str]) -> bool:
    """Whether a message changes nothing if the holder of `seat` (None: a spectator) sends it; `legal` are the moves of the seat at turn."""
    try:
        request = codec.decode_request(frame) if isinstance(frame, str) else None
    except (msgspec.MsgspecError, RecursionError):
        return True
    match request:
        case requests.Move():
            return request.seat != seat or request.ply != ply or request.move not in legal
        case requests.Leave() | requests.HandOver() | requests.SetOrder():
            return request.seat != seat
        case requests.Replace():
            return seat is None or request.seat == seat
    return not isinstance(request, requests.Close | requests.SwitchChat | requests.Ban | requests.RenewInvite | requests.AnswerClosing)


@dataclass(frozen=True)
class TableFacts:
    """What an attacker knows about a table where a game is running and the chat is off."""

    table: str
    invite: str | None
    guest: str  # of somebody who plays
    seat: int | None  # one's own
    ply: int
    legal: tuple[str, ...]  # the moves of the seat at turn

    def of_seat(self, seat: int) -> "TableFacts":
        return replace(self, seat=seat)


def malformed_frame(facts: TableFacts, rng: Random) -> Frame:
    """A frame that must leave the table unchanged, no matter who sends it."""
    while True:
        message = rng.choice(CHANGES)(rng.choice(forbidden(facts)), rng)
        frame = rng.choice(CORRUPTIONS)(json.dumps(message), rng)
        if size(frame) < LARGEST_MESSAGE and is_harmless(frame, facts.seat, facts.ply, facts.legal):
            return frame


def size(frame: Frame) -> int:
    return len(frame.encode() if isinstance(frame, str) else frame)


def forbidden(facts: TableFacts) -> list[Message]:
    """Well-formed messages that are refused or change nothing."""
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
        *({"type": "react", "seat": seat, "reaction": reaction} for seat in (0, 9) for reaction in ("laugh", "bark", "", 7)),
        {"type": "hint", "seat": 0, "move": "fly"},
        {"type": "sit", "seat": 0, "name": "Mauz"},
        {"type": "seat-bot", "seat": 1, "bot": "rules"},
        *({"type": "change-settings", "settings": {"game": "mau_mau", "players": players}} for players in (2, 3, 11)),
        {"type": "change-settings", "settings": {"game": "mau_mau", "players": 3, "first": "lot"}, "dropped": [1, 9]},
        {"type": "hand-over", "seat": 1, "to": facts.guest[::-1]},
        *({"type": "commit-share", "seat": 0, "game": game, "attempt": 1, "commitment": "0" * 64} for game in (1, 2)),
        *({"type": "share", "seat": 0, "game": game, "attempt": 1, "share": "0" * 64} for game in (1, 2)),
        {"type": "order", "seat": 1, "order": "whatever"},
        {"type": "mute", "guest": facts.guest[::-1], "on": True},
        {"type": "chat", "text": "miau"},
        {"type": "start"},
        {"type": "start", "present_only": True},
        {"type": "ping", "id": 1},
    ]


def any_json(rng: Random, depth: int = 2) -> Any:
    """Any JSON."""
    if depth and rng.random() < 0.2:
        return [any_json(rng, depth - 1) for _ in range(rng.randrange(4))]
    if depth and rng.random() < 0.2:
        return {rng.choice(TEXTS): any_json(rng, depth - 1) for _ in range(rng.randrange(4))}
    return rng.choice([None, True, False, 1.5, 1e300, rng.choice(NUMBERS), rng.choice(TEXTS), rng.randbytes(8).hex()])


def as_it_is(message: Message, rng: Random) -> Message:
    return message


def with_another_value(message: Message, rng: Random) -> Message:
    """Replace a value, mostly by one of the same type."""
    field = rng.choice(list(message))
    alike = rng.choice(TEXTS if isinstance(message[field], str) else NUMBERS)
    return {**message, field: alike if rng.random() < 0.7 else any_json(rng)}


def with_another_field(message: Message, rng: Random) -> Message:
    return {**message, rng.choice(TEXTS): any_json(rng)}


def without_a_field(message: Message, rng: Random) -> Message:
    gone = rng.choice(list(message))
    return {name: value for name, value in message.items() if name != gone}


CHANGES: tuple[Callable[[Message, Random], Message], ...] = (as_it_is, with_another_value, with_another_field, without_a_field)
