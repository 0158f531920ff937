"""The conditions for acting at a table. Each check raises a Refusal that gives the reason."""

from typing import Any

from ...games.game import IllegalMove, Refusal
from ...protocol.holders import Person
from ...words import Said
from .table import Seat, Table


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


def require_host(table: Table, who: Person) -> None:
    if table.host.guest != who.guest:
        raise refuse("host-only", host=table.host.name)


def require_open(table: Table) -> None:
    if table.is_closed:
        raise refuse("table-closed")


def require_no_game(table: Table) -> None:
    if table.status not in ("open", "over"):
        raise refuse("seats-fixed")


def require_game(table: Table) -> None:
    if table.status != "playing":
        raise refuse("no-game")


def require_turn(table: Table, seat: int) -> None:
    if seat != table.turn:
        raise IllegalMove(Said("not-your-turn", {"seat": seat, "turn": table.turn}))


def require_no_lesson(table: Table, who: Person) -> None:
    """Refuse a seat at a lesson to everyone but its host."""
    if table.settings.lesson and who.guest != table.host.guest:
        raise refuse("lesson-alone", name=table.host.name)


def require_chat(table: Table, who: Person) -> None:
    """Refuse a message or a reaction where the host switched both off, or to somebody banned."""
    if not table.chat:
        raise refuse("chat-off")
    require_not_banned(table, who)


def require_not_banned(table: Table, who: Person) -> None:
    if table.conduct.is_banned(who.guest):
        raise refuse("table-banned")
