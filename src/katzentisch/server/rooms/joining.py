"""Coming to a table, for the first time or again: a reload, a lost network, a second tab and a restarted server are the same case."""

from collections.abc import Sequence
from hmac import compare_digest

from ..storage.rows import Entry
from ..tables.entries import Back, Began, Chatted, decode
from ..tables.replaying import replayed
from ..tables.table import Table
from ..wire import messages as wire
from ..wire import telling
from .audience import Listener, viewers_of
from .room import Room

OLD_CHAT = 50  # what was said before this game, for whoever comes new


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
            room.audience.tell_all(room.table, listener, await missed(room, listener, viewer, since), viewer)
        room.audience.add(listener)
        room.audience.tell_people(room.table)


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


async def missed(room: Room, listener: Listener, viewer: telling.Viewer, since: int) -> list[wire.AnyHappening]:
    """The entries after `since`; for whoever comes new, those of the game that is going on, and what was said before."""
    if since >= room.table.number:
        return []
    rows = (await room.house.store.entries(room.table.id))[: room.table.number]  # another process may be further: that is told later
    start = since or before_game(rows)
    said: list[wire.AnyHappening] = []
    happened: list[wire.AnyHappening] = []
    for table, entry, steps in replayed(room.table.id, rows):
        if (isinstance(entry, Chatted) and entry.who.guest in listener.muted) or not telling.may_follow(table, entry, viewer):
            continue
        if table.number > start:
            happened.append(telling.happening(table, entry, steps, viewer))
        elif since == 0 and isinstance(entry, Chatted):
            said.append(telling.happening(table, entry, steps, viewer))
    return said[-OLD_CHAT:] + happened


def before_game(rows: Sequence[Entry]) -> int:
    """The number of the last entry before the last game; 0 where there was none."""
    return max((row.number - 1 for row in rows if isinstance(decode(row.body), Began)), default=0)
