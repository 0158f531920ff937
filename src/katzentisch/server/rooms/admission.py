"""Joining and leaving a table. A first visit, a reload, a lost connection, a second tab and a restarted server are all handled alike."""

import asyncio
from functools import partial
from hmac import compare_digest

import structlog

from ...games.game import Refusal
from ...protocol.table_events import AnyTableEvent, ChatMessage
from ...words import Said
from ..storage.database_errors import database_failure
from ..storage.rows import EntryRow, TableRow
from ..tables import updates
from ..tables.entries import AnyEntry, Back, Chatted
from ..tables.replay import BrokenLog, decode_entry, replay_onto
from ..tables.table import GAME_ENTRIES, Table
from .audience import Listener, viewers_of
from .history import PastTable, load_past
from .room import Room

log = structlog.get_logger("katzentisch.rooms")
OLD_CHAT = 50  # chat messages from before the current game, for newcomers
BEHIND = 500  # entries; a client that has missed more gets the current game, like a newcomer
MARGIN = 0.05  # seconds, so that the time is over when a timer ends
LONG = 50  # events that are encoded without a thread


def may_enter(room: Room, guest: str, invite: str | None) -> bool:
    """Return whether a guest may watch. At a public table everyone may: a ban would be avoided with a new cookie."""
    if room.invite is None or room.table.host.guest == guest or room.table.seats_of(guest):
        return True
    return not room.table.conduct.is_banned(guest) and is_invited(room.invite, invite)


def may_know(row: TableRow, is_own: bool, invite: str | None) -> bool:
    """The same as `may_enter`, before the table is loaded, when bans are not known yet."""
    return is_own or is_invited(row.invite, invite)


def is_invited(expected: str | None, invite: str | None) -> bool:
    return expected is None or (invite is not None and compare_digest(invite.encode(), expected.encode()))


def require_entry(room: Room, guest: str, invite: str | None) -> None:
    """Refuse a guest who may not watch. Whether the table exists is only revealed to guests who were there before."""
    if not may_enter(room, guest, invite):
        raise Refusal(Said("table-banned" if room.table.conduct.is_banned(guest) else "table-unknown"))


async def join(room: Room, listener: Listener, since: int, invite: str | None) -> None:
    """Send the listener what it has missed, and from now on everything."""
    async with room.lock:
        await room.refresh()
        require_entry(room, listener.me.guest, invite)  # again: permission may have been withdrawn meanwhile
        if since > room.table.number and await room.read_new_entries():  # another process sent it before this one read it
            await room.reschedule()
        guest = listener.me.guest
        if not listener.is_spectator:
            await announce(room, guest)
        for viewer in viewers_of(room.table, listener):
            events = await missed_events(room, listener, viewer, since)
            encode = partial(room.audience.full_update_json, room.table, viewer, events)
            listener.send(await room.services.run(len(events) > LONG, encode))
        room.audience.add(listener)
        room.audience.send_people(room.table, listener)


def leave(room: Room, listener: Listener) -> None:
    """The list of people is sent once they had time to come back: most come from a reload or another network."""
    room.audience.discard(listener)
    room.last_used = room.services.now()
    if grace := room.audience.attendance.grace:
        asyncio.get_running_loop().call_later(grace + MARGIN, lambda: room.audience.send_people(room.table))
    else:
        room.audience.send_people(room.table)


async def announce(room: Room, guest: str) -> None:
    """Note that a person is here and plays again. If nothing can be saved, they can still watch."""
    try:
        await note_presence(room, guest)
        await return_to_seats(room, guest)
    except Exception as error:
        failure = database_failure(error)
        if failure is None:
            raise
        log.warning("presence not noted", failure=failure)
        await room.refresh()


async def note_presence(room: Room, guest: str) -> None:
    room.audience.attendance.noted[guest] = now = room.services.now()
    await room.services.store.note_presence([(room.table.id, guest)], now)


async def return_to_seats(room: Room, guest: str) -> None:
    """Let a person who returns play again. This doesn't stop a clock that is running out."""
    await room.commit(lambda table: [Back(seat) for seat in table.seats_of(guest) if is_missed(table, seat)])


def is_missed(table: Table, number: int) -> bool:
    seat = table.seats[number]
    is_looked_for = seat.warned is not None and not table.settings.has_clock and not seat.asked
    return not table.is_closed and (seat.away or is_looked_for)


async def missed_events(room: Room, listener: Listener, viewer: updates.Viewer, since: int) -> list[AnyTableEvent]:
    """Return the events after entry `since`. A client that is new or far behind gets those of the current game and the chat before it."""
    table = room.table
    if since >= table.number:
        return []
    start = start_for(table, since)
    chat = await old_chat(room, listener.muted, since, start) if start > since else []
    events = room.services.event_cache.get(table, viewer, start)
    if events is None:
        events = await events_after(room, start, viewer)
        room.services.event_cache.put(table, viewer, start, events)
    return chat + [each for each in events if not (isinstance(each, ChatMessage) and each.who.guest in listener.muted)]


def start_for(table: Table, since: int) -> int:
    """Return the number of the last entry that is not sent. What happened before the seats got other numbers is not sent."""
    renumbered = max(table.renumbered - 1, 0)
    if since and table.number - since <= BEHIND:
        return max(since, renumbered)
    return max(since, table.game_start - 1 if table.game_start else table.number - BEHIND, renumbered)


async def old_chat(room: Room, muted: set[str], since: int, start: int) -> list[AnyTableEvent]:
    rows = await room.services.store.chats(room.table.id, since, start, 4 * OLD_CHAT)
    decoded = [(row, decode_entry(room.table.id, row)) for row in rows]
    chat = [(row, entry) for row, entry in decoded if isinstance(entry, Chatted) and entry.text and entry.who.guest not in muted]
    return [updates.chat_message(row.number, row.at, entry) for row, entry in chat[-OLD_CHAT:]]


async def events_after(room: Room, start: int, viewer: updates.Viewer) -> list[AnyTableEvent]:
    """Return the events after entry `start`.

    The event for a table's first entry, for the start of a game or for other seats needs only the table after it, of which there is a
    snapshot.
    """
    table, store = room.table, room.services.store
    is_after = start + 1 in (1, table.game_start, table.renumbered)
    past = await load_past(room.services, table.id, start + 1 if is_after else start)
    first = await store.entries(table.id, start, start + 1) if is_after else []
    if is_after and not first:
        raise BrokenLog(table.id, start + 1)
    return await room.services.run(len(past.later) > LONG, partial(visible_events, past, first, viewer, table.number))


def visible_events(past: PastTable, first: list[EntryRow], viewer: updates.Viewer, number: int) -> list[AnyTableEvent]:
    """Return the events up to a number. Another process may be further ahead; what it added is sent later."""
    events: list[AnyTableEvent] = []
    for row in first:
        events.append(updates.table_event(past.table, decode_entry(past.table.id, row), [], viewer))
    for table, entry, steps in replay_onto(past.table, [row for row in past.later if row.number <= number]):
        if updates.may_see(table, entry, viewer) and is_recent_enough(table, entry, number):
            events.append(updates.table_event(table, entry, steps, viewer))
    return events


def is_recent_enough(table: Table, entry: AnyEntry, number: int) -> bool:
    """All entries of the game are sent, others only if they are recent."""
    return isinstance(entry, GAME_ENTRIES) or number - table.number < BEHIND
