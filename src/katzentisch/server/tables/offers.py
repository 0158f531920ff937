"""Seats that change hands: offered by whoever may give them away, and taken only by whoever accepts.

During a game that is a seat of one's own, for somebody who has seen no other seat's cards in it. Between games the host can give a bot's.
"""

from ..wire import requests
from .entries import AnyEntry, Offered, OfferEnded, Person, Robot, Seated
from .names import name_on_seat, speaker
from .rights import need_host, need_welcome, own_seat, refuse, seat_at
from .table import Table


def hand_over(table: Table, who: Person, ask: requests.HandOver, to: Person) -> list[AnyEntry]:
    """Nobody's seat is given away by another."""
    if isinstance(seat_at(table, ask.seat).holder, Robot):
        need_host(table, who)
    else:
        own_seat(table, who, ask.seat)
    need_changeable(table, ask.seat)
    if table.conduct.is_banned(to.guest):
        raise refuse("offer-banned", name=to.name)
    if table.seats_of(to.guest):
        raise refuse("offer-seated", name=to.name)
    if has_seen_another(table, to, ask.seat):
        raise refuse("offer-seen", name=to.name)
    known = speaker(table, to)
    return [Offered(ask.seat, known)] if table.conduct.offers.get(ask.seat) != known else []


def accept(table: Table, who: Person, ask: requests.Accept) -> list[AnyEntry]:
    seat_at(table, ask.seat)
    offered = table.conduct.offers.get(ask.seat)
    if offered is None or offered.guest != who.guest:
        raise refuse("offer-none", seat=ask.seat)
    need_changeable(table, ask.seat)
    need_welcome(table, who)
    if table.seats_of(who.guest):
        raise refuse("seat-one")
    if has_seen_another(table, who, ask.seat):
        raise refuse("seat-seen")
    return [Seated(ask.seat, Person(who.guest, name_on_seat(table, who, ask.seat, None)))]


def decline(table: Table, who: Person, ask: requests.Decline) -> list[AnyEntry]:
    """By whom it was offered to; or taken back, by whoever could offer it."""
    seat = seat_at(table, ask.seat)
    offered = table.conduct.offers.get(ask.seat)
    if offered is None:
        raise refuse("offer-none", seat=ask.seat)
    if offered.guest == who.guest:
        return [OfferEnded(ask.seat, declined=True)]
    if seat.guest != who.guest and not (seat.guest is None and table.host.guest == who.guest):
        raise refuse("seat-not-yours", seat=ask.seat)
    return [OfferEnded(ask.seat)]


def need_changeable(table: Table, seat: int) -> None:
    """Whoever took a bot's seat in the middle of a game would see a hand that was nobody's."""
    if table.status == "dealing":
        raise refuse("seat-dealing")
    if table.status == "playing" and table.seats[seat].guest is None:
        raise refuse("seat-bot-fixed")


def has_seen_another(table: Table, who: Person, seat: int) -> bool:
    return table.status == "playing" and table.conduct.has_seen_another(who.guest, seat)
