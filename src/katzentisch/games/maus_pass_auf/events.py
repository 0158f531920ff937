"""Events of Maus, pass auf! Everyone sees the same."""

from typing import Any

from ..game import Event, PublicEvent
from ..state import NOBODY
from ..view_base import over_events
from .notation import NAMES
from .state import CHEESE, HUNTING, MOUSE, MausState
from .view import ENDS, pile


class Opened(PublicEvent, tag="opened", frozen=True):
    """The deal turned up the first card of the pile (1.3)."""

    card: str
    fate: str = ""  # "hunted" if it is a mouse that is hunted (2.6)


class Turned(PublicEvent, tag="turned", frozen=True):
    seat: int
    card: str


class Hunted(PublicEvent, tag="hunted", frozen=True):
    seat: int  # the hunter
    paws: int


class Caught(PublicEvent, tag="caught", frozen=True):
    seat: int  # the hunter, who wins the pile and a chip
    cards: int


class Escaped(PublicEvent, tag="escaped", frozen=True):
    seat: int  # the mouse's owner, who wins the pile
    cards: int


class Stayed(PublicEvent, tag="stayed", frozen=True):
    """2.6: the mouse got away, and the pile stays, since nobody laid the mouse."""

    cards: int


class Left(PublicEvent, tag="left", frozen=True):
    """The pile goes to nobody (3.2, 3.3)."""

    cards: int


def opening_events(after: MausState) -> list[Event]:
    card = NAMES[pile(after)[0]]
    return [Opened(card, "hunted"), Hunted(after.turn, after.paws)] if after.phase == HUNTING else [Opened(card)]


def events(before: MausState, seat: int, action: int, after: MausState) -> list[Event]:
    kind = after.cards[before.tops[seat]]
    return [Turned(seat, NAMES[kind]), *hunt_events(before, seat, kind, after), *end_events(after)]


def hunt_events(before: MausState, seat: int, kind: int, after: MausState) -> list[Event]:
    """2.3: what the card means for the hunt."""
    won = before.pile_size + 1
    if kind >= MOUSE:
        return [Hunted(after.turn, after.paws)] if after.end == 0 else []
    if before.phase != HUNTING or after.phase == HUNTING:
        return []
    if kind == CHEESE:
        return [Stayed(won) if before.owner == NOBODY else Escaped(before.owner, won)]
    return [Caught(seat, won)]


def end_events(after: MausState) -> list[Event]:
    if after.end == 0:
        return []
    left: list[Event] = [Left(after.pile_size)] if after.pile_size else []
    return [*left, *over_events(after, ENDS)]


def event_facts(facts: dict[str, Any]) -> dict[str, Any]:
    """Return the facts of a sentence, with a mouse as the number of its paws."""
    card = facts.get("card")
    return {**facts, "card": int(card)} if card and card.isdecimal() else facts
