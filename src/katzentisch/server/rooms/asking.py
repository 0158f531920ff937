"""What a connection asks of the table that it watches."""

from collections.abc import Awaitable, Callable

from ...games.game import IllegalMove, Refusal
from ...words import Said
from ..tables.entries import Person
from ..tables.explaining import reason, sentence, why_not
from ..tables.moderation import replace
from ..tables.rights import need_game, need_turn, own_seat
from ..wire import messages, requests
from .audience import Listener
from .presence import is_here, was_here
from .room import Room
from .standing import sealed_order
from .thinking import Thought, answer, comparison, question


async def fulfil(room: Room, asker: Listener, ask: requests.Request) -> None:
    """Raises Refusal."""
    match ask:
        case requests.SetOrder():
            await order(room, asker, ask)
        case requests.Hint():
            await hint(room, asker, ask)
        case requests.Explain():
            await why(room, asker, ask)
        case requests.Compare():
            await compare(room, asker, ask)
        case requests.Mute():
            await mute(room, asker, ask)
        case requests.HandOver(to=to):
            await room.do(asker.me, ask, await visitor(room, to, is_here))
        case requests.Ban(guest=guest):
            await room.do(asker.me, ask, await visitor(room, guest, was_here))
        case requests.Replace():
            await ask_to_replace(room, asker, ask)
        case _:
            await room.do(asker.me, ask)


async def person(room: Room, guest: str) -> Person:
    found = await room.house.store.guest(guest)
    if found is None:
        raise Refusal(Said("guest-unknown"))
    return Person(found.id, found.name)


async def visitor(room: Room, guest: str, may_be_meant: Callable[[Room, str], Awaitable[bool]]) -> Person:
    """Somebody at this table: nobody else's name can be found out here."""
    found = await person(room, guest)
    if not await may_be_meant(room, guest):
        raise Refusal(Said("guest-not-here"))
    return found


async def ask_to_replace(room: Room, asker: Listener, ask: requests.Replace) -> None:
    house = room.house
    async with room.lock:
        await room.insist(lambda table: replace(table, asker.me, ask, room.time(), house.settings.patience, house.settings.last_call))


async def order(room: Room, asker: Listener, ask: requests.SetOrder) -> None:
    """Nobody else may notice: the log doesn't grow, nobody waits, nothing else is done earlier or later."""
    async with room.orders.changing:
        async with room.lock:
            await room.refresh()
            own_seat(room.table, asker.me, ask.seat)
            need_game(room.table)
            sealed = sealed_order(room.table, ask.seat, ask.order)
        await room.orders.keep(ask.seat, sealed)
        async with room.lock:
            room.orders.put(room.table, ask.seat, sealed)
            room.audience.tell_seat(room.table, ask.seat)
            room.work.reconsider()
    room.house.bus.hint(room.table.id, room.table.number + 1)  # so that others look, and load the orders


async def hint(room: Room, asker: Listener, ask: requests.Hint) -> None:
    thought = await advice(room, asker, ask.seat)
    move = await answer(thought, room.house)
    asker.tell(messages.HintResult(seat=ask.seat, ply=thought.ply, move=move, id=ask.id))


async def advice(room: Room, asker: Listener, seat: int) -> Thought:
    """A question for a bot, if it may be asked."""
    async with room.lock:
        await room.refresh()
        own_seat(room.table, asker.me, seat)
        need_game(room.table)
        if not room.table.choices.hints:
            raise Refusal(Said("hints-off"))
        need_turn(room.table, seat)
        return question(room.table, seat)


async def why(room: Room, asker: Listener, ask: requests.Explain) -> None:
    async with room.lock:
        await room.refresh()
        own_seat(room.table, asker.me, ask.seat)
        need_game(room.table)
        said, ply = why_not(room.table, ask.seat, ask.move), room.table.dealing.ply
    text = sentence(said, asker.language) if said else None
    asker.tell(messages.Explanation(seat=ask.seat, ply=ply, move=ask.move, text=text, id=ask.id))


async def compare(room: Room, asker: Listener, ask: requests.Compare) -> None:
    thought = await advice(room, asker, ask.seat)
    said = None if ask.move is None else reason(thought.observation, ask.move)
    if said:
        raise IllegalMove(said)
    if len(thought.observation.legal()) == 1:
        raise Refusal(Said("compare-nothing"))
    excess = room.house.comparing.why_not(asker.me.guest, asker.address)
    if excess:
        room.house.counts.limited.labels("comparisons").inc()
        raise Refusal(Said(f"compare-{excess}"))
    found = await comparison(thought, ask.move, room.house, asker)
    asker.tell(messages.Comparison(seat=ask.seat, ply=thought.ply, move=ask.move, id=ask.id, **found))


async def mute(room: Room, asker: Listener, ask: requests.Mute) -> None:
    """For all connections of the person here; those elsewhere know when they come again."""
    store = room.house.store
    await (store.mute if ask.on else store.unmute)(asker.me.guest, (await person(room, ask.guest)).guest)
    for listener in room.audience.listeners:
        if listener.me.guest == asker.me.guest:
            listener.muted = listener.muted | {ask.guest} if ask.on else listener.muted - {ask.guest}
