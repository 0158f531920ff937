"""Features for networks: what the seat at turn knows. Numbers are paragraphs of rules/katzenjammer_blues.md."""

import numpy as np

from ..arrays import Features
from ..compiled import rule
from ..feature_columns import FeatureGroup, amount_column, flag_column, one_hot_columns, spare_columns, thermometer_columns
from ..feature_encoding import amount, flag, one_hot, seat_after, thermometer, zeros
from .hand import values_held, values_in
from .state import BIDS, CARDS, COPIES, JOKER, KINDS, MICE, MICE_USED, MOST_PLAYERS, NO_BID, VALUES, BluesState, bid_cards, bid_value

SEAT = 32  # features of one seat
KIND_LABELS = ("1", "2", "3", "4", "5", "joker")
BID_LABELS = ("different", "value_1", "value_2", "value_3", "value_4", "value_5")
MOST_MICE = max(MICE_USED)
# by bid, 2.2: its number of cards, and its column among BID_LABELS; dividing would take longer than everything else about a bid
CARDS_OF_BID = np.array([0, *(bid_cards(bid) for bid in range(NO_BID + 1, BIDS + 1))], np.int8)
COLUMN_OF_BID = np.array([-1, *(bid_value(bid) + 1 for bid in range(NO_BID + 1, BIDS + 1))], np.int8)


@rule
def seat_features(state: BluesState, seat: int, out: Features, at: int) -> int:
    """1.4: what everyone knows about a seat, including the own one."""
    at = flag(out, at, True)
    at = flag(out, at, state.bandleader == seat)
    at = bid_features(state, seat, out, at)
    at = amount(out, at, state.mice[seat])
    at = amount(out, at, state.jokers[seat])
    at = amount(out, at, int(state.jokers[seat]) + int(state.known[seat, JOKER]))
    at = flag(out, at, has_most_jokers(state, seat))
    return memory_features(state, seat, out, at)


@rule
def bid_features(state: BluesState, seat: int, out: Features, at: int) -> int:
    """2.2: a bid shows what a hand has, and what its owner is ready to pay."""
    bid = int(state.bids[seat])
    at = flag(out, at, state.passed[seat] != 0)
    at = flag(out, at, bid != NO_BID and bid == state.high)
    at = thermometer(out, at, CARDS_OF_BID[bid], 4)
    return one_hot(out, at, COLUMN_OF_BID[bid], KINDS)


@rule
def has_most_jokers(state: BluesState, seat: int) -> bool:
    """3.2: whether the seat would lose 5 mice if the game ended now and only known jokers counted."""
    jokers = int(state.jokers[seat]) + int(state.known[seat, JOKER])
    for other in range(state.players):
        if int(state.jokers[other]) + int(state.known[other, JOKER]) > jokers:
            return False
    return jokers > 0


@rule
def memory_features(state: BluesState, seat: int, out: Features, at: int) -> int:
    """1.4, 2.2: the size of the hand, its cards known to all, and what its bids proved."""
    free = int(state.sizes[seat])
    for kind in range(KINDS):
        free -= int(state.known[seat, kind])
        at = amount(out, at, state.known[seat, kind])
    for value in range(VALUES):
        at = amount(out, at, state.equal[seat, value])
    at = amount(out, at, state.different[seat])
    at = amount(out, at, state.sizes[seat])
    return amount(out, at, free)


def seat_groups(seat: str) -> tuple[FeatureGroup, ...]:
    """Name what `seat_features` writes."""
    return (
        flag_column(f"{seat}_plays"),
        flag_column(f"{seat}_is_bandleader"),
        flag_column(f"{seat}_passed"),
        flag_column(f"{seat}_is_highest_bidder"),
        thermometer_columns(f"{seat}_bid_cards", range(1, 5)),
        one_hot_columns(f"{seat}_bid", BID_LABELS),
        amount_column(f"{seat}_mice", 0, MOST_MICE),
        amount_column(f"{seat}_jokers_on_show", 0, COPIES),
        amount_column(f"{seat}_jokers_known", 0, COPIES),
        flag_column(f"{seat}_has_most_jokers"),
        *(amount_column(f"{seat}_has_known_{kind}", 0, COPIES) for kind in KIND_LABELS),
        *(amount_column(f"{seat}_has_with_jokers_{value + 1}", 0, 2 * COPIES) for value in range(VALUES)),
        amount_column(f"{seat}_has_different_with_jokers", 0, VALUES + COPIES),
        amount_column(f"{seat}_cards", 0, CARDS),
        amount_column(f"{seat}_unknown_cards", 0, CARDS),
    )


EARLIER_FEATURES = 159 + MOST_PLAYERS * SEAT  # of networks from before there were spare inputs
SPARE = 16  # always 0: a new option takes the next one, so that networks still fit

LONGEST_BID_SHOWN = 7  # cards of a bid: longer ones are rare
NEAR_JOKERS, NEAR_MICE = 3, 6  # leads up to these are encoded exactly


@rule
def encode_features(state: BluesState, out: Features) -> None:
    """1.4: encode all that a perfect memory knows, from the own seat clockwise."""
    me, row = int(state.turn), cards_in_row(state)
    at = table_features(state, out, 0)
    at = hand_features(state, me, row, out, at)
    at = standing_features(state, me, out, at)
    for kind in range(KINDS):
        at = amount(out, at, unseen(state, me, row, kind))
    for steps in range(MOST_PLAYERS):
        at = seat_features(state, seat_after(state, me, steps), out, at) if steps < state.players else zeros(out, at, SEAT)
    zeros(out, at, SPARE)


@rule
def table_features(state: BluesState, out: Features, at: int) -> int:
    """3.1: the cards and mice left; 2.2: the bid to beat, or to pay."""
    at = one_hot(out, at, int(state.players) - 2, MOST_PLAYERS - 1)
    at = flag(out, at, state.options[MICE] == 1)
    at = one_hot(out, at, state.phase, 3)
    left = int(state.deck_size) - int(state.deck_next)
    at = thermometer(out, at, left // 3, 8)
    at = thermometer(out, at, left // 8, 9)
    at = thermometer(out, at, state.mice_left, 10)
    at = thermometer(out, at, int(state.mice_left) // 4, 6)
    at = thermometer(out, at, state.active, MOST_PLAYERS)
    at = thermometer(out, at, CARDS_OF_BID[state.high], LONGEST_BID_SHOWN)
    return one_hot(out, at, COLUMN_OF_BID[state.high], KINDS)


@rule
def cards_in_row(state: BluesState) -> int:
    """2.1: the number of cards of each kind in the row, four bits for each kind."""
    cards = 0
    for place in range(state.row_size):
        cards += 1 << 4 * int(state.row[place])
    return cards


@rule
def in_row(row: int, kind: int) -> int:
    """2.1: the number of cards of a kind, from `cards_in_row`."""
    return row >> 4 * kind & 15


@rule
def hand_features(state: BluesState, me: int, row: int, out: Features, at: int) -> int:
    """2.5: the hand, the row, and both together, because foursomes count."""
    hand = state.hands[me]
    jokers = int(hand[JOKER])
    for value in range(VALUES):
        cards, won = int(hand[value]), in_row(row, value)
        at = thermometer(out, at, cards, 6)
        at = thermometer(out, at, won, 2)
        at = thermometer(out, at, cards + won - 1, 4)
        at = amount(out, at, cards + jokers)
    at = thermometer(out, at, jokers, 6)
    at = flag(out, at, in_row(row, JOKER) > 0)
    return amount(out, at, values_in(values_held(hand)) + jokers)


@rule
def standing_features(state: BluesState, me: int, out: Features, at: int) -> int:
    """3.2, 3.3: the lead in jokers and mice over the best other player."""
    jokers, mice = 0, 0
    for steps in range(1, state.players):
        seat = seat_after(state, me, steps)
        jokers = max(jokers, int(state.jokers[seat]) + int(state.known[seat, JOKER]))
        mice = max(mice, int(state.mice[seat]))
    at = thermometer(out, at, int(state.jokers[me]) + int(state.hands[me, JOKER]) - jokers + NEAR_JOKERS, 2 * NEAR_JOKERS)
    lead = int(state.mice[me]) - mice
    at = thermometer(out, at, lead + NEAR_MICE, 2 * NEAR_MICE)
    return amount(out, at, lead)


@rule
def unseen(state: BluesState, me: int, row: int, kind: int) -> int:
    """1.4: the cards of a kind in the deck or unknown in other hands."""
    cards = COPIES - int(state.discard[kind]) - in_row(row, kind) - int(state.hands[me, kind])
    for seat in range(state.players):
        if seat != me:
            cards -= int(state.known[seat, kind])
        if kind == JOKER:
            cards -= int(state.jokers[seat])
    return cards


TABLE_GROUPS = (
    one_hot_columns("players", range(2, MOST_PLAYERS + 1)),
    flag_column("mice_24"),
    one_hot_columns("phase", ("auction", "paying", "showing")),
    thermometer_columns("deck_by_3", range(3, 25, 3)),
    thermometer_columns("deck_by_8", range(8, 73, 8)),
    thermometer_columns("mice_left_by_1", range(1, 11)),
    thermometer_columns("mice_left_by_4", range(4, 25, 4)),
    thermometer_columns("players_not_passed", range(1, MOST_PLAYERS + 1)),
    thermometer_columns("high_bid_cards", range(1, LONGEST_BID_SHOWN + 1)),
    one_hot_columns("high_bid", BID_LABELS),
)


def value_groups(value: str) -> tuple[FeatureGroup, ...]:
    """Name what `hand_features` writes about a value."""
    return (
        thermometer_columns(f"hand_{value}", range(1, 7)),
        thermometer_columns(f"row_{value}", range(1, 3)),
        thermometer_columns(f"hand_and_row_{value}", range(2, 6)),
        amount_column(f"hand_with_jokers_{value}", 0, 2 * COPIES),
    )


HAND_GROUPS = (
    *(group for value in range(VALUES) for group in value_groups(KIND_LABELS[value])),
    thermometer_columns("hand_joker", range(1, 7)),
    flag_column("row_joker"),
    amount_column("hand_different_with_jokers", 0, VALUES + COPIES),
)
STANDING_GROUPS = (
    thermometer_columns("joker_lead", range(1 - NEAR_JOKERS, NEAR_JOKERS + 1)),
    thermometer_columns("mouse_lead", range(1 - NEAR_MICE, NEAR_MICE + 1)),
    amount_column("mouse_lead", -MOST_MICE, MOST_MICE),
)
GROUPS = (
    *TABLE_GROUPS,
    *HAND_GROUPS,
    *STANDING_GROUPS,
    *(amount_column(f"unseen_{kind}", 0, COPIES) for kind in KIND_LABELS),
    *seat_groups("own"),
    *(group for steps in range(1, MOST_PLAYERS) for group in seat_groups(f"left_{steps}")),
    spare_columns(SPARE),
)
