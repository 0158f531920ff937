"""PettingZoo: its own card games with two players, with its usual wrappers and without any. (Gin rummy is not in this version.)"""

import importlib
import random
from functools import partial

from agents import play_game
from timing import Measure, repeat, serve

GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")


def game_of(module: str, maker: str) -> Measure:
    random.seed(1)
    table = getattr(importlib.import_module(f"pettingzoo.classic.{module}"), maker)()
    table.reset(seed=1)
    return repeat(lambda: play_game(table))


if __name__ == "__main__":
    wrapped = {f"pettingzoo_{game}": partial(game_of, game, "env") for game in GAMES}
    raw = {f"pettingzoo_raw_{game}": partial(game_of, game, "raw_env") for game in GAMES}
    serve({**wrapped, **raw})
