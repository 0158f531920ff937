"""RLCard: UNO with four players, random moves, driven from Python as RLCard is."""

import random

import rlcard
from timing import Measure, repeat, serve

PLAYERS = 4


def make_table() -> "rlcard.envs.Env":
    """`rlcard.make` ignores `game_num_players` for UNO and seats two, so the number is set on the game itself."""
    table = rlcard.make("uno", config={"seed": 1})
    table.game.configure({"game_num_players": PLAYERS})
    table.num_players = table.game.get_num_players()
    table.reset()
    assert len(table.game.players) == PLAYERS
    return table


def play_game(table: "rlcard.envs.Env") -> int:
    moves = 0
    state, _ = table.reset()
    while not table.is_over():
        state, _ = table.step(random.choice(list(state["legal_actions"])))
        moves += 1
    return moves


def uno() -> Measure:
    random.seed(1)
    table = make_table()
    return repeat(lambda: play_game(table))


if __name__ == "__main__":
    serve({"rlcard_uno": uno})
