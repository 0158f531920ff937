"""The requests that a connection can make at the table it watches, each with its handler. A handler raises Refusal."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from ...games.game import IllegalMove, Refusal
from ...protocol import messages, requests
from ...protocol.holders import Person
from ...words import Said
from ..tables import commands, lobby, moderation, offers
from ..tables.entries import AnyEntry
from ..tables.permissions import own_seat, require_chat, require_game, require_open, require_turn
from ..tables.reasons import reason_at_turn, reason_text, why_illegal
from ..tables.table import Table
from .audience import Listener, Reply
from .bot_moves import Decision, decision_for
from .bus import SentReaction
from .hints import run_hint
from .presence import is_here, was_here
from .room import Room
from .standing_orders import sealed_order

Handler = Callable[[Room, Listener, Any], Awaitable[bool | None]]  # returns whether it has answered the request itself


@dataclass(frozen=True)
class LogRequest:
    """Handles a request that only adds entries to the log."""

    command: Callable[[Table, Person, Any], Iterable[AnyEntry]]

    async def __call__(self, room: Room, asker: Listener, request: requests.Request) -> bool | None:
        await room.apply(lambda table: self.entries(table, asker.me, request))
        return False

    def entries(self, table: Table, who: Person, request: requests.Request) -> Iterable[AnyEntry]:
        require_open(table)
        return self.command(table, who, request)


class MoveRequest(LogRequest):
    """Handles a move. The update that shows it is its answer, too."""

    async def __call__(self, room: Room, asker: Listener, request: requests.Request) -> bool | None:
        reply = None if request.id is None else Reply(asker, request.id)
        await room.apply(lambda table: self.entries(table, asker.me, request), reply)
        return reply is not None and reply.is_sent


@dataclass(frozen=True)
class GuestRequest:
    """Handles such a request about another guest, who must be eligible."""

    command: Callable[[Table, Person, Any, Person], Iterable[AnyEntry]]
    guest_in: Callable[[Any], str]
    is_eligible: Callable[[Room, str], Awaitable[bool]]

    async def __call__(self, room: Room, asker: Listener, request: requests.Request) -> None:
        guest = await visitor(room, self.guest_in(request), self.is_eligible)
        await room.apply(lambda table: self.entries(table, asker.me, request, guest))

    def entries(self, table: Table, who: Person, request: requests.Request, guest: Person) -> Iterable[AnyEntry]:
        require_open(table)
        return self.command(table, who, request, guest)


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
    await room.apply(lambda table: moderation.replace(table, asker.me, request, room.time(), settings.patience, settings.last_call))


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
            await room.refresh()
            room.orders.put(room.table, request.seat, sealed)
            room.audience.send_to_seat(room.table, request.seat)
            room.scheduler.reconsider()
    room.services.bus.hint_orders(room.table.id)


async def hint(room: Room, asker: Listener, request: requests.Hint) -> None:
    decision = await hinted_decision(room, asker, request.seat)
    said = None if request.move is None else reason_at_turn(decision.observation, request.move)
    if said:
        raise IllegalMove(said)
    room.services.compiled.require_all(room.table.game.id)
    excess = room.services.hint_queue.why_not(asker.me.guest, asker.address)
    if excess:
        room.services.metrics.limited.labels("hints").inc()
        raise Refusal(Said(f"hint-{excess}"))
    found = await run_hint(decision, request.move, room.services, asker)
    asker.send_message(replace(found, id=request.id))


async def hinted_decision(room: Room, asker: Listener, seat: int) -> Decision:
    """Return the asker's pending decision, if they may ask a bot about it."""
    async with room.lock:
        await room.refresh()
        own_seat(room.table, asker.me, seat)
        require_game(room.table)
        if not room.table.settings.hints:
            raise Refusal(Said("hints-off"))
        if not room.table.game.has_decisions:
            raise Refusal(Said("hint-nothing"))
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


async def mute(room: Room, asker: Listener, request: requests.Mute) -> None:
    """Mute a guest on all of the asker's connections in this room; other connections learn of it when they reconnect."""
    store = room.services.store
    await (store.mute if request.on else store.unmute)(asker.me.guest, (await person(room, request.guest)).guest)
    for listener in room.audience.listeners:
        if listener.me.guest == asker.me.guest:
            listener.muted = listener.muted | {request.guest} if request.on else listener.muted - {request.guest}


async def react(room: Room, asker: Listener, request: requests.React) -> None:
    """Show a reaction to everyone at the table, also through other processes. It leaves no entry."""
    async with room.lock:
        await room.refresh()
        require_open(room.table)
        own_seat(room.table, asker.me, request.seat)
        require_chat(room.table, asker.me)
    sent = SentReaction(room.table.id, asker.me.guest, request.seat, request.reaction)
    room.audience.send_reaction(sent)
    room.services.bus.send_reaction(sent)


CLOSE = LogRequest(moderation.close)
TABLE_HANDLERS: dict[type[requests.Request], Handler] = {
    requests.Sit: LogRequest(commands.sit),
    requests.Leave: LogRequest(commands.leave),
    requests.Return: LogRequest(commands.come_back),
    requests.SeatBot: LogRequest(commands.seat_bot),
    requests.Unseat: LogRequest(commands.unseat),
    requests.ChangeSettings: LogRequest(lobby.change_settings),
    requests.HandOver: GuestRequest(offers.hand_over, lambda request: request.to, is_here),
    requests.Accept: LogRequest(offers.accept),
    requests.Decline: LogRequest(offers.decline),
    requests.Replace: request_replacement,
    requests.Start: LogRequest(commands.start),
    requests.CommitShare: LogRequest(commands.commit_share),
    requests.Share: LogRequest(commands.share),
    requests.Move: MoveRequest(commands.move),
    requests.SetOrder: set_order,
    requests.Hint: hint,
    requests.Explain: explain,
    requests.Chat: LogRequest(commands.chat),
    requests.React: react,
    requests.SwitchChat: LogRequest(commands.switch_chat),
    requests.Mute: mute,
    requests.Ban: GuestRequest(moderation.ban, lambda request: request.guest, was_here),
    requests.RenewInvite: LogRequest(moderation.renew_invite),
    requests.Close: CLOSE,
    requests.AnswerClosing: LogRequest(moderation.answer_closing),
}
