"""What people may do at a table: each wish becomes entries of the log, or is refused with a word why. Nothing is changed here."""

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from ...bots import BOTS
from ...bots.names import name_for
from ...games.game import IllegalMove, Refusal
from ...play.fair import is_share, new_secret
from ...play.rules_version import rules_version
from ...words import Said
from ..wire import messages as wire
from .cleaning import clean_chat, clean_name
from .entries import AnyEntry, Away, Back, Began, ChatSwitched, Chatted, Closed, Hosted, Moved, Person, Robot, Seated, Shared
from .table import Seat, Table

Entries = Sequence[AnyEntry]
SEATED_BOTS = [bot for bot in BOTS if bot not in ("search", "net")]  # those that a server compiles before it starts


def refuse(sentence: str, **facts: Any) -> Refusal:
    return Refusal(Said(sentence, facts))


def seat_at(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise refuse("seat-range", seat=number, last=len(table.seats) - 1)
    return table.seats[number]


def own_seat(table: Table, who: Person, number: int) -> Seat:
    seat = seat_at(table, number)
    if seat.guest != who.guest:
        raise refuse("seat-not-yours", seat=number)
    return seat


def need_host(table: Table, who: Person) -> None:
    if table.host.guest != who.guest:
        raise refuse("host-only", host=table.host.name)


def need_no_game(table: Table) -> None:
    if table.status not in ("open", "over"):
        raise refuse("seats-fixed")


def need_game(table: Table) -> None:
    if table.status != "playing":
        raise refuse("no-game")


def need_turn(table: Table, seat: int) -> None:
    if seat != table.turn:
        raise IllegalMove(Said("not-your-turn", {"seat": seat, "turn": table.turn}))


def sit(table: Table, who: Person, ask: wire.Sit) -> Entries:
    """Who has the seat may give it another name."""
    need_no_game(table)
    seat = seat_at(table, ask.seat)
    if seat.holder and (seat.guest != who.guest or ask.name is None):
        raise refuse("seat-taken", seat=ask.seat)
    holder = who if ask.name is None else Person(who.guest, clean_name(ask.name))
    return [Seated(ask.seat, holder)] if seat.holder != holder else []


def leave(table: Table, who: Person, ask: wire.Leave) -> Entries:
    """Whoever leaves a game keeps the seat; a host who leaves the table hands it on."""
    seat = own_seat(table, who, ask.seat)
    if table.status in ("dealing", "playing", "pausing"):
        return [] if seat.away else [Away(ask.seat)]
    others = [each.holder for each in table.seats if isinstance(each.holder, Person) and each.guest != who.guest]
    hands_on = table.host.guest == who.guest and len(table.seats_of(who.guest)) == 1 and others
    return [*([Hosted(others[0])] if hands_on else []), Seated(ask.seat, None)]  # in this order it can be begun anew after the first


def come_back(table: Table, who: Person, ask: wire.Return) -> Entries:
    return [Back(ask.seat)] if own_seat(table, who, ask.seat).away else []


def seat_bot(table: Table, who: Person, ask: wire.SeatBot) -> Entries:
    need_host(table, who)
    need_no_game(table)
    if seat_at(table, ask.seat).guest:
        raise refuse("seat-taken", seat=ask.seat)
    if ask.bot not in SEATED_BOTS:
        raise refuse("bot-unknown", bot=ask.bot, bots=SEATED_BOTS)
    taken = [each.holder.name for each in table.seats if each.holder]
    return [Seated(ask.seat, Robot(ask.bot, name_for(ask.seat, taken)))]


def unseat(table: Table, who: Person, ask: wire.Unseat) -> Entries:
    need_host(table, who)
    need_no_game(table)
    return [Seated(ask.seat, None)] if seat_at(table, ask.seat).holder else []


def hand_over(table: Table, who: Person, ask: wire.HandOver, to: Person) -> Entries:
    """Nobody's seat is given away by another."""
    if isinstance(seat_at(table, ask.seat).holder, Robot):
        need_host(table, who)
    else:
        own_seat(table, who, ask.seat)
    return [Seated(ask.seat, to)] if table.seats[ask.seat].guest != to.guest else []


def start(table: Table, who: Person, ask: wire.Start) -> Entries:
    if table.status not in ("open", "pausing", "over"):
        raise refuse("table-closed" if table.is_closed else "game-going-on")
    if table.status == "open" or not table.seats_of(who.guest):  # a host who is gone keeps nobody from going on
        need_host(table, who)
    if table.free:
        raise refuse("seats-free", free=table.free)
    return [Began(secrets.token_urlsafe(12), new_secret().hex(), rules_version(table.game.id))]


def share(table: Table, who: Person, ask: wire.Share) -> Entries:
    own_seat(table, who, ask.seat)
    if table.status != "dealing" or ask.seat not in table.dealing.sharers or table.dealing.shares[ask.seat]:
        raise refuse("share-not-due", seat=ask.seat)
    if not is_share(ask.share):
        raise refuse("share-form")
    return [Shared(ask.seat, ask.share)]


def move(table: Table, who: Person, ask: wire.Move) -> Entries:
    """Whoever moves is back, unless the move is refused: then nothing has changed."""
    seat = own_seat(table, who, ask.seat)
    need_game(table)
    if ask.ply != table.dealing.ply:
        raise refuse("move-stale", ply=ask.ply, now=table.dealing.ply)
    need_turn(table, ask.seat)
    return [*(back_with(table, ask) if seat.away else []), Moved(ask.seat, ask.move)]


def back_with(table: Table, ask: wire.Move) -> Entries:
    """Not with a move that will be refused; trying it changes nothing."""
    assert table.dealing.play
    table.dealing.play.enter_move(ask.seat, ask.move, ask.move)
    return [Back(ask.seat)]


def chat(table: Table, who: Person, ask: wire.Chat) -> Entries:
    if not table.chat:
        raise refuse("chat-off")
    if not table.choices.spectators and not table.seats_of(who.guest):
        raise refuse("seat-needed")
    return [Chatted(who, clean_chat(ask.text))]


def switch_chat(table: Table, who: Person, ask: wire.SwitchChat) -> Entries:
    need_host(table, who)
    return [ChatSwitched(ask.on)] if ask.on != table.chat else []


def close(table: Table, who: Person, ask: wire.Close) -> Entries:
    need_host(table, who)
    return [Closed()]


DEEDS: dict[type[wire.Ask], Callable[[Table, Person, Any], Entries]] = {
    wire.Sit: sit,
    wire.Leave: leave,
    wire.Return: come_back,
    wire.SeatBot: seat_bot,
    wire.Unseat: unseat,
    wire.Start: start,
    wire.Share: share,
    wire.Move: move,
    wire.Chat: chat,
    wire.SwitchChat: switch_chat,
    wire.Close: close,
}


def entries_for(table: Table, who: Person, ask: wire.Ask, to: Person | None = None) -> Entries:
    if table.is_closed:
        raise refuse("table-closed")
    if isinstance(ask, wire.HandOver):
        assert to
        return hand_over(table, who, ask, to)
    return DEEDS[type(ask)](table, who, ask)
