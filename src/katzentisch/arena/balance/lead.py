"""The lead: who would win if the game ended now, and how often that changes.

A seat leads if it would be ranked first, alone, if the game were scored now with all cards open (`Game.standing_now`). The lead changes
when a seat leads alone and another one was the last to do so. It is noted after every decision.
"""

import numpy as np

from ...games.arrays import Int32s, Int64s
from ...games.bound import standing_now
from ...games.game import Game
from ...games.state import NOBODY, CommonState, no_standing

LEADER, CHANGES = range(2)  # columns of `leads`


def has_lead(game: Game) -> bool:
    """Whether the game says who would win now. A plug-in may not."""
    return game.standing_now is not no_standing


def no_leads(games: int) -> Int32s:
    leads = np.zeros((games, 2), np.int32)
    leads[:, LEADER] = NOBODY
    return leads


def note_lead(state: CommonState, seat: int, lead: Int32s, standing: Int64s) -> None:
    """Note who leads after a decision, whoever made it; `standing` is scratch with a place for each seat."""
    for each in range(state.players):
        standing[each] = standing_now(state, each)
    leader, is_alone = 0, True
    for each in range(1, state.players):
        if standing[each] > standing[leader]:
            leader, is_alone = each, True
        elif standing[each] == standing[leader]:
            is_alone = False
    if is_alone and leader != lead[LEADER]:
        if lead[LEADER] != NOBODY:
            lead[CHANGES] += 1
        lead[LEADER] = leader
