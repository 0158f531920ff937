"""Moderation of a table: bans, new invitations, players who don't move, and closing the table during a game."""

import secrets

from ...protocol import requests
from ...protocol.holders import Person, Robot
from .entries import AnyEntry, Banned, Closed, ClosingAnswered, ClosingProposed, InviteRenewed, Seated, Warned
from .names import bot_name, speaker
from .permissions import refuse, require_game, require_host, seat_at
from .table import Table

MOST_BANS = 100
SUBSTITUTE_BOT = "rules"  # takes the seat of a person who was banned during a series


def new_invite() -> str:
    return secrets.token_urlsafe(12)


def ban(table: Table, who: Person, request: requests.Ban, guest: Person) -> list[AnyEntry]:
    """Ban a guest or lift the ban. Between series the seat is freed at once; during a game the player stays until it ends."""
    require_host(table, who)
    if guest.guest == table.host.guest:
        raise refuse("ban-host")
    is_banned = table.conduct.is_banned(guest.guest)
    if request.on and not is_banned and len(table.conduct.banned) >= MOST_BANS:
        raise refuse("bans-many", most=MOST_BANS)
    changed: list[AnyEntry] = [Banned(speaker(table, guest), request.on)] if request.on != is_banned else []
    is_idle = request.on and table.status in ("open", "over")
    return [*changed, *(Seated(seat, None) for seat in (table.seats_of(guest.guest) if is_idle else ()))]


def replace_banned(table: Table) -> list[AnyEntry]:
    """Give the seats of banned players to bots before the next game."""
    banned = [number for number, seat in enumerate(table.seats) if seat.guest and table.conduct.is_banned(seat.guest)]
    return [Seated(seat, Robot(SUBSTITUTE_BOT, bot_name(table, seat))) for seat in banned]


def renew_invite(table: Table, who: Person, request: requests.RenewInvite) -> list[AnyEntry]:
    require_host(table, who)
    if table.settings.public:
        raise refuse("invite-none")
    return [InviteRenewed(new_invite())]


def replace(table: Table, who: Person, request: requests.Replace, now: int, patience: int, last_call: int) -> list[AnyEntry]:
    """Let a bot play for the seat whose turn it is, unless its person moves before a last deadline."""
    seat = seat_at(table, request.seat)
    require_game(table)
    if not table.seats_of(who.guest) or seat.guest == who.guest:
        raise refuse("replace-others")
    if table.settings.has_clock:
        raise refuse("replace-clock")
    if request.seat != table.turn or seat.is_played_by_bot or table.is_bots_turn:
        raise refuse("replace-not-due")
    left = table.conduct.waiting_since + patience - now
    if left > 0:
        raise refuse("replace-early", seconds=-(-left // 1000))
    return [] if seat.asked else [Warned(request.seat, now + last_call, asked=True)]


def close(table: Table, who: Person, request: requests.Close) -> list[AnyEntry]:
    """Close the table; during a game, only propose it: the other players who are present have to agree."""
    require_host(table, who)
    if not is_running(table) or not pending_agreement(table):
        return [Closed()]
    conduct = table.conduct
    if conduct.closing is not None:
        return []
    if conduct.declined is not None and table.active_game.ply < conduct.declined + len(table.seats):
        raise refuse("closing-declined")
    return [ClosingProposed(table.host)]


def answer_closing(table: Table, who: Person, request: requests.AnswerClosing) -> list[AnyEntry]:
    """Agree to close the table, or decline. The last agreement closes it."""
    if table.conduct.closing is None:
        raise refuse("closing-none")
    is_host = table.host.guest == who.guest
    if not is_host and not table.seats_of(who.guest):
        raise refuse("seat-needed-here")
    if not request.agree:
        return [ClosingAnswered(who, agree=False)]
    if pending_agreement(table) <= {who.guest}:
        return [Closed()]
    return [] if is_host or who.guest in table.conduct.closing else [ClosingAnswered(who, agree=True)]


def is_running(table: Table) -> bool:
    return table.status in ("dealing", "playing")


def pending_agreement(table: Table) -> set[str]:
    """Return the guests who still have to agree: players other than the host who are not away."""
    agreed = {table.host.guest, *(table.conduct.closing or ())}
    return {seat.guest for seat in table.seats if seat.guest and not seat.away} - agreed
