"""What just happened in a game of Mau Mau, as one viewer saw it."""

from collections import Counter
from typing import Any

from ..game import Event
from ..plain_state import interpreted
from ..state import GOING_ON, NOBODY
from ..view_base import names_of, over_events
from .notation import COLOUR_NAMES, NAMES, kinds_in, size
from .rules import is_reverse_stop, next_to
from .state import CALLED, DRAW, MAU, PILE, PLAY_WILD, REVERSE, SAYING_MAU, SHUFFLING, STOP, TAKE_FOUR, TAKE_TWO, WILD
from .view import ENDS

reverse_is_stop, neighbour = interpreted(is_reverse_stop), interpreted(next_to)


class TurnedUp(Event, tag="turned-up", frozen=True):
    card: str


class Played(Event, tag="played", frozen=True):
    seat: int
    card: str
    colour: str = ""  # the one that is named with a colour changer
    word: str = ""  # "mau" or "mau-mau"


class DirectionChanged(Event, tag="direction-changed", frozen=True):
    way: str  # "clockwise" or "counterclockwise"


class Forgot(Event, tag="forgot", frozen=True):
    """4: mau was not said."""

    seat: int


class Facing(Event, tag="facing", frozen=True):
    """3.2: so many cards are to be drawn, unless a take 2 is played."""

    seat: int
    count: int


class Drew(Event, tag="drew", frozen=True):
    seat: int
    count: int  # 0 where nothing is left to draw
    cards: tuple[str, ...] = ()  # where the viewer knows them
    known: int = 0  # how many that are


class LeftOut(Event, tag="left-out", frozen=True):
    seat: int


class Shuffled(Event, tag="shuffled", frozen=True):
    count: int  # of cards in the new deck


class Out(Event, tag="out", frozen=True):
    seat: int


def opening_events(after: Any) -> list[Event]:
    return [TurnedUp(NAMES[after.top])]


def events(before: Any, seat: int, action: int, after: Any) -> list[Event]:
    if seat == NOBODY:
        return shuffled(before, after)
    if action == DRAW:
        told = drawn(before, seat, NOBODY, after)
        return told if after.phase == SHUFFLING else [*(told or [Drew(seat, 0)]), *over_events(after, ENDS)]
    action, is_said = action % SAYING_MAU, action >= SAYING_MAU
    told = [played(before, seat, action, is_said), *effects(before, seat, after)]
    if must_say_mau(before, seat) and not is_said:
        told += [Forgot(seat), *drawn(before, seat, min(action, WILD), after)]
    return [*told, *victim(before, after, after.face == TAKE_FOUR), *over_events(after, ENDS)]


def shuffled(before: Any, after: Any) -> list[Event]:
    """5: then the drawing goes on where it ended."""
    told: list[Event] = [Shuffled(size(before, PILE) - 1)]
    if before.owes_mau or before.mover == before.drawer:
        told += drawn(before, before.mover, NOBODY, after)
    return [*told, *victim(before, after, before.owes_draw > 0), *over_events(after, ENDS)]


def must_say_mau(before: Any, seat: int) -> bool:
    return bool(before.options[MAU] == CALLED and before.sizes[seat] == 2)


def played(before: Any, seat: int, action: int, is_said: bool) -> Played:
    left = before.sizes[seat] - 1
    says = left == 1 and (is_said or before.options[MAU] != CALLED)
    word = "mau-mau" if left == 0 else ("mau" if says else "")
    colour = COLOUR_NAMES[action - PLAY_WILD] if action >= PLAY_WILD else ""
    return Played(seat, NAMES[min(action, WILD)], colour, word)


def effects(before: Any, seat: int, after: Any) -> list[Event]:
    """3: what a special card changes at once."""
    if after.sizes[seat] == 0:
        return [Out(seat)]
    if after.direction != before.direction:
        return [DirectionChanged("clockwise" if after.direction > 0 else "counterclockwise")]
    if after.face == TAKE_TWO:
        return [Facing(after.next, after.stacked)]
    if after.face == STOP or (after.face == REVERSE and reverse_is_stop(after)):
        return [LeftOut(neighbour(after, seat))]
    return []


def victim(before: Any, after: Any, is_left_out: bool) -> list[Event]:
    """3.3, 6.1: who draws for another one's card, and is left out when that is done, unless the game is over."""
    seat = after.drawer
    if seat == after.mover:
        return []
    told = drawn(before, seat, NOBODY, after)
    if is_left_out and after.phase != SHUFFLING and after.end == GOING_ON:
        told.append(LeftOut(seat))
    return told


def drawn(before: Any, seat: int, played: int, after: Any) -> list[Event]:
    """The cards that a seat drew between the two, if any; `played` is the kind that it played as well, or NOBODY."""
    count = after.sizes[seat] - before.sizes[seat] + (played != NOBODY)
    if count == 0:
        return []
    if seat != after.viewer:
        return [Drew(seat, count)]
    cards = Counter(kinds_in(after, seat)) + Counter([played] * (played != NOBODY)) - Counter(kinds_in(before, seat))
    return [Drew(seat, count, tuple(names_of(sorted(cards.elements()), NAMES)), count)]
