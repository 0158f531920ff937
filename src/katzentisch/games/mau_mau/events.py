"""Events of Mau Mau, as one viewer saw them."""

from collections.abc import Iterable

from ..game import Event, PublicEvent
from ..plain_state import interpreted
from ..state import IN_PROGRESS, NOBODY
from ..view_base import names_of, over_events
from .notation import COLOUR_NAMES, NAMES, kinds_in, size
from .rules import is_reverse_stop, next_seat
from .state import (
    ACTS,
    CALLED,
    DRAW,
    DRAW_FOUR,
    DRAW_TWO,
    FIRST_CARD,
    HAND,
    MAU,
    NAME,
    PILE,
    PLAY_WILD,
    REVERSE,
    SAYING_MAU,
    SHUFFLING,
    STOP,
    WILD,
    MauState,
)
from .view import ENDS

reverse_is_stop, neighbour = interpreted(is_reverse_stop), interpreted(next_seat)


class TurnedUp(PublicEvent, tag="turned-up", frozen=True):
    card: str


class Played(PublicEvent, tag="played", frozen=True):
    seat: int
    card: str
    colour: str = ""  # the one chosen with a Wild
    word: str = ""  # "mau" or "mau-mau"


class Named(PublicEvent, tag="named", frozen=True):
    """1.3: the player who starts names the colour of a turned-up Wild."""

    seat: int
    colour: str


class DirectionChanged(PublicEvent, tag="direction-changed", frozen=True):
    way: str  # "clockwise" or "counterclockwise"


class Forgot(PublicEvent, tag="forgot", frozen=True):
    """4: the player did not say mau."""

    seat: int


class Facing(PublicEvent, tag="facing", frozen=True):
    """3.2: the player must draw this many cards or play a Draw 2."""

    seat: int
    count: int


class Drew(Event, tag="drew", frozen=True):
    seat: int
    count: int  # 0 if nothing is left to draw
    cards: tuple[str, ...] = ()  # if the viewer knows them
    known: int = 0  # the number of `cards`


class LeftOut(PublicEvent, tag="left-out", frozen=True):
    seat: int


class Shuffled(PublicEvent, tag="shuffled", frozen=True):
    count: int  # cards in the new deck


class Out(PublicEvent, tag="out", frozen=True):
    seat: int


def opening_events(after: MauState) -> list[Event]:
    acts = first_card_events(after) if after.options[FIRST_CARD] == ACTS else []
    return [TurnedUp(NAMES[after.top]), *acts]


def first_card_events(after: MauState) -> list[Event]:
    """1.3: the effect of a turned-up special card, as if the dealer had played it."""
    if after.direction < 0:
        return [DirectionChanged("counterclockwise")]
    if after.face == DRAW_TWO:
        return [Facing(after.turn, after.stacked)]
    if after.face == DRAW_FOUR:
        return [Drew(after.first, after.sizes[after.first] - HAND), LeftOut(after.first)]
    is_stop = after.face == STOP or (after.face == REVERSE and reverse_is_stop(after))
    return [LeftOut(after.first)] if is_stop else []


def events(before: MauState, seat: int, action: int, after: MauState) -> list[Event]:
    if seat == NOBODY:
        return shuffle_events(before, after)
    if action >= NAME:
        return [Named(seat, COLOUR_NAMES[action - NAME]), *over_events(after, ENDS)]
    if action == DRAW:
        happened = draw_events(before, seat, NOBODY, after)
        return happened if after.phase == SHUFFLING else [*(happened or [Drew(seat, 0)]), *over_events(after, ENDS)]
    action, is_said = action % SAYING_MAU, action >= SAYING_MAU
    happened = [played(before, seat, action, is_said), *effect_events(before, seat, after)]
    if must_say_mau(before, seat) and not is_said:
        happened += [Forgot(seat), *draw_events(before, seat, min(action, WILD), after)]
    return [*happened, *victim_events(before, after, after.face == DRAW_FOUR), *over_events(after, ENDS)]


def shuffle_events(before: MauState, after: MauState) -> list[Event]:
    """5: a shuffle, and the rest of the drawing."""
    happened: list[Event] = [Shuffled(size(before, PILE) - 1)]
    if before.owes_mau or before.mover == before.drawer:
        happened += draw_events(before, before.mover, NOBODY, after)
    return [*happened, *victim_events(before, after, before.owes_draw > 0), *over_events(after, ENDS)]


def must_say_mau(before: MauState, seat: int) -> bool:
    return bool(before.options[MAU] == CALLED and before.sizes[seat] == 2)


def played(before: MauState, seat: int, action: int, is_said: bool) -> Played:
    left = before.sizes[seat] - 1
    says = left == 1 and (is_said or before.options[MAU] != CALLED)
    word = "mau-mau" if left == 0 else ("mau" if says else "")
    colour = COLOUR_NAMES[action - PLAY_WILD] if action >= PLAY_WILD else ""
    return Played(seat, NAMES[min(action, WILD)], colour, word)


def effect_events(before: MauState, seat: int, after: MauState) -> list[Event]:
    """3: the immediate effect of a special card."""
    if after.sizes[seat] == 0:
        return [Out(seat)]
    if after.direction != before.direction:
        return [DirectionChanged("clockwise" if after.direction > 0 else "counterclockwise")]
    if after.face == DRAW_TWO:
        return [Facing(after.next, after.stacked)]
    if after.face == STOP or (after.face == REVERSE and reverse_is_stop(after)):
        return [LeftOut(neighbour(after, seat))]
    return []


def victim_events(before: MauState, after: MauState, is_left_out: bool) -> list[Event]:
    """3.3, 6.1: the next player draws for a card and is then skipped, unless the game is over."""
    seat = after.drawer
    if seat == after.mover:
        return []
    happened = draw_events(before, seat, NOBODY, after)
    if is_left_out and after.phase != SHUFFLING and after.end == IN_PROGRESS:
        happened.append(LeftOut(seat))
    return happened


def draw_events(before: MauState, seat: int, played: int, after: MauState) -> list[Event]:
    """Return what a seat drew between the two states; `played` is the kind it also played, or NOBODY."""
    count = after.sizes[seat] - before.sizes[seat] + (played != NOBODY)
    if count == 0:
        return []
    if seat != after.viewer:
        return [Drew(seat, count)]
    drawn = without([*kinds_in(after, seat), *([] if played == NOBODY else [played])], kinds_in(before, seat))
    return [Drew(seat, count, tuple(names_of(sorted(drawn), NAMES)), count)]


def without(kinds: list[int], others: Iterable[int]) -> list[int]:
    """Return the cards without one of the same kind for each of the others."""
    left = list(kinds)
    for kind in others:
        if kind in left:
            left.remove(kind)
    return left
