"""The commands of people at a table. Each turns a request into log entries or refuses it with a reason; nothing is changed here."""

import secrets
from collections.abc import Sequence

from ...bots import BOTS
from ...play.fair_deal import LOT, LOT_SCHEME, OLD_SCHEME, SCHEME, is_share, new_secret
from ...play.lesson import LESSON_SCHEME, lesson_seed
from ...play.rules_version import rules_version
from ...protocol import requests
from ...protocol.holders import Person, Robot
from .entries import GONE, AnyEntry, Away, Back, Began, ChatSwitched, Chatted, Hosted, Moved, Seated, ShareCommitted, Shared
from .game import TableGame
from .lobby import drop_free_seats, require_one_seat_each
from .moderation import replace_banned
from .names import bot_name, name_on_seat, speaker
from .permissions import (
    own_seat,
    refuse,
    require_chat,
    require_game,
    require_host,
    require_no_game,
    require_no_lesson,
    require_not_banned,
    require_turn,
    seat_at,
)
from .table import Table
from .user_text import clean_chat

Entries = Sequence[AnyEntry]
SEATED_BOTS = [bot for bot in BOTS if bot not in ("search", "net", "robust")]  # the bots a server compiles before it starts


def sit(table: Table, who: Person, request: requests.Sit) -> Entries:
    """Take a free seat, or rename your own. A second seat is only for tables with shared devices."""
    require_no_game(table)
    seat = seat_at(table, request.seat)
    if seat.holder and (seat.guest != who.guest or request.name is None):
        raise refuse("seat-taken", seat=request.seat)
    require_not_banned(table, who)
    require_no_lesson(table, who)
    if seat.holder is None and table.seats_of(who.guest) and not table.settings.shared_devices:
        raise refuse("seat-one")
    holder = Person(who.guest, name_on_seat(table, who, request.seat, request.name))
    return [Seated(request.seat, holder)] if seat.holder != holder else []


def leave(table: Table, who: Person, request: requests.Leave) -> Entries:
    """Leave a seat. During a series the person keeps it; a host who leaves the table makes someone else the host."""
    seat = own_seat(table, who, request.seat)
    if table.status in ("dealing", "playing", "pausing"):
        return [] if seat.away else [Away(request.seat)]
    others = [each.holder for each in table.seats if isinstance(each.holder, Person) and may_host(table, each.holder, who)]
    is_handed_on = table.host.guest == who.guest and len(table.seats_of(who.guest)) == 1 and others
    return [
        *([Hosted(others[0])] if is_handed_on else []),
        Seated(request.seat, None),
    ]  # in this order the request can be repeated after the first entry


def may_host(table: Table, successor: Person, host: Person) -> bool:
    """Return whether a person can become the host: not after their data was deleted."""
    return successor.guest != host.guest and not successor.guest.startswith(GONE) and not table.conduct.is_banned(successor.guest)


def come_back(table: Table, who: Person, request: requests.Return) -> Entries:
    return [Back(request.seat)] if own_seat(table, who, request.seat).away else []


def seat_bot(table: Table, who: Person, request: requests.SeatBot) -> Entries:
    require_host(table, who)
    require_no_game(table)
    if seat_at(table, request.seat).guest:
        raise refuse("seat-taken", seat=request.seat)
    if request.bot not in SEATED_BOTS:
        raise refuse("bot-unknown", bot=request.bot, bots=SEATED_BOTS)
    return [Seated(request.seat, Robot(request.bot, bot_name(table, request.seat)))]


def unseat(table: Table, who: Person, request: requests.Unseat) -> Entries:
    require_host(table, who)
    require_no_game(table)
    return [Seated(request.seat, None)] if seat_at(table, request.seat).holder else []


def start(table: Table, who: Person, request: requests.Start) -> Entries:
    if table.status not in ("open", "pausing", "over"):
        raise refuse("table-closed" if table.is_closed else "game-going-on")
    if table.status == "open" or not table.seats_of(who.guest):  # the series continues even if the host is gone
        require_host(table, who)
    dropped = drop_free_seats(table, who) if request.present_only and table.free else []
    if table.free and not dropped:
        raise refuse("seats-free", free=table.free)
    require_one_seat_each(table, table.settings)
    lesson = lesson_seed(table.game) if table.settings.lesson else None
    secret, scheme = (lesson, LESSON_SCHEME) if lesson else (new_secret(), LOT_SCHEME if table.first == LOT else SCHEME)
    began = Began(secrets.token_urlsafe(12), secret.hex(), rules_version(table.game.id), scheme)
    return [*replace_banned(table), *dropped, began]


def game_awaiting_share(table: Table, who: Person, request: requests.CommitShare | requests.Share) -> TableGame:
    """Return the game if the seat is asked for a share in this very attempt."""
    own_seat(table, who, request.seat)
    if table.status != "dealing" or table.active_game.scheme == OLD_SCHEME or request.seat not in table.active_game.sharers:
        raise refuse("share-not-due", seat=request.seat)
    if (request.game, request.attempt) != (table.active_game.number, table.active_game.attempt):
        raise refuse("share-not-due", seat=request.seat)
    return table.active_game


def commit_share(table: Table, who: Person, request: requests.CommitShare) -> Entries:
    """Commit to a share. Repeating it is fine; another commitment is refused."""
    game = game_awaiting_share(table, who, request)
    if not is_share(request.commitment):
        raise refuse("share-form")
    if game.promised[request.seat] == request.commitment:
        return []
    if game.is_listed or game.promised[request.seat]:
        raise refuse("share-not-due", seat=request.seat)
    return [ShareCommitted(request.seat, request.commitment)]


def share(table: Table, who: Person, request: requests.Share) -> Entries:
    """Reveal the share the seat has committed to, once all commitments are fixed."""
    game = game_awaiting_share(table, who, request)
    if not is_share(request.share):
        raise refuse("share-form")
    if not game.is_listed or game.shares[request.seat] not in (None, request.share):
        raise refuse("share-not-due", seat=request.seat)
    if game.share_commitment(request.seat, request.share) != game.promised[request.seat]:
        raise refuse("share-other", seat=request.seat)
    return [] if game.shares[request.seat] else [Shared(request.seat, request.share)]


def move(table: Table, who: Person, request: requests.Move) -> Entries:
    """Make a move. A person who was away is back with it, unless the move is refused."""
    seat = own_seat(table, who, request.seat)
    if table.current_game and request.ply != table.current_game.ply:  # the game may be over, by this very move
        raise refuse("move-stale", ply=request.ply, now=table.current_game.ply)
    require_game(table)
    require_turn(table, request.seat)
    return [*(entries_to_return(table, request) if seat.away else []), Moved(request.seat, request.move)]


def entries_to_return(table: Table, request: requests.Move) -> Entries:
    """Return the entry for coming back; raise if the move would be refused. Trying the move changes nothing."""
    assert table.active_game.play
    table.active_game.play.step_for(request.seat, request.move)
    return [Back(request.seat)]


def chat(table: Table, who: Person, request: requests.Chat) -> Entries:
    require_chat(table, who)
    if not table.settings.spectators and not table.seats_of(who.guest):
        raise refuse("seat-needed")
    return [Chatted(speaker(table, who), clean_chat(request.text))]


def switch_chat(table: Table, who: Person, request: requests.SwitchChat) -> Entries:
    require_host(table, who)
    return [ChatSwitched(request.on)] if request.on != table.chat else []
