"""Who is here. Every process notes its own connections in the store now and then, so that each knows of all."""

from typing import TYPE_CHECKING

from ..tables.entries import Warned
from .clock import AHEAD

if TYPE_CHECKING:
    from .room import Room


async def is_gone(room: "Room", seat: int) -> bool:
    """Whether the person of a seat hasn't been connected anywhere for so long that others needn't wait."""
    guest, house = room.table.seats[seat].guest, room.house
    if guest is None or room.audience.has(guest):
        return False
    seen = (await house.store.last_seen(room.table.id)).get(guest, 0)
    if seen > house.now() + AHEAD:  # by a clock that was wrong
        seen = 0
    return room.time() - max(seen + room.clock.ahead(room.table), room.table.dealing.turn_at) > house.settings.absence


async def is_here(room: "Room", guest: str) -> bool:
    """Whether somebody is connected to the table, with this process or another."""
    if room.audience.has(guest):
        return True
    seen = (await room.house.store.last_seen(room.table.id)).get(guest)
    return seen is not None and room.house.now() - seen <= 2 * room.house.settings.beat


async def was_here(room: "Room", guest: str) -> bool:
    return bool(room.table.seats_of(guest)) or room.audience.has(guest) or guest in await room.house.store.last_seen(room.table.id)


def is_waiting(room: "Room") -> bool:
    """Whether somebody who is connected here waits for somebody who isn't, at a table without a clock."""
    table, seat = room.table, room.table.turn
    if seat is None or table.status != "playing" or table.choices.has_clock:
        return False
    waited_for = table.seats[seat]
    if waited_for.is_played_by_bot or waited_for.warned is not None or room.audience.has(waited_for.guest or ""):
        return False
    return any(listener.me.guest in {each.guest for each in table.seats} for listener in room.audience.listeners)


async def warn_if_gone(room: "Room") -> None:
    async with room.lock:
        await room.refresh()
        seat = room.table.turn
        if seat is not None and is_waiting(room) and await is_gone(room, seat):
            await room.add(Warned(seat, room.time() + room.house.settings.last_call))
