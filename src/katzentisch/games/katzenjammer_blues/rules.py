"""The rules of Katzenjammer Blues: the deal, legal moves, and a move. Numbers are paragraphs of rules/katzenjammer_blues.md."""

from ..arrays import Moves
from ..chance import shuffle
from ..compiled import rule
from .auction import bid, can_bid, legal_bids, pass_
from .reveal import reveal
from .state import AUCTION, CARDS, COPIES, DONE, HAND, KINDS, MICE, MICE_USED, PASS, PAY_EQUAL, PAYING, SHOW, BluesState
from .winner import can_pay, can_show, legal_payments, legal_shows, pay, show


@rule
def deal(state: BluesState) -> None:
    """1.3: deal 6 cards to each player; the rest is the deck."""
    for kind in range(KINDS):
        for copy in range(COPIES):
            state.deck[kind * COPIES + copy] = kind
    shuffle(state, state.deck, 0, CARDS)
    card = CARDS
    for seat in range(state.players):
        for _ in range(HAND):
            card -= 1
            state.hands[seat, state.deck[card]] += 1
            state.deck[card] = 0
    state.deck_size = card


@rule
def begin(state: BluesState) -> None:
    """1.2, 1.3: put out the mice; the first bandleader reveals a row."""
    state.mice_left = MICE_USED[state.options[MICE]]
    state.bandleader = state.first
    for seat in range(state.players):
        state.sizes[seat] = HAND
    reveal(state)


@rule
def is_legal(state: BluesState, action: int) -> bool:
    """2.2, 2.4, 2.5: whether an action is legal in its phase."""
    if state.end != 0 or action < 0 or action > DONE:
        return False
    if state.phase == AUCTION:
        return action == PASS or (action < PAY_EQUAL and can_bid(state, action))
    if state.phase == PAYING:
        return PAY_EQUAL <= action < SHOW and can_pay(state, action)
    return action == DONE or (action >= SHOW and can_show(state, action))


@rule
def legal(state: BluesState, moves: Moves) -> int:
    if state.end != 0:
        return 0
    if state.phase == AUCTION:
        return legal_bids(state, moves)
    if state.phase == PAYING:
        return legal_payments(state, moves)
    return legal_shows(state, moves)


@rule
def apply(state: BluesState, action: int) -> bool:
    if not is_legal(state, action):
        return False
    state.plies += 1
    if state.phase == AUCTION:
        if action == PASS:
            pass_(state)
        else:
            bid(state, action)
    elif state.phase == PAYING:
        pay(state, action)
    elif action == DONE:
        state.bandleader = state.turn  # 2.5: the winner is the next bandleader
        reveal(state)
    else:
        show(state, action)
    return True
