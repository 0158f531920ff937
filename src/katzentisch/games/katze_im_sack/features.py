"""Features for networks: what the seat at turn knows. Numbers are paragraphs of rules/katze_im_sack.md."""

import numpy as np

from ..arrays import Features
from ..compiled import rule
from ..feature_columns import FeatureGroup, amount_column, bits_columns, flag_column, one_hot_columns, spare_columns, thermometer_columns
from ..feature_encoding import amount, bits_of, flag, one_hot, seat_after, steps_between, thermometer, zeros
from .rounds import points
from .row import has_dummy, owner, row_length
from .state import (
    BIG_DOG,
    DUMMY,
    FEWEST,
    FILLING,
    LAYING,
    MOST_MICE,
    MOUSE_CARDS,
    NO_CARD,
    PLAYERS,
    RABBIT,
    RABBITS,
    ROUNDS,
    SET,
    SMALL_DOG,
    SPARED,
    VALUES,
    WHOLE_SET,
    KatzeState,
)

CARD = 24  # features of a set and its card in the row
SEAT = 21 + CARD  # features of one seat
CARD_LABELS = ("minus_8", "minus_5", "0", "3", "5", "8", "11", "15", "small_dog", "big_dog")
MOST_POINTS = PLAYERS[-1] * int(VALUES[VALUES > 0].sum())
FEWEST_POINTS = PLAYERS[-1] * int(VALUES[VALUES < 0].sum())


@rule
def pass_payment(state: KatzeState, later: int) -> int:
    """2.3: what passing pays after `later` more passes; 4.1: nothing if the mouse cards were not filled."""
    card = int(state.passes) + later
    if state.phase == LAYING or not state.filled or card + 1 >= state.players:
        return 0
    return int(MOUSE_CARDS[state.players - FEWEST, card])


@rule
def seat_features(state: KatzeState, me: int, seat: int, mine: int, out: Features, at: int) -> int:
    """2.2, 2.3: the seat's mice and bid; 4.2: its lead in points over `me`."""
    mice = int(state.mice[seat])
    at = card_features(state, me, seat, out, at)
    at = flag(out, at, True)
    at = flag(out, at, state.start == seat)
    at = flag(out, at, state.bidder == seat)
    at = flag(out, at, int(state.passed) >> seat & 1 != 0)
    at = amount(out, at, state.bids[seat])
    at = thermometer(out, at, mice // 4, 7)
    at = amount(out, at, mice - int(state.high))
    at = thermometer(out, at, (points(state, seat) + mice - mine + 18) // 6, 6)
    at = amount(out, at, (points(state, seat) + mice - mine) // 2)
    return amount(out, at, points(state, seat) // 2)


def seat_groups(seat: str, is_own: bool) -> tuple[FeatureGroup, ...]:
    """Name what `seat_features` writes. The own seat is level with itself."""
    lead = 0 if is_own else MOST_POINTS + MOST_MICE - FEWEST_POINTS
    return (
        bits_columns(f"{seat}_unplayed", CARD_LABELS),
        one_hot_columns(f"{seat}_row", CARD_LABELS),
        thermometer_columns(f"{seat}_card_turned_up_after", range(1, 5)),  # more cards
        flag_column(f"{seat}_plays"),
        flag_column(f"{seat}_starts"),
        flag_column(f"{seat}_is_highest_bidder"),
        flag_column(f"{seat}_passed"),
        amount_column(f"{seat}_bid", 0, MOST_MICE),
        thermometer_columns(f"{seat}_mice", range(4, 29, 4)),
        amount_column(f"{seat}_mice_above_high_bid", -MOST_MICE, MOST_MICE),
        thermometer_columns(f"{seat}_lead", range(-12, 19, 6)),
        amount_column(f"{seat}_half_lead", -lead // 2, lead // 2),
        amount_column(f"{seat}_half_points", FEWEST_POINTS // 2, MOST_POINTS // 2),
    )


@rule
def card_features(state: KatzeState, me: int, seat: int, out: Features, at: int) -> int:
    """1.4: the cards of a set not turned up yet; 2.3: its card in the row, and how long that stays face down."""
    place = place_of(state, seat)
    at = bits_of(out, at, WHOLE_SET & ~int(state.played[seat]), SET)
    at = one_hot(out, at, known_card(state, me, place), SET)
    return thermometer(out, at, place + 1 - int(state.turned), 4)


@rule
def place_of(state: KatzeState, seat: int) -> int:
    """2.1: the place of a set's card in the row, even before it is laid."""
    if not has_dummy(state):
        return steps_between(state, int(state.start), seat)
    return 0 if seat == DUMMY else 1 + steps_between(state, int(state.start), seat)


@rule
def known_card(state: KatzeState, me: int, place: int) -> int:
    """1.6: a card that is turned up, or the seat's own; NO_CARD if it is unknown or not laid yet."""
    if place < state.turned or (place < state.laid and owner(state, place) == me):
        return int(state.row[place])
    return NO_CARD


# by card; dogs get an average worth: a small one seldom hurts, a big one chases away the best card
CARD_WORTH = np.array([-8, -5, 0, 3, 5, 8, 11, 15, 4, -4])
LOW = 10  # all rows worth less than -LOW are encoded alike


@rule
def row_features(state: KatzeState, me: int, out: Features, at: int) -> int:
    """4.2: the number of each card, the worth of the known cards, and the expected worth of the row above its price."""
    cards = at
    zeros(out, cards, SET)
    hidden, hoped = 0, 0
    for place in range(row_length(state)):
        card = known_card(state, me, place)
        if card == NO_CARD:
            hidden += 1
            hoped += mean_value(state, owner(state, place))
        else:
            out[cards + card] += 1
    worth = known_worth(state, out, cards)
    at = thermometer(out, cards + SET, hidden, 5)
    at = thermometer(out, at, (worth + LOW) // 2, 20)
    at = amount(out, at, worth)
    at = thermometer(out, at, (worth + hoped + LOW) // 2, 20)
    at = thermometer(out, at, (worth + hoped - int(state.high) - pass_payment(state, 0) + LOW) // 2, 18)
    return amount(out, at, worth + hoped)


ROW_GROUPS = (
    *(amount_column(f"row_{card}", 0, PLAYERS[-1]) for card in CARD_LABELS),
    thermometer_columns("row_unknown_cards", range(1, 6)),
    thermometer_columns("row_worth", range(2 - LOW, 31, 2)),
    amount_column("row_worth", PLAYERS[-1] * int(VALUES.min()), PLAYERS[-1] * int(VALUES.max())),
    thermometer_columns("row_expected_worth", range(2 - LOW, 31, 2)),
    thermometer_columns("row_expected_gain", range(2 - LOW, 27, 2)),
    amount_column("row_expected_worth", PLAYERS[-1] * int(CARD_WORTH.min()), PLAYERS[-1] * int(CARD_WORTH.max())),
)


@rule
def mean_value(state: KatzeState, seat: int) -> int:
    """The mean worth of the cards of a set not turned up yet; at least one of them was removed (1.4)."""
    cards = WHOLE_SET & ~int(state.played[seat])
    total, number = 0, 0
    for card in range(SET):
        total += int(CARD_WORTH[card]) * (cards >> card & 1)
        number += cards >> card & 1
    return total // number


@rule
def known_worth(state: KatzeState, out: Features, cards: int) -> int:
    """4.2: the worth of the known cards; 3: without the one that a dog chases away if no other dog follows."""
    worth, lowest, highest = 0, NO_CARD, NO_CARD
    for card in range(SMALL_DOG):
        worth += int(out[cards + card]) * int(VALUES[card])
        if out[cards + card] > 0 and (card != RABBIT or state.options[RABBITS] != SPARED):
            lowest = card if lowest == NO_CARD else lowest
            highest = card
    small, big = int(out[cards + SMALL_DOG]), int(out[cards + BIG_DOG])
    if highest == NO_CARD or small + big != 1:
        return worth
    return worth - int(VALUES[highest if big == 1 else lowest])


MOST = PLAYERS[-1]
EARLIER_FEATURES = 141 + MOST * SEAT  # of networks from before there were spare inputs
SPARE = 16  # always 0: a new option takes the next one, so that networks still fit


@rule
def encode_features(state: KatzeState, out: Features) -> None:
    """Encode all that a perfect memory knows, from the own seat clockwise. 1.5: with three players, the dummy is the fourth seat."""
    me = int(state.turn)
    at = table_features(state, out, 0)
    at = own_features(state, me, out, at)
    at = row_features(state, me, out, at)
    mine = points(state, me) + int(state.mice[me])
    for steps in range(MOST):
        if steps < state.players:
            at = seat_features(state, me, seat_after(state, me, steps), mine, out, at)
        elif steps == DUMMY and has_dummy(state):
            at = card_features(state, me, DUMMY, out, at)
            at = zeros(out, at, SEAT - CARD)
        else:
            at = zeros(out, at, SEAT)
    zeros(out, at, SPARE)


@rule
def table_features(state: KatzeState, out: Features, at: int) -> int:
    """4.2: the rounds left; 2.2, 2.3: what bidding costs and passing pays."""
    at = one_hot(out, at, int(state.players) - FEWEST, 3)
    at = flag(out, at, state.options[RABBITS] == SPARED)
    at = one_hot(out, at, state.phase, 3)
    at = thermometer(out, at, state.rounds, ROUNDS - 1)
    at = thermometer(out, at, state.high, 16)
    at = amount(out, at, state.high)
    at = thermometer(out, at, state.passes, 4)
    at = flag(out, at, state.filled != 0)
    at = thermometer(out, at, pass_payment(state, 0), 6)
    at = amount(out, at, pass_payment(state, 1))
    at = flag(out, at, state.bank >= FILLING[state.players - FEWEST])  # 4.1: for the next round
    return amount(out, at, int(state.bank) // 2)


@rule
def own_features(state: KatzeState, me: int, out: Features, at: int) -> int:
    """1.4, 2.2: the hand, and what the seat's mice can pay."""
    at = bits_of(out, at, int(state.hands[me]), SET)
    return thermometer(out, at, state.mice[me], 10)


TABLE_GROUPS = (
    one_hot_columns("players", PLAYERS),
    flag_column("rabbit_spared"),
    one_hot_columns("phase", ("laying", "auction", "offer")),
    thermometer_columns("rounds_finished", range(1, ROUNDS)),
    thermometer_columns("high_bid", range(1, 17)),
    amount_column("high_bid", 0, MOST_MICE),
    thermometer_columns("passes", range(1, 5)),
    flag_column("mouse_cards_filled"),
    thermometer_columns("pass_pays", range(1, 7)),
    amount_column("pass_pays_next", 0, int(MOUSE_CARDS.max())),
    flag_column("bank_can_fill_mouse_cards"),
    amount_column("half_bank", 0, MOST_MICE // 2),
)
OWN_GROUPS = (bits_columns("hand", CARD_LABELS), thermometer_columns("mice", range(1, 11)))
GROUPS = (
    *TABLE_GROUPS,
    *OWN_GROUPS,
    *ROW_GROUPS,
    *seat_groups("own", is_own=True),
    *(group for steps in range(1, MOST) for group in seat_groups(f"left_{steps}", is_own=False)),
    spare_columns(SPARE),
)
