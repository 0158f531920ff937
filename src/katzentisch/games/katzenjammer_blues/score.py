"""The end of a game of Katzenjammer Blues (rules/katzenjammer_blues.md 3)."""

from ..compiled import rule
from ..state import finish
from .hand import remove_seen_cards
from .state import CARDS, JOKER, BluesState


@rule
def score(state: BluesState, end: int) -> None:
    """3.2: jokers in hand join those on show; all players with the most lose 5 mice. 3.3: most mice win, then fewer jokers."""
    most = 1  # if nobody has a joker, nobody loses mice
    for seat in range(state.players):
        held = int(state.hands[seat, JOKER])
        remove_seen_cards(state, seat, JOKER, held)
        state.jokers[seat] += held
        most = max(most, int(state.jokers[seat]))
    for seat in range(state.players):
        state.scores[seat] = int(state.mice[seat]) - (5 if state.jokers[seat] == most else 0)
        state.standing[seat] = state.scores[seat] * CARDS - state.jokers[seat]
    finish(state, end)
