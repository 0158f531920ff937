"""Coming to a table, for the first time or again: a reload, a lost network, a second tab and a restarted server are the same case."""

from functools import partial
from hmac import compare_digest

import structlog

from ...games.game import Refusal
from ...words import Said
from ..storage.database_errors import database_failure
from ..storage.rows import EntryRow, TableRow
from ..tables.entries import AnyEntry, Back, Chatted
from ..tables.replaying import BrokenLog, continued, entry_in
from ..tables.table import PLAY, Table
from ..wire import table_events, updates
from .audience import Listener, viewers_of
from .past import Past, past_of
from .room import Room

log = structlog.get_logger("katzentisch.rooms")
OLD_CHAT = 50  # what was said before this game, for whoever comes new
BEHIND = 500  # entries; whoever has missed more hears of the game that is going on, as if new
LONG = 50  # entries that are told in one message without another thread

Happened = list[table_events.AnyTableEvent]


def may_enter(room: Room, guest: str, invite: str | None) -> bool:
    """At a public table that is anybody, since a new cookie is easily had."""
    if room.invite is None or room.table.host.guest == guest or room.table.seats_of(guest):
        return True
    return not room.table.conduct.is_banned(guest) and is_invited(room.invite, invite)


def may_know(row: TableRow, is_own: bool, invite: str | None) -> bool:
    """The same as `may_enter`, before the table's log is read; bans are known only after that."""
    return is_own or is_invited(row.invite, invite)


def is_invited(right: str | None, invite: str | None) -> bool:
    return right is None or (invite is not None and compare_digest(invite.encode(), right.encode()))


def need_entry(room: Room, guest: str, invite: str | None) -> None:
    """Whether a table that somebody may not enter exists is not told either, unless they were there before."""
    if not may_enter(room, guest, invite):
        raise Refusal(Said("table-banned" if room.table.conduct.is_banned(guest) else "table-unknown"))


async def join(room: Room, listener: Listener, since: int, invite: str | None) -> None:
    """From now on the listener is told everything; first of all what it has missed."""
    async with room.lock:
        await room.refresh()
        need_entry(room, listener.me.guest, invite)  # again: it may have been taken away meanwhile
        if since > room.table.number and await room.read_on():  # another process has told it before we have heard of it
            await room.settle()
        guest = listener.me.guest
        await announce(room, guest)
        for viewer in viewers_of(room.table, guest):
            happened = await missed(room, listener, viewer, since)
            write = partial(room.audience.written_all, room.table, viewer, happened)
            listener.send(await room.house.apart(len(happened) > LONG, write))
        room.audience.add(listener)
        room.audience.tell_people(room.table, listener)


def leave(room: Room, listener: Listener) -> None:
    room.audience.discard(listener)
    room.audience.tell_people(room.table)
    room.used = room.house.now()


async def announce(room: Room, guest: str) -> None:
    """Notes that somebody is here and plays again. Where nothing can be saved one may come in and look all the same."""
    try:
        await room.house.store.note_presence([(room.table.id, guest)], room.house.now())
        await take_back(room, guest)
    except Exception as error:
        failure = database_failure(error)
        if failure is None:
            raise
        log.warning("presence not noted", failure=failure)
        await room.refresh()


async def take_back(room: Room, guest: str) -> None:
    """Whoever returns plays again; a clock that is running out isn't stopped by that."""
    await room.insist(lambda table: [Back(seat) for seat in table.seats_of(guest) if is_missed(table, seat)])


def is_missed(table: Table, number: int) -> bool:
    seat = table.seats[number]
    is_looked_for = seat.warned is not None and not table.choices.has_clock and not seat.asked
    return not table.is_closed and (seat.away or is_looked_for)


async def missed(room: Room, listener: Listener, viewer: updates.Viewer, since: int) -> Happened:
    """The entries after `since`; for whoever comes new, or is far behind, those of the game that is going on, and what was said before."""
    table = room.table
    if since >= table.number:
        return []
    start = start_for(table, since)
    said = await said_before(room, listener.muted, since, start) if start > since else []
    happened = room.house.recent.get(table, viewer, start)
    if happened is None:
        happened = await happened_after(room, start, viewer)
        room.house.recent.put(table, viewer, start, happened)
    return said + [each for each in happened if not (isinstance(each, table_events.ChatMessage) and each.who.guest in listener.muted)]


def start_for(table: Table, since: int) -> int:
    """The number of the last entry that is not told."""
    if since and table.number - since <= BEHIND:
        return since
    return max(since, table.game_start - 1 if table.game_start else table.number - BEHIND, 0)


async def said_before(room: Room, muted: set[str], since: int, start: int) -> Happened:
    rows = await room.house.store.chats(room.table.id, since, start, 4 * OLD_CHAT)
    read = [(row, entry_in(room.table.id, row)) for row in rows]
    said = [(row, entry) for row, entry in read if isinstance(entry, Chatted) and entry.text and entry.who.guest not in muted]
    return [updates.chat_message(row.number, row.at, entry) for row, entry in said[-OLD_CHAT:]]


async def happened_after(room: Room, start: int, viewer: updates.Viewer) -> Happened:
    """To tell of the first entry of all, and of a game's beginning, the table after it is enough, and of that there is a snapshot."""
    table, store = room.table, room.house.store
    is_after = start + 1 in (1, table.game_start)
    past = await past_of(room.house, table.id, start + 1 if is_after else start)
    first = await store.entries(table.id, start, start + 1) if is_after else []
    if is_after and not first:
        raise BrokenLog(table.id, start + 1)
    return await room.house.apart(len(past.later) > LONG, partial(told, past, first, viewer, table.number))


def told(past: Past, first: list[EntryRow], viewer: updates.Viewer, number: int) -> Happened:
    """Up to a number: another process may be further, and that is told later."""
    happened: Happened = []
    for row in first:
        happened.append(updates.table_event(past.table, entry_in(past.table.id, row), [], viewer))
    for table, entry, steps in continued(past.table, [row for row in past.later if row.number <= number]):
        if updates.may_see(table, entry, viewer) and is_of_interest(table, entry, number):
            happened.append(updates.table_event(table, entry, steps, viewer))
    return happened


def is_of_interest(table: Table, entry: AnyEntry, number: int) -> bool:
    """The moves of a game are all told, the rest only if it isn't too long ago."""
    return isinstance(entry, PLAY) or number - table.number < BEHIND
