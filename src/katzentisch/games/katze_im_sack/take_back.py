"""Taking back the moves of a round, to see what a seat knew when it made them. Numbers are paragraphs of rules/katze_im_sack.md."""

from ..compiled import rule
from ..state import IN_PROGRESS, NOBODY, NOTHING
from .auction import next_bidder
from .row import has_dummy, owner
from .state import AUCTION, FEWEST, LAYING, LOGGED, MOUSE_CARDS, NO_CARD, PASS, KatzeState


@rule
def take_back(state: KatzeState) -> int:
    """Take back the last card laid, bid or pass of this round and return it; NOTHING if there is none or the auction was too long."""
    if state.end != IN_PROGRESS or state.auction_moves > LOGGED:
        return NOTHING
    if state.auction_moves > 0:
        return take_back_bid(state)
    if state.laid == (1 if has_dummy(state) else 0):
        return NOTHING
    return take_back_card(state)


@rule
def take_back_card(state: KatzeState) -> int:
    """2.1: return the last card of the row to its owner's hand; 2.2: the first one is face down again."""
    turn_down(state, 0)
    state.phase = LAYING
    state.laid -= 1
    card = int(state.row[state.laid])
    state.turn = owner(state, int(state.laid))
    state.hands[state.turn] |= 1 << card
    state.row[state.laid] = NO_CARD
    state.plies -= 1
    return card


@rule
def turn_down(state: KatzeState, until: int) -> None:
    """2.2, 2.3: turn all but the first `until` cards of the row face down again."""
    for place in range(until, int(state.turned)):
        state.played[owner(state, place)] ^= 1 << int(state.row[place])
    state.turned = until


@rule
def take_back_bid(state: KatzeState) -> int:
    """2.2: take back a bid; 2.3: or a pass, its mouse card and the card turned up after it."""
    state.auction_moves -= 1
    action = int(state.auction_log[state.auction_moves])
    state.auction_log[state.auction_moves] = 0
    restore_bids(state)
    state.phase = AUCTION
    state.plies -= 1
    if action == PASS:
        state.passes -= 1
        turn_down(state, int(state.passes) + 1)
        if state.filled:
            state.mice[state.turn] -= MOUSE_CARDS[state.players - FEWEST, state.passes]
    return action


@rule
def restore_bids(state: KatzeState) -> None:
    """2.2, 2.3: set the bids, who has passed and the seat at turn from the log."""
    for seat in range(state.players):
        state.bids[seat] = 0
    state.high = 0
    state.bidder = NOBODY
    state.passed = 0
    state.turn = state.start
    for place in range(state.auction_moves):
        action = int(state.auction_log[place])
        if action == PASS:
            state.passed |= 1 << int(state.turn)
        else:
            state.high = action - PASS
            state.bids[state.turn] = state.high
            state.bidder = state.turn
        state.turn = next_bidder(state)
