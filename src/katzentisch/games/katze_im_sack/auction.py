"""The auction of a row: bidding, dropping out, winning. Numbers are the paragraphs of rules/katze_im_sack.md."""

from typing import Any

from ..compiled import rule
from ..state import GOING_ON, NOBODY, left_of
from .rounds import end_round
from .row import driven_away, is_dog, row_length, turn_up
from .state import FEWEST, LAYING, MOUSE_CARDS, OFFER


@rule
def most_bid(state: Any) -> int:
    """2.2: up to all the mice he owns; 2.5: the last one takes the row for 1."""
    mice = int(state.mice[state.turn])
    return min(mice, 1) if state.phase == OFFER else mice


@rule
def bid(state: Any, mice: int) -> None:
    """2.2; 2.5: the last one's bid of 1 takes the row."""
    state.high = mice
    state.bidder = state.turn
    state.bids[state.turn] = mice
    if state.phase == OFFER:
        win_row(state)
    else:
        state.turn = next_bidder(state)


@rule
def next_bidder(state: Any) -> int:
    """2.3: who has passed is out of this round."""
    seat = left_of(state, int(state.turn))
    while int(state.passed) >> seat & 1:
        seat = left_of(state, seat)
    return seat


@rule
def drop_out(state: Any) -> None:
    """2.3; 2.5: if the last one passes too, the row leaves the game and the mouse cards are not filled."""
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
        leave_one(state)


@rule
def take_mouse_card(state: Any) -> None:
    """2.3: the lowest still in play; 4.1: nothing where they were not filled."""
    if state.filled:
        state.mice[state.turn] += MOUSE_CARDS[state.players - FEWEST, state.passes]
    state.passes += 1


@rule
def leave_one(state: Any) -> None:
    """2.4: all but one have passed and that one has bid; 2.5: or nobody has."""
    if state.bidder != NOBODY:
        win_row(state)
    else:
        state.phase = OFFER
        state.turn = next_bidder(state)


@rule
def win_row(state: Any) -> None:
    """2.4: he pays the bank, takes the row and is the next start player."""
    state.mice[state.bidder] -= state.high
    state.bank += state.high
    chased = driven_away(state)
    for place in range(state.laid):
        card = int(state.row[place])
        if place != chased and not is_dog(card):
            state.won[state.bidder, card] += 1
    state.start = state.bidder
    end_round(state, True)


def auction(observation: Any) -> int | None:
    """2.2–2.5: the round, until it is settled who takes the row; 2.3: who passes is out of it."""
    has_passed = observation.viewer >= 0 and int(observation.passed) >> int(observation.viewer) & 1
    return None if observation.end != GOING_ON or observation.phase == LAYING or has_passed else int(observation.rounds)
