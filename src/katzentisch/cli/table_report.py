"""A table as an operator may see it: what it waits for, and who is connected. No cards, no invitation, no orders, nothing that is due."""

from typing import Any, cast

import msgspec

from ..protocol.holders import Person
from ..protocol.table_settings import Status
from ..server.settings import Settings
from ..server.storage.log_archive import DamagedArchive
from ..server.storage.rows import TableOverview
from ..server.storage.store import Store
from ..server.tables.entries import decode
from ..server.tables.log_summary import LogSummary, SeatState
from .times import iso_time

DAMAGE = (DamagedArchive, msgspec.MsgspecError, LookupError)  # of a log: of its archive, an entry, or because entries are missing
RECENT = 2 * Settings.beat  # milliseconds for which a person counts as connected after the server noted it


class SeatReport(msgspec.Struct, frozen=True):
    seat: int
    held_by: str  # person, bot or nobody
    name: str | None = None
    guest: str | None = None
    is_away: bool = False  # a bot plays for the person
    is_connected: bool = False
    last_seen: str | None = None


class WaitingReport(msgspec.Struct, frozen=True):
    what: str  # players, host, deal, person, bot, next-game or nothing
    since: str
    seat: int | None
    name: str | None
    deadline: str | None


class TableReport(msgspec.Struct, frozen=True):
    id: str
    game: str
    status: str
    is_public: bool
    created: str
    changed: str
    clock: Any
    seats: list[SeatReport]
    spectators: int  # who are connected
    waiting: WaitingReport | None  # None if the log can't be read
    broken: str | None
    is_closing: bool  # an operator has asked for it


async def read_report(store: Store, id: str, now: int) -> TableReport | None:
    """Return the report, or None if there is no such table."""
    found = await store.overviews(1, is_closed_too=True, id=id)
    if not found:
        return None
    seen = await store.last_seen(id)
    try:
        log = LogSummary([(row.at, decode(row.body)) for row in await store.entries(id)])
        return report_of(found[0], log, seen, now)
    except DAMAGE:
        return report_of(found[0], None, seen, now)


def report_of(overview: TableOverview, log: LogSummary | None, seen: dict[str, int], now: int) -> TableReport:
    table, here = overview.table, {guest for guest, at in seen.items() if now - at <= RECENT}
    return TableReport(
        id=table.id,
        game=table.game,
        status=table.status,
        is_public=table.invite is None,
        created=iso_time(table.created),
        changed=iso_time(table.changed),
        clock=msgspec.json.decode(table.settings).get("clock", {"kind": "none"}),
        seats=[seat_report(number, seat, seen, here) for number, seat in enumerate(log.seats)] if log else [],
        spectators=len(here - set(overview.guests.values())),
        waiting=waiting_report(overview, log) if log else None,
        broken=overview.broken,
        is_closing=overview.closing,
    )


def seat_report(number: int, seat: SeatState, seen: dict[str, int], here: set[str]) -> SeatReport:
    if seat.holder is None:
        return SeatReport(number, "nobody")
    if not isinstance(seat.holder, Person):
        return SeatReport(number, "bot", seat.holder.name)
    guest = seat.holder.guest
    at = iso_time(seen[guest]) if guest in seen else None
    return SeatReport(number, "person", seat.holder.name, guest, seat.is_away, guest in here, at)


def waiting_report(overview: TableOverview, log: LogSummary) -> WaitingReport:
    waiting = log.waiting(cast(Status, overview.table.status), overview.table.turn)
    holder = None if waiting.seat is None else log.seats[waiting.seat].holder
    deadline = None if waiting.deadline is None else iso_time(waiting.deadline)
    return WaitingReport(waiting.what, iso_time(waiting.since), waiting.seat, holder.name if holder else None, deadline)
