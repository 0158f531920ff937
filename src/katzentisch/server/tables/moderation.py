"""Keeping a table pleasant: bans, new invitations, players who are there and don't move, and breaking a game off."""

import secrets

from ..wire import requests
from .entries import AnyEntry, Banned, Closed, ClosingAnswered, ClosingProposed, InviteRenewed, Person, Robot, Seated, Warned
from .names import bot_name, speaker
from .rights import need_game, need_host, refuse, seat_at
from .table import Table

MOST_BANS = 100
STAND_IN = "rules"  # sits down where somebody was banned in the middle of a series


def new_invite() -> str:
    return secrets.token_urlsafe(12)


def ban(table: Table, who: Person, ask: requests.Ban, guest: Person) -> list[AnyEntry]:
    """Between games the seat is free at once; in a game whoever plays it stays until its end."""
    need_host(table, who)
    if guest.guest == table.host.guest:
        raise refuse("ban-host")
    is_banned = table.conduct.is_banned(guest.guest)
    if ask.on and not is_banned and len(table.conduct.banned) >= MOST_BANS:
        raise refuse("bans-many", most=MOST_BANS)
    changed: list[AnyEntry] = [Banned(speaker(table, guest), ask.on)] if ask.on != is_banned else []
    is_idle = ask.on and table.status in ("open", "over")
    return [*changed, *(Seated(seat, None) for seat in (table.seats_of(guest.guest) if is_idle else ()))]


def without_banned(table: Table) -> list[AnyEntry]:
    """Before the next game a bot takes the seat of whoever was banned during the last one."""
    banned = [number for number, seat in enumerate(table.seats) if seat.guest and table.conduct.is_banned(seat.guest)]
    return [Seated(seat, Robot(STAND_IN, bot_name(table, seat))) for seat in banned]


def renew_invite(table: Table, who: Person, ask: requests.RenewInvite) -> list[AnyEntry]:
    need_host(table, who)
    if table.choices.public:
        raise refuse("invite-none")
    return [InviteRenewed(new_invite())]


def replace(table: Table, who: Person, ask: requests.Replace, now: int, patience: int, last_call: int) -> list[AnyEntry]:
    """Another player has waited long enough: a bot is to play for the seat at turn, unless its person moves before the time is up."""
    seat = seat_at(table, ask.seat)
    need_game(table)
    if not table.seats_of(who.guest) or seat.guest == who.guest:
        raise refuse("replace-others")
    if table.choices.has_clock:
        raise refuse("replace-clock")
    if ask.seat != table.turn or seat.is_played_by_bot or table.is_bots_turn:
        raise refuse("replace-not-due")
    left = table.conduct.waiting_since + patience - now
    if left > 0:
        raise refuse("replace-early", seconds=-(-left // 1000))
    return [] if seat.asked else [Warned(ask.seat, now + last_call, asked=True)]


def close(table: Table, who: Person, ask: requests.Close) -> list[AnyEntry]:
    """In the middle of a game only if all other players agree who are there: it takes their game away."""
    need_host(table, who)
    if not is_running(table) or not missing(table):
        return [Closed()]
    conduct = table.conduct
    if conduct.closing is not None:
        return []
    if conduct.declined is not None and table.dealing.ply < conduct.declined + len(table.seats):
        raise refuse("closing-declined")
    return [ClosingProposed(table.host)]


def answer_closing(table: Table, who: Person, ask: requests.AnswerClosing) -> list[AnyEntry]:
    """The last one to agree closes the table."""
    if table.conduct.closing is None:
        raise refuse("closing-none")
    is_host = table.host.guest == who.guest
    if not is_host and not table.seats_of(who.guest):
        raise refuse("seat-needed-here")
    if not ask.agree:
        return [ClosingAnswered(who, agree=False)]
    if missing(table) <= {who.guest}:
        return [Closed()]
    return [] if is_host or who.guest in table.conduct.closing else [ClosingAnswered(who, agree=True)]


def is_running(table: Table) -> bool:
    return table.status in ("dealing", "playing")


def missing(table: Table) -> set[str]:
    """Guests whose agreement is needed to close the table: players other than the host who are there and haven't agreed."""
    agreed = {table.host.guest, *(table.conduct.closing or ())}
    return {seat.guest for seat in table.seats if seat.guest and not seat.away} - agreed
