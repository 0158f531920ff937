"""The names of people and bots at one table, so that nobody can be mistaken for someone else.

A name typed for a seat is refused if it looks like another name at the table. A guest's own name gets a number instead, so that several
newcomers called "Guest" can sit down at once.
"""

from collections.abc import Iterable, Sequence
from itertools import count

from ...bots.names import NAMES, name_for
from ...protocol.holders import Person
from ...protocol.limits import LIMITS
from .lookalikes import find_lookalike
from .permissions import refuse
from .table import Table
from .user_text import JOINER, clean_name

SUFFIX_LENGTH = len(" (99)")


def with_number(name: str, taken: Sequence[str]) -> str:
    """Return the name, with a number if it looks like one that is taken: “Anna (2)”."""
    if find_lookalike(name, taken) is None:
        return name
    short = name[: LIMITS.name - SUFFIX_LENGTH].rstrip(" " + JOINER)
    return next(each for number in count(2) if find_lookalike(each := f"{short} ({number})", taken) is None)


def names_of_others(table: Table, seat: int) -> list[str]:
    """Return the names on the other seats."""
    return [each.holder.name for number, each in enumerate(table.seats) if each.holder and number != seat]


def name_on_seat(table: Table, who: Person, seat: int, requested: str | None) -> str:
    others = names_of_others(table, seat)
    if requested is None:
        return with_number(who.name, others)
    name = clean_name(requested)
    if other := find_lookalike(name, others):
        raise refuse("name-taken", name=other)
    return name


def bot_name(table: Table, seat: int) -> str:
    others = names_of_others(table, seat)
    taken = [name for name in NAMES if find_lookalike(name, others)]
    return with_number(name_for(seat, taken), others)


def speaker(table: Table, who: Person, others: Sequence[Person] = ()) -> Person:
    """Return a person under the name to show at this table.

    A name that looks like another's is replaced by the name on the person's seat, or gets a number.
    """
    taken = [*known_names(table, who.guest), *(other.name for other in others if other.guest != who.guest)]
    own = [holder.name for seat in table.seats_of(who.guest) if (holder := table.seats[seat].holder)]
    if own:
        return who if find_lookalike(who.name, taken) is None else Person(who.guest, own[0])
    return Person(who.guest, with_number(who.name, taken))


def known_names(table: Table, without: str) -> list[str]:
    """Return the names of everyone who has done something at the table, except one guest."""
    seated = [seat.holder.name for seat in table.seats if seat.holder and seat.guest != without]
    host = [table.host.name] if table.host.guest != without and not table.seats_of(table.host.guest) else []
    return [*seated, *host, *(name for guest, name in table.conduct.speakers.items() if guest != without)]


def distinct_names(table: Table, people: Iterable[Person]) -> list[Person]:
    """Return the people, each under a distinct name."""
    given: list[Person] = []
    for person in people:
        given.append(speaker(table, person, given))
    return given
