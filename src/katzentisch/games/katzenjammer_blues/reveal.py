"""A new row of Katzenjammer Blues (rules/katzenjammer_blues.md 2.1)."""

from ..compiled import rule
from ..state import left_of
from .score import score
from .state import AUCTION, DECK, JOKER, LOGGED, NO_BID, BluesState


@rule
def take_top_card(state: BluesState) -> int:
    """2.1: take the top card of the deck."""
    card = state.deck[state.deck_next]
    state.deck_next += 1
    return int(card)


@rule
def is_deck_gone(state: BluesState) -> bool:
    """3.1: whether the last card has been taken."""
    return bool(state.deck_next == state.deck_size)


@rule
def reveal(state: BluesState) -> None:
    """2.1: reveal cards until a value appears twice or a joker appears. 3.1: the last card of the deck ends the game at once."""
    clear_bids(state)
    state.row_size = 0
    values = 0
    ended = False
    while not ended:
        card = take_top_card(state)
        state.row[state.row_size] = card
        state.row_size += 1
        if is_deck_gone(state):
            score(state, DECK)
            return
        ended = card == JOKER or (values >> card) & 1 == 1
        values |= 1 << card
    if state.row[state.row_size - 1] == JOKER:
        draw_all(state)
    if state.end == 0:
        open_auction(state)


@rule
def draw_all(state: BluesState) -> None:
    """2.1: after a joker, everyone draws clockwise, the bandleader last. 3.1: after the last card, nobody draws."""
    seat = state.bandleader
    for _ in range(state.players):
        seat = left_of(state, seat)
        state.hands[seat, take_top_card(state)] += 1
        state.sizes[seat] += 1
        if is_deck_gone(state):
            score(state, DECK)
            return


@rule
def clear_bids(state: BluesState) -> None:
    """2.2: bids and passes apply to one row only, even if it is never auctioned (3.1)."""
    state.high = NO_BID
    state.active = state.players
    for seat in range(state.players):
        state.bids[seat] = NO_BID
        state.passed[seat] = 0
    forget(state)


@rule
def forget(state: BluesState) -> None:
    """2.2: clear the log of the auction."""
    for place in range(min(int(state.auction_moves), LOGGED)):
        state.auction_log[place] = 0
        state.proved_before[place] = 0
    state.auction_moves = 0


@rule
def open_auction(state: BluesState) -> None:
    """2.2: the bandleader's left neighbour starts."""
    state.phase = AUCTION
    state.turn = left_of(state, state.bandleader)
