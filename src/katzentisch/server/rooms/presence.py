"""Presence: who is connected. Every process regularly notes its connections in the store, so that each knows of all."""

from ..tables.entries import Warned
from .clock import AHEAD
from .live_table import LiveTable


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
