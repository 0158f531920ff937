"""The auction of a row: bidding, passing, winning. Numbers are paragraphs of rules/katze_im_sack.md."""

from ..compiled import rule
from ..state import IN_PROGRESS, NOBODY, left_of
from .rounds import end_round
from .row import find_chased, is_dog, row_length, turn_up
from .state import FEWEST, LAYING, LOGGED, MOUSE_CARDS, OFFER, KatzeState


@rule
def note_action(state: KatzeState, action: int) -> None:
    """2.2, 2.3: remember a bid or pass of this round, which is open to all."""
    if state.auction_moves < LOGGED:
        state.auction_log[state.auction_moves] = action
    state.auction_moves += 1


@rule
def most_bid(state: KatzeState) -> int:
    """2.2: players can bid all their mice; 2.5: the last player takes the row for 1."""
    mice = int(state.mice[state.turn])
    return min(mice, 1) if state.phase == OFFER else mice


@rule
def bid(state: KatzeState, mice: int) -> None:
    """2.2: make the highest bid; 2.5: the last player's bid of 1 takes the row."""
    state.high = mice
    state.bidder = state.turn
    state.bids[state.turn] = mice
    if state.phase == OFFER:
        win_row(state)
    else:
        state.turn = next_bidder(state)


@rule
def next_bidder(state: KatzeState) -> int:
    """2.3: skip players who have passed."""
    seat = left_of(state, int(state.turn))
    while int(state.passed) >> seat & 1:
        seat = left_of(state, seat)
    return seat


@rule
def drop_out(state: KatzeState) -> None:
    """2.3: pass and take a mouse card; 2.5: if the last player passes too, the row leaves the game and no mouse cards are filled."""
    state.passed |= 1 << int(state.turn)
    if state.phase == OFFER:
        end_round(state, False)
        return
    take_mouse_card(state)
    if state.passes + 1 < state.players:
        turn_up(state, int(state.passes) + 1)
        state.turn = next_bidder(state)
    else:
        turn_up(state, row_length(state))
        resolve_auction(state)


@rule
def take_mouse_card(state: KatzeState) -> None:
    """2.3: the lowest one left; 4.1: it is worth nothing if the mouse cards were not filled."""
    if state.filled:
        state.mice[state.turn] += MOUSE_CARDS[state.players - FEWEST, state.passes]
    state.passes += 1


@rule
def resolve_auction(state: KatzeState) -> None:
    """2.4: all but one have passed, and the last player has bid; 2.5: or nobody has."""
    if state.bidder != NOBODY:
        win_row(state)
    else:
        state.phase = OFFER
        state.turn = next_bidder(state)


@rule
def win_row(state: KatzeState) -> None:
    """2.4: the winner pays the bank, takes the row and is the next start player."""
    state.mice[state.bidder] -= state.high
    state.bank += state.high
    chased = find_chased(state)
    for place in range(state.laid):
        card = int(state.row[place])
        if place != chased and not is_dog(card):
            state.won[state.bidder, card] += 1
    state.start = state.bidder
    end_round(state, True)


def auction(observation: KatzeState) -> int | None:
    """2.2–2.5: return the round until its row is taken; 2.3: None after the viewer has passed."""
    has_passed = observation.viewer >= 0 and int(observation.passed) >> int(observation.viewer) & 1
    return None if observation.end != IN_PROGRESS or observation.phase == LAYING or has_passed else int(observation.rounds)
