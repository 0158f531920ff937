"""Features: what the seat at turn knows, which is what everyone knows. Numbers are paragraphs of rules/maus_pass_auf.md."""

from ..arrays import Features
from ..compiled import rule
from ..feature_columns import FeatureGroup, amount_column, flag_column, one_hot_columns, thermometer_columns
from ..feature_encoding import amount, flag, one_hot, seat_after, thermometer, zeros
from ..state import NOBODY, left_of
from .state import (
    CHIPS,
    COPIES,
    DEALT_MOUSE,
    FLIPPED,
    FULL,
    HUNTED,
    KINDS,
    MOST_CARDS,
    MOST_PLAYERS,
    PACK,
    PACK_SIZE,
    UNDER,
    UNKNOWN,
    MausState,
)

KIND_LABELS = ("cheese", "cat", "mouse_1", "mouse_2", "mouse_3")
NEAR_EMPTY = 5  # 3.2: stacks up to this size are encoded exactly
SEAT = 5 + NEAR_EMPTY + 1 + KINDS  # features of one seat
MOST_CHIPS = max(CHIPS)
MOST_PAWS = 3


@rule
def encode_features(state: MausState, out: Features) -> None:
    """1.3: encode all that a perfect memory knows, except the order of cards under the top of a stack, from the own seat clockwise."""
    me = int(state.turn)
    at = table_features(state, out, 0)
    at = hunt_features(state, out, at)
    at = unseen_features(state, out, at)
    for steps in range(MOST_PLAYERS):
        at = seat_features(state, seat_after(state, me, steps), out, at) if steps < state.players else zeros(out, at, SEAT)


@rule
def table_features(state: MausState, out: Features, at: int) -> int:
    """1.2, 2.5, 2.6: the options; 3.1: the chips left; 2.1: the pile."""
    at = one_hot(out, at, int(state.players) - 2, MOST_PLAYERS - 1)
    at = flag(out, at, state.options[PACK] == FULL)
    at = flag(out, at, state.options[UNDER] == FLIPPED)
    at = flag(out, at, state.options[DEALT_MOUSE] == HUNTED)
    at = thermometer(out, at, state.chips_left, MOST_CHIPS)
    at = amount(out, at, state.pile_size)
    return one_hot(out, at, pile_top(state), KINDS)


@rule
def pile_top(state: MausState) -> int:
    """2.5: the card played last, or UNKNOWN if the pile has been won."""
    if state.pile_size == 0:
        return UNKNOWN
    return int(state.cards[state.pile_last if state.options[UNDER] == FLIPPED else state.pile_first])


@rule
def hunt_features(state: MausState, out: Features, at: int) -> int:
    """2.3: the paws of the hunted mouse, and the cards that the hunter may still flip."""
    at = one_hot(out, at, int(state.paws) - 1 if state.tries > 0 else -1, MOST_PAWS)
    return thermometer(out, at, state.tries, MOST_PAWS)


@rule
def hunter(state: MausState) -> int:
    """2.3: the left neighbour of the mouse's owner; 2.6: `first` if the deal laid it; NOBODY if there is no hunt."""
    if state.tries == 0:
        return NOBODY
    return int(state.first) if state.owner == NOBODY else left_of(state, int(state.owner))


@rule
def unseen_features(state: MausState, out: Features, at: int) -> int:
    """1.3: the number of each kind that nobody has seen since the deal. It is counted from the cards that were flipped."""
    cards = flipped(state)
    for kind in range(KINDS):
        at = amount(out, at, COPIES[state.options[PACK]][kind] - (cards >> 8 * kind & 255))
    return at


@rule
def flipped(state: MausState) -> int:
    """1.3: count the flipped cards of each kind: all places but the fresh ones, which are the last of each seat's share of the deal."""
    cards, place = 0, 0
    for seat in range(state.players):
        if state.fresh[seat] > 0:
            cards += cards_between(state, place, int(state.tops[seat]))
            place = int(state.tops[seat]) + int(state.fresh[seat])
    return cards + cards_between(state, place, PACK_SIZE[state.options[PACK]])


@rule
def cards_between(state: MausState, start: int, stop: int) -> int:
    """1.1: the number of cards of each kind at these places, eight bits for each kind."""
    cards = 0
    for place in range(start, stop):
        cards += 1 << 8 * int(state.cards[place])
    return cards


@rule
def seat_features(state: MausState, seat: int, out: Features, at: int) -> int:
    """3.4: a seat's cards and chips; 2.3: its part in the hunt; its next card, once its stack is made of flipped cards."""
    size, fresh = int(state.sizes[seat]), int(state.fresh[seat])
    at = flag(out, at, True)
    at = flag(out, at, hunter(state) == seat)
    at = flag(out, at, state.tries > 0 and state.owner == seat)
    at = amount(out, at, state.chips[seat])
    at = amount(out, at, size // 3)
    at = thermometer(out, at, size, NEAR_EMPTY)
    at = amount(out, at, fresh)
    return one_hot(out, at, int(state.cards[state.tops[seat]]) if fresh == 0 and size > 0 else UNKNOWN, KINDS)


def seat_groups(steps: int) -> tuple[FeatureGroup, ...]:
    """Name what `seat_features` writes about the seat this many steps clockwise. 1.3: with more players, the stacks dealt are smaller."""
    seat = f"left_{steps}" if steps else "own"
    return (
        flag_column(f"{seat}_plays"),
        flag_column(f"{seat}_hunts"),
        flag_column(f"{seat}_laid_hunted_mouse"),
        amount_column(f"{seat}_chips", 0, MOST_CHIPS),
        amount_column(f"{seat}_third_of_cards", 0, MOST_CARDS // 3),
        thermometer_columns(f"{seat}_cards", range(1, NEAR_EMPTY + 1)),
        amount_column(f"{seat}_unseen_cards", 0, -(-MOST_CARDS // max(2, steps + 1))),
        one_hot_columns(f"{seat}_next", KIND_LABELS),
    )


GROUPS = (
    one_hot_columns("players", range(2, MOST_PLAYERS + 1)),
    flag_column("pack_full"),
    flag_column("under_flipped"),
    flag_column("dealt_mouse_hunted"),
    thermometer_columns("chips_left", range(1, MOST_CHIPS + 1)),
    amount_column("pile_cards", 0, MOST_CARDS),
    one_hot_columns("pile_top", KIND_LABELS),
    one_hot_columns("hunted_mouse_paws", range(1, MOST_PAWS + 1)),
    thermometer_columns("hunt_cards", range(1, MOST_PAWS + 1)),
    *(amount_column(f"unseen_{kind}", 0, copies) for kind, copies in zip(KIND_LABELS, COPIES[FULL], strict=True)),
    *(group for steps in range(MOST_PLAYERS) for group in seat_groups(steps)),
)
