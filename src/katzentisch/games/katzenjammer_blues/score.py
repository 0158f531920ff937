"""The end of a game of Katzenjammer Blues (rules/katzenjammer_blues.md 3)."""

from ..compiled import rule
from ..state import finish
from .hand import remove_seen_cards
from .state import CARDS, JOKER, BluesState


@rule
def score(state: BluesState, end: int) -> None:
    """3.2: jokers in hand join those on show."""
    for seat in range(state.players):
        held = int(state.hands[seat, JOKER])
        remove_seen_cards(state, seat, JOKER, held)
        state.jokers[seat] += held
    for seat in range(state.players):
        state.scores[seat] = score_now(state, seat)
        state.standing[seat] = standing_now(state, seat)
    finish(state, end)


@rule
def jokers_of(state: BluesState, seat: int) -> int:
    """3.2: the jokers on show and in hand."""
    return int(state.jokers[seat]) + int(state.hands[seat, JOKER])


@rule
def score_now(state: BluesState, seat: int) -> int:
    """3.2: all players with the most jokers lose 5 mice. If nobody has a joker, nobody does."""
    most = 1
    for other in range(state.players):
        most = max(most, jokers_of(state, other))
    return int(state.mice[seat]) - (5 if jokers_of(state, seat) == most else 0)


@rule
def standing_now(state: BluesState, seat: int) -> int:
    """3.3: most mice win, then fewer jokers."""
    return score_now(state, seat) * CARDS - jokers_of(state, seat)
