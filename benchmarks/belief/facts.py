"""What is hidden in each game: facts about other seats that are true or false in a state."""

from collections.abc import Callable

import numpy as np

from katzentisch.games.arrays import Bools, States
from katzentisch.games.katze_im_sack.state import FEWEST, SET
from katzentisch.games.katzenjammer_blues.state import KINDS

MOST_COPIES = 2  # of a kind in a hand that are predicted

Facts = Callable[[States, States], Bools]  # of states that look like an observation, given as well: a row for each, a column for each fact


def row_facts(states: States, observation: States) -> Bools:
    """Which card lies face down for each other seat in Katze im Sack's row."""
    [seen] = observation
    dummy = 1 if seen["players"] == FEWEST else 0
    places = range(max(int(seen["turned"]), dummy), int(seen["laid"]))
    others = [place for place in places if (int(seen["start"]) + place - dummy) % int(seen["players"]) != seen["viewer"]]
    facts: Bools = states["row"][:, others, None] == np.arange(SET)
    return facts.reshape(len(states), -1)


def hand_facts(states: States, observation: States) -> Bools:
    """Whether each other hand in Katzenjammer Blues has at least one card of each kind, and at least two."""
    [seen] = observation
    others = [seat for seat in range(int(seen["players"])) if seat != seen["viewer"]]
    hands = states["hands"][:, others]
    facts: Bools = np.stack([hands >= copies for copies in range(1, MOST_COPIES + 1)], axis=-1)
    return facts.reshape(len(states), len(others) * KINDS * MOST_COPIES)


FACTS: dict[str, tuple[str, Facts]] = {
    "katze_im_sack": ("the face-down card of each other seat in the row", row_facts),
    "katzenjammer_blues": ("whether each other hand has one, and two, of each kind", hand_facts),
}
