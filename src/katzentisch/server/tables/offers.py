"""Seat offers: a seat changes hands only if its new holder accepts.

During a game you can offer only your own seat, and only to a person who has seen no other seat's cards. Between games the host can also
offer a bot's seat.
"""

from ...protocol import requests
from ...protocol.holders import Person, Robot
from .entries import AnyEntry, Offered, OfferEnded, Seated
from .names import name_on_seat, speaker
from .permissions import own_seat, refuse, require_host, require_no_lesson, require_not_banned, seat_at
from .table import Table


def hand_over(table: Table, who: Person, request: requests.HandOver, to: Person) -> list[AnyEntry]:
    """Offer a seat."""
    if isinstance(seat_at(table, request.seat).holder, Robot):
        require_host(table, who)
    else:
        own_seat(table, who, request.seat)
    require_transferable(table, request.seat)
    require_no_lesson(table, to)
    if table.conduct.is_banned(to.guest):
        raise refuse("offer-banned", name=to.name)
    if table.seats_of(to.guest):
        raise refuse("offer-seated", name=to.name)
    if has_seen_another(table, to, request.seat):
        raise refuse("offer-seen", name=to.name)
    known = speaker(table, to)
    return [Offered(request.seat, known)] if table.conduct.offers.get(request.seat) != known else []


def accept(table: Table, who: Person, request: requests.Accept) -> list[AnyEntry]:
    seat_at(table, request.seat)
    offered = table.conduct.offers.get(request.seat)
    if offered is None or offered.guest != who.guest:
        raise refuse("offer-none", seat=request.seat)
    require_transferable(table, request.seat)
    require_not_banned(table, who)
    if table.seats_of(who.guest):
        raise refuse("seat-one")
    if has_seen_another(table, who, request.seat):
        raise refuse("seat-seen")
    return [Seated(request.seat, Person(who.guest, name_on_seat(table, who, request.seat, None)))]


def decline(table: Table, who: Person, request: requests.Decline) -> list[AnyEntry]:
    """Decline an offer, or withdraw it."""
    seat = seat_at(table, request.seat)
    offered = table.conduct.offers.get(request.seat)
    if offered is None:
        raise refuse("offer-none", seat=request.seat)
    if offered.guest == who.guest:
        return [OfferEnded(request.seat, declined=True)]
    if seat.guest != who.guest and not (seat.guest is None and table.host.guest == who.guest):
        raise refuse("seat-not-yours", seat=request.seat)
    return [OfferEnded(request.seat)]


def require_transferable(table: Table, seat: int) -> None:
    """Refuse while cards are dealt, and for a bot's seat during a game, whose cards no person has seen."""
    if table.status == "dealing":
        raise refuse("seat-dealing")
    if table.status == "playing" and table.seats[seat].guest is None:
        raise refuse("seat-bot-fixed")


def has_seen_another(table: Table, who: Person, seat: int) -> bool:
    return table.status == "playing" and table.conduct.has_seen_another(who.guest, seat)
