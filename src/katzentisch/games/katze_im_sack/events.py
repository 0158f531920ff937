"""What just happened in a game of Katze im Sack, as one viewer saw it."""

from collections.abc import Sequence

from ..game import HIDDEN, Event, PublicEvent
from ..plain_state import interpreted, with_fields
from ..view_base import names_of, over_events
from .notation import NAMES
from .row import find_chased, is_dog
from .state import AUCTION, LAYING, NO_CARD, OFFER, PASS, KatzeState
from .view import ENDS, has_a_dummy, mouse_cards, owner_of, worth

place_chased = interpreted(find_chased)


class Round(PublicEvent, tag="round", frozen=True):
    round: int
    seat: int  # the start player


class Filled(PublicEvent, tag="filled", frozen=True):
    mice: list[int]  # on each mouse card


class Unfilled(PublicEvent, tag="unfilled", frozen=True):
    reason: str  # "row": nobody took the last row (2.5), or "bank": it has too few mice (4.1)


class Dummy(PublicEvent, tag="dummy", frozen=True):
    """The dummy's card is put into the row."""


class Laid(Event, tag="laid", frozen=True):
    seat: int
    known: int = 0  # 1 if the viewer knows the card
    card: str = ""


class Turned(PublicEvent, tag="turned", frozen=True):
    cards: list[str]
    place: int  # in the row, of the first card


class Bid(PublicEvent, tag="bid", frozen=True):
    seat: int
    bid: int


class Passed(PublicEvent, tag="passed", frozen=True):
    seat: int
    mice: int  # from the mouse card


class Offered(PublicEvent, tag="offered", frozen=True):
    """2.5: nobody has bid, and one player is left."""

    seat: int


class Discarded(PublicEvent, tag="discarded", frozen=True):
    cards: list[str]


class Won(PublicEvent, tag="won", frozen=True):
    seat: int
    price: int
    cards: list[str]  # the whole row


class Chased(PublicEvent, tag="chased", frozen=True):
    seat: int  # the winner of the row, who loses the card
    dog: str
    card: str
    place: int  # of the card in the row


class Idle(PublicEvent, tag="idle", frozen=True):
    """3: a single dog has nothing to chase away."""

    dog: str


class Dogs(PublicEvent, tag="dogs", frozen=True):
    """3: several dogs leave together."""

    cards: list[str]


class Kept(PublicEvent, tag="kept", frozen=True):
    seat: int
    count: int
    cards: list[str]
    points: int


def opening_events(after: KatzeState) -> list[Event]:
    return round_events(after, "bank")


def round_events(after: KatzeState, reason: str) -> list[Event]:
    """Return the start of a round; `reason` says why mouse cards are empty."""
    filled = Filled([each.mice for each in mouse_cards(after)]) if after.filled else Unfilled(reason)
    dummy: list[Event] = [Dummy()] if has_a_dummy(after) else []
    return [Round(after.rounds + 1, after.start), filled, *dummy]


def events(before: KatzeState, seat: int, action: int, after: KatzeState) -> list[Event]:
    if before.phase == LAYING:
        return lay_events(seat, action, after)
    if action == PASS:
        return pass_events(before, seat, after)
    bid = Bid(seat, action - PASS)
    return [bid, *win_events(before, seat, action - PASS), *end_events(after, "bank")] if before.phase == OFFER else [bid]


def lay_events(seat: int, action: int, after: KatzeState) -> list[Event]:
    """2.1: a card is laid; 2.2: the last one starts the auction."""
    happened: list[Event] = [Laid(seat) if action == HIDDEN else Laid(seat, 1, NAMES[action])]
    return [*happened, Turned(names_of(after.row[:1], NAMES), 0)] if after.phase == AUCTION else happened


def pass_events(before: KatzeState, seat: int, after: KatzeState) -> list[Event]:
    """2.3: a player passes; 2.4, 2.5: and what follows if one player is left."""
    happened: list[Event] = [Passed(seat, after.mice[seat] - before.mice[seat])]
    if before.phase == OFFER:
        return [*happened, Discarded(names_of(before.row[: before.laid], NAMES)), *end_events(after, "row")]
    table = row_after_pass(before, after)
    happened.append(Turned(names_of(table.row[before.turned : table.turned], NAMES), before.turned))
    if after.rounds > before.rounds:
        return [*happened, *win_events(table, before.bidder, before.high), *end_events(after, "bank")]
    return [*happened, Offered(after.turn)] if after.phase == OFFER else happened


def row_after_pass(before: KatzeState, after: KatzeState) -> KatzeState:
    """Return the row after a pass, even if it has been taken: the new card in a seat's `played` was its card in the row."""
    turned = before.laid if after.rounds > before.rounds else after.turned
    owners = [owner_of(before, place) for place in range(before.turned, turned)]
    new = [(after.played[seat] ^ before.played[seat]).bit_length() - 1 for seat in owners]
    return with_fields(before, turned=turned, row=(*before.row[: before.turned], *new, *before.row[turned:]))


def win_events(table: KatzeState, seat: int, price: int) -> list[Event]:
    """2.4: the row is won; 3: dogs act on it."""
    row = [*table.row[: table.laid]]
    chased = place_chased(table)
    kept = [card for place, card in enumerate(row) if place != chased and not is_dog(card)]
    return [
        Won(seat, price, names_of(row, NAMES)),
        *dog_events(seat, row, chased),
        Kept(seat, len(kept), names_of(kept, NAMES), worth(kept)),
    ]


def dog_events(seat: int, row: Sequence[int], chased: int) -> list[Event]:
    """3: what the dogs in a row do."""
    pack = [NAMES[card] for card in row if is_dog(card)]
    if len(pack) > 1:
        return [Dogs(pack)]
    if chased != NO_CARD:
        return [Chased(seat, pack[0], NAMES[row[chased]], chased)]
    return [Idle(pack[0])] if pack else []


def end_events(after: KatzeState, reason: str) -> list[Event]:
    """4.2: the end of the game, or the start of the next round."""
    return over_events(after, ENDS) or round_events(after, reason)
