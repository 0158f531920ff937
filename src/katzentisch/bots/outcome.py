"""The worth of a finished game to a seat, from 0 to 1: rank first, then score. Search and training maximise it.

Most of it is the win (shared by equals), as people count it; then the number of opponents beaten; the score only breaks ties.
"""

from ..games.compiled import rule
from ..games.state import CommonState

FIRST, BEATEN, SCORE = 0.7, 0.25, 0.05  # shares of the whole
USUAL_LEAD = 20.0  # points ahead of the others' mean that are worth half of what a lead can be worth


@rule
def worth(state: CommonState, seat: int) -> float:
    players = int(state.players)
    return FIRST * win_share(state, seat) + BEATEN * beaten(state, seat) / (players - 1) + SCORE * lead(state, seat)


@rule
def win_share(state: CommonState, seat: int) -> float:
    """1 for a sole winner, less for shared wins, 0 for everybody else."""
    if state.ranks[seat] != 1:
        return 0.0
    winners = 0
    for other in range(state.players):
        if state.ranks[other] == 1:
            winners += 1
    return 1.0 / winners


@rule
def beaten(state: CommonState, seat: int) -> float:
    """The number of opponents with a worse rank; equals count half."""
    total = -0.5
    for other in range(state.players):
        if state.ranks[other] > state.ranks[seat]:
            total += 1.0
        elif state.ranks[other] == state.ranks[seat]:
            total += 0.5
    return total


@rule
def lead(state: CommonState, seat: int) -> float:
    """From 0 to 1, half for the mean of the others. `standing` is the key of the ranking: higher is better, even if fewest points win."""
    total = 0.0
    for other in range(state.players):
        total += float(state.standing[seat]) - float(state.standing[other])
    ahead = total / (int(state.players) - 1)
    return 0.5 + 0.5 * ahead / (abs(ahead) + USUAL_LEAD)
