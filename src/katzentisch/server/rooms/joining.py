"""Coming to a table, for the first time or again: a reload, a lost network, a second tab and a restarted server are the same case."""

from functools import partial
from hmac import compare_digest

from ..storage.rows import Entry
from ..tables.entries import AnyEntry, Back, Chatted, decode
from ..tables.replaying import continued
from ..tables.table import PLAY, Table
from ..wire import messages as wire
from ..wire import telling
from .audience import Listener, viewers_of
from .past import Past, past_of
from .room import Room

OLD_CHAT = 50  # what was said before this game, for whoever comes new
BEHIND = 500  # entries; whoever has missed more hears of the game that is going on, as if new
LONG = 50  # entries that are told in one message without another thread

Happened = list[wire.AnyHappening]


def may_enter(room: Room, guest: str, invite: str | None) -> bool:
    right = room.audience.invite
    if right is None or room.table.host.guest == guest or room.table.seats_of(guest):
        return True
    return invite is not None and compare_digest(invite.encode(), right.encode())


async def join(room: Room, listener: Listener, since: int) -> None:
    """From now on the listener is told everything; first of all what it has missed."""
    async with room.lock:
        await room.refresh()
        if since > room.table.number and await room.read_on():  # another process has told it before we have heard of it
            await room.settle()
        guest = listener.me.guest
        await room.house.store.see([(room.table.id, guest)], room.house.now())
        await take_back(room, guest)
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


async def take_back(room: Room, guest: str) -> None:
    """Whoever returns plays again; a clock that is running out isn't stopped by that."""
    await room.insist(lambda table: [Back(seat) for seat in table.seats_of(guest) if is_missed(table, seat)])


def is_missed(table: Table, number: int) -> bool:
    seat = table.seats[number]
    return not table.is_closed and (seat.away or (seat.warned is not None and not table.choices.has_clock))


async def missed(room: Room, listener: Listener, viewer: telling.Viewer, since: int) -> Happened:
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
    return said + [each for each in happened if not (isinstance(each, wire.ChatHeard) and each.who.guest in listener.muted)]


def start_for(table: Table, since: int) -> int:
    """The number of the last entry that is not told."""
    if since and table.number - since <= BEHIND:
        return since
    return max(since, table.game_start - 1 if table.game_start else table.number - BEHIND, 0)


async def said_before(room: Room, muted: set[str], since: int, start: int) -> Happened:
    rows = await room.house.store.chats(room.table.id, since, start, 4 * OLD_CHAT)
    said = [(row, entry) for row in rows if isinstance(entry := decode(row.body), Chatted) and entry.text and entry.who.guest not in muted]
    return [telling.heard(row.number, row.at, entry) for row, entry in said[-OLD_CHAT:]]


async def happened_after(room: Room, start: int, viewer: telling.Viewer) -> Happened:
    """To tell of the first entry of all, and of a game's beginning, the table after it is enough, and of that there is a snapshot."""
    table, store = room.table, room.house.store
    is_after = start + 1 in (1, table.game_start)
    past = await past_of(room.house, table.id, start + 1 if is_after else start)
    [first] = await store.entries(table.id, start, start + 1) if is_after else [None]
    return await room.house.apart(len(past.later) > LONG, partial(told, past, first, viewer, table.number))


def told(past: Past, first: Entry | None, viewer: telling.Viewer, number: int) -> Happened:
    """Up to a number: another process may be further, and that is told later."""
    happened: Happened = []
    if first:
        happened.append(telling.happening(past.table, decode(first.body), [], viewer))
    for table, entry, steps in continued(past.table, [row for row in past.later if row.number <= number]):
        if telling.may_follow(table, entry, viewer) and is_of_interest(table, entry, number):
            happened.append(telling.happening(table, entry, steps, viewer))
    return happened


def is_of_interest(table: Table, entry: AnyEntry, number: int) -> bool:
    """The moves of a game are all told, the rest only if it isn't too long ago."""
    return isinstance(entry, PLAY) or number - table.number < BEHIND
