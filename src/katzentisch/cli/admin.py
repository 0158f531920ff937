"""katzentisch admin: see what the tables of a server wait for, close tables, and block addresses and guests.

The commands read and write the database. A running server notices within a second; one that is not running, when it starts.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from secrets import token_urlsafe
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from cyclopts import App, Parameter
from sqlalchemy.exc import DBAPIError

from ..server.people.blocks import blockable_address, parse_address
from ..server.storage.administration import CLOSED, REQUESTED
from ..server.storage.connect import parse_address as parse_url
from ..server.storage.connect import report_failures
from ..server.storage.rows import AuditEntry, Block, Closing, TableOverview
from ..server.storage.store import Store
from ..server.tables.user_text import clean_text
from ..words import Said
from .admin_output import audit_json, audit_table, block_json, block_table, guest_json, guest_table, table_json, table_lines, table_table
from .errors import UsageError
from .operator import operator_name
from .screen import OnScreen, Screen
from .server_data import DatabaseAddress, DataFolder, server_data
from .table_report import read_report
from .times import iso_time, local_time

DAY = 24 * 3_600_000  # milliseconds
MOST_DAYS = 36_500
LONGEST_REASON = 200  # characters
MOST_ROWS = 10_000
WAIT, LONGEST_WAIT = 5, 600  # seconds for a server to close a table
STEP = 0.1  # seconds between two looks
NOT_DONE = 1

Answer = TypeVar("Answer")
TableId = Annotated[str, Parameter(allow_leading_hyphen=True, help="cli-admin-table-id")]  # ids are random and may begin with one
Kind = Annotated[Literal["address", "guest"], Parameter(help="cli-admin-kind")]
Value = Annotated[str, Parameter(allow_leading_hyphen=True, help="cli-admin-value")]
Limit = Annotated[int, Parameter(name="--limit", metavar="N", help="cli-admin-limit")]
Reason = Annotated[str, Parameter(name="--reason", metavar="TEXT", help="cli-admin-reason")]

admin = App(name="admin", help="cli-admin")


@dataclass(frozen=True)
class Place:
    """Where the server keeps its data, and how to print it."""

    database: DatabaseAddress = None
    data: DataFolder = None
    json: Annotated[bool, Parameter(help="cli-json")] = False

    def run(self, work: Callable[[Store], Awaitable[Answer]]) -> Answer:
        """Run work with the store next to the server."""

        async def use() -> Answer:
            async with self.store() as store:
                return await work(store)

        return asyncio.run(use())

    @asynccontextmanager
    async def store(self) -> AsyncIterator[Store]:
        address = server_data(self.database, self.data)[0]
        store = await Store.open_beside(address)
        try:
            with report_failures(parse_url(address), (DBAPIError, OSError)):
                yield store
        finally:
            await store.close()


HERE = Place()
AtPlace = Annotated[Place, Parameter(name="*")]


def now() -> int:
    return round(1000 * time.time())


@admin.command(help="cli-admin-tables")
def tables(
    *,
    closed: Annotated[bool, Parameter(help="cli-admin-tables-closed")] = False,
    limit: Limit = 100,
    place: AtPlace = HERE,
    screen: OnScreen,
) -> None:
    rows = checked_limit(limit)

    async def read(store: Store) -> tuple[list[TableOverview], dict[str, str]]:
        found = await store.overviews(rows, closed)
        return found, await store.guest_names(sorted({guest for each in found for guest in each.guests.values()}))

    found, names = place.run(read)
    if place.json:
        emit(screen, [table_json(each, names) for each in found])
    else:
        screen.show(table_table(screen, found, names))


@admin.command(help="cli-admin-table")
def table(
    id: TableId,
    /,
    *,
    place: AtPlace = HERE,
    screen: OnScreen,
) -> None:
    found = place.run(lambda store: read_report(store, id, now()))
    if found is None:
        raise UsageError(Said("admin-table-unknown", {"table": id}))
    if place.json:
        emit(screen, found)
    else:
        for line in table_lines(screen, found):
            screen.write(line)


@admin.command(help="cli-admin-guests")
def guests(
    *,
    search: Annotated[str, Parameter(metavar="TEXT", help="cli-admin-guests-search")] = "",
    limit: Limit = 100,
    place: AtPlace = HERE,
    screen: OnScreen,
) -> None:
    rows = checked_limit(limit)
    found = place.run(lambda store: store.guest_overviews(rows, search, now()))
    if place.json:
        emit(screen, [guest_json(each) for each in found])
    else:
        screen.show(guest_table(screen, found))


@admin.command(help="cli-admin-close")
def close(
    id: TableId,
    /,
    *,
    reason: Reason = "",
    wait: Annotated[int, Parameter(metavar="SECONDS", help="cli-admin-close-wait")] = WAIT,
    place: AtPlace = HERE,
    screen: OnScreen,
) -> int:
    if not 0 <= wait <= LONGEST_WAIT:
        raise UsageError(Said("admin-wait", {"value": wait, "most": LONGEST_WAIT}))
    why = checked_reason(reason)

    async def work(store: Store) -> str:
        found = await store.table(id)
        if found is None:
            raise UsageError(Said("admin-table-unknown", {"table": id}))
        if found.status == "closed":
            raise UsageError(Said("admin-closed-already", {"table": id}))
        closing = Closing(id, token_urlsafe(12), operator_name(), why)
        request = await store.request_closing(closing, entry_for("close", id, why, REQUESTED))
        return await closing_result(store, request, wait)

    result = place.run(work)
    report(screen, place, f"admin-close-{result}", {"table": id, "result": result})
    return 0 if result in (CLOSED, REQUESTED) else NOT_DONE


async def closing_result(store: Store, request: str, wait: int) -> str:
    """Return how a request ended, or that it has not ended in that time."""
    until = time.monotonic() + wait
    while (result := await store.closing_result(request)) is None and time.monotonic() < until:
        await asyncio.sleep(STEP)
    return result or REQUESTED


@admin.command(help="cli-admin-block")
def block(
    kind: Kind,
    value: Value,
    /,
    *,
    days: Annotated[int | None, Parameter(metavar="N", help="cli-admin-block-days")] = None,
    until: Annotated[str | None, Parameter(metavar="TIME", help="cli-admin-block-until")] = None,
    reason: Reason = "",
    place: AtPlace = HERE,
    screen: OnScreen,
) -> None:
    since, why = now(), checked_reason(reason)
    end = end_of_block(since, days, until)
    whom = blockable_address(value) if kind == "address" else value

    async def work(store: Store) -> None:
        if kind == "guest" and await store.guest(value) is None:
            raise UsageError(Said("admin-guest-unknown", {"guest": value}))
        result = "blocked" if end is None else f"blocked until {iso_time(end)}"
        await store.add_block(Block(kind, whom, since, end, why), entry_for("block", f"{kind} {whom}", why, result))

    place.run(work)
    report(screen, place, f"admin-block-{kind}", {"kind": kind, "value": whom, "until": None if end is None else iso_time(end)})


@admin.command(help="cli-admin-unblock")
def unblock(
    kind: Kind,
    value: Value,
    /,
    *,
    reason: Reason = "",
    place: AtPlace = HERE,
    screen: OnScreen,
) -> None:
    why, whom = checked_reason(reason), parse_address(value) if kind == "address" else value
    if not place.run(lambda store: store.remove_block(kind, whom, entry_for("unblock", f"{kind} {whom}", why, "unblocked"))):
        raise UsageError(Said("admin-not-blocked", {"value": whom}))
    report(screen, place, "admin-unblocked", {"kind": kind, "value": whom})


@admin.command(help="cli-admin-blocks")
def blocks(*, place: AtPlace = HERE, screen: OnScreen) -> None:
    found = place.run(lambda store: store.blocks(now()))
    if place.json:
        emit(screen, [block_json(each) for each in found])
    else:
        screen.show(block_table(screen, found))


@admin.command(help="cli-admin-log")
def log(*, limit: Limit = 100, place: AtPlace = HERE, screen: OnScreen) -> None:
    rows = checked_limit(limit)
    found = place.run(lambda store: store.audit(rows))
    if place.json:
        emit(screen, [audit_json(each) for each in found])
    else:
        screen.show(audit_table(screen, found))


def entry_for(action: str, target: str, reason: str, result: str) -> AuditEntry:
    return AuditEntry(token_urlsafe(12), now(), operator_name(), action, target, reason, result, "")


def report(screen: Screen, place: Place, sentence: str, facts: dict[str, Any]) -> None:
    if place.json:
        emit(screen, facts)
    else:
        screen.print(sentence, **{name: end_text(fact) if name == "until" else fact for name, fact in facts.items()})


def end_text(until: str | None) -> str:
    return "never" if until is None else local_time(until)


def emit(screen: Screen, found: Any) -> None:
    screen.emit(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


def checked_limit(limit: int) -> int:
    if not 1 <= limit <= MOST_ROWS:
        raise UsageError(Said("admin-limit", {"value": limit, "most": MOST_ROWS}))
    return limit


def checked_reason(reason: str) -> str:
    clean = clean_text(reason)
    if len(clean) > LONGEST_REASON:
        raise UsageError(Said("admin-reason", {"most": LONGEST_REASON}))
    return clean


def end_of_block(since: int, days: int | None, until: str | None) -> int | None:
    """Return when a block ends; None means never."""
    if days is not None and until is not None:
        raise UsageError(Said("admin-one-end"))
    if until is not None:
        return parse_time(since, until)
    if days is None:
        return None
    if not 1 <= days <= MOST_DAYS:
        raise UsageError(Said("admin-days", {"value": days, "most": MOST_DAYS}))
    return since + days * DAY


def parse_time(since: int, text: str) -> int:
    """Parse a local time, or one with an offset, that is later than now."""
    try:
        at = round(1000 * datetime.fromisoformat(text).astimezone().timestamp())
    except (ValueError, OverflowError, OSError):
        raise UsageError(Said("admin-until", {"value": text})) from None
    if not since < at <= since + MOST_DAYS * DAY:
        raise UsageError(Said("admin-until", {"value": text}))
    return at
