"""The start and end of a round, and the end of the game. Numbers are paragraphs of rules/katze_im_sack.md."""

from ..compiled import rule
from ..state import NOBODY, finish
from .row import has_dummy
from .state import FEWEST, FILLING, LAYING, LOGGED, NO_CARD, PLAYED, ROUNDS, VALUES, KatzeState


@rule
def begin_round(state: KatzeState, may_fill: bool) -> None:
    """2.1: the start player lays the first card; with three players, the dummy's comes before it."""
    clear_table(state)
    fill_mouse_cards(state, may_fill)
    if has_dummy(state):
        state.row[0] = state.dummy[state.rounds]
        state.laid = 1
    state.phase = LAYING
    state.turn = state.start


@rule
def clear_table(state: KatzeState) -> None:
    """2.1, 2.2: the row is empty, and nobody has bid or passed."""
    for place in range(len(state.row)):
        state.row[place] = NO_CARD
    for seat in range(state.players):
        state.bids[seat] = 0
    state.laid = 0
    state.turned = 0
    state.high = 0
    state.bidder = NOBODY
    state.passed = 0
    state.passes = 0
    state.filled = 0
    forget(state)


@rule
def forget(state: KatzeState) -> None:
    """2.1, 2.2: clear the log of the auction."""
    for place in range(min(int(state.auction_moves), LOGGED)):
        state.auction_log[place] = 0
    state.auction_moves = 0


@rule
def fill_mouse_cards(state: KatzeState, may_fill: bool) -> None:
    """1.3: fill the mouse cards from the bank, except after a row that nobody took (2.5); 4.1: all of them or none."""
    filling = FILLING[state.players - FEWEST]
    if may_fill and state.bank >= filling:
        state.filled = 1
        state.bank -= filling


@rule
def end_round(state: KatzeState, may_fill: bool) -> None:
    """4.2: after the 9th round the game ends."""
    state.rounds += 1
    if state.rounds < ROUNDS:
        begin_round(state, may_fill)
    else:
        clear_table(state)
        score(state)
        finish(state, PLAYED)


@rule
def points(state: KatzeState, seat: int) -> int:
    """4.2: the worth of the cards won."""
    total = 0
    for card in range(len(VALUES)):
        total += int(state.won[seat, card]) * int(VALUES[card])
    return total


@rule
def standing_now(state: KatzeState, seat: int) -> int:
    """4.2: the cards won plus one point for each mouse."""
    return points(state, seat) + int(state.mice[seat])


@rule
def score(state: KatzeState) -> None:
    """4.2: most points win."""
    for seat in range(state.players):
        state.scores[seat] = standing_now(state, seat)
        state.standing[seat] = state.scores[seat]
