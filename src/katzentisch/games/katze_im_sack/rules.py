"""The rules of Katze im Sack. Numbers are paragraphs of rules/katze_im_sack.md."""

from ..arrays import Moves
from ..chance import below, shuffle
from ..compiled import rule
from ..state import IN_PROGRESS, left_of
from .auction import bid, drop_out, most_bid, note_action
from .rounds import begin_round
from .row import has_dummy, row_length, turn_up
from .state import AUCTION, BANK, FEWEST, LAYING, MICE, PASS, SET, WHOLE_SET, KatzeState


@rule
def deal(state: KatzeState) -> None:
    """1.4, 1.5: remove a random card from each hand, and shuffle the dummy's cards."""
    for seat in range(state.players):
        state.removed[seat] = below(state, SET)
    if has_dummy(state):
        for card in range(SET):
            state.dummy[card] = card
        shuffle(state, state.dummy, 0, SET)


@rule
def begin(state: KatzeState) -> None:
    """1.2, 1.4: each player has 15 mice and their set without the removed card."""
    for seat in range(state.players):
        state.hands[seat] = WHOLE_SET ^ (1 << int(state.removed[seat]))
        state.mice[seat] = MICE
    state.bank = BANK[state.players - FEWEST]
    state.start = state.first
    begin_round(state, True)


@rule
def legal(state: KatzeState, moves: Moves) -> int:
    """2.1: every card in the hand; 2.2, 2.5: pass and bids."""
    if state.end != IN_PROGRESS:
        return 0
    return legal_cards(state, moves) if state.phase == LAYING else legal_bids(state, moves)


@rule
def legal_cards(state: KatzeState, moves: Moves) -> int:
    """2.1: one card from the hand."""
    hand = int(state.hands[state.turn])
    count = 0
    for card in range(SET):
        if hand >> card & 1:
            moves[count] = card
            count += 1
    return count


@rule
def legal_bids(state: KatzeState, moves: Moves) -> int:
    """2.2, 2.5: more than the highest bid, or pass."""
    moves[0] = PASS
    count = 1
    for mice in range(int(state.high) + 1, most_bid(state) + 1):
        moves[count] = PASS + mice
        count += 1
    return count


@rule
def can_play(state: KatzeState, action: int) -> bool:
    """2.1, 2.2, 2.5: whether an action is legal."""
    if state.end != IN_PROGRESS or action < 0:
        return False
    if state.phase == LAYING:
        return action < SET and int(state.hands[state.turn]) >> int(action) & 1 == 1
    return bool(action == PASS or int(state.high) < int(action) - PASS <= most_bid(state))


@rule
def apply(state: KatzeState, action: int) -> bool:
    """2.1–2.5: lay a card, bid or pass."""
    if not can_play(state, action):
        return False
    state.plies += 1
    if state.phase == LAYING:
        lay(state, int(action))
        return True
    note_action(state, int(action))
    if action == PASS:
        drop_out(state)
    else:
        bid(state, int(action) - PASS)
    return True


@rule
def lay(state: KatzeState, card: int) -> None:
    """2.1: put a card at the right end of the row; 2.2: after the last one, turn up the first."""
    state.hands[state.turn] ^= 1 << card
    state.row[state.laid] = card
    state.laid += 1
    state.turn = left_of(state, int(state.turn))
    if state.laid == row_length(state):
        turn_up(state, 1)
        state.phase = AUCTION
