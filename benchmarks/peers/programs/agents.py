"""The loop over the agents of a PettingZoo environment, the same for theirs and ours: random legal actions, picked as fast as Python can,
so that the environments take most of the time. Every step counts, those that remove the agents of a finished game too.
"""

import random
from typing import Any


def play_game(table: Any) -> int:
    steps = 0
    table.reset()
    for _ in table.agent_iter():
        observation, _, termination, truncation, _ = table.last()
        table.step(None if termination or truncation else pick(observation["action_mask"]))
        steps += 1
    return steps


def pick(mask: Any) -> int:
    actions = mask.nonzero()[0].tolist()
    return actions[int(random.random() * len(actions))]
