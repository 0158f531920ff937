"""Presence: who is connected. Every process regularly notes its connections in the store, so that each knows of all."""

from collections.abc import Sequence

from ..tables.entries import Warned
from .clock import AHEAD
from .live_table import LiveTable
from .services import Services


async def is_gone(room: LiveTable, seat: int) -> bool:
    """Return whether a seat's person has been disconnected for so long that the others needn't wait."""
    guest, services = room.table.seats[seat].guest, room.services
    if guest is None or room.audience.has(guest):
        return False
    seen = (await services.store.last_seen(room.table.id)).get(guest, 0)
    if seen > services.now() + AHEAD:  # noted by a wrong clock
        seen = 0
    return room.time() - max(seen + room.clock.ahead(room.table), room.table.active_game.turn_at) > services.settings.absence


async def is_here(room: LiveTable, guest: str) -> bool:
    """Return whether a guest is connected to the table, through this process or another."""
    if room.audience.has(guest):
        return True
    seen = (await room.services.store.last_seen(room.table.id)).get(guest)
    return seen is not None and room.services.now() - seen <= 2 * room.services.settings.beat


async def was_here(room: LiveTable, guest: str) -> bool:
    return bool(room.table.seats_of(guest)) or room.audience.has(guest) or guest in await room.services.store.last_seen(room.table.id)


async def note_everyone(services: Services, rooms: Sequence[LiveTable]) -> None:
    """Note everyone who is connected to this process."""
    now = services.now()
    await services.store.note_presence(sorted(noted_pairs(rooms, now, players_only=False)), now)


async def share_presence(services: Services, rooms: Sequence[LiveTable]) -> None:
    """Exchange with other processes which players are connected, and send lists of people that have changed because of it."""
    watched = [room for room in rooms if room.audience.listeners]
    if services.settings.has_peers and watched:
        now = services.now()
        await services.store.note_players(sorted(noted_pairs(watched, now, players_only=True)), now)
        await read_presence(services, watched)
    for room in watched:
        if room.audience.attendance.has_changed(room.audience.listeners):
            room.audience.send_people(room.table)


def noted_pairs(rooms: Sequence[LiveTable], now: int, players_only: bool) -> set[tuple[str, str]]:
    """Return tables and guests that are connected; each room remembers that they are noted now, to tell it from what others note."""
    pairs = set()
    for room in rooms:
        players = {seat.guest for seat in room.table.seats}
        for each in room.audience.listeners:
            if not each.is_quiet and (each.me.guest in players or not players_only):
                room.audience.attendance.noted[each.me.guest] = now
                pairs.add((room.table.id, each.me.guest))
    return pairs


async def read_presence(services: Services, rooms: Sequence[LiveTable]) -> None:
    seen = await services.store.players_seen([room.table.id for room in rooms])
    recent = services.now() - 2 * services.settings.beat
    for room in rooms:
        room.audience.attendance.follow(seen.get(room.table.id, {}), recent)


def is_waiting(room: LiveTable) -> bool:
    """Return whether a connected player waits for a disconnected one, at a table without a clock."""
    table, seat = room.table, room.table.turn
    if seat is None or table.status != "playing" or table.settings.has_clock:
        return False
    waited_for = table.seats[seat]
    if waited_for.is_played_by_bot or waited_for.warned is not None or room.audience.has(waited_for.guest or ""):
        return False
    return any(listener.me.guest in {each.guest for each in table.seats} for listener in room.audience.listeners)


async def warn_if_gone(room: LiveTable) -> None:
    async with room.lock:
        await room.refresh()
        seat = room.table.turn
        if seat is not None and is_waiting(room) and await is_gone(room, seat):
            await room.add(Warned(seat, room.time() + room.services.settings.last_call))
