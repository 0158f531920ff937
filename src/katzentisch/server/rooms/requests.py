"""Handling of the requests a connection makes at the table it watches."""

from collections.abc import Awaitable, Callable

from ...games.game import IllegalMove, Refusal
from ...protocol import messages, requests
from ...protocol.holders import Person
from ...words import Said
from ..tables.moderation import replace
from ..tables.permissions import own_seat, require_game, require_turn
from ..tables.reasons import reason_at_turn, reason_text, why_illegal
from .audience import Listener
from .bot_moves import Decision, decision_for, find_move, run_comparison
from .presence import is_here, was_here
from .room import Room
from .standing_orders import sealed_order


async def handle(room: Room, asker: Listener, request: requests.Request) -> None:
    """Handle a request. Raises Refusal."""
    match request:
        case requests.SetOrder():
            await set_order(room, asker, request)
        case requests.Hint():
            await hint(room, asker, request)
        case requests.Explain():
            await explain(room, asker, request)
        case requests.Compare():
            await compare(room, asker, request)
        case requests.Mute():
            await mute(room, asker, request)
        case requests.HandOver(to=to):
            await room.apply(asker.me, request, await visitor(room, to, is_here))
        case requests.Ban(guest=guest):
            await room.apply(asker.me, request, await visitor(room, guest, was_here))
        case requests.Replace():
            await request_replacement(room, asker, request)
        case _:
            await room.apply(asker.me, request)


async def person(room: Room, guest: str) -> Person:
    found = await room.services.store.guest(guest)
    if found is None:
        raise Refusal(Said("guest-unknown"))
    return Person(found.id, found.name)


async def visitor(room: Room, guest: str, is_eligible: Callable[[Room, str], Awaitable[bool]]) -> Person:
    """Return a person at this table. Others are refused, so that their names can't be looked up here."""
    found = await person(room, guest)
    if not await is_eligible(room, guest):
        raise Refusal(Said("guest-not-here"))
    return found


async def request_replacement(room: Room, asker: Listener, request: requests.Replace) -> None:
    settings = room.services.settings
    async with room.lock:
        await room.commit(lambda table: replace(table, asker.me, request, room.time(), settings.patience, settings.last_call))


async def set_order(room: Room, asker: Listener, request: requests.SetOrder) -> None:
    """Set or revoke a standing order. Nobody else may notice: the log doesn't grow, and the timing of everything else stays the same."""
    async with room.orders.changing:
        async with room.lock:
            await room.refresh()
            own_seat(room.table, asker.me, request.seat)
            require_game(room.table)
            sealed = sealed_order(room.table, request.seat, request.order)
        await room.orders.save(request.seat, sealed)
        async with room.lock:
            room.orders.put(room.table, request.seat, sealed)
            room.audience.send_to_seat(room.table, request.seat)
            room.scheduler.reconsider()
    room.services.bus.hint(room.table.id, room.table.number + 1)  # so that other processes check the table and load its orders


async def hint(room: Room, asker: Listener, request: requests.Hint) -> None:
    decision = await advised_decision(room, asker, request.seat)
    move = await find_move(decision, room.services)
    asker.send_message(messages.HintResult(seat=request.seat, ply=decision.ply, move=move, id=request.id))


async def advised_decision(room: Room, asker: Listener, seat: int) -> Decision:
    """Return the asker's pending decision, if they may ask a bot about it."""
    async with room.lock:
        await room.refresh()
        own_seat(room.table, asker.me, seat)
        require_game(room.table)
        if not room.table.settings.hints:
            raise Refusal(Said("hints-off"))
        require_turn(room.table, seat)
        return decision_for(room.table, seat)


async def explain(room: Room, asker: Listener, request: requests.Explain) -> None:
    async with room.lock:
        await room.refresh()
        own_seat(room.table, asker.me, request.seat)
        require_game(room.table)
        said, ply = why_illegal(room.table, request.seat, request.move), room.table.active_game.ply
    text = reason_text(said, asker.language) if said else None
    asker.send_message(messages.Explanation(seat=request.seat, ply=ply, move=request.move, text=text, id=request.id))


async def compare(room: Room, asker: Listener, request: requests.Compare) -> None:
    decision = await advised_decision(room, asker, request.seat)
    said = None if request.move is None else reason_at_turn(decision.observation, request.move)
    if said:
        raise IllegalMove(said)
    if len(decision.observation.legal()) == 1:
        raise Refusal(Said("compare-nothing"))
    excess = room.services.comparisons.why_not(asker.me.guest, asker.address)
    if excess:
        room.services.metrics.limited.labels("comparisons").inc()
        raise Refusal(Said(f"compare-{excess}"))
    found = await run_comparison(decision, request.move, room.services, asker)
    asker.send_message(messages.Comparison(seat=request.seat, ply=decision.ply, move=request.move, id=request.id, **found))


async def mute(room: Room, asker: Listener, request: requests.Mute) -> None:
    """Mute a guest on all of the asker's connections in this room; other connections learn of it when they reconnect."""
    store = room.services.store
    await (store.mute if request.on else store.unmute)(asker.me.guest, (await person(room, request.guest)).guest)
    for listener in room.audience.listeners:
        if listener.me.guest == asker.me.guest:
            listener.muted = listener.muted | {request.guest} if request.on else listener.muted - {request.guest}
