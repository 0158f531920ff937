"""A policy for Katzenjammer Blues that follows rules of thumb. Numbers are the paragraphs of rules/katzenjammer_blues.md.

Every move is valued by the mice that the hand promises after it (hand_value.py).
"""

from ...arrays import Moves
from ...compiled import rule
from ..state import (
    AUCTION,
    COPIES,
    DIFFERENT,
    DONE,
    JOKER,
    PASS,
    PAY_DIFFERENT,
    PAY_EQUAL,
    PAYING,
    SHOW,
    SHOW_JOKERS,
    VALUES,
    BluesState,
    bid_cards,
    bid_value,
)
from .hand_value import Prospects, fine, hand_of, held, is_hopeless, kept, one_more, prospects, row_of, some, won

LAST_MOUSE = 6.0  # for ending the game as its winner; as much is lost by ending it for another player


@rule
def choose(state: BluesState, moves: Moves, count: int, rng: int) -> int:
    """Choose the most valuable move. Of equal bids the higher one, which is harder to beat; otherwise the one with fewer jokers."""
    best = int(moves[0])
    if count == 1:
        return best
    if state.phase == AUCTION and is_hopeless(state):
        return PASS
    ahead, hand, is_auction = prospects(state), hand_of(state), state.phase == AUCTION
    most, jokers = -1e9, fewest_jokers(state, moves, count)
    for move in range(count):
        if not is_thrifty(state, moves, move, jokers):
            continue
        promised = worth(state, ahead, hand, int(moves[move]))
        if promised > most or (is_auction and promised == most):
            best, most = int(moves[move]), promised
    return best


@rule
def fewest_jokers(state: BluesState, moves: Moves, count: int) -> int:
    """2.4: the fewest jokers that the bid can be paid with."""
    fewest = COPIES
    for move in range(count):
        if state.phase == PAYING:
            fewest = min(fewest, held(payment(state, int(moves[move])), JOKER))
    return fewest


@rule
def is_thrifty(state: BluesState, moves: Moves, move: int, jokers: int) -> bool:
    """2.4, 2.5: a joker in the hand can stand for the card kept instead, and counts for the fine like one on show (3.2)."""
    if state.phase == AUCTION:
        return is_lowest(moves, move)
    if state.phase == PAYING:
        return held(payment(state, int(moves[move])), JOKER) == jokers
    if moves[move] == DONE:
        return not is_free_foursome_left(state, moves, move)
    return move == 0 or moves[move] >= SHOW_JOKERS or (moves[move] - SHOW) // 5 != (moves[move - 1] - SHOW) // 5


@rule
def is_free_foursome_left(state: BluesState, moves: Moves, count: int) -> bool:
    """2.5: whether a foursome without jokers can be shown that doesn't end the game (3.1)."""
    for move in range(count):
        value, jokers = (int(moves[move]) - SHOW) // 5, (int(moves[move]) - SHOW) % 5
        if moves[move] < SHOW_JOKERS and jokers == 0 and value + 1 < state.mice_left:
            return True
    return False


@rule
def is_lowest(moves: Moves, move: int) -> bool:
    """2.2: of each value only the lowest bid is considered: more cards cost more."""
    value = bid_value(int(moves[move]))
    lower = move - 1
    while lower > 0 and bid_value(int(moves[lower])) != value:
        lower -= 1
    return lower <= 0


@rule
def worth(state: BluesState, ahead: Prospects, hand: int, action: int) -> float:
    """2.2: a bid is worth the hand after winning and paying, passing the hand that waits for another row."""
    on_show = int(state.jokers[state.turn])
    if action == PASS or action == DONE:
        return kept(ahead, hand, on_show)
    if state.phase == AUCTION:
        return after_paying(state, ahead, hand, cheapest(ahead, hand, bid_cards(action), bid_value(action)))
    if state.phase == PAYING:
        return after_paying(state, ahead, hand, payment(state, action))
    return after_showing(state, ahead, hand, action)


@rule
def after_paying(state: BluesState, ahead: Prospects, hand: int, paid: int) -> float:
    """2.4: jokers paid stay on show."""
    return won(ahead, hand - paid + row_of(state), int(state.jokers[state.turn]) + held(paid, JOKER))


@rule
def cheapest(ahead: Prospects, hand: int, cards: int, value: int) -> int:
    """2.4: jokers are paid last; for "different", the values needed least come first."""
    if value != DIFFERENT:
        own = min(cards, held(hand, value))
        return some(value, own) + some(JOKER, cards - own)
    paid = 0
    for _ in range(cards):
        paid += some(least_needed(ahead, hand, paid), 1)
    return paid


@rule
def least_needed(ahead: Prospects, hand: int, paid: int) -> int:
    """The value of the hand that is needed least and not paid yet, or a joker."""
    best, least = JOKER, 0.0
    for value in range(VALUES):
        if held(hand, value) > 0 and held(paid, value) == 0:
            need = one_more(ahead, value, held(hand, value) - 1, 1.0)
            if best == JOKER or need < least:
                best, least = value, need
    return best


@rule
def payment(state: BluesState, action: int) -> int:
    """2.4: the cards that an action pays."""
    cards = bid_cards(int(state.high))
    if action < PAY_DIFFERENT:
        jokers = action - PAY_EQUAL
        return some(bid_value(int(state.high)), cards - jokers) + some(JOKER, jokers)
    paid = 0
    for value in range(VALUES):
        if (action - PAY_DIFFERENT) >> value & 1:
            paid += some(value, 1)
            cards -= 1
    return paid + some(JOKER, cards)


@rule
def after_showing(state: BluesState, ahead: Prospects, hand: int, action: int) -> float:
    """2.5: mice now, and what the rest promises. Four jokers earn nothing, but are gone."""
    on_show = int(state.jokers[state.turn])
    if action == SHOW_JOKERS:
        return won(ahead, hand - some(JOKER, 4), on_show)
    value, jokers = (action - SHOW) // 5, (action - SHOW) % 5
    earned = min(value + 1, ahead.mice_left)
    if earned == ahead.mice_left:
        return earned + LAST_MOUSE * (1.0 if is_ahead(state, ahead, hand, earned) else -ahead.time)
    return earned + won(ahead, hand - some(value, 4 - jokers) - some(JOKER, jokers), on_show + jokers)


@rule
def is_ahead(state: BluesState, ahead: Prospects, hand: int, earned: int) -> bool:
    """3.1: the last mouse ends the game, which is good for the leader."""
    me = int(state.turn)
    mine = int(state.mice[me]) + earned - fine(ahead, int(state.jokers[me]) + held(hand, JOKER))
    best = 0
    for seat in range(state.players):
        if seat != me:
            best = max(best, int(state.mice[seat]))
    return mine > best - 1
