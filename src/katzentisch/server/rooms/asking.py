"""What a connection asks of the table that it watches."""

from ...games.game import Refusal
from ...words import Said
from ..tables.deeds import need_game, need_turn, own_seat
from ..tables.entries import Person
from ..wire import messages as wire
from .audience import Listener
from .room import Room
from .thinking import answer, question


async def fulfil(room: Room, asker: Listener, ask: wire.Ask) -> None:
    """Raises Refusal."""
    match ask:
        case wire.Order():
            await order(room, asker, ask)
        case wire.Hint():
            await hint(room, asker, ask)
        case wire.Mute():
            await mute(room, asker, ask)
        case wire.HandOver(to=to):
            await room.do(asker.me, ask, await person(room, to))
        case _:
            await room.do(asker.me, ask)


async def person(room: Room, guest: str) -> Person:
    found = await room.house.store.guest(guest)
    if found is None:
        raise Refusal(Said("guest-unknown"))
    return Person(found.id, found.name)


async def order(room: Room, asker: Listener, ask: wire.Order) -> None:
    async with room.lock:
        await room.refresh()
        own_seat(room.table, asker.me, ask.seat)
        need_game(room.table)
        await room.orders.put(room.table, ask.seat, ask.order)
        room.audience.tell_seat(room.table, ask.seat)
        room.work.schedule()
    room.house.bus.hint(room.table.id, room.table.number + 1)  # so that others look, and load the orders


async def hint(room: Room, asker: Listener, ask: wire.Hint) -> None:
    async with room.lock:
        await room.refresh()
        own_seat(room.table, asker.me, ask.seat)
        need_game(room.table)
        if not room.table.choices.hints:
            raise Refusal(Said("hints-off"))
        need_turn(room.table, ask.seat)
        thought = question(room.table, ask.seat)
    move = await answer(thought, room.house)
    asker.tell(wire.Hinted(seat=ask.seat, ply=thought.ply, move=move, id=ask.id))


async def mute(room: Room, asker: Listener, ask: wire.Mute) -> None:
    """For all connections of the person here; those elsewhere know when they come again."""
    store = room.house.store
    await (store.mute if ask.on else store.unmute)(asker.me.guest, (await person(room, ask.guest)).guest)
    for listener in room.audience.listeners:
        if listener.me.guest == asker.me.guest:
            listener.muted = listener.muted | {ask.guest} if ask.on else listener.muted - {ask.guest}
