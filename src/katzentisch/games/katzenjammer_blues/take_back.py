"""Taking back the moves of an auction, to see what a seat knew when it made them (rules/katzenjammer_blues.md 2.2)."""

from ..compiled import rule
from ..state import IN_PROGRESS, NOTHING, left_of
from .auction import next_active
from .state import AUCTION, DIFFERENT, LOGGED, NO_BID, PASS, BluesState, bid_value


@rule
def take_back(state: BluesState) -> int:
    """2.2: take back the last bid or pass for this row and return it; NOTHING if there is none or the auction was too long."""
    if state.end != IN_PROGRESS or state.auction_moves == 0 or state.auction_moves > LOGGED:
        return NOTHING
    state.auction_moves -= 1
    last = int(state.auction_moves)
    action, before = int(state.auction_log[last]), state.proved_before[last]
    state.auction_log[last] = 0
    state.proved_before[last] = 0
    restore_bids(state)
    state.phase = AUCTION
    state.plies -= 1
    if action != PASS:
        take_proof_back(state, int(state.turn), bid_value(action), before)
    return action


@rule
def restore_bids(state: BluesState) -> None:
    """2.2: set the bids, who has passed and the seat at turn from the log."""
    for seat in range(state.players):
        state.bids[seat] = NO_BID
        state.passed[seat] = 0
    state.high = NO_BID
    state.active = state.players
    state.turn = left_of(state, int(state.bandleader))
    for place in range(state.auction_moves):
        action = int(state.auction_log[place])
        if action == PASS:
            state.passed[state.turn] = 1
            state.active -= 1
        else:
            state.high = action
            state.bids[state.turn] = action
        state.turn = next_active(state)


@rule
def take_proof_back(state: BluesState, seat: int, value: int, cards: int) -> None:
    """2.2: a hand is no longer known to be able to pay a bid."""
    if value == DIFFERENT:
        state.different[seat] = cards
    else:
        state.equal[seat, value] = cards
