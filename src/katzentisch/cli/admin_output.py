"""What `katzentisch admin` prints: tables for people, objects for programs."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich import box
from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from ..games import GAMES
from ..server.storage.rows import AuditEntry, Block, GuestOverview, TableOverview
from .screen import Screen, visible
from .table_report import SeatReport, TableReport
from .times import iso_time, local_time

ISO_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")
WAITING = {"dealing": "deal", "pausing": "next-game", "over": "nothing", "closed": "nothing"}


def grid(screen: Screen, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """Return a table that cuts nothing off, since people copy ids; words are only broken where the screen is too narrow for them."""
    heads = [screen.say(f"admin-column-{column}") for column in columns]
    cells = [[visible(each) for each in row] for row in rows]
    shown = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    for head, width in zip(heads, widths([heads, *cells], screen.out.width - 2 * (len(columns) - 1)), strict=True):
        shown.add_column(head, width=width, overflow="fold")
    for row in cells:
        shown.add_row(*map(Text, row))
    return shown


def widths(cells: Sequence[Sequence[str]], room: int) -> list[int]:
    """Return how wide each column is: its longest word and, as far as there is room, its longest cell, narrow columns first.

    If there is no room for all words, those of the first column, the ids, stay whole.
    """
    columns = list(zip(*cells, strict=True))
    found = [max(cell_len(word) for cell in column for word in cell.split() or [""]) for column in columns]
    while sum(found) > room and max(found[1:]) > 1:
        found[found.index(max(found[1:]), 1)] -= 1
    missing = [max(map(cell_len, column)) - width for column, width in zip(columns, found, strict=True)]
    for place in sorted(range(len(found)), key=missing.__getitem__):
        found[place] += max(0, min(missing[place], room - sum(found)))
    return found


def table_json(overview: TableOverview, names: Mapping[str, str]) -> dict[str, Any]:
    table = overview.table
    people = len(overview.guests)
    return {
        "id": table.id,
        "game": table.game,
        "status": table.status,
        "is_public": table.invite is None,
        "seats": table.players,
        "people": people,
        "bots": table.players - table.free - people,
        "changed": iso_time(table.changed),
        "waiting": {"what": waiting_for(overview), **turn_of(overview, names)},
        "broken": overview.broken,
        "is_closing": overview.closing,
    }


def waiting_for(overview: TableOverview) -> str:
    table = overview.table
    if table.status == "open":
        return "players" if table.free else "host"
    if table.status == "playing" and table.turn is not None:
        return "person" if table.turn in overview.guests else "bot"
    return WAITING.get(table.status, "nothing")


def turn_of(overview: TableOverview, names: Mapping[str, str]) -> dict[str, Any]:
    turn = overview.table.turn if overview.table.status == "playing" else None
    guest = None if turn is None else overview.guests.get(turn)
    return {"seat": turn, "name": names.get(guest) if guest else None}


def table_table(screen: Screen, found: Sequence[TableOverview], names: Mapping[str, str]) -> Table:
    columns = ("table", "game", "state", "seats", "bots", "changed", "waiting")
    return grid(screen, columns, [table_row(screen, table_json(each, names)) for each in found])


def table_row(screen: Screen, table: Mapping[str, Any]) -> list[str]:
    counts = [f"{table['people'] + table['bots']}/{table['seats']}", str(table["bots"])]
    state = screen.say(f"admin-status-{table['status']}")
    return [table["id"], game_name(screen, table["game"]), state, *counts, local_time(table["changed"]), waits(screen, table)]


def waits(screen: Screen, table: Mapping[str, Any]) -> str:
    if table["is_closing"]:
        return screen.say("admin-waiting-closing")
    if table["broken"] and table["status"] != "closed":
        return screen.say("admin-broken", reason=table["broken"])
    return waiting_text(screen, table["waiting"]["what"], table["waiting"]["seat"], table["waiting"]["name"])


def waiting_text(screen: Screen, what: str, seat: int | None, name: str | None) -> str:
    return screen.say(f"admin-waiting-{what}", seat="" if seat is None else str(seat), name=name or "?")


def game_name(screen: Screen, game: str) -> str:
    return screen.say(f"{game}-name") if game in GAMES else game


def table_lines(screen: Screen, table: TableReport) -> Iterator[str]:
    say = screen.say
    yield say("admin-table-head", table=table.id, game=game_name(screen, table.game), state=say(f"admin-status-{table.status}"))
    yield say("admin-table-times", created=local_time(table.created), changed=local_time(table.changed))
    if table.is_closing:
        yield say("admin-waiting-closing")
    if table.broken:
        yield say("admin-broken", reason=table.broken)
    if waiting := table.waiting:
        what = waiting_text(screen, waiting.what, waiting.seat, waiting.name)
        yield say("admin-table-waiting", what=what, since=local_time(waiting.since))
        if waiting.deadline:
            yield say("admin-table-deadline", at=local_time(waiting.deadline))
    for seat in table.seats:
        yield "  " + seat_line(screen, seat)
    yield say("admin-table-spectators", count=table.spectators)


def seat_line(screen: Screen, seat: SeatReport) -> str:
    facts = {"seat": str(seat.seat), "name": seat.name or "", "guest": seat.guest or ""}
    if seat.held_by != "person":
        return screen.say(f"admin-seat-{seat.held_by}", **facts)
    state = "connected" if seat.is_connected else "seen" if seat.last_seen else "unseen"
    line = screen.say(f"admin-seat-{state}", **facts, at=local_time(seat.last_seen) if seat.last_seen else "")
    return f"{line} {screen.say('admin-seat-away')}" if seat.is_away else line


def guest_json(overview: GuestOverview) -> dict[str, Any]:
    guest = overview.guest
    return {
        "id": guest.id,
        "name": guest.name,
        "created": iso_time(guest.created),
        "seen": iso_time(guest.seen),
        "devices": overview.sessions,
        "tables": overview.tables,
        "is_blocked": overview.is_blocked,
    }


def guest_table(screen: Screen, found: Sequence[GuestOverview]) -> Table:
    rows = [guest_row(screen, guest_json(each)) for each in found]
    return grid(screen, ("guest", "name", "created", "seen", "devices", "tables", "blocked"), rows)


def guest_row(screen: Screen, guest: Mapping[str, Any]) -> list[str]:
    counts = [str(guest["devices"]), str(guest["tables"])]
    return [
        guest["id"],
        guest["name"],
        local_time(guest["created"]),
        local_time(guest["seen"]),
        *counts,
        screen.say("admin-yes") if guest["is_blocked"] else "",
    ]


def block_json(block: Block) -> dict[str, Any]:
    until = None if block.until is None else iso_time(block.until)
    return {"kind": block.kind, "value": block.value, "since": iso_time(block.since), "until": until, "reason": block.reason}


def block_table(screen: Screen, found: Sequence[Block]) -> Table:
    return grid(screen, ("value", "kind", "since", "until", "reason"), [block_row(screen, block_json(each)) for each in found])


def block_row(screen: Screen, block: Mapping[str, Any]) -> list[str]:
    until = local_time(block["until"]) if block["until"] else screen.say("admin-for-good")
    return [block["value"], screen.say(f"admin-kind-{block['kind']}"), local_time(block["since"]), until, block["reason"]]


def audit_json(entry: AuditEntry) -> dict[str, Any]:
    parts = {"action": entry.action, "target": entry.target, "reason": entry.reason, "result": entry.result}
    return {"at": iso_time(entry.at), "who": entry.who, **parts}


def audit_table(screen: Screen, found: Sequence[AuditEntry]) -> Table:
    rows = [[local_time(iso_time(each.at)), each.who, each.action, each.target, local_times(each.result), each.reason] for each in found]
    return grid(screen, ("at", "who", "action", "target", "result", "reason"), rows)


def local_times(text: str) -> str:
    return ISO_TIME.sub(lambda found: local_time(found[0]), text)
