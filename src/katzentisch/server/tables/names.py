"""What people and bots are called at one table, so that nobody is taken for somebody else.

A name that somebody types for a seat is refused if it looks like another one there. A name that somebody brings along is marked with a
number instead: newcomers who are all called "Guest" can sit down at once.
"""

from collections.abc import Iterable, Sequence
from itertools import count

from ...bots.names import NAMES, name_for
from .cleaning import JOINER, LONGEST_NAME, clean_name
from .entries import Person
from .lookalikes import like
from .rights import refuse
from .table import Table

ROOM = len(" (99)")  # for the mark


def marked(name: str, taken: Sequence[str]) -> str:
    """With a number if it looks like one that is taken: “Anna (2)”."""
    if like(name, taken) is None:
        return name
    short = name[: LONGEST_NAME - ROOM].rstrip(" " + JOINER)
    return next(each for number in count(2) if like(each := f"{short} ({number})", taken) is None)


def names_of_others(table: Table, seat: int) -> list[str]:
    """Those who hold the other seats."""
    return [each.holder.name for number, each in enumerate(table.seats) if each.holder and number != seat]


def name_on_seat(table: Table, who: Person, seat: int, wish: str | None) -> str:
    others = names_of_others(table, seat)
    if wish is None:
        return marked(who.name, others)
    name = clean_name(wish)
    if other := like(name, others):
        raise refuse("name-taken", name=other)
    return name


def bot_name(table: Table, seat: int) -> str:
    others = names_of_others(table, seat)
    taken = [name for name in NAMES if like(name, others)]
    return marked(name_for(seat, taken), others)


def speaker(table: Table, who: Person, others: Sequence[Person] = ()) -> Person:
    """As whom somebody speaks. A name that looks like another's here becomes that of the own seat, or else is marked."""
    taken = [*names_known(table, who.guest), *(other.name for other in others if other.guest != who.guest)]
    own = [holder.name for seat in table.seats_of(who.guest) if (holder := table.seats[seat].holder)]
    if own:
        return who if like(who.name, taken) is None else Person(who.guest, own[0])
    return Person(who.guest, marked(who.name, taken))


def names_known(table: Table, without: str) -> list[str]:
    """Of everybody at the table who has said or done something, except one guest."""
    seated = [seat.holder.name for seat in table.seats if seat.holder and seat.guest != without]
    host = [table.host.name] if table.host.guest != without and not table.seats_of(table.host.guest) else []
    return [*seated, *host, *(name for guest, name in table.conduct.speakers.items() if guest != without)]


def told_apart(table: Table, people: Iterable[Person]) -> list[Person]:
    """Those who are here, each under a name of their own."""
    given: list[Person] = []
    for person in people:
        given.append(speaker(table, person, given))
    return given
