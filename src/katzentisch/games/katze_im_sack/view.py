"""The view of Katze im Sack: what a person is shown."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from ..game import View
from ..plain_state import interpreted
from ..state import IN_PROGRESS, NOBODY
from ..view_base import common_fields, names_of
from .notation import NAMES, cards_in
from .row import has_dummy, owner, row_length
from .state import AUCTION, FEWEST, MICE_SHOWN, MOUSE_CARDS, NO_CARD, OPEN, ROUNDS, VALUES, KatzeState

PHASES = ("laying", "auction", "offer")
ENDS = ("played",)
POINTS = VALUES.tolist()
MICE = MOUSE_CARDS.tolist()

has_a_dummy, owner_of, length_of_row = interpreted(has_dummy), interpreted(owner), interpreted(row_length)


class SeatView(msgspec.Struct, frozen=True):
    cards: int  # in the hand
    mice: int | None  # None if they are secret
    bid: int | None  # the last one of this round
    passed: bool
    played: list[str]  # the cards of this seat's set turned up so far
    won: list[str]  # by value
    points: int  # of the cards won


class RowCard(msgspec.Struct, frozen=True):
    seat: int | None  # who laid it, None for the dummy
    card: str | None  # None if the viewer doesn't know it
    is_up: bool


class MouseCard(msgspec.Struct, frozen=True):
    mice: int
    is_taken: bool
    is_next: bool  # the next player to pass takes it


class KatzeView(View, tag="katze_im_sack", frozen=True):
    seats: list[SeatView]
    hand: list[str] | None  # the viewer's own, by value, dogs last
    removed: str | None  # likewise
    row: list[RowCard]
    places: list[int | None]  # whose card each place of the row is for, laid or not; None for the dummy
    mouse_cards: list[MouseCard]
    is_filled: bool  # whether they were filled in this round
    pass_reward: int  # the mice that passing brings now
    bank: int
    start: int
    high: int | None
    high_bidder: int | None
    round: int  # from 1
    rounds: int
    dummy: list[str] | None  # the dummy's cards turned up so far


def personal_view(open_view: KatzeView, observation: KatzeState) -> KatzeView:
    """1.6: add the viewer's own hand, mice and card in the row."""
    viewer = observation.viewer
    seats, row = open_view.seats.copy(), open_view.row.copy()
    seats[viewer] = replace(seats[viewer], mice=observation.mice[viewer])
    for place, card in enumerate(row):
        if card.seat == viewer:
            row[place] = row_card(observation, place, viewer)
    return replace(open_view, viewer=viewer, seats=seats, row=row, **own_cards(observation))


def own_cards(observation: KatzeState) -> dict[str, Any]:
    return {"hand": cards_in(observation.hands[observation.viewer]), "removed": NAMES[observation.removed[observation.viewer]]}


def owners_of(observation: KatzeState) -> list[int]:
    """Return the seats that the cards in the row belong to."""
    return [owner_of(observation, place) for place in range(observation.laid)]


def view(observation: KatzeState) -> KatzeView:
    has_bid = observation.bidder != NOBODY
    owners, cards = owners_of(observation), mouse_cards(observation)
    return KatzeView(
        **common_fields(observation, PHASES, ENDS),
        seats=[seat_view(observation, seat, seat in owners) for seat in range(observation.players)],
        **(own_cards(observation) if observation.viewer >= 0 else {"hand": None, "removed": None}),
        row=[row_card(observation, place, seat) for place, seat in enumerate(owners)],
        places=places(observation),
        mouse_cards=cards,
        is_filled=bool(observation.filled),
        pass_reward=sum(card.mice for card in cards if card.is_next) if observation.filled else 0,
        bank=observation.bank,
        start=observation.start,
        high=observation.high if has_bid else None,
        high_bidder=observation.bidder if has_bid else None,
        round=min(observation.rounds + 1, ROUNDS),
        rounds=ROUNDS,
        dummy=names_of((card for card in observation.dummy if card != NO_CARD), NAMES) if has_a_dummy(observation) else None,
    )


def seat_view(observation: KatzeState, seat: int, has_laid: bool) -> SeatView:
    won, points = won_cards(observation.won[seat])
    return SeatView(
        cards=ROUNDS - observation.rounds - has_laid,
        mice=observation.mice[seat] if can_see_mice(observation, seat) else None,
        bid=observation.bids[seat] or None,
        passed=bool(observation.passed >> seat & 1),
        played=cards_in(observation.played[seat]),
        won=list(won),
        points=points,
    )


def can_see_mice(observation: KatzeState, seat: int) -> bool:
    """1.6: own or open mice; after the game they are part of the scores."""
    return bool(seat == observation.viewer or observation.options[MICE_SHOWN] == OPEN or observation.end != IN_PROGRESS)


@lru_cache(1024)
def won_cards(won: tuple[int, ...]) -> tuple[tuple[str, ...], int]:
    """Return the cards won, from their counts, and their points. Cached: they change once a round, and all viewers see them."""
    cards = [card for card, count in enumerate(won) for _ in range(count)]
    return tuple(names_of(cards, NAMES)), worth(cards)


def worth(cards: Iterable[int]) -> int:
    """4.2: the points of some cards."""
    return sum(POINTS[card] for card in cards)


def places(observation: KatzeState) -> list[int | None]:
    """2.1: whose card each place of the row is for."""
    return [person_or_none(observation, owner_of(observation, place)) for place in range(length_of_row(observation))]


def person_or_none(observation: KatzeState, seat: int) -> int | None:
    return seat if seat < observation.players else None


def row_card(observation: KatzeState, place: int, seat: int) -> RowCard:
    card = observation.row[place]
    return RowCard(
        seat=person_or_none(observation, seat),
        card=NAMES[card] if card != NO_CARD else None,
        is_up=place < observation.turned,
    )


def mouse_cards(observation: KatzeState) -> list[MouseCard]:
    """1.3: one fewer than players, in ascending order; 2.3: the lowest one left is taken next."""
    mice = MICE[observation.players - FEWEST][: observation.players - 1]
    following = observation.passes if observation.phase == AUCTION and observation.end == IN_PROGRESS else len(mice)
    return [MouseCard(each, number < observation.passes, number == following) for number, each in enumerate(mice)]
