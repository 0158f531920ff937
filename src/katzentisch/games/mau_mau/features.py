"""Features for networks: what the seat at turn knows. Numbers are paragraphs of rules/mau_mau.md."""

from ..arrays import Features
from ..compiled import rule
from ..feature_columns import FeatureGroup, amount_column, bits_columns, flag_column, one_hot_columns, spare_columns, thermometer_columns
from ..feature_encoding import amount, bits_of, flag, one_hot, seat_after, thermometer, zeros
from .cards import count
from .rules import is_card_left, matching_kinds
from .slots import FACE_ENTRIES, WILD_ENTRY, barred_slots
from .state import (
    AS_STOP,
    CARDS,
    COLOURED,
    COLOURS,
    DRAWING,
    DRAWS,
    FACES,
    FORCED,
    LAST_CARD,
    MAU,
    MOST_PLAYERS,
    NAMING,
    NEW,
    ONE_COLOUR,
    ONE_FACE,
    PILE,
    REVERSE_FOR_TWO,
    WILD,
    WILD_COPIES,
    WISH,
    MauState,
)

FEWEST = 5
SIZE = 7
COLOUR_LABELS = ("green", "blue", "red", "yellow")
FACE_LABELS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "reverse", "draw_2", "draw_4", "stop")
KIND_LABELS = tuple(f"{colour}_{face}" for colour in COLOUR_LABELS for face in FACE_LABELS)
NEIGHBOUR = SIZE + 2 * COLOURS + 1 + FACES
SEATS = FEWEST + (MOST_PLAYERS - 1) * SIZE + 3 * NEIGHBOUR


@rule
def seats_features(state: MauState, me: int, out: Features, at: int) -> int:
    """All hands clockwise, then more about the next player, the one after and the previous one, in the direction of play, none twice."""
    at = thermometer(out, at, fewest_cards(state, me) - 1, FEWEST)
    for steps in range(1, MOST_PLAYERS):
        at = size_features(state, seat_after(state, me, steps), out, at) if steps < state.players else zeros(out, at, SIZE)
    at = neighbour_features(state, seat_in_direction(state, me, 1), out, at)
    at = neighbour_features(state, seat_in_direction(state, me, 2), out, at) if state.players > 2 else zeros(out, at, NEIGHBOUR)
    return neighbour_features(state, seat_in_direction(state, me, -1), out, at) if state.players > 3 else zeros(out, at, NEIGHBOUR)


@rule
def fewest_cards(state: MauState, me: int) -> int:
    """6.1: how close the other players are to being out."""
    fewest = int(state.sizes[seat_in_direction(state, me, 1)])
    for seat in range(state.players):
        if seat != me:
            fewest = min(fewest, int(state.sizes[seat]))
    return fewest


@rule
def seat_in_direction(state: MauState, me: int, turns: int) -> int:
    """3.1: return the seat this many turns ahead in the direction of play; fewer turns than players."""
    seat = me + turns * int(state.direction)
    if seat < 0:
        return seat + int(state.players)
    return seat if seat < state.players else seat - int(state.players)


@rule
def size_features(state: MauState, seat: int, out: Features, at: int) -> int:
    """1.4: the number of cards in a hand is open."""
    at = thermometer(out, at, state.sizes[seat], SIZE - 1)
    return amount(out, at, state.sizes[seat])


@rule
def neighbour_features(state: MauState, seat: int, out: Features, at: int) -> int:
    """2.3: a player who had to draw had no card of that colour or face. For each, how many cards can still have it."""
    size = int(state.sizes[seat])
    at = size_features(state, seat, out, at)
    for colour in range(COLOURS):
        free = size - barred_slots(state, seat, colour)
        at = flag(out, at, free <= 0)
        at = amount(out, at, free)
    at = amount(out, at, size - barred_slots(state, seat, WILD_ENTRY))
    for face in range(FACES):
        at = amount(out, at, size - barred_slots(state, seat, FACE_ENTRIES + face))
    return at


def size_groups(seat: str) -> tuple[FeatureGroup, ...]:
    return thermometer_columns(f"{seat}_cards", range(1, SIZE)), amount_column(f"{seat}_cards", 0, CARDS)


def neighbour_groups(seat: str) -> tuple[FeatureGroup, ...]:
    """Name what `neighbour_features` writes: the most cards of each colour and face that the hand can have."""
    colours = ((flag_column(f"{seat}_has_no_{each}"), amount_column(f"{seat}_most_{each}", 0, CARDS)) for each in COLOUR_LABELS)
    return (
        *size_groups(seat),
        *(group for pair in colours for group in pair),
        amount_column(f"{seat}_most_wild", 0, CARDS),
        *(amount_column(f"{seat}_most_{face}", 0, CARDS) for face in FACE_LABELS),
    )


SEATS_GROUPS = (
    thermometer_columns("fewest_cards_of_others", range(2, FEWEST + 2)),
    *(group for steps in range(1, MOST_PLAYERS) for group in size_groups(f"left_{steps}")),
    *(group for seat in ("next", "second_next", "previous") for group in neighbour_groups(seat)),
)


@rule
def hand_features(state: MauState, me: int, out: Features, at: int) -> int:
    """1.1: the copies of each kind; 2.2: the cards of each colour and face, in hand and unseen; 2.1: the number of matching cards."""
    one, two = int(state.one[me]), int(state.two[me])
    at = bits_of(out, at, one, WILD)
    at = bits_of(out, at, two, WILD)
    at = bits_of(out, at, one >> WILD, WILD_COPIES)
    at = thermometer(out, at, state.sizes[me], 9)
    at = thermometer(out, at, count(one & matching_kinds(state) & COLOURED), 3)
    at = flag(out, at, one & matching_kinds(state) > COLOURED)
    for colour in range(COLOURS):
        at = group_features(state, me, ONE_COLOUR << FACES * colour, 2 * FACES, out, at)
    for face in range(FACES):
        at = group_features(state, me, ONE_FACE << face, 2 * COLOURS, out, at)
    return amount(out, at, WILD_COPIES - count(one >> WILD) - count(int(state.one[PILE]) >> WILD))


@rule
def group_features(state: MauState, me: int, kinds: int, cards: int, out: Features, at: int) -> int:
    """1.1: of the `cards` cards of some kinds, how many are in the hand, and how many in the deck or other hands."""
    held = count(state.one[me] & kinds) + count(state.two[me] & kinds)
    at = amount(out, at, held)
    return amount(out, at, cards - held - count(state.one[PILE] & kinds) - count(state.two[PILE] & kinds))


def group_groups(name: str, cards: int) -> tuple[FeatureGroup, ...]:
    return amount_column(f"hand_{name}", 0, cards), amount_column(f"unseen_{name}", 0, cards)


HAND_GROUPS = (
    bits_columns("hand_one", KIND_LABELS),  # at least one card of the kind
    bits_columns("hand_two", KIND_LABELS),  # both cards of the kind
    bits_columns("hand_wild", [f"at_least_{wilds}" for wilds in range(1, WILD_COPIES + 1)]),
    thermometer_columns("hand_cards", range(1, 10)),
    thermometer_columns("hand_matching", range(1, 4)),
    flag_column("hand_matching_wild"),
    *(group for colour in COLOUR_LABELS for group in group_groups(colour, 2 * FACES)),
    *(group for face in FACE_LABELS for group in group_groups(face, 2 * COLOURS)),
    amount_column("unseen_wild", 0, WILD_COPIES),
)

EARLIER_FEATURES = 207 + SEATS  # of networks from before the options `acts` and `wish`
SPARE = 14


@rule
def encode_features(state: MauState, out: Features) -> None:
    """1.4: encode all that a perfect memory knows. At a decision, all drawing is done, so nobody owes a card."""
    me = int(state.turn)
    at = table_features(state, out, 0)
    at = hand_features(state, me, out, at)
    at = seats_features(state, me, out, at)
    later_features(state, out, at)


@rule
def later_features(state: MauState, out: Features, at: int) -> int:
    """3.5, 1.3: the options that came later. Another one takes the next spare input, which is 0 until then, so that networks still fit."""
    at = flag(out, at, state.options[WISH] == NEW)
    at = flag(out, at, state.phase == NAMING)
    return zeros(out, at, SPARE)


@rule
def table_features(state: MauState, out: Features, at: int) -> int:
    """2.2: the colour and face to match; 1.3, 2.3, 3.1, 4, 6.1: the options that still matter."""
    at = one_hot(out, at, int(state.players) - 2, MOST_PLAYERS - 1)
    at = flag(out, at, state.options[MAU] != 0)
    at = flag(out, at, state.options[DRAWING] != FORCED)
    at = flag(out, at, state.options[LAST_CARD] == DRAWS)
    at = flag(out, at, state.players == 2 and state.options[REVERSE_FOR_TWO] == AS_STOP)
    at = one_hot(out, at, state.colour, COLOURS + 1)
    at = one_hot(out, at, state.face, FACES + 1)
    at = amount(out, at, state.direction)
    at = thermometer(out, at, int(state.stacked) // 2, 5)
    at = flag(out, at, is_card_left(state))
    return thermometer(out, at, (CARDS - int(state.deck_next)) // 8, 10)


TABLE_GROUPS = (
    one_hot_columns("players", range(2, MOST_PLAYERS + 1)),
    flag_column("mau_automatic"),
    flag_column("drawing_free"),
    flag_column("last_card_draws"),
    flag_column("reverse_is_stop"),
    one_hot_columns("colour", (*COLOUR_LABELS, "any")),
    one_hot_columns("face", (*FACE_LABELS, "none")),
    amount_column("direction", -1, 1),
    thermometer_columns("stacked", range(2, 11, 2)),
    flag_column("card_left_to_draw"),
    thermometer_columns("deck", range(8, 81, 8)),
)
LATER_GROUPS = (flag_column("wish_new"), flag_column("phase_naming"), spare_columns(SPARE))
GROUPS = (*TABLE_GROUPS, *HAND_GROUPS, *SEATS_GROUPS, *LATER_GROUPS)
