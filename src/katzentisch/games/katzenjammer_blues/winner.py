"""The moves of the winner of a row in Katzenjammer Blues: paying and foursomes (rules/katzenjammer_blues.md 2.4, 2.5)."""

from ..arrays import Int8s, Moves
from ..compiled import rule
from .hand import add_seen_card, can_pay_different, can_pay_equal, remove_seen_cards, values_held
from .reveal import forget
from .score import score
from .state import (
    DIFFERENT,
    DONE,
    JOKER,
    LAST_MOUSE,
    PAY_DIFFERENT,
    PAY_EQUAL,
    SHOW,
    SHOW_JOKERS,
    SHOWING,
    VALUES,
    BluesState,
    bid_cards,
    bid_value,
)


@rule
def can_pay(state: BluesState, action: int) -> bool:
    """2.4: pay the bid from the hand; the winner now chooses which cards are jokers and, for "different", which values."""
    hand = state.hands[state.turn]
    cards, value = bid_cards(state.high), bid_value(state.high)
    if action < PAY_DIFFERENT:
        return value != DIFFERENT and can_pay_equal(hand, cards, value, action - PAY_EQUAL)
    return value == DIFFERENT and can_pay_different(values_held(hand), int(hand[JOKER]), cards, action - PAY_DIFFERENT)


@rule
def can_show(state: BluesState, action: int) -> bool:
    """2.5: four cards of one value from the hand, with jokers for any of them, or the joker foursome."""
    hand = state.hands[state.turn]
    if action == SHOW_JOKERS:
        return bool(hand[JOKER] >= 4)
    return can_pay_equal(hand, 4, (action - SHOW) // 5, (action - SHOW) % 5)


@rule
def legal_payments(state: BluesState, moves: Moves) -> int:
    """2.4: every number of jokers, or every set of values, that the hand allows."""
    hand = state.hands[state.turn]
    cards, value = bid_cards(state.high), bid_value(state.high)
    if value != DIFFERENT:
        return write_jokers(hand, cards, value, PAY_EQUAL, moves, 0)
    held, jokers = values_held(hand), int(hand[JOKER])
    count = 0
    for values in range(1 << VALUES):
        moves[count] = PAY_DIFFERENT + values
        count += 1 if can_pay_different(held, jokers, cards, values) else 0
    return count


@rule
def write_jokers(hand: Int8s, cards: int, value: int, action: int, moves: Moves, count: int) -> int:
    """2.4, 2.5: write an action for each number of jokers that `cards` cards of a value can include."""
    for jokers in range(max(0, cards - int(hand[value])), min(cards, int(hand[JOKER])) + 1):
        moves[count] = action + jokers
        count += 1
    return count


@rule
def legal_shows(state: BluesState, moves: Moves) -> int:
    """2.5: every foursome in the hand, or none."""
    hand = state.hands[state.turn]
    count = 0
    for value in range(VALUES):
        count = write_jokers(hand, 4, value, SHOW + 5 * value, moves, count)
    if hand[JOKER] >= 4:
        moves[count] = SHOW_JOKERS
        count += 1
    moves[count] = DONE
    return count + 1


@rule
def pay(state: BluesState, action: int) -> None:
    """2.4: jokers stay face up in front of the winner, the rest is discarded; then the winner takes the row."""
    forget(state)
    cards = bid_cards(state.high)
    if action < PAY_DIFFERENT:
        lay_down(state, bid_value(state.high), cards, action - PAY_EQUAL)
    else:
        for value in range(VALUES):
            if (action - PAY_DIFFERENT) >> value & 1:
                lay_down(state, value, 1, 0)
                cards -= 1
        lay_down(state, JOKER, cards, cards)
    for place in range(state.row_size):
        add_seen_card(state, state.turn, int(state.row[place]))
    state.row_size = 0
    state.phase = SHOWING


@rule
def lay_down(state: BluesState, value: int, cards: int, jokers: int) -> None:
    """2.4, 2.5: lay down cards of a value from the hand, some of them jokers, which stay on show."""
    remove_seen_cards(state, state.turn, value, cards - jokers)
    remove_seen_cards(state, state.turn, JOKER, jokers)
    state.discard[value] += cards - jokers
    state.jokers[state.turn] += jokers


@rule
def show(state: BluesState, action: int) -> None:
    """2.5: a foursome earns its value in mice, or what is left; the joker foursome earns nothing and is discarded."""
    if action == SHOW_JOKERS:
        remove_seen_cards(state, state.turn, JOKER, 4)
        state.discard[JOKER] += 4
        return
    value = (action - SHOW) // 5
    lay_down(state, value, 4, (action - SHOW) % 5)
    earned = min(value + 1, int(state.mice_left))
    state.mice[state.turn] += earned
    state.mice_left -= earned
    if state.mice_left == 0:
        score(state, LAST_MOUSE)  # 3.1: the game ends at once
