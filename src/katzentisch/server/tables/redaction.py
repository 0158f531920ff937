"""Somebody who wants to be deleted: how they leave a table, and how a log looks that doesn't name them."""

import secrets
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

from ..storage.redaction import Redaction
from .entries import GONE, AnyEntry, Away, Closed, Hosted, Person, Seated
from .table import Table

NAMING = tuple(f'{{"kind":"{kind}",' for kind in ("opened", "seated"))


def departure(table: Table, guest: str) -> Iterator[AnyEntry]:
    """Where a game goes on or is over, a bot plays on for the seat; otherwise it is free again. A table without people is closed."""
    if table.is_closed:
        return
    seats = table.seats_of(guest)
    others = [seat.holder for seat in table.seats if isinstance(seat.holder, Person) and is_other(seat.holder, guest)]
    if not others and (seats or table.host.guest == guest):
        yield Closed()
        return
    if table.host.guest == guest:
        yield Hosted(min(others, key=lambda each: table.conduct.is_banned(each.guest)))
    for seat in seats:
        if table.status == "open":
            yield Seated(seat, None)
        elif not table.seats[seat].away:
            yield Away(seat)


def is_other(person: Person, guest: str) -> bool:
    return person.guest != guest and not person.guest.startswith(GONE)


def redaction_of(guest: str, word: str) -> Redaction:
    """`word` stands where the name was."""
    alias = GONE + secrets.token_urlsafe(9)
    return Redaction(
        guest=guest,
        alias=alias,
        rewrite=partial(rewritten, guest=guest, alias=alias, word=word),
        seated=seated_after,
        rewrite_record=partial(rewritten_record, word=word),
    )


def rewritten(body: str, *, guest: str, alias: str, word: str) -> str:
    """What they said is blank, what they are called is the word, and their id is another one."""
    if guest not in body:
        return body
    entry = msgspec.json.decode(body)
    if entry["kind"] == "chatted" and entry["who"]["guest"] == guest:
        entry["text"] = ""
    return msgspec.json.encode(replaced(entry, guest, alias, word)).decode()


def replaced(part: Any, guest: str, alias: str, word: str) -> Any:
    if part == guest:
        return alias
    if isinstance(part, list):
        return [replaced(each, guest, alias, word) for each in part]
    if isinstance(part, dict):
        is_person = part.get("guest") == guest and "name" in part
        named = {**part, "name": word} if is_person else part
        return {key: replaced(each, guest, alias, word) for key, each in named.items()}
    return part


def seated_after(bodies: Sequence[str]) -> str:
    """The names in the order of the seats; a log that can't be replayed has them too."""
    holders: dict[int, Any] = {}
    for body in bodies:
        if body.startswith(NAMING):
            entry = msgspec.json.decode(body)
            holders[entry.get("seat", 0)] = entry["host"] if entry["kind"] == "opened" else entry["holder"]
    return msgspec.json.encode([holder["name"] for _, holder in sorted(holders.items()) if holder]).decode()


def rewritten_record(record: str, seats: Sequence[int], *, word: str) -> str:
    game = msgspec.json.decode(record)
    game["names"] = [word if seat in seats else name for seat, name in enumerate(game["names"])]
    return msgspec.json.encode(game).decode()
