"""Deleting a guest: how they leave their tables, and how their name and messages are removed from a log."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from ...protocol.holders import Person
from .entries import GONE, AnyEntry, Away, Closed, Hosted, Seated
from .table import Table

HOLDER_ENTRIES = tuple(f'{{"kind":"{kind}",' for kind in ("opened", "seated", "settings-changed"))


def departure_entries(table: Table, guest: str) -> Iterator[AnyEntry]:
    """Yield the entries with which a guest leaves a table for good.

    A bot takes over their seat once a game has begun; before that, the seat is freed. A table without people is closed.
    """
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


def rewrite_entry(body: str, *, guest: str, alias: str, word: str) -> str:
    """Return an entry with the guest's chat blanked and their name and id replaced."""
    if guest not in body:
        return body
    entry = msgspec.json.decode(body)
    if entry["kind"] == "chatted" and entry["who"]["guest"] == guest:
        entry["text"] = ""
    return msgspec.json.encode(replace_guest(entry, guest, alias, word)).decode()


def replace_guest(part: Any, guest: str, alias: str, word: str) -> Any:
    if part == guest:
        return alias
    if isinstance(part, list):
        return [replace_guest(each, guest, alias, word) for each in part]
    if isinstance(part, dict):
        is_person = part.get("guest") == guest and "name" in part
        named = {**part, "name": word} if is_person else part
        return {key: replace_guest(each, guest, alias, word) for key, each in named.items()}
    return part


def seated_names_after(bodies: Sequence[str]) -> str:
    """Return the names in the order of the seats. This works for a log that can't be replayed, too."""
    holders: dict[int, Any] = {}
    for body in bodies:
        if body.startswith(HOLDER_ENTRIES):
            entry = msgspec.json.decode(body)
            if entry["kind"] == "settings-changed":
                holders = without_seats(holders, entry.get("dropped", ()))
            else:
                holders[entry.get("seat", 0)] = entry["host"] if entry["kind"] == "opened" else entry["holder"]
    return msgspec.json.encode([holder["name"] for _, holder in sorted(holders.items()) if holder]).decode()


def without_seats(holders: Mapping[int, Any], dropped: Sequence[int]) -> dict[int, Any]:
    """Return the holders of the other seats under their new numbers."""
    return {seat - sum(each < seat for each in dropped): holder for seat, holder in holders.items() if seat not in dropped}


def rewrite_record(record: str, seats: Sequence[int], *, word: str) -> str:
    game = msgspec.json.decode(record)
    game["names"] = [word if seat in seats else name for seat, name in enumerate(game["names"])]
    return msgspec.json.encode(game).decode()
