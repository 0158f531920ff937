"""The auction of Katzenjammer Blues (rules/katzenjammer_blues.md 2.2, 2.3)."""

from ..arrays import Moves
from ..compiled import rule
from ..state import IN_PROGRESS, left_of
from .hand import can_reach, note_bid, values_held, values_in
from .reveal import reveal
from .state import AUCTION, DIFFERENT, JOKER, LOGGED, MOST_DIFFERENT, NO_BID, PASS, PAYING, VALUES, BluesState, bid_cards, bid_of, bid_value


@rule
def can_bid(state: BluesState, bid: int) -> bool:
    """2.2: higher than the highest bid, and the hand can pay it."""
    return bool(bid > state.high and can_reach(state.hands[state.turn], bid_cards(bid), bid_value(bid)))


@rule
def legal_bids(state: BluesState, moves: Moves) -> int:
    """2.2: pass, and every higher bid that the hand can pay. Writing each bid and then counting it or not is faster than branching."""
    hand = state.hands[state.turn]
    high, jokers = int(state.high), int(hand[JOKER])
    different = values_in(values_held(hand)) + jokers
    most = min(different, MOST_DIFFERENT)
    for value in range(VALUES):
        most = max(most, int(hand[value]) + jokers)
    moves[0] = PASS
    count = 1
    for cards in range(bid_cards(high + 1), most + 1):
        first = bid_of(cards, 0)
        if 2 <= cards <= MOST_DIFFERENT:
            moves[count] = first - 1
            count += 1 if different >= cards and first - 1 > high else 0
        for value in range(VALUES):
            moves[count] = first + value
            count += 1 if hand[value] + jokers >= cards and first + value > high else 0
    return count


@rule
def proved(state: BluesState, seat: int, bid: int) -> int:
    """2.2: how many cards the seat has at least of what a bid names."""
    value = bid_value(bid)
    return int(state.different[seat]) if value == DIFFERENT else int(state.equal[seat, value])


@rule
def note_action(state: BluesState, action: int, before: int) -> None:
    """2.2: remember a bid or pass for this row, which is open to all, and what was proved before a bid."""
    if state.auction_moves < LOGGED:
        state.auction_log[state.auction_moves] = action
        state.proved_before[state.auction_moves] = before
    state.auction_moves += 1


@rule
def bid(state: BluesState, action: int) -> None:
    """2.2: the auction ends when all but one player have passed and that player has bid."""
    note_action(state, action, proved(state, int(state.turn), action))
    state.high = action
    state.bids[state.turn] = action
    note_bid(state, state.turn, bid_cards(action), bid_value(action))
    if state.active == 1:
        state.phase = PAYING
    else:
        state.turn = next_active(state)


@rule
def pass_(state: BluesState) -> None:
    """2.2: a player who passes is out for this round. 2.3: if all pass, the row is discarded and the same bandleader reveals a new one."""
    note_action(state, PASS, 0)
    state.passed[state.turn] = 1
    state.active -= 1
    if state.active == 0:
        for place in range(state.row_size):
            state.discard[state.row[place]] += 1
        reveal(state)
        return
    state.turn = next_active(state)
    if state.active == 1 and state.high != NO_BID:
        state.phase = PAYING


@rule
def next_active(state: BluesState) -> int:
    """2.2: the next player clockwise who has not passed."""
    seat = left_of(state, state.turn)
    while state.passed[seat]:
        seat = left_of(state, seat)
    return seat


def auction(observation: BluesState) -> int | None:
    """2.2: return the number of cards taken from the deck, which identifies the row; None after the viewer has passed."""
    has_passed = observation.viewer >= 0 and observation.passed[observation.viewer]
    return None if observation.end != IN_PROGRESS or observation.phase != AUCTION or has_passed else int(observation.deck_next)
