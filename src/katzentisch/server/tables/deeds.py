"""What people may do at a table: each wish becomes entries of the log, or is refused with a word why. Nothing is changed here."""

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from ...bots import BOTS
from ...play.fair_deal import OLD_SCHEME, SCHEME, is_share, new_secret
from ...play.rules_version import rules_version
from ..wire import requests
from .cleaning import clean_chat
from .deal import Deal
from .entries import GONE, AnyEntry, Away, Back, Began, ChatSwitched, Chatted, Hosted, Moved, Person, Robot, Seated, ShareCommitted, Shared
from .moderation import answer_closing, ban, close, renew_invite, without_banned
from .names import bot_name, name_on_seat, speaker
from .offers import accept, decline, hand_over
from .rights import need_game, need_host, need_no_game, need_turn, need_welcome, own_seat, refuse, seat_at
from .table import Table

Entries = Sequence[AnyEntry]
SEATED_BOTS = [bot for bot in BOTS if bot not in ("search", "net")]  # those that a server compiles before it starts


def sit(table: Table, who: Person, ask: requests.Sit) -> Entries:
    """Who has the seat may give it another name. A second one is only for tables where devices are shared."""
    need_no_game(table)
    seat = seat_at(table, ask.seat)
    if seat.holder and (seat.guest != who.guest or ask.name is None):
        raise refuse("seat-taken", seat=ask.seat)
    need_welcome(table, who)
    if seat.holder is None and table.seats_of(who.guest) and not table.choices.shared_devices:
        raise refuse("seat-one")
    holder = Person(who.guest, name_on_seat(table, who, ask.seat, ask.name))
    return [Seated(ask.seat, holder)] if seat.holder != holder else []


def leave(table: Table, who: Person, ask: requests.Leave) -> Entries:
    """Whoever leaves a game keeps the seat; a host who leaves the table hands it on."""
    seat = own_seat(table, who, ask.seat)
    if table.status in ("dealing", "playing", "pausing"):
        return [] if seat.away else [Away(ask.seat)]
    others = [each.holder for each in table.seats if isinstance(each.holder, Person) and may_host(table, each.holder, who)]
    hands_on = table.host.guest == who.guest and len(table.seats_of(who.guest)) == 1 and others
    return [*([Hosted(others[0])] if hands_on else []), Seated(ask.seat, None)]  # in this order it can be begun anew after the first


def may_host(table: Table, heir: Person, host: Person) -> bool:
    """Not somebody who was deleted: nobody is left to answer to that name."""
    return heir.guest != host.guest and not heir.guest.startswith(GONE) and not table.conduct.is_banned(heir.guest)


def come_back(table: Table, who: Person, ask: requests.Return) -> Entries:
    return [Back(ask.seat)] if own_seat(table, who, ask.seat).away else []


def seat_bot(table: Table, who: Person, ask: requests.SeatBot) -> Entries:
    need_host(table, who)
    need_no_game(table)
    if seat_at(table, ask.seat).guest:
        raise refuse("seat-taken", seat=ask.seat)
    if ask.bot not in SEATED_BOTS:
        raise refuse("bot-unknown", bot=ask.bot, bots=SEATED_BOTS)
    return [Seated(ask.seat, Robot(ask.bot, bot_name(table, ask.seat)))]


def unseat(table: Table, who: Person, ask: requests.Unseat) -> Entries:
    need_host(table, who)
    need_no_game(table)
    return [Seated(ask.seat, None)] if seat_at(table, ask.seat).holder else []


def start(table: Table, who: Person, ask: requests.Start) -> Entries:
    if table.status not in ("open", "pausing", "over"):
        raise refuse("table-closed" if table.is_closed else "game-going-on")
    if table.status == "open" or not table.seats_of(who.guest):  # a host who is gone keeps nobody from going on
        need_host(table, who)
    if table.free:
        raise refuse("seats-free", free=table.free)
    need_one_seat_each(table)
    return [*without_banned(table), Began(secrets.token_urlsafe(12), new_secret().hex(), rules_version(table.game.id), SCHEME)]


def need_one_seat_each(table: Table) -> None:
    """Tables from before it had to be agreed on may have somebody on two seats; a series that was begun like that goes on."""
    guests = [seat.guest for seat in table.seats if seat.guest]
    if table.status != "pausing" and not table.choices.shared_devices and len(guests) > len(set(guests)):
        raise refuse("seats-double")


def asked_for(table: Table, who: Person, ask: requests.CommitShare | requests.Share) -> Deal:
    """The deal, if the seat is asked for a share in this very attempt."""
    own_seat(table, who, ask.seat)
    if table.status != "dealing" or table.dealing.scheme == OLD_SCHEME or ask.seat not in table.dealing.sharers:
        raise refuse("share-not-due", seat=ask.seat)
    if (ask.game, ask.attempt) != (table.dealing.number, table.dealing.attempt):
        raise refuse("share-not-due", seat=ask.seat)
    return table.dealing


def commit_share(table: Table, who: Person, ask: requests.CommitShare) -> Entries:
    """Said twice is said once; another one comes too late."""
    deal = asked_for(table, who, ask)
    if not is_share(ask.commitment):
        raise refuse("share-form")
    if deal.promised[ask.seat] == ask.commitment:
        return []
    if deal.is_listed or deal.promised[ask.seat]:
        raise refuse("share-not-due", seat=ask.seat)
    return [ShareCommitted(ask.seat, ask.commitment)]


def share(table: Table, who: Person, ask: requests.Share) -> Entries:
    """Only what the seat has committed to, and only once everybody's commitment is fixed."""
    deal = asked_for(table, who, ask)
    if not is_share(ask.share):
        raise refuse("share-form")
    if not deal.is_listed or deal.shares[ask.seat] not in (None, ask.share):
        raise refuse("share-not-due", seat=ask.seat)
    if deal.share_commitment(ask.seat, ask.share) != deal.promised[ask.seat]:
        raise refuse("share-other", seat=ask.seat)
    return [] if deal.shares[ask.seat] else [Shared(ask.seat, ask.share)]


def move(table: Table, who: Person, ask: requests.Move) -> Entries:
    """Whoever moves is back, unless the move is refused: then nothing has changed."""
    seat = own_seat(table, who, ask.seat)
    need_game(table)
    if ask.ply != table.dealing.ply:
        raise refuse("move-stale", ply=ask.ply, now=table.dealing.ply)
    need_turn(table, ask.seat)
    return [*(back_with(table, ask) if seat.away else []), Moved(ask.seat, ask.move)]


def back_with(table: Table, ask: requests.Move) -> Entries:
    """Not with a move that will be refused; trying it changes nothing."""
    assert table.dealing.play
    table.dealing.play.enter_move(ask.seat, ask.move, ask.move)
    return [Back(ask.seat)]


def chat(table: Table, who: Person, ask: requests.Chat) -> Entries:
    if not table.chat:
        raise refuse("chat-off")
    need_welcome(table, who)
    if not table.choices.spectators and not table.seats_of(who.guest):
        raise refuse("seat-needed")
    return [Chatted(speaker(table, who), clean_chat(ask.text))]


def switch_chat(table: Table, who: Person, ask: requests.SwitchChat) -> Entries:
    need_host(table, who)
    return [ChatSwitched(ask.on)] if ask.on != table.chat else []


DEEDS: dict[type[requests.Request], Callable[[Table, Person, Any], Entries]] = {
    requests.Sit: sit,
    requests.Leave: leave,
    requests.Return: come_back,
    requests.SeatBot: seat_bot,
    requests.Unseat: unseat,
    requests.Accept: accept,
    requests.Decline: decline,
    requests.Start: start,
    requests.CommitShare: commit_share,
    requests.Share: share,
    requests.Move: move,
    requests.Chat: chat,
    requests.SwitchChat: switch_chat,
    requests.RenewInvite: renew_invite,
    requests.Close: close,
    requests.AnswerClosing: answer_closing,
}
ABOUT_OTHERS: dict[type[requests.Request], Callable[[Table, Person, Any, Person], Entries]] = {
    requests.HandOver: hand_over,
    requests.Ban: ban,
}


def entries_for(table: Table, who: Person, ask: requests.Request, to: Person | None = None) -> Entries:
    if table.is_closed:
        raise refuse("table-closed")
    if type(ask) in ABOUT_OTHERS:
        assert to
        return ABOUT_OTHERS[type(ask)](table, who, ask, to)
    return DEEDS[type(ask)](table, who, ask)
